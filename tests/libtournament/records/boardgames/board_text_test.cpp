// The project's own text for every game on the 8x8 board, and PDN, written and read back (formats/board-game-text.md).
#include <algorithm>

#include "board_reading.h"
#include "random_board_record.h"

namespace tournament::records {
namespace {

struct Game {
  std::string_view type, game;
  Lines moves, normal;
};

TEST(BoardText, MovesOfEveryGame) {
  for (const Game& row : {
           Game{"hp-rollin", "roll-in-four", {"a1", "D4/n"}, {"a1", "d4/N"}},
           Game{"hp-pushin", "push-in-four", {"a1", "h8", "a1N"}, {"a1", "h8", "a1n"}},
           Game{"hp-camelot", "camelot", {"b3-d1-f1", "C3xE5xC7", "c3^c5:c7"}, {"b3-d1-f1", "c3xe5xc7", "c3-c5xc7"}},
           Game{"hp-quints", "quints", {"d4", "d4-d5xd6xc5"}, {"d4", "d4-d5xd6xc5"}},
           Game{"hp-reversi", "blocked-reversi", {"#c3", "f5", "pass"}, {"#c3", "f5", "pass"}},
           Game{"hp-othello", "othello", {"F5", "pa"}, {"f5", "pass"}},
           Game{"50", "othello", {"f5"}, {"f5"}},
           Game{"hp-loa", "lines-of-action", {"b1-b3", "a2:b1+", "pass"}, {"b1-b3", "a2xb1", "pass"}},
           Game{"quints", "quints", {"d4"}, {"d4"}},
       }) {
    std::string text = "[GameType \"" + std::string(row.type) + "\"]\n";
    for (const std::string& move : row.moves) text += ' ' + move;
    const BoardGameRecord game = only(read_tagged(text + " *", {}));
    EXPECT_EQ(game.game, row.game);
    EXPECT_EQ(game.format, "board-text");
    EXPECT_EQ(texts(game), row.normal) << row.type;
    EXPECT_EQ(found(game.diagnostics), Lines{}) << row.type;
  }
}

TEST(BoardText, MovesThatTheGameDoesNotHave) {
  for (const auto& [type, move] :
       {std::pair{"hp-rollin", "d4/X"}, std::pair{"hp-pushin", "a1u"}, std::pair{"hp-camelot", "b3"},
        std::pair{"hp-quints", "d4xd5"}, std::pair{"hp-reversi", "#"}, std::pair{"hp-othello", "#c3"},
        std::pair{"hp-loa", "b1-b3-b5"}, std::pair{"25", "d4"}}) {
    const BoardGameRecord game = only(read_tagged("[GameType \"" + std::string(type) + "\"] " + move + " *", {}));
    ASSERT_EQ(game.diagnostics.size(), 1u) << type;
    EXPECT_EQ(game.diagnostics[0].code, "PDN030") << type;
  }
}

TEST(BoardText, RulesAndPosition) {
  const BoardGameRecord game =
      only(read_tagged("[GameType \"hp-reversi\"]\n[Ruleset \"block-order=BBWW\"]\n[Position \"8/8/8/3bw3/3wb3/8/8/8 w "
                       "blocks=W:1,B:0\"]\n*",
                       {}));
  EXPECT_EQ(game.rules, "block-order=BBWW");
  EXPECT_EQ(game.start, "8/8/8/3bw3/3wb3/8/8/8 w blocks=W:1,B:0");
  EXPECT_EQ(only(read_tagged("[GameType \"hp-quints\"] [Ruleset \"hetproba2016\"] *", {})).rules, "");
  EXPECT_EQ(found(only(read_tagged("[GameType \"hp-quints\"]\n[Position \"8/8\"] *", {})).diagnostics),
            Lines{"GFN002 critical 2:1"});
}

TEST(BoardText, WritesHeadersNumbersAndComments) {
  BoardGameRecord game;
  game.game = "lines-of-action";
  game.set_tag("White", "W \"w\"");
  game.set_tag("Event", "Cup");
  game.claim.result = BoardResult::black;
  game.claim.end = BoardEnd::time;
  game.lines[0].moves.resize(3);
  game.lines[0].moves[0].text = "b1-b3";
  game.lines[0].moves[0].comment = "a } b";
  game.lines[0].moves[0].time_left = std::chrono::seconds(581);
  game.lines[0].moves[1].text = "a2-c2";
  game.lines[0].moves[1].strength = "!?";
  game.lines[0].moves[2].text = "c1-c3";
  game.lines[0].moves[2].nags = {10};
  game.lines.push_back({.parent = 0, .at = 1, .comment = "or", .moves = {game.lines[0].moves[1]}});
  const auto written = write_board_text(game);
  ASSERT_TRUE(written);
  EXPECT_EQ(written->text,
            "[Event \"Cup\"]\n[White \"W \\\"w\\\"\"]\n[Result \"0-1\"]\n[GameType \"hp-loa\"]\n"
            "[Termination \"Time forfeit\"]\n\n"
            "1. b1-b3 {[%clk 0:09:41] a ) b} 1... a2-c2!? ({or} 1... a2-c2!?) 2. c1-c3 $10 *\n\n");
}

TEST(Pdn, BlackBeginsWhereThePositionSaysSo) {
  const auto written = write_pdn(russian("[FEN \"B:Wc3:Bd6,Kf6\"] d6-e5 c3-d4 e5:c3 *"));
  ASSERT_TRUE(written);
  EXPECT_EQ(written->text,
            "[Result \"*\"]\n[GameType \"25\"]\n[FEN \"B:Wc3:Bd6,Kf6\"]\n\n1... d6-e5 2. c3-d4 e5:c3 *\n\n");
}

TEST(Pdn, IsForDraughtsOnly) {
  BoardGameRecord game;
  game.game = "quints";
  const auto written = write_pdn(game);
  ASSERT_FALSE(written);
  EXPECT_EQ(written.error().code, "BRD001");
}

void expect_same(const BoardGameRecord& a, const BoardGameRecord& b, const std::string& text) {
  EXPECT_EQ(a.game, b.game) << text;
  EXPECT_EQ(a.start, b.start) << text;
  EXPECT_EQ(a.claim.result, b.claim.result) << text;
  for (const BoardTag& tag : a.tags) EXPECT_EQ(tag.value, b.tag(tag.name)) << text;
  EXPECT_EQ(a.tags.size(), b.tags.size()) << text;
  ASSERT_EQ(a.lines.size(), b.lines.size()) << text;
  // The text has the lines in the order of their places, the record in any.
  std::vector<const BoardLine*> ours, theirs;
  for (const BoardLine& line : a.lines) ours.push_back(&line);
  for (const BoardLine& line : b.lines) theirs.push_back(&line);
  const auto key = [](const BoardLine* line) {
    std::string all = line->comment;
    for (const BoardMove& m : line->moves)
      all += '|' + m.text + m.strength + m.comment + std::to_string(m.time_left.value_or(Milliseconds(-1)).count()) +
             std::to_string(m.time_spent.value_or(Milliseconds(-1)).count()) +
             (m.nags.empty() ? "" : std::to_string(m.nags[0]));
    return all;
  };
  Lines our_keys, their_keys;
  for (const BoardLine* line : ours) our_keys.push_back(key(line));
  for (const BoardLine* line : theirs) their_keys.push_back(key(line));
  EXPECT_EQ(our_keys[0], their_keys[0]) << text;
  std::ranges::sort(our_keys);
  std::ranges::sort(their_keys);
  EXPECT_EQ(our_keys, their_keys) << text;
}

TEST(Pdn, ReadingUndoesWriting) {
  for (unsigned seed = 1; seed <= 400; ++seed) {
    const BoardGameRecord record = RandomRecord(seed).make();
    for (const auto& write : {write_pdn, write_board_text}) {
      const auto written = write(record);
      ASSERT_TRUE(written) << seed;
      EXPECT_EQ(found(written->lost), Lines{}) << seed;
      const BoardGames read = read_tagged(written->text, {});
      ASSERT_EQ(read.games.size(), 1u) << seed << '\n' << written->text;
      EXPECT_EQ(found(read.games[0].diagnostics), Lines{}) << seed << '\n' << written->text;
      expect_same(record, read.games[0], written->text);
    }
  }
}

}  // namespace
}  // namespace tournament::records
