// Random games from fixed seeds: what is listed can be played and nothing else, undo goes back to the start, positions
// survive their text, and the bitboards agree with rules written cell by cell.
#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <random>
#include <string>
#include <vector>

#include "dots/board8/gfen.h"
#include "dots/camelot/ruleset.h"
#include "dots/game.h"
#include "libdots/board_games.h"
#include "libdots/slow_line_games.h"

namespace arbiter_tests {
namespace {

using dots::Game;
using Moves = std::vector<std::string>;

struct Played {
  const char* game;
  const char* rules;
  int games;
};
void PrintTo(const Played& played, std::ostream* out) { *out << played.rules; }

std::string cell(std::uint64_t number) {
  return {static_cast<char>('a' + number % 8), static_cast<char>('1' + number / 8 % 8)};
}

// A text that may or may not be a move: squares, marks and ways as they come.
std::string random_text(std::mt19937_64& random) {
  std::string text = cell(random());
  if (random() % 8 == 0) return text + "nesw"[random() % 4];
  if (random() % 8 == 0) return text + "/" + "NESW"[random() % 4];
  for (std::uint64_t legs = random() % 3; legs > 0; --legs) text += "-x"[random() % 2] + cell(random());
  return text;
}

class RandomGames : public testing::TestWithParam<Played> {};

TEST_P(RandomGames, ListIsWhatCanBePlayed) {
  std::mt19937_64 random(20'161'112);
  for (int number = 0; number < GetParam().games; ++number) {
    Game game = board_game(GetParam().game, "", GetParam().rules);
    std::vector<std::string> positions{game.draw()};
    while (!game.over() && game.plies() < 150) {
      const Moves list = game.legal_moves();
      ASSERT_FALSE(list.empty()) << game.draw();
      ASSERT_EQ(game.perft(1), list.size()) << game.draw();
      for (const std::string& move : list) ASSERT_TRUE(game.check(move)) << game.draw() << ' ' << move;
      for (int i = 0; i < 20; ++i) {
        const std::string text = random_text(random);
        const auto checked = game.check(text);
        // A tolerant reading is a legal move; a strict one is listed.
        if (checked) continue;
        ASSERT_NE(checked.error().code, "GAM004") << game.draw() << ' ' << text;
        ASSERT_EQ(std::ranges::count(list, text), 0) << game.draw() << ' ' << text;
      }
      ASSERT_TRUE(game.play(list[random() % list.size()]));
      positions.push_back(game.draw());
    }
    while (game.plies() > 0) {
      ASSERT_EQ(game.draw(), positions.back());
      if (!game.over()) {
        Game again = board_game(GetParam().game, game.draw(), GetParam().rules);
        ASSERT_EQ(again.draw(), game.draw());
        ASSERT_EQ(again.legal_moves(), game.legal_moves()) << game.draw();
      }
      game.undo();
      positions.pop_back();
    }
    ASSERT_EQ(game.draw(), positions.front());
  }
}

constexpr Played all_games[] = {
    {"lines-of-action", "lines-of-action", 12},
    {"camelot", "camelot", 8},
    {"camelot", "camelot;touch-once=wcf-loop-allowed;charge-compulsory=yes;castle-exit=any;no-move=draw", 8},
    {"roll-in-four", "roll-in-four", 12},
    {"push-in-four", "push-in-four", 12},
    {"push-in-four", "push-in-four;line=exact4", 12},
    {"quints", "quints", 8},
    {"quints", "quints;stones=25;capture=optional;no-move=pass", 8},
};
INSTANTIATE_TEST_SUITE_P(All, RandomGames, testing::ValuesIn(all_games));

// Any stones anywhere: positions that games seldom reach.
std::string random_position(std::mt19937_64& random, std::string_view pieces, std::uint64_t one_in) {
  dots::board8::Gfen gfen;
  for (char& at : gfen.cells) at = random() % one_in == 0 ? pieces[random() % pieces.size()] : '.';
  gfen.to_move = random() % 2 == 0 ? dots::board8::Colour::white : dots::board8::Colour::black;
  return write_gfen(gfen);
}

TEST(LinesOfActionRandom, AgreesWithTheRulesCellByCell) {
  std::mt19937_64 random(1969);
  int compared = 0;
  for (int i = 0; i < 6000; ++i) {
    const std::string gfen = random_position(random, "wb", 1 + random() % 8);
    auto game = Game::start({.game = "lines-of-action", .position = gfen});
    if (!game) continue;
    const bool white = slow_connected(gfen, 'w');
    const bool black = slow_connected(gfen, 'b');
    ASSERT_EQ(game->outcome().ending == dots::Ending::connected, white || black) << gfen;
    Moves list = slow_lines_of_action_moves(gfen);
    if (white || black || list.empty()) continue;
    ++compared;
    ASSERT_EQ(game->legal_moves(), list) << gfen;
  }
  EXPECT_GT(compared, 4000);
}

TEST(LinesOfActionRandom, EveryTextIsAMoveOrIsNot) {
  std::mt19937_64 random(1982);
  for (int i = 0; i < 10; ++i) {
    const std::string gfen = random_position(random, "wb", 4);
    Game game = board_game("lines-of-action", gfen);
    if (game.over()) continue;
    Moves found;
    for (std::uint64_t from = 0; from < 64; ++from)
      for (std::uint64_t to = 0; to < 64; ++to)
        if (game.check(cell(from) + "-" + cell(to))) found.push_back(cell(from) + cell(to));
    Moves list = game.legal_moves();
    for (std::string& move : list) move.erase(2, 1);
    std::ranges::sort(list);
    std::ranges::sort(found);
    EXPECT_EQ(found, list) << gfen;
  }
}

std::string camelot_position(std::mt19937_64& random) {
  std::string gfen;
  do gfen = random_position(random, "wwwWWbbbBB", 3 + random() % 6);
  while (!Game::start({.game = "camelot", .position = gfen}));
  return gfen;
}

void compare_camelot(const std::string& rules_text, std::uint64_t seed, int positions) {
  const auto rules = dots::camelot::parse_rules(rules_text).value();
  std::mt19937_64 random(seed);
  for (int i = 0; i < positions; ++i) {
    const std::string gfen = camelot_position(random);
    Game game = board_game("camelot", gfen, rules_text);
    if (game.over()) continue;
    const Moves list = slow_camelot_moves(gfen, rules);
    ASSERT_EQ(game.legal_moves(), list) << gfen;
    ASSERT_EQ(game.perft(1), list.size()) << gfen;
    std::uint64_t leaves = 0;
    for (const std::string& move : list) {
      ASSERT_TRUE(game.play(move)) << gfen << ' ' << move;
      if (!game.over()) leaves += game.legal_moves().size();
      game.undo();
    }
    ASSERT_EQ(game.perft(2), leaves) << gfen;
  }
}

TEST(CamelotRandom, AgreesWithTheRulesCellByCell) { compare_camelot("camelot", 1949, 1500); }
TEST(CamelotRandom, AgreesWhereLoopsAreAllowed) { compare_camelot("camelot;touch-once=wcf-loop-allowed", 1930, 600); }
TEST(CamelotRandom, AgreesWhereChargesAreCompulsory) {
  compare_camelot("camelot;charge-compulsory=yes;castle-exit=any", 1888, 600);
}
TEST(CamelotRandom, AgreesWhereBothAre) {
  compare_camelot("camelot;charge-compulsory=yes;touch-once=wcf-loop-allowed", 2012, 600);
}

}  // namespace
}  // namespace arbiter_tests
