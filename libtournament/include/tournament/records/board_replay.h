// Board games before the referee: whether a record holds, and its moves as the referee writes them.
//
//   VerifyReport report = verify_board(record, {});
//   auto plain = canonical(record);            // one spelling, forced passes put in
//   if (plain) auto text = write_pdn(*plain);
#pragma once

#include "tournament/records/board_record.h"
#include "tournament/records/verify.h"

namespace tournament::records {

/// Replays the main line and compares the claimed result with the board (formats/board-game-text.md §5). The score is
/// what the game counts: discs in Othello, pieces elsewhere.
VerifyReport verify_board(const BoardGameRecord& record, const VerifyOptions& options);

/// The record with every move in the referee's spelling, in draughts that of PDN, with forced passes and the colours of
/// the moves put in. A variation is kept as written from its first illegal move on. Errors: BRD004 {ply, code} the main
/// line cannot be replayed to its end; those of dots::Game::start.
dots::Result<BoardGameRecord> canonical(const BoardGameRecord& record);

/// The side that the colour has in the game; Black is first in Lines of Action and Othello.
dots::Winner winner_of(const BoardGameRecord& record, BoardResult result);

}  // namespace tournament::records
