// The codes of what check_clocks() finds, each with its meaning. Names in braces are arguments.
//
//   if (diagnostic.code == clock_code::rises) …
//   for (const CodeMeaning& row : clock_codes()) print(row.code, row.meaning);
#pragma once

#include <span>
#include <string_view>

#include "tournament/records/sgf_codes.h"

namespace tournament::records {

/// The whole table, in order of the codes.
std::span<const CodeMeaning> clock_codes();

namespace clock_code {

inline constexpr std::string_view rises = "CLK001";
inline constexpr std::string_view above_start = "CLK002";
inline constexpr std::string_view flag_against_result = "CLK003";
inline constexpr std::string_view moves_after_flag = "CLK004";
inline constexpr std::string_view winner_was_to_move = "CLK005";
inline constexpr std::string_view reading_missing = "CLK006";
inline constexpr std::string_view control_unknown = "CLK007";
// Against the time control of an event.
inline constexpr std::string_view other_control = "CLK010";
inline constexpr std::string_view above_control = "CLK011";

}  // namespace clock_code

}  // namespace tournament::records
