// Whole stages by lot: every plan passes the checker, which shares no code with the engine, and is the same again.
#include "random_events.h"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "sanitized.h"

namespace {

using namespace arbiter_tests;

constexpr unsigned events = arbiter_tests::sanitized ? 200 : 1000;
constexpr int most_rounds = 400;

class RandomEvents : public testing::TestWithParam<std::string> {};

TEST_P(RandomEvents, EveryPlanPassesTheChecker) {
  int plans = 0;
  std::map<std::string, int> endings;
  for (unsigned seed = 1; seed <= events; ++seed) {
    RandomEvent event(GetParam(), seed);
    int rounds = 0;
    for (; rounds < most_rounds; ++rounds) {
      const auto plan = event.next();
      if (!plan) {
        ++endings[plan.error().code];
        break;
      }
      const auto faults = event.engine().check(event.input(), *plan);
      ASSERT_TRUE(faults.empty()) << "seed " << seed << ", round " << event.input().round << ": " << text(faults)
                                  << "\n"
                                  << whole_text(*plan);
      ASSERT_EQ(whole_text(*plan), whole_text(event.engine().pair_next(event.input()).value()));
      std::set<std::pair<int, int>> explained;
      for (const Explanation& e : plan->explanations) explained.insert({e.first, e.second});
      for (const PlannedPair& p : plan->pairs) ASSERT_TRUE(explained.contains({p.first, p.second}));
      event.play_round(*plan);
      ++plans;
    }
    ASSERT_LT(rounds, most_rounds) << "seed " << seed << " does not end";
  }
  EXPECT_GT(plans, static_cast<int>(events) * 2);
  // Nothing but the end of a stage, or a field that cannot be paired, stops it.
  for (const auto& [code, times] : endings) {
    EXPECT_TRUE(code == "PAI002" || code == "PAI001" || code == "PAI004") << code << " " << times << " times";
  }
  EXPECT_GT(endings["PAI002"], static_cast<int>(events) / 2);
}

INSTANTIATE_TEST_SUITE_P(All, RandomEvents, testing::ValuesIn([] {
                           std::vector<std::string> ids;
                           for (const Engine& engine : engines()) ids.emplace_back(engine.id);
                           return ids;
                         }()),
                         [](const auto& id) { return id.param; });

}  // namespace
