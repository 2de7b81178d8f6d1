// Numbered squares: the 32 dark squares of a board of draughts, counted row by row from one corner (formats/pdn.md §3).
//
//   SquareNumbers numbers;                    // 1 = b8, 4 = h8, 29 = a1, 32 = g1
//   numbers.square(29) == "a1"
#pragma once

#include <optional>
#include <string>

namespace tournament::records {

/// Corner of square 1, as the side that begins sees the board.
enum class FirstCorner : unsigned char { bottom_left = 0, bottom_right = 1, top_left = 2, top_right = 3 };

class SquareNumbers {
 public:
  explicit SquareNumbers(FirstCorner corner = FirstCorner::top_left, bool white_view = true)
      : from_top_(is_top(corner) == white_view), from_right_(is_right(corner) == white_view) {}

  /// 1 to 32; nothing for other numbers.
  [[nodiscard]] std::optional<std::string> square(int number) const;

 private:
  static bool is_top(FirstCorner c) { return c == FirstCorner::top_left || c == FirstCorner::top_right; }
  static bool is_right(FirstCorner c) { return c == FirstCorner::bottom_right || c == FirstCorner::top_right; }
  bool from_top_;
  bool from_right_;
};

}  // namespace tournament::records
