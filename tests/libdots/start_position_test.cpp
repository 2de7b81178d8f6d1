// Start positions (rules/dots.md §6): where their dots stand, which boards are too small, and how they are recognised.
#include "dots/surround/start_position.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string_view>
#include <vector>

#include "dots/surround/ruleset.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;
using dots::Error;

Ruleset rules_with(Start start, int width, int height, std::uint64_t seed = 0) {
  Ruleset rules;
  rules.start = start;
  rules.width = width;
  rules.height = height;
  rules.seed = seed;
  return rules;
}
std::vector<SetupDot> dots_of(Start start, int width, int height, std::uint64_t seed = 0) {
  const auto dots = start_dots(rules_with(start, width, height, seed));
  EXPECT_TRUE(dots.has_value()) << width << 'x' << height;
  return dots ? *dots : std::vector<SetupDot>{};
}

// The dots of crosses given by their top-left points, 1-based; the sign tells who has the top-left dot.
std::vector<SetupDot> crosses(const std::vector<std::pair<char, Point>>& list) {
  std::vector<SetupDot> dots;
  for (const auto& [sign, at] : list) {
    const Side side = sign == 'x' ? Side::first : Side::second;
    dots.push_back({side, {at.x - 1, at.y - 1}});
    dots.push_back({other(side), {at.x, at.y - 1}});
    dots.push_back({side, {at.x, at.y}});
    dots.push_back({other(side), {at.x - 1, at.y}});
  }
  return dots;
}
// "sptq": points of SGF letters.
std::vector<SetupDot> sgf_dots(std::string_view first, std::string_view second) {
  std::vector<SetupDot> dots;
  for (const auto& [side, text] : {std::pair{Side::first, first}, std::pair{Side::second, second}})
    for (std::string_view rest = text; !rest.empty();) dots.push_back({side, take_point(rest).value()});
  return dots;
}

TEST(StartDots, OfASingleDot) {
  for (const auto& [width, height, x, y] :
       {std::array{1, 1, 1, 1}, std::array{2, 2, 2, 2}, std::array{19, 19, 10, 10}, std::array{39, 32, 20, 17}})
    EXPECT_EQ(dots_of(Start::single, width, height), (std::vector<SetupDot>{{Side::first, {x - 1, y - 1}}}));
}

TEST(StartDots, OfACross) {
  for (const auto& [width, height, x, y] :
       {std::array{2, 2, 1, 1}, std::array{8, 8, 4, 4}, std::array{9, 9, 5, 4}, std::array{19, 19, 10, 9},
        std::array{36, 36, 18, 18}, std::array{39, 32, 20, 16}})
    EXPECT_EQ(dots_of(Start::cross, width, height), crosses({{'x', {x, y}}})) << width << 'x' << height;
}

TEST(StartDots, OfADoubleCross) {
  for (const auto& [width, height, x, y] : {std::array{4, 2, 1, 1}, std::array{5, 2, 2, 1}, std::array{19, 19, 9, 9},
                                            std::array{39, 32, 19, 16}, std::array{36, 36, 17, 18}})
    EXPECT_EQ(dots_of(Start::double_cross, width, height), crosses({{'x', {x, y}}, {'o', {x + 2, y}}}))
        << width << 'x' << height;
}

TEST(StartDots, OfATripleCross) {
  EXPECT_EQ(dots_of(Start::triple_cross, 39, 32), crosses({{'x', {18, 16}}, {'o', {20, 16}}, {'x', {22, 16}}}));
}

TEST(StartDots, OfFourCrosses) {
  struct Row {
    int width, height, left, top, right, bottom;
  };
  for (const Row& row : {Row{4, 4, 1, 1, 3, 3}, Row{5, 4, 1, 1, 4, 3}, Row{6, 4, 2, 1, 4, 3}, Row{7, 4, 2, 1, 5, 3},
                         Row{24, 24, 8, 8, 16, 16}, Row{36, 36, 12, 12, 24, 24}, Row{39, 32, 12, 11, 27, 21}})
    EXPECT_EQ(dots_of(Start::four_crosses, row.width, row.height), crosses({{'x', {row.left, row.top}},
                                                                            {'x', {row.right, row.top}},
                                                                            {'x', {row.right, row.bottom}},
                                                                            {'x', {row.left, row.bottom}}}))
        << row.width << 'x' << row.height;
}

TEST(StartDots, OfAnEmptyOrCustomStartAreNone) {
  EXPECT_TRUE(dots_of(Start::empty, 1, 1).empty());
  EXPECT_TRUE(dots_of(Start::custom, 1, 1).empty());
}

