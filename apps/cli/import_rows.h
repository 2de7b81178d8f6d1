// The import of a table of players, row by row: who is new, who is there already, which row is rejected and why.
//
//   auto import = read_players(call, "players.csv");
//   plan(*import, people);
//   print_rows(call, *import);
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "cli/csv.h"
#include "cli/register.h"

namespace arbiter::cli {

enum class RowVerdict : std::uint8_t { added, same, rejected };

struct ImportRow {
  int line = 0;
  RowVerdict verdict = RowVerdict::rejected;
  tournament::event::Player player{};  ///< id: of the register, or planned for a new player
  bool new_player = false;
  std::optional<dots::Error> reason{};  ///< why it was rejected
};

struct Import {
  std::string file;
  std::vector<ImportRow> rows;
  [[nodiscard]] std::size_t count(RowVerdict verdict) const;
};

/// The rows of the file against the register; `people` gets the players that are new, with the ids they will have if
/// nobody else adds players meanwhile. Errors: of read_input(), read_csv() and players_of(), with {file}.
dots::Result<Import> read_players(const Invocation& call, const std::string& file, Register& people);

/// Adds the new players, all or none, and puts their ids into the rows.
dots::Result<void> add_new_players(Store& store, Import& import);

/// The rows and "N rows = A new + S same + R rejected"; a rejected row is a finding.
Exit print_rows(const Invocation& call, const Import& import);

}  // namespace arbiter::cli
