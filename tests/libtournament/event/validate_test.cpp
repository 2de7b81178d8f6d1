#include "tournament/event/validate.h"

#include <gtest/gtest.h>

#include "dots/surround/ruleset.h"
#include "given.h"
#include "tournament/event/codes.h"

namespace {

using namespace tournament;
using namespace tournament::event;
using arbiter_tests::cup;
using arbiter_tests::won;

template <class T>
std::string code(const dots::Result<T>& result) {
  return result ? "" : result.error().code;
}

std::string argument(const dots::Error& error, std::string_view name) {
  for (const auto& arg : error.args) {
    if (arg.name == name) return arg.value;
  }
  return "(none)";
}

template <class Change>
dots::Result<EventSettings> changed(Change change) {
  EventSettings settings = cup();
  change(settings);
  return validated(settings);
}

// ---- settings -----------------------------------------------------------------------------------------------------

TEST(Settings, RulesAreKeptAsCanonicalText) {
  const auto settings = changed([](auto& s) { s.rules = "tensu;margin=15"; });
  ASSERT_TRUE(settings) << settings.error().code;
  const auto rules = dots::surround::parse_ruleset("tensu;margin=15");
  ASSERT_TRUE(rules);
  EXPECT_EQ(settings->rules, dots::surround::canonical_text(*rules));
  EventSettings expected = cup();
  expected.rules = settings->rules;
  EXPECT_EQ(*settings, expected);
}

TEST(Settings, RulesMustBeKnownAndSound) {
  EXPECT_EQ(code(changed([](auto& s) { s.rules = "no-such-rules"; })), "RUL001");
  EXPECT_EQ(code(changed([](auto& s) { s.rules = "tensu;colour=blue"; })), "RUL002");
  EXPECT_EQ(code(changed([](auto& s) { s.rules = "tensu;holes=yes"; })), "RUL011");
  EXPECT_EQ(code(changed([](auto& s) { s.rules = "polish"; })), "");
  EXPECT_EQ(code(changed([](auto& s) { s.rules = ""; })), "");
  EXPECT_EQ(code(changed([](auto& s) { s.game = "tiddlywinks"; })), "GAM001");
}

TEST(Settings, TitleMayHoldAnyScriptButNoControlCharacters) {
  EXPECT_EQ(code(changed([](auto& s) { s.title = "Кубок «Точки» 2026 – 第一回"; })), "");
  EXPECT_EQ(code(changed([](auto& s) { s.title = ""; })), "EVT003");
  EXPECT_EQ(code(changed([](auto& s) { s.title = " \u00A0\u200B "; })), "EVT003");
  EXPECT_EQ(code(changed([](auto& s) { s.title = "a\nb"; })), "EVT004");
  EXPECT_EQ(code(changed([](auto& s) { s.title = std::string("a\0b", 3); })), "EVT004");
  EXPECT_EQ(code(changed([](auto& s) { s.title = "a\u0085"; })), "EVT004");
  EXPECT_EQ(code(changed([](auto& s) { s.title = "a\u2028"; })), "EVT004");
  EXPECT_EQ(code(changed([](auto& s) { s.place = "a\x7F"; })), "EVT004");
}

TEST(Settings, TextsMustBeUtf8) {
  // A lone continuation, an overlong slash, a surrogate, one above U+10FFFF, a cut sequence.
  for (const char* text :
       {"a\x80", "\xC0\xAF", "\xE0\x80\xAF", "\xED\xA0\x80", "\xF4\x90\x80\x80", "\xF5", "a\xE2\x82"}) {
    EXPECT_EQ(code(changed([&](auto& s) { s.title = text; })), "EVT005") << text;
  }
  const auto faulty = changed([](auto& s) { s.title = "aé\xFF"; });
  ASSERT_FALSE(faulty);
  EXPECT_EQ(argument(faulty.error(), "field"), "title");
  EXPECT_EQ(argument(faulty.error(), "position"), "3");
}

TEST(Settings, LengthsAreCountedInCharacters) {
  std::string title;
  for (int i = 0; i < Limits{}.name_length; ++i) title += "ж";
  EXPECT_EQ(code(changed([&](auto& s) { s.title = title; })), "");
  const auto over = changed([&](auto& s) { s.title = title + "ж"; });
  ASSERT_FALSE(over);
  EXPECT_EQ(over.error().code, "LIM001");
  EXPECT_EQ(argument(over.error(), "limit"), "name_length");
  EXPECT_EQ(argument(over.error(), "bound"), "200");
  EXPECT_EQ(argument(over.error(), "found"), "201");
  EXPECT_EQ(argument(over.error(), "field"), "title");

  const std::string longest(60, 'a');
  EXPECT_EQ(code(changed([&](auto& s) { s.code = longest; })), "");
  EXPECT_EQ(code(changed([&](auto& s) { s.code = longest + "a"; })), "LIM001");
}

TEST(Settings, CodeIsFitForTheCommandLine) {
  for (const char* good : {"a", "cup-2026", "2026-cup", "x1"}) {
    EXPECT_EQ(code(changed([&](auto& s) { s.code = good; })), "") << good;
  }
  // Capitals, blanks, other scripts, right-to-left marks, zero width; an id; an option; a hyphen at the end.
  for (const char* bad : {"Cup", "a b", "кубок", "a\u202Eb", "a\u200Bb", "a_b", "a/b", "2026", "20-26", "-a", "a-"}) {
    EXPECT_EQ(code(changed([&](auto& s) { s.code = bad; })), "EVT006") << bad;
  }
  EXPECT_EQ(code(changed([](auto& s) { s.code = ""; })), "EVT003");
}

TEST(Settings, ScoreTable) {
  const auto table = [](int win, int draw, int loss) {
    return code(changed([=](auto& s) { s.scores = {win, draw, loss}; }));
  };
  EXPECT_EQ(table(2, 1, 0), "");
  EXPECT_EQ(table(6, 2, 0), "");
  EXPECT_EQ(table(6, 4, 2), "");
  EXPECT_EQ(table(200, 100, 0), "");
  EXPECT_EQ(table(2, 2, 0), "EVT007") << "two draws are worth more than a win and a loss";
  EXPECT_EQ(table(1, 2, 0), "EVT007");
  EXPECT_EQ(table(2, 0, 1), "EVT007");
  EXPECT_EQ(table(2, 0, -1), "EVT007");
  EXPECT_EQ(table(201, 100, 0), "LIM001");
}

TEST(Settings, TieBreaks) {
  using enum TieBreak;
  const auto list = [](std::vector<TieBreak> tiebreaks) {
    return code(changed([&](auto& s) { s.tiebreaks = tiebreaks; }));
  };
  EXPECT_EQ(list({}), "");
  EXPECT_EQ(list({direct_encounter, sonneborn_berger, direct_encounter}), "");
  EXPECT_EQ(list({wins, sonneborn_berger, wins}), "EVT008");
  EXPECT_EQ(list({direct_encounter, direct_encounter, wins}), "EVT008");
  EXPECT_EQ(list({direct_encounter, wins, direct_encounter, direct_encounter}), "EVT008");
}

TEST(Settings, Dates) {
  const auto dates = [](const char* starts, const char* ends) {
    return code(changed([&](auto& s) { s.starts_on = starts, s.ends_on = ends; }));
  };
  EXPECT_EQ(dates("", ""), "");
  EXPECT_EQ(dates("2028-02-29", "2028-02-29"), "");
  EXPECT_EQ(dates("2026-12-31", ""), "");
  EXPECT_EQ(dates("", "2026-12-31"), "");
  EXPECT_EQ(dates("2026-12-31", "2027-01-01"), "");
  EXPECT_EQ(dates("2026-12-31", "2026-12-30"), "EVT010");
  for (const char* bad : {"2026-02-29", "2026-13-01", "2026-1-1", "2026/01/01", "20260101", "2026-01-01 ", "soon"}) {
    EXPECT_EQ(dates(bad, ""), "EVT009") << bad;
    EXPECT_EQ(dates("", bad), "EVT009") << bad;
  }
}

// ---- players ------------------------------------------------------------------------------------------------------

Player anna() {
  return {.id = 0,
          .name = "Błędowska, Anna",
          .nick = "ania77",
          .club = "Kropki Łódź",
          .federation = "POL",
          .birth_year = 1984,
          .rating = 1500};
}

template <class Change>
std::string player_with(Change change) {
  Player player = anna();
  change(player);
  return code(validate(player));
}

TEST(PlayerForTheRegister, IsAccepted) {
  EXPECT_EQ(code(validate(anna())), "");
  EXPECT_EQ(player_with([](auto& p) { p = Player{.name = "X"}; }), "");
}

TEST(PlayerForTheRegister, IsRefused) {
  EXPECT_EQ(player_with([](auto& p) { p.name = ""; }), "EVT003");
  EXPECT_EQ(player_with([](auto& p) { p.name = "\u200B\u202E"; }), "EVT003");
  EXPECT_EQ(player_with([](auto& p) { p.name = "a\x1B[2J"; }), "EVT004");
  EXPECT_EQ(player_with([](auto& p) { p.nick = std::string("a\0", 2); }), "EVT004");
  EXPECT_EQ(player_with([](auto& p) { p.club = "a\tb"; }), "EVT004");
  EXPECT_EQ(player_with([](auto& p) { p.club = "\xFF"; }), "EVT005");
  EXPECT_EQ(player_with([](auto& p) { p.federation = "pol"; }), "EVT014");
  EXPECT_EQ(player_with([](auto& p) { p.federation = "POLS"; }), "EVT014");
  EXPECT_EQ(player_with([](auto& p) { p.federation = "\xFF\xFF\xFF"; }), "EVT005");
  EXPECT_EQ(player_with([](auto& p) { p.birth_year = 84; }), "EVT012");
  EXPECT_EQ(player_with([](auto& p) { p.rating = -1; }), "EVT013");
  EXPECT_EQ(player_with([](auto& p) { p.rating = 10'000; }), "EVT013");
}

TEST(PlayerForTheRegister, LimitsHoldAtTheBound) {
  const auto repeat = [](int n) { return std::string(static_cast<std::size_t>(n), 'x'); };
  const Limits limits;
  EXPECT_EQ(player_with([&](auto& p) { p.name = repeat(limits.name_length); }), "");
  EXPECT_EQ(player_with([&](auto& p) { p.name = repeat(limits.name_length + 1); }), "LIM001");
  EXPECT_EQ(player_with([&](auto& p) { p.nick = repeat(limits.nick_length); }), "");
  EXPECT_EQ(player_with([&](auto& p) { p.nick = repeat(limits.nick_length + 1); }), "LIM001");
  EXPECT_EQ(player_with([&](auto& p) { p.club = repeat(limits.name_length); }), "");
  EXPECT_EQ(player_with([&](auto& p) { p.club = repeat(limits.name_length + 1); }), "LIM001");
}

// ---- results ------------------------------------------------------------------------------------------------------

using enum ResultKind;

TEST(ResultOfAGame, EndsInAWayThatFits) {
  using enum GameEnd;
  struct Row {
    GameEnd end;
    bool win, draw, forfeit;
  };
  for (const Row& row :
       {Row{unknown, true, true, true}, Row{board_full, true, true, false}, Row{grounding, true, true, false},
        Row{stop, true, true, false}, Row{agreement, true, true, false}, Row{resignation, true, false, false},
        Row{time, true, false, false}, Row{margin, true, false, false}, Row{no_show, false, false, true},
        Row{arbiter, true, true, true}}) {
    const auto allowed = [&](ResultKind kind) { return code(validate(won(kind, row.end))).empty(); };
    EXPECT_EQ(allowed(first_wins), row.win) << to_text(row.end);
    EXPECT_EQ(allowed(second_wins), row.win) << to_text(row.end);
    EXPECT_EQ(allowed(ResultKind::draw), row.draw) << to_text(row.end);
    EXPECT_EQ(allowed(first_wins_forfeit), row.forfeit) << to_text(row.end);
    EXPECT_EQ(allowed(second_wins_forfeit), row.forfeit) << to_text(row.end);
    EXPECT_EQ(allowed(double_forfeit), row.forfeit) << to_text(row.end);
  }
  EXPECT_EQ(code(validate(won(first_wins, no_show))), "EVT037");
}

std::string with_score(ResultKind kind, GameEnd end, long first, long second) {
  return code(validate(GameResult{.kind = kind, .end = end, .score = BoardScore{first, second}, .record = {}}));
}

TEST(ResultOfAGame, ScoreAgreesWithTheWinnerWhereItDecides) {
  for (const GameEnd end : {GameEnd::unknown, GameEnd::board_full, GameEnd::grounding, GameEnd::stop}) {
    EXPECT_EQ(with_score(first_wins, end, 5, 4), "");
    EXPECT_EQ(with_score(second_wins, end, 4, 5), "");
    EXPECT_EQ(with_score(draw, end, 4, 4), "");
    EXPECT_EQ(with_score(first_wins, end, 4, 5), "EVT038");
    EXPECT_EQ(with_score(first_wins, end, 4, 4), "EVT038");
    EXPECT_EQ(with_score(draw, end, 5, 4), "EVT038");
  }
}

TEST(ResultOfAGame, WhoeverResignsMayHaveBeenAhead) {
  EXPECT_EQ(with_score(first_wins, GameEnd::resignation, 0, 20), "");
  EXPECT_EQ(with_score(second_wins, GameEnd::time, 20, 0), "");
  EXPECT_EQ(with_score(draw, GameEnd::arbiter, 20, 0), "");
  EXPECT_EQ(with_score(draw, GameEnd::agreement, 20, 0), "") << "a draw can be agreed at any score";
  EXPECT_EQ(with_score(second_wins, GameEnd::agreement, 20, 0), "EVT038") << "they agreed to count";
}

TEST(ResultOfAGame, ScoreWithinTheLimit) {
  const long most = Limits{}.board_score_halves;
  EXPECT_EQ(with_score(first_wins, GameEnd::stop, most, -most), "");
  EXPECT_EQ(with_score(first_wins, GameEnd::stop, most + 1, 0), "EVT039");
  EXPECT_EQ(with_score(first_wins, GameEnd::stop, 0, -most - 1), "EVT039");
}

TEST(ResultOfAGame, ForfeitHasNeitherScoreNorRecord) {
  for (const ResultKind kind : {first_wins_forfeit, second_wins_forfeit, double_forfeit}) {
    GameResult result = won(kind, GameEnd::no_show);
    result.score = BoardScore{0, 0};
    EXPECT_EQ(code(validate(result)), "EVT035");
    result.score.reset();
    result.record = std::string(64, 'a') + ":0";
    EXPECT_EQ(code(validate(result)), "EVT036");
  }
}

TEST(ResultOfAGame, RecordIsNamedByHashAndIndex) {
  const std::string hash(64, 'a');
  const auto with_record = [](const std::string& record) {
    GameResult result = won();
    result.record = record;
    return code(validate(result));
  };
  EXPECT_EQ(with_record(hash + ":0"), "");
  EXPECT_EQ(with_record(hash + ":123456789"), "");
  for (const std::string& bad :
       std::vector<std::string>{hash, hash + ":", hash + ":x", hash + ":01", hash + ":1234567890", "a:0",
                                std::string(64, 'A') + ":0", std::string(64, 'g') + ":0", hash + ":0 "}) {
    EXPECT_EQ(with_record(bad), "EVT040") << bad;
  }
}

}  // namespace
