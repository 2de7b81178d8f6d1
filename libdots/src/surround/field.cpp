#include "dots/surround/field.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "surround/directions.h"
#include "surround/field_cells.h"

namespace dots::surround {

// The wall between the right end of a row and the left end of the next is one column; only where the edge takes part in
// contours each side has its own.
Field::Field(int width, int height, Rules rules, Grounds grounds)
    : width_(width),
      height_(height),
      stride_(width + (rules.edge == Edge::wall ? 2 : 1)),
      rules_(rules),
      grounds_(grounds),
      lines_(width, height, rules.link == Link::neighbour ? 1 : 2) {
  assert(width >= 1 && width <= max_side && height >= 1 && height <= max_side);
  const auto size = static_cast<std::size_t>((height + 2) * stride_ + 1);
  for (int d = 0; d < 8; ++d) offset_[d] = dy[d] * stride_ + dx[d];
  cells_.resize(size);
  for (auto& of_side : links_) of_side.resize(size);
  members_.resize(size);
  mark_.resize(size, 0);
  inside_.reserve(size);
  stack_.reserve(size);
  clear();
}

void Field::clear() {
  std::fill(cells_.begin(), cells_.end(), cell::wall);
  for (int y = 0; y < height_; ++y) {
    const auto row = cells_.begin() + at_index({0, y});
    std::fill(row, row + width_, Cell{0});
  }
  for (auto& of_side : links_) std::fill(of_side.begin(), of_side.end(), std::uint8_t{0});
  if (rules_.edge == Edge::wall) {
    link_frame();
    for (Index i = 0; i < members_.size(); ++i) members_[i] = {i, i, 1};  // points of the frame are in groups too
  }
  changes_.clear();
  unions_.clear();
  steps_.clear();
  contours_.clear();
  drawn_.clear();
  lines_.take_back(0);
  totals_ = {};
  totals_.playable = static_cast<std::uint16_t>(width_ * height_);
}

PutRefusal Field::refusal(Point point, Side side) {
  if (!contains(point)) return PutRefusal::outside;
  const Cell value = cells_[at_index(point)];
  if (cell::is_enclosed(value)) return PutRefusal::enclosed;
  if (cell::has_dot(value)) return PutRefusal::occupied;
  if (rules_.suicide == Suicide::refused &&
      (rules_.inside == Inside::only_enemy || cell::is_house_of(value, other(side)))) {
    const bool dies = put(point, side).suicide;
    undo();
    if (dies) return PutRefusal::suicide;
  }
  return PutRefusal::none;
}

[[gnu::flatten]] PutEffect Field::put(Point point, Side side) {
  const Index at = at_index(point);
  const Cell before = cells_[at];
  assert((before & (cell::dot | cell::enclosed | cell::wall)) == 0);
  begin_step();
  place(at, side);
  look_around(at, side);
  if (rules_.enclosing != Enclosing::optional) close_around(at, side, before, 0);
  if (!effect_.suicide) settle(at, side);
  return effect_;
}

void Field::begin_step(bool drew) {
  const auto length = [](std::size_t size) { return static_cast<std::uint32_t>(size); };
  steps_.push({totals_, length(changes_.size()), length(unions_.size()), drew, drew ? length(lines_.size()) : 0});
  effect_ = {};
  if (record_contours_) contours_.clear();
}

void Field::place(Index at, Side side) {
  set_cell(at, cell::dot_of(side));
  toggle_links(at, side);
  members_[at] = {at, at, 1};
  --totals_.playable;
  ++totals_.dots_in_own[index(side)];
}

// Automatic enclosing around a dot that was put where `before` lay; `captured` dots fell to it already.
void Field::close_around(Index at, Side side, Cell before, int captured) {
  if (rules_.inside == Inside::only_enemy) return close_groups(at, side);
  if (cell::is_house_of(before, side)) return;  // in an own house a dot only fills the point (rules/dots.md §2.7)
  const int rings = groups_around_ < 2 ? 0 : close_rings(at, side, (before & (cell::broken_house | cell::house)) != 0);
  if (!cell::is_house_of(before, other(side))) return;
  if (captured + effect_.captured > 0) {  // §2.6
    dissolve_house(at, other(side));
    // Along a wall the dot may close off a part of the house it broke: that is now a house of the mover.
    for (int i = 0; rules_.edge == Edge::wall && i < rings; ++i) {
      flood_inside(rings_[i]);
      make_house(side);
    }
  } else {
    trace_house_wall(at, other(side), rings_[0]);
    flood_inside(rings_[0]);
    capture_suicide(at, other(side));
  }
}

// The dot that was just put falls to `owner`, with all in inside_.
void Field::capture_suicide(Index at, Side owner) {
  const int freed = effect_.freed;
  if (record_contours_ && rules_.inside == Inside::only_enemy) trace_house_wall(at, owner, rings_[0]);
  enclose(rings_[0], owner);
  effect_ = {0, freed, true};
}

// Finds the groups of own dots that a dot links, one for each run of them; what is read beyond their number is of no
// use, and cheaper than asking for it.
void Field::look_around(Index at, Side side) {
  const Gaps& gaps = gaps_of[links(at, side)];
  for (std::size_t i = 0; i < gaps.from.size(); ++i) around_[i] = members_[step(at, gaps.from[i])].group;
  groups_around_ = gaps.runs;
}

// Links a dot that stays alive to the dots around it and to the edge.
void Field::settle(Index at, Side side) {
  if (groups_around_ > 0) {
    Index group = around_[0];
    join(at, group);
    for (std::size_t i = 1; i < groups_around_; ++i) group = unite(group, members_[around_[i]].group);
  }
  spread_grounding(at, side);
}

void Field::undo() {
  const Step last = steps_.pop();
  while (unions_.size() > last.unions) part(unions_.pop());
  while (changes_.size() > last.changes) {
    const Change change = changes_.pop();
    const Cell now = cells_[change.at];
    if (cell::is_live(now) != cell::is_live(change.before))
      toggle_links(change.at, cell::colour(cell::is_live(now) ? now : change.before));
    cells_[change.at] = change.before;
  }
  totals_ = last.totals;
  if (last.drew) {
    lines_.take_back(last.lines);
    drawn_.pop_back();
  }
  contours_.clear();
}

// Adds a dot that is a group of its own.
void Field::join(Index at, Index group) {
  Member& named = members_[group];
  members_[at] = {group, named.next, 1};
  named.next = at;
  ++named.size;
  unions_.push(at);
}

// Joins two groups; the smaller one takes the name of the larger, which is returned. That a dot names its group costs
// two steps a put in games that fill the board.
Field::Index Field::unite(Index group, Index other) {
  if (group == other) return group;
  if (members_[group].size < members_[other].size) std::swap(group, other);
  members_[group].size += members_[other].size;
  name_group(other, group);
  std::swap(members_[group].next, members_[other].next);  // makes one closed list of two
  unions_.push(other);
  return group;
}

// Takes the last union back.
void Field::part(Index joined) {
  const Index group = members_[joined].group;
  std::swap(members_[group].next, members_[joined].next);
  name_group(joined, joined);
  members_[group].size -= members_[joined].size;
}

void Field::name_group(Index first, Index name) {
  Index i = first;
  do {
    members_[i].group = name;
    i = members_[i].next;
  } while (i != first);
}

std::uint32_t Field::next_stamp(std::uint32_t span) {
  if (stamp_ > UINT32_MAX - 2 * span) {
    std::fill(mark_.begin(), mark_.end(), 0U);
    stamp_ = 0;
  }
  const std::uint32_t first = stamp_ + 1;
  stamp_ += span;
  return first;
}

// Judges every contour that the dot at `at` closed, the smallest area first (rules/dots.md §2.3). Returns how many.
int Field::close_rings(Index at, Side side, bool in_closed_area) {
  int count = find_rings(at, side, in_closed_area);
  if (rules_.edge == Edge::wall)
    for (int i = 0; i < count;) {
      if (is_outside(rings_[i]))
        std::swap(rings_[i], rings_[--count]);
      else
        ++i;
    }
  if (count > 1)
    std::sort(rings_, rings_ + count, [](const Ring& a, const Ring& b) { return a.doubled_area < b.doubled_area; });
  for (int i = 0; i < count; ++i) {
    flood_inside(rings_[i]);
    if (takes_effect(side)) {
      enclose(rings_[i], side);
    } else {
      make_house(side);
    }
  }
  return count;
}

// A contour is an enclosure when an enemy dot is inside that the side does not hold already, otherwise a house (§2.3).
bool Field::takes_effect(Side side) const {
  return rules_.empty_contour == EmptyContour::painted || std::any_of(inside_.begin(), inside_.end(), [&](Index i) {
           return cell::is_dot_of(cells_[i], other(side)) && !cell::is_enclosed_by(cells_[i], side);
         });
}

void Field::make_house(Side side) {
  for (const Index i : inside_)
    if ((cells_[i] & (cell::dot | cell::enclosed | cell::house)) == 0) set_cell(i, cell::house_of(side));
}

// Everything inside now belongs to `side` (§2.4).
void Field::enclose(const Ring& ring, Side side) {
  if (record_contours_) {
    Contour& contour = contours_.emplace_back(Contour{side, {}});
    for (const Index i : ring.chain)
      if ((cells_[i] & cell::wall) == 0) contour.points.push_back(point_of(i));
  }
  const int mine = index(side);
  const int theirs = 1 - mine;
  for (const Index i : inside_) {
    const Cell value = cells_[i];
    if (cell::is_enclosed_by(value, side)) continue;
    if (cell::has_dot(value)) {
      const Side colour = cell::colour(value);
      const bool live = cell::is_live(value);
      const int owner = live ? index(colour) : theirs;
      --totals_.dots_in_own[owner];
      ++totals_.dots_in_own[mine];
      if (value & cell::grounded) --totals_.grounded_dots[owner];
      if (colour != side) {
        ++totals_.captives[mine];
        ++effect_.captured;
      } else if (!live) {
        --totals_.captives[theirs];
        ++effect_.freed;
      }
      set_cell(i, cell::enclosed_dot(colour, side));
      if (live) toggle_links(i, colour);
    } else {
      if (!cell::is_enclosed(value)) --totals_.playable;
      set_cell(i, cell::enclosed_empty(side));
    }
  }
  for (const Index i : inside_) spread_grounding(i, side);
}

void Field::dissolve_house(Index at, Side owner) {
  stack_.assign(1, at);
  while (!stack_.empty()) {
    const Index here = stack_.back();
    stack_.pop_back();
    for (const int d : orthogonal) {
      const Index next = step(here, d);
      if (!cell::is_house_of(cells_[next], owner)) continue;
      set_cell(next, cell::broken_house);
      stack_.push_back(next);
    }
  }
}

}  // namespace dots::surround
