#include <algorithm>
#include <bit>

#include "random_draw.h"
#include "ranked_matching.h"
#include "stage.h"
#include "tournament/pairing/knockout.h"

namespace tournament::pairing {

namespace {

/// Pairs of round one drawn by lot: forced pairs first, the others so that nobody meets whom he must not, and where
/// possible nobody of his club or federation. Empty when there is no such draw.
std::vector<Pair> draw_pairs(const Stage& stage, std::vector<int> numbers, RandomDraw& draw) {
  std::vector<Pair> pairs;
  for (const auto& [a, b] : stage.input().forced) {
    const auto has = [&](int number) { return std::find(numbers.begin(), numbers.end(), number) != numbers.end(); };
    if (!has(a) || !has(b)) continue;
    pairs.emplace_back(a, b);
    std::erase_if(numbers, [a = a, b = b](int number) { return number == a || number == b; });
  }
  draw.shuffle(numbers);
  const int n = static_cast<int>(numbers.size());
  const auto number = [&](int i) { return numbers[static_cast<std::size_t>(i)]; };
  const auto allowed = [&](int i, int j) { return !stage.is_prohibited(number(i), number(j)); };
  const auto apart = [&](int i, int j) { return allowed(i, j) && !stage.kept_apart(number(i), number(j)); };
  for (const RankedMatching::Compatible& compatible :
       {RankedMatching::Compatible(apart), RankedMatching::Compatible(allowed)}) {
    RankedMatching matching(n, compatible);
    if (!matching.complete()) continue;
    for (int i = 0; i < n; ++i) {
      for (int j = i + 1; j < n && !matching.is_fixed(i); ++j) {
        if (!matching.is_fixed(j) && compatible(i, j) && matching.fix(i, j)) pairs.emplace_back(number(i), number(j));
      }
    }
    draw.shuffle(pairs);
    return pairs;
  }
  return {};
}

}  // namespace

std::vector<int> seeding_order(int size) {
  std::vector<int> order{1};
  while (static_cast<int>(order.size()) < size) {
    const int sum = 2 * static_cast<int>(order.size()) + 1;
    std::vector<int> next;
    for (const int seed : order) {
      next.push_back(seed);
      next.push_back(sum - seed);
    }
    order = std::move(next);
  }
  return order;
}

int bracket_size(int contestants) {
  return static_cast<int>(std::bit_ceil(static_cast<unsigned>(std::max(contestants, 1))));
}

int bracket_rounds(int contestants) {
  return static_cast<int>(std::bit_width(static_cast<unsigned>(bracket_size(contestants)))) - 1;
}

dots::Result<std::vector<int>> bracket_order(const PairingInput& input) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  const auto& seeds = stage->by_seed();
  if (!input.options.bracket.empty()) {
    std::vector<int> given = input.options.bracket, all = seeds;
    std::sort(given.begin(), given.end());
    std::sort(all.begin(), all.end());
    if (given == all) return input.options.bracket;
    const auto differs = std::mismatch(given.begin(), given.end(), all.begin(), all.end());
    return refusal(Code::bad_bracket, {arg("number", differs.first == given.end() ? *differs.second : *differs.first)});
  }
  if (!input.options.drawn) return seeds;

  const int size = bracket_size(static_cast<int>(seeds.size()));
  const std::size_t byes = static_cast<std::size_t>(size) - seeds.size();
  RandomDraw draw(input.seed);
  std::vector<int> resting(seeds.begin(), seeds.begin() + static_cast<std::ptrdiff_t>(byes));
  draw.shuffle(resting);
  const auto pairs = draw_pairs(*stage, {seeds.begin() + static_cast<std::ptrdiff_t>(byes), seeds.end()}, draw);
  if (pairs.empty()) return refusal(Code::no_legal_round);
  // Seed s of the bracket meets seed size+1-s, which for the first seeds is nobody.
  std::vector<int> order = resting;
  for (const Pair& p : pairs) order.push_back(p.first);
  for (auto p = pairs.rbegin(); p != pairs.rend(); ++p) order.push_back(p->second);
  return order;
}

}  // namespace tournament::pairing
