#include "dots/surround/start_position.h"

#include <algorithm>
#include <cstdlib>
#include <random>

namespace dots::surround {
namespace {

// A cross with its top-left dot at `at`, in the order of rules/dots.md §6.
void add_cross(std::vector<SetupDot>& dots, Point at, Side side) {
  dots.push_back({side, at});
  dots.push_back({other(side), {at.x + 1, at.y}});
  dots.push_back({side, {at.x + 1, at.y + 1}});
  dots.push_back({other(side), {at.x, at.y + 1}});
}

// Whole numbers below a bound from a seed, the same on every machine.
class Draw {
 public:
  explicit Draw(std::uint64_t seed) : random_(seed) {}
  int below(int bound) { return static_cast<int>(random_() % static_cast<std::uint64_t>(bound)); }

 private:
  std::mt19937_64 random_;
};

// Crosses keep at least eight points from every edge of 39x32, and as much of the width and height of other boards.
int edge_x(int width) { return 8 * width / 39; }
int edge_y(int height) { return 8 * height / 32; }

// The published draw of four crosses for 39x32: not near the edge, not near each other, spread and balanced. On other
// boards the distances shrink or grow with the board (decided).
class BalancedDraw {
 public:
  BalancedDraw(int width, int height)
      : width_(width),
        height_(height),
        edge_x_(edge_x(width)),
        edge_y_(edge_y(height)),
        near_(std::max(2, scaled(9))),
        far_low_(scaled(21)),
        far_high_(std::max(scaled(27), far_low_ + 2)),
        off_centre_(std::max(1, scaled(3))) {}

