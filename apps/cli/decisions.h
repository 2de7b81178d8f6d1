// Decisions on an event: made by the core, appended by the store, or with --dry-run only shown.
//
//   auto done = decide(call, *store, event->id, {AddEntry{player}});
//   print_decisions(call, *event, *done);
#pragma once

#include <vector>

#include "cli/database.h"
#include "cli/json.h"
#include "tournament/store/types.h"

namespace arbiter::cli {

struct Decided {
  std::vector<tournament::event::LogEntry> entries;  ///< without hashes when nothing was appended
  tournament::event::State state;                    ///< after them
};

/// Decides the commands one after the other and appends everything or nothing, with the records. A log that moved on
/// meanwhile is decided on again.
dots::Result<Decided> decide(const Invocation& call, Store& store, tournament::store::EventId event,
                             const std::vector<tournament::event::Command>& commands,
                             const std::vector<tournament::store::RecordFile>& records = {});

/// What decide() would log on a state; nothing is stored.
dots::Result<Decided> decide_on(tournament::event::State state, const std::vector<tournament::event::Command>& commands,
                                const tournament::event::Context& context);

/// {"sequence","at","actor","kind","body","hash"}; hash is null for an entry that was not appended.
Json entry_json(const tournament::event::LogEntry& entry);
/// "3  2026-11-29 22:05:03  Anna  result_set {…}".
std::string entry_line(const tournament::event::LogEntry& entry);
/// The JSON of a mutating verb (arbiter.decision/1), or with --dry-run the entries for people.
/// `more` is added to the document.
void print_decisions(const Invocation& call, const std::string& event_code,
                     const std::vector<tournament::event::LogEntry>& entries, const Json& more = Json::object());

}  // namespace arbiter::cli
