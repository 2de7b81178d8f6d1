// The marks of points: how many there are, and as SGF writes them.
//
//   std::size_t count = marks_of_main_line(record);
//   left_out += append_marks(out, record.marks);
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "tournament/records/game_record.h"

namespace tournament::records {

/// Their names in SGF, in the order of the enumeration, which is that of writing.
inline constexpr std::array<std::string_view, 6> sgf_marks{"TR", "SQ", "CR", "MA", "SL", "LB"};

/// Whether SGF can say the point.
constexpr bool has_letters(dots::surround::Point point) {
  using dots::surround::max_sgf_side;
  return point.x >= 0 && point.y >= 0 && point.x < max_sgf_side && point.y < max_sgf_side;
}

/// The marks of the main line, from its start on.
std::size_t marks_of_main_line(const GameRecord& record);
std::size_t marks_of(const Variation& variation);

/// As SGF has them: `TR[aa][bb]LB[cc:1]`, kind by kind, with `after` behind each value. A point beyond 52x52 has no
/// letters and is left out; the number of those is returned.
std::size_t append_marks(std::string& out, const std::vector<Mark>& marks, std::string_view after = {});

}  // namespace tournament::records
