// The automatic rule of Dots in pictures (rules/dots.md §2). Boards are written as support.h tells: dots are put row by
// row from the picture, then the moves of the test follow; every case is also turned and undone.
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "dots/surround/field.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using dots::surround::EmptyContour;
using dots::surround::PutEffect;
using dots::surround::PutRefusal;
using dots::surround::Suicide;

constexpr Side blue = Side::first;
constexpr Side red = Side::second;

struct FieldCase {
  std::string_view rule;
  std::string_view before;
  std::vector<Put> puts;
  std::string_view after;
  int captives[2];
  int loose[2];
};

// Plays a case under all symmetries of the board and back.
void play_case(const FieldCase& one, Field::Rules rules = {}) {
  const Field start = field_of(one.before, rules);
  for (int number = 0; number < 8; ++number) {
    SCOPED_TRACE(std::string(one.rule) + ", symmetry " + std::to_string(number));
    const Symmetry turn{number, start.width(), start.height()};
    Field field(turn.new_width(), turn.new_height(), rules);
    for (int y = 0; y < start.height(); ++y)
      for (int x = 0; x < start.width(); ++x)
        if (const PointState state = start.at({x, y}); state.has_dot) field.put(turn(Point{x, y}), state.dot);
    std::vector<Snapshot> shots;
    for (const Put& put : one.puts) {
      shots.push_back(snapshot(field));
      ASSERT_EQ(field.refusal(turn(put.point), put.side), PutRefusal::none);
      field.put(turn(put.point), put.side);
    }
    std::string turned_back;
    for (int y = 0; y < start.height(); ++y) {
      for (int x = 0; x < start.width(); ++x) turned_back.push_back(full_sign(field.at(turn(Point{x, y}))));
      turned_back.push_back('/');
    }
    turned_back.pop_back();
    EXPECT_EQ(turned_back, one.after);
    for (const Side side : both_sides) {
      EXPECT_EQ(field.captives(side), one.captives[index(side)]) << to_text(side);
      EXPECT_EQ(field.loose(side), one.loose[index(side)]) << to_text(side);
    }
    for (std::size_t i = shots.size(); i-- > 0;) {
      field.undo();
      EXPECT_EQ(snapshot(field), shots[i]);
    }
  }
}

TEST(FieldRules, InPictures) {
  const std::vector<FieldCase> cases = {
      {"an enclosed enemy dot is a captive",
       "...../..x../.xo../..x../.....",
       {{blue, {3, 2}}},
       "...../..x../.xQx./..x../.....",
       {1, 0},
       {5, 0}},
      {"a contour without an enemy dot is a house, its points playable",
       "..x../.x.../..x..",
       {{blue, {3, 1}}},
       "..x../.x1x./..x..",
       {0, 0},
       {2, 0}},
      {"the edge is no part of a contour", ".x./xo./...", {{blue, {1, 2}}}, ".x./xo./.x.", {0, 0}, {0, 1}},
      {"an enemy who enters a house is captured at once",
       "..x../.x.x./..x..",
       {{red, {2, 1}}},
       "..x../.xQx./..x..",
       {1, 0},
       {0, 0}},
      {"an enemy who captures from inside a house lives, and the house dissolves",
       "..o.../.oxo../.x.x../..x...",
       {{red, {2, 2}}},
       "..o.../.oKo../.xox../..x...",
       {0, 1},
       {2, 0}},
      {"an own dot only fills a point of the own house",
       "..xx../.x..x./..xx..",
       {{blue, {2, 1}}},
       "..xx../.xx1x./..xx..",
       {0, 0},
       {1, 0}},
      {"the owner fills one point of his house, the enemy enters the other",
       "..xx../.x..x./..xx..",
       {{blue, {2, 1}}, {red, {3, 1}}},
       "..xx../.xxQx./..xx..",
       {1, 0},
       {0, 0}},
      {"the mover is served first when one dot closes for both",
       "..o.../.oxo../.x.x../..o...",
       {{red, {2, 2}}},
       "..o.../.oKo../.xox../..o...",
       {0, 1},
       {2, 0}},
      {"captives are freed when their area is recaptured",
       "..ooo../.o.x.o./o.xox.o/.o.x.o./..o.o..",
       {{red, {3, 4}}},
       "..ooo../.o;K;o./o;KOK;o/.o;K;o./..ooo..",
       {0, 4},
       {0, 0}},
      {"empty points inside an enclosure are closed",
       "..xx../.xo..x/..xx..",
       {{blue, {4, 1}}},
       "..xx../.xQ,xx/..xx..",
       {1, 0},
       {0, 0}},
      {"one dot closes several contours", ".x.x./xo.ox/.x.x.", {{blue, {2, 1}}}, ".x.x./xQxQx/.x.x.", {2, 0}, {0, 0}},
      {"one dot makes an enclosure and a house",
       ".x.x./xo..x/.x.x.",
       {{blue, {2, 1}}},
       ".x.x./xQx1x/.x.x.",
       {1, 0},
       {0, 0}},
      {"a captive builds nothing",
       "...o.../..oxo../..xo.../...x...",
       {{blue, {4, 2}}},
       "...o.../..oKo../..xox../...x...",
       {0, 1},
       {2, 0}},
      {"diagonal contact grounds nothing", "x..../.x.../..x..", {{blue, {3, 1}}}, "x..../.x.x./..x..", {0, 0}, {2, 0}},
  };
  for (const FieldCase& one : cases) play_case(one);
}

