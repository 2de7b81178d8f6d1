// The rows of the table `events`: what each log amounts to. Every function runs inside the caller's transaction.
#pragma once

#include <string_view>
#include <vector>

#include "connection.h"
#include "tournament/event/log.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// The row for a state whose log ends at `head`.
EventSummary summarize(EventId id, const event::State& state, const LogHead& head);

/// Errors: STO013.
dots::Result<EventId> insert_event(Connection& connection, const EventSummary& summary);
/// Inserts the row of an event that has an id already.
dots::Result<void> restore_event(Connection& connection, const EventSummary& summary);
dots::Result<void> update_event(Connection& connection, const EventSummary& summary);
/// Errors: STO011.
dots::Result<EventSummary> read_event(Connection& connection, EventId id);
dots::Result<std::vector<EventSummary>> read_events(Connection& connection);
/// By id, code or title. Errors: STO011, STO012.
dots::Result<EventSummary> find_event(Connection& connection, std::string_view name);

}  // namespace tournament::store::detail
