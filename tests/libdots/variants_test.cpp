// The variants beside the automatic rule, each by its preset (rules/dots.md §1, §3, §4).
#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "dots/surround/count.h"
#include "libdots/playing.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;
using dots::Ending;
using dots::Outcome;
using dots::Score;
using dots::Winner;

constexpr std::string_view pool = ".x./x.x/.x.";
constexpr std::string_view pool_area = "agree.baabbccbba";

TEST(PolishCount, AgreesOnFinalAreasAndSettlesTheOddHalf) {
  struct Row {
    std::string_view why, picture, changes, moves;
    Score score;
    int neutral;
    Side next;
  };
  for (const Row& row : {
           Row{"second would have to move after the four neutral points: it loses the half",
               pool,
               "",
               "W:agree.baabbccbba",
               {1, -1},
               4,
               Side::second},
           Row{"one neutral point less: first would have to move",
               "ox./x.x/.x.",
               "",
               "B:agree.baabbccbba",
               {0, 0},
               3,
               Side::second},
           Row{"with a safe last dot the larger areas lose it",
               pool,
               "last-safe=yes",
               "W:agree.baabbccbba",
               {0, 0},
               4,
               Side::second},
           Row{"without final areas the contours of the game count alone",
               pool,
               "",
               "W:agree",
               {0, 0},
               5,
               Side::second},
           Row{"points that a contour of the game closed do not count",
               ".xx./xo.x/.xx.",
               "",
               "B:.bacadbccbcabba B:agree",
               {2, 0},
               4,
               Side::second},
           Row{"points of final areas do, and captives in them",
               ".xx./xo.x/.xx.",
               "",
               "B:agree.bacadbccbcabba",
               {3, -1},
               4,
               Side::second},
       }) {
    Position position = preset_at("polish", row.picture, row.changes);
    ASSERT_EQ(play(position, row.moves), "") << row.why;
    const PointCount counted = count_points(position);
    EXPECT_EQ(position.score(), row.score) << row.why;
    EXPECT_EQ(counted.neutral, row.neutral) << row.why;
    EXPECT_EQ(counted.next, row.next) << row.why;
    EXPECT_EQ(position.outcome().ending, Ending::agreement) << row.why;
  }
}

TEST(PolishCount, SaysWhichPointsCountAndWhy) {
  Position position = preset_at("polish", ".xx./xo.x/.xx.");
  ASSERT_EQ(play(position, "B:agree.bacadbccbcabba"), "");
  const PointCount counted = count_points(position);
  ASSERT_EQ(counted.items.size(), 3U);
  EXPECT_EQ(counted.items[0].reason, CountReason::captives);
  EXPECT_EQ(counted.items[0].points, (std::vector<Point>{{1, 1}}));
  EXPECT_EQ(counted.items[1].reason, CountReason::final_empty);
  EXPECT_EQ(counted.items[1].points, (std::vector<Point>{{2, 1}}));
  EXPECT_EQ(counted.items[1].halves, 1);
  EXPECT_EQ(counted.items[2].reason, CountReason::lost_half);
  EXPECT_EQ(counted.items[2].side, Side::second);
  position.undo();
  EXPECT_TRUE(count_points(position).items.empty());
}

TEST(PolishCount, AFullBoardWaitsForTheLastContours) {
  Position position = preset_at("polish", "xxx/x.x/xxx", "", false);
  ASSERT_EQ(play(position, "bb"), "");
  EXPECT_FALSE(position.over());
  ASSERT_EQ(play(position, ".baabbccbba"), "") << "the last dot is not safe";
  EXPECT_EQ(position.score(), (Score{2, 0}));
  ASSERT_EQ(play(position, "agree"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::first, Ending::agreement}));
}

TEST(Legion, OwnDotsInsideCostThreePointsEach) {
  Position position = preset_at("legion", ".xx./xoxx/.xx.");
  EXPECT_EQ(play(position, "B:.bacadbccbcabba"), "DOT017") << "a contour goes with a dot";
  ASSERT_EQ(play(position, "B:da.bacadbccbcabba"), "");
  EXPECT_EQ(position.score(), (Score{2, 6}));
  Position won = preset_at("legion", ".xx./xoxx/.xx.", "margin=2");
  ASSERT_EQ(play(won, "B:da.bacadbccbcabba"), "");
  EXPECT_EQ(won.outcome(), (Outcome{Winner::second, Ending::margin}));
  EXPECT_EQ(play(position, "W:aa W:ac W:dc"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::second, Ending::no_moves}));
}

