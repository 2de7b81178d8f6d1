// Moves and boards as text: reading, writing, and what cannot be read.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "dots/surround/position.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;
using dots::Error;

Position board(int width, int height, bool free_turns = false) {
  Ruleset rules;
  rules.width = width;
  rules.height = height;
  rules.start = Start::empty;
  return Position::start(rules, {.free_turns = free_turns}).value();
}

TEST(PointText, HasTwoForms) {
  struct Row {
    Point point;
    std::string_view sgf, numbers;
  };
  for (const Row& row : {Row{{0, 0}, "aa", "1.1"}, Row{{25, 26}, "zA", "26.27"}, Row{{51, 51}, "ZZ", "52.52"},
                         Row{{18, 14}, "so", "19.15"}}) {
    EXPECT_EQ(to_sgf(row.point), row.sgf);
    EXPECT_EQ(to_text(row.point), row.numbers);
    for (std::string_view text : {row.sgf, row.numbers}) {
      EXPECT_EQ(take_point(text), row.point);
      EXPECT_TRUE(text.empty());
    }
  }
  EXPECT_EQ(to_text(Point{254, 0}), "255.1");
}

TEST(PointText, LeavesTheRestAndTouchesNothingThatIsNoPoint) {
  std::string_view text = "abcd";
  EXPECT_EQ(take_point(text), (Point{0, 1}));
  EXPECT_EQ(text, "cd");
  text = "12.3.4";
  EXPECT_EQ(take_point(text), (Point{11, 2}));
  EXPECT_EQ(text, ".4");
  for (const std::string_view bad : {"", "a", "a1", "1", "1.", ".1", "0.1", "1.0", "-1.2", "1,2", "+1.1", " 1.1",
                                     "1. 1", "100001.1", "99999999999.1", "\xd0\xb0\xd0\xb0"}) {
    text = bad;
    EXPECT_EQ(take_point(text), std::nullopt) << bad;
    EXPECT_EQ(text, bad);
  }
}

TEST(PointText, IndexesLetters) {
  EXPECT_EQ(sgf_index('a'), 0);
  EXPECT_EQ(sgf_index('z'), 25);
  EXPECT_EQ(sgf_index('A'), 26);
  EXPECT_EQ(sgf_index('Z'), 51);
  for (const char none : {'0', '[', '`', '{', '@', '\0', '\xe4'}) EXPECT_EQ(sgf_index(none), -1);
}

TEST(MoveText, IsRead) {
  const std::vector<Point> ring = {{3, 1}, {2, 0}, {1, 1}, {2, 2}};
  struct Row {
    std::string_view text;
    Move move;
  };
  const Row rows[] = {
      {"db", Move::dot(Side::first, {3, 1})},
      {"4.2", Move::dot(Side::first, {3, 1})},
      {"W:db", Move::dot(Side::second, {3, 1})},
      {"B:200.100", Move::dot(Side::first, {199, 99})},
      {"db.dbcabbccdb", {MoveKind::dot, Side::first, {3, 1}, 0, {{ring}}}},
      {"4.2.4.2.3.1.2.2.3.3.4.2", {MoveKind::dot, Side::first, {3, 1}, 0, {{ring}}}},
      {"W:db.4.2.3.1.2.2.3.3.4.2", {MoveKind::dot, Side::second, {3, 1}, 0, {{ring}}}},
      {"db.dbcabbccdb.dbcabbccdb", {MoveKind::dot, Side::first, {3, 1}, 0, {{ring, ring}}}},
      {"4.2.dbcabbccdb.4.2.3.1.2.2.3.3.4.2", {MoveKind::dot, Side::first, {3, 1}, 0, {{ring, ring}}}},
      {".dbcabbccdb", {MoveKind::contours, Side::first, {}, 0, {{ring}}}},
      {"W:.4.2.3.1.2.2.3.3.4.2", {MoveKind::contours, Side::second, {}, 0, {{ring}}}},
      {"ground", Move::ending(MoveKind::ground, Side::first)},
      {"W:ground", Move::ending(MoveKind::ground, Side::second)},
      {"stop", Move::ending(MoveKind::stop, Side::first)},
      {"resign", Move::ending(MoveKind::resign, Side::first)},
      {"pass", Move::ending(MoveKind::pass, Side::first)},
      {"draw", Move::ending(MoveKind::draw, Side::first)},
      {"W:time", Move::ending(MoveKind::time, Side::second)},
      {"agree", Move::ending(MoveKind::agree, Side::first)},
  };
  const Position position = board(10, 10);
  for (const Row& row : rows) {
    const auto move = position.parse(row.text);
    ASSERT_TRUE(move.has_value()) << row.text;
    EXPECT_EQ(*move, row.move) << row.text;
  }
}

