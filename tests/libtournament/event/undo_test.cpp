// Undo: a compensating entry, refused while something rests on what it would take back.
#include <gtest/gtest.h>

#include "given.h"

namespace {

using namespace tournament::event;
using arbiter_tests::event_of;
using arbiter_tests::firm;
using arbiter_tests::given;
using arbiter_tests::of_system;
using arbiter_tests::play_round;
using arbiter_tests::refusal;
using arbiter_tests::refused;
using arbiter_tests::won;

/// The state without its log, to compare what it amounts to.
State bare(State state) {
  state.log.clear();
  state.undone.clear();
  state.sequence = 0;
  return state;
}

State five_rounds(int entries) { return event_of(entries, of_system(System::monrad, {.rounds = 5})); }

std::int64_t last_of(const State& state, std::string_view kind) {
  for (std::size_t i = state.log.size(); i > 0; --i) {
    if (kind_of(state.log[i - 1]) == kind) return static_cast<std::int64_t>(i);
  }
  return 0;
}

/// "3 round_paired": the entry that an undo depends on.
std::string dependent(const State& state, std::int64_t sequence) {
  const auto entries = decide(state, Undo{sequence, "x"}, firm());
  if (entries) return "none";
  if (entries.error().code != "EVT083") return entries.error().code;
  return entries.error().args[1].value + " " + entries.error().args[2].value;
}

TEST(Undoing, TheLastDecisionLeadsBackToTheStateBefore) {
  const State start = play_round(five_rounds(5), "1");
  const Command decisions[]{AddEntry{200},
                            WithdrawEntry{.number = 1},
                            WishBye{.number = 2, .round = 3, .kind = ByeKind::half_point},
                            SetResult{1, 1, won(ResultKind::draw), "wrong slip"},
                            ClearResult{1, 2, "wrong slip"},
                            SetPenalty{{.number = 1, .round = 1, .halves = -1}, "phone"},
                            FixTable{1, 4},
                            AddPairRule{{.first = 1, .second = 2}, "siblings"},
                            SeedEntries{1, {5, 4, 3, 2, 1}},
                            SetRules{{.strict = true}},
                            SetCheckin{1, true},
                            OpenRound{},
                            SetSection{2, "B", {Stage{}}}};
  for (const Command& command : decisions) {
    const State after = given({command}, start);
    ASSERT_EQ(after.sequence, start.sequence + 1) << command.index();
    const State undone = given({Undo{after.sequence, "mistake"}}, after);
    EXPECT_EQ(bare(undone), bare(start)) << command.index();
    EXPECT_EQ(undone.sequence, start.sequence + 2) << "nothing is taken out of the log";
  }
}

TEST(Undoing, KeepsWhatWasDecidedSince) {
  State state = given({FixTable{1, 4}, FixTable{2, 5}}, five_rounds(4));
  state = given({Undo{state.sequence - 1, "wrong player"}}, state);
  EXPECT_EQ(state.entries[0].table, 0);
  EXPECT_EQ(state.entries[1].table, 5);
}

TEST(Undoing, IsRefusedWhenALaterDecisionDependsOnIt) {
  State state = play_round(five_rounds(4), "1");
  const std::int64_t entry = last_of(state, "entry_added");
  const std::int64_t paired = last_of(state, "round_paired");
  const std::int64_t result = last_of(state, "result_set");
  EXPECT_EQ(dependent(state, entry - 1), std::to_string(entry) + " entry_added") << "numbers follow each other";
  EXPECT_EQ(dependent(state, entry), std::to_string(paired) + " round_paired");
  EXPECT_EQ(dependent(state, paired), std::to_string(paired + 1) + " result_set");
  EXPECT_EQ(dependent(state, result), "none");

  state = given({PairRound{}}, state);
  EXPECT_EQ(dependent(state, result), std::to_string(state.sequence) + " round_paired");
}

TEST(Undoing, AResultOfATableDependsOnNoLaterRound) {
  const State state = given({PairRound{}}, play_round(event_of(4, of_system(System::round_robin)), "1"));
  EXPECT_EQ(dependent(state, last_of(state, "result_set")), "none");
}

TEST(Undoing, AResultThatWasCorrectedIsUndoneFromTheEnd) {
  State state =
      given({PairRound{}, SetResult{1, 1, won(), ""}, SetResult{1, 1, won(ResultKind::draw), "slip"}}, five_rounds(4));
  EXPECT_EQ(dependent(state, state.sequence - 1), std::to_string(state.sequence) + " result_set");
  state = given({Undo{state.sequence, "slip was right"}}, state);
  EXPECT_EQ(state.rounds[0].pairings[0].result->kind, ResultKind::first_wins);
  EXPECT_EQ(dependent(state, state.sequence - 2), "none") << "what was undone holds nothing";
}

TEST(Undoing, AWithdrawalDependsOnTheReturn) {
  const State state = given({WithdrawEntry{.number = 1}, ReturnEntry{.number = 1}}, five_rounds(4));
  EXPECT_EQ(dependent(state, state.sequence - 1), std::to_string(state.sequence) + " entry_returned");
}

TEST(Undoing, APublishedRoundNeedsAYes) {
  const State state = given({PairRound{}}, five_rounds(4));
  EXPECT_EQ(refusal(state, Undo{state.sequence, "x"}), "EVT086");
  EXPECT_EQ(given({Undo{state.sequence, "x"}}, state).rounds.size(), 0U);
}

TEST(Undoing, RefusesWhatIsNotThere) {
  const State state = five_rounds(4);
  EXPECT_EQ(refused(state, Undo{0, "x"}), "EVT081");
  EXPECT_EQ(refused(state, Undo{99, "x"}), "EVT081");
  EXPECT_EQ(refused(state, Undo{5, ""}), "EVT080");
  EXPECT_EQ(refused(state, Undo{1, "x"}), "EVT084") << "the creation of the event";
  const State undone = given({Undo{5, "x"}}, state);
  EXPECT_EQ(refused(undone, Undo{5, "x"}), "EVT082");
  EXPECT_EQ(refused(undone, Undo{6, "x"}), "EVT084") << "an undo: what it took back is decided anew";
  EXPECT_EQ(refused(undone, AddEntry{104}), "");
}

}  // namespace
