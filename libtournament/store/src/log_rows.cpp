#include "log_rows.h"

#include <algorithm>

#include "tournament/limits.h"
#include "values.h"

namespace tournament::store::detail {

dots::Result<LogHead> walk_log(Connection& connection, EventId event, const LogHead& from,
                               const std::function<void(event::LogEntry&&)>& visit) {
  // The row of the event still knows how long the log was when entries are missing at its end.
  const auto last = connection.number(
      "SELECT max(sequence) FROM (SELECT sequence FROM log WHERE chain = ? UNION SELECT sequence FROM events WHERE "
      "id = ?) AS known",
      {qlonglong{event}, qlonglong{event}});
  if (!last) return last.error();
  ChainWalk walk(event, from, *last);
  auto done = connection.each(
      "SELECT sequence, at, actor, kind, body, previous_hash, hash FROM log WHERE chain = ? AND sequence > ? "
      "ORDER BY sequence",
      {qlonglong{event}, qlonglong{from.sequence}}, [&](const Row& row) -> dots::Result<void> {
        auto entry = walk.next({.sequence = row.number(0),
                                .at = row.text(1),
                                .actor = row.text(2),
                                .kind = row.text(3),
                                .body = row.text(4),
                                .previous_hash = row.text(5),
                                .hash = row.text(6)});
        if (!entry) return entry.error();
        visit(std::move(entry).value());
        return {};
      });
  if (!done) return done.error();
  return walk.head();
}

dots::Result<LogHead> read_head(Connection& connection, EventId event) {
  LogHead head = empty_chain();
  auto done = connection.each("SELECT sequence, hash FROM log WHERE chain = ? ORDER BY sequence DESC LIMIT 1",
                              {qlonglong{event}}, [&head](const Row& row) {
                                head = {.sequence = row.number(0), .hash = row.text(1)};
                                return dots::Result<void>();
                              });
  if (!done) return done.error();
  return head;
}

dots::Result<std::vector<event::LogEntry>> chain_entries(const LogHead& from, const std::vector<event::LogBody>& bodies,
                                                         const event::Context& context) {
  constexpr Limits limits;
  if (auto fine = check_time(context.at); !fine) return fine.error();
  if (auto fine = check_actor(context.actor); !fine) return fine.error();

  std::vector<event::LogEntry> entries;
  LogHead head = from;
  for (const event::LogBody& body : bodies) {
    const std::string text = event::encode(body);
    if (text.size() > limits.log_entry_bytes) return over_limit("log_entry_bytes", limits.log_entry_bytes, text.size());
    // What is not UTF-8 would come back from the database as something else, and break the chain.
    if (to_qt(text).toString().toStdString() != text) return refused("body", "encoding");
    event::LogEntry entry{.sequence = head.sequence + 1,
                          .at = context.at,
                          .actor = context.actor,
                          .body = body,
                          .previous_hash = head.hash,
                          .hash = {}};
    entry.hash = hash_of(entry);
    head = {.sequence = entry.sequence, .hash = entry.hash};
    entries.push_back(std::move(entry));
  }
  return entries;
}

dots::Result<void> insert_entries(Connection& connection, EventId event, const std::vector<event::LogEntry>& entries) {
  Statement insert(connection,
                   "INSERT INTO log (chain, sequence, at, actor, kind, body, previous_hash, hash) "
                   "VALUES (?, ?, ?, ?, ?, ?, ?, ?)");
  for (const event::LogEntry& entry : entries) {
    auto added = insert.run({qlonglong{event}, qlonglong{entry.sequence}, to_qt(entry.at), to_qt(entry.actor),
                             to_qt(std::string(event::kind_of(entry.body))), to_qt(event::encode(entry.body)),
                             to_qt(entry.previous_hash), to_qt(entry.hash)});
    if (!added) return added.error();
  }
  return {};
}

}  // namespace tournament::store::detail
