#include <bit>

#include "dots/reversi/board.h"
#include "reversi/lines.h"

namespace dots::reversi {
namespace {

Square lowest(Bits bits) { return static_cast<Square>(std::countr_zero(bits)); }

/// Discs of the side to move and of the other: who is who does not matter to a count.
std::uint64_t count_discs(Bits own, Bits enemy, Bits empty, int depth) {
  Bits cells = placeable(own, enemy, empty);
  if (cells == 0) {
    const Bits other_cells = placeable(enemy, own, empty);
    if (other_cells == 0) return 0;
    if (depth == 1) return 1;
    return depth == 2 ? static_cast<std::uint64_t>(std::popcount(other_cells))
                      : count_discs(enemy, own, empty, depth - 1);
  }
  if (depth == 1) return static_cast<std::uint64_t>(std::popcount(cells));
  std::uint64_t count = 0;
  for (; cells != 0; cells &= cells - 1) {
    const Bits cell = cells & (~cells + 1);
    const Bits flips = turned(cell, own, enemy);
    count += count_discs(enemy & ~flips, own | flips | cell, empty & ~cell, depth - 1);
  }
  return count;
}

}  // namespace

bool Board::over() const {
  if (laying()) return empty() == 0;
  return placeable(discs_[0], discs_[1], empty()) == 0 && placeable(discs_[1], discs_[0], empty()) == 0;
}

std::vector<Move> Board::moves(const Rules& /*rules*/) const {
  std::vector<Move> list;
  const Bits cells = laying() ? empty() : placeable(discs(side_), discs(other(side_)), empty());
  for (Bits left = cells; left != 0; left &= left - 1)
    list.push_back({laying() ? MoveKind::block : MoveKind::disc, lowest(left)});
  if (list.empty() && !over()) list.push_back({MoveKind::pass, 0});
  return list;
}

std::uint64_t Board::perft(const Rules& rules, int depth) const {
  if (depth <= 0) return 1;
  if (!laying()) return count_discs(discs(side_), discs(other(side_)), empty(), depth);
  if (depth == 1) return static_cast<std::uint64_t>(std::popcount(empty()));
  std::uint64_t count = 0;
  for (Bits left = empty(); left != 0; left &= left - 1) {
    Board next = *this;
    next.lay(rules, lowest(left));
    count += next.perft(rules, depth - 1);
  }
  return count;
}

}  // namespace dots::reversi
