#include "register.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "event_log.h"
#include "event_rows.h"
#include "store_error.h"
#include "tournament/event/validate.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

using event::Player;
using event::PlayerDecision;
using event::PlayerId;

dots::Error wrong_state(PlayerId player, std::string_view what) {
  return error(errors::merge_refused, {{"player", std::to_string(player)}, {"what", std::string(what)}});
}

/// The row of a person who stands for himself.
dots::Result<PlayerRow> read_own(Connection& connection, PlayerId id) {
  auto row = read_player(connection, id);
  if (row && row->merged_into != 0) return wrong_state(id, "merged");
  return row;
}

/// The ids that lead to a person, his own among them.
dots::Result<std::set<PlayerId>> ids_of(Connection& connection, PlayerId id) {
  const auto merges = read_merges(connection);
  if (!merges) return merges.error();
  std::set<PlayerId> ids{id};
  for (const auto& [from, into] : *merges)
    if (into == id) ids.insert(from);
  return ids;
}

/// The events whose logs name one of the ids; perhaps others too, as texts are compared.
dots::Result<std::set<EventId>> events_naming(Connection& connection, const std::set<PlayerId>& ids) {
  std::set<EventId> events;
  for (const PlayerId id : ids) {
    const std::string number = std::to_string(id);
    // Alone as "player" or "captain", or in the list "members" or "players".
    auto done = connection.each(
        "SELECT DISTINCT chain FROM log WHERE body LIKE ? OR body LIKE ? OR body LIKE ? OR body LIKE ? OR body LIKE ?",
        {to_qt("%\"player\":" + number + ",%"), to_qt("%\"player\":" + number + "}%"),
         to_qt("%\"captain\":" + number + ",%"), to_qt("%\"members\":[%" + number + "%"),
         to_qt("%\"players\":[%" + number + "%")},
        [&events](const Row& row) {
          events.insert(row.number(0));
          return dots::Result<void>();
        });
    if (!done) return done.error();
  }
  return events;
}

bool takes_part(const event::Entry& entry, PlayerId id) {
  const auto has = [id](const std::vector<PlayerId>& people) { return std::ranges::find(people, id) != people.end(); };
  const auto was = [&has](const event::FormerTeam& team) { return has(team.members); };
  return entry.player == id || entry.captain == id || has(entry.members) || std::ranges::any_of(entry.former, was);
}

dots::Result<void> require_apart(Connection& connection, PlayerId kept, PlayerId merged) {
  const auto theirs = entries_of(connection, merged);
  if (!theirs) return theirs.error();
  if (theirs->empty()) return {};
  const auto own = entries_of(connection, kept);
  if (!own) return own.error();
  for (const PlayerEntry& entry : *own)
    for (const PlayerEntry& other : *theirs)
      if (entry.event == other.event && entry.section == other.section)
        return error(errors::play_together, {{"player", std::to_string(kept)},
                                             {"other", std::to_string(merged)},
                                             {"event", entry.code},
                                             {"section", std::to_string(entry.section)}});
  return {};
}

/// The decisions on a person, oldest first.
dots::Result<std::vector<event::PlayerLogEntry>> decisions_on(Connection& connection, PlayerId id) {
  std::vector<event::PlayerLogEntry> list;
  auto head = walk_player_log(connection, [&](event::PlayerLogEntry&& entry) {
    if (entry.body.player == id || entry.body.other == id) list.push_back(std::move(entry));
    return dots::Result<void>();
  });
  if (!head) return head.error();
  return list;
}

dots::Result<void> forget_facts(Connection& connection, PlayerId id, std::int64_t from, std::int64_t before) {
  auto done = connection.run(
      "UPDATE player_log SET facts = NULL WHERE player = ? AND sequence >= ? AND sequence < ? AND facts IS NOT NULL",
      {qlonglong{id}, qlonglong{from}, qlonglong{before}});
  if (!done) return done.error();
  return {};
}

/// While a person was merged into another, the facts of that one held what is known of him.
dots::Result<void> forget_traces(Connection& connection, PlayerId id) {
  const auto decisions = decisions_on(connection, id);
  if (!decisions) return decisions.error();
  const event::PlayerLogEntry* merge = nullptr;
  for (const event::PlayerLogEntry& entry : *decisions) {
    if (entry.body.other != id) continue;
    if (entry.body.kind == PlayerDecision::merged) merge = &entry;
    if (entry.body.kind == PlayerDecision::merge_undone && merge != nullptr)
      if (auto done = forget_facts(connection, merge->body.player, merge->sequence, entry.sequence); !done) return done;
  }
  return {};
}

}  // namespace

