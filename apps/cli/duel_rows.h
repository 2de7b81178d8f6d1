// A table of duels, row by row: what is new, what is known already, and which row is rejected and why.
//
//   auto rows = read_duels(call, *opened, "duels.csv");
//   auto done = decide(call, *opened, commands_of(*rows), files);
#pragma once

#include <array>
#include <optional>
#include <string>
#include <vector>

#include "cli/csv_columns.h"
#include "cli/duel_record.h"
#include "cli/limits.h"
#include "tournament/event/commands.h"

namespace arbiter::cli {

enum class DuelVerdict : std::uint8_t { added, same, rejected };
std::string_view to_text(DuelVerdict verdict);  ///< "new", "same", "rejected"

struct DuelRow {
  int line = 0;
  DuelVerdict verdict = DuelVerdict::rejected;
  /// EnterDuel, or RecordRefusal where the result is "refused".
  std::optional<tournament::event::Command> command{};
  int duel = 0;                                         ///< its number in the log; of a refusal 0
  std::vector<tournament::event::Warning> warnings{};   ///< what it violates
  std::optional<tournament::store::RecordFile> file{};  ///< of its record
  dots::Diagnostics findings{};                         ///< of its record
  std::optional<dots::Error> reason{};                  ///< why it is rejected, with line and column
};

/// The rows against the event. A row that says the same as a duel that was entered, or as it was corrected, is known;
/// as many rows as there are such duels, so that a second game of a pair is new. `again`: no row is known.
/// Names of record files are read from the folder of the table.
/// Errors: of read_input() and read_csv(), CSV002, CSV013, CSV014, CSV015 {field}, EVT146, CLI007 of the options.
dots::Result<std::vector<DuelRow>> read_duels(const Invocation& call, const OpenEvent& opened, const std::string& file,
                                              bool again);

/// What the rows that are new decide.
std::vector<tournament::event::Command> commands_of(const std::vector<DuelRow>& rows);

}  // namespace arbiter::cli
