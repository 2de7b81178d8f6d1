// Lines of Action rule by rule (rules/lines-of-action.md).
#include <gtest/gtest.h>

#include <filesystem>
#include <sstream>
#include <string>
#include <vector>

#include "dots/lines_of_action/board.h"
#include "libdots/refusals.h"

namespace arbiter_tests {
namespace {

const std::string lines_of_action = "lines-of-action";
const std::string start_of_lines = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";

std::string answer_in_lines(const std::string& position, const std::string& move) {
  return answer(lines_of_action, position, move);
}

TEST(LinesOfAction, StartsWithBlackOnTheRanks) {
  dots::Game game = dots::Game::start({.game = lines_of_action}).value();
  EXPECT_EQ(game.draw(), start_of_lines);
  EXPECT_EQ(game.rules(), "lines-of-action:first=black;both-connected=mover;no-move=pass;repetition=claim3");
  EXPECT_EQ(game.to_move(), dots::Side::first);
  EXPECT_EQ(game.perft(1), 36U);
  EXPECT_EQ(game.perft(2), 1244U);
  EXPECT_EQ(game.perft(3), 44952U);
  EXPECT_EQ(dots::Game::start({.game = lines_of_action, .rules = "lines-of-action;first=white"})->draw().back(), 'w');
}

TEST(LinesOfAction, MovesAsFarAsTheLineHasStones) {
  EXPECT_EQ(answer_in_lines(start_of_lines, "c1-c3"), "legal");
  EXPECT_EQ(answer_in_lines(start_of_lines, "c1xa3"), "legal");
  EXPECT_EQ(answer_in_lines(start_of_lines, "b1-h1"), "legal") << "six along the row, over own stones";
  EXPECT_EQ(answer_in_lines(start_of_lines, "c1-c4"), "LOA005 from=c1 to=c4 needed=2 given=3");
  const std::string row = "8/8/8/w2b1b1w/8/8/8/8 b";
  EXPECT_EQ(answer_in_lines(row, "d5xh5"), "legal");
  EXPECT_EQ(answer_in_lines(row, "f5-b5"), "legal");
  EXPECT_EQ(after(lines_of_action, row, "d5xh5"), "8/8/8/w4b1b/8/8/8/8 w");
}

TEST(LinesOfAction, ReadsWhatRecordsHave) {
  for (const char* move : {"c1xa3", "c1-a3", "c1:a3", "C1XA3", "c1-a3+", "c1xa3!", "c1xa3!?"})
    EXPECT_EQ(after(lines_of_action, start_of_lines, move), after(lines_of_action, start_of_lines, "c1xa3")) << move;
  for (const char* move : {"", "c1", "c1a3", "c1-", "c1-i3", "c1--a3", "c1-a3-c5", "c1 a3", "c1-a3x", "xc1-a3"})
    EXPECT_EQ(answer_in_lines(start_of_lines, move).substr(0, 6), "LOA001") << move;
}

TEST(LinesOfAction, SaysWhyAMoveIsNone) {
  EXPECT_EQ(answer_in_lines(start_of_lines, "c3-c5"), "LOA002 square=c3");
  EXPECT_EQ(answer_in_lines(start_of_lines, "a2-c2"), "LOA003 square=a2");
  EXPECT_EQ(answer_in_lines(start_of_lines, "c1-d3"), "LOA004 from=c1 to=d3");
  EXPECT_EQ(answer_in_lines(start_of_lines, "c1-c1"), "LOA004 from=c1 to=c1");
  EXPECT_EQ(answer_in_lines("8/8/8/b1w2w2/8/8/8/7b b", "a5-d5"), "LOA006 square=c5");
  EXPECT_EQ(answer_in_lines("8/8/8/1w1wwb2/8/8/8/b7 b", "f5xb5"), "LOA006 square=e5") << "the nearest is named";
  EXPECT_EQ(answer_in_lines("8/8/8/b2b1w2/8/8/8/w7 b", "a5-d5"), "LOA007 square=d5");
  EXPECT_EQ(answer_in_lines(start_of_lines, "pass"), "LOA008");
  EXPECT_EQ(answer_in_lines(start_of_lines, "claim"), "GAM003");
}

TEST(LinesOfAction, ConnectsBySidesAndCorners) {
  using dots::lines_of_action::connected;
  const auto stones = [](const std::string& gfen) { return dots::board8::read_gfen(gfen + " w")->places_of('w'); };
  EXPECT_TRUE(connected(stones("8/8/8/8/8/8/8/w7")));
  EXPECT_TRUE(connected(stones("7w/6w1/5w2/4w3/3w4/2w5/1w6/w7")));
  EXPECT_TRUE(connected(stones("wwwwwwww/w6w/w6w/w6w/w6w/w6w/w6w/wwwwwwww")));
  EXPECT_FALSE(connected(stones("8/8/8/8/8/8/w7/2w5")));
  EXPECT_FALSE(connected(stones("8/8/8/8/w6w/w6w/8/8"))) << "the edges do not touch each other";
  EXPECT_FALSE(connected(stones("8/8/ww6/8/8/ww6/8/8"))) << "two groups without a lonely stone";
}

TEST(LinesOfAction, EndsWhenASideIsConnected) {
  EXPECT_EQ(result_after(lines_of_action, "8/6b1/4b3/1w1b4/1w5w/8/8/4w3 b", "d5-f7", "black"), "black connected");
  EXPECT_EQ(result_after(lines_of_action, "2b1ww2/3w4/3bb3/8/8/8/8/1w6 w", "f8xc8", "black"), "black connected")
      << "the capture connects the opponent";
  EXPECT_EQ(result_after(lines_of_action, "8/8/8/w2b1b1w/8/8/8/8 b", "d5xh5", "black"), "white connected")
      << "a single stone is connected";
  EXPECT_EQ(answer_in_lines("8/8/8/8/8/8/8/ww1b1b2 w", "a1-a2"), "GAM002 ending=connected");
}

TEST(LinesOfAction, BothConnectedIsTheMoversWinOrADraw) {
  const std::string capture = "b7/8/8/8/8/8/w1b5/3w4 w";  // a2 takes c2 and joins d1; a8 is left alone
  EXPECT_EQ(result_after(lines_of_action, capture, "a2xc2", "black"), "white connected");
  EXPECT_EQ(result_after(lines_of_action, capture, "a2xc2", "black", lines_of_action + ";both-connected=draw"),
            "draw connected");
}

TEST(LinesOfAction, ABlockedSidePasses) {
  const std::string blocked = "6bw/6bb/8/8/8/8/bb6/wb6 w";  // every line of a1 and h8 has an enemy next to the stone
  dots::Game game = board_game(lines_of_action, blocked);
  EXPECT_EQ(game.legal_moves(), std::vector<std::string>{"pass"});
  EXPECT_EQ(answer(game, "PASS"), "legal");
  EXPECT_EQ(answer(game, "a1-a3"), "LOA006 square=a2");
  EXPECT_EQ(game.perft(1), 1U);
  ASSERT_TRUE(game.play("pass"));
  EXPECT_EQ(game.draw(), "6bw/6bb/8/8/8/8/bb6/wb6 b");
  EXPECT_EQ(answer(game, "pass"), "LOA008");
  EXPECT_EQ(board_game(lines_of_action, blocked).perft(2), game.legal_moves().size());
  EXPECT_EQ(result(board_game(lines_of_action, blocked, lines_of_action + ";no-move=loses"), "black"),
            "black no_moves");
  EXPECT_EQ(board_game(lines_of_action, blocked, lines_of_action + ";no-move=loses").perft(1), 0U);
}

TEST(LinesOfAction, BothSidesBlockedIsADraw) {
  std::string full;
  for (int rank = 0; rank < 8; ++rank) full += rank == 0 ? "wbwbwbwb" : "/wbwbwbwb";
  EXPECT_EQ(result(board_game(lines_of_action, full + " w"), "black"), "draw no_moves");
  EXPECT_EQ(board_game(lines_of_action, full + " w").perft(1), 0U);
}

TEST(LinesOfAction, RepetitionIsClaimedOrDrawsByItself) {
  const std::string far = "7b/8/8/8/8/8/8/b1w4w b";
  const auto shuffle = [&](dots::Game& game, int times) {
    for (int i = 0; i < times; ++i)
      for (const char* move : {"h8-h6", "c1-c2", "h6-h8", "c2-c1"}) {
        if (game.over()) return;
        EXPECT_TRUE(game.play(move)) << game.draw() << move;
      }
  };
  dots::Game game = board_game(lines_of_action, far);
  shuffle(game, 1);
  EXPECT_EQ(answer(game, "claim"), "GAM003");
  shuffle(game, 1);
  EXPECT_FALSE(game.over());
  ASSERT_TRUE(game.play("claim"));
  EXPECT_EQ(result(game, "black"), "draw repetition");
  game.undo();
  EXPECT_FALSE(game.over());
  for (const auto& [rules, plies] : {std::pair{";repetition=draw2", 4}, std::pair{";repetition=draw3", 8}}) {
    dots::Game strict = board_game(lines_of_action, far, lines_of_action + rules);
    shuffle(strict, 3);
    EXPECT_EQ(strict.plies(), plies) << rules;
    EXPECT_EQ(result(strict, "black"), "draw repetition") << rules;
  }
}

TEST(LinesOfAction, NamesWhatAPositionCannotHave) {
  EXPECT_EQ(start_code(lines_of_action, "8/8/8/8/8/8/8/w1b1b1W1 w"), "GFN006");
  EXPECT_EQ(start_code(lines_of_action, "8/8/8/8/8/8/8/w1b1b1w1 w hand=W:1,B:1"), "GFN007");
  EXPECT_EQ(start_code(lines_of_action, "8/8/8/8/8/8/8/w1w5 w"), "LOA010");
  EXPECT_EQ(start_code(lines_of_action, "", "lines-of-action;no-move=draw"), "RUL003");
  EXPECT_EQ(start_code(lines_of_action, "", "lines-of-action;line=exact4"), "RUL002");
  EXPECT_EQ(start_code(lines_of_action, "", "loa"), "RUL001");
}

// The moves of a record: everything that is no number of a move.
std::vector<std::string> moves_of_record(const std::string& text) {
  std::vector<std::string> moves;
  std::istringstream words(text);
  for (std::string word; words >> word;)
    if (word.find('.') == std::string::npos) moves.push_back(word);
  return moves;
}

TEST(LinesOfAction, ReplaysRealGames) {
  ARBITER_NEEDS_CORPUS();
  int games = 0;
  int connected = 0;
  for (const auto& file : std::filesystem::directory_iterator(corpus() / "data/boardgames/loa")) {
    dots::Game game = dots::Game::start({.game = lines_of_action}).value();
    for (const std::string& move : moves_of_record(read_file(file.path())))
      ASSERT_TRUE(game.play(move)) << file.path() << ' ' << move << ' ' << game.draw();
    ++games;
    const bool ended = game.outcome().ending == dots::Ending::connected;
    connected += ended ? 1 : 0;
    EXPECT_EQ(ended, file.path().filename().string().find("incomplete") == std::string::npos) << file.path();
  }
  EXPECT_EQ(games, 12);
  EXPECT_EQ(connected, 11);
}

// A short game: five moves of Black, four of White.
TEST(LinesOfAction, ReplaysAShortGame) {
  dots::Game game = dots::Game::start({.game = lines_of_action}).value();
  for (const char* move : {"d1-b3", "h5-g4", "b1-b4", "g4xg1", "b4-e7", "a3xc1", "b3-e6", "h3xf1", "e1-e5"})
    ASSERT_TRUE(game.play(move)) << move << ' ' << game.draw();
  EXPECT_EQ(result(game, "black"), "black connected");
}

}  // namespace
}  // namespace arbiter_tests
