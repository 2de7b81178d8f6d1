// Setting a Field up from a picture of the board instead of from moves.
#include <algorithm>
#include <bit>

#include "dots/surround/field.h"
#include "surround/directions.h"
#include "surround/field_cells.h"

namespace dots::surround {
bool Field::load(std::span<const PointState> states) {
  clear();
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const PointState& state = states[static_cast<std::size_t>(y * width_ + x)];
      const Index i = at_index({x, y});
      members_[i] = {i, i, 1};
      if (!state.has_dot && !state.enclosed) continue;
      --totals_.playable;
      if (!state.has_dot) {
        set_cell(i, cell::enclosed_empty(state.encloser));
        continue;
      }
      const Side owner = state.enclosed ? state.encloser : state.dot;
      ++totals_.dots_in_own[index(owner)];
      if (owner != state.dot) ++totals_.captives[index(owner)];
      set_cell(i, state.enclosed ? cell::enclosed_dot(state.dot, owner) : cell::dot_of(state.dot));
      if (!state.enclosed) toggle_links(i, state.dot);
    }

  bool sound = true;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x) {
      const Index i = at_index({x, y});
      const Cell value = cells_[i];
      if (cell::is_live(value)) {
        const Side side = cell::colour(value);
        for (int d = 0; d < 8; ++d)
          if (links(i, side) >> d & 1) unite(members_[i].group, members_[step(i, d)].group);
      } else if (cell::is_enclosed(value)) {
        for (const int d : orthogonal) sound = sound && cell::belongs_to(cells_[step(i, d)], cell::area_owner(value));
      }
    }
  if (sound) {
    const bool has_houses = rules_.inside == Inside::anything && rules_.enclosing != Enclosing::optional;
    for (const Side side : {Side::first, Side::second})
      if (has_houses) find_houses(side);
    for (Index i = 0; i < cells_.size(); ++i)
      for (const Side side : {Side::first, Side::second})
        if (cell::belongs_to(cells_[i], side)) spread_grounding(i, side);
  }
  changes_.clear();
  unions_.clear();
  if (!sound) clear();
  return sound;
}

// Areas that live dots of `side` close off from the edge: houses where no free enemy dot is inside, else what is left
// of one that an enemy dot has broken.
void Field::find_houses(Side side) {
  const std::uint32_t stamp = next_stamp(1);
  for (Index first = 0; first < cells_.size(); ++first) {
    if ((cells_[first] & (cell::wall | cell::dot | cell::enclosed)) != 0 || mark_[first] == stamp) continue;
    bool open = false;
    inside_.assign(1, first);
    mark_[first] = stamp;
    for (std::size_t i = 0; i < inside_.size(); ++i)
      for (const int d : orthogonal) {
        const Index next = step(inside_[i], d);
        if (cells_[next] & cell::wall) {
          open = true;
        } else if (mark_[next] != stamp && !cell::is_live_of(cells_[next], side)) {
          mark_[next] = stamp;
          inside_.push_back(next);
        }
      }
    if (open && rules_.edge == Edge::wall) {
      Ring around;
      trace_house_wall(first, side, around);
      open = is_outside(around);
    }
    if (open) continue;
    const bool broken = std::any_of(inside_.begin(), inside_.end(), [&](Index i) {
      return cell::is_dot_of(cells_[i], other(side)) && !cell::is_enclosed_by(cells_[i], side);
    });
    for (const Index i : inside_)
      if ((cells_[i] & (cell::dot | cell::enclosed | cell::house)) == 0)
        set_cell(i, broken ? cell::broken_house : cell::house_of(side));
  }
}

}  // namespace dots::surround
