// Brackets: who stands where, before any game is played.
//
//   seeding_order(8);                                   // 1 8 4 5 2 7 3 6
//   dots::Result<std::vector<int>> order = bracket_order(input);
//   if (order) next_input.options.bracket = *order;     // later rounds keep the draw
#pragma once

#include <vector>

#include "dots/result.h"
#include "tournament/pairing/engine.h"

namespace tournament::pairing {

/// Seeds by place of a bracket of `size` places, a power of two: 1 and 2 can only meet in the final (swiss.md §8.6).
std::vector<int> seeding_order(int size);

/// Places of the bracket for `contestants`: the next power of two.
int bracket_size(int contestants);

/// Rounds of the bracket, of whatever length its matches are.
int bracket_rounds(int contestants);

/// Numbers in the order of the bracket's seeds: `options.bracket` when given, else by seed rank, or drawn by lot under
/// the prohibited and forced pairs of round one. Errors: PAI001, PAI004, PAI017.
dots::Result<std::vector<int>> bracket_order(const PairingInput& input);

}  // namespace tournament::pairing
