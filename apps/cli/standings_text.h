// Standings, crosstable and board table as JSON; as documents they come from publish/tables.h.
//
//   console.json(standings_json(state, people, table));
#pragma once

#include "cli/json.h"
#include "cli/register.h"
#include "tournament/event/log.h"
#include "tournament/standings/boards.h"
#include "tournament/standings/standings.h"

namespace arbiter::cli {

/// arbiter.standings/1
Json standings_json(const tournament::event::State& state, const Register& people,
                    const tournament::standings::Standings& table);
/// arbiter.crosstable/1: the rows of the standings, each with its games.
Json crosstable_json(const tournament::event::State& state, const Register& people,
                     const tournament::standings::Crosstable& table);
/// arbiter.boards/1
Json boards_json(const tournament::event::State& state, const Register& people,
                 const std::vector<tournament::standings::BoardRow>& table);

}  // namespace arbiter::cli
