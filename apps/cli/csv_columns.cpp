#include "cli/csv_columns.h"

#include <algorithm>

#include "cli/csv_cells.h"
#include "tournament/store/names.h"

namespace arbiter::cli {
namespace {

using tournament::store::folded_name;

bool is_among(const std::string& title, std::string_view titles) {
  while (!titles.empty()) {
    const std::size_t end = std::min(titles.find('|'), titles.size());
    if (folded_name(titles.substr(0, end)) == title) return true;
    titles.remove_prefix(std::min(end + 1, titles.size()));
  }
  return false;
}

/// The field that a title means by itself, or "".
std::string field_titled(const std::string& title, std::span<const FieldTitles> fields) {
  const std::string folded = folded_name(title);
  const auto found =
      std::ranges::find_if(fields, [&folded](const FieldTitles& row) { return is_among(folded, row.titles); });
  return found == fields.end() ? "" : std::string(found->field);
}

bool is_field(const std::string& field, std::span<const FieldTitles> fields) {
  const bool has_targets = std::ranges::find(fields, "nick", &FieldTitles::field) != fields.end();
  if (has_targets && parse_cell_target(field)) return true;
  return std::ranges::find(fields, field, &FieldTitles::field) != fields.end();
}

}  // namespace

dots::Result<CsvForm> csv_form(const Options& options) {
  CsvForm form{.encoding = options.value_or("encoding", "")};
  const std::string delimiter = options.value_or("delimiter", "");
  if (delimiter == "," || delimiter == "comma") form.delimiter = ',';
  if (delimiter == ";" || delimiter == "semicolon") form.delimiter = ';';
  if (delimiter == "\t" || delimiter == "tab") form.delimiter = '\t';
  if (!delimiter.empty() && form.delimiter == '\0')
    return bad_value("--delimiter", delimiter, "comma, semicolon or tab");
  return form;
}

dots::Result<std::vector<CsvMapping>> csv_mappings(const Options& options) {
  std::vector<CsvMapping> list;
  for (const std::string& text : options.values("map")) {
    const std::size_t equals = text.find('=');
    if (equals == std::string::npos || equals == 0) return bad_value("--map", text, "FIELD=COLUMN");
    list.push_back({text.substr(0, equals), text.substr(equals + 1)});
  }
  return list;
}

dots::Result<CsvColumns> csv_columns(const CsvRow& titles, const std::vector<CsvMapping>& mappings,
                                     std::span<const FieldTitles> fields) {
  CsvColumns columns(titles.cells.size());
  for (const CsvMapping& mapping : mappings) {
    if (!is_field(mapping.field, fields)) return dots::Error{"CSV013", {{"field", mapping.field}}};
    if (mapping.column.empty()) continue;
    const auto column = std::ranges::find_if(
        titles.cells, [&](const std::string& title) { return folded_name(title) == folded_name(mapping.column); });
    if (column == titles.cells.end()) return dots::Error{"CSV014", {{"column", mapping.column}}, {titles.line, 1}};
    columns[static_cast<std::size_t>(column - titles.cells.begin())] = mapping.field;
  }
  const auto is_mapped = [&mappings](const std::string& field) {
    return std::ranges::find(mappings, field, &CsvMapping::field) != mappings.end();
  };
  for (std::size_t i = 0; i < columns.size(); ++i) {
    if (!columns[i].empty()) continue;
    std::string field = field_titled(titles.cells[i], fields);
    if (field.empty() || is_mapped(field)) continue;
    if (std::ranges::find(columns, field) != columns.end())
      return dots::Error{"CSV002", {{"column", titles.cells[i]}}, {titles.line, 1}};
    columns[i] = std::move(field);
  }
  return columns;
}

std::vector<std::string> unused_columns(const CsvRow& titles, const CsvColumns& columns) {
  std::vector<std::string> unused;
  for (std::size_t i = 0; i < columns.size(); ++i)
    if (columns[i].empty() && !titles.cells[i].empty()) unused.push_back(titles.cells[i]);
  return unused;
}

}  // namespace arbiter::cli
