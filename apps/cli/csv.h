// A table of players as spreadsheets save it: the delimiter is found out, the text may be UTF-8 or windows-1251.
//
//   auto table = read_csv(bytes, limits);
//   auto rows = players_of(*table);          // a player or a reason for each row
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"
#include "tournament/event/types.h"
#include "tournament/limits.h"

namespace arbiter::cli {

struct CsvRow {
  int line = 0;  ///< of the file, where the row begins; 1-based
  std::vector<std::string> cells;
};

struct CsvTable {
  std::string encoding;      ///< "UTF-8", "windows-1251"
  std::vector<CsvRow> rows;  ///< the first one names the columns; rows without any text are left out
};

/// Cells are separated by `;`, a tab or `,`, whichever the first line has most of; quotes as in RFC 4180.
/// Errors: CSV003 {line}, CSV007, LIM001 csv_lines, csv_columns, csv_cell_bytes.
dots::Result<CsvTable> read_csv(std::string_view bytes, const tournament::Limits& limits);

struct PlayerRow {
  int line = 0;
  dots::Result<tournament::event::Player> player;
};

struct PlayerRows {
  std::vector<PlayerRow> rows;
  std::vector<std::string> unused;  ///< columns that mean nothing here
};

/// The columns name, nick, club, federation, birth year and rating, in any order; `name` must be there.
/// Errors: CSV001, CSV002 {column}. A row's own: CSV004-CSV006, or what a player may not have (EVT…).
dots::Result<PlayerRows> players_of(const CsvTable& table);

}  // namespace arbiter::cli