TEST(StartDots, AreRefusedWhereTheBoardIsTooSmall) {
  struct Row {
    Start start;
    std::string_view name;
    int width, height;
  };
  for (const Row& row : {Row{Start::cross, "cross", 1, 1}, Row{Start::cross, "cross", 1, 9},
                         Row{Start::double_cross, "double-cross", 3, 2}, Row{Start::triple_cross, "triple-cross", 5, 2},
                         Row{Start::four_crosses, "four-crosses", 3, 3}, Row{Start::four_crosses, "four-crosses", 4, 3},
                         Row{Start::random_four_crosses, "random-four-crosses", 3, 3},
                         Row{Start::random_four_crosses, "random-four-crosses", 255, 1},
                         Row{Start::four_crosses_in_quarters, "four-crosses-in-quarters", 5, 9},
                         Row{Start::four_crosses_in_quarters, "four-crosses-in-quarters", 9, 5}}) {
    const auto dots = start_dots(rules_with(row.start, row.width, row.height, 1));
    ASSERT_FALSE(dots.has_value()) << row.name;
    EXPECT_EQ(dots.error(), (Error{"DOT020",
                                   {{"start", std::string(row.name)},
                                    {"size", std::to_string(row.width) + 'x' + std::to_string(row.height)}}}));
  }
}

TEST(StartDots, LieOnTheBoardEachOnItsOwnPoint) {
  for (int width = 1; width <= 45; ++width)
    for (int height = 1; height <= 45; ++height)
      for (const Start start :
           {Start::single, Start::cross, Start::double_cross, Start::triple_cross, Start::four_crosses}) {
        const auto dots = start_dots(rules_with(start, width, height));
        if (!dots) continue;
        std::set<Point> points;
        for (const SetupDot& dot : *dots) {
          EXPECT_TRUE(points.insert(dot.point).second);
          EXPECT_TRUE(dot.point.x >= 0 && dot.point.y >= 0 && dot.point.x < width && dot.point.y < height);
        }
      }
}

TEST(RandomFourCrosses, KeepTheirDistances) {
  std::set<std::vector<Point>> draws;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    const std::vector<SetupDot> dots = dots_of(Start::random_four_crosses, 39, 32, seed);
    ASSERT_EQ(dots.size(), 16U);
    std::vector<std::pair<char, Point>> corners;
    std::vector<Point> points;
    for (std::size_t i = 0; i < 16; i += 4) {
      points.push_back(dots[i].point);
      corners.push_back({'x', {dots[i].point.x + 1, dots[i].point.y + 1}});
    }
    ASSERT_EQ(dots, crosses(corners)) << seed;
    int farthest = 0;
    double x = 0;
    double y = 0;
    for (const auto& [sign, corner] : corners) {
      EXPECT_TRUE(corner.x >= 9 && corner.x <= 30 && corner.y >= 9 && corner.y <= 23) << seed;
      x += corner.x + 0.5;  // the middle of the cross
      y += corner.y + 0.5;
      for (const auto& [unused, second] : corners) {
        const int distance = std::abs(corner.x - second.x) + std::abs(corner.y - second.y);
        EXPECT_TRUE(distance == 0 || distance >= 9) << seed;
        farthest = std::max(farthest, distance);
      }
    }
    EXPECT_TRUE(farthest >= 21 && farthest <= 27) << seed;
    EXPECT_LE(std::abs(x / 4 - 20), 3) << seed;
    EXPECT_LE(std::abs(y / 4 - 16.5), 3) << seed;
    draws.insert(points);
    EXPECT_EQ(dots, dots_of(Start::random_four_crosses, 39, 32, seed)) << "the same seed gives the same draw";
  }
  EXPECT_GT(draws.size(), 990U);
}

// The draw is part of a stored ruleset: it may never change.
TEST(RandomFourCrosses, OfASeedAreFixed) {
  const std::vector<SetupDot> dots = dots_of(Start::random_four_crosses, 39, 32, 1);
  std::string corners;
  for (std::size_t i = 0; i < dots.size(); i += 4) corners += to_text(dots[i].point) + " ";
  EXPECT_EQ(corners, "10.20 19.16 14.10 29.17 ");
}

TEST(RandomFourCrosses, AreDrawnOnOtherBoardsToo) {
  for (const auto& [width, height] : {std::pair{20, 20}, std::pair{30, 30}, std::pair{10, 10}, std::pair{255, 255}})
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
      const auto dots = start_dots(rules_with(Start::random_four_crosses, width, height, seed));
      ASSERT_TRUE(dots.has_value()) << width << 'x' << height << " seed " << seed;
      std::set<Point> points;
      for (const SetupDot& dot : *dots) points.insert(dot.point);
      EXPECT_EQ(points.size(), 16U);
    }
}