TEST(MoveText, ThatIsNoneIsRefused) {
  const Position position = board(10, 10);
  for (const std::string_view text :
       {"",        "B:",          "W:",   "a",           "abc",         "ab ",       " ab",
        "b:ab",    "B:W:ab",      "1",    "1.2.3",       "1.2.3.4",     "ab.",       "ab.ab",
        "ab.abcd", "ab.abcdabef", "1.1.", "1.1.2.2.3.3", "1.1.1.1.2.2", "Ground",    "ground ",
        "grounds", ".",           "..",   "0.0",         "-1.1",        "ab.ground", "\xff\xfe"}) {
    const auto move = position.parse(text);
    ASSERT_FALSE(move.has_value()) << text;
    EXPECT_EQ(move.error(), (Error{"DOT001", {{"move", std::string(text)}}})) << text;
  }
}

TEST(MoveText, NamesItsSideUnderFreeTurns) {
  const Position position = board(10, 10, true);
  for (const std::string_view text : {"ab", "1.1", "ground", ".aabbaa", ""}) {
    const auto move = position.parse(text);
    ASSERT_FALSE(move.has_value()) << text;
    EXPECT_EQ(move.error(), (Error{"DOT013", {{"move", std::string(text)}}}));
  }
  EXPECT_EQ(position.print(Move::dot(Side::first, {0, 0})), "B:1.1");
  EXPECT_EQ(position.print(Move::ending(MoveKind::ground, Side::second)), "W:ground");
}

// "W:resign" by the side that does not have the move used to be written as "resign", which speaks of the other side.
TEST(MoveText, Fault_SideOfADeclarationOutOfTurn) {
  const Position position = board(3, 3);
  EXPECT_EQ(position.print(Move::ending(MoveKind::resign, Side::first)), "resign");
  EXPECT_EQ(position.print(Move::ending(MoveKind::resign, Side::second)), "W:resign");
}

TEST(MoveText, ReadsBackAsTheSameMove) {
  Random random(11);
  for (const bool free_turns : {false, true}) {
    Position position = board(255, 255, free_turns);
    for (int i = 0; i < 500; ++i) {
      const auto point = [&] { return Point{random.below(255), random.below(255)}; };
      const auto kind = static_cast<MoveKind>(random.below(9));
      Move move = Move::ending(kind, random.coin() ? Side::first : Side::second);
      if (kind == MoveKind::dot) move.point = point();
      const int contours = kind == MoveKind::dot ? random.below(3) : kind == MoveKind::contours ? 1 : 0;
      for (int c = 0; c < contours; ++c) {
        std::vector<Point>& contour = move.contours.edit().emplace_back();
        const Point first = point();
        contour.push_back(first);
        for (int p = random.below(6); p > 0; --p)
          if (const Point next = point(); next != first) contour.push_back(next);
      }
      const std::string text = position.print(move);
      const auto read = position.parse(text);
      ASSERT_TRUE(read.has_value()) << text;
      EXPECT_EQ(*read, move) << text;
      const bool turn_passes = i % 100 != 0 || position.play(Move::dot(position.to_move(), {i / 100, 0})).has_value();
      ASSERT_TRUE(turn_passes);
    }
  }
}

