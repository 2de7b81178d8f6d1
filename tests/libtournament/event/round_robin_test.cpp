#include "tournament/pairing/round_robin.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <sstream>

#include "corpus.h"

namespace {

using namespace tournament::pairing;

/// "1-4 2-3 5", a bye being a number alone.
std::string text(const RoundPairs& round) {
  std::string out;
  for (const auto& [first, second] : round) {
    if (!out.empty()) out += ' ';
    out += std::to_string(first);
    if (second != 0) out += "-" + std::to_string(second);
  }
  return out;
}

std::vector<std::string> texts(const std::vector<RoundPairs>& rounds) {
  std::vector<std::string> out;
  for (const RoundPairs& round : rounds) out.push_back(text(round));
  return out;
}

/// The longest run of games that one number plays with one side; byes do not break a run.
int longest_run(int players, const std::vector<RoundPairs>& rounds) {
  int longest = 0;
  for (int number = 1; number <= players; ++number) {
    int run = 0;
    bool run_first = false;
    for (const RoundPairs& round : rounds) {
      for (const auto& [first, second] : round) {
        if (second == 0 || (first != number && second != number)) continue;
        run = run > 0 && run_first == (first == number) ? run + 1 : 1;
        run_first = first == number;
        longest = std::max(longest, run);
      }
    }
  }
  return longest;
}

using Lines = std::vector<std::string>;

TEST(Berger, FourPlayers) { EXPECT_EQ(texts(berger(4, {})), (Lines{"1-4 2-3", "4-3 1-2", "2-4 3-1"})); }

TEST(Berger, SixPlayers) {
  EXPECT_EQ(texts(berger(6, {})), (Lines{"1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1"}));
}

TEST(Berger, OddNumberRestsInsteadOfMeetingTheLast) {
  EXPECT_EQ(texts(berger(5, {})), (Lines{"2-5 3-4 1", "5-3 1-2 4", "3-1 4-5 2", "1-4 2-3 5", "4-2 5-1 3"}));
  EXPECT_EQ(texts(berger(3, {})), (Lines{"2-3 1", "1-2 3", "3-1 2"}));
}

TEST(Berger, TwoPlayersAndFewer) {
  EXPECT_EQ(texts(berger(2, {})), (Lines{"1-2"}));
  EXPECT_EQ(texts(berger(2, {.cycles = 2})), (Lines{"1-2", "2-1"}));
  EXPECT_TRUE(berger(1, {}).empty());
  EXPECT_TRUE(berger(0, {}).empty());
  EXPECT_TRUE(berger(-3, {}).empty());
}

TEST(Berger, DoubleRoundRobinReversesSidesAndSwapsTheLastTwoRoundsOfTheFirstCycle) {
  EXPECT_EQ(texts(berger(4, {.cycles = 2})), (Lines{"1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"}));
  EXPECT_EQ(texts(berger(4, {.cycles = 2, .swap_last_two = false})),
            (Lines{"1-4 2-3", "4-3 1-2", "2-4 3-1", "4-1 3-2", "3-4 2-1", "4-2 1-3"}));
}

TEST(Berger, SwapKeepsEverybodyFromHavingOneSideThreeTimesRunning) {
  for (int players = 3; players <= 60; ++players) {
    EXPECT_LE(longest_run(players, berger(players, {})), 2) << players;
    EXPECT_LE(longest_run(players, berger(players, {.cycles = 2})), 2) << players;
    // Four players have too few rounds to avoid it in a third cycle.
    if (players == 4) continue;
    EXPECT_LE(longest_run(players, berger(players, {.cycles = 3})), 2) << players;
  }
  EXPECT_EQ(longest_run(6, berger(6, {.cycles = 2, .swap_last_two = false})), 3);
}

TEST(Berger, EqualsThePublishedTables) {
  ARBITER_NEEDS_CORPUS();
  for (int players = 4; players <= 30; players += 2) {
    const std::string name = std::string(players < 10 ? "0" : "") + std::to_string(players);
    std::istringstream lines(arbiter_tests::corpus_file("data/tournaments/berger/berger_" + name + ".txt"));
    Lines expected;
    for (std::string line; std::getline(lines, line);) {
      if (!line.empty()) expected.push_back(line.substr(line.find(": ") + 2));
    }
    ASSERT_EQ(expected.size(), static_cast<std::size_t>(players - 1)) << name;
    EXPECT_EQ(texts(berger(players, {})), expected);

    // With the last number missing, its opponents rest and the other tables keep their order.
    for (std::string& line : expected) {
      const std::size_t end = line.find(' ');
      const std::string board = line.substr(0, end);
      const std::size_t dash = board.find('-');
      const std::string first = board.substr(0, dash), second = board.substr(dash + 1);
      const std::string rests = first == std::to_string(players) ? second : first;
      line = line.substr(end + 1) + " " + rests;
    }
    EXPECT_EQ(texts(berger(players - 1, {})), expected);
  }
}

TEST(CheckRoundRobin, AcceptsEveryBergerSchedule) {
  for (int players = 2; players <= 60; ++players) {
    for (int cycles = 1; cycles <= 3; ++cycles) {
      for (const bool swap : {true, false}) {
        const auto faults = check_round_robin(players, cycles, berger(players, {cycles, swap}));
        EXPECT_TRUE(faults.empty()) << players << " players, " << cycles << " cycles: " << faults.front();
      }
    }
  }
}

struct Mutation {
  const char* name;
  void (*change)(std::vector<RoundPairs>&);
  const char* fault;
};

class CheckRoundRobinRefuses : public testing::TestWithParam<Mutation> {};

TEST_P(CheckRoundRobinRefuses, AMutatedSchedule) {
  auto rounds = berger(7, {});
  GetParam().change(rounds);
  const auto faults = check_round_robin(7, 1, rounds);
  EXPECT_NE(std::find(faults.begin(), faults.end(), GetParam().fault), faults.end())
      << "faults: " << testing::PrintToString(faults);
}

// Round 1 of seven: 2-7 3-6 4-5, 1 rests.
INSTANTIATE_TEST_SUITE_P(
    All, CheckRoundRobinRefuses,
    testing::Values(Mutation{"round_missing", [](auto& r) { r.pop_back(); }, "6 rounds instead of 7"},
                    Mutation{"round_twice", [](auto& r) { r[1] = r[0]; }, "2 and 7 meet 2 times"},
                    Mutation{"opponents_exchanged", [](auto& r) { std::swap(r[0][0].second, r[0][1].second); },
                             "2 and 7 meet 0 times"},
                    Mutation{"number_twice", [](auto& r) { r[0][0].second = 3; }, "round 1: number 3 occurs 2 times"},
                    Mutation{"sides_exchanged", [](auto& r) { std::swap(r[0][0].first, r[0][0].second); },
                             "number 2 moves first 2 times and second 4 times"},
                    Mutation{"against_itself", [](auto& r) { r[0][0].second = 2; }, "round 1: no pairing: 2-2"},
                    Mutation{"unknown_number", [](auto& r) { r[0][0].second = 8; }, "round 1: no pairing: 2-8"},
                    Mutation{"negative_number", [](auto& r) { r[0][0].first = -1; }, "round 1: no pairing: -1-7"},
                    Mutation{"no_bye", [](auto& r) { r[0].pop_back(); }, "round 1: 0 byes"},
                    Mutation{"bye_first", [](auto& r) { std::swap(r[0].front(), r[0].back()); },
                             "round 1: the bye is not last"},
                    Mutation{"two_byes", [](auto& r) { r[0][0].second = 0; }, "round 1: 2 byes"}),
    [](const auto& param) { return std::string(param.param.name); });

TEST(CheckRoundRobin, RefusesASecondCycleWithTheSameSides) {
  auto rounds = berger(4, {});
  const auto again = rounds;
  rounds.insert(rounds.end(), again.begin(), again.end());
  const auto faults = check_round_robin(4, 2, rounds);
  EXPECT_NE(std::find(faults.begin(), faults.end(), "1 and 4 do not change sides"), faults.end());
}

TEST(CheckRoundRobin, RefusesFewerThanTwoPlayers) {
  EXPECT_FALSE(check_round_robin(1, 1, {}).empty());
  EXPECT_FALSE(check_round_robin(0, 1, {}).empty());
}

}  // namespace
