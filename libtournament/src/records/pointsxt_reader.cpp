// Reads PointsXT `.sav` files (formats/pointsxt.md).
#include <bit>
#include <cmath>
#include <cstdint>
#include <map>

#include "records/capture_walk.h"
#include "records/findings.h"
#include "records/pointsxt.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::Move;
using dots::surround::Point;

namespace {

using namespace pointsxt;

/// In a binary file a place is line 1 and the byte, from 1.
dots::Place at_byte(std::size_t offset) { return {1, static_cast<int>(offset) + 1}; }

unsigned byte_at(std::string_view bytes, std::size_t i) { return static_cast<unsigned char>(bytes[i]); }

std::size_t promised_moves(std::string_view bytes) { return byte_at(bytes, 1) + 256u * byte_at(bytes, 2) + 1u; }

std::string hex(std::string_view bytes) {
  constexpr std::string_view digits = "0123456789abcdef";
  std::string text;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    text += digits[byte_at(bytes, i) >> 4];
    text += digits[byte_at(bytes, i) & 15u];
  }
  return text;
}

double read_double(std::string_view eight) {
  std::uint64_t bits = 0;
  for (std::size_t i = 8; i-- > 0;) bits = bits << 8 | byte_at(eight, i);
  return std::bit_cast<double>(bits);
}

bool all_zero(std::string_view bytes) { return bytes.find_first_not_of('\0') == std::string_view::npos; }

class PointsxtReader {
 public:
  PointsxtReader(std::string_view bytes, const ReadOptions& options, GameRecord& record)
      : bytes_(bytes), options_(options), record_(record), findings_(record.diagnostics) {}

  void run() {
    header();
    moves();
    check_captures();
    findings_.finish();
  }
  [[nodiscard]] const std::string& encoding() const { return encoding_; }

 private:
  void header();
  void moves();
  void move(std::size_t offset, int ply);
  void check_captures();
  std::string name(std::size_t offset);
  void fact(std::string_view name, std::size_t offset, std::size_t length) {
    const std::string_view part = bytes_.substr(offset, length);
    if (!all_zero(part)) record_.format_facts.push_back({std::string(name), hex(part)});
  }

  std::string_view bytes_;
  const ReadOptions& options_;
  GameRecord& record_;
  Findings findings_;
  std::string encoding_;
};

std::string PointsxtReader::name(std::size_t offset) {
  std::string_view part = bytes_.substr(offset, name_bytes);
  part = part.substr(0, part.find_last_not_of(std::string_view(" \0", 2)) + 1);
  // Bytes that happen to be UTF-8 are still what the program wrote: windows-1251, or as told.
  const DecodedText text =
      decode_text(part, {options_.encoding.empty() ? "windows-1251" : options_.encoding, {}, "windows-1251"});
  for (const TextFinding& finding : text.findings)
    findings_.add(Severity::warning, finding.code, at_byte(offset), finding.args);
  encoding_ = text.encoding;
  return text.text;
}

void PointsxtReader::header() {
  record_.width = width;
  record_.height = height;
  record_.rules = "tensu;size=39x32;start=custom";
  record_.rules_named = false;
  record_.second.name = name(second_name_at);
  record_.first.name = name(first_name_at);
  fact(flags_fact, flags_at, flags_bytes);
  fact(number_fact, number_at, number_bytes);
  fact(zeros_fact, zeros_at, header_bytes - zeros_at);
  for (std::size_t i = flags_at; i < flags_at + flags_bytes; i += 2) {
    const std::string_view flag = bytes_.substr(i, 2);
    if (flag == std::string_view("\0\0", 2) || flag == "\xFF\xFF") continue;
    findings_.add(Severity::warning, pointsxt_code::header_bytes, at_byte(i), {{"bytes", hex(flag)}});
  }
  const std::string_view zeros = bytes_.substr(zeros_at, header_bytes - zeros_at);
  if (!all_zero(zeros))
    findings_.add(Severity::warning, pointsxt_code::header_bytes, at_byte(zeros_at), {{"bytes", hex(zeros)}});
}

void PointsxtReader::moves() {
  const std::size_t promised = promised_moves(bytes_);
  const std::size_t there = (bytes_.size() - header_bytes) / move_bytes;
  const std::size_t whole = std::min(promised, there);
  const auto bound = static_cast<std::size_t>(options_.limits.plies);
  if (promised > bound) {
    record_.diagnostics.push_back(over_limit("plies", bound, promised, at_byte(1)));
    return;
  }
  for (std::size_t i = 0; i < whole; ++i) move(header_bytes + i * move_bytes, static_cast<int>(i) + 1);
  const std::size_t end = header_bytes + whole * move_bytes;
  record_.end_place = at_byte(bytes_.size());
  if (whole < promised) {
    findings_.add(Severity::error, pointsxt_code::truncated, at_byte(bytes_.size()),
                  {{"expected", std::to_string(promised)},
                   {"found", std::to_string(whole)},
                   {"bytes", std::to_string(bytes_.size() - end)}},
                  static_cast<int>(whole) + 1);
  } else if (end < bytes_.size()) {
    findings_.add(Severity::warning, pointsxt_code::more_bytes, at_byte(end),
                  {{"count", std::to_string(bytes_.size() - end)}});
  }
}

