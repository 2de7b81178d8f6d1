#include "tournament/pairing/ladder.h"

#include <gtest/gtest.h>

#include "events.h"

namespace {

using namespace arbiter_tests;

dots::Result<PairingPlan> ladder(const PairingInput& input) { return find_engine("ladder")->pair_next(input); }

/// One round of one challenge, won by the challenger.
PairingInput after_upset(int challenger, int challenged, LadderMove move) {
  PairingInput input = field(6);
  input.options.ladder_move = move;
  input.options.ladder_fill = false;
  input.forced = {{challenger, challenged}};
  play(input, ladder(input).value(),
       [&](const PlannedPair& p) { return p.first == challenger ? Score::first : Score::second; });
  return input;
}

TEST(Ladder, TheWinnerFromBelowChangesPlacesOrMovesIn) {
  EXPECT_EQ(ladder_order(after_upset(5, 2, LadderMove::swap)), (std::vector<int>{1, 5, 3, 4, 2, 6}));
  EXPECT_EQ(ladder_order(after_upset(5, 2, LadderMove::insert)), (std::vector<int>{1, 5, 2, 3, 4, 6}));
}

TEST(Ladder, NothingMovesWhenTheHigherOneHolds) {
  PairingInput input = field(6);
  play(input, ladder(input).value(), better_seed);
  EXPECT_EQ(ladder_order(input), (std::vector<int>{1, 2, 3, 4, 5, 6}));
  play(input, ladder(input).value(), [](const PlannedPair&) { return Score::draw; });
  play(input, ladder(input).value(), [](const PlannedPair&) { return Score::nobody; });
  EXPECT_EQ(ladder_order(input), (std::vector<int>{1, 2, 3, 4, 5, 6}));
}

TEST(Ladder, GamesOfOneRoundCountFromTheTop) {
  PairingInput input = field(6);
  input.options.ladder_move = LadderMove::insert;
  input.options.ladder_fill = false;
  input.forced = {{6, 3}, {4, 1}};
  play(input, ladder(input).value(),
       [](const PlannedPair& p) { return better_seed(p) == Score::first ? Score::second : Score::first; });
  // 4 goes to the top: 4 1 2 3 5 6; then 6 takes the place of 3.
  EXPECT_EQ(ladder_order(input), (std::vector<int>{4, 1, 2, 6, 3, 5}));
}

std::string refusal(const PairingInput& input, int challenger, int challenged) {
  const auto allowed = challenge_allowed(input, challenger, challenged);
  EXPECT_TRUE(allowed || is_as_listed(allowed.error()));
  return allowed ? "" : text(allowed.error());
}

TEST(Ladder, EveryRefusedChallengeHasItsReason) {
  PairingInput input = field(8);
  input.prohibited = {{3, 4}};
  who(input, 7).active = false;
  EXPECT_EQ(refusal(input, 5, 2), "");
  EXPECT_EQ(refusal(input, 5, 5), "PAI020 number=5");
  EXPECT_EQ(refusal(input, 5, 9), "PAI021 number=9");
  EXPECT_EQ(refusal(input, 8, 7), "PAI022 number=7");
  EXPECT_EQ(refusal(input, 2, 5), "PAI023 challenger=2 challenged=5");
  EXPECT_EQ(refusal(input, 5, 1), "PAI024 challenger=5 challenged=1 places=4 reach=3");
  EXPECT_EQ(refusal(input, 4, 3), "PAI026 challenger=4 challenged=3");
}

TEST(Ladder, ARematchWaits) {
  PairingInput input = field(4);
  input.options.ladder_rematch_after = 1;
  play(input, ladder(input).value(), better_seed);
  EXPECT_EQ(refusal(input, 2, 1), "PAI025 challenger=2 challenged=1 round=1");
  play(input, ladder(input).value(), better_seed);
  EXPECT_EQ(refusal(input, 2, 1), "");
}

TEST(Ladder, NeighboursWithoutAChallengeMeetInTurns) {
  EXPECT_EQ(rounds_of("ladder", field(5), 3), (std::vector<std::string>{"1-2 3-4", "2-3 4-5", "1-2 3-4"}));
}

TEST(Ladder, ChallengesComeFirstAndHaveTheirOwnWords) {
  PairingInput input = field(6);
  input.forced = {{5, 3}};
  EXPECT_EQ(text(ladder(input)), "3-5 1-2 4-6");
  input.forced = {{5, 3}, {3, 1}};
  EXPECT_EQ(text(ladder(input)), "PAI011");
  input.forced = {{3, 5}};
  EXPECT_EQ(text(ladder(input)), "PAI023");
}

}  // namespace
