#include "record_rows.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "store_error.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"
#include "values.h"

namespace tournament::store::detail {
namespace {

std::string checksum_of(std::string_view id) { return std::string(id.substr(0, id.find(':'))); }

dots::Error no_record(std::string_view id) {
  return error(errors::not_found, {{"kind", "record"}, {"value", std::string(id)}});
}

// The same bounds as the CHECKs of the table, where a violation would have no name.
dots::Result<void> check_game(const RecordGame& game) {
  constexpr std::array<std::string_view, 5> verdicts{"verified", "verified_with_warnings", "contradicts_result",
                                                     "stops_at_ply", "not_replayable"};
  if (std::ranges::find(verdicts, game.verdict) == verdicts.end()) return refused("verdict", "unknown");
  if (game.index < 0) return refused("index", "range");
  if (game.plies < 0 || game.accepted < 0 || game.accepted > game.plies) return refused("plies", "range");
  return {};
}

// A record may say anything of itself; PostgreSQL knows no text with a NUL.
QVariant without_nul(std::string text) {
  for (std::size_t at = 0; (at = text.find('\0', at)) != std::string::npos;) text.replace(at, 1, "\uFFFD");
  return to_qt(text);
}

dots::Result<void> put_game(Connection& connection, const std::string& sha, const RecordGame& game) {
  if (auto fine = check_game(game); !fine) return fine;
  auto added = connection.run(
      "INSERT INTO record_games (record, game_index, format, dialect, game, rules, first_player, second_player, event, "
      "round, date, claimed, plies, accepted, verdict, error_code) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, "
      "?, ?) ON CONFLICT (record, game_index) DO UPDATE SET format = excluded.format, dialect = excluded.dialect, "
      "game = excluded.game, rules = excluded.rules, first_player = excluded.first_player, second_player = "
      "excluded.second_player, event = excluded.event, round = excluded.round, date = excluded.date, claimed = "
      "excluded.claimed, plies = excluded.plies, accepted = excluded.accepted, verdict = excluded.verdict, error_code "
      "= excluded.error_code",
      {to_qt(sha), qlonglong{game.index}, without_nul(game.format), without_nul(game.dialect), without_nul(game.game),
       without_nul(game.rules), without_nul(game.first), without_nul(game.second), without_nul(game.event),
       without_nul(game.round), without_nul(game.date), without_nul(game.claimed), qlonglong{game.plies},
       qlonglong{game.accepted}, to_qt(game.verdict), without_nul(game.error_code)});
  if (!added) return added.error();
  return {};
}

// A file with each of its games, or once alone.
const std::string select_records =
    "SELECT sha256, file_name, length(bytes), imported_at, g.record IS NOT NULL, game_index, format, dialect, game, "
    "rules, first_player, second_player, event, round, date, claimed, plies, accepted, verdict, error_code "
    "FROM records LEFT JOIN record_games AS g ON g.record = sha256";

RecordGame game_of(const Row& row, int from) {
  return RecordGame{.index = static_cast<int>(row.number(from)),
                    .format = row.text(from + 1),
                    .dialect = row.text(from + 2),
                    .game = row.text(from + 3),
                    .rules = row.text(from + 4),
                    .first = row.text(from + 5),
                    .second = row.text(from + 6),
                    .event = row.text(from + 7),
                    .round = row.text(from + 8),
                    .date = row.text(from + 9),
                    .claimed = row.text(from + 10),
                    .plies = static_cast<int>(row.number(from + 11)),
                    .accepted = static_cast<int>(row.number(from + 12)),
                    .verdict = row.text(from + 13),
                    .error_code = row.text(from + 14)};
}

void add_row(std::vector<StoredRecord>& list, const Row& row) {
  const std::string sha = row.text(0);
  if (list.empty() || list.back().sha256 != sha)
    list.push_back(
        {.sha256 = sha, .file_name = row.text(1), .size = row.number(2), .imported_at = row.text(3), .games = {}});
  if (row.number(4) != 0) list.back().games.push_back(game_of(row, 5));
}

}  // namespace

dots::Result<PutRecord> put_record(Connection& connection, const RecordFile& file, const std::string& at) {
  if (auto fine = check_time(at); !fine) return fine.error();
  constexpr Limits limits;
  if (file.bytes.size() > limits.file_bytes) return over_limit("file_bytes", limits.file_bytes, file.bytes.size());
  const std::string sha = sha256(file.bytes);
  auto added = connection.run(
      "INSERT INTO records (sha256, file_name, bytes, imported_at) VALUES (?, ?, ?, ?) ON CONFLICT (sha256) DO NOTHING",
      {to_qt(sha), without_nul(file.file_name), blob(file.bytes), to_qt(at)});
  if (!added) return added.error();
  for (const RecordGame& game : file.games)
    if (auto done = put_game(connection, sha, game); !done) return done.error();
  return PutRecord{.sha256 = sha, .added = *added == 1};
}

dots::Result<std::vector<StoredRecord>> read_records(Connection& connection) {
  std::vector<StoredRecord> list;
  auto done =
      connection.each(select_records + " ORDER BY imported_at, sha256, game_index", {}, [&list](const Row& row) {
        add_row(list, row);
        return dots::Result<void>();
      });
  if (!done) return done.error();
  return list;
}

dots::Result<StoredRecord> read_record(Connection& connection, std::string_view id) {
  std::vector<StoredRecord> list;
  auto done = connection.each(select_records + " WHERE sha256 = ? ORDER BY game_index", {to_qt(checksum_of(id))},
                              [&list](const Row& row) {
                                add_row(list, row);
                                return dots::Result<void>();
                              });
  if (!done) return done.error();
  if (list.empty()) return no_record(id);
  return list.front();
}

dots::Result<std::string> read_record_bytes(Connection& connection, std::string_view id) {
  const std::string sha = checksum_of(id);
  std::optional<std::string> bytes;
  auto done = connection.each("SELECT bytes FROM records WHERE sha256 = ?", {to_qt(sha)}, [&bytes](const Row& row) {
    bytes = row.bytes(0);
    return dots::Result<void>();
  });
  if (!done) return done.error();
  if (!bytes) return no_record(id);
  if (sha256(*bytes) != sha) return error(errors::record_changed, {{"record", sha}});
  return *std::move(bytes);
}

dots::Result<bool> has_record(Connection& connection, const event::RecordId& id) {
  const auto colon = id.find(':');
  if (colon == std::string::npos) return false;
  int index = 0;
  const char* const end = id.data() + id.size();
  const auto read = std::from_chars(id.data() + colon + 1, end, index);
  if (read.ec != std::errc() || read.ptr != end) return false;
  auto count = connection.number("SELECT count(*) FROM record_games WHERE record = ? AND game_index = ?",
                                 {to_qt(checksum_of(id)), qlonglong{index}});
  if (!count) return count.error();
  return *count == 1;
}

dots::Result<void> check_records(Connection& connection, dots::Diagnostics& findings) {
  return connection.each("SELECT sha256, bytes FROM records ORDER BY sha256", {}, [&findings](const Row& row) {
    if (sha256(row.bytes(1)) != row.text(0))
      findings.push_back({.severity = dots::Severity::error,
                          .code = std::string(errors::record_changed),
                          .args = {{"record", row.text(0)}}});
    return dots::Result<void>();
  });
}

}  // namespace tournament::store::detail
