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
    case ContourFault::mixed_colours: return "mixed_colours";
    case ContourFault::nothing_inside: return "nothing_inside";
    case ContourFault::not_enclosed: return "not_enclosed";
  }
  return "";
}

std::vector<Point> points_inside(std::span<const Point> contour) {
  std::vector<Point> inside;
  if (contour.empty()) return inside;
  const auto [top, bottom] =
      std::minmax_element(contour.begin(), contour.end(), [](const Point& a, const Point& b) { return a.y < b.y; });
  std::vector<int> crossings;
  std::vector<int> border;
  for (int y = top->y; y <= bottom->y; ++y) {
    // A ray just below the row crosses the links that go from this row to the next one: at their upper end's x, or
    // half a point right of the smaller x for a slanting link, which is the same for whole points. Likewise just above;
    // a point that is not on the contour lies on the same side of both.
    crossings.clear();
    border.clear();
    for (std::size_t i = 0; i < contour.size(); ++i) {
      const Point a = contour[i];
      const Point b = contour[(i + 1) % contour.size()];
      if (a.y == y) border.push_back(a.x);
      if (std::min(a.y, b.y) == y && a.y != b.y) crossings.push_back(a.y == y ? a.x : b.x);
    }
    std::sort(crossings.begin(), crossings.end());
    std::sort(border.begin(), border.end());
    for (std::size_t i = 0; i + 1 < crossings.size(); i += 2)
      for (int x = crossings[i] + 1; x < crossings[i + 1]; ++x)
        if (!std::binary_search(border.begin(), border.end(), x)) inside.push_back({x, y});
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
