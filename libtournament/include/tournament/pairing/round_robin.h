// Round robin by Berger tables (FIDE C.05 Annex 1; swiss.md §8.3).
//
//   for (const RoundPairs& round : berger(6, {.cycles = 2})) …
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tournament::pairing {

struct BergerOptions {
  int cycles = 1;             ///< 2 = double round robin, colours reversed in the second cycle
  bool swap_last_two = true;  ///< with two cycles: rounds m-1 and m of the first cycle change places, so that nobody has
                              ///< one colour three times running
};

/// One round: (first, second) numbers by table; the number that rests has second == 0 and comes last.
using RoundPairs = std::vector<std::pair<int, int>>;

/// All rounds for `players` (2 or more; an odd number gets a bye each round).
std::vector<RoundPairs> berger(int players, const BergerOptions& options);

/// Independent check of a schedule, not from the tables: everybody meets everybody `cycles` times, once a round, with
/// balanced sides. Empty when all is well, else one text a fault.
std::vector<std::string> check_round_robin(int players, int cycles, const std::vector<RoundPairs>& rounds);

}  // namespace tournament::pairing
