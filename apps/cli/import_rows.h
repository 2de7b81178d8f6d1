// The import of a table of players, row by row: who is new, who is known and what changes, which row is in doubt or
// rejected, and why.
//
//   auto import = read_players(call, "players.csv", people);
//   if (auto done = apply_import(call, *store, *import); !done) return done.error();
//   return print_rows(call, *import);
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/csv_columns.h"
#include "cli/limits.h"
#include "cli/register.h"

namespace arbiter::cli {

inline constexpr auto csv_options =
    joined(csv_form_options,
           std::array{OptionSpec{"doubtful", '\0', "HOW",
                                 "what becomes of rows in doubt: skip (usual), new for other persons, update for the "
                                 "one who is known"},
                      limit_option});

enum class RowVerdict : std::uint8_t { added, updated, same, doubtful, rejected };

struct ImportRow {
  int line = 0;
  int start_number = 0;  ///< in an open challenge; 0: the row says none
  RowVerdict verdict = RowVerdict::rejected;
  tournament::event::Player player{};  ///< id: of the register, or planned for a new player
  bool new_player = false;
  std::vector<std::string> changed{};   ///< fields of a player who is known
  std::optional<dots::Error> reason{};  ///< why it was rejected, or is in doubt
  /// Whether the row names somebody for certain.
  [[nodiscard]] bool counts() const { return verdict != RowVerdict::rejected && verdict != RowVerdict::doubtful; }
};

struct Import {
  std::string file;
  std::vector<ImportRow> rows;
  [[nodiscard]] std::size_t count(RowVerdict verdict) const;
};

/// The rows of the file against the register; `people` gets the players that are new, with the ids they will have if
/// nobody else adds players meanwhile, and the changes of those who are known.
/// Errors: of read_input(), read_csv() and players_of(), with {file}; CLI007 of the options.
dots::Result<Import> read_players(const Invocation& call, const std::string& file, Register& people);

/// Adds the new players, all or none, and puts their ids into the rows; nobody else is changed.
dots::Result<void> add_new_players(const Invocation& call, Store& store, Import& import);
/// The same, and changes those who are known. Error: STO006 the register is no longer at `expected`, the sequence of
/// its log's last entry.
dots::Result<void> apply_import(const Invocation& call, Store& store, Import& import, std::int64_t expected);

/// The rows and "N rows = A new + S same + R rejected"; a row that is rejected or in doubt is a finding.
Exit print_rows(const Invocation& call, const Import& import);

}  // namespace arbiter::cli
