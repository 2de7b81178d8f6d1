// Board: the discs and covered cells of Reversi and who is to move (rules/reversi.md).
//
//   reversi::Board board = reversi::Board::start(rules);
//   if (auto move = board.find(rules, "#c3")) board.play(rules, *move);
//   for (const reversi::Move& move : board.moves(rules)) print(board.print(rules, move));
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
#include "dots/result.h"
#include "dots/reversi/ruleset.h"

namespace dots::reversi {

using board8::Bits;
using board8::Square;

enum class MoveKind : std::uint8_t { disc, block, pass };

struct Move {
  MoveKind kind = MoveKind::pass;
  Square square = 0;  ///< 0 for a pass
  friend bool operator==(const Move&, const Move&) = default;
};

class Board {
 public:
  using Rules = reversi::Rules;
  using Move = reversi::Move;

  static Board start(const Rules& rules);
  /// Errors: REV020 {piece} no piece of Reversi; REV021 {square} Othello has no covered cells; REV022 {count} an
  /// unknown count; REV023 {white, black} block stones left that the rules or the turn do not allow.
  static Result<Board> read(const Rules& rules, const board8::Gfen& gfen);
  [[nodiscard]] board8::Gfen write(const Rules& rules) const;

  [[nodiscard]] Colour to_move() const { return side_; }
  [[nodiscard]] Bits discs(Colour colour) const { return discs_[static_cast<std::size_t>(index(colour))]; }
  [[nodiscard]] Bits covered() const { return covered_; }
  [[nodiscard]] Bits empty() const { return ~(discs_[0] | discs_[1] | covered_); }
  [[nodiscard]] int blocks_left(Colour colour) const { return blocks_[static_cast<std::size_t>(index(colour))]; }
  /// Block stones are still to be laid: no disc may be placed.
  [[nodiscard]] bool laying() const { return blocks_[0] + blocks_[1] > 0; }

  [[nodiscard]] std::vector<Move> moves(const Rules& rules) const;
  /// move: a legal one.
  void play(const Rules& rules, const Move& move);
  /// `f5`, `#c3`, `pass`.
  [[nodiscard]] std::string print(const Rules& rules, const Move& move) const;
  /// Upper case is read too. Errors: REV001 {move} no move at all; REV002 {square} a disc is there; REV003 {square}
  /// nothing is turned; REV004 {square} the cell is covered; REV005 there is a move, so no pass; REV006 there is none,
  /// so the side must pass; REV007 block stones come first; REV008 no block stone is left.
  [[nodiscard]] Result<Move> find(const Rules& rules, std::string_view text) const;

  /// Over when neither side can move: more discs win.
  [[nodiscard]] board8::Standing standing(const Rules& rules) const;
  /// Discs, by index(Colour).
  [[nodiscard]] std::array<int, 2> score(const Rules& rules) const;
  [[nodiscard]] std::uint64_t perft(const Rules& rules, int depth) const;
  /// Every move but a pass fills a cell, so no position comes again.
  static board8::DrawRight draw_right(const Rules& /*rules*/, std::span<const Board> /*history*/) { return {}; }

  friend bool operator==(const Board&, const Board&) = default;

 private:
  [[nodiscard]] bool over() const;
  void lay(const Rules& rules, Square square);
  void place(Square square);

  std::array<Bits, 2> discs_{};  ///< by index(Colour)
  Bits covered_ = 0;
  std::array<std::uint8_t, 2> blocks_{};  ///< still to be laid
  Colour side_ = Colour::black;
};

}  // namespace dots::reversi
