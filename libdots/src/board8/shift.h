// Whole bitboards moved by one cell, and the directions in which that can be done.
//
//   shift(bit(a1), 1, 1) == bit(b2);  shift(file_h, 1, 0) == 0: what leaves the board is gone
//   each_direction([&](auto files, auto ranks) { around |= shift(stones, files, ranks); });
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <utility>

#include "dots/board8/square.h"

namespace dots::board8 {

inline constexpr Bits file_a = 0x0101010101010101U;
inline constexpr Bits file_h = file_a << 7;
inline constexpr Bits rank_1 = 0xffU;
inline constexpr Bits rank_8 = rank_1 << 56;

/// files and ranks are -1, 0 or 1.
constexpr Bits shift(Bits bits, int files, int ranks) {
  if (files > 0) bits &= ~file_h;
  if (files < 0) bits &= ~file_a;
  const int places = ranks * 8 + files;
  return places >= 0 ? bits << places : bits >> -places;
}

struct Direction {
  int files = 0;
  int ranks = 0;
  friend constexpr bool operator==(Direction, Direction) = default;
};
/// North, east, south, west, then the diagonals.
inline constexpr std::array<Direction, 8> directions = {
    {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {1, 1}, {1, -1}, {-1, -1}, {-1, 1}}};

/// Calls act(files, ranks) for the first `count` directions, unrolled with constants.
template <std::size_t count = 8, class Act>
constexpr void each_direction(Act act) {
  [&]<std::size_t... i>(std::index_sequence<i...>) {
    (act(std::integral_constant<int, directions[i].files>{}, std::integral_constant<int, directions[i].ranks>{}), ...);
  }
  (std::make_index_sequence<count>{});
}

constexpr Square lowest(Bits bits) { return static_cast<Square>(std::countr_zero(bits)); }

/// Takes the lowest square off the set, which must not be empty.
constexpr Square take_lowest(Bits& bits) {
  const Square square = lowest(bits);
  bits &= bits - 1;
  return square;
}

}  // namespace dots::board8
