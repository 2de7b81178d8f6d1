// The event log: decisions as data, and the two pure functions of the core.
//
//   auto entries = decide(state, command, context);       // what would be logged, or why not
//   for (const LogBody& body : *entries) state = apply(std::move(state), body);
//
// Nothing here reads a clock or a random source: time, actor and seed come in with the context. The store appends the
// entries in one transaction and chains them: hash = SHA-256(previous hash, canonical text of the entry).
#pragma once

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "tournament/event/types.h"
#include "tournament/limits.h"

namespace tournament::event {

// ---- what can be decided ---------------------------------------------------------------------------------------
struct EventCreated {
  EventSettings settings;
  friend bool operator==(const EventCreated&, const EventCreated&) = default;
};
struct EntryAdded {
  EntryNumber number;
  PlayerId player;
  friend bool operator==(const EntryAdded&, const EntryAdded&) = default;
};
struct RoundPaired {
  Round round;
  friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};
struct ResultSet {
  RoundNumber round;
  TableNumber table;
  GameResult result;
  std::string reason;
  friend bool operator==(const ResultSet&, const ResultSet&) = default;
};
struct ResultCleared {
  RoundNumber round;
  TableNumber table;
  std::string reason;
  friend bool operator==(const ResultCleared&, const ResultCleared&) = default;
};
using LogBody = std::variant<EventCreated, EntryAdded, RoundPaired, ResultSet, ResultCleared>;

/// Stable name of the kind: "event_created", …
std::string_view kind_of(const LogBody& body);
/// Canonical JSON of a body (sorted keys, no blanks, UTF-8); reads back to the same value.
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

// ---- state ------------------------------------------------------------------------------------------------------
struct State {
  EventSettings settings{};
  bool created = false;
  std::vector<Entry> entries;  ///< by number
  std::vector<Round> rounds;   ///< by number
  std::int64_t sequence = 0;   ///< of the last entry applied
  friend bool operator==(const State&, const State&) = default;
};
/// Applies a decision that decide() made; it cannot fail on a sound log. What a damaged log says of rounds or tables
/// that are not there changes nothing.
State apply(State state, const LogBody& body);

// ---- commands ---------------------------------------------------------------------------------------------------
struct CreateEvent {
  EventSettings settings;
};
struct AddEntry {
  PlayerId player;
};
struct PairRound {};  ///< the next round of the event's system
struct PairAll {};    ///< all remaining rounds of a round robin
struct SetResult {
  RoundNumber round;
  TableNumber table;
  GameResult result;
  std::string reason;
};
struct ClearResult {
  RoundNumber round;
  TableNumber table;
  std::string reason;
};
using Command = std::variant<CreateEvent, AddEntry, PairRound, PairAll, SetResult, ClearResult>;

struct Context {
  std::string at;     ///< UTC, "2026-11-29T22:05:03Z"
  std::string actor;  ///< who decides; not empty
  Limits limits{};
};

/// What would be appended to the log, or why the command is not allowed. Empty when the command asks for what stands
/// already (a result entered twice).
/// Errors: event/codes.h.
dots::Result<std::vector<LogBody>> decide(const State& state, const Command& command, const Context& context);

}  // namespace tournament::event
