// The boards of roll-in four and push-in four: stones come in at the edge, and four in a line win
// (rules/line-up.md).
//
//   auto position = board8::Position<line_up::RollInBoard>::start({});
//   auto move = position->parse("d1/S");
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
#include "dots/line_up/ruleset.h"
#include "dots/result.h"

namespace dots::line_up {

using board8::Bits;
using board8::Colour;
using board8::Square;

/// Whether four stones stand in a line; exact4: in a line that goes no further at either end.
bool has_line(Bits stones, Line line);

/// What the boards of both games hold.
struct Stones {
  std::array<Bits, 2> of{};  ///< by index(Colour)
  Colour to_move = Colour::white;

  [[nodiscard]] Bits all() const { return of[0] | of[1]; }
  [[nodiscard]] Bits own() const { return of[static_cast<std::size_t>(index(to_move))]; }
  /// The winner by lines: the side that has moved is asked first.
  [[nodiscard]] board8::Standing standing(Line line) const;
  friend bool operator==(const Stones&, const Stones&) = default;
};

class RollInBoard {
 public:
  using Rules = RollInRules;
  /// Where the stone comes to rest: entries that end there are one move.
  struct Move {
    Square to = 0;
    friend bool operator==(Move, Move) = default;
  };

  static RollInBoard start(const Rules& rules);
  /// Errors: GFN006 {piece, square}, GFN007 {name}.
  static Result<RollInBoard> read(const Rules& rules, const board8::Gfen& gfen);
  [[nodiscard]] board8::Gfen write(const Rules& rules) const;
  [[nodiscard]] Colour to_move() const { return stones_.to_move; }
  [[nodiscard]] Bits stones(Colour colour) const { return stones_.of[static_cast<std::size_t>(index(colour))]; }

  [[nodiscard]] std::vector<Move> moves(const Rules& rules) const;
  void play(const Rules& rules, Move move);
  [[nodiscard]] std::string print(const Rules& rules, Move move) const;
  /// The cell, and where wanted the edge from which the stone comes: `d4`, `d4/N`. Errors: LIN001 {move}; LIN002
  /// {square, edge} the first cell at that edge is taken; LIN003 {square} taken; LIN004 {square} no stone comes to rest
  /// there; LIN005 {square, edge, rest} from that edge it rests elsewhere.
  [[nodiscard]] Result<Move> find(const Rules& rules, std::string_view text) const;
  [[nodiscard]] board8::Standing standing(const Rules& rules) const;
  /// Stones on the board.
  [[nodiscard]] std::array<int, 2> score(const Rules& rules) const;
  [[nodiscard]] std::uint64_t perft(const Rules& rules, int depth) const;
  /// None: a stone is added each turn, so that nothing repeats.
  static board8::DrawRight draw_right(const Rules&, std::span<const RollInBoard>) { return {}; }
  friend bool operator==(const RollInBoard&, const RollInBoard&) = default;

 private:
  Stones stones_{};
};

class PushInBoard {
 public:
  using Rules = PushInRules;
  /// An edge cell and the way in which its stones are pushed, `n` `e` `s` `w`; a free corner has no way.
  struct Move {
    Square cell = 0;
    char way = '\0';
    friend bool operator==(Move, Move) = default;
  };

  static PushInBoard start(const Rules& rules);
  /// Errors: GFN006 {piece, square}, GFN007 {name}.
  static Result<PushInBoard> read(const Rules& rules, const board8::Gfen& gfen);
  [[nodiscard]] board8::Gfen write(const Rules& rules) const;
  [[nodiscard]] Colour to_move() const { return stones_.to_move; }
  [[nodiscard]] Bits stones(Colour colour) const { return stones_.of[static_cast<std::size_t>(index(colour))]; }

  [[nodiscard]] std::vector<Move> moves(const Rules& rules) const;
  void play(const Rules& rules, Move move);
  [[nodiscard]] std::string print(const Rules& rules, Move move) const;
  /// The edge cell, with the way at a taken corner: `d1`, `a1n`. A way is allowed elsewhere too where it leads inwards,
  /// and can be left out where only one is open. Errors: LIN001 {move}; LIN006 {square} no edge cell; LIN007 {square}
  /// the way is needed; LIN008 {square, way} the way does not lead inwards; LIN009 {square, way} the lane is full.
  [[nodiscard]] Result<Move> find(const Rules& rules, std::string_view text) const;
  [[nodiscard]] board8::Standing standing(const Rules& rules) const;
  /// Stones on the board.
  [[nodiscard]] std::array<int, 2> score(const Rules& rules) const;
  [[nodiscard]] std::uint64_t perft(const Rules& rules, int depth) const;
  /// None: a stone is added each turn, so that nothing repeats.
  static board8::DrawRight draw_right(const Rules&, std::span<const PushInBoard>) { return {}; }
  friend bool operator==(const PushInBoard&, const PushInBoard&) = default;

 private:
  Stones stones_{};
};

}  // namespace dots::line_up
