// A table (CSV) that a verb is given as a file, read as its options say.
//
//   const auto file = read_csv_file(call, "players.csv");
//   if (!file) return file.error();
//   const auto players = players_of(file->table, file->mappings);
//   if (!players) return in_file(players.error(), "players.csv");
#pragma once

#include <string>
#include <vector>

#include "cli/command.h"
#include "cli/csv_columns.h"

namespace arbiter::cli {

struct CsvFile {
  CsvTable table;
  std::vector<CsvMapping> mappings;
};

/// Errors: of read_input() and read_csv(), with {file}; CLI007 of the options.
dots::Result<CsvFile> read_csv_file(const Invocation& call, const std::string& file);
/// The error with the file it is about.
dots::Error in_file(dots::Error error, const std::string& file);
/// Notes how the file was read, and which of its columns mean nothing.
void note_reading(const Invocation& call, const std::string& file, const CsvTable& table,
                  const std::vector<std::string>& unused);

}  // namespace arbiter::cli
