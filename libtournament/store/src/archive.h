// The portable archive: everything in a database as lines of JSON, the same for both engines.
//
//   {"next_ids":{"events":2,"players":5},"schema":"arbiter.archive/1","schema_version":2}
//   {"players":{"id":1,"name":"Ivanov, Ivan",…}}
//   {"end":{"lines":1,"sha256":"…"}}
//
// Between the first line and the last stands a row a line, named by its table, with its columns by name. Bytes are
// {"base64":"…"}. `lines` counts the rows; `sha256` is of all bytes before the last line. No line depends on the time
// of the export, so that the same contents give the same bytes. Neither side keeps more than a line in memory.
#pragma once

#include <QString>
#include <array>
#include <string>
#include <string_view>

#include "connection.h"
#include "dots/result.h"

namespace tournament::store::detail {

/// As JSON takes it: what is empty is a text too.
inline QString qt(std::string_view text) { return QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size())); }

inline constexpr std::string_view archive_name = "arbiter.archive/";
inline constexpr int archive_version = 1;

/// The tables of an archive, each after those it refers to, and the order of their rows.
struct ArchiveTable {
  std::string_view name;
  std::string_view order;
};
inline constexpr std::array archive_tables{
    ArchiveTable{"players", "id"},
    ArchiveTable{"player_nicks", "player, position"},
    ArchiveTable{"player_categories", "player, position"},
    ArchiveTable{"player_ratings", "player, position"},
    ArchiveTable{"player_log", "sequence"},
    ArchiveTable{"records", "sha256"},
    ArchiveTable{"record_games", "record, game_index"},
    ArchiveTable{"events", "id"},
    ArchiveTable{"log", "chain, sequence"},
};
/// Those whose ids are never given twice.
inline constexpr std::array<std::string_view, 2> numbered_tables{"events", "players"};

/// Writes all rows to the new file `path`, inside the caller's transaction. Errors: STO004, STO008.
dots::Result<void> write_archive(Connection& connection, const std::string& path);

/// Makes the tables in the empty database of `connection` and fills them, inside the caller's transaction; then brings
/// them to the newest schema and checks them. Errors: STO005, STO023, STO024, and of apply_migrations().
dots::Result<void> read_archive(Connection& connection, const std::string& path, const std::string& at);

}  // namespace tournament::store::detail
