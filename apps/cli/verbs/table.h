// The nouns, each with its rows of the table of verbs.
#pragma once

#include <span>

#include "cli/command.h"

namespace arbiter::cli {

std::span<const Verb> rules_verbs();
std::span<const Verb> game_verbs();
std::span<const Verb> record_verbs();  ///< without a database
std::span<const Verb> record_convert_verbs();
std::span<const Verb> record_store_verbs();  ///< with one
std::span<const Verb> record_search_verbs();
std::span<const Verb> record_export_verbs();
std::span<const Verb> db_verbs();
std::span<const Verb> db_care_verbs();  ///< and doctor
std::span<const Verb> player_verbs();
std::span<const Verb> player_register_verbs();
std::span<const Verb> event_setup_verbs();  ///< from the making of an event to the end of a stage
std::span<const Verb> event_verbs();
std::span<const Verb> event_end_verbs();  ///< closing, reopening, copying
std::span<const Verb> entry_verbs();
std::span<const Verb> entry_state_verbs();  ///< who plays when
std::span<const Verb> entry_team_verbs();   ///< board order, who is away
std::span<const Verb> round_verbs();
std::span<const Verb> round_change_verbs();  ///< by hand
std::span<const Verb> round_line_up_verbs();
std::span<const Verb> result_verbs();
std::span<const Verb> result_list_verbs();
std::span<const Verb> result_import_verbs();
std::span<const Verb> standings_verbs();
std::span<const Verb> standings_explain_verbs();
std::span<const Verb> duel_verbs();        ///< without a database
std::span<const Verb> duel_enter_verbs();  ///< with one
std::span<const Verb> duel_list_verbs();
std::span<const Verb> duel_import_verbs();
std::span<const Verb> publish_verbs();
std::span<const Verb> log_verbs();
std::span<const Verb> about_verbs();  ///< help, version

}  // namespace arbiter::cli
