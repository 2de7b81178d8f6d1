// A checker that accepts everything would pass all other tests: here plans are spoilt one way at a time.
#include <gtest/gtest.h>

#include <map>

#include "random_events.h"

namespace {

using namespace arbiter_tests;

struct Mutation {
  const char* name;
  /// Spoils a plan; false when there is nothing to spoil in this way.
  bool (*spoil)(PairingPlan&);
  const char* not_for;  ///< systems with a choice, in which the result can be as good
};

/// The first real pairs of a plan.
std::vector<PlannedPair*> games(PairingPlan& plan) {
  std::vector<PlannedPair*> list;
  for (PlannedPair& pair : plan.pairs) {
    if (pair.second != 0) list.push_back(&pair);
  }
  return list;
}

const Mutation mutations[] = {
    {"other_round", [](PairingPlan& p) { return ++p.round > 0; }, ""},
    {"pair_missing",
     [](PairingPlan& p) {
       if (p.pairs.empty()) return false;
       p.pairs.erase(p.pairs.begin());
       return true;
     },
     ""},
    {"pair_twice",
     [](PairingPlan& p) {
       if (p.pairs.empty()) return false;
       p.pairs.insert(p.pairs.begin(), p.pairs.front());
       return true;
     },
     ""},
    {"unknown_number",
     [](PairingPlan& p) {
       if (p.pairs.empty()) return false;
       p.pairs.front().first = 1'000;
       return true;
     },
     ""},
    {"against_himself",
     [](PairingPlan& p) {
       if (p.pairs.empty()) return false;
       p.pairs.front().second = p.pairs.front().first;
       return true;
     },
     ""},
    {"bye_instead_of_a_game",
     [](PairingPlan& p) {
       if (games(p).empty()) return false;
       games(p).front()->second = 0;
       return true;
     },
     ""},
    {"bye_before_the_tables",
     [](PairingPlan& p) {
       if (games(p).empty() || p.pairs.back().second != 0) return false;
       std::rotate(p.pairs.begin(), p.pairs.end() - 1, p.pairs.end());
       return true;
     },
     ""},
    {"sides_exchanged",
     [](PairingPlan& p) {
       if (games(p).empty()) return false;
       std::swap(games(p).front()->first, games(p).front()->second);
       return true;
     },
     "scheveningen round_robin_varma"},
    {"opponents_exchanged",
     [](PairingPlan& p) {
       const auto list = games(p);
       if (list.size() < 2) return false;
       std::swap(list[0]->second, list[1]->second);
       return true;
     },
     "scheveningen monrad round_robin_varma"},
    {"other_part_of_the_stage",
     [](PairingPlan& p) {
       if (games(p).empty()) return false;
       games(p).front()->label = {StagePart::group, 77};
       return true;
     },
     "scheveningen round_robin_varma"},
};

class Mutations : public testing::TestWithParam<std::string> {};

TEST_P(Mutations, AreRefused) {
  std::map<std::string, int> refused;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    RandomEvent event(GetParam(), seed);
    const std::string system = GetParam() + (event.input().options.varma ? "_varma" : "");
    for (int round = 0; round < 40; ++round) {
      const auto plan = event.next();
      if (!plan) break;
      for (const Mutation& mutation : mutations) {
        if (std::string(mutation.not_for).find(system) != std::string::npos) continue;
        PairingPlan spoilt = *plan;
        if (!mutation.spoil(spoilt)) continue;
        const auto faults = event.engine().check(event.input(), spoilt);
        ASSERT_FALSE(faults.empty()) << mutation.name << ", seed " << seed << ", round " << plan->round << "\n"
                                     << whole_text(*plan) << whole_text(spoilt);
        for (const dots::Error& fault : faults) ASSERT_TRUE(is_as_listed(fault)) << text(fault);
        ++refused[mutation.name];
      }
      event.play_round(*plan);
    }
  }
  for (const Mutation& mutation : mutations) {
    if (std::string(mutation.not_for).find(GetParam()) != std::string::npos) continue;
    if (std::string(mutation.name) == "bye_before_the_tables" && GetParam() == "ladder") continue;  // nobody has a bye
    EXPECT_GT(refused[mutation.name], 10) << mutation.name;
  }
}

INSTANTIATE_TEST_SUITE_P(All, Mutations, testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           for (const Engine& engine : engines()) ids.emplace_back(engine.id);
                           return ids;
                         }()),
                         [](const auto& id) { return id.param; });

TEST(CheckKnockout, RefusesAnotherGameOfTheMatch) {
  PairingInput input = field(2);
  auto plan = find_engine("knockout")->pair_next(input).value();
  plan.pairs[0].leg = 2;
  EXPECT_EQ(text(find_engine("knockout")->check(input, plan)), "PAI112 first=1 second=2");
  plan.pairs[0].leg = 1;
  plan.pairs[0].new_start = true;
  EXPECT_EQ(text(find_engine("knockout")->check(input, plan)), "PAI112 first=1 second=2");
}

TEST(CheckMonrad, NamesTheNearerOpponentAndTheLowerBye) {
  const Engine& monrad = *find_engine("monrad");
  PairingInput four = field(4);
  PairingPlan plan{.round = 1, .pairs = {{.first = 1, .second = 3}, {.first = 2, .second = 4}}};
  EXPECT_EQ(text(monrad.check(four, plan)), "PAI115 number=1 nearer=2");
  PairingInput three = field(3);
  plan.pairs = {{.first = 1, .second = 3}, {.first = 2}};
  EXPECT_EQ(text(monrad.check(three, plan)), "PAI115 number=2 nearer=3");
}

TEST(CheckMonrad, RefusesASecondMeetingASecondByeAndAProhibitedPair) {
  const Engine& monrad = *find_engine("monrad");
  PairingInput input = field(3);
  auto plan = monrad.pair_next(input).value();
  play(input, plan, better_seed);
  plan.round = 2;
  const std::string faults = text(monrad.check(input, plan));
  EXPECT_NE(faults.find("PAI113 first=1 second=2"), std::string::npos) << faults;
  EXPECT_NE(faults.find("PAI114 number=3"), std::string::npos) << faults;
  PairingInput barred = field(2);
  plan = monrad.pair_next(barred).value();
  barred.prohibited = {{2, 1}};
  EXPECT_EQ(text(monrad.check(barred, plan)), "PAI106 first=1 second=2");
}

TEST(CheckRoundRobin, RefusesToLeaveAProhibitedPairUnsaid) {
  PairingInput input = field(2);
  const auto plan = find_engine("round_robin")->pair_next(input).value();
  input.prohibited = {{1, 2}};
  EXPECT_EQ(text(find_engine("round_robin")->check(input, plan)), "PAI106 first=1 second=2");
}

TEST(CheckScheveningen, RefusesTwoOfATeamAndASecondMeeting) {
  const Engine& engine = *find_engine("scheveningen");
  PairingInput input = field(6);
  for (Contestant& c : input.contestants) c.team = c.number <= 3 ? 1 : 2;
  auto plan = engine.pair_next(input).value();
  play(input, plan, better_seed);
  plan.round = 2;
  EXPECT_NE(text(engine.check(input, plan)).find("PAI113"), std::string::npos);
  plan.pairs[0] = {.first = 1, .second = 2};
  EXPECT_NE(text(engine.check(input, plan)).find("PAI109 first=1 second=2"), std::string::npos);
}

}  // namespace
