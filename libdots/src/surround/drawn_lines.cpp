#include "dots/surround/drawn_lines.h"

#include <utility>

#include "surround/chain.h"

namespace dots::surround {
namespace {

/// Whether the links meet anywhere but in end points.
bool cross(Point a, Point b, Point c, Point d) {
  const auto parted = [](Point one, Point two, Point from, Point to) {
    const int side = turn(from, to, one);
    const int other_side = turn(from, to, two);
    return (side < 0 && other_side > 0) || (side > 0 && other_side < 0);
  };
  return parted(a, b, c, d) && parted(c, d, a, b);
}

}  // namespace

Box box_of(std::span<const Point> points) {
  Box box{points.front(), points.front()};
  for (const Point p : points) {
    box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
    box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
  }
  return box;
}

void DrawnLines::add(std::span<const Point> contour) {
  if (newest_at_.empty()) newest_at_.assign(static_cast<std::size_t>(width_ * height_), none);
  const Box board{{0, 0}, {width_ - 1, height_ - 1}};
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const auto [from, to] = std::minmax({contour[i], after(contour, i)});
    if (!may_cross(from, to) || !board.contains(from)) continue;
    links_.push_back({from, to, std::exchange(newest_at_[spot(from)], static_cast<int>(links_.size()))});
  }
}

void DrawnLines::take_back(std::size_t size) {
  for (; links_.size() > size; links_.pop_back()) newest_at_[spot(links_.back().from)] = links_.back().older;
}

bool DrawnLines::crossed_by(Point one, Point two) const {
  if (newest_at_.empty() || !may_cross(one, two)) return false;
  const auto [from, to] = std::minmax({one, two});
  const int across = reach_ - 1;  // links that meet between their ends begin nearer to each other than they are long
  const int down = 2 * reach_ - 1;
  for (int y = std::max(from.y - down, 0); y <= std::min(from.y + down, height_ - 1); ++y)
    for (int x = std::max(from.x - across, 0); x <= std::min(from.x + across, width_ - 1); ++x)
      for (int i = newest_at_[spot({x, y})]; i != none; i = links_[static_cast<std::size_t>(i)].older) {
        const Link& link = links_[static_cast<std::size_t>(i)];
        if (cross(from, to, link.from, link.to)) return true;
      }
  return false;
}

}  // namespace dots::surround
