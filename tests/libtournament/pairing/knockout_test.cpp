#include "tournament/pairing/knockout.h"

#include <gtest/gtest.h>

#include <random>
#include <set>

#include "events.h"

namespace {

using namespace arbiter_tests;
using Lines = std::vector<std::string>;

dots::Result<PairingPlan> knockout(const PairingInput& input) { return find_engine("knockout")->pair_next(input); }

TEST(SeedingOrder, DoublesByTheComplement) {
  EXPECT_EQ(seeding_order(1), (std::vector<int>{1}));
  EXPECT_EQ(seeding_order(2), (std::vector<int>{1, 2}));
  EXPECT_EQ(seeding_order(4), (std::vector<int>{1, 4, 2, 3}));
  EXPECT_EQ(seeding_order(8), (std::vector<int>{1, 8, 4, 5, 2, 7, 3, 6}));
}

TEST(Knockout, FavouritesMeetAsLateAsTheSeedingSays) {
  EXPECT_EQ(rounds_of("knockout", field(2)), (Lines{"1-2"}));
  EXPECT_EQ(rounds_of("knockout", field(3)), (Lines{"2-3 1", "1-2"}));
  EXPECT_EQ(rounds_of("knockout", field(5)), (Lines{"4-5 1 2 3", "1-4 2-3", "1-2"}));
  EXPECT_EQ(rounds_of("knockout", field(8)), (Lines{"1-8 4-5 2-7 3-6", "1-4 2-3", "1-2"}));
}

struct Count {
  int games = 0, byes = 0, rounds = 0;
  std::set<int> rested;
  PlannedPair last;
};
Count play_out(PairingInput input, unsigned seed, const std::set<int>& unbeatable) {
  std::mt19937 random(seed);
  Count count;
  for (auto plan = knockout(input); plan; plan = knockout(input)) {
    ++count.rounds;
    for (const PlannedPair& pair : plan->pairs) {
      ++(pair.second == 0 ? count.byes : count.games);
      if (pair.second == 0) count.rested.insert(pair.first);
    }
    count.last = plan->pairs.front();
    play(input, *plan, [&](const PlannedPair& pair) {
      if (unbeatable.contains(pair.first) != unbeatable.contains(pair.second)) {
        return unbeatable.contains(pair.first) ? Score::first : Score::second;
      }
      return random() % 2 == 0 ? Score::first : Score::second;
    });
  }
  return count;
}

TEST(Knockout, OneLossPutsOutAndTheTopSeedsRestInRoundOne) {
  for (int n = 2; n <= 33; ++n) {
    for (unsigned seed = 1; seed <= 10; ++seed) {
      const Count count = play_out(field(n), seed, {1, 2});
      EXPECT_EQ(count.games, n - 1) << n;
      EXPECT_EQ(count.byes, bracket_size(n) - n) << n;
      EXPECT_EQ(count.rounds, bracket_rounds(n)) << n;
      for (const int number : count.rested) EXPECT_LE(number, count.byes) << n;
      EXPECT_EQ(count.last.first + count.last.second, 3) << "1 and 2 meet in the final of " << n;
      EXPECT_EQ(count.last.label, (StageLabel{StagePart::last, 2}));
    }
  }
}

TEST(Knockout, ThirdPlaceIsOneGameMoreBesideTheFinal) {
  for (int n = 2; n <= 33; ++n) {
    PairingInput input = field(n);
    input.options.third_place = true;
    // Of three, the loser of the only semifinal is third without a game.
    EXPECT_EQ(play_out(input, 1, {1, 2}).games, n < 4 ? n - 1 : n) << n;
  }
  PairingInput four = field(4);
  four.options.third_place = true;
  EXPECT_EQ(rounds_of("knockout", four), (Lines{"1-4 2-3", "1-2 3-4"}));
}

TEST(Knockout, ConsolationIsABracketOfTheLosersOfRoundOne) {
  PairingInput input = field(8);
  input.options.consolation = true;
  EXPECT_EQ(rounds_of("knockout", input), (Lines{"1-8 4-5 2-7 3-6", "1-4 2-3 5-8 6-7", "1-2 5-6"}));
}

TEST(Knockout, LabelsSayWhichPartOfTheBracketAPairIs) {
  const auto label = [](StagePart part, int index) { return to_text(StageLabel{part, index}); };
  EXPECT_EQ(label(StagePart::last, 2), "final");
  EXPECT_EQ(label(StagePart::last, 4), "semifinal");
  EXPECT_EQ(label(StagePart::last, 8), "quarterfinal");
  EXPECT_EQ(label(StagePart::last, 16), "last 16");
  EXPECT_EQ(label(StagePart::third_place, 0), "third place");
  EXPECT_EQ(label(StagePart::consolation, 4), "consolation semifinal");
  EXPECT_EQ(label(StagePart::group, 2), "group B");
  EXPECT_EQ(label(StagePart::group, 27), "group AA");
  EXPECT_EQ(label(StagePart::winner_bracket, 1), "winner bracket 1");
  EXPECT_EQ(label(StagePart::loser_bracket, 2), "loser bracket 2");
  EXPECT_EQ(label(StagePart::grand_final, 0), "grand final");
  EXPECT_EQ(label(StagePart::grand_final_reset, 0), "grand final reset");
  EXPECT_EQ(label(StagePart::main, 0), "");
}

// ---- matches of several games --------------------------------------------------------------------------------------

/// The games of a match of two; `scores` from the view of number 1: 'w', 'd', 'l'.
struct Series {
  Lines games;
  std::string ending;
  std::vector<bool> new_start;
};
Series series(int best_of, const std::string& scores) {
  PairingInput input = field(2);
  input.options.best_of = best_of;
  Series out;
  for (const char score : scores) {
    const auto plan = knockout(input);
    if (!plan) return {out.games, plan.error().code, out.new_start};
    out.games.push_back(text(*plan));
    out.new_start.push_back(plan->pairs[0].new_start);
    EXPECT_EQ(plan->pairs[0].leg, static_cast<int>(out.games.size()));
    play(input, *plan, [&](const PlannedPair& pair) {
      if (score == 'd') return Score::draw;
      return (score == 'w') == (pair.first == 1) ? Score::first : Score::second;
    });
  }
  out.ending = text(knockout(input));
  return out;
}

TEST(Match, EndsWithTheMajority) {
  EXPECT_EQ(series(3, "ww").games, (Lines{"1-2", "2-1"}));
  EXPECT_EQ(series(3, "ww").ending, "PAI002");
  EXPECT_EQ(series(3, "wd").ending, "1-2");
  EXPECT_EQ(series(3, "wl").ending, "1-2");
  EXPECT_EQ(series(3, "wlw").ending, "PAI002");
  EXPECT_EQ(series(4, "wdd").ending, "2-1");
  EXPECT_EQ(series(4, "wwd").ending, "PAI002");
  EXPECT_EQ(series(5, "lldl").ending, "PAI002");
}

TEST(Match, SidesAlternate) { EXPECT_EQ(series(5, "wlwd").games, (Lines{"1-2", "2-1", "1-2", "2-1"})); }

TEST(Match, ADrawnMatchGoesOnFromAnotherStartUntilSomebodyWins) {
  const Series one = series(1, "ddl");
  EXPECT_EQ(one.games, (Lines{"1-2", "2-1", "1-2"}));
  EXPECT_EQ(one.new_start, (std::vector<bool>{false, true, true}));
  EXPECT_EQ(one.ending, "PAI002");
  EXPECT_EQ(series(2, "wl").ending, "1-2");
  // Draws of the replays add up, but do not make a majority.
  EXPECT_EQ(series(2, "ddd").ending, "2-1");
  EXPECT_EQ(series(2, "dddd").ending, "1-2");
  EXPECT_EQ(series(2, "dddw").ending, "PAI002");
}

TEST(Match, SidesTheArbiterChangedAlternateFromThere) {
  PairingInput input = field(2);
  input.options.best_of = 3;
  auto plan = knockout(input);
  ASSERT_TRUE(plan);
  std::swap(plan->pairs[0].first, plan->pairs[0].second);
  play(input, *plan, [](const PlannedPair&) { return Score::first; });
  EXPECT_EQ(text(knockout(input)), "1-2");
}

TEST(Match, OthersWaitForTheLastMatchOfTheirRound) {
  PairingInput input = field(4);
  input.options.best_of = 3;
  const auto first_wins_unless_four = [](const PlannedPair& pair) {
    if (pair.first + pair.second == 5 && (pair.first == 1 || pair.second == 1)) return better_seed(pair);
    return Score::first;
  };
  Lines rounds;
  for (int i = 0; i < 4; ++i) {
    const auto plan = knockout(input);
    ASSERT_TRUE(plan);
    rounds.push_back(text(*plan));
    play(input, *plan, first_wins_unless_four);
  }
  EXPECT_EQ(rounds, (Lines{"1-4 2-3", "4-1 3-2", "2-3", "1-2"}));
}

// ---- what goes wrong in a hall
// ---------------------------------------------------------------------------------------

TEST(Knockout, AnAbsentOneLosesTheMatchThatWasDue) {
  PairingInput input = field(4);
  who(input, 1).active = false;
  const auto plan = knockout(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(text(*plan), "2-3 4");
  EXPECT_EQ(plan->explanations[1].reason, Reason::bye_opponent_absent);
  play(input, *plan, better_seed);
  who(input, 1).active = true;
  EXPECT_EQ(text(knockout(input)), "4-2");
}

TEST(Knockout, OfADoubleForfeitNeitherGoesOn) {
  PairingInput input = field(8);
  play(input, knockout(input).value(),
       [](const PlannedPair& p) { return p.first == 1 ? Score::nobody : better_seed(p); });
  EXPECT_EQ(text(knockout(input)), "2-3 4");
}

TEST(Knockout, WhenBothFinalistsLeaveTheStageIsOver) {
  PairingInput input = field(4);
  play(input, knockout(input).value(), better_seed);
  who(input, 1).active = who(input, 2).active = false;
  EXPECT_EQ(text(knockout(input)), "PAI002");
}

TEST(Knockout, AnOpenGameOfTheLastRoundIsNamed) {
  PairingInput input = field(4);
  play(input, knockout(input).value(), [](const PlannedPair& p) { return p.first == 2 ? Score::open : Score::first; });
  const auto plan = knockout(input);
  ASSERT_FALSE(plan);
  EXPECT_TRUE(is_as_listed(plan.error()));
  EXPECT_EQ(text(plan.error()), "PAI003 round=1 number=2");
}

TEST(Knockout, AGameThatTheBracketDoesNotKnowIsNamed) {
  PairingInput input = field(4);
  auto plan = knockout(input).value();
  std::swap(plan.pairs[0].second, plan.pairs[1].second);
  play(input, plan, better_seed);
  const auto next = knockout(input);
  ASSERT_FALSE(next);
  EXPECT_TRUE(is_as_listed(next.error()));
  EXPECT_EQ(text(next.error()), "PAI009 round=1 first=1 second=3");
}

TEST(Knockout, AProhibitedPairOfTheSeedingIsSaid) {
  PairingInput input = field(4);
  input.prohibited = {{4, 1}};
  const auto plan = knockout(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(plan->explanations[1], (Explanation{1, 4, Reason::table_prohibited, {}}));
  EXPECT_TRUE(find_engine("knockout")->check(input, *plan).empty());
}

TEST(Knockout, AForcedPairThatTheBracketDoesNotGiveIsRefused) {
  PairingInput input = field(4);
  input.forced = {{1, 2}};
  EXPECT_EQ(text(knockout(input)), "PAI012");
  input.forced = {{4, 1}};
  EXPECT_EQ(text(knockout(input)), "1-4 2-3");
}

// ---- by lot
// ----------------------------------------------------------------------------------------------------------

TEST(Draw, KeepsClubsAndProhibitedPairsApartInRoundOne) {
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    PairingInput input = field(16);
    input.seed = seed;
    input.options.drawn = true;
    input.options.spread = Spread::club;
    for (Contestant& c : input.contestants) c.club = c.number <= 8 ? 1 : c.number;
    input.prohibited = {{9, 1}, {9, 2}, {9, 3}, {9, 4}, {9, 5}, {9, 6}, {9, 7}};
    const auto plan = knockout(input);
    ASSERT_TRUE(plan);
    for (const PlannedPair& pair : plan->pairs) {
      EXPECT_NE(pair.first <= 8, pair.second <= 8) << whole_text(*plan);
      if (pair.first == 9 || pair.second == 9) {
        EXPECT_EQ(pair.first + pair.second, 17);
      }
    }
  }
}

TEST(Draw, GivesEveryPlaceToEverybodyAndByesToTheTop) {
  std::set<std::vector<int>> orders;
  std::set<int> opponents_of_five;
  for (std::uint64_t seed = 1; seed <= 200; ++seed) {
    PairingInput input = field(6);
    input.seed = seed;
    input.options.drawn = true;
    const auto order = bracket_order(input);
    ASSERT_TRUE(order);
    orders.insert(*order);
    const auto plan = knockout(input);
    ASSERT_TRUE(plan);
    for (const PlannedPair& pair : plan->pairs) {
      if (pair.second == 0) {
        EXPECT_LE(pair.first, 2);
      } else if (pair.first == 5 || pair.second == 5) {
        opponents_of_five.insert(pair.first + pair.second - 5);
      }
    }
  }
  EXPECT_EQ(opponents_of_five, (std::set<int>{3, 4, 6}));
  EXPECT_GT(orders.size(), 10u);
}

TEST(Draw, HonoursForcedPairsAndIsHeldByTheBracketItMade) {
  PairingInput input = field(8);
  input.options.drawn = true;
  input.seed = 5;
  input.forced = {{1, 2}};
  const auto order = bracket_order(input);
  ASSERT_TRUE(order);
  const auto plan = knockout(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(std::count_if(plan->pairs.begin(), plan->pairs.end(),
                          [](const PlannedPair& p) { return p.first + p.second == 3; }),
            1);
  play(input, *plan, better_seed);
  input.options.bracket = *order;
  input.seed = 6;
  EXPECT_TRUE(knockout(input));
  input.options.bracket.pop_back();
  EXPECT_EQ(text(knockout(input)), "PAI017");
}

TEST(Draw, IsImpossibleWhenSomebodyMayMeetNobody) {
  PairingInput input = field(4);
  input.options.drawn = true;
  input.prohibited = {{1, 2}, {1, 3}, {1, 4}};
  EXPECT_EQ(text(knockout(input)), "PAI004");
}

}  // namespace
