#include "record_rows.h"

#include <charconv>

#include "game_columns.h"
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

dots::Result<void> put_game(Connection& connection, const std::string& sha, const RecordGame& game) {
  const auto values = values_of(sha, game);
  if (!values) return values.error();
  auto added = connection.run(upsert_game(), *values);
  if (!added) return added.error();
  return {};
}

// A file with each of its games, or once alone.
const std::string select_records = "SELECT sha256, file_name, length(bytes), imported_at, g.record IS NOT NULL, " +
                                   game_columns() + " FROM records LEFT JOIN record_games AS g ON g.record = sha256";

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
