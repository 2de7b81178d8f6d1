// The byte that Field keeps for each point, and the questions asked of it. Public only so that Field can answer inline.
//
//   const Cell value = cell::enclosed_dot(Side::second, Side::first);
//   cell::is_live(value);                        // false: it was captured …
//   cell::is_enclosed_by(value, Side::first);    // … by the first side
#pragma once

#include <cstdint>

#include "dots/outcome.h"

namespace dots::surround::cell {

using Cell = std::uint8_t;

inline constexpr Cell dot = 1;            // a dot stands here …
inline constexpr Cell second_dot = 2;     // … of the second side
inline constexpr Cell enclosed = 4;       // inside an enclosure …
inline constexpr Cell second_area = 8;    // … (or a house) of the second side
inline constexpr Cell house = 16;         // empty and inside a house
inline constexpr Cell grounded = 32;      // linked to the edge, seen from the side the point belongs to
inline constexpr Cell broken_house = 64;  // empty, inside a wall whose house an enemy dot dissolved
inline constexpr Cell wall = 128;         // outside the board

constexpr Cell dot_of(Side side) { return side == Side::first ? dot : Cell{dot | second_dot}; }
constexpr Cell area_of(Side side) { return side == Side::first ? Cell{0} : second_area; }
constexpr Cell house_of(Side side) { return house | area_of(side); }
constexpr Cell enclosed_empty(Side owner) { return enclosed | area_of(owner); }
// A point that a link of a drawn contour skips over: closed, but not inside (rules/dots.md §4).
constexpr Cell on_line(Side owner) { return enclosed | house | area_of(owner); }
constexpr Cell enclosed_dot(Side colour, Side owner) { return dot_of(colour) | enclosed | area_of(owner); }

constexpr bool has_dot(Cell value) { return (value & dot) != 0; }
constexpr bool is_enclosed(Cell value) { return (value & enclosed) != 0; }
constexpr bool is_live(Cell value) { return (value & (dot | enclosed)) == dot; }
constexpr Side colour(Cell value) { return (value & second_dot) != 0 ? Side::second : Side::first; }
constexpr Side area_owner(Cell value) { return (value & second_area) != 0 ? Side::second : Side::first; }

constexpr bool is_dot_of(Cell value, Side side) { return (value & (dot | second_dot)) == dot_of(side); }
constexpr bool is_live_of(Cell value, Side side) { return (value & (dot | second_dot | enclosed)) == dot_of(side); }
constexpr bool is_enclosed_by(Cell value, Side side) {
  return (value & (enclosed | second_area)) == (enclosed | area_of(side));
}
constexpr bool is_house_of(Cell value, Side side) { return (value & (house | second_area)) == house_of(side); }
constexpr bool is_house(Cell value) { return (value & (enclosed | house)) == house; }
constexpr bool is_on_line(Cell value) { return (value & (enclosed | house)) == (enclosed | house); }
/// Whether the point is part of own(side): a live dot of the side or any point inside one of its enclosures.
constexpr bool belongs_to(Cell value, Side side) { return is_live_of(value, side) || is_enclosed_by(value, side); }
constexpr bool is_grounded(Cell value, Side side) { return (value & grounded) != 0 && belongs_to(value, side); }

/// The number of a point for digests: splitmix64, by S. Vigna, public domain constants; odd.
constexpr std::uint64_t zobrist(std::uint32_t at) {
  std::uint64_t x = at + 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return (x ^ (x >> 31)) | 1U;
}
/// What a point adds to the digest: its number times its state, nothing where it is free.
constexpr std::uint64_t digest_part(std::uint32_t at, Cell value) { return zobrist(at) * (value & 31U); }

}  // namespace dots::surround::cell