dots::Result<PlayerId> add_player(Connection& connection, PlayerLogWriter& log, const Player& player) {
  if (auto fine = event::validate(player, Limits{}); !fine) return fine.error();
  Player added = player;
  added.id = 0;
  auto id = insert_player(connection, added);
  if (!id) return id;
  if (auto done = log.append(PlayerDecision::added, *id, &player); !done) return done.error();
  return id;
}

dots::Result<void> change_player(Connection& connection, PlayerLogWriter& log, const Player& player) {
  if (auto fine = event::validate(player, Limits{}); !fine) return fine;
  const auto row = read_own(connection, player.id);
  if (!row) return row.error();
  if (row->player == player) return {};
  if (auto done = write_player(connection, player); !done) return done;
  return log.append(PlayerDecision::edited, player.id, &player);
}

dots::Result<void> merge_players(Connection& connection, PlayerLogWriter& log, PlayerId kept, PlayerId merged) {
  if (kept == merged) return wrong_state(kept, "same");
  auto own = read_own(connection, kept);
  if (!own) return own.error();
  const auto other = read_own(connection, merged);
  if (!other) return other.error();
  if (auto apart = require_apart(connection, kept, merged); !apart) return apart;
  const Player whole = event::merged(own->player, other->player);
  if (auto fine = event::validate(whole, Limits{}); !fine) return fine;
  if (auto done = write_player(connection, whole); !done) return done;
  if (auto done = write_merge(connection, merged, kept); !done) return done;
  return log.append(PlayerDecision::merged, kept, &whole, merged);
}

dots::Result<void> undo_merge(Connection& connection, PlayerLogWriter& log, PlayerId merged) {
  const auto row = read_player(connection, merged);
  if (!row) return row.error();
  if (row->merged_into == 0) return wrong_state(merged, "not_merged");
  const PlayerId kept = row->merged_into;
  auto keeper = read_player(connection, kept);
  if (!keeper) return keeper.error();
  // What the merge brought goes again, unless the facts were edited since: then they are the arbiter's own.
  const auto decisions = decisions_on(connection, kept);
  if (!decisions) return decisions.error();
  Player after = keeper->player;
  std::optional<std::string> before;
  for (const event::PlayerLogEntry& entry : *decisions) {
    if (entry.body.player != kept) continue;
    const bool last = &entry == &decisions->back();
    if (last && entry.body.kind == PlayerDecision::merged && entry.body.other == merged && before) {
      auto facts = event::decode_facts(*before);
      if (!facts) return facts.error();
      after = std::move(facts).value();
      after.id = kept;
    }
    before = entry.facts;
  }
  if (auto done = write_player(connection, after); !done) return done;
  if (auto done = write_merge(connection, merged, 0); !done) return done;
  return log.append(PlayerDecision::merge_undone, kept, &after, merged);
}

dots::Result<void> erase_player(Connection& connection, PlayerLogWriter& log, PlayerId id) {
  if (const auto row = read_own(connection, id); !row) return row.error();
  const auto ids = ids_of(connection, id);
  if (!ids) return ids.error();
  for (const PlayerId one : *ids) {
    if (auto done = forget_traces(connection, one); !done) return done;
    if (auto done = log.append(PlayerDecision::erased, one, nullptr); !done) return done;
    if (auto done = forget_facts(connection, one, 1, log.head().sequence); !done) return done;
    if (auto done = delete_player(connection, one); !done) return done;
  }
  return {};
}

dots::Result<std::vector<PlayerEntry>> entries_of(Connection& connection, PlayerId id) {
  const auto ids = ids_of(connection, id);
  if (!ids) return ids.error();
  const auto events = events_naming(connection, *ids);
  if (!events) return events.error();
  std::vector<PlayerEntry> list;
  for (const EventId event : *events) {
    const auto folded = fold_log(connection, event, std::nullopt);
    if (!folded) return folded.error();
    for (const event::Entry& entry : folded->state.entries)
      if (takes_part(entry, id))
        list.push_back({.event = event,
                        .code = folded->state.settings.code,
                        .section = entry.section,
                        .number = entry.number,
                        .member = entry.player != id});
  }
  return list;
}

}  // namespace tournament::store::detail
