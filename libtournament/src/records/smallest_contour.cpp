#include "records/smallest_contour.h"

#include <algorithm>
#include <array>

#include "dots/surround/contour.h"

namespace tournament::records {

using dots::Side;
using dots::surround::MoveKind;
using dots::surround::Point;

namespace {

// Counterclockwise on the screen, from below.
constexpr std::array<Point, 8> around_a_point{Point{0, 1},  Point{1, 1},   Point{1, 0},  Point{1, -1},
                                              Point{0, -1}, Point{-1, -1}, Point{-1, 0}, Point{-1, 1}};
constexpr std::array<Point, 4> beside_a_point{Point{0, 1}, Point{1, 0}, Point{0, -1}, Point{-1, 0}};

Point moved(Point point, Point by) { return {point.x + by.x, point.y + by.y}; }

}  // namespace

bool encloses(const std::vector<Point>& contour, Point point) {
  const auto inside = dots::surround::points_inside(contour);
  return std::find(inside.begin(), inside.end(), point) != inside.end();
}

SmallestContours::SmallestContours(const GameRecord& record, Side side, std::optional<Point> dot)
    : width_(std::max(record.width, 0)),
      height_(std::max(record.height, 0)),
      wall_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_)) {
  for (const auto& each : record.setup)
    if (each.side == side) put(each.point);
  std::vector<Point> taken;
  for (const RecordedMove& each : record.moves) {
    const auto& move = each.move;
    if (move.kind == MoveKind::dot && move.side == side) put(move.point);
    if (move.side == side) continue;
    for (const auto& contour : move.contours) {
      const auto inside = dots::surround::points_inside(contour);
      taken.insert(taken.end(), inside.begin(), inside.end());
    }
  }
  for (const Point point : taken)
    if (contains(point)) wall_[at(point)] = false;
  if (dot) put(*dot);
}

/// The topmost, then leftmost point that can be reached without crossing the dots; nothing when that is the edge.
std::optional<Point> SmallestContours::highest_reached(Point from) const {
  if (!contains(from) || is_wall(from)) return std::nullopt;
  std::vector<bool> seen(wall_.size());
  std::vector<Point> open{from};
  seen[at(from)] = true;
  Point highest = from;
  while (!open.empty()) {
    const Point point = open.back();
    open.pop_back();
    if (point.y < highest.y || (point.y == highest.y && point.x < highest.x)) highest = point;
    for (const Point by : beside_a_point) {
      const Point next = moved(point, by);
      if (!contains(next)) return std::nullopt;
      if (is_wall(next) || seen[at(next)]) continue;
      seen[at(next)] = true;
      open.push_back(next);
    }
  }
  return highest;
}

/// Walks along the dots around an area with the area always beside it. Where the walk comes back to a dot, what lies
/// between is a loop of its own: a spur, an island, or the contour.
std::vector<SmallestContours::Chain> SmallestContours::loops_around(Point highest) const {
  std::vector<Chain> loops;
  const Point start{highest.x, highest.y - 1};
  Chain walk{start};
  Point dot = start;
  std::size_t inside = 0;  // direction of a point of the area
  for (std::size_t steps = 0; steps < 8 * wall_.size(); ++steps) {
    std::size_t turn = 1;
    while (turn < 8 && !is_wall(moved(dot, around_a_point[(inside + turn) % 8]))) ++turn;
    if (turn == 8) return loops;  // a single dot
    const Point beside = moved(dot, around_a_point[(inside + turn - 1) % 8]);
    dot = moved(dot, around_a_point[(inside + turn) % 8]);
    for (inside = 0; moved(dot, around_a_point[inside]) != beside;) ++inside;
    const auto before = std::find(walk.begin(), walk.end(), dot);
    if (before == walk.end()) {
      walk.push_back(dot);
      continue;
    }
    loops.emplace_back(before, walk.end());
    walk.erase(before + 1, walk.end());
    if (dot == start && inside == 0) break;
  }
  return loops;
}

std::optional<std::vector<Point>> SmallestContours::around(Point point) const {
  const auto highest = highest_reached(point);
  if (!highest) return std::nullopt;
  for (Chain& loop : loops_around(*highest))
    if (loop.size() > 3 && encloses(loop, *highest)) return std::move(loop);
  return std::nullopt;
}

}  // namespace tournament::records
