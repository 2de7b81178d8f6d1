// PDN as the standard, Lidraughts and old programs write it (formats/pdn.md).
#include "board_reading.h"

namespace tournament::records {
namespace {

TEST(PdnReader, HeadersMovesAndResult) {
  const BoardGameRecord game = only(read_tagged(
      "[Event \"Club evening\"]\n[White \"Anna\"]\n[Black \"Béla\"]\n[Result \"1-0\"]\n[GameType \"25,W,8,8,A0,0\"]\n\n"
      "1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n",
      {}));
  EXPECT_EQ(game.format, "pdn");
  EXPECT_EQ(game.game, "russian-draughts");
  EXPECT_EQ(game.tag("Event"), "Club evening");
  EXPECT_EQ(game.tag("Black"), "Béla");
  EXPECT_EQ(game.tag("GameType"), "") << "a header of the record, not a tag beside it";
  EXPECT_EQ(texts(game), (Lines{"c3-d4", "b6-c5", "d4:b6", "a7:c5"}));
  EXPECT_EQ(game.claim.result, BoardResult::white);
  EXPECT_EQ(game.moves()[2].place, (dots::Place{7, 19}));
  EXPECT_EQ(found(game.diagnostics), Lines{});
}

TEST(PdnReader, SquaresAndSeparatorsOfEveryWriter) {
  EXPECT_EQ(texts(russian("1. c3d4 B6-C5 2. d4xb6 A7Xc5 3. a1:c3:e5 *")),
            (Lines{"c3d4", "b6-c5", "d4:b6", "a7:c5", "a1:c3:e5"}));
  const BoardGameRecord numbers = russian("1. 22-18 09-14 2. 1-5 *");
  EXPECT_EQ(texts(numbers), (Lines{"c3-d4", "b6-c5", "b8-a7"}));
  EXPECT_EQ(found(numbers.diagnostics), Lines{"PDN031 info 1:4"}) << "counted from b8, as is usual";
}

struct Corner {
  std::string_view type;
  std::string_view one, four, last;
};
TEST(PdnReader, NumbersFromTheCornerThatGameTypeNames) {
  for (const Corner& row : {Corner{"N0", "a1", "g1", "h8"}, Corner{"N1", "g1", "a1", "b8"},
                            Corner{"N2", "b8", "h8", "g1"}, Corner{"N3", "h8", "b8", "a1"}}) {
    const BoardGameRecord game =
        only(read_tagged("[GameType \"26,W,8,8," + std::string(row.type) + ",0\"] 1. 1-4 4-32 *", {}));
    EXPECT_EQ(texts(game), (Lines{std::string(row.one) + '-' + std::string(row.four),
                                  std::string(row.four) + '-' + std::string(row.last)}))
        << row.type;
    EXPECT_EQ(found(game.diagnostics), Lines{});
  }
}

TEST(PdnReader, ResultsOfBothPointSystems) {
  struct Row {
    std::string_view text;
    BoardResult result;
  };
  for (const Row& row :
       {Row{"1-0", BoardResult::white}, Row{"0-1", BoardResult::black}, Row{"2-0", BoardResult::white},
        Row{"0-2", BoardResult::black}, Row{"1-1", BoardResult::draw}, Row{"1/2-1/2", BoardResult::draw},
        Row{"0-0", BoardResult::both_lost}, Row{"*", BoardResult::unknown}}) {
    EXPECT_EQ(russian("1. c3-d4 " + std::string(row.text)).claim.result, row.result) << row.text;
    const BoardGameRecord tagged = russian("[Result \"" + std::string(row.text) + "\"] 1. c3-d4 *");
    EXPECT_EQ(tagged.claim.result, row.result) << row.text;
  }
  EXPECT_EQ(found(russian("[Result \"won\"] *").diagnostics), Lines{"PDN018 error 1:1"});
  EXPECT_EQ(found(russian("[Result \"2-0\"] 1. c3-d4 0-2").diagnostics), Lines{"PDN017 warning 1:25"});
}

TEST(PdnReader, OneOneIsAResultAndOneTenAMove) {
  const BoardGames read = read_tagged("1. c3-d4 1-10 1-1 1. e3-f4 *", {"russian-draughts", {}});
  ASSERT_EQ(read.games.size(), 2u);
  EXPECT_EQ(texts(read.games[0]), (Lines{"c3-d4", "b8-d6"}));
  EXPECT_EQ(read.games[0].claim.result, BoardResult::draw);
  EXPECT_EQ(texts(read.games[1]), Lines{"e3-f4"});
}

TEST(PdnReader, LidraughtsIsKnownByItsPointsAndPlaysByTheFederationsDraws) {
  const BoardGameRecord game =
      only(read_tagged("[Result \"0-2\"]\n[GameType \"26\"]\n[Termination \"Time forfeit\"]\n"
                       "[FEN \"W:Wa3,c3:Bb8,Kd8:H0:F1\"]\n\n1. c3-b4 d8-a5 0-2\n",
                       {}));
  EXPECT_EQ(game.dialect, "lidraughts");
  EXPECT_EQ(game.rules, "brazilian-draughts-fmjd64");
  EXPECT_EQ(game.claim.end, BoardEnd::time);
  EXPECT_EQ(game.start, "1b1B4/8/8/8/8/w1w5/8/8 w");
}

TEST(PdnReader, PositionTexts) {
  struct Row {
    std::string_view fen, gfen;
  };
  for (const Row& row :
       {Row{"W:W31,29,K32:B1,4.", "1b5b/8/8/8/8/8/8/w3w1W1 w"}, Row{"B:BK1-2:W29-31", "1B1B4/8/8/8/8/8/8/w1w1w3 b"},
        Row{"B:W:Ba1", "8/8/8/8/8/8/8/b7 b"}, Row{"?:Wa1:B", "8/8/8/8/8/8/8/w7 w"}})
    EXPECT_EQ(russian("[FEN \"" + std::string(row.fen) + "\"] *").start, row.gfen) << row.fen;
  EXPECT_EQ(found(russian("[FEN \"?:Wa1:B\"] *").diagnostics), Lines{"PDN025 warning 1:1"});
  for (const std::string_view bad : {"", "W", "W:Wa1", "X:Wa1:B", "W:Wa1:Wa3:B", "W:Wa9:B", "W:W33:B", "W:W5-3:B",
                                     "W:Wa1,a1:B", "W:Wa1:Bh8:Q0", "W:H0:Wa1:B"}) {
    const BoardGameRecord game = russian("[FEN \"" + std::string(bad) + "\"]\n1. a1-b2 *");
    if (bad.empty()) continue;  // a tag without a value says nothing
    EXPECT_EQ(found(game.diagnostics), Lines{"PDN024 critical 1:1"}) << bad;
    EXPECT_FALSE(game.playable) << bad;
  }
}

TEST(PdnReader, VariationsKeepTheirPlace) {
  const BoardGameRecord game =
      russian("c3-d4 b6-c5 ({better} b6-a5 d4-e5 (d4-c5? d6:b4! { Black wins }) f6:d4) d4:b6 *");
  ASSERT_EQ(game.lines.size(), 3u);
  EXPECT_EQ(texts(game), (Lines{"c3-d4", "b6-c5", "d4:b6"}));
  EXPECT_EQ(game.lines[1].parent, 0u);
  EXPECT_EQ(game.lines[1].at, 1u);
  EXPECT_EQ(game.lines[1].comment, "better");
  EXPECT_EQ(texts(game.lines[1].moves), (Lines{"b6-a5", "d4-e5", "f6:d4"}));
  EXPECT_EQ(game.lines[2].parent, 1u);
  EXPECT_EQ(game.lines[2].at, 1u);
  EXPECT_EQ(game.lines[2].moves[0].strength, "?");
  EXPECT_EQ(game.lines[2].moves[1].comment, "Black wins");
}

TEST(PdnReader, ClocksInComments) {
  const BoardGameRecord game = russian(
      "1. c3-d4 {[%clk 1:09:41] first [%eval 0.3]} b6-c5 {[%emt 0:00:05.5]} 2. d4:b6 "
      "{[%clock w0:00:10 B0:00:03]} a7:c5 {[%clk soon]} *");
  const auto& moves = game.moves();
  EXPECT_EQ(moves[0].time_left, std::chrono::seconds(4181));
  EXPECT_EQ(moves[0].comment, "first [%eval 0.3]") << "what is not known stays";
  EXPECT_EQ(moves[1].time_spent, Milliseconds(5'500));
  EXPECT_EQ(moves[2].time_left, std::chrono::seconds(10));
  EXPECT_EQ(moves[2].comment, "[%clock w0:00:10 B0:00:03]");
  EXPECT_EQ(moves[3].comment, "[%clk soon]");
  EXPECT_EQ(found(game.diagnostics), Lines{"PDN032 warning 1:108"});
}

TEST(PdnReader, StepsThatAreNoMoves) {
  const BoardGameRecord game = russian("1. c3-d4 ... 2. /FEN \"B:Wc3:Bd6\"/ 2... d6-e5 *");
  ASSERT_EQ(game.moves().size(), 4u);
  EXPECT_EQ(game.moves()[1].step, BoardStep::unknown);
  EXPECT_EQ(game.moves()[2].step, BoardStep::set_up);
  EXPECT_EQ(game.moves()[2].text, "8/8/3b4/8/8/2w5/8/8 b");
  EXPECT_EQ(texts(russian("[FEN \"B:Wc3:Bd6\"] 1. ... d6-e5 *")), Lines{"d6-e5"}) << "White had no move to leave out";
}

TEST(PdnReader, TheOldStarBehindAMoveIsNoEnd) {
  const BoardGames read = read_tagged("1. c3-d4* b6-c5 2. d4:b6*\n\n1. e3-f4 *", {"russian-draughts", {}});
  ASSERT_EQ(read.games.size(), 1u) << "the second star is followed by a move number as well";
  EXPECT_EQ(read.games[0].moves()[0].nags, std::vector<int>{7});
}

TEST(PdnReader, GamesApartByStarsResultsAndTags) {
  const BoardGames read = read_tagged(
      "[Event \"1\"]\n[GameType \"25\"]\n*\n[Event \"2\"]\n[GameType \"25\"]\nc3-d4 2-0\n*\n[Event \"3\"]\n"
      "[GameType \"25\"]\nc3-d4 {no end}\n[Event \"4\"]\n[GameType \"26\"]\n",
      {});
  ASSERT_EQ(read.games.size(), 4u);
  for (std::size_t i = 0; i < 4; ++i) {
    EXPECT_EQ(read.games[i].tag("Event"), std::to_string(i + 1));
    EXPECT_EQ(read.games[i].index, static_cast<int>(i));
  }
}

struct Refused {
  std::string_view text;
  std::string_view finding;
};
TEST(PdnReader, MalformedTextsAreRefusedWithTheirPlace) {
  for (const Refused& row : {
           Refused{"1. c3-d4 b6-c5 { a { nested } comment } *", "PDN003 critical 1:39"},
           Refused{"1. c3-d4\n { open", "PDN002 critical 2:2"},
           Refused{"[Event \"open]\n1. c3-d4 *", "PDN004 critical 1:8"},
           Refused{"[Event]\n1. c3-d4 *", "PDN005 critical 1:1"},
           Refused{"1. c3-d4 (e3-f4\n*", "PDN006 critical 1:10"},
           Refused{"1. c3-d4 (e3-f4 1-0) *", "PDN006 critical 1:10"},
           Refused{"1. c3-d4 ) *", "PDN007 critical 1:10"},
           Refused{"1. (c3-d4) *", "PDN008 critical 1:4"},
           Refused{"1. c3-d4 () *", "PDN008 critical 1:11"},
           Refused{"1. c3-d4 $ *", "PDN009 critical 1:10"},
           Refused{"1. /POS/ *", "PDN010 critical 1:4"},
           Refused{"1. !c3-d4 *", "PDN011 critical 1:4"},
           Refused{"1. c3-d4 @ *", "PDN001 critical 1:10"},
       }) {
    const BoardGames read = read_tagged(row.text, {"russian-draughts", {}});
    ASSERT_EQ(read.games.size(), 1u) << row.text;
    EXPECT_FALSE(read.games[0].playable) << row.text;
    EXPECT_EQ(found(read.games[0].diagnostics), Lines{std::string(row.finding)}) << row.text;
  }
}

TEST(PdnReader, AFaultyGameLeavesTheOthersAlone) {
  const BoardGames read = read_tagged("1. c3-d4 } b6-c5 *\n1. e3-f4 *", {"russian-draughts", {}});
  ASSERT_EQ(read.games.size(), 2u);
  EXPECT_FALSE(read.games[0].playable);
  EXPECT_TRUE(read.games[1].playable);
}

TEST(PdnReader, GamesThatAreNotRefereed) {
  for (const Refused& row : {
           Refused{"[GameType \"20\"] 1. 32-28 *", "PDN022 critical 1:1"},
           Refused{"[GameType \"checkers\"] *", "PDN021 critical 1:1"},
           Refused{"[GameType \"25,W,8\"] *", "PDN021 critical 1:1"},
           Refused{"[GameType \"25,W,10,10,A0,0\"] *", "PDN023 critical 1:1"},
           Refused{"[GameType \"25,B,8,8,A0,0\"] *", "PDN023 critical 1:1"},
           Refused{"[GameType \"26,W,8,8,A0,1\"] *", "PDN023 critical 1:1"},
           Refused{"1. c3-d4 b6-c5 *", "PDN020 critical 1:4"},
       }) {
    const BoardGames read = read_tagged(row.text, {});
    ASSERT_EQ(read.games.size(), 1u) << row.text;
    EXPECT_EQ(found(read.games[0].diagnostics), Lines{std::string(row.finding)}) << row.text;
    EXPECT_FALSE(read.games[0].playable) << row.text;
  }
}

TEST(PdnReader, MovesOfAnotherGameAreNamed) {
  const BoardGameRecord game = russian("1. c3-d4 33-29 2. d4 e5:c3-a1 *");
  EXPECT_EQ(found(game.diagnostics), (Lines{"PDN030 error 1:10", "PDN030 error 1:19", "PDN030 error 1:22"}));
  EXPECT_EQ(game.diagnostics[0].ply, 2);
}

TEST(PdnReader, NumbersOutOfOrderAndRepeatedTags) {
  EXPECT_EQ(found(russian("1. c3-d4 b6-c5 7. d4:b6 *").diagnostics), Lines{"PDN016 warning 1:16"});
  EXPECT_EQ(found(russian("[Event \"a\"][Event \"b\"] *").diagnostics), Lines{"PDN015 warning 1:12"});
}

TEST(PdnReader, NothingAtAllIsNoGame) {
  for (const std::string_view text : {"", " \n\t", "% a line\n"}) {
    const BoardGames read = read_tagged(text, {});
    EXPECT_EQ(found(read.diagnostics), Lines{"PDN012 critical 1:1"}) << text;
  }
}

TEST(PdnReader, Limits) {
  const auto first = [](const std::string& text, const Limits& limits) {
    const BoardGames read = read_tagged(text, {"russian-draughts", limits});
    return !read.diagnostics.empty()               ? read.diagnostics[0]
           : read.games.empty()                    ? dots::Diagnostic{}
           : read.games.back().diagnostics.empty() ? dots::Diagnostic{}
                                                   : read.games.back().diagnostics[0];
  };
  Limits limits;
  limits.plies = 2;
  EXPECT_EQ(first("c3-d4 b6-c5 *", limits).code, "");
  EXPECT_EQ(first("c3-d4 b6-c5 d4:b6 *", limits).code, "LIM001");
  limits = {};
  limits.nesting = 2;
  EXPECT_EQ(first("c3-d4 (c3-b4 (e3-f4)) *", limits).code, "");
  EXPECT_EQ(first("c3-d4 (c3-b4 (e3-f4 (e3-d4))) *", limits).code, "LIM001");
  limits = {};
  limits.games_in_file = 2;
  EXPECT_EQ(first("c3-d4 * c3-d4 *", limits).code, "");
  EXPECT_EQ(first("c3-d4 * c3-d4 * c3-d4 *", limits).code, "LIM001");
  limits = {};
  limits.property_bytes = 5;
  EXPECT_EQ(first("c3-d4 {12345} *", limits).code, "");
  EXPECT_EQ(first("c3-d4 {123456} *", limits).code, "LIM001");
  limits = {};
  limits.nodes_in_file = 2;
  EXPECT_EQ(first("c3-d4 * c3-d4 *", limits).code, "");
  EXPECT_EQ(first("c3-d4 * c3-d4 b6-c5 *", limits).code, "LIM001");
  limits = {};
  limits.file_bytes = 7;
  EXPECT_EQ(first("c3-d4 *", limits).code, "");
  EXPECT_EQ(first("c3-d4  *", limits).code, "LIM001");
}

}  // namespace
}  // namespace tournament::records
