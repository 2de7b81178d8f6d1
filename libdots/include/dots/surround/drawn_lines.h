// DrawnLines: the links of drawn contours, by the point at which they begin, so that those near another link are found
// without a look at all contours. What was added last is taken back first.
//
//   DrawnLines lines(39, 32, 1);  // the board, and how many steps a link may be long
//   lines.add(contour);
//   if (lines.crossed_by(from, to)) …
#pragma once

#include <algorithm>
#include <cstddef>
#include <span>
#include <vector>

#include "dots/surround/point.h"

namespace dots::surround {

/// A part of the board, from corner to corner.
struct Box {
  Point low{}, high{};

  [[nodiscard]] bool contains(Point p) const { return p.x >= low.x && p.y >= low.y && p.x <= high.x && p.y <= high.y; }
  [[nodiscard]] bool meets(const Box& other) const {
    return low.x <= other.high.x && low.y <= other.high.y && other.low.x <= high.x && other.low.y <= high.y;
  }
};
/// The part that the points take; there must be one.
Box box_of(std::span<const Point> points);

class DrawnLines {
 public:
  DrawnLines(int width, int height, int reach) : width_(width), height_(height), reach_(reach) {}

  /// Adds the links of a closed chain.
  void add(std::span<const Point> contour);
  [[nodiscard]] std::size_t size() const { return links_.size(); }
  /// Takes links back until there are `size`.
  void take_back(std::size_t size);
  /// Whether a link meets one of these anywhere but in its ends.
  [[nodiscard]] bool crossed_by(Point from, Point to) const;

 private:
  static constexpr int none = -1;
  struct Link {
    Point from, to;
    int older;  ///< the one before it that begins at the same point
  };
  /// Among links of one step only slanting ones cross.
  [[nodiscard]] bool may_cross(Point from, Point to) const { return reach_ > 1 || (from.x != to.x && from.y != to.y); }
  [[nodiscard]] std::size_t spot(Point p) const { return static_cast<std::size_t>(p.y * width_ + p.x); }

  int width_, height_;
  int reach_;
  std::vector<int> newest_at_{};  ///< of the links that begin at a point; no points before the first contour
  std::vector<Link> links_{};
};

}  // namespace dots::surround
