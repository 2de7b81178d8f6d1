// A player, and the decisions on players, for people and for programs.
#pragma once

#include "cli/console.h"
#include "cli/register.h"
#include "tournament/event/player_log.h"

namespace arbiter::cli {

/// A table or a document of players (arbiter.players/1).
void print_players(Console& console, const std::vector<tournament::event::Player>& players);
/// What is known of a player, a fact a line; what is empty is left out.
void print_player(Console& console, const tournament::event::Player& player);

/// {"sequence","at","actor","kind","player","other","reason","facts","hash"}; facts are null where they were erased.
Json player_entry_json(const tournament::event::PlayerLogEntry& entry);
/// "3  2026-11-29 22:05:03  Anna  player_edited 7 Kovács, Anna (married)".
std::string player_entry_line(const tournament::event::PlayerLogEntry& entry);

}  // namespace arbiter::cli
