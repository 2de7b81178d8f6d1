// The time control of an event, as data and as a short text.
//
//   auto control = parse_time_control("40/90m+30s;30m+30s");
//   print(to_text(*control));                   // the same
//   parse_time_control("move=60s");             // one minute for each move
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tournament::event {

/// One period: so many moves (0 = all that are left) in a base time, with an increment added for each move (Fischer).
struct Period {
  int moves = 0;
  int seconds = 0;
  int increment_seconds = 0;
  friend bool operator==(const Period&, const Period&) = default;
};

/// Without periods and without a time for each move: none was said.
struct TimeControl {
  int move_seconds = 0;           ///< for each move by itself; there are no periods then
  std::vector<Period> periods{};  ///< in order; all but the last name their moves
  [[nodiscard]] bool is_set() const { return move_seconds > 0 || !periods.empty(); }
  friend bool operator==(const TimeControl&, const TimeControl&) = default;
};

/// Periods are separated by ";", each [MOVES/]TIME[+TIME]; or "move=TIME". A time is written with h, m and s: "1h30m".
/// Nothing when it is not one of them, or a time is 0 or above 100 hours.
std::optional<TimeControl> parse_time_control(std::string_view text);
/// The one spelling that is kept: minutes where they are whole, else seconds.
std::string to_text(const TimeControl& control);

}  // namespace tournament::event
