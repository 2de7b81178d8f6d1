// The clocks of a record against the time control of the event it was played in.
#include <algorithm>
#include <charconv>
#include <cmath>

#include "tournament/records/clock.h"
#include "tournament/records/clock_codes.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::MoveKind;

namespace {

constexpr double rounding = 1.0;  ///< some programs write whole seconds

/// As TM and OT have them: "TM 60 OT 0+7".
std::string recorded_text(const GameRecord& record) {
  std::string text;
  if (record.main_seconds) text = "TM " + std::to_string(std::lround(*record.main_seconds));
  if (!record.time_control.empty()) text += (text.empty() ? "OT " : " OT ") + record.time_control;
  return text;
}

bool same_seconds(double one, double other) { return std::abs(one - other) < 0.5; }

/// Time that a move brings, kept (Fischer) or lost when it is not used: an event has one word for both.
double for_each_move(const ClockControl& played) { return played.increment_seconds + played.free_seconds; }

bool agrees(const ClockControl& played, const event::TimeControl& control) {
  if (control.move_seconds > 0)
    return same_seconds(for_each_move(played), control.move_seconds) && played.main_seconds.value_or(0) < 0.5;
  const event::Period& first = control.periods.front();
  if (!same_seconds(played.main_seconds.value_or(0), first.seconds)) return false;
  if (!same_seconds(for_each_move(played), first.increment_seconds)) return false;
  // Later stages are not to be seen in most formats: a record that shows none contradicts none.
  return played.stages.empty() ||
         (played.stage_moves == first.moves &&
          std::equal(played.stages.begin(), played.stages.end(), control.periods.begin() + 1, control.periods.end()));
}

/// What the event lets a clock show at most after so many moves of its side.
double bound_at(const event::TimeControl& control, int moves) {
  if (control.move_seconds > 0) return control.move_seconds;
  double bound = 0;
  int begin = 0;
  for (const event::Period& period : control.periods) {
    if (moves < begin) break;
    const int made = period.moves == 0 ? moves - begin : std::min(moves - begin, period.moves);
    bound += period.seconds + static_cast<double>(period.increment_seconds) * made;
    if (period.moves == 0) break;
    begin += period.moves;
  }
  return bound;
}

std::string rounded_text(double seconds) {
  char text[32];
  const auto [end, error] = std::to_chars(text, text + sizeof text, std::round(seconds * 1000) / 1000);
  return error == std::errc{} ? std::string(text, end) : "?";
}

}  // namespace

dots::Diagnostics check_clocks(const GameRecord& record, const event::TimeControl& control) {
  dots::Diagnostics found;
  if (!control.is_set()) return found;
  const auto played = read_clock_control(record.main_seconds, record.time_control);
  const bool said = record.main_seconds.has_value() || !record.time_control.empty();
  if (said && (!played || !agrees(*played, control)))
    found.push_back({Severity::warning,
                     std::string(clock_code::other_control),
                     {{"recorded", recorded_text(record)}, {"expected", event::to_text(control)}},
                     record.time_place,
                     0});
  int moves[2] = {0, 0};
  for (std::size_t i = 0; i < record.moves.size(); ++i) {
    const RecordedMove& recorded = record.moves[i];
    const Side side = recorded.move.side;
    // After a STOP the time is shared out anew.
    if (recorded.move.kind == MoveKind::stop) break;
    if (recorded.move.kind != MoveKind::dot || recorded.fill) continue;
    const double bound = bound_at(control, ++moves[index(side)]);
    if (!recorded.seconds_left || *recorded.seconds_left <= bound + rounding) continue;
    found.push_back({Severity::warning,
                     std::string(clock_code::above_control),
                     {{"side", std::string(dots::to_text(side))},
                      {"after", rounded_text(*recorded.seconds_left)},
                      {"bound", rounded_text(bound)}},
                     recorded.place,
                     static_cast<int>(i) + 1});
    break;  // one tells enough
  }
  return found;
}

}  // namespace tournament::records
