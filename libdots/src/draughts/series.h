// Series of captures cell by cell: the paths of a legal move, and what an illegal text comes to.
#pragma once

#include <cstddef>
#include <set>
#include <span>
#include <tuple>
#include <vector>

#include "dots/draughts/board.h"
#include "draughts/jumps.h"

namespace dots::draughts {

/// The paths of one legal capture in the order of the alphabet. Those alone are taken that touch the `wanted` cells in
/// their order between start and end.
class PathSearch {
 public:
  PathSearch(const Board& board, const Rules& rules, const Move& move, std::span<const Square> wanted = {});
  [[nodiscard]] std::vector<Path> find(std::size_t limit);

 private:
  bool go(Square square, bool king, Bits taken, std::size_t met);
  bool ends_well(Square square, bool king, Bits last_landings, std::size_t met) const;

  const Rules& rules_;
  const Move& move_;
  std::span<const Square> wanted_;
  bool starts_as_king_;
  Lane lane_;
  Path path_{};
  std::vector<Path> found_{};
  std::size_t limit_ = 0;
  std::set<std::tuple<Square, bool, Bits, std::size_t>> dead_{};  ///< from here nothing is found
};

/// What a written capture is, when it is no legal one.
struct Traced {
  bool reached = false;   ///< some series leads over the cells to the last
  bool finished = false;  ///< … and is complete there
  int captured = 0;       ///< by the longest complete one
};

/// cells: from, cells in between as far as they are told, to.
Traced trace(const Board& board, const Rules& rules, std::span<const Square> cells);

}  // namespace dots::draughts
