// How Field finds the contours that a dot closed, and what lies inside them.
#include <bit>
#include <cassert>

#include "dots/surround/field.h"
#include "surround/directions.h"

namespace dots::surround {

// Walks the gaps whose two ends are linked elsewhere. A walk that comes back with a positive area, and from another run
// of dots than the one it left by, has closed a contour. Of the walks along one group of dots all but one close (the
// last one goes round the outside), so they are walked in step and the last one is left unfinished: its length is of no
// interest. Only where an old contour goes round them (the area of an enemy house, or of a broken one) can they close
// all together; there a walk may also have gone round the old contour, of which the dot is no part.
// An edge that is a wall goes round everything, and links dots of either side that no union has joined.
int Field::find_rings(Index at, Side side, bool in_closed_area) {
  const Gaps& gaps = gaps_of[links(at, side)];
  const bool walled = rules_.edge == Edge::wall;
  if (gaps.count == 2 && around_[0] != around_[1] && !walled) return 0;
  in_closed_area |= walled;
  const std::uint8_t* const linked = links_[static_cast<std::size_t>(index(side))].data();
  struct Walk {
    Index at;
    std::int32_t x;
    std::int32_t area;
    std::uint8_t direction;
    std::uint8_t gap;
  };
  const auto advance = [&](Walk& walk) {
    const std::uint8_t d = next_direction[static_cast<std::size_t>(opposite(walk.direction))][linked[walk.at]];
    walk.area += (2 * walk.x + dx[d]) * dy[d];
    walk.x += dx[d];
    walk.at = step(walk.at, d);
    walk.direction = d;
  };

  int found = 0;
  unsigned pending = (1U << gaps.count) - 1;
  while (pending != 0) {
    const auto lead = static_cast<std::size_t>(std::countr_zero(pending));
    unsigned along = 0;
    for (std::size_t i = lead; i < gaps.count; ++i)
      along |= static_cast<unsigned>(walled || around_[i] == around_[lead]) << i;
    pending &= ~along;
    if ((along & (along - 1)) == 0) continue;
    Walk walks[4];
    int active = 0;
    for (unsigned rest = along; rest != 0; rest &= rest - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(rest));
      const std::uint8_t d = gaps.from[i];
      walks[active++] = {step(at, d), dx[d], dx[d] * dy[d], d, static_cast<std::uint8_t>(i)};
    }
    bool outside_seen = false;
    const auto judge = [&](const Walk& walk) {
      if (walk.area > 0 && run_of(gaps, opposite(walk.direction)) != walk.gap) {
        Ring& ring = rings_[found];
        trace_ring(at, gaps.from[walk.gap], side, ring);
        ring.inside = step(at, gaps.into[walk.gap]);
        if (ring.doubled_area > 0) ++found;
      } else if (walk.area < 0) {
        outside_seen = true;
      }
    };
    while (active > 2) {
      for (int i = 0; i < active; ++i) {
        advance(walks[i]);
        if (walks[i].at != at) continue;
        judge(walks[i]);
        walks[i--] = walks[--active];
      }
    }
    // Nearly all walks are two; they are kept out of memory.
    Walk one = walks[0];
    Walk two = walks[1];
    while (active == 2) {
      advance(one);
      advance(two);
      if (two.at == at) {
        judge(two);
        --active;
      }
      if (one.at == at) {
        judge(one);
        one = two;
        --active;
      }
    }
    if (active == 1 && (outside_seen || in_closed_area)) {
      while (one.at != at) advance(one);
      judge(one);
    }
  }
  return found;
}

// Walks from dot to dot, hugging what lies to the right, and keeps the chain of dots without the loops walked on the
// way. Ends at the dot where it began, or with the first loop that runs clockwise, which then is the chain. Returns
// twice the area inside the chain.
long Field::walk_ring(Index from, int direction, Side side, Closed closed, std::vector<Index>& chain) {
  const std::uint32_t base = next_stamp(static_cast<std::uint32_t>(cells_.size()));
  chain.clear();
  area_at_.clear();
  Index here = from;
  long area = 0;
  std::int32_t x = 0;
  for (;;) {
    const std::uint32_t seen = mark_[here] - base;
    if (mark_[here] >= base && seen < chain.size() && chain[seen] == here) {
      if (closed == Closed::by_area && area > area_at_[seen]) {
        chain.erase(chain.begin(), chain.begin() + seen);
        return area - area_at_[seen];
      }
      chain.resize(seen + 1);
      area_at_.resize(seen + 1);
      area = area_at_[seen];
    } else {
      mark_[here] = base + static_cast<std::uint32_t>(chain.size());
      chain.push_back(here);
      area_at_.push_back(area);
    }
    area += static_cast<long>(2 * x + dx[direction]) * dy[direction];
    x += dx[direction];
    here = step(here, direction);
    if (closed == Closed::at_start && here == from) return area;
    direction = next_direction[static_cast<std::size_t>(opposite(direction))][links(here, side)];
  }
}

// The contour that starts at `at` in `direction`.
void Field::trace_ring(Index at, int direction, Side side, Ring& ring) {
  ring.doubled_area = walk_ring(at, direction, side, Closed::at_start, ring.chain);
}

// The smallest contour of `owner` around a point of his house: the outer border of the area in which the point lies.
void Field::trace_house_wall(Index inside, Side owner, Ring& ring) {
  const std::uint32_t stamp = next_stamp(1);
  Index leftmost = inside;
  stack_.assign(1, inside);
  mark_[inside] = stamp;
  while (!stack_.empty()) {
    const Index here = stack_.back();
    stack_.pop_back();
    if (here % static_cast<Index>(stride_) < leftmost % static_cast<Index>(stride_)) leftmost = here;
    for (const int d : orthogonal) {
      const Index next = step(here, d);
      if (mark_[next] == stamp || cell::is_live_of(cells_[next], owner)) continue;
      if (cells_[next] & cell::wall) continue;  // where the edge is open there is none inside a house
      mark_[next] = stamp;
      stack_.push_back(next);
    }
  }

  // Nothing of the area lies farther left, so the dot west of its leftmost point is part of the outer border.
  const Index from = step(leftmost, 4);
  ring.doubled_area = walk_ring(from, next_direction[0][links(from, owner)], owner, Closed::by_area, ring.chain);
  ring.inside = inside;
}

void Field::flood_inside(const Ring& ring) {
  const long points = (ring.doubled_area - static_cast<long>(ring.chain.size()) + 2) / 2;  // Pick's theorem
  if (points == 1) {
    inside_.assign(1, ring.inside);
    return;
  }
  const std::uint32_t stamp = next_stamp(1);
  for (const Index dot : ring.chain) mark_[dot] = stamp;
  inside_.assign(1, ring.inside);
  mark_[ring.inside] = stamp;
  for (std::size_t i = 0; i < inside_.size(); ++i)
    for (const int d : orthogonal) {
      const Index next = step(inside_[i], d);
      if (mark_[next] == stamp) continue;
      mark_[next] = stamp;
      inside_.push_back(next);
    }
}

}  // namespace dots::surround
