// Roll-in four and push-in four rule by rule (rules/line-up.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "dots/line_up/board.h"
#include "libdots/refusals.h"

namespace arbiter_tests {
namespace {

const std::string roll = "roll-in-four";
const std::string push = "push-in-four";
const std::string empty = "8/8/8/8/8/8/8/8 w";

TEST(RollInFour, StartsEmptyWith28Cells) {
  dots::Game game = dots::Game::start({.game = roll}).value();
  EXPECT_EQ(game.draw(), empty);
  EXPECT_EQ(game.rules(), "roll-in-four:first=white;line=exact4;no-entry=draw");
  EXPECT_EQ(game.perft(1), 28U);
  EXPECT_EQ(game.perft(2), 756U);
  EXPECT_EQ(game.perft(3), 19480U);
}

TEST(RollInFour, AStoneRollsUntilItIsStopped) {
  const std::string one = "8/8/8/8/8/8/8/3b4 w";
  const auto list = board_game(roll, one).legal_moves();
  for (const char* rest : {"d2", "c1", "e1"}) EXPECT_EQ(std::ranges::count(list, rest), 1) << rest;
  EXPECT_EQ(after(roll, one, "d2"), "8/8/8/8/8/8/3w4/3b4 b");
}

TEST(RollInFour, ReadsTheEdgeAndChecksIt) {
  const std::string one = "8/8/8/8/8/8/8/3b4 w";
  for (const char* move : {"d2", "D2", "d2/N", "d2/n"}) EXPECT_EQ(answer(roll, one, move), "legal") << move;
  EXPECT_EQ(answer(roll, one, "d2/S"), "LIN002 square=d1 edge=S");
  EXPECT_EQ(answer(roll, one, "h1/W"), "LIN005 square=h1 edge=W rest=c1");
  EXPECT_EQ(answer(roll, one, "e1/E"), "legal");
  EXPECT_EQ(answer(roll, one, "d1"), "LIN003 square=d1");
  EXPECT_EQ(answer(roll, one, "d4"), "LIN004 square=d4");
  for (const char* move : {"", "d", "d2/", "d2N", "d2/X", "d2/NN", "d9"})
    EXPECT_EQ(answer(roll, one, move).substr(0, 6), "LIN001") << move;
}

TEST(RollInFour, ExactlyFourWin) {
  EXPECT_EQ(result_after(roll, "8/8/8/8/8/8/8/www1b3 w", "d1", "white"), "white line");
  EXPECT_EQ(result_after(roll, "8/8/8/8/8/8/8/ww1ww3 w", "c1", "white"), "ongoing") << "five";
  EXPECT_EQ(result_after(roll, "8/8/8/8/8/8/8/www1ww2 w", "d1", "white"), "ongoing") << "six";
  EXPECT_EQ(result_after(roll, "8/8/8/8/2w5/2w5/2w5/ww1ww3 w", "c1", "white"), "white line") << "five and four";
  EXPECT_EQ(result_after(roll, "8/8/8/8/8/2wb4/1wbb4/wbbb4 w", "d4", "white"), "white line") << "diagonal";
}

TEST(RollInFour, TheOtherDiagonalAndColumnsCount) {
  EXPECT_EQ(result_after(roll, "8/8/8/8/4wb2/4wwb1/4wwwb/8 b", "e5", "white"), "black line");
  EXPECT_EQ(result_after(roll, "7b/7b/7b/8/8/8/8/8 b", "h5", "white"), "black line");
  EXPECT_EQ(result_after(roll, "8/8/8/8/7w/7b/7b/7b b", "h5", "white"), "ongoing") << "a line is of one colour";
}

TEST(RollInFour, ALineDoesNotGoRoundTheBoard) {
  EXPECT_EQ(result_after(roll, "8/8/8/8/8/8/w7/5ww1 w", "h1", "white"), "ongoing");
}

TEST(RollInFour, NobodyCanComeInIsADraw) {
  EXPECT_EQ(result_after(roll, "1wbbwwbb/b6w/b6w/w6b/w6b/b6w/b6w/wwbbwwbb w", "a8", "white"), "draw no_moves");
  EXPECT_TRUE(board_game(roll, "wwbbwwbb/b6w/b6w/w6b/w6b/b6w/b6w/wwbbwwbb w").legal_moves().empty());
}

TEST(PushInFour, StartsEmptyWith28Cells) {
  dots::Game game = dots::Game::start({.game = push}).value();
  EXPECT_EQ(game.rules(), "push-in-four:first=white;line=atleast4;both=mover");
  EXPECT_EQ(game.perft(1), 28U);
  EXPECT_EQ(game.perft(2), 788U);
  EXPECT_EQ(game.perft(3), 22288U);
}

TEST(PushInFour, PushesWhatTouches) {
  EXPECT_EQ(after(push, "8/8/8/b7/8/w7/b7/w7 b", "a1n"), "8/8/8/b7/w7/b7/w7/b7 w") << "the gap stops the push";
  EXPECT_EQ(after(push, empty, "d1"), "8/8/8/8/8/8/8/3w4 b") << "no rolling";
  EXPECT_EQ(after(push, "8/8/8/8/8/8/8/3b4 w", "d1"), "8/8/8/8/8/8/3b4/3w4 b");
  EXPECT_EQ(after(push, "8/8/8/7b/8/8/8/8 w", "h5"), "8/8/8/6bw/8/8/8/8 b");
  EXPECT_EQ(after(push, "b7/8/8/8/8/8/8/8 w", "a8e"), "wb6/8/8/8/8/8/8/8 b");
  EXPECT_EQ(after(push, "b7/8/8/8/8/8/8/8 w", "a8s"), "w7/b7/8/8/8/8/8/8 b");
}

TEST(PushInFour, ACornerHasTwoWaysWhenItIsTaken) {
  const std::string corner = "8/8/8/8/8/8/8/b7 w";
  EXPECT_EQ(answer(push, empty, "a1"), "legal");
  EXPECT_EQ(after(push, empty, "a1n"), after(push, empty, "a1")) << "free: nothing is pushed";
  EXPECT_EQ(answer(push, corner, "a1"), "LIN007 square=a1");
  EXPECT_EQ(answer(push, corner, "A1N"), "legal");
  EXPECT_EQ(answer(push, corner, "a1e"), "legal");
  EXPECT_EQ(answer(push, corner, "a1s"), "LIN008 square=a1 way=s");
  EXPECT_EQ(answer(push, corner, "d1n"), "legal") << "a way that is not needed";
  EXPECT_EQ(answer(push, corner, "d1e"), "LIN008 square=d1 way=e");
  EXPECT_EQ(answer(push, corner, "d4"), "LIN006 square=d4");
  for (const char* move : {"", "a", "a1nn", "a1-n", "a1x"})
    EXPECT_EQ(answer(push, corner, move).substr(0, 6), "LIN001") << move;
}

TEST(PushInFour, AFullLaneCannotBePushed) {
  const std::string full = "b7/b7/w7/w7/b7/b7/w7/w7 w";
  EXPECT_EQ(answer(push, full, "a1n"), "LIN009 square=a1 way=n");
  EXPECT_EQ(after(push, full, "a1"), after(push, full, "a1e")) << "one way is left";
  EXPECT_EQ(answer(push, "3b4/3b4/3w4/3w4/3b4/3b4/3w4/3w4 w", "d8"), "LIN009 square=d8 way=s");
  EXPECT_EQ(after(push, "1wbwbwbw/8/8/8/8/8/8/8 w", "a8"), "wwbwbwbw/8/8/8/8/8/8/8 b") << "the last free cell";
}

TEST(PushInFour, FourOrMoreWinAndThePusherFirst) {
  EXPECT_EQ(result_after(push, "8/8/8/8/8/1www4/wbbb4/b7 w", "a1n", "white"), "white line") << "both: the pusher";
  EXPECT_EQ(result_after(push, "8/8/8/8/8/8/wbbb4/b7 w", "a1n", "white"), "black line") << "an own goal";
  const std::string five = "8/8/8/8/8/8/ww1ww3/2w5 w";
  EXPECT_EQ(result_after(push, five, "c1", "white"), "white line");
  EXPECT_EQ(result_after(push, five, "c1", "white", push + ";line=exact4"), "ongoing");
}

TEST(PushInFour, AFullBoardIsADraw) {
  const std::string rest = "/bbwwbbww/wwbbwwbb/bbwwbbww/wwbbwwbb/bbwwbbww/wwbbwwbb/bbwwbbww w";
  EXPECT_EQ(result_after(push, "1wbbwwbb" + rest, "a8", "white"), "draw no_moves");
}

TEST(LineUp, NamesWhatAPositionCannotHave) {
  for (const std::string& id : {roll, push}) {
    EXPECT_EQ(start_code(id, "W7/8/8/8/8/8/8/8 w"), "GFN006");
    EXPECT_EQ(start_code(id, "w7/8/8/8/8/8/8/8 w hand=W:1,B:1"), "GFN007");
    EXPECT_EQ(start_code(id, "", id + ";first=black"), "ok");
    EXPECT_EQ(board_game(id, "", id + ";first=black").draw(), "8/8/8/8/8/8/8/8 b");
  }
  EXPECT_EQ(start_code(roll, "", roll + ";line=atleast4"), "RUL003");
}

}  // namespace
}  // namespace arbiter_tests
