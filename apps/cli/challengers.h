// Who takes part in an open challenge: enrolled with what the register says, named by start number or by name.
//
//   commands.push_back(enrolment_of(player, entry, 101));
//   auto number = start_number_named(*opened, "kovacs");
#pragma once

#include "cli/open_event.h"
#include "tournament/challenge/championship.h"
#include "tournament/event/commands.h"

namespace arbiter::cli {

/// School, and the first category that is lower, upper or adult, or else the first one. `number` 0: that of the entry.
tournament::event::SetChallenger enrolment_of(const tournament::event::Player& player,
                                              tournament::event::EntryNumber entry,
                                              tournament::challenge::Number number);

/// A start number, or the name or nick of an entry that takes part. Errors: EVT146, EVT147 {number}, STO011, CLI022.
dots::Result<tournament::challenge::Number> start_number_named(const OpenEvent& opened, const std::string& text);

/// "Kovács, Anna"; empty for a number that nobody has.
std::string challenger_name(const tournament::event::State& state, const Register& people,
                            tournament::challenge::Number number);

/// The championship with the names of its players.
tournament::challenge::Championship named_championship(const tournament::event::State& state, const Register& people);

}  // namespace arbiter::cli
