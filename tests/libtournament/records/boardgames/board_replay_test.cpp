// Records of board games before the referee, short ones and all real ones.
#include "tournament/records/board_replay.h"

#include <filesystem>

#include "board_reading.h"
#include "corpus.h"
#include "records/boardgames/capture_path.h"

namespace tournament::records {
namespace {

std::string verdict(const VerifyReport& report) {
  std::string text(to_text(report.verdict));
  for (const dots::Diagnostic& d : report.diagnostics)
    text += ' ' + d.code + '@' + std::to_string(d.place.line) + ':' + std::to_string(d.place.column);
  return text;
}
std::string verdict_of(const std::string& text, const std::string& game = "russian-draughts") {
  return verdict(verify_board(only(read_tagged(text, {game, {}})), {}));
}

TEST(BoardReplay, Verdicts) {
  EXPECT_EQ(verdict_of("1. c3-d4 b6-c5 2. d4:b6 a7:c5 *"), "verified");
  EXPECT_EQ(verdict_of("[Result \"1-0\"] 1. c3-d4 b6-c5 *"), "verified BRD007@1:1");
  EXPECT_EQ(verdict_of("1. c3-d4 b6-c5 2. a3-b4 *"), "stops_at_ply DRA005@1:19") << "capturing is compulsory";
  EXPECT_EQ(verdict_of("1. c3-d4 ... 2. a3-b4 *"), "stops_at_ply BRD005@1:10");
  EXPECT_EQ(verdict_of("1. c3-d4 } *"), "not_replayable PDN003@1:10");
  EXPECT_EQ(verdict_of("[FEN \"W:Wc3:Bd4\"]\n[Result \"0-1\"]\nc3:e5 *"), "contradicts_result BRD008@2:1");
  EXPECT_EQ(verdict_of("[FEN \"W:Wc3:Bd4\"]\n[Result \"1-0\"]\nc3:e5 *"), "verified");
  EXPECT_EQ(verdict_of("[FEN \"W:Wc9:Bd4\"] *"), "not_replayable PDN024@1:1");
}

TEST(BoardReplay, DrawsClaimedAndAgreed) {
  const std::string repeated =
      "[FEN \"W:WKc1,Ke1:BKf8,b8\"]\n[Result \"1/2-1/2\"]\ne1-f2 f8-g7 f2-e1 g7-f8 e1-f2 f8-g7 f2-e1 g7-f8 *";
  const VerifyReport claimed = verify_board(russian(repeated), {});
  EXPECT_EQ(claimed.outcome, (dots::Outcome{dots::Winner::draw, dots::Ending::repetition}));
  const VerifyReport agreed = verify_board(russian("[Result \"1/2-1/2\"] 1. c3-d4 b6-c5 *"), {});
  EXPECT_EQ(verdict(agreed), "verified_with_warnings DRA030@1:1") << "before the fortieth move";
}

TEST(BoardReplay, SetUpsGoOnFromThere) {
  EXPECT_EQ(verdict_of("1. c3-d4 /FEN \"B:Wc3:Bd4\"/ 1... d4:b2 *"), "verified");
}

TEST(BoardReplay, DiscsWithAndWithoutTheEmptySquares) {
  // Black takes everything in nine moves: 13 to 0 with 51 squares empty.
  const std::string moves = "1. e6 f4 2. e3 f6 3. g5 d6 4. e7 f5 5. c5 *";
  for (const auto& [result, found] :
       {std::pair{"13-0", "verified"}, std::pair{"64-0", "verified"},
        std::pair{"0-13", "contradicts_result BRD008@1:1"}, std::pair{"12-0", "contradicts_result BRD009@1:1"}})
    EXPECT_EQ(verdict_of("[Result \"" + std::string(result) + "\"]\n[GameType \"hp-othello\"]\n" + moves), found)
        << result;
}

TEST(BoardReplay, TheColourThatTheRecordNamesHasToMove) {
  const VerifyReport report = verify_board(only(read_board_sgf("(;GM[9];B[b1-b3];B[c1-c3])", {})), {});
  EXPECT_EQ(verdict(report), "stops_at_ply BRD006@1:20");
  EXPECT_EQ(report.accepted, 1);
}

TEST(Canonical, OneSpelling) {
  const auto plain = canonical(russian("1. C3D4 b6c5 (f6g5 2. d4c5 (d4e5)) 2. D4xB6 A7:C5 *"));
  ASSERT_TRUE(plain);
  EXPECT_EQ(texts(*plain), (Lines{"c3-d4", "b6-c5", "d4:b6", "a7:c5"}));
  EXPECT_EQ(texts(plain->lines[1].moves), (Lines{"f6-g5", "d4-c5"}));
  EXPECT_EQ(texts(plain->lines[2].moves), Lines{"d4-e5"});
}

TEST(Canonical, AVariationAgainstTheRulesStaysAsWritten) {
  const auto spelled = canonical(russian("1. C3D4 (C3B4 a1h8 (x9) E3D4) b6c5 *"));
  ASSERT_TRUE(spelled);
  EXPECT_EQ(texts(spelled->lines[1].moves), (Lines{"c3-b4", "a1h8", "e3d4"}));
  EXPECT_EQ(texts(spelled->lines[2].moves), Lines{"x9"});
  EXPECT_EQ(spelled->lines[2].at, 1u);
}

TEST(Canonical, CapturesWithTheSameEndsAreWrittenWhole) {
  for (const char* way : {"a5:c3:f6:d8", "a5:d2:g5:d8"}) {
    const auto spelled = canonical(russian("[FEN \"W:WKa5:Be7,e5,Kb4,Kf4\"] " + std::string(way) + " *"));
    ASSERT_TRUE(spelled);
    EXPECT_EQ(texts(*spelled), Lines{way});
  }
  const auto short_way = canonical(russian("[FEN \"W:Wc3:Bd4,d6\"] c3:e5:c7 *"));
  ASSERT_TRUE(short_way);
  EXPECT_EQ(texts(*short_way), Lines{"c3:c7"});
}

TEST(Canonical, StraightOnTheKingLandsBehindThePiece) {
  EXPECT_EQ(capture_path("russian-draughts", "8/8/5b2/8/8/2b5/8/W7 w", "a1:e5:h8"), "a1:d4:h8");
  EXPECT_EQ(capture_path("russian-draughts", "8/8/5b2/8/8/2b5/8/W7 w", "a1:h8"), "a1:h8");
  EXPECT_EQ(capture_path("brazilian-draughts", "8/8/8/2b5/8/2b5/8/W7 w", "a1xd4xb6"), "a1xd4xb6");
}

TEST(Canonical, ForcedPassesArePutIn) {
  const auto read = read_othello_moves("e6f4e3f6g5d6e7f5c5", {});
  const auto spelled = canonical(read.games[0]);
  ASSERT_TRUE(spelled);
  EXPECT_FALSE(spelled->passes_left_out);
  EXPECT_EQ(spelled->moves()[0].by, BoardColour::black);
}

/// The games of a folder of the corpus, read by `read`.
std::vector<std::pair<std::string, BoardGames>> games_in(const std::string& folder, const std::string& extension,
                                                         BoardGames (*read)(std::string_view,
                                                                            const BoardReadOptions&)) {
  std::vector<std::pair<std::string, BoardGames>> all;
  for (const auto& entry : std::filesystem::directory_iterator(arbiter_tests::corpus() / "data/boardgames" / folder))
    if (entry.path().extension() == extension)
      all.emplace_back(entry.path().filename().string(), read(arbiter_tests::read_file(entry.path()), {}));
  return all;
}

struct Counted {
  int games = 0, verified = 0, over = 0;
};
Counted count(const std::vector<std::pair<std::string, BoardGames>>& files) {
  Counted counted;
  for (const auto& [name, read] : files) {
    EXPECT_EQ(found(read.diagnostics), Lines{}) << name;
    for (const BoardGameRecord& game : read.games) {
      const VerifyReport report = verify_board(game, {});
      const bool holds = report.verdict == Verdict::verified || report.verdict == Verdict::verified_with_warnings;
      EXPECT_TRUE(holds) << name << " game " << game.index + 1 << ": " << verdict(report);
      counted.games += 1;
      counted.verified += holds ? 1 : 0;
      counted.over += report.outcome.winner != dots::Winner::none ? 1 : 0;
      const auto spelled = canonical(game);
      EXPECT_TRUE(spelled) << name << " game " << game.index + 1;
    }
  }
  return counted;
}

TEST(BoardReplay, RealGamesOfDraughts) {
  ARBITER_NEEDS_CORPUS();
  EXPECT_EQ(count(games_in("russian", ".pdn", read_tagged)).verified, 9);
  EXPECT_EQ(count(games_in("brazilian", ".pdn", read_tagged)).verified, 25);
}

TEST(BoardReplay, RealGamesOfOthelloEndAsTheySay) {
  ARBITER_NEEDS_CORPUS();
  const Counted wthor = count(games_in("othello", ".pgn", read_tagged));
  EXPECT_EQ(wthor.verified, 91);
  EXPECT_EQ(wthor.over, 91);
  const Counted ggf = count(games_in("othello", ".ggf", read_ggf));
  EXPECT_EQ(ggf.verified, 12);
}

TEST(BoardReplay, RealGamesOfLinesOfAction) {
  ARBITER_NEEDS_CORPUS();
  const Counted loa = count(games_in("loa", ".txt", read_tagged));
  EXPECT_EQ(loa.games, 12);
  EXPECT_EQ(loa.over, 11) << "one game was not recorded to its end";
}

TEST(PdnReader, TheStandardsExamples) {
  ARBITER_NEEDS_CORPUS();
  for (const auto& [name, read] : games_in("pdn_standard_examples", ".pdn", read_tagged)) {
    ASSERT_FALSE(read.games.empty()) << name;
    for (const BoardGameRecord& game : read.games) {
      // None of them is a game on 64 squares that says so; those that are well-formed are refused for that alone.
      EXPECT_FALSE(game.playable) << name;
      ASSERT_FALSE(game.diagnostics.empty()) << name;
      EXPECT_GT(game.diagnostics[0].place.line, 0) << name;
      EXPECT_EQ(game.diagnostics[0].code, name.starts_with("FAIL_") ? "PDN003" : "PDN020") << name;
    }
  }
}

TEST(Conversion, RealGamesComeBackFromEveryNotation) {
  ARBITER_NEEDS_CORPUS();
  const auto through = [](const BoardGameRecord& game, auto write, auto read) {
    const auto plain = canonical(game);
    ASSERT_TRUE(plain);
    const auto written = write(*plain);
    ASSERT_TRUE(written);
    const BoardGames again = read(written->text, BoardReadOptions{});
    ASSERT_EQ(again.games.size(), 1u) << written->text;
    const auto back = canonical(again.games[0]);
    ASSERT_TRUE(back) << back.error().code << '\n' << written->text;
    EXPECT_EQ(texts(*plain), texts(*back)) << written->text;
  };
  for (const char* folder : {"russian", "brazilian"})
    for (const auto& [name, games] : games_in(folder, ".pdn", read_tagged))
      for (const BoardGameRecord& game : games.games) {
        through(game, write_pdn, read_tagged);
        through(game, write_board_text, read_tagged);
      }
  for (const auto& [name, games] : games_in("loa", ".txt", read_tagged))
    for (const BoardGameRecord& game : games.games) {
      through(game, write_loa_text, read_tagged);
      through(game, write_board_text, read_tagged);
      through(game, write_board_sgf, read_board_sgf);
    }
  for (const auto& [name, games] : games_in("othello", ".pgn", read_tagged))
    for (const BoardGameRecord& game : games.games) {
      through(game, write_wthor, read_tagged);
      through(game, write_ggf, read_ggf);
      through(game, write_othello_moves, read_othello_moves);
      through(game, write_board_sgf, read_board_sgf);
      through(game, write_board_text, read_tagged);
    }
}

}  // namespace
}  // namespace tournament::records