TEST(Picture, ShowsEveryKindOfPoint) {
  Position position = board(7, 4, true);
  for (const char* move :
       {"B:2.1", "B:1.2", "B:3.1", "B:2.3", "B:3.3", "W:2.2", "B:4.2", "W:6.1", "W:5.2", "W:6.3", "W:7.2", "B:6.2"})
    ASSERT_TRUE(position.play(position.parse(move).value())) << move;
  EXPECT_EQ(position.draw(), ".xx..o.\nxO,xoXo\n.xx..o.\n.......");
}

TEST(Picture, OfAnyPositionOfAGameSetsItUpAgain) {
  for (std::uint64_t seed = 0; seed < 200; ++seed) {
    Random random(seed);
    Position position = board(1 + random.below(10), 1 + random.below(10));
    for (int i = random.below(110); i > 0 && !position.over(); --i) {
      const auto moves = position.legal_moves(SIZE_MAX);
      ASSERT_TRUE(position.play(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]));
    }
    for (const std::string& picture : {position.draw(), position.draw() + "\n"}) {
      const auto again = Position::start(position.rules(), {false, {}, picture});
      ASSERT_TRUE(again.has_value()) << picture;
      EXPECT_EQ(again->draw(), position.draw());
      EXPECT_EQ(snapshot(again->field()), snapshot(position.field()));
      EXPECT_EQ(again->to_move(), position.to_move());
      EXPECT_EQ(again->outcome(), position.outcome());
      EXPECT_EQ(again->digest(), position.digest());
    }
  }
}

TEST(Picture, MayHaveLinesOfAnySystem) {
  const auto position = Position::start(board(3, 2).rules(), {false, {}, "x..\r\n..o\r\n"});
  ASSERT_TRUE(position.has_value());
  EXPECT_EQ(position->draw(), "x..\n..o");
}

TEST(Picture, ThatIsNoneIsRefusedWithItsPlace) {
  struct Row {
    std::string_view picture;
    dots::Place place;
  };
  const Row rows[] = {
      {"\n", {1, 1}},
      {"...\n...", {2, 4}},
      {"...\n...\n..", {3, 3}},
      {"..\n...\n...", {1, 3}},
      {"....\n...\n...", {1, 4}},
      {"...\n...\n...\n.", {4, 1}},
      {"...\n...\n...\n\n", {4, 1}},
      {"...\n.?.\n...", {2, 2}},
      {"...\n. .\n...", {2, 2}},
      {"...\n.O.\n...", {2, 2}},
      {"...\n.,.\n...", {2, 2}},
      {".o.\no,o\n.o.", {2, 2}},  // empty and of first, in a wall of second
      {".x.\nxOo\n.x.", {1, 1}},  // a wall with a foreign dot
      {"O..\n...\n...", {1, 1}},
      {std::string_view("...\n.\0.\n...", 11), {2, 2}},
  };
  for (const Row& row : rows) {
    const auto position = Position::start(board(3, 3).rules(), {false, {}, std::string(row.picture)});
    ASSERT_FALSE(position.has_value()) << row.picture;
    EXPECT_EQ(position.error(), (Error{"DOT021", {}, row.place})) << row.picture;
  }
}

TEST(Picture, WithMoreDotsOfFirstGivesTheMoveToSecond) {
  const auto to_move = [](const char* picture) {
    return Position::start(board(3, 2).rules(), {false, {}, picture}).value().to_move();
  };
  EXPECT_EQ(to_move("...\n..."), Side::first);
  EXPECT_EQ(to_move("x..\n..."), Side::second);
  EXPECT_EQ(to_move("x..\n..o"), Side::first);
}

}  // namespace
}  // namespace arbiter_tests