void PointsxtReader::move(std::size_t offset, int ply) {
  const std::string_view raw = bytes_.substr(offset, move_bytes);
  const Point point{static_cast<int>(byte_at(raw, 0)), static_cast<int>(byte_at(raw, 1))};
  const Side last = record_.moves.empty() ? Side::first : record_.moves.back().move.side;
  Side side = other(last);  // red begins
  const std::string_view colour = raw.substr(3, 2);
  if (colour == "\xFF\xFF") {
    side = Side::second;
  } else if (colour == std::string_view("\0\0", 2)) {
    side = Side::first;
  } else {
    findings_.add(Severity::error, pointsxt_code::colour, at_byte(offset + 3), {{"bytes", hex(colour)}}, ply);
  }
  if (side == last && !record_.moves.empty())
    findings_.add(Severity::warning, pointsxt_code::same_side, at_byte(offset + 3),
                  {{"side", std::string(dots::to_text(side))}}, ply);
  MoveNotes notes;
  notes.capture_mark = static_cast<int>(byte_at(raw, 2));
  const double days = read_double(raw.substr(5));
  if (all_zero(raw.substr(5))) {
    notes.put_at = std::nullopt;
  } else if (std::isfinite(days)) {
    notes.put_at = days;
  } else {
    findings_.add(Severity::warning, pointsxt_code::time, at_byte(offset + 5), {{"bytes", hex(raw.substr(5))}}, ply);
  }
  record_.moves.push_back({Move::dot(side, point), at_byte(offset), std::nullopt, std::move(notes)});
}

// The program numbers the captures as they happen; of each, one captured dot has the number.
void PointsxtReader::check_captures() {
  std::map<int, std::size_t> marked;  // number of the capture, index of the dot
  std::map<Point, int> mark_of;
  for (std::size_t i = 0; i < record_.moves.size(); ++i) {
    const RecordedMove& each = record_.moves[i];
    if (each.notes->capture_mark == 0) continue;
    if (!marked.emplace(each.notes->capture_mark, i).second) {
      findings_.add(Severity::warning, pointsxt_code::mark_repeated, each.place,
                    {{"number", std::to_string(each.notes->capture_mark)}}, static_cast<int>(i) + 1);
    }
    mark_of.emplace(each.move.point, each.notes->capture_mark);
  }
  CaptureWalk walk(width, height);
  int captures = 0;
  for (const RecordedMove& each : record_.moves) {
    if (!walk.put(each.move.side, each.move.point)) return;  // the replay says so
    if (walk.last().dots.empty()) continue;
    captures += 1;
    const auto found = marked.find(captures);
    if (found == marked.end()) continue;  // the count says so
    const RecordedMove& dot = record_.moves[found->second];
    const auto& dots = walk.last().dots;
    if (std::find(dots.begin(), dots.end(), dot.move.point) != dots.end()) continue;
    findings_.add(Severity::warning, pointsxt_code::no_captive, dot.place,
                  {{"number", std::to_string(captures)}, {"point", to_text(dot.move.point)}},
                  static_cast<int>(found->second) + 1);
  }
  if (captures != static_cast<int>(marked.size()))
    findings_.add(Severity::warning, pointsxt_code::capture_count, at_byte(bytes_.size()),
                  {{"marked", std::to_string(marked.size())}, {"found", std::to_string(captures)}});
}

}  // namespace

// By a length that fits the number of moves; a file that is cut off by its first flag, or by what there is of it.
bool sniff_pointsxt(std::string_view bytes) {
  if (bytes.empty() || bytes[0] != 'y') return false;
  if (bytes.size() > header_bytes && bytes.size() == header_bytes + move_bytes * promised_moves(bytes)) return true;
  const std::string_view flag = bytes.substr(std::min(flags_at, bytes.size()), 2);
  if (flag.size() < 2) return bytes.find_first_of(std::string_view("\0\xFF", 2)) != std::string_view::npos;
  return flag == std::string_view("\0\0", 2) || flag == "\xFF\xFF";
}

ReadResult read_pointsxt(std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  const auto refuse = [&](std::string_view code, dots::Place place, dots::Arguments args) {
    result.diagnostics.push_back({Severity::critical, std::string(code), std::move(args), place, 0});
  };
  if (bytes.size() > options.limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", options.limits.file_bytes, bytes.size(), {1, 1}));
  } else if (!bytes.empty() && bytes[0] != 'y') {
    refuse(pointsxt_code::no_header, at_byte(0), {{"byte", hex(bytes.substr(0, 1))}});
  } else if (bytes.size() < header_bytes) {
    refuse(pointsxt_code::header_cut, at_byte(bytes.size()),
           {{"expected", std::to_string(header_bytes)}, {"found", std::to_string(bytes.size())}});
  } else {
    GameRecord record;
    record.format = record.dialect = "pointsxt";
    PointsxtReader reader(bytes, options, record);
    reader.run();
    record.playable = !any_at_least(record.diagnostics, Severity::critical);
    result.encoding = reader.encoding();
    result.records.push_back(std::move(record));
  }
  return result;
}

}  // namespace tournament::records
