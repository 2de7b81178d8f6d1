// Players in the register. Every function runs inside the caller's transaction.
#pragma once

#include <string_view>
#include <vector>

#include "connection.h"
#include "dots/diagnostic.h"
#include "tournament/event/types.h"

namespace tournament::store::detail {

dots::Result<event::PlayerId> insert_player(Connection& connection, const event::Player& player);
dots::Result<void> update_player(Connection& connection, const event::Player& player);
dots::Result<event::Player> read_player(Connection& connection, event::PlayerId id);
/// Those that have every folded word of `text`.
dots::Result<std::vector<event::Player>> read_players(Connection& connection, std::string_view text);
dots::Result<bool> has_player(Connection& connection, event::PlayerId id);

/// Renews the search texts, and gives the number of those that were stale.
dots::Result<std::int64_t> rebuild_players(Connection& connection);

/// Findings: STO020.
dots::Result<void> check_players(Connection& connection, dots::Diagnostics& findings);

}  // namespace tournament::store::detail
