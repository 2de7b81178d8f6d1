// Matches between teams: who plays whom on which board, and what comes of it.
//
//   for (const BoardGame& game : boards_of(state, round, pairing)) show(game.board, game.first, game.second);
//   BoardPoints points = board_points(state, round, pairing);       // halves of both teams so far
//
// An entry with members is a team, and two of them meet in a match where the rules of the event name a number of
// boards. On the first board the player of the pairing's first team moves first, on the second one that of the other
// team, and so on. A result of a board is written as that of a game is: for the one who moves first on it.
#pragma once

#include <optional>
#include <vector>

#include "tournament/event/state.h"

namespace tournament::event {

/// Whether the pairing is a match on boards.
bool is_match(const State& state, const Pairing& pairing);
/// The members that the team has for a round, by board, reserves last.
const std::vector<PlayerId>& members_in(const Entry& entry, RoundNumber round);
bool is_away(const Entry& entry, PlayerId player, RoundNumber round);
/// Who plays for the team in a round, one for each board, 0 = nobody: as it was named, or the first of the board order
/// who are not away. Empty for an entry that is no team.
std::vector<PlayerId> line_up(const State& state, const Entry& entry, RoundNumber round);

/// One board of a match.
struct BoardGame {
  BoardNumber board = 0;
  PlayerId first = 0;  ///< moves first; 0: nobody came
  PlayerId second = 0;
  bool first_of_first = true;  ///< who moves first plays for the pairing's first team
  /// What was entered; a forfeit where a side has nobody.
  std::optional<GameResult> result{};
  bool by_line_up = false;  ///< the forfeit follows from the line-ups and is not entered
  friend bool operator==(const BoardGame&, const BoardGame&) = default;
};
/// The boards of a match; none for another pairing.
std::vector<BoardGame> boards_of(const State& state, const Round& round, const Pairing& pairing);

/// Board points of a pairing in halves, those of an open match so far. A forfeit of a whole team wins every board. A
/// bye worth a win in match points wins every board, one worth nothing gives nothing, others draw on every board.
struct BoardPoints {
  int first_halves = 0;
  int second_halves = 0;
  friend bool operator==(const BoardPoints&, const BoardPoints&) = default;
};
BoardPoints board_points(const State& state, const Round& round, const Pairing& pairing);

/// What a match comes to by its boards, once the last of them has a result: more board points win. Where nobody played,
/// it is a forfeit.
std::optional<GameResult> match_result(const State& state, const Round& round, const Pairing& pairing);

/// What a pairing gives in the points that the standings go by: board points where the event has them first, else the
/// award of its result. Nothing without a result.
Award primary_award(const State& state, const Round& round, const Pairing& pairing);

}  // namespace tournament::event
