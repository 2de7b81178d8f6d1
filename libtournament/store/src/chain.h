// The hash chain of an event's log: hash = SHA-256(previous hash, newline, canonical text of the entry).
//
//   ChainWalk walk(event, head, last_sequence);
//   for (const StoredEntry& stored : rows) entries.push_back(*walk.next(stored));
#pragma once

#include <cstdint>
#include <string>

#include "dots/result.h"
#include "tournament/event/log.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// The end of a chain without entries.
LogHead empty_chain();

/// The hash of an entry; its own `hash` is not used.
std::string hash_of(const event::LogEntry& entry);

/// An entry as its row has it.
struct StoredEntry {
  std::int64_t sequence = 0;
  std::string at, actor, kind, body, previous_hash, hash;
};

/// STO007 {event, sequence, what}; `was` when the entry has the number of another one.
dots::Error broken(EventId event, std::int64_t sequence, std::string_view what, std::int64_t was = 0);

/// Follows a chain entry by entry and names the first that does not belong where it stands.
class ChainWalk {
 public:
  /// `last_sequence`: the largest number an entry of this chain can have had.
  ChainWalk(EventId event, LogHead from, std::int64_t last_sequence)
      : event_(event), head_(std::move(from)), last_sequence_(last_sequence) {}
  dots::Result<event::LogEntry> next(const StoredEntry& stored);
  [[nodiscard]] const LogHead& head() const { return head_; }

 private:
  EventId event_;
  LogHead head_;
  std::int64_t last_sequence_;
};

}  // namespace tournament::store::detail
