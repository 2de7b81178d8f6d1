#include "dots/surround/contour.h"

#include <algorithm>
#include <cstdlib>

#include "surround/contour_map.h"

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
  return contour.empty() ? std::vector<Point>{} : ContourMap(contour).inside();
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
