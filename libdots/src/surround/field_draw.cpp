// Contours that players draw themselves (rules/dots.md §3, §4), one step each.
#include <cassert>

#include "dots/surround/contour.h"
#include "dots/surround/field.h"
#include "surround/chain.h"
#include "surround/directions.h"
#include "surround/field_cells.h"

namespace dots::surround {

void Field::put_open(Point point, Side side) {
  const Index at = at_index(point);
  opened_ = cells_[at];
  assert((opened_ & (cell::dot | cell::enclosed | cell::wall)) == 0);
  begin_step();
  place(at, side);
}

PutEffect Field::close(Point point, Side side, int captured) {
  const Index at = at_index(point);
  begin_step();
  look_around(at, side);
  close_around(at, side, opened_, captured);
  if (!effect_.suicide) settle(at, side);
  return effect_;
}

PutEffect Field::draw(std::span<const Point> contour, Side owner) {
  return draw(contour, points_inside(contour), owner);
}

PutEffect Field::draw(std::span<const Point> contour, std::span<const Point> inside, Side owner) {
  begin_step(true);
  drawn_.push_back({{owner, {contour.begin(), contour.end()}}, box_of(contour)});
  lines_.add(contour);
  Ring& ring = rings_[0];
  ring.chain.clear();
  for (const Point p : contour) ring.chain.push_back(at_index(p));
  inside_.clear();
  for (const Point p : inside) inside_.push_back(at_index(p));
  enclose(ring, owner);
  if (rules_.link == Link::two_cells) {
    for (std::size_t i = 0; i < contour.size(); ++i) {
      const auto skipped = skipped_point(contour[i], after(contour, i));
      if (!skipped) continue;
      const Index on = at_index(*skipped);
      if (!cell::is_enclosed(cells_[on])) --totals_.playable;
      set_cell(on, cell::on_line(owner));
    }
    ground_anew();
  }
  return effect_;
}

}  // namespace dots::surround
