// The rows of the register: `players` and what hangs on them. Every function runs inside the caller's transaction; none
// of them writes the register's log (register.h).
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "connection.h"
#include "tournament/event/player_log.h"

namespace tournament::store::detail {

/// Where ids lead that were merged into others, through all steps.
using Merges = std::map<event::PlayerId, event::PlayerId>;
event::PlayerId resolve(const Merges& merges, event::PlayerId id);
dots::Result<Merges> read_merges(Connection& connection);

/// A row as it stands.
struct PlayerRow {
  event::Player player;
  event::PlayerId merged_into = 0;
  std::string folded{};
};

/// Name, nicks and Latin form without case and accents.
std::string search_text(const event::Player& player);

/// Inserts a new row, with the player's id or, where that is 0, with the next one.
dots::Result<event::PlayerId> insert_player(Connection& connection, const event::Player& player);
/// Errors: STO011.
dots::Result<void> write_player(Connection& connection, const event::Player& player);
dots::Result<void> write_merge(Connection& connection, event::PlayerId id, event::PlayerId into);
dots::Result<void> delete_player(Connection& connection, event::PlayerId id);

/// Errors: STO011.
dots::Result<PlayerRow> read_player(Connection& connection, event::PlayerId id);
/// All rows by id, those that were merged too.
dots::Result<std::vector<PlayerRow>> read_player_rows(Connection& connection);
/// Those whose name or nicks have every word, by name; merged ones are left out.
dots::Result<std::vector<event::Player>> read_players(Connection& connection, std::string_view text);
/// Whether there is such a player now, merged into no other.
dots::Result<bool> has_player(Connection& connection, event::PlayerId id);
/// Whether there is or was one: a row, or one that was erased.
dots::Result<bool> knows_player(Connection& connection, event::PlayerId id);

}  // namespace tournament::store::detail
