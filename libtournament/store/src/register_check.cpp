// The register against its log: finding what differs, and writing it anew.
#include <utility>

#include "register.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

using event::Player;
using event::PlayerId;
using event::PlayerRegister;
using event::RegisteredPlayer;

dots::Result<PlayerRegister> fold_register(Connection& connection) {
  PlayerRegister people;
  auto head = walk_player_log(connection, [&people](event::PlayerLogEntry&& entry) -> dots::Result<void> {
    if (auto done = event::apply(people, entry); !done)
      return error(errors::register_broken, {{"sequence", std::to_string(entry.sequence)}, {"what", "unreadable"}});
    return {};
  });
  if (!head) return head.error();
  return people;
}

/// The first column in which a row is not what the log says; empty where they agree.
std::string difference(const PlayerRow& row, const RegisteredPlayer& person) {
  if (!person.known) return "facts";
  if (const auto fields = event::changed_fields(person.facts, row.player); !fields.empty()) return fields.front();
  return row.merged_into == person.merged_into ? "" : "merged_into";
}

dots::Diagnostic column_differs(PlayerId id, std::string column) {
  return finding(error(errors::player_differs, {{"player", std::to_string(id)}, {"column", std::move(column)}}));
}

}  // namespace

dots::Result<void> check_players(Connection& connection, dots::Diagnostics& findings) {
  const auto rows = read_player_rows(connection);
  if (!rows) return rows.error();
  for (const PlayerRow& row : *rows)
    if (row.folded != search_text(row.player))
      findings.push_back(finding(error(errors::stale_search_text, {{"player", std::to_string(row.player.id)}}),
                                 dots::Severity::warning));
  auto people = fold_register(connection);
  if (!people) {
    if (people.error().code != errors::register_broken) return people.error();
    findings.push_back(finding(people.error()));
    return {};
  }
  for (const PlayerRow& row : *rows) {
    const auto person = people->find(row.player.id);
    if (person == people->end() || person->second.erased)
      findings.push_back(column_differs(row.player.id, "id"));
    else if (std::string column = difference(row, person->second); !column.empty())
      findings.push_back(column_differs(row.player.id, std::move(column)));
    if (person != people->end()) person->second.erased = true;  // seen
  }
  for (const auto& [id, person] : *people)
    if (!person.erased) findings.push_back(column_differs(id, "id"));
  return {};
}

dots::Result<std::int64_t> rebuild_players(Connection& connection) {
  const auto people = fold_register(connection);
  if (!people) return people.error();
  const auto rows = read_player_rows(connection);
  if (!rows) return rows.error();
  std::map<PlayerId, const PlayerRow*> stored;
  for (const PlayerRow& row : *rows) stored[row.player.id] = &row;
  std::int64_t renewed = 0;
  for (const auto& [id, row] : stored) {
    const auto person = people->find(id);
    if (person != people->end() && !person->second.erased) continue;
    if (auto done = delete_player(connection, id); !done) return done.error();
    ++renewed;
  }
  for (const auto& [id, person] : *people) {
    if (person.erased || !person.known) continue;
    const auto row = stored.find(id);
    if (row != stored.end() && difference(*row->second, person).empty() &&
        row->second->folded == search_text(person.facts))
      continue;
    if (row == stored.end()) {
      if (auto done = insert_player(connection, person.facts); !done) return done.error();
    } else if (auto done = write_player(connection, person.facts); !done) {
      return done.error();
    }
    if (auto done = write_merge(connection, id, person.merged_into); !done) return done.error();
    ++renewed;
  }
  return renewed;
}

dots::Result<void> adopt_players(Connection& connection, const std::string& at) {
  const auto rows = read_player_rows(connection);
  if (!rows) return rows.error();
  auto log = PlayerLogWriter::open(connection, {.at = at, .actor = "arbiter"}, "");
  if (!log) return log.error();
  for (const PlayerRow& row : *rows) {
    if (auto done = write_player(connection, row.player); !done) return done;
    if (auto done = log->append(event::PlayerDecision::kept, row.player.id, &row.player); !done) return done;
  }
  return {};
}

}  // namespace tournament::store::detail
