// Clock commands in the comments of PDN and PGN, `[%clk 0:09:41]` (formats/pdn.md §4).
//
//   std::string rest = take_clocks("[%clk 0:09:41] a good move", true, move, faults);   // "a good move"
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/records/board_record.h"

namespace tournament::records {

/// Puts the times of `clk` (left) and `emt` (spent) into the move and returns the comment without them. `clock` gives
/// the time left of the side that moved as well, and stays in the comment because it tells of both; so do the commands
/// that are not known here. faults: commands whose time cannot be read.
std::string take_clocks(std::string_view comment, bool white_moved, BoardMove& move, std::vector<std::string>& faults);

/// `9:41`, `1:02:03`, `12.5` (seconds).
std::optional<Milliseconds> read_time(std::string_view text);
/// `h:mm:ss`, with a fraction where there is one.
std::string write_time(Milliseconds left);

}  // namespace tournament::records
