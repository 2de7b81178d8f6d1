// Field against SlowField, the rules written out plainly: they must agree after every dot of random games.
#include <gtest/gtest.h>

#include <string>

#include "dots/surround/field.h"
#include "libdots/slow_field.h"
#include "libdots/support.h"
#include "sanitized.h"

namespace arbiter_tests {
namespace {

using dots::surround::Edge;
using dots::surround::EmptyContour;
using dots::surround::Inside;
using dots::surround::PutRefusal;
using dots::surround::Suicide;

struct RulesCase {
  const char* name;
  Field::Rules fast;
  SlowField::Options slow;
};
void PrintTo(const RulesCase& rules, std::ostream* out) { *out << rules.name; }
constexpr RulesCase rules_cases[] = {
    {"standard", {}, {}},
    {"suicide refused", {Suicide::refused, EmptyContour::house}, {.suicide_refused = true}},
    {"painted", {Suicide::captured, EmptyContour::painted}, {.painted = true}},
    {"edge a wall", {.edge = Edge::wall}, {.walled = true}},
    {"edge a wall and suicide refused",
     {.suicide = Suicide::refused, .edge = Edge::wall},
     {.suicide_refused = true, .walled = true}},
    {"edge a wall and painted",
     {.empty_contour = EmptyContour::painted, .edge = Edge::wall},
     {.painted = true, .walled = true}},
    {"only enemy", {.inside = Inside::only_enemy}, {.only_enemy = true}},
    {"only enemy and suicide refused",
     {.suicide = Suicide::refused, .inside = Inside::only_enemy},
     {.suicide_refused = true, .only_enemy = true}},
    {"only enemy and edge a wall",
     {.edge = Edge::wall, .inside = Inside::only_enemy},
     {.walled = true, .only_enemy = true}},
};

::testing::AssertionResult agree(const Field& fast, const SlowField& slow) {
  const auto differ = [&](const std::string& what) {
    return ::testing::AssertionFailure() << what << "\nField\n" << full_picture(fast) << "rules\n" << slow.picture();
  };
  if (full_picture(fast) != slow.picture()) return differ("picture");
  for (const Side side : both_sides) {
    const std::string of_side = " of " + std::string(to_text(side));
    if (fast.captives(side) != slow.captives(side)) return differ("captives" + of_side);
    if (fast.loose(side) != slow.loose(side)) return differ("loose dots" + of_side);
    const std::vector<bool> linked = slow.grounded(side);
    for (int y = 0; y < fast.height(); ++y)
      for (int x = 0; x < fast.width(); ++x)
        if (fast.is_grounded({x, y}, side) != linked[static_cast<std::size_t>(y * fast.width() + x)])
          return differ("link to the edge" + of_side + " at " + to_text(Point{x, y}));
  }
  return ::testing::AssertionSuccess();
}

std::string house_points(std::string picture) {
  for (char& sign : picture)
    if (sign != '1' && sign != '2') sign = '.';
  return picture;
}

// One random game; a disagreement is reported with the puts that lead to it.
void compare_game(int width, int height, const RulesCase& rules, std::uint64_t seed) {
  SCOPED_TRACE(std::to_string(width) + "x" + std::to_string(height) + " " + rules.name + " seed " +
               std::to_string(seed));
  Field fast(width, height, rules.fast);
  SlowField slow(width, height, rules.slow);
  Random random(seed);
  std::string puts;
  bool failed = false;
  play_random_game(fast, random, width * height, [&](Field& field, Put put) {
    if (failed) return;
    EXPECT_TRUE(slow.can_put(put.point, put.side)) << puts;
    puts.append(put.side == Side::first ? " B:" : " W:").append(to_text(put.point));
    slow.put(put.point, put.side);
    field.put(put.point, put.side);
    EXPECT_TRUE(agree(field, slow)) << puts;
    failed = ::testing::Test::HasFailure();
    field.undo();
  });
  if (failed) return;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      for (const Side side : both_sides)
        EXPECT_EQ(fast.refusal({x, y}, side) == PutRefusal::none, slow.can_put({x, y}, side)) << puts;
}

class FieldAgainstTheRules : public ::testing::TestWithParam<RulesCase> {};

TEST_P(FieldAgainstTheRules, AgreesOnAllBoardsUpTo12x12) {
  constexpr std::uint64_t games = arbiter_tests::sanitized ? 1 : 5;
  for (int width = 1; width <= 12; ++width)
    for (int height = 1; height <= 12; ++height)
      for (std::uint64_t seed = 0; seed < games && !HasFailure(); ++seed)
        compare_game(width, height, GetParam(), seed * 1000 + static_cast<std::uint64_t>(width * 13 + height));
}

TEST_P(FieldAgainstTheRules, AgreesOnNarrowBoards) {
  for (const int length : {13, 40, 255})
    for (const int narrow : {1, 2, 3})
      if (!HasFailure()) {
        compare_game(length, narrow, GetParam(), 1);
        compare_game(narrow, length, GetParam(), 2);
      }
}

TEST_P(FieldAgainstTheRules, AgreesOnTheStandardBoard) {
  // With walls the plain rules look at every part of the board after every dot: a smaller one will do.
  const int part = GetParam().slow.walled ? 3 : 1;
  for (std::uint64_t seed = 0; seed < 2 && !HasFailure(); ++seed) compare_game(39 / part, 32 / part, GetParam(), seed);
}

// Boards that no game under this rule leads to, such as a closed contour with a free enemy dot inside: from there, too,
// the two agree on everything, for as long as they agree on what is a house. (To Field a house that was broken stays so
// until a contour closes anew; SlowField calls every closed area without a free enemy dot a house.)
TEST(FieldSetUp, AgreesWithTheRulesFromScatteredDots) {
  int compared = 0;
  for (std::uint64_t seed = 0; seed < 1500 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Random random(seed);
    const int width = 3 + random.below(9);
    const int height = 3 + random.below(9);
    Field fast(width, height);
    SlowField slow(width, height, {});
    std::vector<PointState> states;
    const int filled = 10 + random.below(60);
    const bool walled = random.coin();
    for (int i = 0; i < width * height; ++i) {
      const bool on_edge = i < width || i >= width * (height - 1) || i % width == 0 || i % width == width - 1;
      const bool taken = (walled && on_edge) || random.below(100) < filled;
      const char sign = !taken ? '.' : !(walled && on_edge) && random.below(3) == 0 ? 'o' : 'x';
      states.push_back(state_of_sign(sign));
      slow.set({i % width, i / width}, states.back());
    }
    ASSERT_TRUE(fast.load(states));
    ASSERT_TRUE(agree(fast, slow));
    bool same_houses = true;
    play_random_game(fast, random, width * height, [&](Field& field, Put put) {
      if (!same_houses || HasFailure()) return;
      slow.put(put.point, put.side);
      field.put(put.point, put.side);
      same_houses = house_points(full_picture(field)) == house_points(slow.picture());
      if (same_houses) {
        EXPECT_TRUE(agree(field, slow)) << to_text(put.point);
        ++compared;
      }
      field.undo();
    });
  }
  EXPECT_GT(compared, 5'000);
}

INSTANTIATE_TEST_SUITE_P(Rules, FieldAgainstTheRules, ::testing::ValuesIn(rules_cases), [](const auto& rules) {
  std::string name = rules.param.name;
  for (char& letter : name)
    if (letter == ' ') letter = '_';
  return name;
});

}  // namespace
}  // namespace arbiter_tests
