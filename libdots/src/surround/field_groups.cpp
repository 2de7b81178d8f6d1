// Enclosing where a contour may hold enemy dots only (rules/dots.md §1 `inside`, §4): a group of points that no live
// dot of the side parts is taken when not one free point is left in it.
#include "dots/surround/field.h"
#include "surround/directions.h"

namespace dots::surround {

// Collects in inside_ the points around `from` up to the live dots of `side`; false when the edge or a free point is
// among them, or nothing that `side` does not hold already.
bool Field::flood_group(Index from, Side side) {
  const std::uint32_t stamp = next_stamp(1);
  inside_.assign(1, from);
  mark_[from] = stamp;
  bool catches = false;
  bool at_edge = false;
  for (std::size_t i = 0; i < inside_.size(); ++i) {
    const Cell value = cells_[inside_[i]];
    if (!cell::has_dot(value) && !cell::is_enclosed(value)) return false;
    catches |= cell::is_dot_of(value, other(side)) && !cell::is_enclosed_by(value, side);
    for (const int d : orthogonal) {
      const Index next = step(inside_[i], d);
      if (mark_[next] == stamp || cell::is_live_of(cells_[next], side)) continue;
      if (cells_[next] & cell::wall) {
        if (rules_.edge == Edge::open) return false;
        at_edge = true;
        continue;
      }
      mark_[next] = stamp;
      inside_.push_back(next);
    }
  }
  if (!catches || !at_edge) return catches;
  trace_house_wall(from, side, rings_[0]);
  return !is_outside(rings_[0]);
}

// The mover is served first; a dot that takes nothing and leaves its own group without a free point is lost with it.
void Field::close_groups(Index at, Side side) {
  for (const int d : orthogonal) {
    const Index beside = step(at, d);
    if ((cells_[beside] & cell::wall) != 0 || cell::is_live_of(cells_[beside], side)) continue;
    if (!flood_group(beside, side)) continue;
    if (record_contours_) trace_house_wall(beside, side, rings_[0]);
    enclose(rings_[0], side);
  }
  if (effect_.captured == 0 && flood_group(at, other(side))) capture_suicide(at, other(side));
}

}  // namespace dots::surround
