// The board of Quints: stones are placed, then stepped; exactly five in a row or column win (rules/quints.md).
//
//   auto position = board8::Position<quints::Board>::start({});
//   auto move = position->parse("d4");
//   if (move) position->play(*move);
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/board8/gfen.h"
#include "dots/board8/position.h"
#include "dots/board8/square.h"
#include "dots/quints/ruleset.h"
#include "dots/result.h"

namespace dots::quints {

using board8::Bits;
using board8::Colour;
using board8::Square;

enum class Kind : std::uint8_t { place, step, pass };

struct Move {
  Kind kind = Kind::place;
  Square from = 0;  ///< of a step
  Square to = 0;
  Bits captured = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// Whether exactly five of the stones stand in a row or column, with none next to them in that line.
bool has_five(Bits stones);

class Board {
 public:
  using Rules = quints::Rules;
  using Move = quints::Move;

  static Board start(const Rules& rules);
  /// `hand=W:n,B:n` are the stones still to be placed. Errors: GFN006 {piece, square}, GFN007 {name}; QUI010 {stones}
  /// more stones than cells.
  static Result<Board> read(const Rules& rules, const board8::Gfen& gfen);
  [[nodiscard]] board8::Gfen write(const Rules& rules) const;

  [[nodiscard]] Colour to_move() const { return to_move_; }
  [[nodiscard]] Bits stones(Colour colour) const { return stones_[static_cast<std::size_t>(index(colour))]; }
  [[nodiscard]] int in_hand(Colour colour) const { return hand_[static_cast<std::size_t>(index(colour))]; }

  [[nodiscard]] std::vector<Move> moves(const Rules& rules) const;
  void play(const Rules& rules, const Move& move);
  [[nodiscard]] std::string print(const Rules& rules, const Move& move) const;
  /// `d4` places; `d4-d5` steps, with `x` and the cell of each captured stone, which can be left out where stones are
  /// captured by themselves; `pass`; either case. Errors: QUI001 {move}; QUI002 {square} no stone there; QUI003
  /// {square} a stone of the other side; QUI004 {square} taken; QUI005 {from, to} not a neighbour; QUI006 stones are
  /// still to be placed; QUI007 no stone is left in hand; QUI008 {square} nothing is captured there; QUI009 {square}
  /// the stone there is captured too; QUI011 a pass with a move at hand.
  [[nodiscard]] Result<Move> find(const Rules& rules, std::string_view text) const;
  [[nodiscard]] board8::Standing standing(const Rules& rules) const;
  /// Stones on the board.
  [[nodiscard]] std::array<int, 2> score(const Rules& rules) const;
  [[nodiscard]] std::uint64_t perft(const Rules& rules, int depth) const;
  static board8::DrawRight draw_right(const Rules& rules, std::span<const Board> history);

  /// How the position came about is no part of it.
  friend bool operator==(const Board& a, const Board& b) {
    return a.stones_ == b.stones_ && a.hand_ == b.hand_ && a.to_move_ == b.to_move_;
  }

 private:
  /// What a stone that steps to `to` catches; it has left its cell already.
  [[nodiscard]] Bits caught_from(Square to, Bits own) const;
  [[nodiscard]] bool is_won(const Rules& rules) const;
  [[nodiscard]] bool can_move(Colour colour) const;
  void add_steps(const Rules& rules, std::vector<Move>& list) const;

  std::array<Bits, 2> stones_{};  ///< by index(Colour)
  std::array<int, 2> hand_{};
  Colour to_move_ = Colour::white;
  bool after_placing_ = false;  ///< the last move placed a stone
};

}  // namespace dots::quints
