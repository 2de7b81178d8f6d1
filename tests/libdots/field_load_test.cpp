// A Field set up from a picture of the board.
#include <gtest/gtest.h>

#include <string_view>
#include <vector>

#include "dots/surround/field.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using dots::surround::EmptyContour;
using dots::surround::PutRefusal;
using dots::surround::Suicide;

std::vector<PointState> states_of(std::string_view rows) {
  std::vector<PointState> states;
  for (const char sign : rows)
    if (sign != '/' && sign != '\n') states.push_back(state_of_sign(sign));
  return states;
}

Field loaded(std::string_view rows) {
  Field field(static_cast<int>(rows.find('/')), static_cast<int>(std::count(rows.begin(), rows.end(), '/')) + 1);
  EXPECT_TRUE(field.load(states_of(rows))) << rows;
  return field;
}

TEST(FieldLoad, WorksOutHousesCaptivesAndLinksToTheEdge) {
  const Field field = loaded(
      ".x...o./"
      "xQx.o.o/"
      ".x...o./"
      "......./"
      "...x...");
  EXPECT_EQ(rows_of(field), ".x...o./xQx.o2o/.x...o./......./...x...");
  EXPECT_EQ(field.captives(Side::first), 1);
  EXPECT_EQ(field.captives(Side::second), 0);
  EXPECT_EQ(field.playable_points(), 35 - 10);
  EXPECT_EQ(field.loose(Side::first), 0);
  EXPECT_EQ(field.loose(Side::second), 2);  // (4,1) and (5,2) touch nothing that is linked to the edge
  EXPECT_EQ(field.puts(), 0);
}

TEST(FieldLoad, RefusesAnEnclosureWithoutAWall) {
  for (const std::string_view rows :
       {"...../..Q../.....", ".x.../xQx../.....", ".o.../oQo../.o...", "X..../...../.....", ".x.../xQ,x./.x..."}) {
    Field field(5, 3);
    field.put({4, 2}, Side::first);
    EXPECT_FALSE(field.load(states_of(rows))) << rows;
    EXPECT_EQ(rows_of(field), "...../...../.....") << rows;
    EXPECT_EQ(field.playable_points(), 15);
    EXPECT_EQ(field.digest(), Field(5, 3).digest());
  }
}

TEST(FieldLoad, PlaysOnFromAnyPositionOfAGameAsTheGameItself) {
  const Field::Rules rules_of_tests[] = {
      {}, {Suicide::refused, EmptyContour::house}, {Suicide::captured, EmptyContour::painted}};
  for (const Field::Rules rules : rules_of_tests)
    for (std::uint64_t seed = 0; seed < 150 && !HasFailure(); ++seed) {
      SCOPED_TRACE(seed);
      Random random(seed);
      const int width = 2 + random.below(9);
      const int height = 2 + random.below(9);
      Field field(width, height, rules);
      play_random_game(field, random, random.below(width * height + 1), [](Field&, Put) {});
      Field copy(width, height, rules);
      ASSERT_TRUE(copy.load(states_of(full_picture(field))));
      ASSERT_EQ(snapshot(copy), snapshot(field));
      play_random_game(field, random, width * height, [&](Field& now, Put put) {
        if (HasFailure()) return;
        ASSERT_EQ(copy.refusal(put.point, put.side), PutRefusal::none);
        copy.put(put.point, put.side);
        now.put(put.point, put.side);
        EXPECT_EQ(snapshot(copy), snapshot(now));
        now.undo();
      });
      while (copy.puts() > 0) copy.undo();
      Field again(width, height, rules);
      ASSERT_TRUE(again.load(states_of(full_picture(copy))));
      EXPECT_EQ(snapshot(copy), snapshot(again));
    }
}

// A closed contour with a free enemy dot inside cannot arise under this rule, but a picture may have one.
TEST(FieldLoad, AContourAroundAFreeEnemyDotIsNoHouse) {
  Field field = loaded("..x../.x.x./x.o.x/.x.x./..x..");
  EXPECT_EQ(rows_of(field), "..x../.x.x./x.o.x/.x.x./..x..");
  field.put({2, 1}, Side::second);
  EXPECT_EQ(field.captives(Side::first), 0);
}

// The walk around the loop used to come back with the area of the outer wall, and everything up to memory beyond the
// board was taken for its inside.
TEST(FieldLoad, Fault_LoopThatHangsInsideABrokenHouse) {
  Field field = loaded(
      "..xxxxxxx./"
      ".x..x....x/"
      ".x..x....x/"
      ".x.x.x...x/"
      ".x.......x/"
      ".x.o.....x/"
      "..xxxxxxx.");
  const Snapshot before = snapshot(field);
  field.put({4, 4}, Side::first);
  EXPECT_EQ(rows_of(field), "..xxxxxxx./.x..x....x/.x..x....x/.x.x1x...x/.x..x....x/.x.o.....x/..xxxxxxx.");
  EXPECT_EQ(field.captives(Side::first), 0);
  field.undo();
  EXPECT_EQ(snapshot(field), before);
}

// Second captures the dot that tied the dangling chain to the wall: a dot that ties it again closes nothing.
TEST(FieldLoad, Fault_ChainThatACapturePartedFromTheWall) {
  Field field = loaded(
      "..xxxxx../"
      ".x.....x./"
      ".x.....x./"
      ".xxo...x./"
      ".xox...x./"
      ".x.ox..x./"
      ".x.....x./"
      "..xxxxx..");
  field.put({4, 4}, Side::second);
  ASSERT_EQ(field.captives(Side::second), 1);
  field.put({5, 6}, Side::first);
  EXPECT_EQ(rows_of(field), "..xxxxx../.x.....x./.x.....x./.xxo...x./.xoKo..x./.x.ox..x./.x...x.x./..xxxxx..");
  EXPECT_EQ(field.captives(Side::first), 0);
}

}  // namespace
}  // namespace arbiter_tests
