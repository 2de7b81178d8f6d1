#include "records/sgf_targets.h"

#include <algorithm>
#include <optional>
#include <vector>

#include "records/losses.h"
#include "records/marks.h"
#include "records/sgf_dots_reader.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::surround::MoveKind;
using dots::surround::Point;
using dots::surround::SetupDot;

namespace {

constexpr std::string_view sgf_fields =
    "rating event round date place source time-control annotator result handicap komi";

/// The first point for which SGF has no letters.
std::optional<Point> beyond_letters(std::span<const std::vector<Point>> contours) {
  for (const auto& contour : contours)
    if (const auto found = std::find_if_not(contour.begin(), contour.end(), has_letters); found != contour.end())
      return *found;
  return std::nullopt;
}
std::optional<Point> beyond_letters(std::span<const SetupDot> dots) {
  const auto found =
      std::find_if_not(dots.begin(), dots.end(), [](const SetupDot& dot) { return has_letters(dot.point); });
  return found == dots.end() ? std::nullopt : std::optional(found->point);
}
std::optional<Point> beyond_letters(const std::vector<RecordedMove>& moves) {
  for (const RecordedMove& each : moves) {
    if (each.move.kind == MoveKind::dot && !has_letters(each.move.point)) return each.move.point;
    if (const auto found = beyond_letters(std::span(*each.move.contours))) return found;
  }
  return std::nullopt;
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

void append_sgf_setup(std::string& out, std::span<const SetupDot> dots, std::string_view after) {
  for (const dots::Side side : {dots::Side::first, dots::Side::second}) {
    bool begun = false;
    for (const SetupDot& dot : dots) {
      if (dot.side != side) continue;
      if (!begun) out += side == dots::Side::first ? "AB" : "AW";
      begun = true;
      out.append("[").append(to_sgf(dot.point)).append("]").append(after);
    }
  }
}

bool sgf_holds(const Variation& variation) {
  return !beyond_letters(std::span(variation.setup)) && !beyond_letters(variation.moves) &&
         std::none_of(variation.moves.begin(), variation.moves.end(), [](const RecordedMove& each) {
           return each.move.kind == MoveKind::pass || each.move.kind == MoveKind::agree;
         });
}

dots::Result<void> sgf_has_letters(const GameRecord& record) {
  using dots::surround::max_sgf_side;
  if (record.width > max_sgf_side || record.height > max_sgf_side)
    return dots::Error{"REC010",
                       {{"size", std::to_string(record.width) + 'x' + std::to_string(record.height)},
                        {"bound", std::to_string(max_sgf_side)}}};
  for (const auto& beyond :
       {beyond_letters(std::span(record.setup)), beyond_letters(record.moves),
        beyond_letters(std::span(record.areas_first)), beyond_letters(std::span(record.areas_second))})
    if (beyond) return dots::Error{"REC009", {{"point", to_text(*beyond)}, {"bound", std::to_string(max_sgf_side)}}};
  return {};
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
