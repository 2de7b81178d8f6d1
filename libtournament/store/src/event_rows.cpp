#include "event_rows.h"

#include <algorithm>
#include <charconv>

#include "fold.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

const std::string select_events =
    "SELECT id, code, title, game, rules, system, place, starts_on, ends_on, entries, rounds, results, sequence, head "
    "FROM events";

EventSummary summary_of(const Row& row) {
  return EventSummary{.id = row.number(0),
                      .code = row.text(1),
                      .title = row.text(2),
                      .game = row.text(3),
                      .rules = row.text(4),
                      .system = row.text(5),
                      .place = row.text(6),
                      .starts_on = row.text(7),
                      .ends_on = row.text(8),
                      .entries = row.number(9),
                      .rounds = row.number(10),
                      .results = row.number(11),
                      .sequence = row.number(12),
                      .head = row.text(13)};
}

QVariantList event_columns(const EventSummary& event) {
  return {to_qt(event.code),        to_qt(event.title),      to_qt(event.game),        to_qt(event.rules),
          to_qt(event.system),      to_qt(event.place),      to_qt(event.starts_on),   to_qt(event.ends_on),
          qlonglong{event.entries}, qlonglong{event.rounds}, qlonglong{event.results}, qlonglong{event.sequence},
          to_qt(event.head)};
}

dots::Error no_event(std::string_view name) {
  return error(errors::not_found, {{"kind", "event"}, {"value", std::string(name)}});
}

/// The number that a name is, as it is written without leading zeros; 0, which is no id, when it is none.
EventId id_of(std::string_view name) {
  EventId id = 0;
  const auto read = std::from_chars(name.data(), name.data() + name.size(), id);
  return read.ec == std::errc() && std::to_string(id) == name ? id : 0;
}

// Two events cannot have one code; any other failure is the database's.
dots::Error write_failure(const Connection& connection, const EventSummary& event, const dots::Error& failure) {
  return connection.last_cause() == Cause::unique ? error(errors::code_taken, {{"code", event.code}}) : failure;
}

}  // namespace

EventSummary summarize(EventId id, const event::State& state, const LogHead& head) {
  std::int64_t results = 0;
  for (const event::Round& round : state.rounds)
    results +=
        std::ranges::count_if(round.pairings, [](const event::Pairing& pairing) { return pairing.result.has_value(); });
  return EventSummary{.id = id,
                      .code = state.settings.code,
                      .title = state.settings.title,
                      .game = state.settings.game,
                      .rules = state.settings.rules,
                      .system = std::string(to_text(state.settings.system)),
                      .place = state.settings.place,
                      .starts_on = state.settings.starts_on,
                      .ends_on = state.settings.ends_on,
                      .entries = static_cast<std::int64_t>(state.entries.size()),
                      .rounds = static_cast<std::int64_t>(state.rounds.size()),
                      .results = results,
                      .sequence = head.sequence,
                      .head = head.hash};
}

dots::Result<EventId> insert_event(Connection& connection, const EventSummary& summary) {
  auto added = connection.number(
      "INSERT INTO events (code, title, game, rules, system, place, starts_on, ends_on, entries, rounds, results, "
      "sequence, head) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
      event_columns(summary));
  if (!added) return write_failure(connection, summary, added.error());
  return *added;
}

dots::Result<void> restore_event(Connection& connection, const EventSummary& summary) {
  QVariantList values = event_columns(summary);
  values.append(qlonglong{summary.id});
  auto added = connection.run(
      "INSERT INTO events (code, title, game, rules, system, place, starts_on, ends_on, entries, rounds, results, "
      "sequence, head, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
      values);
  if (!added) return write_failure(connection, summary, added.error());
  return {};
}

dots::Result<void> update_event(Connection& connection, const EventSummary& summary) {
  QVariantList values = event_columns(summary);
  values.append(qlonglong{summary.id});
  auto changed = connection.run(
      "UPDATE events SET code = ?, title = ?, game = ?, rules = ?, system = ?, place = ?, starts_on = ?, ends_on = ?, "
      "entries = ?, rounds = ?, results = ?, sequence = ?, head = ? WHERE id = ?",
      values);
  if (!changed) return write_failure(connection, summary, changed.error());
  return {};
}

dots::Result<std::vector<EventSummary>> read_events(Connection& connection) {
  std::vector<EventSummary> list;
  auto done = connection.each(select_events + " ORDER BY id", {}, [&list](const Row& row) {
    list.push_back(summary_of(row));
    return dots::Result<void>();
  });
  if (!done) return done.error();
  return list;
}

dots::Result<EventSummary> read_event(Connection& connection, EventId id) {
  std::optional<EventSummary> found;
  auto done = connection.each(select_events + " WHERE id = ?", {qlonglong{id}}, [&found](const Row& row) {
    found = summary_of(row);
    return dots::Result<void>();
  });
  if (!done) return done.error();
  if (!found) return no_event(std::to_string(id));
  return *std::move(found);
}

dots::Result<EventSummary> find_event(Connection& connection, std::string_view name) {
  std::vector<EventSummary> found;
  const auto keep = [&found](const Row& row) {
    found.push_back(summary_of(row));
    return dots::Result<void>();
  };
  const std::string text(name);
  auto done = connection.each(select_events + " WHERE code = ? OR title = ? OR id = ?",
                              {to_qt(text), to_qt(text), qlonglong{id_of(name)}}, keep);
  if (!done) return done.error();
  if (const std::string folded = fold(name); found.empty() && !folded.empty()) {
    auto list = read_events(connection);
    if (!list) return list.error();
    std::ranges::copy_if(*list, std::back_inserter(found),
                         [&folded](const EventSummary& event) { return fold(event.title) == folded; });
  }
  if (found.empty()) return no_event(name);
  if (found.size() > 1)
    return error(errors::ambiguous_event, {{"value", text}, {"count", std::to_string(found.size())}});
  return found.front();
}

}  // namespace tournament::store::detail
