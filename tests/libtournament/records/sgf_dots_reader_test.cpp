// What the reader makes of records in the dialects of the programs that write them.
#include <gtest/gtest.h>

#include <algorithm>

#include "dots/surround/ruleset.h"
#include "libtournament/records/readings.h"
#include "tournament/records/codec.h"

namespace tournament::records {
namespace {

using namespace std::chrono_literals;

using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;

dots::surround::Ruleset rules_of(const GameRecord& record) {
  const auto rules = dots::surround::parse_ruleset(record.rules);
  EXPECT_TRUE(rules.has_value()) << record.rules;
  return rules ? *rules : dots::surround::Ruleset{};
}

TEST(SgfDotsReader, Zagram) {
  const GameRecord record = sgf_record(
      "(;FF[4]GM[40]CA[UTF-8]AP[zagram.org]SZ[39:32]RU[Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=1,"
      "LastSafe=0,ScoreTerr=0,InstantWin=15]EV[Liga 13]RO[liga 1]AB[sp][tq]AW[sq][tp]PB[*guest]PW[Ewa]TM[60]OT[0+7]"
      "BL[75]WL[72]DT[2022-02-21]RE[W+R]WR[1154];B[so]BL[66.5];W[up]WL[67]C[B pressed STOP];W[aa])");
  EXPECT_EQ(record.dialect, "zagram");
  EXPECT_EQ(record.width, 39);
  EXPECT_EQ(record.height, 32);
  EXPECT_EQ(record.event, "Liga 13");
  EXPECT_EQ(record.round, "liga 1");
  EXPECT_EQ(record.date, "2022-02-21");
  EXPECT_EQ(record.first.name, "*guest");
  EXPECT_EQ(record.second.rating, 1154.0);
  EXPECT_EQ(record.main_time, 60s);
  EXPECT_EQ(record.time_control, "0+7");
  EXPECT_EQ(record.setup.size(), 4u);
  EXPECT_EQ(record.claim.kind, ClaimKind::resignation);
  EXPECT_EQ(record.claim.winner, dots::Winner::second);
  ASSERT_EQ(record.moves.size(), 4u);
  EXPECT_EQ(record.moves[0].move, Move::dot(Side::first, {18, 14}));
  EXPECT_EQ(record.moves[0].time_left, 66'500ms);
  EXPECT_EQ(record.moves[1].notes->comment, "B pressed STOP");
  EXPECT_EQ(record.moves[2].move, Move::ending(MoveKind::stop, Side::first));
  EXPECT_EQ(record.moves[3].move, Move::dot(Side::second, {0, 0}));
  const auto rules = rules_of(record);
  EXPECT_TRUE(rules.stop);
  EXPECT_EQ(rules.margin, 15);
  EXPECT_EQ(rules.enclosing, dots::surround::Enclosing::automatic);
}

TEST(SgfDotsReader, ZagramTerritoryIsThePolishFamily) {
  const GameRecord record = sgf_record(
      "(;FF[4]GM[40]AP[zagram.org]SZ[30]RU[Punish=3,Holes=0,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,Stop=0,LastSafe=0,"
      "ScoreTerr=0,InstantWin=0];B[po];W[gg.cfdgefdecf.ggghhiihjgifhfgg];W[.cecfdgefdece];TB[]TW[.cgdhegdfcg.aabbca])");
  const auto rules = rules_of(record);
  EXPECT_EQ(rules.enclosing, dots::surround::Enclosing::optional);
  EXPECT_EQ(rules.penalty, 3);
  EXPECT_FALSE(rules.holes);
  ASSERT_EQ(record.moves.size(), 3u);
  EXPECT_EQ(record.moves[1].move.point, (Point{6, 6}));
  ASSERT_EQ(record.moves[1].move.contours->size(), 2u);
  EXPECT_EQ(record.moves[1].move.contours->at(0), (std::vector<Point>{{2, 5}, {3, 6}, {4, 5}, {3, 4}}));
  EXPECT_EQ(record.moves[1].move.contours->at(1).size(), 7u);
  EXPECT_EQ(record.moves[2].move.kind, MoveKind::contours);
  EXPECT_TRUE(record.areas_first.empty());
  EXPECT_EQ(record.areas_second.size(), 2u);
}

TEST(SgfDotsReader, Playdots) {
  const GameRecord record = sgf_record(
      "(;AP[Спортивные Точки (playdots.ru)]GM[40]FF[4]CA[UTF-8]SZ[39:32]RU[russian]PB[A]BR[Первый разряд, 1563]"
      "WR[Нет звания, 1502]OT[25 sec / move]C[без территории]RE[B+23];B[sp];W[tp];B[tq];W[qm][qn][qo])");
  EXPECT_EQ(record.dialect, "playdots");
  EXPECT_EQ(record.first.rank, "Первый разряд, 1563");
  EXPECT_EQ(record.first.rating, 1563.0);
  EXPECT_EQ(record.second.rating, 1502.0);
  EXPECT_EQ(record.comment, "без территории");
  ASSERT_EQ(record.moves.size(), 6u);
  for (std::size_t i = 0; i < 6; ++i) EXPECT_EQ(record.moves[i].notes->fill, i >= 3) << i;
  EXPECT_TRUE(record.setup.empty()) << "a cross that was played stays moves";
}

TEST(SgfDotsReader, KatagoAndDotsGame) {
  const auto katago =
      rules_of(sgf_record("(;GM[40]FF[4]AP[katago]SZ[9]KM[-0.5]RU[sui0startPosIsRandom1dotsCaptureEmptyBase1])"));
  EXPECT_EQ(katago.suicide, dots::surround::Suicide::refused);
  EXPECT_EQ(katago.empty_contour, dots::surround::EmptyContour::painted);
  EXPECT_EQ(katago.komi_halves, -1);
  const auto dotsgame = rules_of(sgf_record("(;GM[40]FF[4]AP[DotsGame]SZ[9]RU[Border,Suicide=0,BaseMode=2])"));
  EXPECT_EQ(dotsgame.edge, dots::surround::Edge::wall);
  EXPECT_EQ(dotsgame.inside, dots::surround::Inside::only_enemy);
  EXPECT_EQ(dotsgame.suicide, dots::surround::Suicide::refused);
  const GameRecord endings = sgf_record("(;GM[40]FF[4]AP[DotsGame]SZ[9];B[];W[resign];B[draw];W[time];B[interrupt])");
  ASSERT_EQ(endings.moves.size(), 4u);
  EXPECT_EQ(endings.moves[0].move, Move::ending(MoveKind::ground, Side::first));
  EXPECT_EQ(endings.moves[1].move, Move::ending(MoveKind::resign, Side::second));
  EXPECT_EQ(endings.moves[2].move, Move::ending(MoveKind::draw, Side::first));
  EXPECT_EQ(endings.moves[3].move, Move::ending(MoveKind::time, Side::second));
}

TEST(SgfDotsReader, Vpoints) {
  const GameRecord record = sgf_record(
      "(;GM[40] FF[0] CA[ANSI] RU[russian] PR[red] PB[blue] RUAT[1] SZ[15-20] DTDT[28.04.2010] C[one] [] [two]\n"
      "AB[01-17] ;R[07-08] ;B[gh] ;W[ii] AW[jj] AB[kk] [lk] (;B[aa])(;B[bb]))");
  EXPECT_EQ(record.dialect, "vpoints");
  EXPECT_EQ(record.width, 15);
  EXPECT_EQ(record.height, 20);
  EXPECT_EQ(record.first.name, "blue");
  EXPECT_EQ(record.second.name, "red");
  EXPECT_EQ(record.date, "28.04.2010");
  EXPECT_EQ(record.comment, "one\n\ntwo");
  EXPECT_TRUE(rules_of(record).extra_move);
  ASSERT_EQ(record.variations.size(), 1u);
  EXPECT_EQ(record.variations[0].at, 3u);
  ASSERT_EQ(record.moves.size(), 4u);
  EXPECT_EQ(record.moves[0].move, Move::dot(Side::second, {7, 8}));
  EXPECT_EQ(record.moves[3].move, Move::dot(Side::first, {0, 0})) << "the first variation is the main line";
  ASSERT_EQ(record.setup.size(), 4u);
  EXPECT_EQ(record.setup[0].point, (Point{1, 17}));
  EXPECT_EQ(record.setup[1], (dots::surround::SetupDot{Side::second, {9, 9}}));
}

TEST(SgfDotsReader, LettersForASizeCountFromZero) {
  const GameRecord record = sgf_record("(;GM[40] FF[0] AP[vpoints122] SZ[pu])");
  EXPECT_EQ(record.width, 15);
  EXPECT_EQ(record.height, 20);
}

TEST(SgfDotsReader, ThePolishFamilyIsKnownByItsPrograms) {
  for (const std::string head : {"AP[www.szkrab.net.pl:0.0.1]", "RU[2]AP[Kropki:0084.12]"}) {
    const GameRecord record = sgf_record("(;GM[40]FF[4]SZ[12]" + head + ";B[aa])");
    EXPECT_EQ(rules_of(record).enclosing, dots::surround::Enclosing::optional) << head;
  }
  // By a contour that does not pass through the dot with which it is written, when nothing else tells.
  EXPECT_EQ(rules_of(sgf_record("(;GM[40]FF[4]SZ[12];B[hh.abbccbbaab])")).enclosing,
            dots::surround::Enclosing::optional);
  EXPECT_EQ(rules_of(sgf_record("(;GM[40]FF[4]SZ[12];B[ab.abbccbbaab])")).enclosing,
            dots::surround::Enclosing::automatic);
}

TEST(SgfDotsReader, SzkrabHasNoHolesAndASafeLastDot) {
  const auto rules = rules_of(sgf_record("(;GM[40]FF[4]SZ[12]AP[www.szkrab.net.pl:0.0.1];B[aa])"));
  EXPECT_FALSE(rules.holes);
  EXPECT_TRUE(rules.last_safe);
}

TEST(SgfDotsReader, TheOlderWordsOfZagramsRules) {
  const auto polish = rules_of(sgf_record("(;GM[40]FF[4]SZ[12]RU[holes,punish=2];B[aa])"));
  EXPECT_EQ(polish.enclosing, dots::surround::Enclosing::optional);
  EXPECT_TRUE(polish.holes);
  EXPECT_EQ(polish.penalty, 2);
  EXPECT_FALSE(polish.last_safe) << "0 where it does not stand";
  const auto automatic = rules_of(
      sgf_record("(;GM[40]FF[4]SZ[12]RU[mustsurround=1,minimalarea=1,additionalturn,passmove=1,lastdotsafe=1];B[aa])"));
  EXPECT_EQ(automatic.enclosing, dots::surround::Enclosing::automatic);
  EXPECT_TRUE(automatic.extra_move);
  EXPECT_TRUE(automatic.last_safe);
  EXPECT_EQ(automatic.pass, dots::surround::Pass::two_end);
}

TEST(SgfDotsReader, KroplaNamesOnlyWhatIsToBeEnclosed) {
  // . B . .      !cc: the smallest contour around cc; the spur on cb-ca and the far dots do not belong to it
  const GameRecord record = sgf_record(
      "(;GM[40]FF[4]AP[board.cc:SgfTree]RU[Punish=0,Holes=1,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,Stop=0,LastSafe=0,"
      "ScoreTerr=0,InstantWin=0]SZ[9];W[cc];B[cb];B[bc];B[dc];B[ca];B[hh];B[cd!cc];W[ee];W[aa!ii])");
  ASSERT_EQ(record.moves.size(), 9u);
  ASSERT_EQ(record.moves[6].move.contours->size(), 1u);
  auto contour = record.moves[6].move.contours->at(0);
  std::sort(contour.begin(), contour.end());
  EXPECT_EQ(contour, (std::vector<Point>{{1, 2}, {2, 1}, {2, 3}, {3, 2}}));
  ASSERT_EQ(record.diagnostics.size(), 1u) << "nothing encloses ii";
  EXPECT_EQ(record.diagnostics[0].code, "SGF050");
  EXPECT_EQ(record.diagnostics[0].ply, 9);
  EXPECT_EQ(record.contour_place.line, 1);
}

TEST(SgfDotsReader, KroplasContoursAreAsSmallAsTheyCanBe) {
  // A wall inside a wall, a spur into the area, and an island that hangs on it.
  const GameRecord record =
      sgf_record("(;GM[40]FF[4]AP[board.cc:SgfTree]SZ[12]AB[ca][da][ea][bb][fb][bc][fc][bd][cb][fd][ce][de];B[ee!dc])");
  ASSERT_EQ(record.moves[0].move.contours->size(), 1u);
  auto contour = record.moves[0].move.contours->at(0);
  EXPECT_EQ(contour.size(), 11u);
  EXPECT_EQ(std::count(contour.begin(), contour.end(), Point{2, 0}), 0) << "cb is nearer than ca";
}

TEST(SgfDotsReader, MultipointsWritesRedWins) {
  for (const std::string head : {"AP[multipoints]", "DTDT[2012-01-01]"}) {
    const GameRecord record = sgf_record("(;GM[40]FF[4]SZ[39:32]" + head +
                                         "RU[Punish=0,Holes=1,AddTurn=0,MustSurr=1,MinArea=1,Pass=0,Stop=0,LastSafe=1,"
                                         "ScoreTerr=0,InstantWin=0]RE[R+3];B[aa])");
    EXPECT_EQ(record.dialect, "multipoints") << head;
    EXPECT_EQ(record.claim.winner, dots::Winner::second);
    EXPECT_EQ(record.claim.margin_halves, 6);
    EXPECT_TRUE(record.diagnostics.empty()) << record.diagnostics[0].code;
  }
}

TEST(SgfDotsReader, OppaiPasses) {
  const GameRecord record = sgf_record("(;GM[40]SZ[4:4]RU[russian];W[bb];B[];W[cc])");
  EXPECT_EQ(record.dialect, "oppai");
  ASSERT_EQ(record.moves.size(), 2u);
  EXPECT_EQ(record.diagnostics.back().code, "SGF051");
}

TEST(SgfDotsReader, NamesWhatNoFieldHolds) {
  const GameRecord record =
      sgf_record("(;GM[40]FF[4]SZ[9]GN[x]XX[y]PB[A][B];B[aa]LB[aa:1]TR[bb];W[bb]LB[bb:2]GN[z];TB[aa][bb])");
  EXPECT_EQ(record.unheld, (std::vector<std::string>{"GN", "XX", "PB", "TB"}));
  EXPECT_TRUE(sgf_record("(;GM[40]FF[4]CA[UTF-8]SZ[9]C[x];B[aa]C[y]BL[1];TB[]TW[.aabbca])").unheld.empty());
}

TEST(SgfDotsReader, ResultsInAllForms) {
  struct Row {
    std::string text;
    ClaimKind kind;
    dots::Winner winner;
    long margin_halves;
  };
  using dots::Winner;
  for (const Row& row : {
           Row{"B+5", ClaimKind::points, Winner::first, 10},
           Row{"W+0.5", ClaimKind::points, Winner::second, 1},
           Row{"W+T", ClaimKind::time, Winner::second, 0},
           Row{"B+G", ClaimKind::grounding, Winner::first, 0},
           Row{"B+F", ClaimKind::unknown_win, Winner::first, 0},
           Row{"W+?", ClaimKind::unknown_win, Winner::second, 0},
           Row{"B_", ClaimKind::unknown_win, Winner::first, 0},
           Row{"0", ClaimKind::draw, Winner::draw, 0},
           Row{"Draw", ClaimKind::draw, Winner::draw, 0},
           Row{"_", ClaimKind::unreadable, Winner::none, 0},
           Row{"Void", ClaimKind::none, Winner::none, 0},
       }) {
    const Claim claim = sgf_record("(;GM[40]FF[4]SZ[12]RE[" + row.text + "])").claim;
    EXPECT_EQ(claim.raw, row.text);
    EXPECT_EQ(claim.kind, row.kind) << row.text;
    EXPECT_EQ(claim.winner, row.winner) << row.text;
    EXPECT_EQ(claim.margin_halves, row.margin_halves) << row.text;
  }
}

TEST(SgfDotsReader, ThePlaceOfEveryMoveIsKnown) {
  const GameRecord record = sgf_record("(;GM[40]FF[4]SZ[9]\nAB[aa]\n;B[bb]\n;W[cc])");
  EXPECT_EQ(record.setup_places[0], (dots::Place{2, 4}));
  EXPECT_EQ(record.moves[0].place, (dots::Place{3, 4}));
  EXPECT_EQ(record.moves[1].place, (dots::Place{4, 4}));
  EXPECT_EQ(record.end_place, (dots::Place{4, 8}));
}

TEST(SgfDotsReader, AGameWithACriticalFindingIsNotMadeTheOthersAre) {
  const ReadResult read = read_records("(;GM[1]FF[4]SZ[19];B[aa])(;GM[40]FF[4]SZ[9];B[aa])", {});
  ASSERT_EQ(read.records.size(), 2u);
  EXPECT_FALSE(read.records[0].playable);
  EXPECT_TRUE(read.records[1].playable);
  EXPECT_EQ(read.records[1].index, 1);
}

}  // namespace
}  // namespace tournament::records
