#include <gtest/gtest.h>

#include <map>
#include <random>

#include "events.h"

namespace {

using namespace arbiter_tests;
using Lines = std::vector<std::string>;

dots::Result<PairingPlan> pair(const PairingInput& input) {
  return find_engine("double_elimination")->pair_next(input);
}

TEST(DoubleElimination, FourAndFive) {
  EXPECT_EQ(rounds_of("double_elimination", field(2)), (Lines{"1-2", "2-1"}));
  EXPECT_EQ(rounds_of("double_elimination", field(3)), (Lines{"2-3 1", "1-2 3", "3-2", "2-1"}));
  EXPECT_EQ(rounds_of("double_elimination", field(4)), (Lines{"1-4 2-3", "1-2 3-4", "2-3", "2-1"}));
}

TEST(DoubleElimination, NobodyIsOutBeforeTwoLossesAndOneStaysWithFewer) {
  for (int n = 2; n <= 33; ++n) {
    for (unsigned seed = 1; seed <= 10; ++seed) {
      std::mt19937 random(seed);
      PairingInput input = field(n);
      std::map<int, int> losses;
      int games = 0;
      for (auto plan = pair(input); plan; plan = pair(input)) {
        for (const PlannedPair& p : plan->pairs) {
          ASSERT_LT(losses[p.first], 2) << n;
          if (p.second == 0) continue;
          ASSERT_LT(losses[p.second], 2) << n;
          ++games;
          switch (p.label.part) {
            case StagePart::winner_bracket: ASSERT_EQ(losses[p.first] + losses[p.second], 0); break;
            case StagePart::grand_final: ASSERT_EQ(losses[p.first] + losses[p.second], 1); break;
            default: ASSERT_TRUE(losses[p.first] == 1 && losses[p.second] == 1); break;
          }
        }
        play(input, *plan, [&](const PlannedPair& p) {
          const bool first = random() % 2 == 0;
          ++losses[first ? p.second : p.first];
          return first ? Score::first : Score::second;
        });
      }
      EXPECT_EQ(text(pair(input)), "PAI002");
      int alive = 0;
      for (int number = 1; number <= n; ++number) alive += losses[number] < 2 ? 1 : 0;
      EXPECT_EQ(alive, 1) << n;
      EXPECT_TRUE(games == 2 * n - 2 || games == 2 * n - 1) << n << ": " << games;
      EXPECT_LE(input.round - 1, find_engine("double_elimination")->rounds_for(input)) << n;
    }
  }
}

TEST(DoubleElimination, TheUnbeatenOneGetsASecondFinalWhenThatIsAskedFor) {
  for (const bool reset : {true, false}) {
    PairingInput input = field(4);
    input.options.grand_final_reset = reset;
    Lines rounds;
    for (auto plan = pair(input); plan; plan = pair(input)) {
      rounds.push_back(text(*plan));
      play(input, *plan,
           [](const PlannedPair& p) { return p.label.part == StagePart::grand_final ? Score::first : better_seed(p); });
    }
    Lines expected{"1-4 2-3", "1-2 3-4", "2-3", "2-1"};
    if (reset) expected.push_back("1-2");
    EXPECT_EQ(rounds, expected);
  }
}

TEST(DoubleElimination, AnAbsentOneFallsIntoTheLosersBracketAndMayComeBack) {
  PairingInput input = field(4);
  who(input, 1).active = false;
  auto plan = pair(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(text(*plan), "2-3 4");
  play(input, *plan, better_seed);
  who(input, 1).active = true;
  plan = pair(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(text(*plan), "4-2 1-3");
  EXPECT_EQ(to_text(plan->pairs[1].label), "loser bracket 1");
}

TEST(DoubleElimination, ThoseWhoHaveMetDoNotMeetAgainInTheNextRoundsOfTheLosers) {
  PairingInput input = field(16);
  std::map<std::pair<int, int>, int> met;
  for (auto plan = pair(input); plan; plan = pair(input)) {
    for (const PlannedPair& p : plan->pairs) {
      if (p.label.part == StagePart::loser_bracket && p.label.index <= 4) {
        EXPECT_EQ((met[{std::min(p.first, p.second), std::max(p.first, p.second)}]), 0) << text(*plan);
      }
      ++met[{std::min(p.first, p.second), std::max(p.first, p.second)}];
    }
    play(input, *plan, better_seed);
  }
}

}  // namespace
