// Reads text diagrams (formats/diagram.md).
#include <algorithm>
#include <charconv>

#include "dots/surround/ruleset.h"
#include "records/claim_text.h"
#include "records/diagram.h"
#include "records/diagram_headers.h"
#include "records/findings.h"
#include "records/move_text.h"
#include "records/text_lines.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Point;
using dots::surround::SetupDot;

namespace {

struct Size {
  int width = 0;
  int height = 0;
};

/// "dots 39x32".
constexpr std::string_view size_word = "dots ";

std::optional<Size> read_board_size(std::string_view line) {
  if (!line.starts_with(size_word)) return std::nullopt;
  line.remove_prefix(size_word.size());
  while (line.ends_with(' ')) line.remove_suffix(1);
  Size size;
  const char* end = line.data() + line.size();
  const auto width = std::from_chars(line.data(), end, size.width);
  if (width.ec != std::errc{} || width.ptr == end || *width.ptr != 'x') return std::nullopt;
  const auto height = std::from_chars(width.ptr + 1, end, size.height);
  if (height.ec != std::errc{} || height.ptr != end) return std::nullopt;
  return size;
}

std::string from_one_line(std::string_view text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] != '\\' || i + 1 == text.size()) {
      out += text[i];
    } else {
      out += text[++i] == 'n' ? '\n' : text[i];
    }
  }
  return out;
}

class DiagramReader {
 public:
  DiagramReader(const Limits& limits, GameRecord& record)
      : limits_(limits), record_(record), findings_(record.diagnostics) {}

  void run(std::string_view text);

 private:
  enum class Part : std::uint8_t { headers, position, moves };
  void line(const TextLine& line);
  void header(const TextLine& line);
  void row(const TextLine& line);
  void moves(const TextLine& line);
  void finish();
  void report(Severity severity, std::string_view code, dots::Place place, dots::Arguments args = {}, int ply = 0) {
    findings_.add(severity, code, place, std::move(args), ply);
  }

  const Limits& limits_;
  GameRecord& record_;
  Findings findings_;
  Part part_ = Part::headers;
  int rows_ = 0;
  dots::Place position_place_{};
  std::vector<SetupDot> live_;
  std::vector<dots::Place> live_places_;
  bool too_long_ = false;
};

void DiagramReader::run(std::string_view text) {
  TextLines lines(text);
  auto first = lines.next();
  while (first && first->text.find_first_not_of(' ') == std::string_view::npos) first = lines.next();
  const auto size = first ? read_board_size(first->text) : std::nullopt;
  const auto fits = [&](int side) { return side >= 1 && side <= limits_.board_side; };
  if (!size || !fits(size->width) || !fits(size->height)) {
    report(Severity::critical, diagram_code::size, first ? first->at(0) : dots::Place{1, 1},
           {{"value", first ? std::string(first->text.substr(0, 40)) : ""},
            {"bound", std::to_string(limits_.board_side)}});
    return;
  }
  record_.width = size->width;
  record_.height = size->height;
  while (const auto next = lines.next()) {
    line(*next);
    record_.end_place = next->at(next->text.size());
  }
  finish();
}

void DiagramReader::line(const TextLine& line) {
  std::string_view text = line.text;
  while (text.ends_with(' ')) text.remove_suffix(1);
  if (text.empty()) return;
  if (text == "position:") {
    part_ = Part::position;
    position_place_ = line.at(0);
  } else if (text == "moves:") {
    part_ = Part::moves;
  } else if (part_ == Part::headers) {
    header(line);
  } else if (part_ == Part::position) {
    row({line.number, text, 0, 1});
  } else {
    moves({line.number, text, 0, 1});
  }
}

void DiagramReader::header(const TextLine& line) {
  const std::size_t colon = line.text.find(':');
  const std::string_view name = line.text.substr(0, colon);
  const auto* known = std::find_if(diagram_headers.begin(), diagram_headers.end(),
                                   [&](const DiagramHeader& each) { return each.name == name; });
  if (colon == std::string_view::npos || known == diagram_headers.end())
    return report(Severity::error, diagram_code::line, line.at(0), {{"value", std::string(name.substr(0, 40))}});
  std::string_view value = line.text.substr(colon + 1);
  if (value.starts_with(' ')) value.remove_prefix(1);
  std::string& field = known->field(record_);
  if (field.empty()) field = from_one_line(value);
  if (name == "result") record_.claim.place = line.at(line.text.size() - value.size());
}

