// Written contours: does a chain of points stand for an enclosure on this board?
//
//   if (contour_fault(field, points) != ContourFault::none) …
#pragma once

#include <span>
#include <string_view>
#include <vector>

#include "dots/surround/field.h"
#include "dots/surround/point.h"

namespace dots::surround {

/// What is wrong with a contour (rules/dots.md §3.2).
enum class ContourFault : std::uint8_t {
  none,
  too_short,       ///< fewer than four dots enclose nothing
  repeated,        ///< a point stands in it twice
  not_linked,      ///< two points that follow each other are no neighbours
  no_dot,          ///< a point of it holds no live dot
  mixed_colours,   ///< its dots are not all of one colour
  nothing_inside,  ///< there is no point inside
  not_enclosed     ///< the rules did not enclose what is inside
};
std::string_view to_text(ContourFault fault);

/// The points strictly inside a closed chain of neighbouring points (even-odd), row by row.
std::vector<Point> points_inside(std::span<const Point> contour);

/// Compares a contour (closed, without the repeated first point) with what automatic enclosing made of the board: all
/// of it must be live dots of one colour, and everything inside must be enclosed by that colour.
ContourFault contour_fault(const Field& field, std::span<const Point> contour);

}  // namespace dots::surround
