// The smallest contours of standing dots around points, for records that name only what is to be enclosed.
//
//   SmallestContours search(record, Side::first, dot);
//   if (auto contour = search.around(point)) …
#pragma once

#include <optional>
#include <vector>

#include "tournament/records/game_record.h"

namespace tournament::records {

/// Whether the point lies strictly inside the contour.
bool encloses(const std::vector<dots::surround::Point>& contour, dots::surround::Point point);

class SmallestContours {
 public:
  /// The dots of `side` in the setup and the moves of the record so far, and `dot`; those inside a written contour of
  /// the other side do not count.
  SmallestContours(const GameRecord& record, dots::Side side, std::optional<dots::surround::Point> dot);

  /// Nothing when the dots do not enclose the point.
  [[nodiscard]] std::optional<std::vector<dots::surround::Point>> around(dots::surround::Point point) const;

 private:
  using Chain = std::vector<dots::surround::Point>;
  [[nodiscard]] bool contains(dots::surround::Point point) const {
    return point.x >= 0 && point.y >= 0 && point.x < width_ && point.y < height_;
  }
  [[nodiscard]] std::size_t at(dots::surround::Point point) const {
    return static_cast<std::size_t>(point.y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(point.x);
  }
  [[nodiscard]] bool is_wall(dots::surround::Point point) const { return contains(point) && wall_[at(point)]; }
  void put(dots::surround::Point point) {
    if (contains(point)) wall_[at(point)] = true;
  }
  [[nodiscard]] std::optional<dots::surround::Point> highest_reached(dots::surround::Point from) const;
  [[nodiscard]] std::vector<Chain> loops_around(dots::surround::Point highest) const;

  int width_;
  int height_;
  std::vector<bool> wall_;
};

}  // namespace tournament::records
