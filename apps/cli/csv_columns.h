// Which column of a table (CSV) holds which field: by its title, or as --map says; and how the table is written.
//
//   auto columns = csv_columns(table.rows.front(), mappings, duel_titles);
//   for (std::size_t i = 0; i < row.cells.size(); ++i) if ((*columns)[i] == "game") …
#pragma once

#include <array>
#include <span>
#include <string>
#include <vector>

#include "cli/csv.h"
#include "cli/csv_titles.h"
#include "cli/options.h"

namespace arbiter::cli {

inline constexpr std::array csv_form_options{
    OptionSpec{"map", '\0', "FIELD=COLUMN", "takes a field from the column of that title; once for each"},
    OptionSpec{"encoding", '\0', "NAME", "encoding of the file, as cp1250; without it, it is found out"},
    OptionSpec{"delimiter", '\0', "SIGN", "comma, semicolon or tab; without it, it is found out"}};

/// --encoding and --delimiter. Error: CLI007.
dots::Result<CsvForm> csv_form(const Options& options);
/// --map. Error: CLI007.
dots::Result<std::vector<CsvMapping>> csv_mappings(const Options& options);

/// The field of each column, "" for one that is not used.
using CsvColumns = std::vector<std::string>;

/// Errors: CSV002 {column} twice, CSV013 {field} no field of these, CSV014 {column} not there.
dots::Result<CsvColumns> csv_columns(const CsvRow& titles, const std::vector<CsvMapping>& mappings,
                                     std::span<const FieldTitles> fields);
/// Titles of columns that mean nothing.
std::vector<std::string> unused_columns(const CsvRow& titles, const CsvColumns& columns);

}  // namespace arbiter::cli
