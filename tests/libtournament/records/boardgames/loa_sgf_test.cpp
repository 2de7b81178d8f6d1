// Lines of Action as SGF GM[9] and as a list of moves (formats/lines-of-action-sgf.md).
#include "board_reading.h"

namespace tournament::records {
namespace {

TEST(LoaSgf, MovesCapturesAndWords) {
  const BoardGameRecord game =
      only(read_board_sgf("(;FF[4]GM[9]SZ[8]EV[Cup]PB[b]PW[w]RE[W+R]IP[End]IY[true];B[e1-e3]C[first]BL[12.5];W[A2:C2!];"
                          "B[C8xC2+];W[resign])",
                          {}));
  EXPECT_EQ(game.game, "lines-of-action");
  EXPECT_EQ(game.tag("Event"), "Cup");
  EXPECT_EQ(texts(game), (Lines{"e1-e3", "a2xc2", "c8xc2", "resign"}));
  EXPECT_EQ(game.moves()[0].comment, "first");
  EXPECT_EQ(game.moves()[0].time_left, Milliseconds(12'500));
  EXPECT_EQ(game.claim.result, BoardResult::white);
  EXPECT_EQ(game.claim.end, BoardEnd::resignation);
  EXPECT_EQ(game.unheld, (Lines{"IP", "IY"}));
}

TEST(LoaSgf, CustomSetUp) {
  const BoardGameRecord game = only(read_board_sgf("(;GM[9]SU[Custom]AB[a1][b1]AW[h8]PL[W];W[h8-h7])", {}));
  EXPECT_EQ(game.start, "7w/8/8/8/8/8/8/bb6 w");
  EXPECT_EQ(only(read_board_sgf("(;GM[9]SU[Standard];B[b1-b3])", {})).start, "");
}

TEST(LoaSgf, VariationsInTheOrderOfTheTree) {
  const BoardGameRecord game =
      only(read_board_sgf("(;GM[9];B[b1-b3](;W[a2-c2](;B[c1-c3])(;B[d1-d3]))(;W[a3-c1];B[e1-e3])(;W[a4-c4]))", {}));
  ASSERT_EQ(game.lines.size(), 4u);
  EXPECT_EQ(texts(game), (Lines{"b1-b3", "a2-c2", "c1-c3"}));
  EXPECT_EQ(texts(game.lines[1].moves), (Lines{"a3-c1", "e1-e3"}));
  EXPECT_EQ(game.lines[1].at, 1u);
  EXPECT_EQ(texts(game.lines[2].moves), Lines{"a4-c4"});
  EXPECT_EQ(texts(game.lines[3].moves), Lines{"d1-d3"});
  EXPECT_EQ(game.lines[3].at, 2u);
}

TEST(LoaSgf, WritesWhatItReads) {
  const std::string text =
      "(;FF[4]GM[9]CA[UTF-8]SZ[8]EV[Cup]PB[b]PW[w]RE[B+];B[b1-b3]BL[90.5]C[a \\] b](;W[a2-c2](;B[c1-c3])(;C[or]"
      ";B[d1-d3]TE[1]))(;W[a3-c1];B[e1-e3])(;W[a4-c4]))\n";
  const auto written = write_board_sgf(only(read_board_sgf(text, {})));
  ASSERT_TRUE(written);
  EXPECT_EQ(written->text, text);
  EXPECT_EQ(found(written->lost), Lines{});
}

TEST(LoaSgf, MalformedGamesAreRefusedWithTheirPlace) {
  struct Row {
    std::string_view text, finding;
  };
  for (const Row& row :
       {Row{"(;GM[9]SZ[19])", "SGF073 critical 1:11"}, Row{"(;GM[9]SU[Gemma])", "SGF070 critical 1:11"},
        Row{"(;GM[9]SU[Custom])", "SGF074 critical 1:11"}, Row{"(;GM[9]SU[Custom]AB[i1])", "SGF072 critical 1:21"},
        Row{"(;GM[9];B[b1-b3];AW[a1])", "SGF075 critical 1:18"}, Row{"(;GM[9];B[b1-b3", "SGF005 critical 1:10"},
        Row{"(;GM[9];B[swap])", "SGF071 error 1:11"}, Row{"(;GM[9]RE[won])", "SGF030 error 1:11"}}) {
    const BoardGameRecord game = only(read_board_sgf(row.text, {}));
    ASSERT_FALSE(game.diagnostics.empty()) << row.text;
    EXPECT_EQ(found(game.diagnostics)[0], row.finding) << row.text;
  }
}

TEST(LoaText, NumberedMovesOfTwoSides) {
  const BoardGameRecord game = only(read_tagged("1. c8-c6 h4-f2\n2. f8xc5 a3xc1\n3. e1-e5\n", {}));
  EXPECT_EQ(game.format, "loa-text");
  EXPECT_EQ(game.game, "lines-of-action");
  EXPECT_EQ(texts(game), (Lines{"c8-c6", "h4-f2", "f8xc5", "a3xc1", "e1-e5"}));
  const auto written = write_loa_text(game);
  ASSERT_TRUE(written);
  EXPECT_EQ(written->text, "1. c8-c6 h4-f2\n2. f8xc5 a3xc1\n3. e1-e5\n");
}

}  // namespace
}  // namespace tournament::records
