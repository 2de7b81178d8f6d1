// Clocks in records: how time was given (TM, OT), and whether the readings beside the moves (BL, WL) can be true.
//
//   for (const dots::Diagnostic& found : check_clocks(record)) …        // against the record itself
//   for (const dots::Diagnostic& found : check_clocks(record, control)) // against the time control of an event
//   auto control = read_clock_control(60s, "0+7");                      // control->free_time == 7s
#pragma once

#include <optional>
#include <string_view>

#include "dots/diagnostic.h"
#include "tournament/event/time_control.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

/// How time was given.
struct ClockControl {
  std::optional<Milliseconds> main_time{};  ///< at the start (TM)
  Milliseconds increment{};                 ///< added for each move and kept (Fischer)
  Milliseconds free_time{};                 ///< for each move before the main time runs; lost when it is not used
  Milliseconds period{};                    ///< overtime: what the clock may be set to again and again
  std::vector<event::Period> stages{};      ///< after the first: each begins when the moves before it are made
  int stage_moves = 0;                      ///< moves of the first stage when there are more
  /// Whether a reading of 0 is still in time.
  [[nodiscard]] bool goes_on_at_zero() const { return free_time.count() > 0 || period.count() > 0; }
};

/// What TM and OT say (formats/sgf-dots.md §5): nothing for an OT that is not understood. Forms of OT: `15` (Fischer),
/// `0+7` (added + free), `20 sec / move`, `10 fischer`, `3x30 byo-yomi`, `25/600 canadian`, and that of
/// event::parse_time_control().
std::optional<ClockControl> read_clock_control(std::optional<Milliseconds> main_time, std::string_view overtime);

/// What the clocks of a record say against each other, against its TM and OT, and against its result. By place of the
/// moves; codes CLK001 … CLK007 (formats/sgf-dots.md §5).
dots::Diagnostics check_clocks(const GameRecord& record);

/// What they say against the time control of an event: CLK010 another control, CLK011 a reading that it does not allow.
/// Nothing where the event or the record says nothing of time.
dots::Diagnostics check_clocks(const GameRecord& record, const event::TimeControl& control);

}  // namespace tournament::records
