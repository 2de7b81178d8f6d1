#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <random>

#include "assignment.h"
#include "random_draw.h"
#include "ranked_matching.h"

namespace {

using namespace tournament::pairing;
using Graph = std::vector<std::vector<bool>>;

bool can_match(const Graph& graph, std::vector<int> rest) {
  if (rest.empty()) return true;
  const int top = rest.front();
  for (std::size_t i = 1; i < rest.size(); ++i) {
    if (!graph[static_cast<std::size_t>(top)][static_cast<std::size_t>(rest[i])]) continue;
    std::vector<int> others = rest;
    others.erase(others.begin() + static_cast<std::ptrdiff_t>(i));
    others.erase(others.begin());
    if (can_match(graph, others)) return true;
  }
  return false;
}

TEST(RankedMatching, FixesAPairExactlyWhenTheRestCanBeMatched) {
  std::mt19937 random(1);
  int perfect = 0, refused = 0;
  for (int trial = 0; trial < 3000; ++trial) {
    const int n = 2 * static_cast<int>(1 + random() % 5);
    const unsigned percent = 15 + static_cast<unsigned>(random() % 60);
    Graph graph(static_cast<std::size_t>(n), std::vector<bool>(static_cast<std::size_t>(n), false));
    for (std::size_t a = 0; a < graph.size(); ++a) {
      for (std::size_t b = a + 1; b < graph.size(); ++b) graph[a][b] = graph[b][a] = random() % 100 < percent;
    }
    std::vector<int> rest(static_cast<std::size_t>(n));
    std::iota(rest.begin(), rest.end(), 0);
    RankedMatching matching(
        n, [&](int a, int b) { return graph[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]; });
    const bool complete = matching.complete();
    ASSERT_EQ(complete, can_match(graph, rest));
    if (!complete) continue;
    ++perfect;
    while (!rest.empty()) {
      const std::size_t i = random() % rest.size(), j = random() % rest.size();
      const int a = rest[i], b = rest[j];
      if (a == b || !graph[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]) continue;
      std::vector<int> others = rest;
      std::erase(others, a);
      std::erase(others, b);
      const bool possible = can_match(graph, others);
      ASSERT_EQ(matching.fix(a, b), possible);
      refused += possible ? 0 : 1;
      if (possible) rest = others;
    }
  }
  EXPECT_GT(perfect, 1000);
  EXPECT_GT(refused, 1000);
}

TEST(CheapestAssignment, IsAsCheapAsTheBestOfAllOrders) {
  std::mt19937 random(2);
  for (int trial = 0; trial < 500; ++trial) {
    const std::size_t n = 1 + random() % 6;
    std::vector<std::vector<long>> costs(n, std::vector<long>(n));
    for (auto& row : costs) {
      for (long& cost : row) cost = static_cast<long>(random() % 20);
    }
    std::vector<int> order(n);
    std::iota(order.begin(), order.end(), 0);
    const auto sum = [&](const std::vector<int>& columns) {
      long total = 0;
      for (std::size_t i = 0; i < n; ++i) total += costs[i][static_cast<std::size_t>(columns[i])];
      return total;
    };
    long best = sum(order);
    do best = std::min(best, sum(order));
    while (std::next_permutation(order.begin(), order.end()));
    std::vector<int> found = cheapest_assignment(costs);
    EXPECT_EQ(sum(found), best);
    std::sort(found.begin(), found.end());
    std::iota(order.begin(), order.end(), 0);
    EXPECT_EQ(found, order);
  }
}

TEST(RandomDraw, IsTheSameEverywhere) {
  RandomDraw draw(42);
  std::vector<int> numbers{1, 2, 3, 4, 5, 6, 7, 8};
  draw.shuffle(numbers);
  EXPECT_EQ(numbers, (std::vector<int>{8, 1, 6, 2, 3, 5, 4, 7}));
  std::vector<int> seen(7, 0);
  for (int i = 0; i < 7000; ++i) ++seen[draw.below(7)];
  for (const int times : seen) EXPECT_NEAR(times, 1000, 150);
}

}  // namespace
