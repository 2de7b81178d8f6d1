#include <gtest/gtest.h>

#include "dots/surround/ruleset.h"
#include "given.h"
#include "tournament/event/codes.h"

namespace {

using namespace tournament::event;
using arbiter_tests::arbiter;
using arbiter_tests::cup;
using arbiter_tests::given;
using arbiter_tests::refusal;
using arbiter_tests::with_entries;
using arbiter_tests::won;
using arbiter_tests::operator+;

/// What a command appends to the log of an event.
std::vector<LogBody> then(const State& state, const Command& command) {
  auto entries = decide(state, command, arbiter());
  EXPECT_TRUE(entries) << entries.error().code;
  return entries ? *entries : std::vector<LogBody>{};
}

using Bodies = std::vector<LogBody>;

// ---- creating and entering ------------------------------------------------------------------------------------------

TEST(CreatingAnEvent, LogsTheSettingsWithCanonicalRules) {
  EventSettings logged = cup();
  logged.rules = dots::surround::canonical_text(dots::surround::Ruleset{});
  EXPECT_EQ(then({}, CreateEvent{cup()}), (Bodies{EventCreated{logged}}));

  const State state = given({CreateEvent{cup()}});
  EXPECT_TRUE(state.created);
  EXPECT_EQ(state.settings, logged);
  EXPECT_EQ(state.sequence, 1);
}

TEST(CreatingAnEvent, HappensOnce) { EXPECT_EQ(refusal(given({CreateEvent{cup()}}), CreateEvent{cup()}), "EVT001"); }

TEST(CreatingAnEvent, ComesFirst) {
  for (const Command& command : {Command{AddEntry{1}}, Command{PairRound{}}, Command{PairAll{}},
                                 Command{SetResult{1, 1, won(), ""}}, Command{ClearResult{1, 1, "x"}}}) {
    EXPECT_EQ(refusal({}, command), "EVT002") << command.index();
  }
}

TEST(CreatingAnEvent, RefusesBadSettings) {
  EventSettings settings = cup();
  settings.title.clear();
  EXPECT_EQ(refusal({}, CreateEvent{settings}), "EVT003");
}

TEST(Entering, NumbersTheEntries) {
  const State state = given({CreateEvent{cup()}, AddEntry{70}});
  EXPECT_EQ(then(state, AddEntry{40}), (Bodies{EntryAdded{.number = 2, .player = 40}}));
  EXPECT_EQ(state.entries, (std::vector<Entry>{{.number = 1, .player = 70}}));
}

TEST(Entering, RefusesAPlayerTwice) {
  const auto entries = decide(given(with_entries(3)), AddEntry{102}, arbiter());
  ASSERT_FALSE(entries);
  EXPECT_EQ(entries.error(), (dots::Error{.code = "EVT021", .args = {{"player", "102"}, {"number", "2"}}}));
}

TEST(Entering, EndsWithTheFirstRound) {
  EXPECT_EQ(refusal(given(with_entries(4) + PairRound{}), AddEntry{9}), "EVT020");
}

TEST(Entering, NeedsAPlayer) {
  EXPECT_EQ(refusal(given(with_entries(0)), AddEntry{0}), "EVT022");
  EXPECT_EQ(refusal(given(with_entries(0)), AddEntry{-1}), "EVT022");
}

TEST(Entering, StopsAtTheLimits) {
  Context context = arbiter();
  context.limits.players_in_event = 4;
  EXPECT_EQ(refusal(given(with_entries(3)), AddEntry{9}, context), "");
  EXPECT_EQ(refusal(given(with_entries(4)), AddEntry{9}, context), "LIM001");

  // Four players need three rounds, five need five; twice as many in a double round robin.
  context = arbiter();
  context.limits.rounds = 3;
  EXPECT_EQ(refusal(given(with_entries(3)), AddEntry{9}, context), "");
  EXPECT_EQ(refusal(given(with_entries(4)), AddEntry{9}, context), "LIM001");
  EventSettings twice = cup();
  twice.system = System::double_round_robin;
  context.limits.rounds = 6;
  EXPECT_EQ(refusal(given(with_entries(3, twice)), AddEntry{9}, context), "");
  EXPECT_EQ(refusal(given(with_entries(4, twice)), AddEntry{9}, context), "LIM001");
}

// ---- pairing --------------------------------------------------------------------------------------------------------

TEST(Pairing, FollowsTheBergerTables) {
  const State state = given(with_entries(4));
  const Round first{.number = 1,
                    .pairings = {{.table = 1, .first = 1, .second = 4, .result = {}},
                                 {.table = 2, .first = 2, .second = 3, .result = {}}}};
  EXPECT_EQ(then(state, PairRound{}), (Bodies{RoundPaired{first}}));
}

TEST(Pairing, GivesTheByeTableZeroAndTheLastPlace) {
  const Round first{.number = 1,
                    .pairings = {{.table = 1, .first = 2, .second = 3, .result = {}},
                                 {.table = 0, .first = 1, .second = 0, .result = {}}}};
  EXPECT_EQ(then(given(with_entries(3)), PairRound{}), (Bodies{RoundPaired{first}}));
}

TEST(Pairing, DoesNotWaitForResults) {
  const State state = given(with_entries(4) + PairRound{} + PairRound{});
  ASSERT_EQ(state.rounds.size(), 2U);
  EXPECT_EQ(state.rounds[1].pairings[0],
            (tournament::event::Pairing{.table = 1, .first = 4, .second = 3, .result = {}}));
}

TEST(Pairing, AllAtOnceIsThatRoundByRound) {
  EventSettings twice = cup();
  twice.system = System::double_round_robin;
  auto one_by_one = with_entries(5, twice);
  for (int round = 0; round < 10; ++round) one_by_one.emplace_back(PairRound{});
  const State state = given(one_by_one);
  EXPECT_EQ(given(with_entries(5, twice) + PairAll{}), state);
  EXPECT_EQ(given(with_entries(5, twice) + PairRound{} + PairRound{} + PairAll{}), state);
  EXPECT_EQ(state.rounds.size(), 10U);
}

TEST(Pairing, EndsWithTheLastRound) {
  const State state = given(with_entries(4) + PairAll{});
  EXPECT_EQ(state.rounds.size(), 3U);
  EXPECT_EQ(refusal(state, PairRound{}), "EVT024");
  EXPECT_EQ(refusal(state, PairAll{}), "EVT024");
}

TEST(Pairing, NeedsTwoEntries) {
  for (const int count : {0, 1}) {
    EXPECT_EQ(refusal(given(with_entries(count)), PairRound{}), "EVT023");
    EXPECT_EQ(refusal(given(with_entries(count)), PairAll{}), "EVT023");
  }
  EXPECT_EQ(given(with_entries(2) + PairAll{}).rounds.size(), 1U);
}

// ---- results --------------------------------------------------------------------------------------------------------

TEST(Results, AreSetAtATable) {
  const State state = given(with_entries(4) + PairAll{});
  const GameResult result{.kind = ResultKind::second_wins,
                          .end = GameEnd::grounding,
                          .score = BoardScore{6, 13},
                          .record = std::string(64, 'a') + ":0"};
  EXPECT_EQ(then(state, SetResult{2, 1, result, ""}), (Bodies{ResultSet{2, 1, result, ""}}));

  const State after = given(with_entries(4) + PairAll{} + SetResult{2, 1, result, ""});
  EXPECT_EQ(after.rounds[1].pairings[0].result, result);
  EXPECT_EQ(after.rounds[1].pairings[1].result, std::nullopt);
}

TEST(Results, EnteredTwiceAreLoggedOnce) {
  const State state = given(with_entries(4) + PairAll{} + SetResult{1, 1, won(), ""});
  EXPECT_EQ(then(state, SetResult{1, 1, won(), ""}), Bodies{});
  EXPECT_EQ(then(state, SetResult{1, 1, won(), "again"}), Bodies{});
}

TEST(Results, AreCorrectedWithAReason) {
  const State state = given(with_entries(4) + PairAll{} + SetResult{1, 2, won(), ""});
  const SetResult silent{1, 2, won(ResultKind::draw), ""};
  const auto entries = decide(state, silent, arbiter());
  ASSERT_FALSE(entries);
  EXPECT_EQ(entries.error(),
            (dots::Error{.code = "EVT033", .args = {{"round", "1"}, {"table", "2"}, {"stands", "1-0"}}}));
  EXPECT_EQ(refusal(state, SetResult{1, 2, won(ResultKind::draw), " \u200B "}), "EVT033");

  const SetResult explained{1, 2, won(ResultKind::draw), "both signed a draw"};
  EXPECT_EQ(then(state, explained), (Bodies{ResultSet{1, 2, explained.result, explained.reason}}));
}

TEST(Results, AreClearedWithAReason) {
  const auto commands = with_entries(4) + PairAll{} + SetResult{1, 2, won(), ""};
  EXPECT_EQ(refusal(given(commands), ClearResult{1, 2, ""}), "EVT033");
  EXPECT_EQ(then(given(commands), ClearResult{1, 2, "wrong table"}), (Bodies{ResultCleared{1, 2, "wrong table"}}));
  const State cleared = given(commands + ClearResult{1, 2, "wrong table"});
  EXPECT_EQ(cleared.rounds[0].pairings[1].result, std::nullopt);
  EXPECT_EQ(refusal(cleared, ClearResult{1, 2, "again"}), "EVT034");
  EXPECT_EQ(refusal(cleared, SetResult{1, 2, won(), ""}), "") << "nothing stands any more: no reason needed";
}

TEST(Results, NeedARoundAndATable) {
  const State state = given(with_entries(5) + PairRound{});
  for (const int round : {-1, 0, 2, 1'000'000}) {
    EXPECT_EQ(refusal(state, SetResult{round, 1, won(), ""}), "EVT030") << round;
    EXPECT_EQ(refusal(state, ClearResult{round, 1, "x"}), "EVT030") << round;
  }
  for (const int table : {-1, 3, 1'000'000}) {
    EXPECT_EQ(refusal(state, SetResult{1, table, won(), ""}), "EVT031") << table;
    EXPECT_EQ(refusal(state, ClearResult{1, table, "x"}), "EVT031") << table;
  }
}

TEST(Results, DoNotExistForAByeNorForTableZeroWithoutOne) {
  EXPECT_EQ(refusal(given(with_entries(5) + PairRound{}), SetResult{1, 0, won(), ""}), "EVT032");
  EXPECT_EQ(refusal(given(with_entries(5) + PairRound{}), ClearResult{1, 0, "x"}), "EVT032");
  EXPECT_EQ(refusal(given(with_entries(4) + PairRound{}), SetResult{1, 0, won(), ""}), "EVT031");
}

TEST(Results, MustBeSound) {
  const State state = given(with_entries(4) + PairAll{});
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(ResultKind::first_wins, GameEnd::no_show), ""}), "EVT037");
}

