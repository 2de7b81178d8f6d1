// Any bytes as a table of players: every row tells its line, cells know their columns, and a player who is taken from a
// row may stand in the register.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "cli/csv.h"
#include "property.h"
#include "tournament/event/validate.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view bytes(reinterpret_cast<const char*>(data), size);
  const auto table = arbiter::cli::read_csv(bytes, {});
  if (!table) return 0;
  int line = 0;
  for (const arbiter::cli::CsvRow& row : table->rows) {
    holds(row.line > line && row.columns.size() == row.cells.size());
    line = row.line;
  }
  const auto players = arbiter::cli::players_of(*table);
  if (!players) return 0;
  for (const arbiter::cli::PlayerRow& row : players->rows)
    if (row.player) holds(tournament::event::validate(*row.player).has_value());
  return 0;
}
