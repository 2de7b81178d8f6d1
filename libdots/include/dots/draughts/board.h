// Board: the pieces of draughts on 64 squares and who is to move (rules/draughts.md).
//
//   draughts::Board board = draughts::Board::start(rules);
//   for (const draughts::Move& move : board.moves(rules)) print(board.print(rules, move));
//   if (auto move = board.find(rules, "c3-d4")) board.play(rules, *move);
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
#include "dots/draughts/ruleset.h"
#include "dots/result.h"

namespace dots::draughts {

using board8::Bits;
using board8::Square;

/// Two moves are the same when they leave the same position: the order of the captures is not part of a move.
struct Move {
  Square from = 0;
  Square to = 0;
  bool king = false;  ///< what stands on `to` afterwards
  Bits captured = 0;
  friend bool operator==(const Move&, const Move&) = default;
};

/// The cells that a piece touches in a move, its own first.
using Path = std::vector<Square>;

class Board {
 public:
  using Rules = draughts::Rules;
  using Move = draughts::Move;

  static Board start(const Rules& rules);
  /// Errors: DRA020 {square} a piece on a light square; DRA021 {piece} no piece of draughts; DRA022 {square} a man on
  /// its last row; DRA023 {count} draughts counts no pieces in hand.
  static Result<Board> read(const Rules& rules, const board8::Gfen& gfen);
  [[nodiscard]] board8::Gfen write(const Rules& rules) const;

  [[nodiscard]] Colour to_move() const { return side_; }
  [[nodiscard]] Bits pieces(Colour colour) const { return pieces_[static_cast<std::size_t>(index(colour))]; }
  [[nodiscard]] Bits kings() const { return kings_; }
  [[nodiscard]] Bits men() const { return (pieces_[0] | pieces_[1]) & ~kings_; }

  /// All legal moves; captures only where there are any.
  [[nodiscard]] std::vector<Move> moves(const Rules& rules) const;
  /// move: a legal one.
  void play(const Rules& rules, const Move& move);

  /// `c3-d4`; `c3:e5` in Russian and `c3xe5` in Brazilian draughts; the first of its paths in the order of the alphabet
  /// where another capture has the same two ends.
  [[nodiscard]] std::string print(const Rules& rules, const Move& move) const;
  /// Every order in which the captures of a legal move can be made, at most `limit`, in the order of the alphabet.
  [[nodiscard]] std::vector<Path> paths(const Rules& rules, const Move& move, std::size_t limit) const;
  /// Two or more cells, apart by `-`, `:`, `x` or nothing, of which those in between may be left out as long as one
  /// legal move is meant; a whole path means its own move. Errors: DRA001 {move} no move at all; DRA002 {square} not a
  /// dark square; DRA003 {square} no piece there; DRA004 {square} the opponent's; DRA005 {capture} capturing is
  /// compulsory; DRA006 {square} taken; DRA007 {square} the series must go on; DRA008 {taken, most} a longer series
  /// must be chosen; DRA009 {from, to} the piece does not go there; DRA010 {move} nothing is captured; DRA011 {one,
  /// other} two captures fit.
  [[nodiscard]] Result<Move> find(const Rules& rules, std::string_view text) const;

  /// A side that is to move and cannot has lost.
  [[nodiscard]] board8::Standing standing(const Rules& rules) const;
  /// Pieces on the board, by index(Colour).
  [[nodiscard]] std::array<int, 2> score(const Rules& rules) const;
  [[nodiscard]] std::uint64_t perft(const Rules& rules, int depth) const;
  /// rules/draughts.md §6, §7.
  static board8::DrawRight draw_right(const Rules& rules, std::span<const Board> history);
  /// Errors: DRA030 {moves} a draw may be agreed only after that many moves of each side.
  static Result<void> may_agree(const Rules& rules, std::span<const Board> history);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  std::array<Bits, 2> pieces_{};  ///< by index(Colour), kings included
  Bits kings_ = 0;                ///< of both
  Colour side_ = Colour::white;
};

}  // namespace dots::draughts
