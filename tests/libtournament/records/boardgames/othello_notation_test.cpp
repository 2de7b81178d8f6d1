// Othello as squares in a row, as PGN of the WTHOR base, as GGF and as SGF (formats/othello.md).
#include "board_reading.h"

namespace tournament::records {
namespace {

constexpr std::string_view start_board =
    "BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]";

TEST(OthelloMoves, SquaresInARow) {
  const BoardGameRecord game = only(read_othello_moves("f5d6C3 D3 c4\n", {}));
  EXPECT_EQ(game.game, "othello");
  EXPECT_EQ(texts(game), (Lines{"f5", "d6", "c3", "d3", "c4"}));
  EXPECT_EQ(game.moves()[2].place, (dots::Place{1, 5}));
  EXPECT_TRUE(game.passes_left_out);
}

TEST(OthelloMoves, AGameALineWithNumbersAndPasses) {
  const BoardGames read = read_othello_moves("1. F5 D6 2. C3\r\n\r\nf5 -- pass d6", {});
  ASSERT_EQ(read.games.size(), 2u);
  EXPECT_EQ(texts(read.games[0]), (Lines{"f5", "d6", "c3"}));
  EXPECT_EQ(texts(read.games[1]), (Lines{"f5", "pass", "pass", "d6"}));
  EXPECT_EQ(read.games[1].end_place, (dots::Place{3, 14}));
}

TEST(OthelloMoves, WhatIsNoSquareIsRefused) {
  const auto finding = [](std::string_view text) { return found(only(read_othello_moves(text, {})).diagnostics); };
  EXPECT_EQ(finding("f5d6i3"), Lines{"OTH001 critical 1:5"});
  EXPECT_EQ(finding("f5d6c"), Lines{"OTH001 critical 1:5"});
  EXPECT_EQ(finding("f5d6f5"), Lines{"OTH002 critical 1:5"});
}

TEST(Wthor, TagsWithoutGameTypeAndDiscsAsResult) {
  const BoardGameRecord game =
      only(read_tagged("[Event \"A\"]\n[Black \"B\"]\n[White \"W\"]\n[Result \"11-53\"]\n1. F5 D6\n2. C3 F3\n", {}));
  EXPECT_EQ(game.format, "wthor");
  EXPECT_EQ(game.game, "othello");
  EXPECT_TRUE(game.passes_left_out);
  EXPECT_EQ(texts(game), (Lines{"f5", "d6", "c3", "f3"}));
  EXPECT_EQ(game.claim.black_discs, 11);
  EXPECT_EQ(game.claim.white_discs, 53);
  EXPECT_EQ(game.claim.result, BoardResult::white);
  EXPECT_EQ(found(game.diagnostics), Lines{});
}

TEST(Wthor, WritesWhatItReads) {
  const std::string text =
      "[Event \"A\"]\n[Date \"1977\"]\n[White \"W\"]\n[Black \"B\"]\n[Result \"33-31\"]\n1. F5 D6\n2. C3\n\n";
  const auto written = write_wthor(only(read_tagged(text, {})));
  ASSERT_TRUE(written);
  EXPECT_EQ(written->text, text);
  EXPECT_EQ(found(written->lost), Lines{});
}

TEST(Ggf, ScoresAreExactHalves) {
  const auto claim = [](const std::string& score) {
    return only(read_ggf("(;GM[Othello]RE[" + score + "]" + std::string(start_board) + "B[d3];)", {})).claim;
  };
  struct Row {
    std::string score;
    std::optional<long> halves;
  };
  for (const Row& row : {Row{"+12", 24}, Row{"-2.000", -4}, Row{"+0.5", 1}, Row{"-1.50", -3}, Row{"0", 0}, Row{".5", 1},
                         Row{"999999.5", 1'999'999}, Row{"+1.25", {}}, Row{"1000000", {}}, Row{"--1", {}}, Row{"+", {}},
                         Row{".", {}}, Row{"1e3", {}}, Row{" 1", {}}}) {
    EXPECT_EQ(claim(row.score).difference_halves, row.halves) << row.score;
    EXPECT_EQ(claim(row.score).result == BoardResult::unreadable, !row.halves) << row.score;
  }
}

TEST(Ggf, HeadersMovesTimesAndScore) {
  const std::string text =
      "1 (;GM[Othello]PC[GGS/os]DT[2003.12.15]PB[b]PW[w]RB[2196.37]TI[05:00//02:00]TY[8]RE[-2.000:t]" +
      std::string(start_board) + "B[d3//0.01]W[c5/2.39/20.97]B[pass]W[pa]B[F6/-1];)\n";
  const BoardGameRecord game = only(read_ggf(text, {}));
  EXPECT_EQ(game.tag("Site"), "GGS/os");
  EXPECT_EQ(game.tag("Black"), "b");
  EXPECT_EQ(game.tag("BlackRating"), "2196.37");
  EXPECT_EQ(game.tag("TimeControl"), "05:00//02:00");
  EXPECT_EQ(game.start, "") << "the usual start is none of its own";
  EXPECT_EQ(texts(game), (Lines{"d3", "c5", "pass", "pass", "f6"}));
  EXPECT_EQ(game.moves()[1].evaluation, "2.39");
  EXPECT_EQ(game.moves()[1].time_spent, Milliseconds(20'970));
  EXPECT_EQ(game.moves()[1].by, BoardColour::white);
  EXPECT_EQ(game.moves()[4].evaluation, "-1");
  EXPECT_EQ(game.claim.result, BoardResult::white);
  EXPECT_EQ(game.claim.difference_halves, -4);
  EXPECT_EQ(game.claim.end, BoardEnd::time);
  EXPECT_EQ(found(game.diagnostics), Lines{});
}

TEST(Ggf, MatchesOfTwoGames) {
  const std::string one = "(;GM[Othello]" + std::string(start_board) + "B[f5];)";
  const BoardGames read = read_ggf("2 " + one + one + "\n", {});
  ASSERT_EQ(read.games.size(), 2u);
  EXPECT_EQ(found(read.diagnostics), Lines{});
  EXPECT_EQ(found(read_ggf("x " + one + " and", {}).diagnostics), (Lines{"GGF006 error 1:1", "GGF006 error 1:103"}));
}

TEST(Ggf, CoveredSquaresMakeAGameOfBlockedReversi) {
  const BoardGameRecord game = only(read_ggf(
      "(;GM[Othello]BO[8 #------- -------- -------- ---O*--- ---*O--- -------- -------- -------# O]W[f4];)", {}));
  EXPECT_EQ(game.game, "blocked-reversi");
  EXPECT_EQ(game.start, "7#/8/8/3bw3/3wb3/8/8/#7 w");
  const auto written = write_ggf(game);
  ASSERT_TRUE(written);
  EXPECT_EQ(
      written->text,
      "(;GM[Othello]TY[8]BO[8 #------- -------- -------- ---O*--- ---*O--- -------- -------- -------# O]W[f4];)\n");
}

TEST(Ggf, MalformedGamesAreRefusedWithTheirPlace) {
  struct Row {
    std::string text;
    std::string_view finding;
  };
  const std::string board(start_board);
  for (const Row& row :
       {Row{"(;GM[Chess]" + board + ";)", "GGF002 critical 1:6"}, Row{"(;" + board + ";)", "GGF001 critical 1:1"},
        Row{"(;GM[Othello];)", "GGF008 critical 1:1"}, Row{"(;GM[Othello]BO[8 -- *];)", "GGF003 critical 1:17"},
        Row{"(;GM[Othello]BO[10 -- *];)", "GGF003 critical 1:17"},
        Row{"(;GM[Othello]" + board + "B[z9];)", "GGF004 error 1:95"},
        Row{"(;GM[Othello]" + board + "B[f5/1/soon];)", "GGF004 error 1:95"},
        Row{"(;GM[Othello]" + board + "RE[won];)", "GGF005 error 1:96"},
        Row{"(;GM[Othello]" + board + "B[f5", "GGF009 critical 1:94"}}) {
    const BoardGames read = read_ggf(row.text, {});
    ASSERT_EQ(read.games.size(), 1u) << row.text;
    ASSERT_FALSE(read.games[0].diagnostics.empty()) << row.text;
    EXPECT_EQ(found(read.games[0].diagnostics)[0], row.finding) << row.text;
  }
}

TEST(OthelloSgf, PointsOfBothKinds) {
  const BoardGameRecord letters =
      only(read_board_sgf("(;GM[2]FF[4]SZ[8]PB[b]PW[w]RE[B+10];B[f5];W[D6]BL[1];B[c3])", {}));
  EXPECT_EQ(letters.game, "othello");
  EXPECT_EQ(texts(letters), (Lines{"f5", "d6", "c3"}));
  EXPECT_EQ(letters.claim.difference_halves, 20);
  EXPECT_EQ(letters.unheld, Lines{"BL"}) << "the clock of the side that did not move";
  const BoardGameRecord pairs = only(read_board_sgf("(;GM[2];B[fe];W[df];B[cc];W[])", {}));
  EXPECT_EQ(texts(pairs), (Lines{"f5", "d6", "c3", "pass"})) << "rows count from the top, where row 1 is";
}

TEST(OthelloSgf, AColourThatMovesAgainLeftAPassOut) {
  EXPECT_FALSE(only(read_board_sgf("(;GM[2];B[f5];W[d6])", {})).passes_left_out);
  EXPECT_TRUE(only(read_board_sgf("(;GM[2];B[f5];W[d6];W[c3])", {})).passes_left_out);
}

}  // namespace
}  // namespace tournament::records
