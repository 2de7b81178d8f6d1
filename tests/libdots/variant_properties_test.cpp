// What holds in every variant, in random games with fixed seeds: taking back restores everything, orientation does not
// matter, the items of the count make the score, and drawn contours close what a plain reading of them closes.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>
#include <cmath>
#include <numbers>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "dots/surround/contour.h"
#include "dots/surround/count.h"
#include "libdots/playing.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;

/// Everything that can be asked of a Position.
std::string everything(const Position& position) {
  std::ostringstream text;
  text << snapshot(position.field()) << ' ' << position.draw() << ' ' << position.digest() << ' '
       << to_text(position.to_move()) << ' ' << to_text(position.outcome().ending) << ' '
       << to_text(position.outcome().winner) << ' ' << position.plies();
  for (const Side side : both_sides)
    text << ' ' << position.next_player(side) << ' ' << position.captured_ever(side) << ' '
         << position.final_empty(side) << ' ' << position.score_if_grounds(side).first_halves;
  for (const CountItem& item : count_points(position).items)
    text << ' ' << to_text(item.side) << to_text(item.reason) << item.halves;
  text << ' ' << position.field().drawn().size();
  return text.str();
}

/// The contours through a dot that automatic enclosing would close on this board.
std::vector<Contour> rings_through(const Position& position, Point point, Side side) {
  const Field& now = position.field();
  std::vector<PointState> states;
  for (int y = 0; y < now.height(); ++y)
    for (int x = 0; x < now.width(); ++x) states.push_back(now.at({x, y}));
  Field automatic(now.width(), now.height());
  automatic.record_contours(true);
  if (!automatic.load(states) || automatic.refusal(point, side) != PutRefusal::none) return {};
  automatic.put(point, side);
  return automatic.last_contours();
}

/// A move for the position: mostly a dot, with contours where the players draw them; some are drawn later or at the
/// end.
Move random_move(Position& position, Random& random, std::vector<std::vector<Point>>& left) {
  const Ruleset& rules = position.rules();
  const Side side = position.to_move();
  const Point point{random.below(rules.width), random.below(rules.height)};
  Move move = Move::dot(side, point);
  if (rules.enclosing == Enclosing::automatic) return move;
  for (const Contour& ring : rings_through(position, point, side)) {
    if (ring.owner != side) continue;
    if (random.below(3) > 0)
      move.contours.edit().push_back(ring.points);
    else
      left.push_back(ring.points);
  }
  if (rules.enclosing == Enclosing::optional && !left.empty() && random.below(4) == 0)
    move.contours.edit().push_back(left[static_cast<std::size_t>(random.below(static_cast<int>(left.size())))]);
  return move;
}

std::vector<Move> random_game(Position& position, std::uint64_t seed, int tries) {
  Random random(seed);
  std::vector<Move> moves;
  std::vector<std::vector<Point>> left;
  for (int i = 0; i < tries && !position.over(); ++i) {
    const Move move = random_move(position, random, left);
    const std::string before = everything(position);
    if (position.play(move))
      moves.push_back(move);
    else
      EXPECT_EQ(everything(position), before) << "a refused move changed something";
  }
  if (!position.over() && position.rules().agreement) {
    Move agree = Move::ending(MoveKind::agree, position.to_move());
    if (position.rules().enclosing == Enclosing::optional) agree.contours = left;
    for (; !position.play(agree); agree.contours.edit().pop_back()) {
    }
    moves.push_back(agree);
  }
  return moves;
}

class EveryPreset : public ::testing::TestWithParam<std::string_view> {
 protected:
  [[nodiscard]] Position start(int width, int height) const {
    Ruleset rules = parse_ruleset(GetParam()).value();
    rules.width = width;
    rules.height = height;
    rules.start = Start::empty;
    return Position::start(rules, {}).value();
  }
};

TEST_P(EveryPreset, TakingBackRestoresEverything) {
  for (std::uint64_t seed = 0; seed < 20 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Position played = start(7, 6);
    const std::vector<Move> moves = random_game(played, seed, 120);
    Position again = start(7, 6);
    std::vector<std::string> seen;
    for (const Move& move : moves) {
      seen.push_back(everything(again));
      EXPECT_TRUE(again.check(move));
      EXPECT_EQ(everything(again), seen.back());
      ASSERT_TRUE(again.play(move));
    }
    EXPECT_EQ(everything(again), everything(played));
    for (; !seen.empty(); seen.pop_back()) {
      again.undo();
      ASSERT_EQ(everything(again), seen.back());
    }
  }
}

