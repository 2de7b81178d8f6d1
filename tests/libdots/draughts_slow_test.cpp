// The moves of draughts against a second referee, on random boards and in random games.
#include "dots/draughts/board.h"
#include "libdots/board_games.h"
#include "libdots/slow_draughts.h"

namespace arbiter_tests {
namespace {

using dots::board8::to_text;
using namespace dots::draughts;

std::string told(const Move& move) {
  std::string text = to_text(move.from) + ' ' + to_text(move.to) + (move.king ? " king" : " man");
  for (int file = 0; file < 8; ++file)
    for (int rank = 0; rank < 8; ++rank)
      if (const auto square = dots::board8::square_at(file, rank); (move.captured & dots::board8::bit(square)) != 0)
        text += ' ' + to_text(square);
  return text;
}

void expect_the_same(const Rules& rules, const Board& board) {
  const std::string gfen = dots::board8::write_gfen(board.write(rules));
  std::set<std::string> found;
  const auto moves = board.moves(rules);
  for (const Move& move : moves) EXPECT_TRUE(found.insert(told(move)).second) << "twice at " << gfen;
  ASSERT_EQ(found, slow_draughts_moves(gfen, rules.variant == Variant::brazilian)) << gfen;
  ASSERT_EQ(board.perft(rules, 1), moves.size()) << gfen;
  ASSERT_EQ(board.standing(rules).ending == dots::Ending::none, !moves.empty()) << gfen;
  for (const Move& move : moves) {
    const std::string text = board.print(rules, move);
    const auto again = board.find(rules, text);
    ASSERT_TRUE(again) << text << " at " << gfen << ' ' << again.error().code;
    ASSERT_EQ(*again, move) << text << " at " << gfen;
    for (const Path& path : board.paths(rules, move, 20)) {
      std::string whole;
      for (const Square square : path) whole += to_text(square);
      ASSERT_EQ(board.find(rules, whole).value(), move) << whole << " at " << gfen;
    }
  }
}

Board random_board(const Rules& rules, Random& random) {
  dots::board8::Gfen gfen;
  gfen.cells.fill('.');
  const int density = 8 + random.below(40);
  const int king_share = random.below(100);
  for (int file = 0; file < 8; ++file)
    for (int rank = file % 2; rank < 8; rank += 2) {
      if (random.below(100) >= density) continue;
      const bool white = random.coin();
      const bool king = random.below(100) < king_share || rank == (white ? 7 : 0);
      gfen.cells[dots::board8::square_at(file, rank)] = white ? (king ? 'W' : 'w') : (king ? 'B' : 'b');
    }
  gfen.to_move = random.coin() ? dots::board8::Colour::white : dots::board8::Colour::black;
  return Board::read(rules, gfen).value();
}

class DraughtsMoves : public testing::TestWithParam<Variant> {
 protected:
  Rules rules_{.variant = GetParam()};
};

TEST_P(DraughtsMoves, OnRandomBoardsAreThoseOfTheSlowReferee) {
  Random random(64);
  for (int i = 0; i < 6'000; ++i) expect_the_same(rules_, random_board(rules_, random));
}

TEST_P(DraughtsMoves, InRandomGamesAreThoseOfTheSlowReferee) {
  Random random(25);
  for (int game = 0; game < 60; ++game) {
    Board board = Board::start(rules_);
    for (int ply = 0; ply < 120; ++ply) {
      expect_the_same(rules_, board);
      const auto moves = board.moves(rules_);
      if (moves.empty()) break;
      board.play(rules_, moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Both, DraughtsMoves, testing::Values(Variant::russian, Variant::brazilian));

}  // namespace
}  // namespace arbiter_tests
