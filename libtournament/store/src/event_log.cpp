#include "event_log.h"

#include <algorithm>
#include <utility>

#include "chain.h"
#include "event_rows.h"
#include "log_rows.h"
#include "player_rows.h"
#include "record_rows.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

/// Calls `visit` with every id of a player that a body holds, 0 left out. The one place that knows which bodies do.
template <class Body, class Visit>
void each_player(Body& body, Visit visit) {
  const auto seat = [&visit](auto& id) {
    if (id != 0) visit(id);
  };
  if (auto* added = std::get_if<event::EntryAdded>(&body)) {
    visit(added->player);
    for (auto& member : added->members) visit(member);
  }
  if (auto* team = std::get_if<event::TeamSet>(&body)) {
    for (auto& member : team->members) visit(member);
    seat(team->captain);
  }
  if (auto* line_up = std::get_if<event::LineUpSet>(&body))
    for (auto& player : line_up->players) seat(player);
  if (auto* away = std::get_if<event::MemberAwaySet>(&body)) visit(away->player);
  if (auto* replaced = std::get_if<event::EntryReplaced>(&body)) visit(replaced->player);
}

/// The body with the players who were kept in the place of those who were merged into them.
event::LogBody resolved(event::LogBody body, const Merges& merges) {
  each_player(body, [&merges](event::PlayerId& id) { id = resolve(merges, id); });
  return body;
}

void apply_entry(event::State& state, const event::LogEntry& entry, const Merges& merges) {
  if (merges.empty())
    state = event::apply(std::move(state), entry.body);
  else
    state = event::apply(std::move(state), resolved(entry.body, merges));
}

/// What a body names outside the log.
struct Reference {
  std::string kind;  ///< "player" or "record"
  std::string value;
};

std::vector<Reference> named_by(const event::LogBody& body) {
  std::vector<Reference> list;
  const auto record = [&list](const event::GameResult& result) {
    if (!result.record.empty()) list.push_back({"record", result.record});
  };
  const auto records = [&record](const std::vector<event::Pairing>& pairings) {
    for (const event::Pairing& pairing : pairings) {
      if (pairing.result) record(*pairing.result);
      for (const auto& board : pairing.boards)
        if (board) record(*board);
    }
  };
  each_player(body, [&list](event::PlayerId id) { list.push_back({"player", std::to_string(id)}); });
  if (const auto* set = std::get_if<event::ResultSet>(&body)) record(set->result);
  const auto record_of_duel = [&list](const event::RecordId& id) {
    if (!id.empty()) list.push_back({"record", id});
  };
  if (const auto* entered = std::get_if<event::DuelEntered>(&body)) record_of_duel(entered->record);
  if (const auto* corrected = std::get_if<event::DuelCorrected>(&body)) record_of_duel(corrected->record);
  if (const auto* paired = std::get_if<event::RoundPaired>(&body)) records(paired->round.pairings);
  if (const auto* changed = std::get_if<event::RoundChanged>(&body)) records(changed->pairings);
  return list;
}

/// Those of them that are not there. What is decided now names persons who are there; what was decided once may name
/// one who was merged or erased since.
enum class When : std::uint8_t { now, once };
dots::Result<std::vector<Reference>> missing(Connection& connection, const event::LogBody& body, When when) {
  std::vector<Reference> list;
  const auto person = when == When::now ? has_player : knows_player;
  for (Reference& reference : named_by(body)) {
    auto there = reference.kind == "player" ? person(connection, std::stoll(reference.value))
                                            : has_record(connection, reference.value);
    if (!there) return there.error();
    if (!*there) list.push_back(std::move(reference));
  }
  return list;
}

// Entries missing at the end leave a sound chain; only the row of the event tells.
dots::Result<LogHead> walk_to_end(Connection& connection, EventId event, const LogHead& from,
                                  const std::function<void(event::LogEntry&&)>& visit) {
  auto row = read_event(connection, event);
  if (!row) return row.error();
  auto head = walk_log(connection, event, from, visit);
  if (head && head->sequence < row->sequence) return broken(event, head->sequence + 1, "removed");
  return head;
}

dots::Result<void> require_references(Connection& connection, const std::vector<event::LogBody>& bodies) {
  for (const event::LogBody& body : bodies) {
    const auto gone = missing(connection, body, When::now);
    if (!gone) return gone.error();
    if (!gone->empty()) return error(errors::not_found, {{"kind", gone->front().kind}, {"value", gone->front().value}});
  }
  return {};
}

}  // namespace

dots::Result<LogHead> verify_log(Connection& connection, EventId event,
                                 const std::function<void(event::LogEntry&&)>& visit) {
  return walk_to_end(connection, event, empty_chain(), visit);
}

dots::Result<Folded> fold_log(Connection& connection, EventId event, const std::optional<Folded>& known) {
  Folded folded;
  folded.event = event;
  folded.head = empty_chain();
  auto merges = read_merges(connection);
  if (!merges) return merges.error();
  folded.merges = std::move(merges).value();
  if (known && known->event == event && known->merges == folded.merges) {
    const auto kept = connection.number("SELECT count(*) FROM log WHERE chain = ? AND sequence = ? AND hash = ?",
                                        {qlonglong{event}, qlonglong{known->head.sequence}, to_qt(known->head.hash)});
    if (!kept) return kept.error();
    if (*kept == 1) folded = *known;
  }
  auto head = walk_to_end(connection, event, folded.head,
                          [&folded](event::LogEntry&& entry) { apply_entry(folded.state, entry, folded.merges); });
  if (!head) return head.error();
  folded.head = std::move(head).value();
  return folded;
}

