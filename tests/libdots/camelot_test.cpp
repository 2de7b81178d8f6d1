// Camelot rule by rule, with every decided reading and its option (rules/camelot.md).
#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "dots/camelot/board.h"
#include "libdots/refusals.h"

namespace arbiter_tests {
namespace {

using Moves = std::vector<std::string>;

const std::string camelot = "camelot";
const std::string camelot_start = "3b4/4bB2/5bB1/w5b1/1w5b/1Ww5/2Ww4/4w3 w";

std::string answer_in_camelot(const std::string& position, const std::string& move, const std::string& rules = {}) {
  return answer(camelot, position, move, rules);
}
Moves moves(const std::string& position, const std::string& rules = {}) {
  return board_game(camelot, position, rules).legal_moves();
}
bool has(const Moves& list, const std::string& move) { return std::ranges::count(list, move) == 1; }
std::string result_in_camelot(const std::string& position, const std::string& move, const std::string& rules = {}) {
  return result_after(camelot, position, move, "white", rules);
}

TEST(Camelot, StartsInFrontOfTheCorners) {
  dots::Game game = dots::Game::start({.game = camelot}).value();
  EXPECT_EQ(game.draw(), camelot_start);
  EXPECT_EQ(
      game.rules(),
      "camelot:first=white;touch-once=start+landing;charge-compulsory=no;castle-exit=capture-first;no-move=loses");
  EXPECT_EQ(game.perft(1), 50U);
  EXPECT_EQ(game.perft(2), 2500U);
  EXPECT_EQ(game.perft(3), 125660U);
}

TEST(Camelot, CantersMayStopAnywhere) {
  const Moves list = moves("7b/8/8/2w5/8/2w5/2W5/8 w");
  EXPECT_TRUE(has(list, "c2-c4"));
  EXPECT_TRUE(has(list, "c2-c4-c6"));
  EXPECT_EQ(after(camelot, camelot_start, "b3-d3-b1"), "3b4/4bB2/5bB1/w5b1/1w5b/2w5/2Ww4/1W2w3 b");
}

TEST(Camelot, CapturesAreCompulsoryAndCarriedOn) {
  const std::string chain = "8/8/3b4/8/3b4/2w5/8/8 w";
  EXPECT_EQ(moves(chain), Moves{"c3xe5xc7"});
  EXPECT_EQ(answer_in_camelot(chain, "c3xe5"), "CAM011 square=e5");
  EXPECT_EQ(answer_in_camelot(chain, "c3-c4"), "CAM010 square=c3");
  EXPECT_EQ(result_in_camelot(chain, "c3xe5xc7"), "white all_captured");
}

TEST(Camelot, ASquareIsTouchedOnce) {
  const std::string loop = "8/8/2b1b3/1w6/2b1b3/8/8/7b w";
  EXPECT_EQ(moves(loop), (Moves{"b5xd3xf5xd7", "b5xd7xf5xd3"}));
  EXPECT_EQ(answer_in_camelot(loop, "b5xd7xf5xd3xb5"), "CAM007 square=b5");
  EXPECT_EQ(moves(loop, "camelot;touch-once=wcf-loop-allowed"), Moves{"b5xd3xf5xd7xb5"}) << "all four, back to b5";
  const std::string canters = "7b/8/2w1w3/1w6/2w1w3/8/8/8 w";
  EXPECT_EQ(answer_in_camelot(canters, "b5-d7-f5-d3-b5"), "CAM007 square=b5");
  EXPECT_EQ(answer_in_camelot(canters, "b5-d7-f5-d3-b5", "camelot;touch-once=wcf-loop-allowed"), "CAM007 square=b5")
      << "a canter never ends where it began";
}

TEST(Camelot, AKnightMayChargeAndAPawnMayNot) {
  const std::string knight = "8/8/2b5/8/2w5/2W5/8/7b w";
  EXPECT_TRUE(has(moves(knight), "c3-c5"));
  EXPECT_TRUE(has(moves(knight), "c3-c5xc7"));
  EXPECT_EQ(after(camelot, knight, "c3-c5xc7"), "8/2W5/8/8/2w5/8/8/7b b");
  EXPECT_EQ(after(camelot, knight, "c3-c7"), after(camelot, knight, "c3-c5xc7")) << "the short form";
  const std::string pawn = "8/8/2b5/8/2w5/2w5/8/7b w";
  EXPECT_EQ(answer_in_camelot(pawn, "c3-c5xc7"), "CAM012 square=c3");
  EXPECT_EQ(answer_in_camelot("8/8/8/2w5/2W5/2b5/8/W6b w", "c4xc2-a2"), "CAM006 square=b2");
  EXPECT_EQ(answer_in_camelot("8/8/8/8/2W5/2b5/1w6/7b w", "c4xc2-a2"), "CAM013 square=c2");
}

TEST(Camelot, AChargeIsNeverCompulsoryUnlessTheRulesSaySo) {
  const std::string knight = "8/8/2b5/8/2w5/2W5/8/7b w";
  const std::string strict = "camelot;charge-compulsory=yes";
  EXPECT_FALSE(has(moves(knight, strict), "c3-c5"));
  EXPECT_TRUE(has(moves(knight, strict), "c3-c5xc7"));
  EXPECT_TRUE(has(moves(knight, strict), "c3-d3")) << "the canter itself is free";
  EXPECT_EQ(answer_in_camelot(knight, "c3-c5", strict), "CAM011 square=c5");
}

TEST(Camelot, AChargeFulfilsTheDuty) { EXPECT_EQ(moves("8/8/2b5/8/2w5/2W5/6b1/5w2 w"), (Moves{"c3-c5xc7", "f1xh3"})); }

TEST(Camelot, TheOwnCastleIsEnteredByCaptureOnly) {
  EXPECT_EQ(moves("8/8/8/8/8/2w5/1b6/7b w"), Moves{"c3xa1"});
  const std::string closed = "8/8/8/8/8/2w5/1w6/7b w";
  EXPECT_EQ(answer_in_camelot(closed, "b2-a1"), "CAM008 square=a1");
  EXPECT_EQ(answer_in_camelot(closed, "c3-a1"), "CAM008 square=a1");
}

TEST(Camelot, TheOwnCastleIsLeftFirst) {
  const std::string free_castle = "7b/8/8/5b2/4w3/8/8/w7 w";
  EXPECT_EQ(moves(free_castle), (Moves{"a1-a2", "a1-b1", "a1-b2"})) << "before the capture e4xg6";
  EXPECT_EQ(answer_in_camelot(free_castle, "e4xg6"), "CAM009 square=a1");
  const std::string may_take = "7b/8/8/8/8/8/1b6/w7 w";
  EXPECT_EQ(moves(may_take), Moves{"a1xc3"});
  EXPECT_EQ(answer_in_camelot(may_take, "a1-a2"), "CAM010 square=a1");
  EXPECT_EQ(moves(may_take, "camelot;castle-exit=any"), (Moves{"a1-a2", "a1-b1", "a1xc3"}));
  EXPECT_TRUE(has(moves("7b/8/8/8/ww6/www5/www5/www5 w"), "a4-a5")) << "blocked: the duty lapses";
}

TEST(Camelot, TheEnemyCastleWinsAndEndsTheMove) {
  EXPECT_EQ(result_in_camelot("8/6w1/8/8/8/8/8/4b3 w", "g7-h8"), "white goal");
  EXPECT_EQ(result_in_camelot("8/6w1/5w2/8/8/8/8/4b3 w", "f6-h8"), "white goal");
  EXPECT_EQ(result_in_camelot("8/6b1/5w2/8/8/8/8/4b3 w", "f6xh8"), "white goal");
  EXPECT_EQ(result_in_camelot("4w3/8/8/8/8/8/1b6/8 b", "b2-a1"), "black goal");
  EXPECT_EQ(answer_in_camelot("8/6w1/5w2/8/8/8/8/4b3 w", "f6-h8-f8"), "CAM017 square=h8");
  EXPECT_EQ(moves("8/6w1/8/8/8/2w5/1b6/7b w"), Moves{"c3xa1"}) << "a capture goes before the castle";
  EXPECT_EQ(result(board_game(camelot, "7w/8/8/8/8/8/8/b7 b"), "white"), "ongoing") << "standing there is no coming in";
}

TEST(Camelot, AllPiecesMustBeTakenNotThePawnsAlone) {
  EXPECT_EQ(result_in_camelot("8/8/8/3b4/2w5/8/8/8 w", "c4xe6"), "white all_captured");
  EXPECT_EQ(result_in_camelot("8/8/8/3b4/2w5/8/8/4B3 w", "c4xe6"), "ongoing");
}

TEST(Camelot, ASideWithoutAMoveLosesOrDraws) {
  // Black's pawn a1 is closed in by the step a4-a3.
  EXPECT_EQ(result_after(camelot, "8/8/8/8/w7/2w5/www5/bww5 w", "a4-a3", "white"), "white no_moves");
  EXPECT_EQ(result_after(camelot, "8/8/8/8/w7/2w5/www5/bww5 w", "a4-a3", "white", "camelot;no-move=draw"),
            "draw no_moves");
}

TEST(Camelot, TheThirdOccurrenceMayBeClaimed) {
  dots::Game game = board_game(camelot, "b7/8/8/8/8/8/8/4w3 w");
  for (int i = 0; i < 2; ++i) {
    EXPECT_EQ(answer(game, "claim"), "GAM003");
    for (const char* move : {"e1-e2", "a8-a7", "e2-e1", "a7-a8"}) ASSERT_TRUE(game.play(move));
  }
  ASSERT_TRUE(game.play("claim"));
  EXPECT_EQ(result(game, "white"), "draw repetition");
}

TEST(Camelot, ReadsOtherWaysOfWriting) {
  for (const char* move : {"b3-d3-b1", "B3-D3-B1", "b3^d3^b1", "b3^b1"})
    EXPECT_EQ(after(camelot, camelot_start, move), after(camelot, camelot_start, "b3-d3-b1")) << move;
  for (const char* move : {"", "b3", "b3-", "b3d3", "b3-d3-", "b3-d3 b1", "b3-z3"})
    EXPECT_EQ(answer_in_camelot(camelot_start, move).substr(0, 6), "CAM001") << move;
  EXPECT_EQ(after(camelot, "8/8/3b4/8/3b4/2w5/8/7b w", "c3:c7"), "8/2w5/8/8/8/8/8/7b b");
  const std::string two_ways = "3wb1b1/4b1b1/8/8/8/8/8/8 w";  // along the rank, or over e7 and g7
  EXPECT_EQ(answer_in_camelot(two_ways, "d8xh8"), "CAM015 move=d8xh8 count=2");
  EXPECT_EQ(answer_in_camelot(two_ways, "d8xf6xh8"), "legal");
}

TEST(Camelot, AnotherWayOfTheSameEffectIsTheSameMove) {
  // c1 reaches c5 over b2 and b4, or over d2 and d4: the first by alphabet is written, both are read.
  const std::string both = "7b/8/8/8/1w1w4/8/1w1w4/2w5 w";
  EXPECT_TRUE(has(moves(both), "c1-a3-c5"));
  EXPECT_FALSE(has(moves(both), "c1-e3-c5"));
  EXPECT_EQ(after(camelot, both, "c1-e3-c5"), after(camelot, both, "c1-a3-c5"));
}

TEST(Camelot, SaysWhyAMoveIsNone) {
  EXPECT_EQ(answer_in_camelot(camelot_start, "d5-d6"), "CAM002 square=d5");
  EXPECT_EQ(answer_in_camelot(camelot_start, "d8-d7"), "CAM003 square=d8");
  EXPECT_EQ(answer_in_camelot(camelot_start, "b3-c3"), "CAM004 square=c3");
  EXPECT_EQ(answer_in_camelot(camelot_start, "a5-a8"), "CAM005 from=a5 to=a8");
  EXPECT_EQ(answer_in_camelot(camelot_start, "a5-b7"), "CAM005 from=a5 to=b7");
  EXPECT_EQ(answer_in_camelot(camelot_start, "a5-a7"), "CAM006 square=a6");
  EXPECT_EQ(answer_in_camelot(camelot_start, "a5-a6-a7"), "CAM016 from=a5 to=a6");
  EXPECT_EQ(answer_in_camelot(camelot_start, "a5xa6"), "CAM014 from=a5 to=a6");
}

TEST(Camelot, NamesWhatAPositionCannotHave) {
  EXPECT_EQ(start_code(camelot, "8/8/8/8/8/8/8/w1b1b1#1 w"), "GFN006");
  EXPECT_EQ(start_code(camelot, "8/8/8/8/8/8/8/w1b1b1w1 w blocks=W:1,B:1"), "GFN007");
  EXPECT_EQ(start_code(camelot, "8/8/8/8/7b/8/wwwwwwww/wwwwwwww w"), "ok");
  EXPECT_EQ(start_code(camelot, "8/8/8/8/7b/w7/wwwwwwww/wwwwwwww w"), "CAM018");
}

}  // namespace
}  // namespace arbiter_tests
