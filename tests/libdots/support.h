// What the tests of the rules share: pictures of a Field that show everything a reader can see, the symmetries of the
// board, and a small generator of random numbers that gives the same games everywhere.
//
//   Field field = field_after(5, 5, {{Side::first, {2, 1}}, …});
//   EXPECT_EQ(full_picture(field), "…");
#pragma once

#include <algorithm>
#include <cstdint>
#include <ostream>
#include <string>
#include <string_view>
#include <vector>

#include "dots/outcome.h"
#include "dots/result.h"
#include "dots/surround/field.h"
#include "dots/surround/start_position.h"

namespace dots {
inline void PrintTo(const Error& error, std::ostream* out) {
  *out << error.code;
  for (const Argument& argument : error.args) *out << ' ' << argument.name << '=' << argument.value;
  if (error.place.line != 0) *out << " at " << error.place.line << ':' << error.place.column;
}
}  // namespace dots

namespace arbiter_tests {

using dots::Side;
using dots::surround::Field;
using dots::surround::Point;
using dots::surround::PointState;

inline constexpr Side both_sides[] = {Side::first, Side::second};

/// `.` free, `x`/`o` live dots, `1`/`2` an empty point in a house; inside an enclosure of the first side `X` (own dot),
/// `Q` (captive), `,` (empty); of the second side `O` (own dot), `K` (captive), `;` (empty).
inline char full_sign(const PointState& state) {
  const bool area_of_first = state.encloser == Side::first;
  if (state.has_dot && state.enclosed) {
    const bool own = state.dot == state.encloser;
    return area_of_first ? (own ? 'X' : 'Q') : (own ? 'O' : 'K');
  }
  if (state.has_dot) return state.dot == Side::first ? 'x' : 'o';
  if (state.enclosed) return area_of_first ? ',' : ';';
  if (state.house) return state.house_owner == Side::first ? '1' : '2';
  return '.';
}

inline std::string full_picture(const Field& field) {
  std::string rows;
  for (int y = 0; y < field.height(); ++y) {
    for (int x = 0; x < field.width(); ++x) rows.push_back(full_sign(field.at({x, y})));
    rows.push_back('\n');
  }
  return rows;
}

/// The state that a sign of full_picture() stands for.
inline PointState state_of_sign(char sign) {
  PointState state;
  state.has_dot = std::string_view("xoXQOK").find(sign) != std::string_view::npos;
  state.dot = std::string_view("oQO").find(sign) != std::string_view::npos ? Side::second : Side::first;
  state.enclosed = std::string_view("XQ,OK;").find(sign) != std::string_view::npos;
  state.encloser = std::string_view("OK;").find(sign) != std::string_view::npos ? Side::second : Side::first;
  return state;
}

/// Everything that can be asked of a Field, to compare before and after.
struct Snapshot {
  std::string picture;
  std::vector<bool> grounded;
  int captives[2];
  int loose[2];
  int playable;
  std::uint64_t digest;
  friend bool operator==(const Snapshot&, const Snapshot&) = default;
};
inline Snapshot snapshot(const Field& field) {
  Snapshot shot{full_picture(field), {}, {}, {}, field.playable_points(), field.digest()};
  for (const Side side : both_sides) {
    shot.captives[dots::index(side)] = field.captives(side);
    shot.loose[dots::index(side)] = field.loose(side);
    for (int y = 0; y < field.height(); ++y)
      for (int x = 0; x < field.width(); ++x) shot.grounded.push_back(field.is_grounded({x, y}, side));
  }
  return shot;
}
inline std::ostream& operator<<(std::ostream& out, const Snapshot& shot) {
  return out << '\n'
             << shot.picture << "captives " << shot.captives[0] << ':' << shot.captives[1] << ", loose "
             << shot.loose[0] << ':' << shot.loose[1] << ", playable " << shot.playable << ", digest " << shot.digest;
}

/// One of the eight symmetries of a board (0 leaves it as it is; from 4 on width and height change places).
struct Symmetry {
  int number;
  int width;
  int height;
  [[nodiscard]] int new_width() const { return number < 4 ? width : height; }
  [[nodiscard]] int new_height() const { return number < 4 ? height : width; }
  [[nodiscard]] Point operator()(Point p) const {
    if (number & 1) p.x = width - 1 - p.x;
    if (number & 2) p.y = height - 1 - p.y;
    return number < 4 ? p : Point{p.y, p.x};
  }
};

/// xorshift64*: the same numbers with every compiler and library.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed * 0x9e3779b97f4a7c15U + 1) {}
  std::uint64_t next() {
    state_ ^= state_ >> 12;
    state_ ^= state_ << 25;
    state_ ^= state_ >> 27;
    return state_ * 0x2545f4914f6cdd1dU >> 16;
  }
  int below(int bound) { return static_cast<int>(next() % static_cast<std::uint64_t>(bound)); }
  bool coin() { return (next() & 1) != 0; }

 private:
  std::uint64_t state_;
};

struct Put {
  Side side;
  Point point;
};

/// Plays a random game to its end: visit(field, put) is called before each put, with a put that the rules allow. Sides
/// alternate or, in every third game, are drawn.
template <class Visit>
void play_random_game(Field& field, Random& random, int most_puts, Visit visit) {
  const bool drawn_sides = random.below(3) == 0;
  std::vector<Point> left;
  for (int y = 0; y < field.height(); ++y)
    for (int x = 0; x < field.width(); ++x) left.push_back({x, y});
  Side side = Side::first;
  while (!left.empty() && field.puts() < most_puts) {
    const auto pick = static_cast<std::size_t>(random.below(static_cast<int>(left.size())));
    const Point point = left[pick];
    left[pick] = left.back();
    left.pop_back();
    side = drawn_sides ? (random.coin() ? Side::first : Side::second) : other(side);
    if (field.refusal(point, side) != dots::surround::PutRefusal::none) continue;
    visit(field, Put{side, point});
    field.put(point, side);
  }
}

/// A board set up by putting the `x` and `o` of a picture row by row; its rows are separated by `/`.
inline Field field_of(std::string_view rows, Field::Rules rules = {}) {
  const auto width = static_cast<int>(std::min(rows.find('/'), rows.size()));
  Field field(width, static_cast<int>((rows.size() + 1) / static_cast<std::size_t>(width + 1)), rules);
  int x = 0;
  int y = 0;
  for (const char sign : rows) {
    if (sign == 'x' || sign == 'o') field.put({x, y}, sign == 'x' ? Side::first : Side::second);
    ++x;
    if (sign == '/') x = 0, ++y;
  }
  return field;
}

/// full_picture() with rows separated by `/`, for one line of a test.
inline std::string rows_of(const Field& field) {
  std::string rows = full_picture(field);
  rows.pop_back();
  for (char& sign : rows)
    if (sign == '\n') sign = '/';
  return rows;
}

}  // namespace arbiter_tests
