// Steps along a closed chain of points.
#pragma once

#include <cstddef>
#include <span>

#include "dots/surround/point.h"

namespace dots::surround {

/// The point that follows on the closed chain.
inline Point after(std::span<const Point> contour, std::size_t i) {
  return contour[i + 1 < contour.size() ? i + 1 : 0];
}

/// Twice the area of the triangle a b c, with a sign.
inline int turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

}  // namespace dots::surround
