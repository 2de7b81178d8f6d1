// The referee's game at the start of a record, and the small steps that replaying it needs.
//
//   auto game = start_of(record, options.rules);
//   if (game) pass_if_forced(*game, move);
#pragma once

#include "dots/game.h"
#include "tournament/records/board_record.h"

namespace tournament::records {

/// By `rules`, else by those of the record, else by the game's own. Errors: those of dots::Game::start.
dots::Result<dots::Game> start_of(const BoardGameRecord& record, std::string_view rules);
/// The same game going on from another position.
dots::Result<dots::Game> set_up_again(const BoardGameRecord& record, const dots::Game& game, std::string_view gfen);

/// Passes where nothing else is legal and the move is no pass; says whether it did.
bool pass_if_forced(dots::Game& game, const BoardMove& move);

/// The colour that is to move.
BoardColour colour_to_move(const BoardGameRecord& record, const dots::Game& game);

}  // namespace tournament::records
