// Generator: the legal moves of one position of Camelot, as a list or as a number (rules/camelot.md §2-§5).
//
//   Generator generator(rules, board);
//   generator.count() == generator.list().size();
#pragma once

#include <cstdint>
#include <unordered_set>
#include <vector>

#include "board8/shift.h"
#include "dots/camelot/board.h"

namespace dots::camelot {

/// A leap: the piece over which it goes, and where it lands.
struct Leap {
  Square over = 0;
  Square to = 0;
};
/// The leaps from a square that stay on the board, in the order of the texts of their landing squares.
struct Leaps {
  std::array<Leap, 8> leaps{};
  std::size_t number = 0;
  [[nodiscard]] const Leap* begin() const { return leaps.data(); }
  [[nodiscard]] const Leap* end() const { return leaps.data() + number; }
};
const Leaps& leaps_from(Square square);

class Generator {
 public:
  /// The game must not be won already.
  Generator(const Rules& rules, const Board& board);

  std::vector<Move> list();
  std::uint64_t count();

  /// Pieces of the side to move that can take without leaping over an own piece first.
  [[nodiscard]] Bits capturers() const { return capturers_from(own_, own_, enemies_); }
  /// The piece that must leave its own castle now; none where there is none, or where it cannot move.
  [[nodiscard]] Bits castle_duty();

 private:
  /// Whether moves are written down, or only counted as far as no way has to be known.
  enum class Want : std::uint8_t { list, number };
  struct Kinds {
    bool captures = false;
    bool quiet = false;  ///< steps and canters
  };

  void all_moves();
  void moves_of(Bits pieces, Kinds kinds);
  void steps_of(Square from);
  void leaps_of(Square from, Kinds kinds);
  void canters_of(Square from, Bits reach);
  void extend_captures(Move& move);
  void extend_canters(Move& move, Bits touched, bool quiet, bool exposed);
  void record(const Move& move);

  [[nodiscard]] Bits free_of(Bits own, Bits enemies) const { return ~(own | enemies); }
  [[nodiscard]] Bits capturers_from(Bits from, Bits own, Bits enemies) const;
  [[nodiscard]] Bits step_targets(Square from) const;
  [[nodiscard]] Bits canter_reach(Square from) const;
  [[nodiscard]] Bits touched_by(const Move& move) const;
  [[nodiscard]] bool can_capture(const Move& move, Bits touched) const;

  const Rules& rules_;
  Bits own_;
  Bits knights_;
  Bits enemies_;
  Bits own_castle_;
  Bits enemy_castle_;
  Want want_ = Want::list;
  std::vector<Move> moves_{};
  std::uint64_t counted_ = 0;                 ///< moves that are not in moves_
  std::size_t first_of_piece_ = 0;            ///< in moves_
  std::unordered_set<std::uint64_t> seen_{};  ///< canters of the piece that have been followed
};

}  // namespace dots::camelot