TEST(FourCrossesInQuarters, StandOneInEachQuarterAwayFromEdgesAndMiddle) {
  std::set<std::vector<Point>> draws;
  for (std::uint64_t seed = 1; seed <= 1000; ++seed) {
    const std::vector<SetupDot> dots = dots_of(Start::four_crosses_in_quarters, 39, 32, seed);
    ASSERT_EQ(dots.size(), 16U);
    std::vector<Point> at;
    std::vector<std::pair<char, Point>> corners;
    for (std::size_t i = 0; i < 16; i += 4) {
      at.push_back(dots[i].point);
      corners.push_back({'x', {dots[i].point.x + 1, dots[i].point.y + 1}});
    }
    ASSERT_EQ(dots, crosses(corners)) << seed;
    // Column 20 (19 from 0) is in the middle; rows 16 and 17 are on both sides of it.
    for (const std::size_t left : {0U, 3U}) EXPECT_TRUE(at[left].x >= 8 && at[left].x + 1 < 19) << seed;
    for (const std::size_t right : {1U, 2U}) EXPECT_TRUE(at[right].x > 19 && at[right].x + 1 <= 30) << seed;
    for (const std::size_t top : {0U, 1U}) EXPECT_TRUE(at[top].y >= 8 && at[top].y + 1 < 15) << seed;
    for (const std::size_t bottom : {2U, 3U}) EXPECT_TRUE(at[bottom].y > 16 && at[bottom].y + 1 <= 23) << seed;
    draws.insert(at);
  }
  EXPECT_GT(draws.size(), 990U);
}

// The draw is part of a stored ruleset: it may never change.
TEST(FourCrossesInQuarters, OfASeedAreFixed) {
  const std::vector<SetupDot> dots = dots_of(Start::four_crosses_in_quarters, 39, 32, 1);
  std::string corners;
  for (std::size_t i = 0; i < dots.size(); i += 4) corners += to_text(dots[i].point) + " ";
  EXPECT_EQ(corners, "14.9 30.9 30.20 11.20 ");
}

TEST(FourCrossesInQuarters, AreDrawnOnOtherBoardsToo) {
  for (int width = 6; width <= 255; width += 3)
    for (const int height : {6, 7, 20, 255}) {
      const auto dots = start_dots(rules_with(Start::four_crosses_in_quarters, width, height, 9));
      ASSERT_TRUE(dots.has_value()) << width << 'x' << height;
      std::set<Point> points;
      for (const SetupDot& dot : *dots) points.insert(dot.point);
      EXPECT_EQ(points.size(), 16U);
    }
}

void expect_recognised(int width, int height, std::vector<SetupDot> dots, Start start, bool zagram, bool swapped) {
  for (int i = 0; i < 2; ++i) {
    const RecognisedStart found = recognise_start(width, height, dots);
    EXPECT_EQ(found.start, start);
    EXPECT_EQ(found.zagram_offset, zagram);
    EXPECT_EQ(found.colours_swapped, swapped);
    std::reverse(dots.begin(), dots.end());  // the order of the dots does not matter
  }
}

TEST(Recognition, KnowsTheStartsOfTheServers) {
  expect_recognised(39, 32, sgf_dots("tpuq", "uptq"), Start::cross, false, false);  // Tensu, playdots, notAgo
  expect_recognised(39, 32, sgf_dots("uptq", "tpuq"), Start::cross, false, true);
  expect_recognised(39, 32, sgf_dots("sptq", "sqtp"), Start::cross, true, false);  // zagram
  expect_recognised(39, 32, sgf_dots("sqtp", "sptq"), Start::cross, true, true);
  expect_recognised(30, 30, sgf_dots("oopp", "oppo"), Start::cross, false, false);                 // zagram 30x30
  expect_recognised(39, 32, sgf_dots("sptquqvp", "sqtpupvq"), Start::double_cross, false, false);  // playdots
  expect_recognised(39, 32, sgf_dots("qnpowtvuruqvwlvm", "pnqovtwuqurvvlwm"), Start::custom, false, false);
}

TEST(Recognition, KnowsEveryStartOnEveryBoard) {
  for (const auto& [width, height] : {std::pair{39, 32}, std::pair{20, 20}, std::pair{15, 15}, std::pair{8, 11}})
    for (const Start start :
         {Start::empty, Start::single, Start::cross, Start::double_cross, Start::triple_cross, Start::four_crosses}) {
      std::vector<SetupDot> dots = dots_of(start, width, height);
      expect_recognised(width, height, dots, start, false, false);
      if (dots.empty()) continue;
      for (SetupDot& dot : dots) dot.side = other(dot.side);
      expect_recognised(width, height, dots, start, false, true);
    }
}

TEST(Recognition, CallsEverythingElseCustom) {
  std::vector<SetupDot> dots = dots_of(Start::cross, 39, 32);
  dots.pop_back();
  expect_recognised(39, 32, dots, Start::custom, false, false);
  dots = dots_of(Start::cross, 39, 32);
  dots.push_back({Side::first, {0, 0}});
  expect_recognised(39, 32, dots, Start::custom, false, false);
  dots = dots_of(Start::cross, 39, 32);
  dots.push_back(dots.back());
  expect_recognised(39, 32, dots, Start::custom, false, false);
  for (SetupDot& dot : dots = dots_of(Start::cross, 39, 32)) ++dot.point.y;
  expect_recognised(39, 32, dots, Start::custom, false, false);
}

}  // namespace
}  // namespace arbiter_tests
