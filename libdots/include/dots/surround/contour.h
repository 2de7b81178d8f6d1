// Written contours: does a chain of points stand for an enclosure on this board, and may it be drawn?
//
//   if (contour_fault(field, points) != ContourFault::none) …                  // against automatic enclosing
//   for (const JudgedContour& judged : judge_contours(field, contours, {.holes = true})) …  // as players draw them
#pragma once

#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "dots/result.h"
#include "dots/surround/field.h"
#include "dots/surround/point.h"

namespace dots::surround {

/// What is wrong with a contour (rules/dots.md §3.2).
enum class ContourFault : std::uint8_t {
  none,
  too_short,       ///< it has no room for a point inside
  repeated,        ///< a point stands in it twice
  not_linked,      ///< two points that follow each other are not linked
  no_dot,          ///< a point of it holds no dot
  enclosed_dot,    ///< a dot of it lies inside an enclosure
  mixed_colours,   ///< its dots are not all of one colour
  nothing_inside,  ///< there is no point inside
  not_enclosed,    ///< the rules did not enclose what is inside
  nothing_caught,  ///< no enemy dot is inside that is not in an own area already
  not_only_enemy,  ///< something else than enemy dots is inside, where that is not allowed
  crosses,         ///< a link of it crosses another one, or a line drawn before
  inside_area,     ///< a link of it runs inside an area
  shares_border,   ///< it goes round an own area and shares more than one point with its border
  not_through_dot  ///< it does not go through the dot just put, where it must
};
std::string_view to_text(ContourFault fault);

/// The points strictly inside a closed chain of links (even-odd), row by row.
std::vector<Point> points_inside(std::span<const Point> contour);

/// The point that a link of two steps, straight or slanting, leaves out; nothing for other links (§4, two cells).
constexpr std::optional<Point> skipped_point(Point from, Point to) {
  const int across = to.x - from.x;
  const int down = to.y - from.y;
  if (across % 2 != 0 || down % 2 != 0) return std::nullopt;
  return Point{from.x + across / 2, from.y + down / 2};
}

/// Compares a contour (closed, without the repeated first point) with what automatic enclosing made of the board: all
/// of it must be live dots of one colour, and everything inside must be enclosed by that colour.
ContourFault contour_fault(const Field& field, std::span<const Point> contour);

/// What the ruleset asks of a drawn contour.
struct DrawingRules {
  bool holes = false;              ///< an own area inside stays an area of its own; the borders may meet in one point
  bool may_be_empty = false;       ///< it need not catch anything (painted areas, final areas)
  std::optional<Point> through{};  ///< a dot it must go through
};

/// A fault and the point of the contour where it shows.
struct DrawingFault {
  ContourFault fault = ContourFault::none;
  Point at{};
};

struct JudgedContour {
  DrawingFault fault{};
  std::vector<Point> inside{};  ///< row by row, when there is no fault
};

/// Whether a player may draw the contours of one turn now (§3.2, §4). The owner of each is the side of its first dot.
/// They are judged before the first of them is drawn: one may lie within another (decided), none may cross another.
/// Ends with the first that has a fault. The field stays as it is.
std::vector<JudgedContour> judge_contours(Field& field, std::span<const std::vector<Point>> contours,
                                          const DrawingRules& rules);

/// The error of a fault: DOT030 too short … DOT042 not through the dot, each with {point}.
Error drawing_error(const DrawingFault& fault);

}  // namespace dots::surround
