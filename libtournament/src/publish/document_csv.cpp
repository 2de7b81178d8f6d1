#include <array>
#include <cstdint>

#include "tournament/publish/display_text.h"
#include "tournament/publish/document.h"

namespace tournament::publish {
namespace {

bool is_blank(char32_t code) {
  return code == ' ' || code == '\t' || code == '\n' || code == '\r' || code == 0xA0 || code == 0x1680 ||
         (code >= 0x2000 && code <= 0x200A) || code == 0x202F || code == 0x205F || code == 0x3000;
}

/// What starts a formula in a spreadsheet, with the small and full-width forms that some of them take for the same.
bool starts_formula(char32_t code) {
  constexpr std::array<char32_t, 12> signs{'=',    '+',    '-',    '@',    0xFF1D, 0xFF0B,
                                           0xFF0D, 0xFF20, 0xFE66, 0xFE62, 0xFE63, 0xFE6B};
  for (const char32_t sign : signs)
    if (code == sign) return true;
  return false;
}

bool needs_apostrophe(std::string_view cell) {
  if (!cell.empty() && (cell.front() == '\t' || cell.front() == '\r' || cell.front() == '\n')) return true;
  while (!cell.empty()) {
    const char32_t code = take_code_point(cell);
    if (is_deceptive(code) || is_blank(code)) continue;
    return starts_formula(code);
  }
  return false;
}

std::string quoted(const std::string& field) {
  if (field.find_first_of("\",;'\r\n") == std::string::npos && (field.empty() || field.front() != ' ')) return field;
  std::string out = "\"";
  for (const char c : field) {
    if (c == '"') out.push_back('"');
    out.push_back(c);
  }
  return out + "\"";
}

}  // namespace

std::string csv_text(std::string_view cell) {
  const std::string shown = display_text(cell);
  return quoted(needs_apostrophe(cell) ? "'" + shown : shown);
}

bool is_number(std::string_view text) {
  if (!text.empty() && text.front() == '-') text.remove_prefix(1);
  const std::size_t point = text.find('.');
  const auto digits = [](std::string_view part) {
    return !part.empty() && part.find_first_not_of("0123456789") == std::string_view::npos;
  };
  return digits(text.substr(0, point)) && (point == std::string_view::npos || digits(text.substr(point + 1)));
}

std::string to_csv(const Table& table) {
  std::string out;
  const auto end_field = [&](std::size_t i) { out += i + 1 < table.columns.size() ? "," : "\r\n"; };
  for (std::size_t i = 0; i < table.columns.size(); ++i) {
    const Column& column = table.columns[i];
    out += csv_text(column.key.empty() ? column.title : column.key);
    end_field(i);
  }
  for (const auto& row : table.rows)
    for (std::size_t i = 0; i < table.columns.size(); ++i) {
      const bool number = table.columns[i].type == ColumnType::integer || table.columns[i].type == ColumnType::decimal;
      const std::string cell = i < row.size() ? row[i].text : "";
      out += number && is_number(cell) ? cell : csv_text(cell);
      end_field(i);
    }
  return out;
}

std::string to_csv(const Document& document) {
  std::string out;
  for (const Block& block : document.blocks)
    if (const Table* table = std::get_if<Table>(&block)) out += (out.empty() ? "" : "\r\n") + to_csv(*table);
  return out;
}

}  // namespace tournament::publish
