// The end of an event, its reopening, and score tables that change.
#include <gtest/gtest.h>

#include "given.h"

namespace {

using namespace tournament::event;
using namespace arbiter_tests;

const std::string closing_head(64, 'a');

CloseEvent close_of(const State& state, bool force = false, std::string reason = "") {
  return {.entries = state.sequence, .head = closing_head, .force = force, .reason = std::move(reason)};
}

TEST(Closing, EndsAllDecisionsUntilTheEventIsReopened) {
  State state = play_round(given(with_entries(2)), "1");
  EXPECT_EQ(refusal(state, ReopenEvent{"x"}), "EVT143");
  state = given({close_of(state)}, std::move(state));
  EXPECT_TRUE(state.closed);
  for (const Command& command :
       std::vector<Command>{AddEntry{9}, SetResult{1, 1, won(ResultKind::draw), "x"}, SetRules{{.strict = true}},
                            Undo{state.sequence, "x"}, close_of(state)}) {
    EXPECT_EQ(refusal(state, command, firm()), "EVT142");
  }
  EXPECT_EQ(refusal(state, ReopenEvent{}), "EVT080");
  state = given({ReopenEvent{"a protest"}, SetResult{1, 1, won(ResultKind::draw), "protest"}}, std::move(state));
  EXPECT_FALSE(state.closed);
  EXPECT_EQ(refusal(state, Undo{4, "x"}, firm()), "EVT083");
}

TEST(Closing, WaitsForEveryTable) {
  State state = given(with_entries(4) + PairRound{});
  EXPECT_EQ(refusal(state, close_of(state)), "EVT144");
  EXPECT_EQ(refusal(state, close_of(state, true), firm()), "EVT080");
  EXPECT_EQ(warnings(state, close_of(state, true, "rain")), "EVT122 confirm\n");
  state = given({close_of(state, true, "rain")}, std::move(state));
  EXPECT_TRUE(state.closed);
}

TEST(Closing, NamesTheLogThatItCloses) {
  const State state = given(with_entries(2));
  EXPECT_EQ(refusal(state, CloseEvent{.entries = 1, .head = closing_head}), "EVT145");
  EXPECT_EQ(refusal(state, CloseEvent{.entries = state.sequence, .head = "no hash"}), "EVT145");
}

TEST(Closing, IsNotUndone) {
  State state = given(with_entries(2));
  state = given({close_of(state), ReopenEvent{"x"}}, std::move(state));
  EXPECT_EQ(refusal(state, Undo{4, "x"}), "EVT084");
  EXPECT_EQ(refusal(state, Undo{5, "x"}), "EVT084");
}

SetSection with_scores(ScoreTable scores, std::string reason = "") {
  Stage stage{.system = System::monrad, .options = {.rounds = 3}, .scores = scores};
  return {1, "", {stage}, std::move(reason)};
}

TEST(ScoreTables, ChangeFreelyBeforeTheFirstPublishedRound) {
  State state = given(with_entries(4, of_system(System::monrad, {.rounds = 3})));
  state = given({PairRound{1, Phase::draft}}, std::move(state));
  EXPECT_EQ(warnings(state, with_scores({.win = 6, .draw = 2})), "");
  state = given({with_scores({.win = 6, .draw = 2})}, std::move(state));
  EXPECT_EQ(scores_of(state, 1, 1).win, 6);
  EXPECT_EQ(refusal(state, with_scores({.win = 1, .draw = 2})), "EVT007");
}

TEST(ScoreTables, ChangeLaterOnlyWithTheConsequencesInView) {
  const State state = play_round(given(with_entries(4, of_system(System::monrad, {.rounds = 3}))), "1");
  EXPECT_EQ(refusal(state, with_scores({.win = 6, .draw = 2}), firm()), "EVT080");
  EXPECT_EQ(warnings(state, with_scores({.win = 6, .draw = 2}, "as announced")), "EVT123 confirm_twice\n");
  State strict = given({SetRules{{.strict = true}}}, state);
  EXPECT_EQ(refusal(strict, with_scores({.win = 6, .draw = 2}, "as announced"), firm()), "EVT086");
}

}  // namespace