dots::Result<std::vector<event::LogEntry>> append_bodies(Connection& connection, Folded& folded,
                                                         const std::vector<event::LogBody>& bodies,
                                                         const event::Context& context) {
  if (auto there = require_references(connection, bodies); !there) return there.error();
  auto entries = chain_entries(folded.head, bodies, context);
  if (!entries || entries->empty()) return entries;
  for (const event::LogEntry& entry : *entries) apply_entry(folded.state, entry, folded.merges);
  folded.head = {.sequence = entries->back().sequence, .hash = entries->back().hash};
  if (auto done = insert_entries(connection, folded.event, *entries); !done) return done.error();
  if (auto done = update_event(connection, summarize(folded.event, folded.state, folded.head)); !done)
    return done.error();
  return entries;
}

dots::Result<std::vector<event::LogEntry>> start_log(Connection& connection, Folded& folded,
                                                     const std::vector<event::LogBody>& bodies,
                                                     const event::Context& context) {
  if (auto there = require_references(connection, bodies); !there) return there.error();
  auto entries = chain_entries(empty_chain(), bodies, context);
  if (!entries) return entries;
  for (const event::LogEntry& entry : *entries) apply_entry(folded.state, entry, folded.merges);
  folded.head = {.sequence = entries->back().sequence, .hash = entries->back().hash};
  auto id = insert_event(connection, summarize(0, folded.state, folded.head));
  if (!id) return id.error();
  folded.event = *id;
  if (auto done = insert_entries(connection, folded.event, *entries); !done) return done.error();
  return entries;
}

namespace {

void compare_projection(const EventSummary& stored, const EventSummary& from_log, dots::Diagnostics& findings) {
  const auto compare = [&](std::string_view column, const std::string& ours, const std::string& theirs) {
    if (ours != theirs)
      findings.push_back(finding(error(
          errors::projection_differs,
          {{"event", std::to_string(stored.id)}, {"column", std::string(column)}, {"stored", ours}, {"log", theirs}})));
  };
  compare("code", stored.code, from_log.code);
  compare("title", stored.title, from_log.title);
  compare("game", stored.game, from_log.game);
  compare("rules", stored.rules, from_log.rules);
  compare("system", stored.system, from_log.system);
  compare("place", stored.place, from_log.place);
  compare("starts_on", stored.starts_on, from_log.starts_on);
  compare("ends_on", stored.ends_on, from_log.ends_on);
  compare("entries", std::to_string(stored.entries), std::to_string(from_log.entries));
  compare("rounds", std::to_string(stored.rounds), std::to_string(from_log.rounds));
  compare("results", std::to_string(stored.results), std::to_string(from_log.results));
  compare("sequence", std::to_string(stored.sequence), std::to_string(from_log.sequence));
  compare("head", stored.head, from_log.head);
}

dots::Result<void> check_event(Connection& connection, const EventSummary& stored, dots::Diagnostics& findings,
                               std::vector<EventHead>* heads) {
  std::vector<event::LogEntry> entries;
  auto head =
      verify_log(connection, stored.id, [&entries](event::LogEntry&& entry) { entries.push_back(std::move(entry)); });
  if (!head) {
    if (head.error().code != errors::chain_broken) return head.error();
    findings.push_back(finding(head.error()));
    return {};
  }
  event::State state;
  for (const event::LogEntry& entry : entries) {
    apply_entry(state, entry, {});
    const auto gone = missing(connection, entry.body, When::once);
    if (!gone) return gone.error();
    for (const Reference& reference : *gone)
      findings.push_back(finding(error(errors::dangling_reference, {{"event", std::to_string(stored.id)},
                                                                    {"sequence", std::to_string(entry.sequence)},
                                                                    {"kind", reference.kind},
                                                                    {"value", reference.value}})));
  }
  compare_projection(stored, summarize(stored.id, state, *head), findings);
  if (heads != nullptr) heads->push_back({.event = stored.id, .code = state.settings.code, .head = *head});
  return {};
}

}  // namespace

dots::Result<void> check_events(Connection& connection, dots::Diagnostics& findings, std::vector<EventHead>* heads) {
  auto list = read_events(connection);
  if (!list) return list.error();
  for (const EventSummary& stored : *list)
    if (auto done = check_event(connection, stored, findings, heads); !done) return done;
  return {};
}

dots::Result<std::int64_t> rebuild_events(Connection& connection) {
  // Logs whose row is gone come first; a row that is there may know that its log was longer.
  std::vector<EventId> orphans;
  auto listed =
      connection.each("SELECT DISTINCT chain FROM log WHERE chain NOT IN (SELECT id FROM events) ORDER BY chain", {},
                      [&orphans](const Row& row) {
                        orphans.push_back(row.number(0));
                        return dots::Result<void>();
                      });
  if (!listed) return listed.error();
  for (const EventId event : orphans) {
    event::State state;
    auto head = walk_log(connection, event, empty_chain(),
                         [&state](event::LogEntry&& entry) { apply_entry(state, entry, {}); });
    if (!head) return head.error();
    if (auto done = restore_event(connection, summarize(event, state, *head)); !done) return done.error();
  }
  auto renewed = static_cast<std::int64_t>(orphans.size());
  auto list = read_events(connection);
  if (!list) return list.error();
  for (const EventSummary& stored : *list) {
    auto folded = fold_log(connection, stored.id, std::nullopt);
    if (!folded) return folded.error();
    const EventSummary from_log = summarize(stored.id, folded->state, folded->head);
    if (from_log == stored) continue;
    if (auto done = update_event(connection, from_log); !done) return done.error();
    ++renewed;
  }
  return renewed;
}

}  // namespace tournament::store::detail