// Dots inside an enclosure are put first: those around them then make it.
void DiagramReader::row(const TextLine& line) {
  const int y = rows_++;
  if (y >= record_.height) return;  // the count is told at the end
  if (line.text.size() != static_cast<std::size_t>(record_.width))
    report(Severity::error, diagram_code::row_length, line.at(0),
           {{"found", std::to_string(line.text.size())}, {"expected", std::to_string(record_.width)}});
  for (std::size_t i = 0; i < line.text.size() && i < static_cast<std::size_t>(record_.width); ++i) {
    const Point point{static_cast<int>(i), y};
    switch (line.text[i]) {
      case '.':
      case ',':
      case ';': break;
      case 'x':
      case 'o':
        live_.push_back({line.text[i] == 'x' ? Side::first : Side::second, point});
        live_places_.push_back(line.at(i));
        break;
      case 'X':
      case 'O':
        record_.setup.push_back({line.text[i] == 'X' ? Side::first : Side::second, point});
        record_.setup_places.push_back(line.at(i));
        break;
      default:
        report(Severity::error, diagram_code::character, line.at(i), {{"value", std::string(1, line.text[i])}});
        record_.setup_complete = false;
    }
  }
}

void DiagramReader::moves(const TextLine& line) {
  for (std::size_t at = 0; at < line.text.size();) {
    const std::size_t end = std::min(line.text.find(' ', at), line.text.size());
    const std::string_view word = line.text.substr(at, end - at);
    const int ply = static_cast<int>(record_.moves.size()) + 1;
    const dots::Place place = line.at(at);
    at = end + 1;
    if (word.empty()) continue;
    const auto move = read_move(word);
    if (!move) {
      report(Severity::error, diagram_code::move, place, {{"move", std::string(word.substr(0, 40))}}, ply);
      continue;
    }
    if (record_.moves.size() >= static_cast<std::size_t>(limits_.plies)) {
      const auto bound = static_cast<std::size_t>(limits_.plies);
      if (!too_long_) record_.diagnostics.push_back(over_limit("plies", bound, bound + 1, place));
      too_long_ = true;
      return;
    }
    record_.moves.push_back({*move, place});
    if (!move->contours->empty() && record_.contour_place == dots::Place{}) record_.contour_place = place;
  }
}

void DiagramReader::finish() {
  if (rows_ != 0 && rows_ != record_.height)
    report(Severity::error, diagram_code::row_count, position_place_,
           {{"found", std::to_string(rows_)}, {"expected", std::to_string(record_.height)}});
  record_.setup.insert(record_.setup.end(), live_.begin(), live_.end());
  record_.setup_places.insert(record_.setup_places.end(), live_places_.begin(), live_places_.end());
  const std::string size = ";size=" + std::to_string(record_.width) + 'x' + std::to_string(record_.height);
  record_.rules_named = !record_.rules.empty();
  if (record_.rules.empty()) record_.rules = "tensu" + size + ";start=custom";
  if (const auto rules = dots::surround::parse_ruleset(record_.rules)) {
    record_.komi_halves = rules->komi_halves;
  } else {
    findings_.add(Severity::error, rules.error().code, {}, rules.error().args);
  }
  record_.claim = claim_of(record_.claim.raw, record_.claim.place);
  findings_.finish();
}

}  // namespace

bool sniff_diagram(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const std::size_t at = bytes.find_first_not_of(" \r\n");
  if (at == std::string_view::npos) return false;
  bytes.remove_prefix(at);
  if (!bytes.starts_with(size_word)) return false;  // before a long line is looked through
  return read_board_size(bytes.substr(0, bytes.find_first_of("\r\n"))).has_value();
}

ReadResult read_diagram(std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  if (bytes.size() > options.limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", options.limits.file_bytes, bytes.size(), {1, 1}));
    return result;
  }
  const DecodedText decoded = decode_text(bytes, {options.encoding, {}, "windows-1251"});
  result.encoding = decoded.encoding;
  GameRecord record;
  record.format = record.dialect = "diagram";
  DiagramReader(options.limits, record).run(decoded.text);
  for (const TextFinding& finding : decoded.findings)
    record.diagnostics.push_back({Severity::warning, std::string(finding.code), finding.args, {1, 1}, 0});
  record.playable = !any_at_least(record.diagnostics, Severity::critical);
  result.records.push_back(std::move(record));
  return result;
}

}  // namespace tournament::records
