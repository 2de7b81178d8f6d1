// One row of a table of duels as the command it means.
//
//   auto parsed = parse_duel_row(opened, row, columns);   // EnterDuel{…}, and the name of its record
#pragma once

#include <optional>
#include <string>

#include "cli/csv_columns.h"
#include "cli/open_event.h"
#include "tournament/event/commands.h"

namespace arbiter::cli {

struct ParsedDuel {
  tournament::event::Command command;  ///< EnterDuel, or RecordRefusal where the result is "refused"
  bool has_result = true;              ///< else the record must tell it
  std::string record{};                ///< name of its file …
  std::optional<int> index{};          ///< … and which game of it, from 1
};

/// Without a column for the result, `a` has won. Errors, with line and column: CSV005 {column, value, allowed}, CSV006,
/// CSV016 {field} an empty cell, those of start_number_named().
dots::Result<ParsedDuel> parse_duel_row(const OpenEvent& opened, const CsvRow& row, const CsvColumns& columns);

}  // namespace arbiter::cli