TEST_P(EveryPreset, DoesNotDependOnTheOrientation) {
  for (std::uint64_t seed = 100; seed < 110 && !HasFailure(); ++seed) {
    Position played = start(8, 6);
    const std::vector<Move> moves = random_game(played, seed, 100);
    for (int number = 1; number < 8; ++number) {
      SCOPED_TRACE(std::to_string(seed) + ", symmetry " + std::to_string(number));
      const Symmetry turn{number, 8, 6};
      Position turned = start(turn.new_width(), turn.new_height());
      for (Move move : moves) {
        move.point = turn(move.point);
        for (auto& contour : move.contours.edit())
          for (Point& point : contour) point = turn(point);
        ASSERT_TRUE(turned.play(move));
      }
      EXPECT_EQ(turned.score(), played.score());
      EXPECT_EQ(turned.outcome(), played.outcome());
      for (int y = 0; y < 6; ++y)
        for (int x = 0; x < 8; ++x)
          EXPECT_EQ(full_sign(turned.field().at(turn({x, y}))), full_sign(played.field().at({x, y})));
    }
  }
}

TEST_P(EveryPreset, TheItemsOfTheCountMakeTheScore) {
  for (std::uint64_t seed = 200; seed < 220 && !HasFailure(); ++seed) {
    Position position = start(7, 7);
    random_game(position, seed, 120);
    for (;; position.undo()) {
      const PointCount counted = count_points(position);
      long halves[2] = {0, 0};
      for (const CountItem& item : counted.items) halves[dots::index(item.side)] += item.halves;
      EXPECT_EQ(counted.score, position.score());
      EXPECT_EQ(halves[0], position.score().first_halves);
      EXPECT_EQ(halves[1], position.score().second_halves);
      if (position.plies() == 0) break;
    }
  }
}

std::string test_name(const ::testing::TestParamInfo<std::string_view>& info) {
  std::string name(info.param);
  std::replace_if(
      name.begin(), name.end(), [](char c) { return std::isalnum(static_cast<unsigned char>(c)) == 0; }, '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(Variants, EveryPreset, ::testing::ValuesIn([] {
                           std::vector<std::string_view> ids;
                           for (const Preset& preset : presets()) ids.push_back(preset.id);
                           ids.push_back("go-like;edge=wall");
                           ids.push_back("tensu;edge=wall;suicide=refused");
                           ids.push_back("polish;holes=no;penalty=3;recapture=keeps;komi=0.5");
                           ids.push_back("tensu;count=captives-and-half-empty;pass=two-end;extra-move=yes;players=3");
                           return ids;
                         }()),
                         test_name);

// ---- drawn contours, read plainly ----------------------------------------------------------------------------------

/// Whether the contour winds around the point: the angles under which its links are seen add up to a full turn.
bool winds_around(const std::vector<Point>& contour, Point p) {
  double turned = 0;
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const Point a{contour[i].x - p.x, contour[i].y - p.y};
    const Point next = contour[(i + 1) % contour.size()];
    const Point b{next.x - p.x, next.y - p.y};
    turned += std::atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y);
  }
  return std::abs(turned) > std::numbers::pi;
}

/// Every point belongs to the last contour drawn around it.
TEST(DrawnContours, CloseWhatAPlainReadingOfThemCloses) {
  int drawn = 0;
  for (std::uint64_t seed = 300; seed < 340 && !HasFailure(); ++seed) {
    SCOPED_TRACE(seed);
    Ruleset rules = parse_ruleset("polish;size=8x8").value();
    Position position = Position::start(rules, {}).value();
    random_game(position, seed, 150);
    const Field& field = position.field();
    drawn += static_cast<int>(field.drawn().size());
    int captives[2] = {0, 0};
    for (int y = 0; y < 8; ++y)
      for (int x = 0; x < 8; ++x) {
        const PointState state = field.at({x, y});
        const Contour* around = nullptr;
        for (const Contour& contour : field.drawn()) {
          const bool on_it =
              std::find(contour.points.begin(), contour.points.end(), Point{x, y}) != contour.points.end();
          if (!on_it && winds_around(contour.points, {x, y})) around = &contour;
        }
        EXPECT_EQ(state.enclosed, around != nullptr) << x << ' ' << y << '\n' << full_picture(field);
        if (around == nullptr) continue;
        EXPECT_EQ(state.encloser, around->owner);
        if (state.has_dot && state.dot != around->owner) ++captives[dots::index(around->owner)];
      }
    for (const Side side : both_sides) EXPECT_EQ(field.captives(side), captives[dots::index(side)]);
  }
  EXPECT_GT(drawn, 40) << "the games draw something";
}

}  // namespace
}  // namespace arbiter_tests
