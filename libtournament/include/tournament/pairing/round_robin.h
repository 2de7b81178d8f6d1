// Round robin by Berger tables (FIDE C.05 Annex 1; swiss.md §8.3).
//
//   for (const RoundPairs& round : berger(6, {.cycles = 2})) …
#pragma once

#include <string>
#include <utility>
#include <vector>

namespace tournament::pairing {

struct BergerOptions {
  int cycles = 1;             ///< 2 = double round robin, sides reversed in every second cycle
  bool swap_last_two = true;  ///< the last two rounds of every cycle but the last change places, so that nobody has one
                              ///< side three times running (four players in three cycles apart)
};

/// One round: (first, second) numbers by table; the number that rests has second == 0 and comes last.
using RoundPairs = std::vector<std::pair<int, int>>;

/// All rounds for `players` (an odd number gets a bye each round); none for fewer than two.
std::vector<RoundPairs> berger(int players, const BergerOptions& options);

/// Independent check of a schedule, not from the tables: everybody meets everybody `cycles` times, once a round, with
/// balanced sides. Empty when all is well, else one text a fault.
std::vector<std::string> check_round_robin(int players, int cycles, const std::vector<RoundPairs>& rounds);

}  // namespace tournament::pairing
