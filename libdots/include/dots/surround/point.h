// A point of the grid. x grows to the right, y downwards, both 0-based.
//
//   Point p{2, 4};
//   to_sgf(p);    // "ce"
//   to_text(p);   // "3.5": 1-based, any size
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace dots::surround {

struct Point {
  int x = 0;
  int y = 0;
  friend bool operator==(const Point&, const Point&) = default;
  friend auto operator<=>(const Point&, const Point&) = default;
};

inline constexpr int max_sgf_side = 52;  ///< letters a-z, A-Z

/// Index of an SGF coordinate letter (a-z = 0-25, A-Z = 26-51); -1 for any other character.
constexpr int sgf_index(char letter) {
  return letter >= 'a' && letter <= 'z' ? letter - 'a' : letter >= 'A' && letter <= 'Z' ? letter - 'A' + 26 : -1;
}
/// Two letters, column then row; the point must be within 52x52.
std::string to_sgf(Point point);
/// "x.y", 1-based.
std::string to_text(Point point);
/// Reads one point, either form, from the front of `text` and shortens it; nothing when there is none.
std::optional<Point> take_point(std::string_view& text);

}  // namespace dots::surround
