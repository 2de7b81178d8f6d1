// Decisions on an event: made by the core, confirmed by who decides, appended by the store, or with --dry-run only
// shown.
//
//   auto done = decide(call, *opened, {AddEntry{player}});
//   print_decisions(call, opened->summary.code, *done);
#pragma once

#include <vector>

#include "cli/json.h"
#include "cli/open_event.h"
#include "tournament/event/commands.h"
#include "tournament/store/types.h"

namespace arbiter::cli {

struct Decided {
  std::vector<tournament::event::LogEntry> entries;  ///< without hashes when nothing was appended
  tournament::event::State state;                    ///< after them
  std::vector<tournament::event::Warning> warnings{};
  std::string snapshot{};  ///< the copy that was made before; empty when none was needed
};

/// What the core needs to know of the people of an event: ratings, and keys for clubs and federations.
std::vector<tournament::event::PersonFacts> facts_of(const tournament::event::State& state, const Register& people);

/// Decides the commands one after the other and appends everything or nothing, with the records; warnings are shown
/// and must be confirmed (confirm.h). A log that moved on meanwhile is decided on again.
dots::Result<Decided> decide(const Invocation& call, OpenEvent& opened,
                             const std::vector<tournament::event::Command>& commands,
                             const std::vector<tournament::store::RecordFile>& records = {});

/// What decide() would log on a state; nothing is stored, and nothing asked.
dots::Result<Decided> decide_on(tournament::event::State state, const std::vector<tournament::event::Command>& commands,
                                const tournament::event::Context& context);

std::vector<tournament::event::LogBody> bodies_of(const std::vector<tournament::event::LogEntry>& entries);

/// {"sequence","at","actor","kind","body","hash"}; hash is null for an entry that was not appended.
Json entry_json(const tournament::event::LogEntry& entry);
/// "3  2026-11-29 22:05:03  Anna  result_set {…}".
std::string entry_line(const tournament::event::LogEntry& entry);
/// The JSON of a mutating verb (arbiter.decision/1), or with --dry-run the entries for people.
/// `more` is added to the document.
void print_decisions(const Invocation& call, const std::string& event_code, const Decided& decided,
                     const Json& more = Json::object());
/// The same, and for people who did not ask for --dry-run the line, or that all is as it was.
void print_done(const Invocation& call, const std::string& event_code, const Decided& decided, const std::string& line);

}  // namespace arbiter::cli
