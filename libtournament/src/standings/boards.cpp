#include "tournament/standings/boards.h"

#include <algorithm>
#include <map>
#include <tuple>

#include "tally.h"
#include "tournament/event/teams.h"

namespace tournament::standings {

namespace {

using event::ResultKind;

/// Games that the points were made in, forfeits with them.
int games(const BoardRow& row) { return row.played + row.forfeit_wins + row.forfeit_losses; }

void add(BoardRow& row, ResultKind kind, int halves) {
  row.points_halves += halves;
  switch (kind) {
    case ResultKind::first_wins: ++row.wins, ++row.played; break;
    case ResultKind::draw:
    case ResultKind::first_half: ++row.draws, ++row.played; break;
    case ResultKind::second_wins:
    case ResultKind::both_lose:
    case ResultKind::second_half: ++row.losses, ++row.played; break;
    case ResultKind::first_wins_forfeit: ++row.forfeit_wins; break;
    case ResultKind::second_wins_forfeit:
    case ResultKind::double_forfeit: ++row.forfeit_losses; break;
    case ResultKind::unplayed:
    case ResultKind::adjourned: break;
  }
}

/// Points, then points for each game compared as fractions, then wins.
bool better(const BoardRow& a, const BoardRow& b) {
  if (a.points_halves != b.points_halves) return a.points_halves > b.points_halves;
  const long left = static_cast<long>(a.points_halves) * games(b),
             right = static_cast<long>(b.points_halves) * games(a);
  if (left != right) return left > right;
  return a.wins > b.wins;
}

}  // namespace

std::vector<BoardRow> board_table(const event::State& state, const Options& options) {
  std::map<std::tuple<event::BoardNumber, event::EntryNumber, event::PlayerId>, BoardRow> rows;
  for (const event::Round* round : counted_rounds(state, options)) {
    for (const event::Pairing& pairing : round->pairings) {
      if (pairing.result && pairing.boards.empty()) continue;
      for (const event::BoardGame& game : event::boards_of(state, *round, pairing)) {
        if (!game.result) continue;
        const event::Award gives = award(game.result->kind, state.rules.board_scores);
        for (const bool first : {true, false}) {
          const event::PlayerId player = first ? game.first : game.second;
          if (player == 0) continue;
          const event::EntryNumber team = first == game.first_of_first ? pairing.first : pairing.second;
          BoardRow& row = rows[{game.board, team, player}];
          row.board = game.board;
          row.team = team;
          row.player = player;
          add(row, first ? game.result->kind : event::mirrored(game.result->kind),
              first ? gives.first_halves : gives.second_halves);
        }
      }
    }
  }
  std::vector<BoardRow> table;
  for (auto& [key, row] : rows) table.push_back(row);
  std::stable_sort(table.begin(), table.end(), [](const BoardRow& a, const BoardRow& b) {
    return a.board != b.board ? a.board < b.board : better(a, b);
  });
  int place = 0;
  for (std::size_t i = 0; i < table.size(); ++i) {
    const bool same_board = i > 0 && table[i - 1].board == table[i].board;
    place = same_board ? place + 1 : 1;
    const bool equal = same_board && !better(table[i - 1], table[i]);
    table[i].rank = equal ? table[i - 1].rank : place;
  }
  return table;
}

}  // namespace tournament::standings
