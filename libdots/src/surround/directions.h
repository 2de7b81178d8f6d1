// Directions around a point, and the constant tables that answer questions about the linked dots around it.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace dots::surround {

// Directions run clockwise on the screen (y grows downwards): E SE S SW W NW N NE. Even ones are orthogonal.
inline constexpr int dx[8] = {1, 1, 0, -1, -1, -1, 0, 1};
inline constexpr int dy[8] = {0, 1, 1, 1, 0, -1, -1, -1};
inline constexpr int orthogonal[4] = {0, 2, 4, 6};
constexpr int opposite(int direction) { return (direction + 4) & 7; }

// next_direction[back][links]: coming from the dot in direction `back`, the first linked dot counter-clockwise from it,
// so that the area to the right of the walk is hugged; `back` itself comes last (a dead end is walked back).
inline constexpr auto next_direction = [] {
  std::array<std::array<std::uint8_t, 256>, 8> table{};
  for (int back = 0; back < 8; ++back)
    for (int links = 0; links < 256; ++links)
      for (int turn = 1; turn <= 8; ++turn) {
        const int direction = (back - turn + 8) & 7;
        if ((links >> direction & 1) == 0) continue;
        table[static_cast<std::size_t>(back)][static_cast<std::size_t>(links)] = static_cast<std::uint8_t>(direction);
        break;
      }
  return table;
}();

// The gaps around a dot: arcs without an own dot that hold an orthogonal neighbour. Only through them can a contour
// have closed (two dots across a corner are linked themselves). `from` is the own dot before the gap, clockwise, and
// `into` the orthogonal neighbour in it. With fewer than two gaps nothing can close. The gaps part `runs` of own dots,
// each linked in itself; where there is no gap a dot of the only run is from[0].
struct Gaps {
  std::uint8_t count = 0;
  std::uint8_t runs = 0;
  std::array<std::uint8_t, 4> from{};
  std::array<std::uint8_t, 4> into{};
};
inline constexpr auto gaps_of = [] {
  std::array<Gaps, 256> table{};
  for (int links = 1; links < 256; ++links) {
    Gaps& gaps = table[static_cast<std::size_t>(links)];
    for (int from = 0; from < 8; ++from) {
      if ((links >> from & 1) == 0) continue;
      int into = -1;
      for (int turn = 1; turn < 8; ++turn) {
        const int direction = (from + turn) & 7;
        if (links >> direction & 1) break;
        if ((direction & 1) == 0 && into < 0) into = direction;
      }
      if (into < 0) continue;
      gaps.from[gaps.count] = static_cast<std::uint8_t>(from);
      gaps.into[gaps.count] = static_cast<std::uint8_t>(into);
      ++gaps.count;
    }
    gaps.runs = gaps.count;
    if (gaps.count > 0) continue;
    gaps.runs = 1;
    gaps.from[0] = static_cast<std::uint8_t>(std::countr_zero(static_cast<unsigned>(links)));
  }
  return table;
}();

// The run of own dots around a dot in which `direction` lies: the number of the gap that ends it, clockwise.
constexpr int run_of(const Gaps& gaps, int direction) {
  for (int i = 0; i < gaps.count; ++i)
    if (direction <= gaps.from[static_cast<std::size_t>(i)]) return i;
  return 0;
}

}  // namespace dots::surround
