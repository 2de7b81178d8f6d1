// The smallest contours of standing dots around points, for records that name only what is to be enclosed.
//
//   SmallestContours board(record);
//   board.follow(record);                                   // the moves that came since
//   auto contours = board.around(Side::first, dot, points, open);
#pragma once

#include <optional>
#include <vector>

#include "tournament/records/game_record.h"

namespace tournament::records {

class SmallestContours {
 public:
  using Chain = std::vector<dots::surround::Point>;

  /// An empty board with the setup of the record.
  explicit SmallestContours(const GameRecord& record);
  /// Puts the dots of the moves that the record has beyond those seen before. Dots inside a contour that is written for
  /// the other side no longer count.
  void follow(const GameRecord& record);

  /// One contour for each area of the points, made of dots of `side` and of `dot`. A point of each area that the dots
  /// do not enclose is put into `open`. Takes time in proportion to the board and the number of points.
  [[nodiscard]] std::vector<Chain> around(dots::Side side, std::optional<dots::surround::Point> dot,
                                          const std::vector<dots::surround::Point>& points,
                                          std::vector<dots::surround::Point>& open);

 private:
  using Board = std::vector<bool>;
  [[nodiscard]] bool contains(dots::surround::Point point) const {
    return point.x >= 0 && point.y >= 0 && point.x < width_ && point.y < height_;
  }
  [[nodiscard]] std::size_t at(dots::surround::Point point) const {
    return static_cast<std::size_t>(point.y) * static_cast<std::size_t>(width_) + static_cast<std::size_t>(point.x);
  }
  void set(dots::Side side, dots::surround::Point point, bool dot) {
    if (contains(point)) dots_[index(side)][at(point)] = dot;
  }
  [[nodiscard]] bool is_wall(const Board& wall, dots::surround::Point point) const {
    return contains(point) && wall[at(point)];
  }
  [[nodiscard]] std::optional<dots::surround::Point> highest_reached(const Board& wall, dots::surround::Point from,
                                                                     Board& seen) const;
  [[nodiscard]] std::optional<Chain> contour_of(const Board& wall, dots::surround::Point highest) const;

  int width_;
  int height_;
  Board dots_[2];
  std::size_t seen_moves_ = 0;
};

}  // namespace tournament::records
