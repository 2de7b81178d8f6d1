// What the boards of the two games of four share with one another.
//
//   auto stones = read_stones(gfen);  write_stones(*stones) == gfen;
#pragma once

#include "dots/line_up/board.h"

namespace dots::line_up {

/// Errors: GFN006 {piece, square}, GFN007 {name}.
Result<Stones> read_stones(const board8::Gfen& gfen);
board8::Gfen write_stones(const Stones& stones);
std::array<int, 2> count_stones(const Stones& stones);

}  // namespace dots::line_up
