// An event as the fold of its log: loading, appending, and the state kept between calls.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "connection.h"
#include "dots/diagnostic.h"
#include "player_rows.h"
#include "tournament/event/log.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// A state with the end of the log it was folded from, and the merges of players that were known then: the state names
/// the persons who were kept, whatever ids the log has.
struct Folded {
  EventId event = 0;
  event::State state;
  LogHead head;
  Merges merges{};
};

/// Folds the log of an event; goes on from `known` when that is a state of this event and still part of its log.
/// Runs inside the caller's transaction. Errors: STO007, STO011.
dots::Result<Folded> fold_log(Connection& connection, EventId event, const std::optional<Folded>& known);

/// Visits all entries of an event, verified, and compares the end with the row of the event.
/// Runs inside the caller's transaction. Errors: STO007, STO011.
dots::Result<LogHead> verify_log(Connection& connection, EventId event,
                                 const std::function<void(event::LogEntry&&)>& visit);

/// Appends to the log and renews the row of the event; `folded` becomes the state after it.
/// Runs inside the caller's transaction, which must hold the writers' lock. Errors: as Store::append, without STO006.
dots::Result<std::vector<event::LogEntry>> append_bodies(Connection& connection, Folded& folded,
                                                         const std::vector<event::LogBody>& bodies,
                                                         const event::Context& context);

/// Starts the chain of a new event with its first decisions. Errors: STO013, STO015, LIM001.
dots::Result<std::vector<event::LogEntry>> start_log(Connection& connection, Folded& folded,
                                                     const std::vector<event::LogBody>& bodies,
                                                     const event::Context& context);

/// Findings about every event: STO007, STO017, STO018. The ends of the sound logs go to `heads`, unless it is null.
dots::Result<void> check_events(Connection& connection, dots::Diagnostics& findings, std::vector<EventHead>* heads);

/// Writes the rows of the events as their logs have them, and gives the number of those that were not so.
/// Runs inside the caller's transaction. Errors: STO007.
dots::Result<std::int64_t> rebuild_events(Connection& connection);

}  // namespace tournament::store::detail
