// Which points are linked to the edge (rules/dots.md §5): by orthogonal contact within own(side) only. A point once
// linked stays so until it is enclosed by the other side, and an enclosure never cuts what remains outside it.
#include <array>

#include "dots/surround/field.h"
#include "surround/directions.h"
#include "surround/field_cells.h"

namespace dots::surround {
namespace {

// What each value of a cell means to own(side) beside it, a bit for each side: no branches where nothing can be
// foreseen.
struct Ties {
  std::array<std::uint8_t, 256> links{};  // the point links it to the edge
  std::array<std::uint8_t, 256> joins{};  // the point would be linked by it
};
constexpr Ties ties = [] {
  Ties table;
  for (std::size_t i = 0; i < 256; ++i)
    for (const Side side : {Side::first, Side::second}) {
      const auto value = static_cast<cell::Cell>(i);
      const auto bit = static_cast<std::uint8_t>(1 << index(side));
      const bool wall = (value & cell::wall) != 0;
      if (wall || cell::is_grounded(value, side)) table.links[i] |= bit;
      if (!wall && (value & cell::grounded) == 0 && cell::belongs_to(value, side)) table.joins[i] |= bit;
    }
  return table;
}();

}  // namespace

void Field::spread_grounding(Index from, Side side) {
  if (grounds_ == Grounds::ignored || (cells_[from] & cell::grounded) != 0) return;
  const auto bit_of = [side](unsigned bits) { return bits >> index(side) & 1U; };
  unsigned linked = 0;
  for (const int d : orthogonal) linked |= ties.links[cells_[step(from, d)]];
  if (bit_of(linked) == 0) return;
  std::size_t next = changes_.size();  // the journal is the queue
  std::size_t end = next;
  int dots = 0;
  const auto ground = [&](Index i, unsigned joins) {
    Cell& value = cells_[i];
    changes_.data()[end] = {i, value};
    end += joins;
    value = static_cast<Cell>(value | (joins * cell::grounded));
    dots += static_cast<int>(joins & value & cell::dot);
  };
  changes_.make_room(1);
  for (ground(from, 1); next < end; ++next) {
    changes_.extend(end);
    changes_.make_room(4);
    for (const int d : orthogonal) {
      const Index beside = step(changes_.data()[next].at, d);
      ground(beside, bit_of(ties.joins[cells_[beside]]));
    }
  }
  changes_.extend(end);
  auto& grounded = totals_.grounded_dots[index(side)];
  grounded = static_cast<std::uint16_t>(grounded + dots);
}

// Lines that skip points may part what straight steps had linked to the edge.
void Field::ground_anew() {
  if (grounds_ == Grounds::ignored) return;
  for (Index i = 0; i < cells_.size(); ++i)
    if ((cells_[i] & (cell::grounded | cell::wall)) == cell::grounded)
      set_cell(i, static_cast<Cell>(cells_[i] & ~cell::grounded));
  totals_.grounded_dots[0] = totals_.grounded_dots[1] = 0;
  for (Index i = 0; i < cells_.size(); ++i)
    for (const Side side : {Side::first, Side::second})
      if ((cells_[i] & cell::wall) == 0 && cell::belongs_to(cells_[i], side)) spread_grounding(i, side);
}

}  // namespace dots::surround
