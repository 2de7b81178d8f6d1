#include "chain.h"

#include "store_error.h"
#include "tournament/store/errors.h"
#include "values.h"

namespace tournament::store::detail {

LogHead empty_chain() { return {.sequence = 0, .hash = std::string(64, '0')}; }

std::string hash_of(const event::LogEntry& entry) {
  return sha256(entry.previous_hash + '\n' + event::canonical_text(entry));
}

dots::Error broken(EventId event, std::int64_t sequence, std::string_view what, std::int64_t was) {
  dots::Arguments args{
      {"event", std::to_string(event)}, {"sequence", std::to_string(sequence)}, {"what", std::string(what)}};
  if (was > 0) args.push_back({"was", std::to_string(was)});
  return error(errors::chain_broken, std::move(args));
}

dots::Result<event::LogEntry> ChainWalk::next(const StoredEntry& stored) {
  const std::int64_t expected = head_.sequence + 1;
  if (stored.sequence != expected) return broken(event_, expected, "removed");

  auto body = event::decode(stored.kind, stored.body);
  if (!body) return broken(event_, expected, "unreadable");
  event::LogEntry entry{.sequence = stored.sequence,
                        .at = stored.at,
                        .actor = stored.actor,
                        .body = std::move(body).value(),
                        .previous_hash = stored.previous_hash,
                        .hash = stored.hash};
  if (hash_of(entry) != entry.hash) {
    // An entry that was moved still has the hash it got under its own number.
    for (std::int64_t was = 1; was <= last_sequence_; ++was) {
      event::LogEntry moved = entry;
      moved.sequence = was;
      if (hash_of(moved) == entry.hash) return broken(event_, expected, "reordered", was);
    }
    return broken(event_, expected, "changed");
  }
  if (entry.previous_hash != head_.hash) {
    // Sound in itself, but chained to another entry than the one before it: that one was replaced, hash and all.
    return expected == 1 ? broken(event_, 1, "changed") : broken(event_, expected - 1, "replaced");
  }
  head_ = {.sequence = entry.sequence, .hash = entry.hash};
  return entry;
}

}  // namespace tournament::store::detail
