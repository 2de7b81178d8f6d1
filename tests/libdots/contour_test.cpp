// Written contours: the points inside a chain, and what can be wrong with one.
#include "dots/surround/contour.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>
#include <string_view>
#include <vector>

#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;

// Even-odd with a ray to the right that runs a third of a step below the row and slants up too little to meet another
// one; coordinates times 6 keep it whole.
bool is_inside_by_ray(const std::vector<Point>& contour, Point p) {
  if (std::find(contour.begin(), contour.end(), p) != contour.end()) return false;
  bool inside = false;
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const Point a = contour[i];
    const Point b = contour[(i + 1) % contour.size()];
    const int row = 6 * p.y + 2;
    const int ya = 6 * a.y;
    const int yb = 6 * b.y;
    if ((ya > row) == (yb > row)) continue;
    const int x = 6 * a.x + (b.x - a.x) * 6 * (row - ya) / (yb - ya);
    if (x > 6 * p.x) inside = !inside;
  }
  return inside;
}

std::vector<Point> inside_by_ray(const std::vector<Point>& contour) {
  std::vector<Point> inside;
  for (int y = 0; y < 12; ++y)
    for (int x = 0; x < 12; ++x)
      if (is_inside_by_ray(contour, {x, y})) inside.push_back({x, y});
  return inside;
}

TEST(PointsInside, OfSmallContours) {
  EXPECT_TRUE(points_inside({}).empty());
  const std::vector<Point> one = {{2, 2}};
  EXPECT_TRUE(points_inside(one).empty());
  const std::vector<Point> square = {{0, 0}, {1, 0}, {1, 1}, {0, 1}};
  EXPECT_TRUE(points_inside(square).empty());
  const std::vector<Point> diamond = {{1, 0}, {2, 1}, {1, 2}, {0, 1}};
  EXPECT_EQ(points_inside(diamond), (std::vector<Point>{{1, 1}}));
  const std::vector<Point> backwards(diamond.rbegin(), diamond.rend());
  EXPECT_EQ(points_inside(backwards), points_inside(diamond));
  const std::vector<Point> with_bay = {{0, 0}, {1, 0}, {2, 1}, {3, 0}, {4, 0}, {4, 1},
                                       {4, 2}, {3, 3}, {2, 3}, {1, 3}, {0, 2}, {0, 1}};
  EXPECT_EQ(points_inside(with_bay), (std::vector<Point>{{1, 1}, {3, 1}, {1, 2}, {2, 2}, {3, 2}}));
}

TEST(PointsInside, AgreesWithARayForEveryContourOfRandomGames) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 400; ++seed) {
    Random random(seed);
    Field field(12, 12);
    field.record_contours(true);
    play_random_game(field, random, 144, [&](Field& now, Put) {
      for (const Contour& contour : now.last_contours()) {
        EXPECT_EQ(points_inside(contour.points), inside_by_ray(contour.points));
        ++compared;
      }
    });
  }
  EXPECT_GT(compared, 1000);
}

// Closed walks need not be enclosures, nor simple: points are told by parity all the same.
TEST(PointsInside, AgreesWithARayForRandomClosedWalks) {
  Random random(5);
  for (int i = 0; i < 3000; ++i) {
    std::vector<Point> walk{{5, 5}};
    for (int steps = 3 + random.below(30); steps > 0; --steps) {
      const Point last = walk.back();
      const Point next{std::clamp(last.x + random.below(3) - 1, 0, 11),
                       std::clamp(last.y + random.below(3) - 1, 0, 11)};
      if (next != last) walk.push_back(next);
    }
    while (std::max(std::abs(walk.back().x - 5), std::abs(walk.back().y - 5)) > 1) {
      const Point last = walk.back();
      walk.push_back({last.x + (last.x < 5   ? 1
                                : last.x > 5 ? -1
                                             : 0),
                      last.y + (last.y < 5   ? 1
                                : last.y > 5 ? -1
                                             : 0)});
    }
    EXPECT_EQ(points_inside(walk), inside_by_ray(walk));
  }
}

TEST(ContourFaults, AreToldApart) {
  Field field = field_of(".x.x./xo..x/.x.x./oo...");
  field.put({2, 1}, Side::first);
  ASSERT_EQ(rows_of(field), ".x.x./xQx1x/.x.x./oo...");
  struct Row {
    std::vector<Point> contour;
    ContourFault fault;
    std::string_view text;
  };
  const Row rows[] = {
      {{{0, 1}, {1, 0}, {2, 1}, {1, 2}}, ContourFault::none, "none"},
      {{{1, 2}, {2, 1}, {1, 0}, {0, 1}}, ContourFault::none, "none"},
      {{}, ContourFault::too_short, "too_short"},
      {{{0, 1}, {1, 0}, {2, 1}}, ContourFault::too_short, "too_short"},
      {{{0, 1}, {1, 0}, {2, 1}, {1, 0}}, ContourFault::repeated, "repeated"},
      {{{0, 1}, {1, 0}, {3, 0}, {2, 1}, {1, 2}}, ContourFault::not_linked, "not_linked"},
      {{{0, 1}, {1, 0}, {2, 0}, {2, 1}, {1, 2}}, ContourFault::no_dot, "no_dot"},
      {{{0, 1}, {1, 0}, {1, 1}, {1, 2}}, ContourFault::no_dot, "no_dot"},
      {{{0, 1}, {-1, 0}, {-1, 1}, {-1, 2}}, ContourFault::no_dot, "no_dot"},
      {{{0, 3}, {1, 3}, {1, 2}, {0, 3}}, ContourFault::repeated, "repeated"},
      {{{2, 1}, {3, 0}, {4, 1}, {3, 2}}, ContourFault::not_enclosed, "not_enclosed"},  // a house
  };
  for (const Row& row : rows) {
    EXPECT_EQ(contour_fault(field, row.contour), row.fault) << row.text;
    EXPECT_EQ(to_text(row.fault), row.text);
  }
  const Field pair = field_of("xx/xx");
  EXPECT_EQ(contour_fault(pair, std::vector<Point>{{0, 0}, {1, 0}, {1, 1}, {0, 1}}), ContourFault::nothing_inside);
  const Field mixed = field_of("xx/xo");
  EXPECT_EQ(contour_fault(mixed, std::vector<Point>{{0, 0}, {1, 0}, {1, 1}, {0, 1}}), ContourFault::mixed_colours);
  EXPECT_EQ(to_text(ContourFault::nothing_inside), "nothing_inside");
  EXPECT_EQ(to_text(ContourFault::mixed_colours), "mixed_colours");
}

}  // namespace
}  // namespace arbiter_tests
