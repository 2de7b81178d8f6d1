#include "cli/csv.h"

#include <algorithm>
#include <array>

#include "tournament/records/sgf_codes.h"
#include "tournament/records/text_encoding.h"

namespace arbiter::cli {
namespace {

using tournament::Limits;

/// The sign of a first line "sep=;", which spreadsheets write and read; '\0' without one. The line is taken off.
char declared_delimiter(std::string_view& text) {
  if (!text.starts_with("sep=") || text.size() < 6) return '\0';
  const std::size_t end = text.find('\n');
  const std::size_t line = end != std::string_view::npos && text[end - 1] == '\r' ? end - 1 : end;
  if (line != 5) return '\0';
  const char delimiter = text[4];
  text.remove_prefix(end);  // the line end stays, so that lines are counted as the file has them
  return delimiter;
}

char delimiter_of(std::string_view text) {
  constexpr std::array candidates{';', '\t', ','};
  std::array<int, candidates.size()> counts{};
  bool quoted = false;
  for (const char c : text) {
    if (c == '\n' && !quoted) break;
    if (c == '"') quoted = !quoted;
    const auto* found = std::ranges::find(candidates, c);
    if (!quoted && found != candidates.end()) ++counts[static_cast<std::size_t>(found - candidates.begin())];
  }
  return candidates[static_cast<std::size_t>(std::ranges::max_element(counts) - counts.begin())];
}

dots::Error over(std::string_view limit, std::size_t bound, int line) {
  return {"LIM001",
          {{"limit", std::string(limit)}, {"bound", std::to_string(bound)}, {"found", std::to_string(bound + 1)}},
          {line, 1}};
}

class Reader {
 public:
  Reader(std::string_view text, const Limits& limits, char delimiter)
      : text_(text), limits_(limits), delimiter_(delimiter) {}

  dots::Result<std::vector<CsvRow>> read() {
    std::vector<CsvRow> rows;
    while (at_ < text_.size()) {
      if (static_cast<std::size_t>(line_) > limits_.csv_lines) return over("csv_lines", limits_.csv_lines, line_);
      CsvRow row{line_, {}, {}};
      if (auto whole = read_row(row); !whole) return whole.error();
      const bool has_text = std::ranges::any_of(row.cells, [](const std::string& cell) { return !cell.empty(); });
      if (has_text) rows.push_back(std::move(row));
    }
    return rows;
  }

 private:
  dots::Result<void> read_row(CsvRow& row) {
    for (bool more = true; more;) {
      row.columns.push_back(column());
      auto cell = read_cell();
      if (!cell) return cell.error();
      if (row.cells.size() == static_cast<std::size_t>(limits_.csv_columns))
        return over("csv_columns", row.cells.size(), line_);
      row.cells.push_back(std::move(cell).value());
      more = at_ < text_.size() && text_[at_] == delimiter_;
      if (more) ++at_;
    }
    if (at_ < text_.size() && text_[at_] == '\r') ++at_;
    if (at_ < text_.size() && text_[at_] == '\n') ++at_;
    ++line_;
    line_begins_ = at_;
    return {};
  }

  /// Of what comes next, in characters: bytes that continue one are not counted.
  [[nodiscard]] int column() const {
    const std::string_view line = text_.substr(line_begins_, at_ - line_begins_);
    return static_cast<int>(std::ranges::count_if(line, [](char c) { return (c & 0xC0) != 0x80; })) + 1;
  }

  dots::Result<std::string> read_cell() {
    std::string cell;
    const int begun = line_;
    bool quoted = false;
    for (; at_ < text_.size(); ++at_) {
      const char c = text_[at_];
      if (c == '"') {
        const bool doubled = quoted && at_ + 1 < text_.size() && text_[at_ + 1] == '"';
        if (doubled) cell += text_[++at_];
        // A quote opens only at the beginning of a cell; elsewhere it is text.
        else if (quoted || cell.empty())
          quoted = !quoted;
        else
          cell += c;
        continue;
      }
      if (!quoted && (c == delimiter_ || c == '\n' || c == '\r')) break;
      if (c == '\n') {
        ++line_;
        line_begins_ = at_ + 1;
      }
      cell += c;
      if (cell.size() > limits_.csv_cell_bytes) return over("csv_cell_bytes", limits_.csv_cell_bytes, line_);
    }
    if (quoted) return dots::Error{"CSV003", {}, {begun, 1}};
    const std::size_t first = cell.find_first_not_of(' ');
    if (first == std::string::npos) return std::string();
    return cell.substr(first, cell.find_last_not_of(' ') - first + 1);
  }

  std::string_view text_;
  const Limits& limits_;
  char delimiter_;
  std::size_t at_ = 0;
  std::size_t line_begins_ = 0;
  int line_ = 1;
};

}  // namespace

dots::Result<CsvTable> read_csv(std::string_view bytes, const Limits& limits, const CsvForm& form) {
  tournament::records::TextSource source;
  const std::string guessed = tournament::records::is_utf8(bytes) ? "UTF-8" : guess_encoding(bytes);
  source.forced = form.encoding;
  source.fallback = guessed;
  const auto decoded = tournament::records::decode_text(bytes, source);
  for (const auto& finding : decoded.findings)
    if (finding.code == tournament::records::sgf_code::unknown_encoding)
      return dots::Error{"CSV012", {{"encoding", form.encoding}}};
  std::string_view text = decoded.text;
  const char declared = declared_delimiter(text);
  const char delimiter = form.delimiter != '\0' ? form.delimiter
                         : declared != '\0'
                             ? declared
                             : delimiter_of(text.substr(std::min(text.find_first_not_of("\r\n"), text.size())));
  auto rows = Reader(text, limits, delimiter).read();
  if (!rows) return rows.error();
  if (rows->empty()) return dots::Error{"CSV007"};
  return CsvTable{decoded.encoding, std::move(rows).value()};
}

}  // namespace arbiter::cli
