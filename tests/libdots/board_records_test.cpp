// Games that were really played, move by move.
#include <regex>

#include "libdots/board_games.h"

namespace arbiter_tests {
namespace {

/// The texts of the games of a file: what follows the tags, up to the next tags.
struct Played {
  std::string tags{};
  Texts words{};
};
std::vector<Played> games_of(const std::string& text) {
  std::vector<Played> games;
  std::istringstream in(text);
  bool in_tags = false;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('[')) {
      if (!in_tags) games.emplace_back();
      games.back().tags += line + '\n';
    } else if (!games.empty()) {
      for (const std::string& word : words_of(line)) games.back().words.push_back(word);
    }
    in_tags = line.starts_with('[');
  }
  return games;
}

std::string tag(const Played& game, const std::string& name) {
  std::smatch found;
  return std::regex_search(game.tags, found, std::regex("\\[" + name + " \"([^\"]*)\"\\]")) ? found[1].str() : "";
}

bool is_move(const std::string& word) {
  return word.size() >= 2 && std::isalpha(static_cast<unsigned char>(word[0])) != 0;
}

void replay_draughts(const std::string& game, const std::string& file, std::size_t games) {
  const auto played = games_of(corpus_file("data/boardgames/" + file));
  EXPECT_EQ(played.size(), games);
  int decided = 0;
  for (const Played& one : played) {
    dots::Game at = board_game(game, "", game + "-fmjd64");
    for (const std::string& word : one.words)
      if (is_move(word)) {
        const auto done = at.play(word);
        ASSERT_TRUE(done) << word << ' ' << done.error().code << " at " << at.draw();
      }
    const std::string claimed = tag(one, "Result");
    const std::string winner = claimed == "2-0" ? "first" : claimed == "0-2" ? "second" : "draw";
    if (!at.over()) continue;
    ++decided;
    EXPECT_EQ(to_text(at.outcome().winner), winner) << one.tags;
  }
  EXPECT_GT(decided, 0);
}

TEST(BoardRecords, RussianDraughtsReplays) {
  ARBITER_NEEDS_CORPUS();
  replay_draughts("russian-draughts", "russian/lidraughts_russian.pdn", 9);
}
TEST(BoardRecords, BrazilianDraughtsReplays) {
  ARBITER_NEEDS_CORPUS();
  replay_draughts("brazilian-draughts", "brazilian/lidraughts_brazilian.pdn", 25);
}

void play_othello(dots::Game& at, const std::string& move) {
  if (at.legal_moves() == Texts{"pass"}) {
    ASSERT_TRUE(at.play("pass"));
  }
  const auto done = at.play(move);
  ASSERT_TRUE(done) << move << ' ' << done.error().code << " at " << at.draw();
}

// Discs of Black and White with the empty cells for the winner, as tournaments record them.
TEST(BoardRecords, OthelloReplaysToItsResult) {
  ARBITER_NEEDS_CORPUS();
  int games = 0;
  for (const char* file : {"WTH_1977", "WTH_1978", "WTH_1979", "WTH_2007_first60"})
    for (const Played& one : games_of(corpus_file("data/boardgames/othello/" + std::string(file) + ".pgn"))) {
      dots::Game at = board_game("othello");
      for (const std::string& word : one.words)
        if (is_move(word)) play_othello(at, word);
      ++games;
      ASSERT_TRUE(at.over()) << one.tags << at.draw();
      long black = at.score().first_halves / 2;
      long white = at.score().second_halves / 2;
      const long empty = 64 - black - white;
      if (black > white) black += empty;
      if (white > black) white += empty;
      EXPECT_EQ(std::to_string(black) + "-" + std::to_string(white), tag(one, "Result")) << one.tags;
    }
  EXPECT_GT(games, 60);
}

TEST(BoardRecords, OthelloGamesOfAServerReplay) {
  ARBITER_NEEDS_CORPUS();
  const std::string text = corpus_file("data/boardgames/othello/novello_TestGames.ggf");
  const std::regex move("[\\]\\)]?[BW]\\[([a-hA-H][1-8]|[pP][aA])");
  int moves = 0;
  std::istringstream in(text);
  for (std::string game; std::getline(in, game);) {
    if (game.find("GM[Othello]") == std::string::npos || game.find("---O*--- ---*O---") == std::string::npos) continue;
    dots::Game at = board_game("othello");
    for (std::sregex_iterator it(game.begin(), game.end(), move), end; it != end; ++it) {
      const std::string word = (*it)[1];
      const auto done = at.play(word.starts_with('p') || word.starts_with('P') ? "pass" : word);
      ASSERT_TRUE(done) << word << ' ' << done.error().code << " at " << at.draw();
      ++moves;
    }
    EXPECT_TRUE(at.over()) << at.draw();
  }
  EXPECT_GT(moves, 300);
}

}  // namespace
}  // namespace arbiter_tests
