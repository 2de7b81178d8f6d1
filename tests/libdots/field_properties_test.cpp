// What must hold of every Field, shown on random games.
#include <gtest/gtest.h>

#include <algorithm>
#include <vector>

#include "dots/surround/contour.h"
#include "dots/surround/field.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using dots::surround::Contour;
using dots::surround::contour_fault;
using dots::surround::ContourFault;
using dots::surround::EmptyContour;
using dots::surround::PutEffect;
using dots::surround::PutRefusal;
using dots::surround::Suicide;

constexpr Field::Rules all_rules[] = {
    {}, {Suicide::refused, EmptyContour::house}, {Suicide::captured, EmptyContour::painted}};

// Calls test(field, random) with an empty board of every kind: small, oblong, narrow, standard.
template <class Test>
void on_many_boards(int seeds, Test test) {
  for (const Field::Rules rules : all_rules) {
    for (int seed = 0; seed < seeds && !::testing::Test::HasFailure(); ++seed) {
      SCOPED_TRACE(seed);
      Random random(static_cast<std::uint64_t>(seed));
      const int width = 1 + random.below(14);
      const int height = 1 + random.below(14);
      Field field(width, height, rules);
      test(field, random);
    }
    Field field(39, 32, rules);
    Random random(7);
    test(field, random);
  }
}

TEST(FieldProperties, UndoRestoresEveryPositionExactlyAndReplayingGivesTheSameGame) {
  on_many_boards(150, [](Field& field, Random& random) {
    std::vector<Put> puts;
    std::vector<Snapshot> shots;
    play_random_game(field, random, field.width() * field.height(), [&](Field& now, Put put) {
      puts.push_back(put);
      shots.push_back(snapshot(now));
    });
    const Snapshot last = snapshot(field);
    for (std::size_t i = puts.size(); i-- > 0;) {
      field.undo();
      ASSERT_EQ(snapshot(field), shots[i]) << "before put " << i + 1;
    }
    EXPECT_EQ(snapshot(field), snapshot(Field(field.width(), field.height())));
    for (std::size_t i = 0; i < puts.size(); ++i) {
      ASSERT_EQ(snapshot(field), shots[i]) << "before put " << i + 1;
      field.put(puts[i].point, puts[i].side);
    }
    EXPECT_EQ(snapshot(field), last);
  });
}

TEST(FieldProperties, GoingBackAndForthLeavesNoTrace) {
  on_many_boards(60, [](Field& field, Random& random) {
    Field straight = field;
    play_random_game(field, random, field.width() * field.height(), [&](Field& now, Put put) {
      for (int i = 0; i < 3; ++i) {  // a short detour
        const Point point{random.below(now.width()), random.below(now.height())};
        const Side side = random.coin() ? Side::first : Side::second;
        if (now.refusal(point, side) != PutRefusal::none) continue;
        now.put(point, side);
        now.undo();
      }
      straight.put(put.point, put.side);
    });
    EXPECT_EQ(snapshot(field), snapshot(straight));
  });
}

TEST(FieldProperties, ClearGivesTheEmptyBoard) {
  on_many_boards(30, [](Field& field, Random& random) {
    const Snapshot empty = snapshot(field);
    play_random_game(field, random, field.width() * field.height(), [](Field&, Put) {});
    field.clear();
    EXPECT_EQ(snapshot(field), empty);
    EXPECT_EQ(field.puts(), 0);
  });
}

TEST(FieldProperties, EffectsAddUpToTheCaptives) {
  on_many_boards(100, [](Field& field, Random& random) {
    play_random_game(field, random, field.width() * field.height(), [](Field& now, Put put) {
      const int mine = now.captives(put.side);
      const int theirs = now.captives(other(put.side));
      const PutEffect effect = now.put(put.point, put.side);
      EXPECT_EQ(now.captives(put.side), mine + effect.captured);
      EXPECT_EQ(now.captives(other(put.side)), theirs - effect.freed + (effect.suicide ? 1 : 0));
      EXPECT_EQ(now.at(put.point).enclosed, effect.suicide);
      now.undo();
    });
  });
}

