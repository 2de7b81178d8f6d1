// A copy of the database beside it, before a decision that takes back what was published.
//
//   if (auto danger = danger_of(state, bodies); !danger.empty()) make_snapshot(call, store, "spring-cup-" + danger);
//
// A SQLite file is copied into FILE.snapshots, a PostgreSQL database as an archive into NAME.snapshots in the current
// folder; ARBITER_SNAPSHOTS names another folder, or is "off". The newest 20 are kept. `arbiter db restore` takes both.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cli/command.h"
#include "cli/database.h"
#include "tournament/event/state.h"

namespace arbiter::cli {

/// What is dangerous about appending the bodies, as a word for the name of the copy; empty when nothing is.
std::string_view danger_of(const tournament::event::State& state,
                           const std::vector<tournament::event::LogBody>& bodies);

/// Makes the copy and tells where it is; an empty path when snapshots are off or the database is in memory alone.
/// Errors: CLI060 {folder, reason}: then the decision is not to be made.
dots::Result<std::string> make_snapshot(const Invocation& call, const Store& store, const std::string& why);

}  // namespace arbiter::cli
