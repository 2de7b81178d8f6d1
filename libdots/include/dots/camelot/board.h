// The board of Camelot on 8x8: pawns and knights that step, leap over their own and take the others by leaping, on the
// way to the enemy castle (rules/camelot.md).
//
//   auto position = board8::Position<camelot::Board>::start({});
//   auto move = position->parse("b3-d3-b1");
//   if (move) position->play(*move);
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/board8/gfen.h"
#include "dots/board8/position.h"
#include "dots/board8/square.h"
#include "dots/camelot/ruleset.h"
#include "dots/result.h"

namespace dots::camelot {

using board8::Bits;
using board8::Colour;
using board8::Square;

/// The start set has seven; positions for exercise may have more, but the number of series grows with them.
inline constexpr int max_pieces_a_side = 16;

/// A step, a series of leaps over own pieces, of captures, or of the former and then the latter.
struct Move {
  /// A leap touches squares of one kind only, of which there are 16, and a capture takes a piece.
  static constexpr std::size_t max_landings = 15 + max_pieces_a_side;

  Square from = 0;
  Square to = 0;
  Bits captured = 0;
  std::uint8_t landings = 0;
  std::array<Square, max_landings> path{};  ///< the landing squares, the last is `to`

  /// Moves with the same effect are one move, whatever their way.
  friend bool operator==(const Move& a, const Move& b) {
    return a.from == b.from && a.to == b.to && a.captured == b.captured;
  }
};

constexpr Square castle_of(Colour colour) { return colour == Colour::white ? 0 : 63; }

class Board {
 public:
  using Rules = camelot::Rules;
  using Move = camelot::Move;

  static Board start(const Rules& rules);
  /// Errors: GFN006 {piece, square}, GFN007 {name}; CAM018 {colour, limit} too many pieces.
  static Result<Board> read(const Rules& rules, const board8::Gfen& gfen);
  [[nodiscard]] board8::Gfen write(const Rules& rules) const;

  [[nodiscard]] Colour to_move() const { return to_move_; }
  [[nodiscard]] Bits pawns(Colour colour) const { return pawns_[static_cast<std::size_t>(index(colour))]; }
  [[nodiscard]] Bits knights(Colour colour) const { return knights_[static_cast<std::size_t>(index(colour))]; }
  [[nodiscard]] Bits pieces(Colour colour) const { return pawns(colour) | knights(colour); }

  /// Of several ways with the same effect the shortest is listed, of these the first by its text.
  [[nodiscard]] std::vector<Move> moves(const Rules& rules) const;
  void play(const Rules& rules, const Move& move);
  [[nodiscard]] std::string print(const Rules& rules, const Move& move) const;
  /// Every landing square of a legal move, `-` or `^` for a step or a canter and `x` for a capture, either case; or the
  /// first and the last square where only one legal move fits. Errors: CAM001 … CAM017, see docs/guide/errors.md.
  [[nodiscard]] Result<Move> find(const Rules& rules, std::string_view text) const;
  [[nodiscard]] board8::Standing standing(const Rules& rules) const;
  /// Pieces on the board.
  [[nodiscard]] std::array<int, 2> score(const Rules& rules) const;
  [[nodiscard]] std::uint64_t perft(const Rules& rules, int depth) const;
  static board8::DrawRight draw_right(const Rules& rules, std::span<const Board> history);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  [[nodiscard]] board8::Standing won_standing() const;

  std::array<Bits, 2> pawns_{};  ///< by index(Colour)
  std::array<Bits, 2> knights_{};
  Colour to_move_ = Colour::white;
  bool entered_ = false;  ///< the last move came into the enemy castle; a position text does not tell
};

}  // namespace dots::camelot