TEST(FieldProperties, CountersAreWhatThePictureShows) {
  on_many_boards(100, [](Field& field, Random& random) {
    play_random_game(field, random, field.width() * field.height(), [](Field& now, Put) {
      const std::string picture = full_picture(now);
      const auto count = [&](std::string_view signs) {
        return static_cast<int>(std::count_if(picture.begin(), picture.end(),
                                              [&](char c) { return signs.find(c) != std::string_view::npos; }));
      };
      EXPECT_EQ(now.captives(Side::first), count("Q"));
      EXPECT_EQ(now.captives(Side::second), count("K"));
      EXPECT_EQ(now.playable_points(), count(".12"));
      EXPECT_EQ(now.puts(), count("xoXOQK"));
    });
  });
}

// The same dots in another order make the same position as long as no contour closes.
TEST(FieldProperties, DigestDoesNotDependOnTheOrderOfMoves) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    Field forwards(10, 10);
    std::vector<Put> puts;
    play_random_game(forwards, random, 30, [&](Field&, Put put) { puts.push_back(put); });
    for (std::size_t i = puts.size(); i > 1; --i)
      std::swap(puts[i - 1], puts[static_cast<std::size_t>(random.below(static_cast<int>(i)))]);
    Field shuffled(10, 10);
    for (const Put& put : puts)
      if (shuffled.refusal(put.point, put.side) == PutRefusal::none) shuffled.put(put.point, put.side);
    EXPECT_EQ(full_picture(forwards) == full_picture(shuffled), forwards.digest() == shuffled.digest());
  }
}

TEST(FieldProperties, DigestTellsApartWhatThePictureTellsApart) {
  Random random(1);
  std::vector<std::pair<std::uint64_t, std::string>> seen;
  for (int game = 0; game < 200; ++game) {
    Field field(4, 4);
    play_random_game(field, random, 16, [&](Field& now, Put) { seen.emplace_back(now.digest(), full_picture(now)); });
    seen.emplace_back(field.digest(), full_picture(field));
  }
  std::sort(seen.begin(), seen.end());
  for (std::size_t i = 1; i < seen.size(); ++i)
    EXPECT_EQ(seen[i].first == seen[i - 1].first, seen[i].second == seen[i - 1].second);
}

TEST(FieldProperties, RecordedContoursStandForWhatTheyEnclosed) {
  int contours = 0;
  on_many_boards(150, [&](Field& field, Random& random) {
    field.record_contours(true);
    play_random_game(field, random, field.width() * field.height(), [&](Field& now, Put put) {
      const PutEffect effect = now.put(put.point, put.side);
      EXPECT_TRUE(effect.captured == 0 || !now.last_contours().empty());
      for (const Contour& contour : now.last_contours()) {
        ++contours;
        EXPECT_EQ(contour.owner, effect.suicide ? other(put.side) : put.side);
        EXPECT_EQ(contour_fault(now, contour.points), ContourFault::none) << full_picture(now);
        EXPECT_EQ(now.at(contour.points.front()).dot, contour.owner);
        const bool through_the_dot =
            std::find(contour.points.begin(), contour.points.end(), put.point) != contour.points.end();
        EXPECT_EQ(through_the_dot, !effect.suicide);
      }
      now.undo();
    });
  });
  EXPECT_GT(contours, 1000);
}

// §2.9
TEST(FieldProperties, NothingDependsOnTheOrientationOfTheBoard) {
  on_many_boards(60, [](Field& field, Random& random) {
    std::vector<Put> puts;
    play_random_game(field, random, field.width() * field.height(), [&](Field&, Put put) { puts.push_back(put); });
    for (int number = 1; number < 8; ++number) {
      const Symmetry turned{number, field.width(), field.height()};
      Field mirror(turned.new_width(), turned.new_height());
      Field plain(field.width(), field.height());
      for (const Put& put : puts) {
        if (plain.refusal(put.point, put.side) != PutRefusal::none) continue;
        ASSERT_EQ(mirror.refusal(turned(put.point), put.side), PutRefusal::none);
        plain.put(put.point, put.side);
        mirror.put(turned(put.point), put.side);
      }
      for (const Side side : both_sides) {
        EXPECT_EQ(mirror.captives(side), plain.captives(side));
        EXPECT_EQ(mirror.loose(side), plain.loose(side));
      }
      for (int y = 0; y < plain.height(); ++y)
        for (int x = 0; x < plain.width(); ++x)
          EXPECT_EQ(full_sign(mirror.at(turned(Point{x, y}))), full_sign(plain.at({x, y})));
    }
  });
}

}  // namespace
}  // namespace arbiter_tests
