// Standings, crosstable and board table as documents: the same for the site, for files and for a terminal.
//
//   const TableSource source{state, players};
//   print(to_text(standings_document(source, standings::standings(state, {}))));
#pragma once

#include <map>
#include <vector>

#include "tournament/event/state.h"
#include "tournament/event/types.h"
#include "tournament/publish/document.h"
#include "tournament/standings/boards.h"
#include "tournament/standings/standings.h"

namespace tournament::publish {

/// The event, and the players of the register by id; who is missing there is shown by number.
struct TableSource {
  const event::State& state;
  const std::map<event::PlayerId, event::Player>& players;
};

/// A table for each group, with its heading where there are several. A tie-break that does not apply is an empty cell.
Document standings_document(const TableSource& source, const standings::Standings& table);
/// Who got what against whom; "×" against oneself, "." for an open game.
Document crosstable_document(const TableSource& source, const standings::Crosstable& table);
/// The best of each board, one table a board.
Document boards_document(const TableSource& source, const std::vector<standings::BoardRow>& rows);

/// Of an open challenge: a table for each category, the teams, and notes on who is out of the ranking.
Document challenge_document(const TableSource& source);
/// Of an open challenge: whom each has beaten, by game.
Document central_document(const TableSource& source);

}  // namespace tournament::publish
