// The clocks of a record against the time control of the event it was played in.
#include <algorithm>

#include "tournament/records/clock.h"
#include "tournament/records/clock_codes.h"

namespace tournament::records {

using dots::Severity;
using dots::Side;
using dots::surround::MoveKind;
using Seconds = std::chrono::seconds;
using namespace std::chrono_literals;

namespace {

/// As TM and OT have them: "TM 60 OT 0+7".
std::string recorded_text(const GameRecord& record) {
  std::string text;
  if (record.main_time) text = "TM " + seconds_text(*record.main_time);
  if (!record.time_control.empty()) text += (text.empty() ? "OT " : " OT ") + record.time_control;
  return text;
}

/// Time that a move brings, kept (Fischer) or lost when it is not used: an event has one word for both.
Milliseconds for_each_move(const ClockControl& played) { return played.increment + played.free_time; }

bool agrees(const ClockControl& played, const event::TimeControl& control) {
  const Milliseconds main_time = played.main_time.value_or(0s);
  if (control.move_seconds > 0) return for_each_move(played) == Seconds(control.move_seconds) && main_time == 0s;
  const event::Period& first = control.periods.front();
  if (main_time != Seconds(first.seconds) || for_each_move(played) != Seconds(first.increment_seconds)) return false;
  // Later stages are not to be seen in most formats: a record that shows none contradicts none.
  return played.stages.empty() ||
         (played.stage_moves == first.moves &&
          std::equal(played.stages.begin(), played.stages.end(), control.periods.begin() + 1, control.periods.end()));
}

/// What the event lets a clock show at most after so many moves of its side: whole seconds, which no rounding passes.
Seconds bound_at(const event::TimeControl& control, int moves) {
  if (control.move_seconds > 0) return Seconds(control.move_seconds);
  Seconds bound{};
  int begin = 0;
  for (const event::Period& period : control.periods) {
    if (moves < begin) break;
    const int made = period.moves == 0 ? moves - begin : std::min(moves - begin, period.moves);
    bound += Seconds(period.seconds) + Seconds(period.increment_seconds) * made;
    if (period.moves == 0) break;
    begin += period.moves;
  }
  return bound;
}

}  // namespace

dots::Diagnostics check_clocks(const GameRecord& record, const event::TimeControl& control) {
  dots::Diagnostics found;
  if (!control.is_set()) return found;
  const auto played = read_clock_control(record.main_time, record.time_control);
  const bool said = record.main_time.has_value() || !record.time_control.empty();
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
    if (recorded.move.kind != MoveKind::dot || recorded.notes->fill) continue;
    const Seconds bound = bound_at(control, ++moves[index(side)]);
    if (!recorded.time_left || *recorded.time_left <= bound) continue;
    found.push_back({Severity::warning,
                     std::string(clock_code::above_control),
                     {{"side", std::string(dots::to_text(side))},
                      {"after", seconds_text(*recorded.time_left)},
                      {"bound", seconds_text(bound)}},
                     recorded.place,
                     static_cast<int>(i) + 1});
    break;  // one tells enough
  }
  return found;
}

}  // namespace tournament::records
