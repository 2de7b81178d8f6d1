#include "records/sgf_targets.h"

#include <algorithm>

#include "records/losses.h"
#include "records/marks.h"
#include "records/sgf_dots_reader.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::surround::MoveKind;

namespace {

constexpr std::string_view sgf_fields =
    "rating event round date place source time-control annotator result handicap komi";

bool has_only_letters(const dots::surround::Move& move) {
  if (move.kind == MoveKind::dot && !has_letters(move.point)) return false;
  return std::all_of(move.contours->begin(), move.contours->end(), [](const auto& contour) {
    return std::all_of(contour.begin(), contour.end(), [](const auto point) { return has_letters(point); });
  });
}

/// Both dialects can say all but a pass and an agreement, which are errors.
dots::Result<Written> write_with_losses(const GameRecord& record, SgfDialect dialect) {
  SgfLeftOut left_out;
  auto text = write_sgf_lines(record, dialect, left_out);
  if (!text) return text.error();
  Written written{std::move(text).value()};
  written.lost = losses(record, {.clocks = true,
                                 .comments = true,
                                 .game_comment = true,
                                 .contours = true,
                                 .areas = true,
                                 .setup = true,
                                 .variations = true,
                                 .marks = true,
                                 .endings = "ground stop resign draw time",
                                 .fields = sgf_fields});
  note_left_out(written.lost, left_out);
  // What a reader makes of the rules that were written.
  const ReadResult again = read_sgf(written.bytes, {});
  if (!again.records.empty()) note_rules(written.lost, record, again.records.front().rules);
  return written;
}

}  // namespace

std::size_t sgf_setup_in_root(const GameRecord& record) {
  const bool leaves = std::any_of(record.variations.begin(), record.variations.end(),
                                  [](const Variation& each) { return each.parent == 0 && each.at == 0; });
  return record.setup.size() - (leaves ? std::min(record.setup_in_line, record.setup.size()) : 0);
}

void append_sgf_setup(std::string& out, std::span<const dots::surround::SetupDot> dots, std::string_view after) {
  for (const dots::Side side : {dots::Side::first, dots::Side::second}) {
    bool begun = false;
    for (const dots::surround::SetupDot& dot : dots) {
      if (dot.side != side) continue;
      if (!begun) out += side == dots::Side::first ? "AB" : "AW";
      begun = true;
      out.append("[").append(to_sgf(dot.point)).append("]").append(after);
    }
  }
}

bool sgf_holds(const Variation& variation) {
  return std::all_of(variation.setup.begin(), variation.setup.end(),
                     [](const auto& dot) { return has_letters(dot.point); }) &&
         std::all_of(variation.moves.begin(), variation.moves.end(), [](const RecordedMove& each) {
           return each.move.kind != MoveKind::pass && each.move.kind != MoveKind::agree && has_only_letters(each.move);
         });
}

dots::Result<void> sgf_has_letters(const GameRecord& record) {
  using dots::surround::max_sgf_side;
  if (record.width > max_sgf_side || record.height > max_sgf_side)
    return dots::Error{"REC010",
                       {{"size", std::to_string(record.width) + 'x' + std::to_string(record.height)},
                        {"bound", std::to_string(max_sgf_side)}}};
  const auto beyond = std::find_if_not(record.moves.begin(), record.moves.end(),
                                       [](const RecordedMove& each) { return has_only_letters(each.move); });
  if (beyond == record.moves.end()) return {};
  return dots::Error{"REC011", {{"ply", std::to_string(beyond - record.moves.begin() + 1)}}};
}

void note_left_out(dots::Diagnostics& lost, const SgfLeftOut& left_out) {
  if (left_out.variations > 0) note_loss(lost, lost_code::variations, {{"count", std::to_string(left_out.variations)}});
  if (left_out.marks > 0) note_loss(lost, lost_code::marks, {{"count", std::to_string(left_out.marks)}});
}

dots::Result<Written> write_sgf_plain(const GameRecord& record) { return write_with_losses(record, SgfDialect::plain); }

dots::Result<Written> write_sgf_zagram(const GameRecord& record) {
  return write_with_losses(record, SgfDialect::zagram);
}

}  // namespace tournament::records
