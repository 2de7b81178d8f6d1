// Round robin and Scheveningen: the published tables, and what every table must satisfy.
#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

#include "corpus.h"
#include "events.h"
#include "tournament/pairing/scheveningen.h"

namespace {

using namespace arbiter_tests;
using Lines = std::vector<std::string>;

TEST(RoundRobinEngine, FollowsTheBergerTables) {
  EXPECT_EQ(rounds_of("round_robin", field(4)), (Lines{"1-4 2-3", "4-3 1-2", "2-4 3-1"}));
  EXPECT_EQ(rounds_of("round_robin", field(3)), (Lines{"2-3 1", "1-2 3", "3-1 2"}));
  PairingInput twice = field(4);
  twice.options.cycles = 2;
  EXPECT_EQ(rounds_of("round_robin", twice), (Lines{"1-4 2-3", "2-4 3-1", "4-3 1-2", "4-1 3-2", "3-4 2-1", "4-2 1-3"}));
  twice.options.swap_last_two = false;
  EXPECT_EQ(rounds_of("round_robin", twice)[1], "4-3 1-2");
}

TEST(RoundRobinEngine, NumbersOfTheTableAreSeedRanks) {
  PairingInput input = field(4);
  for (Contestant& c : input.contestants) {
    c.seed_rank = 50 - 10 * c.number;
    c.number *= 7;
  }
  EXPECT_EQ(text(find_engine("round_robin")->pair_next(input)), "28-7 21-14");
}

TEST(RoundRobinEngine, WhoeverMeetsAnAbsentOneRestsAndAProhibitedPairIsSaid) {
  PairingInput input = field(4);
  who(input, 4).active = false;
  input.prohibited = {{2, 3}};
  const auto plan = find_engine("round_robin")->pair_next(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(whole_text(*plan),
            "round 1\n2-3  1\n1-0  1\n2-3 table_round round=1 cycle=1\n2-3 table_prohibited\n"
            "1-0 bye_opponent_absent opponent=4\n");
  input.forced = {{1, 2}};
  EXPECT_EQ(text(find_engine("round_robin")->pair_next(input)), "PAI012");
}

TEST(RoundRobinEngine, DoesNotWaitForResults) {
  PairingInput input = field(4);
  play(input, find_engine("round_robin")->pair_next(input).value(), [](const PlannedPair&) { return Score::open; });
  EXPECT_EQ(text(find_engine("round_robin")->pair_next(input)), "4-3 1-2");
}

// ---- Scheveningen
// -----------------------------------------------------------------------------------------------------

std::string line(const std::vector<ScheveningenGame>& round) {
  std::string out;
  for (const ScheveningenGame& g : round) {
    const std::string a = "A" + std::to_string(g.a), b = "B" + std::to_string(g.b);
    out += (out.empty() ? "" : " ") + (g.a_first ? a + "-" + b : b + "-" + a);
  }
  return out;
}

TEST(Scheveningen, ThreeBoards) {
  Lines rounds;
  for (const auto& round : scheveningen(3)) rounds.push_back(line(round));
  EXPECT_EQ(rounds, (Lines{"A1-B1 A2-B2 B3-A3", "B2-A1 A2-B3 B1-A3", "A1-B3 B1-A2 A3-B2"}));
}

TEST(Scheveningen, EqualsThePublishedTables) {
  ARBITER_NEEDS_CORPUS();
  std::istringstream lines(corpus_file("data/tournaments/tables/scheveningen.txt"));
  std::map<int, Lines> published;
  int n = 0;
  for (std::string text_line; std::getline(lines, text_line);) {
    if (text_line.rfind("n=", 0) == 0) {
      n = std::stoi(text_line.substr(2));
    } else if (n != 0 && !text_line.empty()) {
      published[n].push_back(text_line);
    }
  }
  ASSERT_EQ(published.size(), 7u);
  for (const auto& [boards, expected] : published) {
    Lines rounds;
    for (const auto& round : scheveningen(boards)) rounds.push_back(line(round));
    EXPECT_EQ(rounds, expected) << boards;
  }
}

TEST(Scheveningen, EverybodyMeetsTheOtherTeamOnceWithBalancedSides) {
  for (int n = 2; n <= scheveningen_most; ++n) {
    const auto rounds = scheveningen(n);
    ASSERT_EQ(rounds.size(), static_cast<std::size_t>(n));
    std::set<std::pair<int, int>> met;
    std::map<int, int> balance_a, balance_b;
    for (const auto& round : rounds) {
      std::set<int> a, b;
      int balance = 0;
      for (const ScheveningenGame& g : round) {
        a.insert(g.a);
        b.insert(g.b);
        met.insert({g.a, g.b});
        const int side = g.a_first ? 1 : -1;
        balance += side;
        balance_a[g.a] += side;
        balance_b[g.b] -= side;
      }
      ASSERT_EQ(a.size(), static_cast<std::size_t>(n)) << n;
      ASSERT_EQ(b.size(), static_cast<std::size_t>(n)) << n;
      // Of two boards, both of a team have the same side in a round.
      if (n > 2) {
        ASSERT_LE(std::abs(balance), n % 2) << n;
      }
    }
    ASSERT_EQ(met.size(), static_cast<std::size_t>(n) * static_cast<std::size_t>(n)) << n;
    for (int i = 1; i <= n; ++i) {
      ASSERT_EQ(std::abs(balance_a[i]), n % 2) << n;
      ASSERT_EQ(std::abs(balance_b[i]), n % 2) << n;
    }
  }
  EXPECT_TRUE(scheveningen(1).empty());
  EXPECT_TRUE(scheveningen(scheveningen_most + 1).empty());
}

TEST(Scheveningen, TeamsAreTakenByTheirKeyAndSecondCyclesReverseSides) {
  PairingInput input = field(4);
  for (Contestant& c : input.contestants) c.team = c.number % 2 == 0 ? 8 : 5;
  input.options.cycles = 2;
  EXPECT_EQ(rounds_of("scheveningen", input), (Lines{"1-2 3-4", "4-1 2-3", "2-1 4-3", "1-4 3-2"}));
  who(input, 1).team = 9;
  EXPECT_EQ(text(find_engine("scheveningen")->pair_next(input)), "PAI014");
}

}  // namespace
