// Writes text diagrams (formats/diagram.md).
#include "dots/surround/position.h"
#include "records/diagram.h"
#include "records/diagram_headers.h"
#include "records/losses.h"
#include "records/move_text.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::Side;
using dots::surround::MoveKind;

namespace {

constexpr std::size_t moves_in_diagram_line = 10;

/// One line: a line break as `\n`, a backslash doubled.
std::string one_line(std::string_view text) {
  std::string out;
  for (const char c : text) {
    if (c == '\r') continue;
    if (c == '\n') {
      out += "\\n";
    } else {
      out.append(c == '\\' ? 1 : 0, '\\').push_back(c);
    }
  }
  return out;
}

/// False when the setup does not stand on the board.
bool draw_setup(const GameRecord& record, std::string& out) {
  const auto width = static_cast<std::size_t>(record.width);
  std::vector<std::string> rows(static_cast<std::size_t>(record.height), std::string(width, '.'));
  for (const auto& dot : record.setup) {
    if (dot.point.x < 0 || dot.point.y < 0 || dot.point.x >= record.width || dot.point.y >= record.height) return false;
    rows[static_cast<std::size_t>(dot.point.y)][static_cast<std::size_t>(dot.point.x)] =
        dot.side == Side::first ? 'x' : 'o';
  }
  for (const std::string& row : rows) out.append(row).append("\n");
  return true;
}

}  // namespace

dots::Result<Written> write_diagram(const GameRecord& record) {
  if (record.width < 1 || record.height < 1)
    return dots::Error{"REC012",
                       {{"format", "diagram"},
                        {"size", std::to_string(record.width) + 'x' + std::to_string(record.height)},
                        {"sizes", "1x1 to 255x255"}}};
  Written written;
  written.lost = losses(record, {.game_comment = true,
                                 .contours = true,
                                 .setup = true,
                                 .endings = "ground stop pass agree resign draw time",
                                 .fields = "rating event round date place source application time-control annotator "
                                           "result"});
  if (record.komi_halves != 0)
    std::erase_if(written.lost, [](const dots::Diagnostic& d) {
      return d.code == lost_code::fields && d.args[0].value == "komi";  // stands in the rules
    });
  if (record.main_time) note_loss(written.lost, lost_code::fields, {{"fields", "main-seconds"}});
  std::string& out = written.bytes;
  out = "dots " + std::to_string(record.width) + 'x' + std::to_string(record.height) + '\n';
  GameRecord copy = record;
  for (const DiagramHeader& header : diagram_headers)
    if (const std::string& value = header.field(copy); !value.empty())
      out.append(header.name).append(": ").append(one_line(value)).append("\n");
  if (!record.setup.empty()) {
    out += "position:\n";
    if (!draw_setup(record, out)) return dots::Error{"DOT002", {{"point", "setup"}}};
  }
  if (!record.moves.empty()) out += "moves:\n";
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    out += move_text(record.moves[i].move);
    const bool last = i + 1 == record.moves.size();
    out += last || (i + 1) % moves_in_diagram_line == 0 ? '\n' : ' ';
  }
  return written;
}

}  // namespace tournament::records
