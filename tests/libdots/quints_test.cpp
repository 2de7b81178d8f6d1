// Quints rule by rule (rules/quints.md).
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "dots/quints/board.h"
#include "libdots/refusals.h"

namespace arbiter_tests {
namespace {

using Moves = std::vector<std::string>;

const std::string quints = "quints";

std::string result_in_quints(const std::string& position, const std::string& move, const std::string& rules = {}) {
  return result_after(quints, position, move, "white", rules);
}

TEST(Quints, StartsWithTwentyStonesInHand) {
  dots::Game game = dots::Game::start({.game = quints}).value();
  EXPECT_EQ(game.draw(), "8/8/8/8/8/8/8/8 w hand=W:20,B:20");
  EXPECT_EQ(game.rules(), "quints:first=white;stones=20;capture=auto;five-in-drop=wins;no-move=loses");
  EXPECT_EQ(game.perft(1), 64U);
  EXPECT_EQ(game.perft(2), 4032U);
  EXPECT_EQ(game.perft(3), 249984U);
  EXPECT_EQ(board_game(quints, "", "quints;stones=17;first=black").draw(), "8/8/8/8/8/8/8/8 b hand=W:17,B:17");
  EXPECT_EQ(start_code(quints, "", "quints;stones=4"), "RUL003");
  EXPECT_EQ(start_code(quints, "", "quints;stones=33"), "RUL003");
}

TEST(Quints, PlacesThenSteps) {
  EXPECT_EQ(after(quints, "8/8/8/3wb3/8/8/8/8 w hand=W:1,B:1", "f5"), "8/8/8/3wbw2/8/8/8/8 b hand=W:0,B:1")
      << "placing never captures";
  const std::string placing = "8/8/8/3wb3/8/8/8/8 w hand=W:1,B:1";
  EXPECT_EQ(answer(quints, placing, "d5-d6"), "QUI006");
  EXPECT_EQ(answer(quints, placing, "d5"), "QUI004 square=d5");
  const std::string moving = "8/8/8/3wb3/8/8/8/w7 w hand=W:0,B:0";
  EXPECT_EQ(board_game(quints, moving).legal_moves(), (Moves{"a1-a2", "a1-b1", "d5-c5", "d5-d4", "d5-d6"}));
  EXPECT_EQ(answer(quints, moving, "c3"), "QUI007");
  EXPECT_EQ(answer(quints, moving, "D5-D6"), "legal");
}

TEST(Quints, SaysWhyAMoveIsNone) {
  const std::string moving = "8/8/8/3wb3/8/8/8/w7 w hand=W:0,B:0";
  EXPECT_EQ(answer(quints, moving, "c3-c4"), "QUI002 square=c3");
  EXPECT_EQ(answer(quints, moving, "e5-e6"), "QUI003 square=e5");
  EXPECT_EQ(answer(quints, moving, "d5-e5"), "QUI004 square=e5");
  EXPECT_EQ(answer(quints, moving, "d5-e6"), "QUI005 from=d5 to=e6");
  EXPECT_EQ(answer(quints, moving, "d5-d7"), "QUI005 from=d5 to=d7");
  EXPECT_EQ(answer(quints, moving, "d5-d6xe5"), "QUI008 square=e5");
  EXPECT_EQ(answer(quints, moving, "pass"), "QUI011");
  for (const char* move : {"", "d", "d5-", "d5x", "d5-d6x", "d5-d6-d7", "d5xd6", "d5-d6 "})
    EXPECT_EQ(answer(quints, moving, move).substr(0, 6), "QUI001") << move;
}

TEST(Quints, CapturesOneStoneInEachPair) {
  const std::string one = "8/8/8/3wb1w1/8/8/8/7b w hand=W:0,B:0";
  EXPECT_EQ(after(quints, one, "g5-f5xe5"), "8/8/8/3w1w2/8/8/8/7b b hand=W:0,B:0");
  EXPECT_EQ(after(quints, one, "g5-f5"), after(quints, one, "g5-f5xe5")) << "it leaves by itself";
  const std::string two = "8/3w4/3b4/1wb1w3/8/8/8/7b w hand=W:0,B:0";
  EXPECT_EQ(after(quints, two, "e5-d5xc5xd6"), "8/3w4/8/1w1w4/8/8/8/7b b hand=W:0,B:0");
  EXPECT_EQ(after(quints, two, "e5-d5xd6xc5"), "8/3w4/8/1w1w4/8/8/8/7b b hand=W:0,B:0") << "in any order";
  EXPECT_EQ(answer(quints, two, "e5-d5xd6"), "QUI009 square=c5");
  EXPECT_EQ(after(quints, "8/8/8/2wbb1w1/8/8/8/7b w hand=W:0,B:0", "g5-f5"), "8/8/8/2wbbw2/8/8/8/7b b hand=W:0,B:0")
      << "two in a row are safe";
  EXPECT_EQ(after(quints, "8/5w2/4b3/3w4/2w5/8/8/8 w hand=W:0,B:0", "c4-c5"), "8/5w2/4b3/2ww4/8/8/8/8 b hand=W:0,B:0")
      << "diagonals do not capture";
  EXPECT_EQ(after(quints, "8/8/4b3/3w1w2/8/8/8/7b b hand=W:0,B:0", "e6-e5"), "8/8/8/3wbw2/8/8/8/7b w hand=W:0,B:0")
      << "stepping in between is safe";
  EXPECT_EQ(after(quints, "8/8/8/3bw3/8/8/8/7b w hand=W:0,B:0", "e5-e6"), "8/8/4w3/3b4/8/8/8/7b b hand=W:0,B:0")
      << "the cell that was left holds no stone";
}

TEST(Quints, OptionalCapturesAreNamed) {
  const std::string rules = "quints;capture=optional";
  const std::string two = "8/3w4/3b4/1wb1w3/8/8/8/7b w hand=W:0,B:0";
  int choices = 0;
  for (const std::string& move : board_game(quints, two, rules).legal_moves())
    choices += move.starts_with("e5-d5") ? 1 : 0;
  EXPECT_EQ(choices, 4);
  EXPECT_EQ(after(quints, two, "e5-d5", rules), "8/3w4/3b4/1wbw4/8/8/8/7b b hand=W:0,B:0");
  EXPECT_EQ(after(quints, two, "e5-d5xd6", rules), "8/3w4/8/1wbw4/8/8/8/7b b hand=W:0,B:0");
  EXPECT_EQ(answer(quints, two, "e5-d5xb5", rules), "QUI008 square=b5");
}

TEST(Quints, ExactlyFiveWin) {
  EXPECT_EQ(result_in_quints("8/8/8/8/8/8/4w3/wwww3b w hand=W:0,B:0", "e2-e1"), "white line");
  EXPECT_EQ(result_in_quints("8/8/8/8/8/8/3w4/www1ww1b w hand=W:0,B:0", "d2-d1"), "ongoing") << "six";
  EXPECT_EQ(result_in_quints("8/8/8/8/8/8/8/wwwwww1b w hand=W:0,B:0", "f1-f2"), "white line") << "five of six are left";
  EXPECT_EQ(result_in_quints("8/8/8/w7/w7/w7/w7/1w5b w hand=W:0,B:0", "b1-a1"), "white line") << "a column";
  EXPECT_EQ(result_in_quints("8/8/8/4w3/3w4/2w5/1w6/1w5b w hand=W:0,B:0", "b1-a1"), "ongoing") << "no diagonal";
}

TEST(Quints, AFiveThatTheEnemyMadeWaitsForTheNextMove) {
  // Black takes f1, the end of White's six: White has five, but Black has moved.
  dots::Game game = board_game(quints, "8/8/8/8/8/5b2/6b1/wwwwwwb1 b hand=W:0,B:0");
  ASSERT_TRUE(game.play("f3-f2"));
  EXPECT_EQ(result(game, "white"), "ongoing") << "f1 stands at the edge and is not caught";
  game = board_game(quints, "8/8/5b2/8/wwwwww2/8/5b2/w7 b hand=W:0,B:0");
  ASSERT_TRUE(game.play("f2-f3"));
  EXPECT_EQ(game.draw(), "8/8/5b2/8/wwwwww2/5b2/8/w7 w hand=W:0,B:0");
  ASSERT_TRUE(game.play("a1-a2"));
  ASSERT_TRUE(game.play("f6-f5xf4"));
  EXPECT_EQ(result(game, "white"), "ongoing");
  ASSERT_TRUE(game.play("a2-a1"));
  EXPECT_EQ(result(game, "white"), "white line");
}

TEST(Quints, AFiveWhilePlacingWinsOrIsIgnored) {
  const std::string four = "8/8/8/8/8/8/8/wwww4 w hand=W:3,B:7";
  EXPECT_EQ(result_in_quints(four, "e1"), "white line");
  const std::string ignored = "quints;five-in-drop=ignored";
  EXPECT_EQ(result_in_quints(four, "e1", ignored), "ongoing");
  dots::Game game = board_game(quints, "w6b/8/8/8/8/8/8/wwww4 w hand=W:1,B:1", ignored);
  for (const char* move : {"e1", "h7"}) ASSERT_TRUE(game.play(move));
  EXPECT_EQ(result(game, "white"), "ongoing");
  ASSERT_TRUE(game.play("a8-a7"));
  EXPECT_EQ(result(game, "white"), "white line") << "after the first step it counts";
}

TEST(Quints, BlockedOrWithoutStonesLoses) {
  EXPECT_EQ(result_in_quints("8/8/8/8/8/8/b7/w1b5 b hand=W:0,B:0", "c1-b1"), "black no_moves");
  EXPECT_EQ(result_in_quints("8/8/8/3wb1w1/8/8/8/8 w hand=W:0,B:0", "g5-f5"), "white all_captured");
  const std::string pass = "quints;no-move=pass";
  dots::Game game = board_game(quints, "8/8/8/8/8/8/b7/wb6 w hand=W:0,B:0", pass);
  EXPECT_EQ(game.legal_moves(), Moves{"pass"});
  EXPECT_EQ(game.perft(1), 1U);
  ASSERT_TRUE(game.play("pass"));
  EXPECT_EQ(game.draw(), "8/8/8/8/8/8/b7/wb6 b hand=W:0,B:0");
}

TEST(Quints, TheThirdOccurrenceMayBeClaimed) {
  dots::Game game = board_game(quints, "7b/8/8/8/8/8/8/w7 w hand=W:0,B:0");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(answer(game, "claim"), "GAM003");
    for (const char* move : {"a1-a2", "h8-h7", "a2-a1", "h7-h8"}) ASSERT_TRUE(game.play(move));
  }
  ASSERT_TRUE(game.play("claim"));
  EXPECT_EQ(result(game, "white"), "draw repetition");
}

TEST(Quints, NamesWhatAPositionCannotHave) {
  EXPECT_EQ(start_code(quints, "W7/8/8/8/8/8/8/8 w hand=W:1,B:1"), "GFN006");
  EXPECT_EQ(start_code(quints, "w7/8/8/8/8/8/8/8 w blocks=W:1,B:1"), "GFN007");
  EXPECT_EQ(start_code(quints, "w7/8/8/8/8/8/8/8 w hand=W:31,B:32"), "ok");
  EXPECT_EQ(start_code(quints, "w7/8/8/8/8/8/8/8 w hand=W:32,B:32"), "QUI010");
}

}  // namespace
}  // namespace arbiter_tests
