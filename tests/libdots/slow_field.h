// SlowField: the automatic rule of Dots written once more, straight from the text of the rules (rules/dots.md §2, §5),
// for comparison with Field. It keeps nothing but the dots and the enclosures: regions, contours, houses and links to
// the edge are found anew by filling areas after every dot.
//
//   SlowField slow(5, 5);
//   slow.put({2, 2}, Side::first);
//   slow.picture();                  // as full_picture() of a Field
#pragma once

#include <string>
#include <vector>

#include "dots/outcome.h"
#include "dots/surround/field.h"
#include "dots/surround/point.h"

namespace arbiter_tests {

class SlowField {
 public:
  using Point = dots::surround::Point;
  using Side = dots::Side;
  struct Options {
    bool suicide_refused = false;
    bool painted = false;     ///< every closed contour is an enclosure
    bool walled = false;      ///< the edge closes contours
    bool only_enemy = false;  ///< contours hold enemy dots only
  };
  SlowField(int width, int height, Options options);

  /// Sets one point as a reader sees it.
  void set(Point point, const dots::surround::PointState& state);
  [[nodiscard]] bool can_put(Point point, Side side) const;
  void put(Point point, Side side);

  [[nodiscard]] std::string picture() const;
  [[nodiscard]] int captives(Side side) const;
  [[nodiscard]] int loose(Side side) const;
  /// The points of own(side) that are linked to the edge, row by row.
  [[nodiscard]] std::vector<bool> grounded(Side side) const;

 private:
  struct State {
    bool dot = false;
    Side colour = Side::first;
    bool enclosed = false;
    Side owner = Side::first;
  };
  /// Parts of the board that the live dots of one side separate: each point has the number of its part, live dots of
  /// the side have `wall`, everything linked to the outside has `open`.
  struct Parts {
    static constexpr int wall = 0;
    static constexpr int open = 1;
    std::vector<int> of;
  };
  struct Ring {
    std::vector<Point> dots;
    std::vector<Point> inside;
    [[nodiscard]] long doubled_area() const {  // Pick's theorem
      return 2 * static_cast<long>(inside.size()) + static_cast<long>(dots.size()) - 2;
    }
  };

  [[nodiscard]] std::size_t spot(Point p) const { return static_cast<std::size_t>(p.y * width_ + p.x); }
  [[nodiscard]] bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < width_ && p.y < height_; }
  [[nodiscard]] const State& at(Point p) const { return states_[spot(p)]; }
  [[nodiscard]] State& at(Point p) { return states_[spot(p)]; }
  [[nodiscard]] bool is_live(Point p, Side side) const;
  [[nodiscard]] bool belongs_to(Point p, Side side) const;
  [[nodiscard]] Parts parts(Side side) const;
  [[nodiscard]] int part_at(const Parts& parts, Point p) const;
  [[nodiscard]] std::vector<bool> houses(Side owner) const;
  [[nodiscard]] Ring ring_around(const Parts& parts, int part, Side side) const;
  int enclose(const Ring& ring, Side side);
  [[nodiscard]] bool is_large(const Parts& parts, int part) const;
  [[nodiscard]] bool is_outside(const Ring& ring) const;
  void put_among_groups(Point point, Side side);
  [[nodiscard]] Ring group_at(const Parts& parts, Point p, Side side) const;

  int width_, height_;
  Options options_;
  std::vector<State> states_;
  std::vector<bool> closed_[2];  // with walls: points that a contour of the side has closed off
};

}  // namespace arbiter_tests
