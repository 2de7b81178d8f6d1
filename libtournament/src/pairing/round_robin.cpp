#include "tournament/pairing/round_robin.h"

#include <algorithm>

namespace tournament::pairing {

namespace {

/// Round `r` (1-based) of a cycle for an even number `n` of places (FIDE C.05 Annex 1, as a formula).
RoundPairs round_of_cycle(int n, int r) {
  const int m = n - 1;
  // The number that meets n advances by n/2 each round.
  const int t = static_cast<int>(static_cast<long>(r - 1) * (n / 2) % m) + 1;
  RoundPairs pairs;
  pairs.reserve(static_cast<std::size_t>(n / 2));
  pairs.emplace_back(r % 2 == 1 ? std::pair{t, n} : std::pair{n, t});
  for (int k = 1; k < n / 2; ++k) pairs.emplace_back((t - 1 + k) % m + 1, (t - 1 - k + m) % m + 1);
  return pairs;
}

/// The place `n` stands for nobody: whoever is paired with it rests, and is listed last.
void make_bye(RoundPairs& pairs, int n) {
  const auto [first, second] = pairs.front();
  pairs.erase(pairs.begin());
  pairs.emplace_back(first == n ? second : first, 0);
}

}  // namespace

std::vector<RoundPairs> berger(int players, const BergerOptions& options) {
  if (players < 2) return {};
  const int n = players + players % 2;
  std::vector<RoundPairs> rounds;
  rounds.reserve(static_cast<std::size_t>(n - 1) * static_cast<std::size_t>(std::max(options.cycles, 0)));
  for (int cycle = 1; cycle <= options.cycles; ++cycle) {
    for (int r = 1; r < n; ++r) {
      RoundPairs pairs = round_of_cycle(n, r);
      if (cycle % 2 == 0) {
        for (auto& [first, second] : pairs) std::swap(first, second);
      }
      if (n != players) make_bye(pairs, n);
      rounds.push_back(std::move(pairs));
    }
    // The next cycle begins with the sides reversed, which would give a third equal side running.
    if (options.swap_last_two && cycle < options.cycles && n > 2) std::swap(rounds.back(), *(rounds.end() - 2));
  }
  return rounds;
}

}  // namespace tournament::pairing
