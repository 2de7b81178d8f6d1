#include "dots/surround/field.h"

#include <algorithm>
#include <bit>
#include <cassert>

#include "surround/directions.h"

namespace dots::surround {
namespace {

std::uint64_t mixed(std::uint64_t x) {  // splitmix64, by S. Vigna, public domain constants
  x += 0x9e3779b97f4a7c15U;
  x = (x ^ (x >> 30)) * 0xbf58476d1ce4e5b9U;
  x = (x ^ (x >> 27)) * 0x94d049bb133111ebU;
  return x ^ (x >> 31);
}

}  // namespace

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
  links_.resize(2 * size);
  parent_.resize(size, -1);
  mark_.resize(size, 0);
  zobrist_.resize(size);
  for (std::size_t i = 0; i < size; ++i) zobrist_[i] = mixed(i);
  changes_.reserve(4 * size);
  unions_.reserve(size);
  steps_.reserve(size);
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
  std::fill(links_.begin(), links_.end(), std::uint8_t{0});
  if (rules_.edge == Edge::wall) link_frame();
  changes_.clear();
  unions_.clear();
  steps_.clear();
  contours_.clear();
  drawn_.clear();
  lines_.take_back(0);
  totals_ = {};
  totals_.playable = width_ * height_;
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

PutEffect Field::put(Point point, Side side) {
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

void Field::begin_step() {
  const auto length = [](const auto& journal) { return static_cast<std::uint32_t>(journal.size()); };
  steps_.push_back({length(changes_), length(unions_), length(drawn_), length(lines_), totals_});
  effect_ = {};
  if (record_contours_) contours_.clear();
}

void Field::place(Index at, Side side) {
  set_cell(at, cell::dot_of(side));
  toggle_links(at, side);
  parent_[at] = -1;
  --totals_.playable;
  ++totals_.dots_in_own[index(side)];
}

// Automatic enclosing around a dot that was put where `before` lay; `captured` dots fell to it already.
void Field::close_around(Index at, Side side, Cell before, int captured) {
  if (rules_.inside == Inside::only_enemy) return close_groups(at, side);
  if (cell::is_house_of(before, side)) return;  // in an own house a dot only fills the point (rules/dots.md §2.7)
  const int rings = close_rings(at, side, (before & (cell::broken_house | cell::house)) != 0);
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

// Finds the groups of own dots that a dot links, one for each run of them.
void Field::look_around(Index at, Side side) {
  const std::uint8_t linked = links(at, side);
  const Gaps& gaps = gaps_of[linked];
  for (std::size_t i = 0; i < gaps.count; ++i) around_[i] = root(step(at, gaps.from[i]));
  groups_around_ = gaps.count;
  if (gaps.count == 0 && linked != 0) around_[groups_around_++] = root(step(at, std::countr_zero(linked)));
}

// Links a dot that stays alive to the dots around it and to the edge.
void Field::settle(Index at, Side side) {
  Index group = at;
  for (std::size_t i = 0; i < groups_around_; ++i) group = unite(group, around_[i]);
  spread_grounding(at, side);
}

void Field::undo() {
  assert(!steps_.empty());
  const Step& last = steps_.back();
  while (unions_.size() > last.unions) {
    const Union united = unions_.back();
    unions_.pop_back();
    parent_[static_cast<Index>(parent_[united.child])] -= united.child_value;
    parent_[united.child] = united.child_value;
  }
  while (changes_.size() > last.changes) {
    const Change change = changes_.back();
    changes_.pop_back();
    const Cell now = cells_[change.at];
    if (cell::is_live(now) != cell::is_live(change.before))
      toggle_links(change.at, cell::colour(cell::is_live(now) ? now : change.before));
    cells_[change.at] = change.before;
  }
  totals_ = last.totals;
  if (drawn_.size() > last.drawn) drawn_.resize(last.drawn);
  lines_.take_back(last.lines);
  steps_.pop_back();
  contours_.clear();
}

void Field::set_cell(Index at, Cell value) {
  const Cell before = cells_[at];
  changes_.push_back({at, before});
  cells_[at] = value;
  totals_.digest ^= cell::digest_part(zobrist_[at], before) ^ cell::digest_part(zobrist_[at], value);
}

void Field::toggle_links(Index at, Side side) {
  for (int d = 0; d < 8; ++d)
    links_[2 * step(at, d) + static_cast<Index>(index(side))] ^= static_cast<std::uint8_t>(1U << opposite(d));
}

Field::Index Field::root(Index at) const {
  while (parent_[at] >= 0) at = static_cast<Index>(parent_[at]);
  return at;
}

// Returns the root of both.
Field::Index Field::unite(Index root_a, Index b) {
  Index large = root_a;
  Index small = root(b);
  if (large == small) return large;
  if (parent_[large] > parent_[small]) std::swap(large, small);  // sizes are negative
  unions_.push_back({small, parent_[small]});
  parent_[large] += parent_[small];
  parent_[small] = static_cast<std::int32_t>(large);
  return large;
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
