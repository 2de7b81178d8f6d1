// Writes PointsXT `.sav` files (formats/pointsxt.md). Captures are numbered anew where the record has no numbers.
#include <bit>
#include <cstdint>

#include "records/capture_walk.h"
#include "records/losses.h"
#include "records/pointsxt.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/text_encoding.h"

namespace tournament::records {

using dots::Side;
using dots::surround::MoveKind;
using dots::surround::Point;

namespace {

using namespace pointsxt;

void put_name(std::string& out, const std::string& name, dots::Diagnostics& lost) {
  EncodedText text = encode_windows_1251(name);
  if (text.replaced > 0)
    note_loss(lost, lost_code::characters,
              {{"count", std::to_string(text.replaced)}, {"encoding", "windows-1251"}, {"text", name}});
  if (text.bytes.size() > name_bytes) {
    text.bytes.resize(name_bytes);
    note_loss(lost, lost_code::name_cut, {{"name", name}, {"bound", std::to_string(name_bytes)}});
  }
  out += text.bytes.append(name_bytes - text.bytes.size(), ' ');
}

/// The bytes of a fact as the format wrote them; zeros when the record has none, or one of another length.
std::string bytes_of_fact(const GameRecord& record, std::string_view name, std::size_t length) {
  std::string bytes(length, '\0');
  for (const dots::Argument& each : record.format_facts) {
    if (each.name != name || each.value.size() != 2 * length) continue;
    for (std::size_t i = 0; i < length; ++i) {
      const auto digit = [&](std::size_t at) {
        const char c = each.value[at];
        return c >= '0' && c <= '9' ? c - '0' : c >= 'a' && c <= 'f' ? c - 'a' + 10 : 0;
      };
      bytes[i] = static_cast<char>(16 * digit(2 * i) + digit(2 * i + 1));
    }
  }
  return bytes;
}

struct Dot {
  Side side;
  Point point;
  double put_at = 0;
  int mark = 0;
};

/// The setup as moves, then the dots of the record.
std::vector<Dot> dots_of(const GameRecord& record) {
  std::vector<Dot> dots;
  for (const auto& dot : record.setup) dots.push_back({dot.side, dot.point});
  for (const RecordedMove& each : record.moves)
    if (each.move.kind == MoveKind::dot)
      dots.push_back({each.move.side, each.move.point, each.notes->put_at.value_or(0), each.notes->capture_mark});
  return dots;
}

/// Marks the captured dot that was put first, capture by capture.
void number_captures(std::vector<Dot>& dots) {
  CaptureWalk walk(width, height);
  int captures = 0;
  for (const Dot& dot : dots) {
    if (!walk.put(dot.side, dot.point) || walk.last().dots.empty()) continue;
    const auto& taken = walk.last().dots;
    captures += 1;
    if (captures > 255) return;  // one byte
    for (Dot& each : dots) {
      if (each.mark != 0 || std::find(taken.begin(), taken.end(), each.point) == taken.end()) continue;
      each.mark = captures;
      break;
    }
  }
}

dots::Error wrong_size(const GameRecord& record) {
  return {"REC012",
          {{"format", "pointsxt"},
           {"size", std::to_string(record.width) + 'x' + std::to_string(record.height)},
           {"sizes", "39x32"}}};
}

}  // namespace

dots::Result<Written> write_pointsxt(const GameRecord& record) {
  if (record.width != width || record.height != height) return wrong_size(record);
  Written written;
  written.lost = losses(record, {.times = true, .fields = "format-facts"});
  note_rules(written.lost, record, "tensu");
  std::vector<Dot> dots = dots_of(record);
  const bool numbered = std::any_of(dots.begin(), dots.end(), [](const Dot& dot) { return dot.mark != 0; });
  if (!numbered) number_captures(dots);
  if (dots.empty() || dots.size() > most_moves)
    return dots::Error{"REC016",
                       {{"format", "pointsxt"},
                        {"found", std::to_string(dots.size())},
                        {"low", "1"},
                        {"high", std::to_string(most_moves)}}};
  std::string& out = written.bytes;
  const auto byte = [&out](std::size_t value) { out += static_cast<char>(value & 255u); };
  out += 'y';
  byte((dots.size() - 1));
  byte((dots.size() - 1) >> 8);
  out += bytes_of_fact(record, flags_fact, flags_bytes);
  put_name(out, record.second.name, written.lost);
  put_name(out, record.first.name, written.lost);
  out += bytes_of_fact(record, number_fact, number_bytes);
  out += bytes_of_fact(record, zeros_fact, header_bytes - zeros_at);
  for (const Dot& dot : dots) {
    if (dot.point.x < 0 || dot.point.y < 0 || dot.point.x > 255 || dot.point.y > 255) return wrong_size(record);
    byte(static_cast<std::size_t>(dot.point.x));
    byte(static_cast<std::size_t>(dot.point.y));
    byte(static_cast<std::size_t>(dot.mark));
    out.append(2, dot.side == Side::second ? '\xFF' : '\0');
    for (std::uint64_t bits = std::bit_cast<std::uint64_t>(dot.put_at), i = 0; i < 8; ++i, bits >>= 8) byte(bits);
  }
  return written;
}

}  // namespace tournament::records
