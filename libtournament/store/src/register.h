// The register of players: every decision an entry of its log, the rows what the log amounts to.
//
//   auto writer = PlayerLogWriter::open(connection, context, "came by post");
//   auto id = add_player(connection, *writer, {.name = "Kovács, Anna"});
//
// Every function runs inside the caller's transaction.
#pragma once

#include <vector>

#include "connection.h"
#include "dots/diagnostic.h"
#include "player_log_rows.h"
#include "player_rows.h"

namespace tournament::store::detail {

/// Errors: of event::validate.
dots::Result<event::PlayerId> add_player(Connection& connection, PlayerLogWriter& log, const event::Player& player);
/// Changes a person to what is given; nothing is logged when that is what stands.
/// Errors: STO011, STO029 {what: merged}, of event::validate.
dots::Result<void> change_player(Connection& connection, PlayerLogWriter& log, const event::Player& player);
/// Errors: STO011, STO028, STO029.
dots::Result<void> merge_players(Connection& connection, PlayerLogWriter& log, event::PlayerId kept,
                                 event::PlayerId merged);
/// Errors: STO011, STO029 {what: not_merged}.
dots::Result<void> undo_merge(Connection& connection, PlayerLogWriter& log, event::PlayerId merged);
/// Takes away everything that is known of the person and of all that were merged into him; the log keeps ids alone.
/// Errors: STO011, STO029 {what: merged}.
dots::Result<void> erase_player(Connection& connection, PlayerLogWriter& log, event::PlayerId id);

/// Where a player is entered, as the persons are now.
dots::Result<std::vector<PlayerEntry>> entries_of(Connection& connection, event::PlayerId id);

/// Findings: STO026, STO027, STO020.
dots::Result<void> check_players(Connection& connection, dots::Diagnostics& findings);
/// Writes the rows as the log has them, and gives the number of those that were not so. Errors: STO027.
dots::Result<std::int64_t> rebuild_players(Connection& connection);
/// Begins the log for a register that had none: an entry for each row. `at`: UTC.
dots::Result<void> adopt_players(Connection& connection, const std::string& at);

}  // namespace tournament::store::detail