TEST(Results, ReasonIsAText) {
  const State state = given(with_entries(4) + PairAll{});
  const std::string longest(2'000, 'x');
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(), longest}), "");
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(), longest + "x"}), "LIM001");
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(), "a\nb"}), "EVT004");
  EXPECT_EQ(refusal(state, SetResult{1, 1, won(), "\xFF"}), "EVT005");
}

// ---- who decides, and when ------------------------------------------------------------------------------------------

TEST(Deciding, NeedsATimeAndAName) {
  const auto with = [](const char* at, const char* actor) {
    return refusal({}, CreateEvent{cup()}, {.at = at, .actor = actor});
  };
  EXPECT_EQ(with("2026-11-29T22:05:03Z", "Anna"), "");
  for (const char* at : {"", "2026-11-29", "2026-11-29T22:05:03", "2026-11-29 22:05:03Z", "2026-02-30T22:05:03Z",
                         "2026-11-29T24:00:00Z", "2026-11-29T22:60:00Z", "2026-11-29T22:05:60Z"}) {
    EXPECT_EQ(with(at, "Anna"), "EVT011") << at;
  }
  EXPECT_EQ(with("2026-11-29T22:05:03Z", ""), "EVT003");
  EXPECT_EQ(with("2026-11-29T22:05:03Z", "a\x1B[1m"), "EVT004");
}

// ---- logs that no decision made -------------------------------------------------------------------------------------

TEST(Applying, ADamagedLogChangesNothingThatIsNotThere) {
  const State state = given(with_entries(4) + PairRound{});
  for (const LogBody& body : {LogBody{ResultSet{0, 1, won(), ""}}, LogBody{ResultSet{2, 1, won(), ""}},
                              LogBody{ResultSet{1, 9, won(), ""}}, LogBody{ResultCleared{-1, 1, ""}}}) {
    State after = apply(state, body);
    EXPECT_EQ(after.sequence, state.sequence + 1);
    after.sequence = state.sequence;
    EXPECT_EQ(after.log.back(), body);
    after.log.pop_back();
    EXPECT_EQ(after, state);
  }
}

}  // namespace
