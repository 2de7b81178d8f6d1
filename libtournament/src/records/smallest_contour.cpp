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

/// Even-odd, along the row to the right; each step of a chain is one row at most.
bool encloses(const std::vector<Point>& chain, Point point) {
  bool inside = false;
  for (std::size_t i = 0; i < chain.size(); ++i) {
    const Point a = chain[i], b = chain[(i + 1) % chain.size()];
    if ((a.y > point.y) == (b.y > point.y)) continue;
    inside ^= point.x < (a.y == point.y ? a.x : b.x);
  }
  return inside;
}

}  // namespace

SmallestContours::SmallestContours(const GameRecord& record)
    : width_(std::max(record.width, 0)), height_(std::max(record.height, 0)) {
  for (Board& board : dots_) board.resize(static_cast<std::size_t>(width_) * static_cast<std::size_t>(height_));
  for (const auto& each : record.setup) set(each.side, each.point, true);
}

void SmallestContours::follow(const GameRecord& record) {
  for (; seen_moves_ < record.moves.size(); ++seen_moves_) {
    const auto& move = record.moves[seen_moves_].move;
    if (move.kind == MoveKind::dot) set(move.side, move.point, true);
    for (const auto& contour : *move.contours)
      for (const Point point : dots::surround::points_inside(contour)) set(other(move.side), point, false);
  }
}

/// The topmost, then leftmost point that can be reached without crossing the dots; nothing when that leads off the
/// board. All that was reached is seen.
std::optional<Point> SmallestContours::highest_reached(const Board& wall, Point from, Board& seen) const {
  std::vector<Point> reached{from};
  seen[at(from)] = true;
  Point highest = from;
  bool open = false;
  while (!reached.empty()) {
    const Point point = reached.back();
    reached.pop_back();
    if (point.y < highest.y || (point.y == highest.y && point.x < highest.x)) highest = point;
    for (const Point by : beside_a_point) {
      const Point next = moved(point, by);
      open |= !contains(next);
      if (!contains(next) || wall[at(next)] || seen[at(next)]) continue;
      seen[at(next)] = true;
      reached.push_back(next);
    }
  }
  return open ? std::nullopt : std::optional(highest);
}

/// Walks along the dots around an area with the area always beside it. Where the walk comes back to a dot, what lies
/// between is a loop of its own: a spur, an island, or the contour.
std::optional<SmallestContours::Chain> SmallestContours::contour_of(const Board& wall, Point highest) const {
  const Point start{highest.x, highest.y - 1};
  Chain walk{start};
  std::vector<std::size_t> number(wall.size());  // in the walk, from 1; 0 = not in it
  number[at(start)] = 1;
  Point dot = start;
  std::size_t inside = 0;  // direction of a point of the area
  for (std::size_t steps = 0; steps < 8 * wall.size(); ++steps) {
    std::size_t turn = 1;
    while (turn < 8 && !is_wall(wall, moved(dot, around_a_point[(inside + turn) % 8]))) ++turn;
    if (turn == 8) return std::nullopt;  // a single dot
    const Point beside = moved(dot, around_a_point[(inside + turn - 1) % 8]);
    dot = moved(dot, around_a_point[(inside + turn) % 8]);
    for (inside = 0; moved(dot, around_a_point[inside]) != beside;) ++inside;
    const std::size_t before = number[at(dot)];
    if (before == 0) {
      walk.push_back(dot);
      number[at(dot)] = walk.size();
      continue;
    }
    Chain loop(walk.begin() + static_cast<std::ptrdiff_t>(before) - 1, walk.end());
    if (loop.size() > 3 && encloses(loop, highest)) return loop;
    for (; walk.size() > before; walk.pop_back()) number[at(walk.back())] = 0;
    if (dot == start && inside == 0) break;
  }
  return std::nullopt;
}

std::vector<SmallestContours::Chain> SmallestContours::around(Side side, std::optional<Point> dot,
                                                              const std::vector<Point>& points,
                                                              std::vector<Point>& open) {
  Board wall = dots_[index(side)];
  if (dot && contains(*dot)) wall[at(*dot)] = true;
  Board seen(wall.size());
  std::vector<Chain> contours;
  for (const Point point : points) {
    if (contains(point) && seen[at(point)]) continue;
    const bool free = contains(point) && !wall[at(point)];
    const auto highest = free ? highest_reached(wall, point, seen) : std::nullopt;
    auto contour = highest ? contour_of(wall, *highest) : std::nullopt;
    if (contour) {
      contours.push_back(std::move(*contour));
    } else {
      open.push_back(point);
    }
  }
  return contours;
}

}  // namespace tournament::records
