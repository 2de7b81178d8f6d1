// A second referee for the moves of draughts, written from the rules with plain loops over a board of letters: it
// shares nothing with the library, and is slow.
//
//   slow_draughts_moves("8/8/8/8/1b6/2w5/8/8 w", true) == {"c3 a5 man b4"};
#pragma once

#include <set>
#include <string>

namespace arbiter_tests {

/// Each move as "from to man|king captured…", the captured cells sorted. brazilian: the longest series only, and a man
/// is crowned only where its move ends.
std::set<std::string> slow_draughts_moves(const std::string& gfen, bool brazilian);

}  // namespace arbiter_tests
