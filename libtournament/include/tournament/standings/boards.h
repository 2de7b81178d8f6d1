// Who of the teams did best on each board.
//
//   for (const BoardRow& row : board_table(state, {.section = 1})) print(row.board, row.rank, row.player);
#pragma once

#include <vector>

#include "tournament/standings/standings.h"

namespace tournament::standings {

/// What one player made on one board. Who played on two boards has a row for each.
struct BoardRow {
  event::BoardNumber board = 0;
  int rank = 0;  ///< on the board
  event::PlayerId player = 0;
  event::EntryNumber team = 0;
  int played = 0;  ///< games on the board
  int wins = 0, draws = 0, losses = 0;
  int forfeit_wins = 0, forfeit_losses = 0;
  int points_halves = 0;  ///< wins by forfeit with them
  friend bool operator==(const BoardRow&, const BoardRow&) = default;
};

/// By board, then by points, by the share of the points that were to be had, by wins; who is equal in all shares the
/// rank and stands in the order of the teams. Boards that nobody came to, and teams that forfeited as a whole, are left
/// out.
std::vector<BoardRow> board_table(const event::State& state, const Options& options);

}  // namespace tournament::standings
