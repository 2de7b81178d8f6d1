#include "records/pointsiq.h"

#include <algorithm>

#include "records/findings.h"
#include "records/numbers.h"
#include "records/text_lines.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/sgf_tree.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Point;

namespace {

constexpr int puzzle_width = 39;
constexpr int puzzle_height = 32;

class PuzzleReader {
 public:
  PuzzleReader(std::string_view text, const SgfPlaces& places, const Limits& limits, GameRecord& record)
      : text_(text), places_(places), limits_(limits), record_(record), findings_(record.diagnostics) {}

  /// Reads what stands between the braces, which begins at `begin` and ends at `end`.
  void run(std::size_t begin, std::size_t end, bool closed);

 private:
  void field(std::string_view value, std::size_t offset, std::size_t number);
  void dots_of(std::string_view value, std::size_t offset);
  void dot(std::string_view raw, std::size_t offset);
  void note(std::string_view name, std::string_view value);
  [[nodiscard]] dots::Place at(std::size_t offset) const { return places_.at(text_, offset); }

  std::string_view text_;
  const SgfPlaces& places_;
  const Limits& limits_;
  GameRecord& record_;
  Findings findings_;
  bool dots_seen_ = false;
};

void PuzzleReader::run(std::size_t begin, std::size_t end, bool closed) {
  record_.format = record_.dialect = "pointsiq";
  record_.width = puzzle_width;
  record_.height = puzzle_height;
  record_.rules = "tensu;size=39x32;start=custom";
  record_.rules_named = false;
  record_.application = "PointsIQ";
  record_.end_place = at(end);
  // A field begins with `:` after the brace or a semicolon, and ends before `;:` or with the `;` before the brace.
  std::size_t number = 0;
  for (std::size_t from = begin; from < end;) {
    std::size_t to = std::min(text_.find(";:", from), end);
    if (to == end && to > from && text_[to - 1] == ';') to -= 1;
    std::string_view value = text_.substr(from, to - from);
    std::size_t offset = from;
    if (value.starts_with(':')) {
      value.remove_prefix(1);
      offset += 1;
    }
    field(value, offset, number++);
    from = to + 1;
  }
  constexpr std::size_t fewest = 5;  // answers, id, level, task, dots
  if (!closed) findings_.add(Severity::error, pointsiq_code::not_closed, at(end));
  if (number < fewest || !dots_seen_)
    findings_.add(Severity::error, pointsiq_code::field, at(begin),
                  {{"found", std::to_string(number)}, {"expected", std::to_string(fewest)}});
  findings_.finish();
}

void PuzzleReader::note(std::string_view name, std::string_view value) {
  if (value.empty()) return;
  if (!record_.comment.empty()) record_.comment += '\n';
  record_.comment.append(name).append(name.empty() ? "" : ": ").append(value);
}

void PuzzleReader::field(std::string_view value, std::size_t offset, std::size_t number) {
  if (value.starts_with('[')) return dots_of(value, offset);
  if (dots_seen_) return note("hint", value);
  switch (number) {
    case 0: note("answers", value); break;
    case 1: record_.source = value; break;
    case 2: note("level", value); break;
    default: note("", value); break;
  }
}

void PuzzleReader::dots_of(std::string_view value, std::size_t offset) {
  dots_seen_ = true;
  for (std::size_t from = 0; from < value.size();) {
    const std::size_t open = value.find('[', from);
    if (open == std::string_view::npos) break;
    const std::size_t close = value.find(']', open);
    if (close == std::string_view::npos) {
      findings_.add(Severity::error, pointsiq_code::dot, at(offset + open),
                    {{"value", std::string(value.substr(open, 20))}});
      record_.setup_complete = false;
      break;
    }
    dot(value.substr(open + 1, close - open - 1), offset + open + 1);
    from = close + 1;
  }
}

void PuzzleReader::dot(std::string_view raw, std::size_t offset) {
  const std::size_t comma = raw.find(',');
  const std::size_t second = comma == std::string_view::npos ? comma : raw.find(',', comma + 1);
  const auto x = comma == std::string_view::npos ? std::nullopt : read_integer(raw.substr(0, comma));
  const auto y =
      second == std::string_view::npos ? std::nullopt : read_integer(raw.substr(comma + 1, second - comma - 1));
  const std::string_view colour = second == std::string_view::npos ? std::string_view{} : raw.substr(second + 1);
  const bool readable =
      x && y && *x >= 0 && *x < puzzle_width && *y >= 0 && *y < puzzle_height && (colour == "R" || colour == "B");
  if (!readable) {
    findings_.add(Severity::error, pointsiq_code::dot, at(offset), {{"value", std::string(raw.substr(0, 20))}});
    record_.setup_complete = false;
    return;
  }
  if (record_.setup.size() >= static_cast<std::size_t>(limits_.plies)) return;
  const Point point{static_cast<int>(*x), static_cast<int>(*y)};
  record_.setup.push_back({colour == "B" ? Side::first : Side::second, point});
  record_.setup_places.push_back(at(offset));
}

bool blank(char c) { return c == ' ' || (c >= '\t' && c <= '\r'); }

}  // namespace

bool sniff_pointsiq(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  while (!bytes.empty() && blank(bytes.front())) bytes.remove_prefix(1);
  return bytes.starts_with("{:");
}

ReadResult read_pointsiq(std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  const Limits& limits = options.limits;
  if (bytes.size() > limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", limits.file_bytes, bytes.size(), {1, 1}));
    return result;
  }
  const DecodedText decoded = decode_text(bytes, {options.encoding, {}, "windows-1251"});
  result.encoding = decoded.encoding;
  const std::string_view text = decoded.text;
  SgfPlaces places;
  places.build(text);
  bool stray = false;
  for (std::size_t from = 0; from < text.size();) {
    if (text[from] != '{') {
      if (!blank(text[from]) && !stray) {
        result.diagnostics.push_back(
            {Severity::warning, std::string(pointsiq_code::text_outside), {}, places.at(text, from), 0});
        stray = true;
      }
      from += 1;
      continue;
    }
    if (result.records.size() >= limits.games_in_file) {
      result.diagnostics.push_back(
          over_limit("games_in_file", limits.games_in_file, limits.games_in_file + 1, places.at(text, from)));
      break;
    }
    const std::size_t close = text.find('}', from);
    const std::size_t end = std::min(close, text.size());
    GameRecord record;
    record.index = static_cast<int>(result.records.size());
    PuzzleReader(text, places, limits, record).run(from + 1, end, close != std::string_view::npos);
    result.records.push_back(std::move(record));
    from = end + 1;
  }
  if (result.records.empty() && result.diagnostics.empty())
    result.diagnostics.push_back(
        {Severity::error, std::string(pointsiq_code::field), {{"found", "0"}, {"expected", "5"}}, {1, 1}, 0});
  for (const TextFinding& finding : decoded.findings)
    result.diagnostics.push_back(
        {Severity::warning, std::string(finding.code), finding.args, places.at(text, finding.offset), 0});
  return result;
}

}  // namespace tournament::records
