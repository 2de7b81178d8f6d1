// Results of every kind, corrections with their consequences, defaults, penalties.
#include <gtest/gtest.h>

#include "given.h"
#include "tournament/standings/standings.h"

namespace {

using namespace tournament::event;
using arbiter_tests::event_of;
using arbiter_tests::firm;
using arbiter_tests::given;
using arbiter_tests::of_system;
using arbiter_tests::play_round;
using arbiter_tests::refusal;
using arbiter_tests::refused;
using arbiter_tests::warnings;
using arbiter_tests::won;

TEST(ResultKinds, AwardWhatTheTableSays) {
  const ScoreTable scores{.win = 6, .draw = 3, .loss = 1};
  const struct {
    ResultKind kind;
    Award award;
  } rows[]{
      {ResultKind::first_wins, {6, 1}},     {ResultKind::draw, {3, 3}},        {ResultKind::both_lose, {1, 1}},
      {ResultKind::first_half, {3, 1}},     {ResultKind::second_half, {1, 3}}, {ResultKind::first_wins_forfeit, {6, 0}},
      {ResultKind::double_forfeit, {0, 0}}, {ResultKind::unplayed, {0, 0}},    {ResultKind::adjourned, {0, 0}}};
  for (const auto& row : rows) {
    EXPECT_EQ(award(row.kind, scores), row.award) << to_text(row.kind);
    const Award back = award(mirrored(row.kind), scores);
    EXPECT_EQ(back, (Award{row.award.second_halves, row.award.first_halves})) << to_text(row.kind);
    EXPECT_EQ(parse_result_kind(to_text(row.kind)), row.kind);
  }
}

TEST(ScoreTables, HaveNames) {
  EXPECT_EQ(parse_score_table("1-½-0"), (ScoreTable{2, 1, 0}));
  EXPECT_EQ(parse_score_table("2-1-0"), (ScoreTable{4, 2, 0}));
  EXPECT_EQ(parse_score_table("3-1-0"), (ScoreTable{6, 2, 0}));
  EXPECT_EQ(parse_score_table("4-2-1"), (ScoreTable{8, 4, 2}));
  EXPECT_EQ(parse_score_table("5-1-0"), std::nullopt);
  EXPECT_EQ(name_of({6, 2, 0}), "3-1-0");
  EXPECT_EQ(name_of({5, 2, 0}), "");
}

TEST(Byes, AreWorthWhatTheTableSays) {
  const ScoreTable plain{.win = 6, .draw = 2, .loss = 0};
  EXPECT_EQ(award(ByeKind::allocated, plain, System::monrad), 6);
  EXPECT_EQ(award(ByeKind::allocated, plain, System::round_robin), 0);
  EXPECT_EQ(award(ByeKind::half_point, plain, System::monrad), 2);
  EXPECT_EQ(award(ByeKind::zero_point, plain, System::monrad), 0);
  EXPECT_EQ(award(ByeKind::full_point, plain, System::monrad), 6);
  ScoreTable own = plain;
  own.bye = 2;
  EXPECT_EQ(award(ByeKind::allocated, own, System::monrad), 2);
  EventSettings settings = of_system(System::monrad);
  settings.scores.bye = 3;
  EXPECT_EQ(refusal({}, CreateEvent{settings}), "EVT007") << "a bye worth more than a win";
}

TEST(Corrections, OfTheLastRoundAskNothing) {
  const State state = play_round(event_of(4, of_system(System::monrad)), "1");
  EXPECT_EQ(warnings(state, SetResult{1, 1, won(ResultKind::draw), "slip"}), "");
}

TEST(Corrections, OfAnEarlierRoundListTheConsequences) {
  State state = play_round(event_of(4, of_system(System::monrad)), "1");
  state = play_round(state, "1");
  const SetResult correction{1, 1, won(ResultKind::second_wins), "slip"};
  EXPECT_EQ(warnings(state, correction), "EVT107 confirm_twice\nEVT108 note\nEVT108 note\n");
  EXPECT_EQ(refusal(state, correction), "EVT086");
  EXPECT_EQ(refused(state, correction), "");
  GameResult with_end = won();
  with_end.end = GameEnd::time;
  EXPECT_EQ(warnings(state, SetResult{1, 1, with_end, "by time"}), "") << "who won stays";
}

TEST(Corrections, OfATableHaveNone) {
  const State state = given({PairAll{}, SetResult{1, 1, won(), ""}}, event_of(4, of_system(System::round_robin)));
  EXPECT_EQ(warnings(state, SetResult{1, 1, won(ResultKind::draw), "slip"}), "");
}

TEST(Corrections, NameTheStageThatWasBegunOnThem) {
  State state = event_of(4, of_system(System::round_robin, {.advance = 2}),
                         {SetSection{1, "", {{.options = {.advance = 2}}, {.system = System::knockout}}}});
  for (int round = 1; round <= 3; ++round) state = play_round(state, "1");
  state = given({AdvanceStage{}}, state);
  EXPECT_EQ(warnings(state, SetResult{1, 1, won(ResultKind::draw), "slip"}), "EVT107 confirm_twice\nEVT109 note\n");
}

TEST(Defaults, AreForfeitsOfWhoDidNotCome) {
  const State state = given({SetRules{{.default_minutes = 30}}, PairRound{}}, event_of(4, of_system(System::monrad)));
  const auto kind = [&](bool first, bool second) {
    const auto body = arbiter_tests::appended(state, DefaultGame{1, 1, 1, first, second, 30});
    return std::get<ResultSet>(body.at(0)).result.kind;
  };
  EXPECT_EQ(kind(true, false), ResultKind::second_wins_forfeit);
  EXPECT_EQ(kind(false, true), ResultKind::first_wins_forfeit);
  EXPECT_EQ(kind(true, true), ResultKind::double_forfeit);
  EXPECT_EQ(refused(state, DefaultGame{1, 1, 1}), "EVT077");
  EXPECT_EQ(warnings(state, DefaultGame{1, 1, 1, true, false, 29}), "EVT114 confirm\n");
}

TEST(Penalties, ChangeThePointsFromTheirRoundOn) {
  State state = play_round(event_of(2, of_system(System::round_robin, {.cycles = 2})), "1");
  state = given({SetPenalty{{.number = 1, .round = 1, .halves = -1}, "phone"}}, state);
  const auto table = tournament::standings::standings(state, {});
  EXPECT_EQ(table.rows[0].points_halves, 1);
  EXPECT_EQ(table.rows[0].penalty_halves, -1);
  EXPECT_EQ(refused(state, SetPenalty{{.number = 1, .round = 1, .halves = 0}, "x"}), "EVT085");
  EXPECT_EQ(refused(state, SetPenalty{{.number = 1, .round = 1, .halves = -1}, ""}), "EVT080");
  EXPECT_EQ(refused(state, SetPenalty{{.number = 1, .round = 4, .halves = -1}, "x"}), "EVT030");
}

TEST(AStrictEvent, RaisesEveryWarningALevel) {
  State state = play_round(event_of(4, of_system(System::monrad)), "1");
  state = given({SetRules{{.strict = true}}}, state);
  EXPECT_EQ(warnings(state, AddEntry{105}), "EVT112 confirm\n");
  state = play_round(state, "1");
  const SetResult correction{1, 1, won(ResultKind::second_wins), "slip"};
  EXPECT_EQ(warnings(state, correction), "EVT107 refused\nEVT108 note\nEVT108 note\n");
  EXPECT_EQ(refused(state, correction), "EVT086") << "no yes is enough";
}

TEST(RulesOfAnEvent, AreInRange) {
  const State state = event_of(2, of_system(System::monrad));
  EXPECT_EQ(refused(state, SetRules{{.missed = ByeKind::full_point}}), "EVT087");
  EXPECT_EQ(refused(state, SetRules{{.half_byes = -1}}), "EVT087");
  EXPECT_EQ(refused(state, SetRules{{.default_minutes = -5}}), "EVT087");
  EXPECT_EQ(refused(state, SetRules{{.time = TimeControl{.periods = {{.seconds = -1}}}}}), "EVT087");
  const auto control = parse_time_control("90m+30s");
  EXPECT_EQ(refused(state, SetRules{{.time = *control}}), "");
}

TEST(TimeControls, HaveOneText) {
  const struct {
    const char* typed;
    const char* kept;
  } rows[]{{"90m+30s", "90m+30s"},
           {"1h30m+30s", "90m+30s"},
           {"40/90m+30s;30m+30s", "40/90m+30s;30m+30s"},
           {"40/2h;20/1h;15m", "40/120m;20/60m;15m"},
           {"move=60s", "move=1m"},
           {"300s+3s", "5m+3s"}};
  for (const auto& row : rows) {
    const auto control = parse_time_control(row.typed);
    ASSERT_TRUE(control) << row.typed;
    EXPECT_EQ(to_text(*control), row.kept);
    EXPECT_EQ(parse_time_control(row.kept), control);
  }
  for (const char* text : {"", "90", "90m+", "m", "+30s", "0m", "-5m", "30s1m", "1m1m", "90m;30m", "0/90m", "40/",
                           "move=", "101h", "5m+3s;", "99999999999h", "5 m"}) {
    EXPECT_EQ(parse_time_control(text), std::nullopt) << text;
  }
}

}  // namespace
