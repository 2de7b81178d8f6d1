// A table of players as spreadsheets save it: the delimiter and the encoding are found out, or said.
//
//   auto table = read_csv(bytes, limits, {.encoding = "cp1250"});
//   auto rows = players_of(*table, {{"name", "Фамилия"}});     // a player or a reason for each row
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
  std::vector<int> columns{};  ///< of its line, where each cell begins; 1-based, in characters
};

struct CsvTable {
  std::string encoding;      ///< "UTF-8", "windows-1251"
  std::vector<CsvRow> rows;  ///< the first one names the columns; rows without any text are left out
};

/// How a table is written, where it is not to be found out.
struct CsvForm {
  std::string encoding{};  ///< as iconv names it
  char delimiter = '\0';
};

/// Cells are separated by `;`, a tab or `,`, whichever the first line has most of, or as a line `sep=;` says; quotes as
/// in RFC 4180. Errors: CSV003 {line}, CSV007, CSV012 {encoding}, LIM001 csv_lines, csv_columns, csv_cell_bytes.
dots::Result<CsvTable> read_csv(std::string_view bytes, const tournament::Limits& limits, const CsvForm& form = {});

/// The encoding of bytes that are not UTF-8: windows-1251 or KOI8-R where whole words are foreign to ASCII,
/// windows-1250 or ISO-8859-2 where letters stand alone among those of ASCII; of two, the one that gives letters.
std::string guess_encoding(std::string_view bytes);

struct PlayerRow {
  int line = 0;
  dots::Result<tournament::event::Player> player;  ///< with what the row says; empty cells leave a field as it is
  int start_number = 0;                            ///< in an open challenge; 0: the row says none
};

struct PlayerRows {
  std::vector<PlayerRow> rows;
  std::vector<std::string> unused;  ///< columns that mean nothing here
};

/// A field and the title of the column it is taken from; an empty title: from none.
struct CsvMapping {
  std::string field;
  std::string column;
};

/// The fields name (or family and given), nick, club, school, federation, birth year, sex, category, consent, latin,
/// rating, by titles in five languages (csv_titles.h) or by the mapping, which also knows `nick@PLACE` and
/// `rating@LIST:CLASS[@DATE]`. The name must be there.
/// Errors: CSV001, CSV002 {column}, CSV013 {field}, CSV014 {column}. A row's own: CSV004-CSV006, or what a player may
/// not have (EVT…).
dots::Result<PlayerRows> players_of(const CsvTable& table, const std::vector<CsvMapping>& mappings = {});

/// What a row says put over what is known: a nick is added, everything else replaced; the name stays as it is spelled.
tournament::event::Player overlaid(tournament::event::Player known, const tournament::event::Player& row);

}  // namespace arbiter::cli