TEST(German, AnEnemyAreaCanBeTakenWhole) {
  Position position = preset_at("german", "..o../.oxo./oxoxo/.oxo./..o..");
  ASSERT_EQ(play(position, "B:aa.cbbccddccb"), "");
  EXPECT_EQ(position.score(), (Score{2, 0}));
  ASSERT_EQ(play(position, "W:ea.cabbacbdceddecdbca"), "");
  EXPECT_EQ(position.score(), (Score{0, 8})) << "captives are freed at once";
}

TEST(German, AfterAStopTheOtherSidePlaysAlone) {
  Position position = preset_at("german", "..../.xo./....", "", false);
  const std::string first_stops = position.to_move() == Side::first ? "stop" : "aa stop";
  ASSERT_EQ(play(position, first_stops + " W:ab"), "");
  EXPECT_EQ(position.to_move(), Side::second);
  EXPECT_EQ(play(position, "B:aa"), "DOT015");
  ASSERT_EQ(play(position, "W:ba W:bc.baabbccbba W:stop"), "");
  EXPECT_EQ(position.score(), (Score{0, 2}));
  EXPECT_EQ(position.outcome(), (Outcome{Winner::second, Ending::stop}));
}

TEST(German, AllInsideCountsOwnDotsAndEmptyPointsToo) {
  Position position = preset_at("german-all-inside", ".xxx./xo.xx/.xxx.");
  ASSERT_EQ(play(position, "B:aa.bacadaebdcccbcabba"), "");
  EXPECT_EQ(position.score(), (Score{6, 0}));
}

TEST(TwoCells, LinksMaySkipAPoint) {
  constexpr std::string_view star = "..x../x...x/..o../.x.x./.....";
  constexpr std::string_view ring = ".caabbdddebca";
  const auto draw = [&](std::string_view picture, std::string_view dot) {
    Position position = preset_at("two-cells", picture);
    return play(position, std::string(dot) + std::string(ring));
  };
  EXPECT_EQ(draw(star, "B:ee"), "");
  EXPECT_EQ(draw(star, "B:cd"), "DOT032") << "a dot on the skipped point breaks the link";
  EXPECT_EQ(draw(star, "W:cd"), "DOT032");
  Position position = preset_at("two-cells", star);
  ASSERT_EQ(play(position, "B:ee.caabbdddebca"), "");
  EXPECT_EQ(position.score(), (Score{2, 0}));
  EXPECT_EQ(play(position, "W:cd"), "DOT004") << "the line itself is closed";
  EXPECT_TRUE(position.field().at({2, 3}).on_line);
  EXPECT_EQ(tally(position.field(), Side::first).empty, 5) << "but it is not inside";
  Position neighbours = preset_at("german", star);
  EXPECT_EQ(play(neighbours, "B:ee.caabbdddebca"), "DOT032");
}

TEST(TwoCells, LinksMayNotCross) {
  Position position = preset_at("two-cells", "x.x../x.x../.....");
  EXPECT_EQ(play(position, "B:ee.aacbcaabaa"), "DOT002");
  EXPECT_EQ(play(position, "B:ec.aacbcaabaa"), "DOT039");
  EXPECT_EQ(play(position, "B:ec.aacacbabaa"), "DOT036") << "in order round the block nothing crosses";
}

TEST(TwoCells, AKnightsMoveMayNotCrossALinkOfOneStep) {
  Position position = preset_at("two-cells", "xx.../.xx../.....");
  EXPECT_EQ(play(position, "B:ec.aacbbbbaaa"), "DOT039") << "aa-cb runs between ba and bb";
  EXPECT_EQ(play(position, "B:ec.aabacbbbaa"), "DOT036") << "round about";
}

TEST(FreeContour, APlayerMayNameTheContour) {
  constexpr std::string_view picture = ".xxx./.oxox/.xxx.";
  Position smallest = preset_at("free-contour", picture);
  ASSERT_EQ(play(smallest, "B:ab"), "");
  EXPECT_EQ(smallest.field().captives(Side::first), 1);
  Position longest = preset_at("free-contour", picture);
  ASSERT_EQ(play(longest, "B:ab.bacadaebdcccbcabba"), "");
  EXPECT_EQ(longest.field().captives(Side::first), 2);
  Position elsewhere = preset_at("free-contour", picture);
  EXPECT_EQ(play(elsewhere, "B:ab.dacbdcebda"), "DOT042");
  EXPECT_EQ(play(elsewhere, "B:.dacbdcebda"), "DOT017");
}

