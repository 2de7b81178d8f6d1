// The rules of Lines of Action and Camelot written once more, straight from the text of the rules, cell by cell and way
// by way, for comparison with the bitboards.
//
//   slow_lines_of_action_moves("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b") == {"b1-b3", "b1-d3", …}
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dots/camelot/ruleset.h"

namespace arbiter_tests {

/// The moves of the stones, sorted, whether or not the game is over; no pass (rules/lines-of-action.md §2).
std::vector<std::string> slow_lines_of_action_moves(std::string_view gfen);
/// Whether the stones `w` or `b` are connected (rules/lines-of-action.md §3).
bool slow_connected(std::string_view gfen, char stone);

/// The moves, sorted, whether or not the game is over (rules/camelot.md §2-§5).
std::vector<std::string> slow_camelot_moves(std::string_view gfen, const dots::camelot::Rules& rules);

}  // namespace arbiter_tests
