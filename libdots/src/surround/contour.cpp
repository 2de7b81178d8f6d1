#include "dots/surround/contour.h"

#include <algorithm>
#include <cstdlib>

namespace dots::surround {

std::string_view to_text(ContourFault fault) {
  switch (fault) {
    case ContourFault::none: return "none";
    case ContourFault::too_short: return "too_short";
    case ContourFault::repeated: return "repeated";
    case ContourFault::not_linked: return "not_linked";
    case ContourFault::no_dot: return "no_dot";
    case ContourFault::enclosed_dot: return "enclosed_dot";
    case ContourFault::mixed_colours: return "mixed_colours";
    case ContourFault::nothing_inside: return "nothing_inside";
    case ContourFault::not_enclosed: return "not_enclosed";
    case ContourFault::nothing_caught: return "nothing_caught";
    case ContourFault::not_only_enemy: return "not_only_enemy";
    case ContourFault::crosses: return "crosses";
    case ContourFault::inside_area: return "inside_area";
    case ContourFault::shares_border: return "shares_border";
    case ContourFault::not_through_dot: return "not_through_dot";
  }
  return "";
}

std::vector<Point> points_inside(std::span<const Point> contour) {
  // A ray just below a row crosses the links that go from this row, or one above it, to a lower one. A point that is
  // not on the contour lies on the same side of where they meet the row and of where they meet the ray.
  struct Spot {
    int row, x;
    auto operator<=>(const Spot&) const = default;
  };
  std::vector<Spot> border;
  std::vector<Spot> crossings;  // twice the x: a link of two rows may pass a row halfway between two points
  border.reserve(contour.size());
  crossings.reserve(contour.size());
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const Point a = contour[i];
    const Point b = contour[i + 1 < contour.size() ? i + 1 : 0];
    border.push_back({a.y, a.x});
    if (const auto skipped = skipped_point(a, b)) border.push_back({skipped->y, skipped->x});
    for (int row = std::min(a.y, b.y); row < std::max(a.y, b.y); ++row)
      crossings.push_back({row, 2 * a.x + 2 * (row - a.y) * (b.x - a.x) / (b.y - a.y)});
  }
  std::sort(border.begin(), border.end());
  std::sort(crossings.begin(), crossings.end());
  std::vector<Point> inside;
  auto on_border = border.begin();
  for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
    for (int row = crossings[i].row, x = (crossings[i].x + 2) / 2; 2 * x < crossings[i + 1].x; ++x) {
      while (on_border != border.end() && *on_border < Spot{row, x}) ++on_border;
      if (on_border == border.end() || *on_border != Spot{row, x}) inside.push_back({x, row});
    }
  return inside;
}

ContourFault contour_fault(const Field& field, std::span<const Point> contour) {
  if (contour.size() < 4) return ContourFault::too_short;
  std::vector<Point> sorted(contour.begin(), contour.end());
  std::sort(sorted.begin(), sorted.end());
  if (std::adjacent_find(sorted.begin(), sorted.end()) != sorted.end()) return ContourFault::repeated;
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const Point a = contour[i];
    const Point b = contour[(i + 1) % contour.size()];
    if (std::abs(a.x - b.x) > 1 || std::abs(a.y - b.y) > 1) return ContourFault::not_linked;
    if (!field.contains(a)) return ContourFault::no_dot;
  }
  const Side side = field.at(contour.front()).dot;
  for (const Point p : contour) {
    const PointState state = field.at(p);
    if (!state.has_dot || state.enclosed) return ContourFault::no_dot;
    if (state.dot != side) return ContourFault::mixed_colours;
  }
  const std::vector<Point> inside = points_inside(contour);
  if (inside.empty()) return ContourFault::nothing_inside;
  const bool enclosed = std::all_of(inside.begin(), inside.end(), [&](Point p) {
    const PointState state = field.at(p);
    return state.enclosed && state.encloser == side;
  });
  return enclosed ? ContourFault::none : ContourFault::not_enclosed;
}

}  // namespace dots::surround
