// Steps and leaps on the diagonals, and the series of leaps that are captures (rules/draughts.md §3).
#pragma once

#include <array>
#include <bit>

#include "dots/draughts/board.h"

namespace dots::draughts {

/// a1, c1, … h8: a step off the side of the board lands on a light square, so this mask keeps all steps on it.
constexpr Bits dark_squares = 0xAA55AA55AA55AA55U;

/// North-east, north-west, south-east, south-west: the first two lead forward for White, the others for Black.
constexpr std::array<int, 4> directions = {9, 7, -7, -9};

constexpr Bits shifted(Bits bits, int by) { return (by > 0 ? bits << by : bits >> -by) & dark_squares; }

constexpr Bits last_row(Colour colour) { return colour == Colour::white ? Bits{0xFF} << 56 : Bits{0xFF}; }

constexpr Square lowest(Bits bits) { return static_cast<Square>(std::countr_zero(bits)); }

template <class Use>
void for_each(Bits bits, Use use) {
  for (; bits != 0; bits &= bits - 1) use(lowest(bits));
}

/// By direction and square: the cells from it to the edge.
inline constexpr auto rays = [] {
  std::array<std::array<Bits, 64>, 4> table{};
  for (std::size_t d = 0; d < 4; ++d)
    for (Square square = 0; square < 64; ++square)
      for (Bits at = shifted(board8::bit(square) & dark_squares, directions[d]); at != 0;
           at = shifted(at, directions[d]))
        table[d][square] |= at;
  return table;
}();

/// The cells from `square` to the first that is taken, which is put into `stop` (none: no bits).
inline Bits open_ray(Square square, std::size_t direction, Bits occupied, Bits& stop) {
  const Bits ray = rays[direction][square];
  const Bits hit = ray & occupied;
  stop = hit == 0 ? 0 : directions[direction] > 0 ? hit & (~hit + 1) : std::bit_floor(hit);
  return hit == 0 ? ray : ray & ~stop & ~rays[direction][lowest(stop)];
}

/// The cells that a king on `square` reaches without a capture.
inline Bits king_steps(Square square, Bits occupied) {
  Bits steps = 0;
  Bits stop = 0;
  for (std::size_t direction = 0; direction < 4; ++direction) steps |= open_ray(square, direction, occupied, stop);
  return steps;
}

/// The two directions in which the men of a side step.
constexpr std::array<int, 2> forward(Colour colour) {
  return colour == Colour::white ? std::array{directions[0], directions[1]} : std::array{directions[2], directions[3]};
}

/// What a capturing piece meets. Captured pieces stay until the series is over: they are still in its way.
struct Lane {
  Bits enemy = 0;
  Bits occupied = 0;  ///< without the capturing piece
  Bits last_row = 0;  ///< of its side
};

struct Leap {
  Bits victim = 0;
  Bits landings = 0;  ///< none: no capture that way
};

inline Leap leap(const Lane& lane, Square from, std::size_t direction, bool king, Bits taken) {
  if (!king) {
    const Bits victim = shifted(board8::bit(from), directions[direction]) & lane.enemy & ~taken;
    return {victim, shifted(victim, directions[direction]) & ~lane.occupied};
  }
  Bits victim = 0;
  open_ray(from, direction, lane.occupied, victim);
  if ((victim & lane.enemy & ~taken) == 0) return {};
  Bits next = 0;
  return {victim, open_ray(lowest(victim), direction, lane.occupied, next)};
}

inline bool can_leap(const Lane& lane, Square from, bool king, Bits taken) {
  for (std::size_t direction = 0; direction < 4; ++direction)
    if (leap(lane, from, direction, king, taken).landings != 0) return true;
  return false;
}

/// Those of the landings behind one victim on which a king may stop: where the capture goes on from some, only these.
inline Bits allowed_landings(const Lane& lane, Bits landings, Bits taken) {
  Bits going_on = 0;
  for_each(landings, [&](Square square) {
    if (can_leap(lane, square, true, taken)) going_on |= board8::bit(square);
  });
  return going_on != 0 ? going_on : landings;
}

/// Whether a piece that lands is a king from there on within its series.
inline bool king_after(const Lane& lane, Variant variant, Square square, bool king) {
  return king || (variant == Variant::russian && (board8::bit(square) & lane.last_row) != 0);
}

/// The lane of the piece on `from`.
inline Lane lane_of(const Board& board, Square from) {
  const Colour own = board.to_move();
  const Bits enemy = board.pieces(other(own));
  return {enemy, (enemy | board.pieces(own)) & ~board8::bit(from), last_row(own)};
}

}  // namespace dots::draughts
