// The board of Lines of Action: stones of two colours that want to stand together (rules/lines-of-action.md).
//
//   auto position = board8::Position<lines_of_action::Board>::start({});
//   auto move = position->parse("c1xa3");
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
#include "dots/lines_of_action/ruleset.h"
#include "dots/result.h"

namespace dots::lines_of_action {

using board8::Bits;
using board8::Colour;
using board8::Square;

/// A pass has both squares a1.
struct Move {
  Square from = 0;
  Square to = 0;
  [[nodiscard]] bool is_pass() const { return from == to; }
  friend bool operator==(Move, Move) = default;
};

/// Whether the stones touch one another, by sides or corners; one stone does, and so does none (§3).
bool connected(Bits stones);

class Board {
 public:
  using Rules = lines_of_action::Rules;
  using Move = lines_of_action::Move;

  static Board start(const Rules& rules);
  /// Errors: GFN006 {piece, square}, GFN007 {name}; LOA010 {colour} a side without stones.
  static Result<Board> read(const Rules& rules, const board8::Gfen& gfen);
  [[nodiscard]] board8::Gfen write(const Rules& rules) const;

  [[nodiscard]] Colour to_move() const { return to_move_; }
  [[nodiscard]] Bits stones(Colour colour) const { return stones_[static_cast<std::size_t>(index(colour))]; }

  /// A single pass where the rules make a blocked side pass (§4).
  [[nodiscard]] std::vector<Move> moves(const Rules& rules) const;
  void play(const Rules& rules, Move move);
  [[nodiscard]] std::string print(const Rules& rules, Move move) const;
  /// `c1xa3`, with `-`, `:` and `x` alike, either case, and `+`, `!`, `?` behind it; or `pass`. Errors: LOA001 {move};
  /// LOA002 {square} no stone there; LOA003 {square} a stone of the other side; LOA004 {from, to} not on one line;
  /// LOA005 {from, to, needed, given} the wrong distance; LOA006 {square} an enemy in between; LOA007 {square} an own
  /// stone on the target; LOA008 a pass with a move at hand.
  [[nodiscard]] Result<Move> find(const Rules& rules, std::string_view text) const;
  [[nodiscard]] board8::Standing standing(const Rules& rules) const;
  /// Stones on the board.
  [[nodiscard]] std::array<int, 2> score(const Rules& rules) const;
  [[nodiscard]] std::uint64_t perft(const Rules& rules, int depth) const;
  static board8::DrawRight draw_right(const Rules& rules, std::span<const Board> history);

  friend bool operator==(const Board&, const Board&) = default;

 private:
  [[nodiscard]] board8::Standing connected_standing(const Rules& rules) const;

  std::array<Bits, 2> stones_{};  ///< by index(Colour)
  Colour to_move_ = Colour::black;
};

}  // namespace dots::lines_of_action