  std::optional<std::vector<Point>> draw(std::uint64_t seed) {
    const int columns = width_ - 1 - 2 * edge_x_;
    const int rows = height_ - 1 - 2 * edge_y_;
    if (columns < 2 || rows < 2) return std::nullopt;
    Draw random(seed);
    constexpr int attempts = 200'000;
    for (int attempt = 0; attempt < attempts; ++attempt) {
      std::vector<Point> crosses;
      for (int i = 0; i < 4; ++i) {
        const int x = edge_x_ + random.below(columns);  // one after the other: the draw must not depend on the compiler
        const int y = edge_y_ + random.below(rows);
        crosses.push_back({x, y});
      }
      if (fits(crosses)) return crosses;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] int scaled(int on_standard_board) const { return on_standard_board * (width_ + height_) / 71; }

  [[nodiscard]] bool fits(const std::vector<Point>& crosses) const {
    int farthest = 0;
    int sum_x = 0;
    int sum_y = 0;
    for (std::size_t i = 0; i < crosses.size(); ++i) {
      sum_x += crosses[i].x;
      sum_y += crosses[i].y;
      for (std::size_t j = 0; j < i; ++j) {
        const int dx = std::abs(crosses[i].x - crosses[j].x);
        const int dy = std::abs(crosses[i].y - crosses[j].y);
        if (dx + dy < near_ || std::max(dx, dy) < 2) return false;
        farthest = std::max(farthest, dx + dy);
      }
    }
    if (farthest < far_low_ || farthest > far_high_) return false;
    // The mean of the four top-left corners lies half a point up and left of the mean of the crosses; all times four.
    return std::abs(sum_x + 2 - 2 * (width_ - 1)) <= 4 * off_centre_ &&
           std::abs(sum_y + 2 - 2 * (height_ - 1)) <= 4 * off_centre_;
  }

  int width_, height_, edge_x_, edge_y_, near_, far_low_, far_high_, off_centre_;
};

// One cross in each quarter of the board, clockwise from the top left, as notAgo draws them; what else it asks of a
// draw is not published. The middle lines stay free, so that no two crosses touch (decided).
std::optional<std::vector<Point>> draw_in_quarters(int width, int height, std::uint64_t seed) {
  // A quarter holds a cross of two points before its middle line; on a small board that leaves less to the edge.
  if (width < 6 || height < 6) return std::nullopt;
  const int left = std::min(edge_x(width), width / 2 - 3);
  const int top = std::min(edge_y(height), height / 2 - 3);
  const int columns = width / 2 - 2 - left;  // places of the top-left dot
  const int rows = height / 2 - 2 - top;
  Draw random(seed);
  std::vector<Point> crosses;
  for (const auto& [right, bottom] :
       {std::pair{false, false}, std::pair{true, false}, std::pair{true, true}, std::pair{false, true}}) {
    const int x = left + random.below(columns);
    const int y = top + random.below(rows);
    crosses.push_back({right ? width - 2 - x : x, bottom ? height - 2 - y : y});
  }
  return crosses;
}

bool inside(const Ruleset& rules, const std::vector<SetupDot>& dots) {
  return std::all_of(dots.begin(), dots.end(), [&](const SetupDot& dot) {
    return dot.point.x >= 0 && dot.point.y >= 0 && dot.point.x < rules.width && dot.point.y < rules.height;
  });
}

std::vector<SetupDot> sorted(std::vector<SetupDot> dots) {
  std::sort(dots.begin(), dots.end(), [](const SetupDot& a, const SetupDot& b) {
    return a.point != b.point ? a.point < b.point : a.side < b.side;
  });
  return dots;
}

}  // namespace

Result<std::vector<SetupDot>> start_dots(const Ruleset& rules) {
  const int w = rules.width;
  const int h = rules.height;
  const Point centre{(w + 1) / 2 - 1, h / 2 - 1};  // top-left dot of the cross
  std::vector<SetupDot> dots;
  bool possible = true;
  switch (rules.start) {
    case Start::empty:
    case Start::custom: break;
    case Start::single: dots.push_back({Side::first, {w / 2, h / 2}}); break;
    case Start::cross: add_cross(dots, centre, Side::first); break;
    case Start::double_cross:
      add_cross(dots, {centre.x - 1, centre.y}, Side::first);
      add_cross(dots, {centre.x + 1, centre.y}, Side::second);
      break;
    case Start::triple_cross:
      add_cross(dots, {centre.x - 2, centre.y}, Side::first);
      add_cross(dots, centre, Side::second);
      add_cross(dots, {centre.x + 2, centre.y}, Side::first);
      break;
    case Start::four_crosses: {
      const bool standard = w == 39 && h == 32;
      const int x = standard ? 12 : (w - 3) / 3 + 1;
      const int y = standard ? 11 : (h - 3) / 3 + 1;
      possible = w >= 4 && h >= 4;
      for (const Point at : {Point{x, y}, Point{w - x, y}, Point{w - x, h - y}, Point{x, h - y}})
        add_cross(dots, {at.x - 1, at.y - 1}, Side::first);
      break;
    }
    case Start::random_four_crosses:
    case Start::four_crosses_in_quarters: {
      const auto crosses = rules.start == Start::random_four_crosses ? BalancedDraw(w, h).draw(rules.seed)
                                                                     : draw_in_quarters(w, h, rules.seed);
      possible = crosses.has_value();
      if (crosses)
        for (const Point at : *crosses) add_cross(dots, at, Side::first);
      break;
    }
  }
  if (!possible || !inside(rules, dots)) {
    std::string start;
    for (const AxisValue& value : axes(rules))
      if (value.axis == "start") start = value.value;
    return Error{"DOT020", {{"start", start}, {"size", std::to_string(w) + 'x' + std::to_string(h)}}};
  }
  return dots;
}

RecognisedStart recognise_start(int width, int height, std::span<const SetupDot> dots) {
  if (dots.empty()) return {Start::empty};
  const std::vector<SetupDot> wanted = sorted({dots.begin(), dots.end()});
  Ruleset rules;
  rules.width = width;
  rules.height = height;
  for (const Start start :
       {Start::single, Start::cross, Start::double_cross, Start::triple_cross, Start::four_crosses}) {
    rules.start = start;
    const auto standard = start_dots(rules);
    if (!standard) continue;
    for (const bool offset : {false, true})
      for (const bool swapped : {false, true}) {
        if (offset && start != Start::cross) continue;
        std::vector<SetupDot> candidate = *standard;
        for (SetupDot& dot : candidate) {
          if (offset) --dot.point.x;
          if (swapped) dot.side = other(dot.side);
        }
        if (sorted(std::move(candidate)) == wanted) return {start, offset, swapped};
      }
  }
  return {Start::custom};
}

}  // namespace dots::surround
