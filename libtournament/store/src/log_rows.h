// The rows of the table `log`. Every function runs inside the caller's transaction.
#pragma once

#include <functional>
#include <vector>

#include "chain.h"
#include "connection.h"
#include "tournament/event/log.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// Visits the verified entries after `from` and gives the end of the log. Errors: STO007, or of `visit`.
dots::Result<LogHead> walk_log(Connection& connection, EventId event, const LogHead& from,
                               const std::function<void(event::LogEntry&&)>& visit);

/// The end of the log as it is stored, not verified.
dots::Result<LogHead> read_head(Connection& connection, EventId event);

/// Gives the bodies numbers, hashes and the context, after `from`. Nothing is written.
/// Errors: STO015 {field: at | actor | body}, LIM001 {limit: log_entry_bytes}.
dots::Result<std::vector<event::LogEntry>> chain_entries(const LogHead& from, const std::vector<event::LogBody>& bodies,
                                                         const event::Context& context);

dots::Result<void> insert_entries(Connection& connection, EventId event, const std::vector<event::LogEntry>& entries);

}  // namespace tournament::store::detail
