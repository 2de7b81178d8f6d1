// Start positions of Dots (rules/dots.md §6).
//
//   auto dots = start_dots(rules);           // the dots in the order in which they are put, or DOT020
//   auto name = recognise_start(39, 32, dots);
#pragma once

#include <optional>
#include <span>
#include <vector>

#include "dots/outcome.h"
#include "dots/result.h"
#include "dots/surround/point.h"
#include "dots/surround/ruleset.h"

namespace dots::surround {

struct SetupDot {
  Side side = Side::first;
  Point point{};
  friend bool operator==(const SetupDot&, const SetupDot&) = default;
};

/// The start dots of the ruleset, in the order of play; empty for `empty` and `custom`.
/// Error: DOT020 {start, size} when the board is too small for the start position.
Result<std::vector<SetupDot>> start_dots(const Ruleset& rules);

struct RecognisedStart {
  Start start = Start::custom;
  bool zagram_offset = false;  ///< the cross stands one column to the left (39x32: its first dot at 19,16)
  bool colours_swapped = false;
};
/// Names a set of start dots, whatever their order; `custom` when it is none of the named ones, `empty` for no dots.
RecognisedStart recognise_start(int width, int height, std::span<const SetupDot> dots);

}  // namespace dots::surround
