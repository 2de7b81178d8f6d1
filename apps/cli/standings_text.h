// Standings and crosstable as documents and as JSON.
//
//   Document document = standings_document(state, people, table);
//   console.json(standings_json(state, people, table));
#pragma once

#include "cli/json.h"
#include "cli/register.h"
#include "tournament/event/log.h"
#include "tournament/publish/document.h"
#include "tournament/standings/standings.h"

namespace arbiter::cli {

tournament::publish::Document standings_document(const tournament::event::State& state, const Register& people,
                                                 const tournament::standings::Standings& table);
tournament::publish::Document crosstable_document(const tournament::event::State& state, const Register& people,
                                                  const tournament::standings::Crosstable& table);
/// arbiter.standings/1
Json standings_json(const tournament::event::State& state, const Register& people,
                    const tournament::standings::Standings& table);
/// arbiter.crosstable/1: the rows of the standings, each with its games.
Json crosstable_json(const tournament::event::State& state, const Register& people,
                     const tournament::standings::Crosstable& table);

}  // namespace arbiter::cli
