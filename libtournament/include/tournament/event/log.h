// The event log: decisions as data, and their one text.
//
//   auto entries = decide(state, command, context);       // what would be logged, or why not (commands.h)
//   for (const LogBody& body : *entries) state = apply(std::move(state), body);   // state.h
//
// Nothing here reads a clock or a random source: time, actor and seed come in with the context. The store appends the
// entries in one transaction and chains them: hash = SHA-256(previous hash, canonical text of the entry).
#pragma once

#include <string>
#include <string_view>

#include "tournament/event/commands.h"
#include "tournament/event/log_body.h"
#include "tournament/event/state.h"

namespace tournament::event {

/// Stable name of the kind: "event_created", …
std::string_view kind_of(const LogBody& body);
/// Canonical JSON of a body (sorted keys, no blanks, UTF-8); reads back to the same value. What was added to a body
/// after its first edition is written only where it is not the default, so that old logs keep their text.
std::string encode(const LogBody& body);
/// Takes nothing but what encode() writes, byte for byte, so that a damaged body is never guessed at.
/// Errors: LOG001 {kind} unknown kind, LOG002 {what} damaged body, LIM001 {limit, bound, found}.
dots::Result<LogBody> decode(std::string_view kind, std::string_view json);

/// An entry as it stands in the log.
struct LogEntry {
  std::int64_t sequence = 0;  ///< 1-based in its chain
  std::string at;             ///< UTC, "2026-11-29T22:05:03Z"
  std::string actor;
  LogBody body;
  std::string previous_hash;  ///< hex; 64 zeros before the first
  std::string hash;           ///< hex
};
/// The text that is hashed after the previous hash: sequence, time, actor, kind and body.
std::string canonical_text(const LogEntry& entry);

}  // namespace tournament::event