TEST(PaintedHouses, AClosedPointIsOutOfPlayForNoPoints) {
  Position position = preset_at("painted-houses", ".x./x../.x.");
  ASSERT_EQ(play(position, "B:cb"), "");
  EXPECT_EQ(play(position, "W:bb"), "DOT004");
  EXPECT_EQ(position.score(), (Score{0, 0}));
}

TEST(KeepCaptives, PointsStayWhenTheAreaIsTakenBack) {
  constexpr std::string_view picture = "...o.../..o.o../.o.x.o./o.x.x../.o.x.o./..o.o../...o...";
  Position frees = preset_at("russian", picture);
  ASSERT_EQ(play(frees, "W:dd W:gd"), "");
  EXPECT_EQ(frees.score(), (Score{0, 8}));
  Position keeps = preset_at("keep-captives", picture);
  ASSERT_EQ(play(keeps, "W:dd W:gd"), "");
  EXPECT_EQ(keeps.score(), (Score{2, 8}));
  keeps.undo();
  EXPECT_EQ(keeps.score(), (Score{2, 0}));
}

TEST(Team, PlayersOfASideMoveInTurn) {
  Position position = preset_at("team", "...../...../.....", "", false);
  EXPECT_EQ(play(position, "B2:aa"), "DOT019");
  ASSERT_EQ(play(position, "B1:aa W1:ba B2:ca W2:da B1:ea"), "");
  EXPECT_EQ(position.next_player(Side::first), 2);
  EXPECT_EQ(position.next_player(Side::second), 1);
  EXPECT_EQ(play(position, "W2:ab"), "DOT019");
  EXPECT_EQ(play(position, "ab B1:bb"), "DOT019") << "a dot without a name counts as well";
  position.undo();
  EXPECT_EQ(position.next_player(Side::second), 1);
  EXPECT_EQ(position.print(position.parse("W1:ab").value()), "W1:1.2");
}

TEST(CentralSquare, HoldsTheFirstDotsOfBothSides) {
  Position position = preset_at("russian", "......./......./......./......./......./......./.......",
                                "first-moves=central-square", false);
  EXPECT_EQ(position.legal_moves(99).size(), 1U) << "a third of seven is two: the one point in the middle";
  EXPECT_EQ(play(position, "aa"), "DOT018");
  ASSERT_EQ(play(position, "dd aa"), "") << "the square is full";
  const auto first_dots = [](std::string_view picture) {
    return preset_at("russian", picture, "first-moves=central-square", false).legal_moves(999).size();
  };
  EXPECT_EQ(first_dots("......../......../......../......../......../......../......../........"), 4U);
  EXPECT_EQ(first_dots("........./........./........./........./........./........./........./........./........."),
            9U);
}

TEST(Wall, TheEdgeClosesContoursButNotHalfTheBoard) {
  Position corner = preset_at("border-wall", "ox../..../..../....");
  ASSERT_EQ(play(corner, "B:ab"), "");
  EXPECT_EQ(corner.score(), (Score{2, 0}));
  Position line = preset_at("border-wall", ".x.../.x.../.x.../...../.x...");
  ASSERT_EQ(play(line, "B:bd"), "");
  EXPECT_TRUE(line.field().at({0, 2}).house);
  EXPECT_FALSE(line.field().at({3, 2}).house) << "more than half of the board is the outside";
}

TEST(GoLike, AGroupWithoutAFreePointIsTaken) {
  Position position = preset_at("go-like", ".xx./xoo./.xx.", "suicide=captured");
  ASSERT_EQ(play(position, "B:db"), "");
  EXPECT_EQ(position.score(), (Score{4, 0}));
  Position free = preset_at("go-like", ".xx./xo.x/.xx.", "suicide=captured");
  EXPECT_EQ(free.score(), (Score{0, 0}));
  ASSERT_EQ(play(free, "W:cb"), "");
  EXPECT_EQ(free.score(), (Score{4, 0})) << "the last free point of one's own group";
  Position refused = preset_at("go-like", ".xx./xo.x/.xx.");
  EXPECT_EQ(play(refused, "W:cb"), "DOT005");
}

}  // namespace
}  // namespace arbiter_tests