TEST(FieldRules, SuicideCanBeRefused) {
  const Field::Rules rules{Suicide::refused, EmptyContour::house};
  Field field = field_of("..o../.oxo./.x.x./..x..", rules);
  EXPECT_EQ(field.refusal({2, 2}, red), PutRefusal::none) << "it captures, so it lives";
  field = field_of("..x../.x.x./..x..", rules);
  const Snapshot before = snapshot(field);
  EXPECT_EQ(field.refusal({2, 1}, red), PutRefusal::suicide);
  EXPECT_EQ(field.refusal({2, 1}, blue), PutRefusal::none) << "the owner may fill his house";
  EXPECT_EQ(snapshot(field), before) << "asking changes nothing";
}

TEST(FieldRules, PaintedContoursCloseEmptyAreas) {
  play_case({"a closed empty contour leaves the game",
             "..x../.x.../..x..",
             {{blue, {3, 1}}},
             "..x../.x,x./..x..",
             {0, 0},
             {0, 0}},
            {Suicide::captured, EmptyContour::painted});
}

TEST(FieldRules, RefusalsAreNamed) {
  Field field = field_of(".x.x./xo.ox/.x.x.");
  field.put({2, 1}, blue);
  EXPECT_EQ(field.refusal({1, 0}, red), PutRefusal::occupied);
  EXPECT_EQ(field.refusal({1, 1}, red), PutRefusal::enclosed) << "a captive's point is inside";
  EXPECT_EQ(field.refusal({0, 0}, red), PutRefusal::none);
  for (const Point outside : {Point{-1, 0}, Point{0, -1}, Point{5, 0}, Point{0, 3}, Point{1 << 30, -(1 << 30)}})
    EXPECT_EQ(field.refusal(outside, blue), PutRefusal::outside);
}

TEST(FieldRules, AnEffectTellsCapturedFreedAndSuicide) {
  Field field = field_of("..ooo../.o.x.o./o.xox.o/.o.x.o./..o.o..");
  PutEffect effect = field.put({3, 4}, red);
  EXPECT_EQ(effect.captured, 4);
  EXPECT_EQ(effect.freed, 1);
  EXPECT_FALSE(effect.suicide);
  field = field_of("..x../.x.x./..x..");
  effect = field.put({2, 1}, red);
  EXPECT_EQ(effect.captured, 0);
  EXPECT_TRUE(effect.suicide);
}

TEST(FieldRules, TheLargestBoardIsPlayedToItsEdges) {
  Field field(255, 255);
  for (const Point corner : {Point{0, 0}, Point{254, 0}, Point{0, 254}, Point{254, 254}}) field.put(corner, blue);
  field.put({254, 100}, red);
  for (const Point p : {Point{254, 99}, Point{254, 101}, Point{253, 100}}) field.put(p, blue);
  field.put({0, 101}, blue);
  EXPECT_EQ(field.captives(blue), 0) << "neither the edge nor the other end of the row closes a contour";
  EXPECT_EQ(field.playable_points(), 255 * 255 - 9);
  EXPECT_EQ(field.loose(blue), 1) << "(253,100) touches the edge only through an enemy dot";
}

TEST(FieldRules, TheSmallestBoardHasOnePoint) {
  Field field(1, 1);
  field.put({0, 0}, red);
  EXPECT_EQ(field.playable_points(), 0);
  EXPECT_EQ(field.loose(red), 0);
  field.undo();
  EXPECT_EQ(field.playable_points(), 1);
}

}  // namespace
}  // namespace arbiter_tests
