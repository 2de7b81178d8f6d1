// The database a verb works on, who decides, and when.
//
//   auto store = open_store(call, OpenMode::read_write);
//   auto context = context_of(call);       // {"2026-11-29T22:05:03Z", "Anna"}
#pragma once

#include <string>

#include "cli/command.h"
#include "dots/result.h"
#include "tournament/event/log.h"
#include "tournament/store/store.h"

namespace arbiter::cli {

using tournament::store::OpenMode;
using tournament::store::Store;

/// --db, else $ARBITER_DB, else ./arbiter.db. Error: CLI025 a kind of database that is not supported.
dots::Result<std::string> database_of(const Invocation& call);
dots::Result<Store> open_store(const Invocation& call, OpenMode mode);
/// For a verb that changes the database, unless it only says what it would do.
dots::Result<Store> open_store_to_change(const Invocation& call);
[[nodiscard]] bool only_shows(const Invocation& call);  ///< --dry-run

/// UTC, "2026-11-29T22:05:03Z".
std::string now_utc();
/// Now, and --as, else $USER, else the name of the account.
tournament::event::Context context_of(const Invocation& call);

}  // namespace arbiter::cli
