#include <gtest/gtest.h>

#include <optional>
#include <random>
#include <set>

#include "events.h"
#include "sanitized.h"

namespace {

using namespace arbiter_tests;
using Lines = std::vector<std::string>;
using Pairs = std::vector<std::pair<int, int>>;  ///< by rank of the better one; a bye is {number, 0} and comes first

dots::Result<PairingPlan> monrad(const PairingInput& input) { return find_engine("monrad")->pair_next(input); }

TEST(Monrad, NeighboursInTheRankingMeet) {
  PairingInput input = field(6);
  EXPECT_EQ(text(monrad(input)), "1-2 3-4 5-6");
  play(input, monrad(input).value(), [](const PlannedPair&) { return Score::second; });
  // 2, 4 and 6 have a point; 6 meets 1, since 5 is behind it and has met it.
  EXPECT_EQ(text(monrad(input)), "2-4 6-1 3-5");
}

TEST(Monrad, WhoHasMetTakesTheNextBelowAndTheReportSaysWhom) {
  PairingInput input = field(4);
  play(input, monrad(input).value(), [](const PlannedPair&) { return Score::draw; });
  const auto plan = monrad(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(text(*plan), "1-3 2-4");
  EXPECT_EQ(plan->explanations[0].reason, Reason::next_below);
  EXPECT_EQ(plan->explanations[0].args.back(), (dots::Argument{"passed", "2"}));
}

TEST(Monrad, TheLowestWithoutAByeRests) {
  PairingInput input = field(3);
  EXPECT_EQ(text(monrad(input)), "1-2 3");
  play(input, monrad(input).value(), better_seed);
  EXPECT_EQ(text(monrad(input)), "3-1 2");
  play(input, monrad(input).value(), better_seed);
  EXPECT_EQ(text(monrad(input)), "2-3 1");
  play(input, monrad(input).value(), better_seed);
  EXPECT_EQ(text(monrad(input)), "PAI004");
  input.options.max_meetings = 2;
  EXPECT_TRUE(monrad(input));
}

TEST(Monrad, ForcedPairsMeetAgainAndProhibitedOnesNever) {
  PairingInput input = field(4);
  play(input, monrad(input).value(), better_seed);
  input.forced = {{1, 2}};
  EXPECT_EQ(text(monrad(input)), "PAI004") << "3 and 4 have met";
  input.forced = {{1, 2}, {4, 3}};
  EXPECT_EQ(text(monrad(input)), "2-1 4-3");
  input.forced.clear();
  input.prohibited = {{1, 3}};
  EXPECT_EQ(text(monrad(input)), "4-1 2-3");
}

TEST(Monrad, AForfeitIsNoMeeting) {
  PairingInput input = field(2);
  play(input, monrad(input).value(), [](const PlannedPair&) { return Score::first_forfeit; });
  EXPECT_EQ(text(monrad(input)), "1-2");
}

TEST(Monrad, FewerFirstMovesMoveFirstThenSidesAlternateThenTheBetterSeed) {
  PairingInput input = field(4);
  play(input, monrad(input).value(), better_seed);  // 1 and 3 moved first
  EXPECT_EQ(text(monrad(input)), "1-3 2-4");
  play(input, monrad(input).value(), better_seed);  // firsts: 1 two, 2 one, 3 one, 4 none
  EXPECT_EQ(text(monrad(input)), "4-1 3-2") << "2 and 3 have moved first once, but 3 was second last";
}

TEST(Monrad, OneClubDoesNotMeetEarly) {
  PairingInput input = field(6);
  input.options.spread = Spread::club;
  input.options.spread_rounds = 1;
  who(input, 1).club = who(input, 2).club = 7;
  EXPECT_EQ(text(monrad(input)), "1-3 2-4 5-6");
  play(input, monrad(input).value(), better_seed);
  EXPECT_EQ(text(monrad(input)), "1-2 3-5 4-6");
  // Where it cannot be helped for all, it is helped for as many as it can.
  input = field(6);
  input.options.spread = Spread::club;
  input.options.spread_rounds = 1;
  for (Contestant& c : input.contestants) c.club = c.number <= 4 ? 7 : c.number;
  EXPECT_EQ(text(monrad(input)), "1-5 2-6 3-4");
}

TEST(Monrad, AnOpenGameStopsIt) {
  PairingInput input = field(4);
  play(input, monrad(input).value(), [](const PlannedPair&) { return Score::open; });
  EXPECT_EQ(text(monrad(input)), "PAI003");
}

TEST(Monrad, PairsThousandsInOneGo) {
  PairingInput input = field(3001);
  for (int round = 1; round <= 3; ++round) {
    const auto plan = monrad(input);
    ASSERT_TRUE(plan);
    ASSERT_EQ(plan->pairs.size(), 1501u);
    play(input, *plan, [](const PlannedPair& p) { return p.first % 3 == 0 ? Score::draw : Score::first; });
  }
}

// ---- against all roundings of a small field
// --------------------------------------------------------------------------

class BruteForce {
 public:
  explicit BruteForce(const PairingInput& input) : input_(input) {
    for (const Contestant& c : input.contestants) {
      if (c.active) ranking_.push_back(c.number);
    }
    std::sort(ranking_.begin(), ranking_.end(), [&](int a, int b) {
      return std::pair(-at(a).points_halves, at(a).seed_rank) < std::pair(-at(b).points_halves, at(b).seed_rank);
    });
  }

  /// The first round in the order "bye as low as possible, then the best with the nearest".
  std::optional<Pairs> first() {
    if (ranking_.size() % 2 == 0) return complete(ranking_);
    for (auto lowest = ranking_.rbegin(); lowest != ranking_.rend(); ++lowest) {
      if (rested(*lowest)) continue;
      std::vector<int> rest = ranking_;
      std::erase(rest, *lowest);
      if (auto pairs = complete(rest)) {
        pairs->insert(pairs->begin(), {*lowest, 0});
        return pairs;
      }
    }
    return std::nullopt;
  }

 private:
  const Contestant& at(int number) const {
    return *std::find_if(input_.contestants.begin(), input_.contestants.end(),
                         [&](const Contestant& c) { return c.number == number; });
  }
  bool rested(int number) const {
    const auto& h = at(number).history;
    return std::any_of(h.begin(), h.end(), [](const Seat& s) {
      return s.bye == ByeKind::allocated || (s.opponent != 0 && !s.played && s.outcome == Outcome::win);
    });
  }
  bool may_meet(int a, int b) const {
    for (const auto& [x, y] : input_.prohibited) {
      if ((x == a && y == b) || (x == b && y == a)) return false;
    }
    const auto& h = at(a).history;
    return std::none_of(h.begin(), h.end(), [&](const Seat& s) { return s.opponent == b && s.played; });
  }
  std::optional<Pairs> complete(const std::vector<int>& rest) const {
    if (rest.empty()) return Pairs{};
    for (std::size_t i = 1; i < rest.size(); ++i) {
      if (!may_meet(rest[0], rest[i])) continue;
      std::vector<int> others = rest;
      std::erase(others, rest[0]);
      std::erase(others, rest[i]);
      if (auto pairs = complete(others)) {
        pairs->insert(pairs->begin(), {std::min(rest[0], rest[i]), std::max(rest[0], rest[i])});
        return pairs;
      }
    }
    return std::nullopt;
  }

  const PairingInput& input_;
  std::vector<int> ranking_;
};

TEST(Monrad, FindsTheFirstLegalRoundWheneverThereIsOne) {
  constexpr unsigned fields = arbiter_tests::sanitized ? 300 : 1500;
  int rounds = 0, impossible = 0;
  for (unsigned seed = 1; seed <= fields; ++seed) {
    std::mt19937 random(seed);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<unsigned>(n)); };
    PairingInput input = field(2 + below(7));
    const int n = static_cast<int>(input.contestants.size());
    for (int i = below(n); i > 0; --i) {
      const int a = 1 + below(n), b = 1 + below(n);
      if (a != b) input.prohibited.emplace_back(a, b);
    }
    for (;;) {
      auto expected = BruteForce(input).first();
      const auto plan = monrad(input);
      ASSERT_EQ(plan.has_value(), expected.has_value()) << "seed " << seed << " round " << input.round;
      if (!plan) {
        EXPECT_EQ(plan.error().code, "PAI004");
        ++impossible;
        break;
      }
      Pairs found;
      for (const PlannedPair& p : plan->pairs) {
        found.emplace_back(p.second == 0 ? p.first : std::min(p.first, p.second),
                           p.second == 0 ? 0 : std::max(p.first, p.second));
      }
      if (found.back().second == 0) std::rotate(found.begin(), found.end() - 1, found.end());
      ASSERT_EQ(found, *expected) << "seed " << seed << " round " << input.round;
      ++rounds;
      play(input, *plan, [&](const PlannedPair&) { return static_cast<Score>(below(20) == 0 ? 3 : below(3)); });
    }
  }
  EXPECT_GT(rounds, static_cast<int>(fields) * 2);
  EXPECT_EQ(impossible, static_cast<int>(fields));
}

}  // namespace
