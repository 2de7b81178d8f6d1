// Moves of Dots as words, the side always named: "B:20.16", "W:3.4.2.3.3.4.4.3.3.2.2.3", "B:ground".
//
//   std::string text = move_text(move);
//   auto move = read_move("W:tp");        // letters too
#pragma once

#include <string>
#include <string_view>

#include "dots/surround/position.h"

namespace tournament::records {

std::string move_text(const dots::surround::Move& move);
/// Errors: DOT001 no move, DOT013 no side.
dots::Result<dots::surround::Move> read_move(std::string_view text);

}  // namespace tournament::records
