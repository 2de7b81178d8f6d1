// The choices of Lines of Action (rules/lines-of-action.md §6).
//
//   auto rules = lines_of_action::parse_rules("lines-of-action;both-connected=draw");
//   canonical_text(*rules) == "lines-of-action:first=black;both-connected=draw;no-move=pass;repetition=claim3"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dots/board8/square.h"
#include "dots/result.h"

namespace dots::lines_of_action {

enum class BothConnected : std::uint8_t { mover, draw };
enum class NoMove : std::uint8_t { pass, loses };
enum class Repetition : std::uint8_t { claim3, draw2, draw3 };

struct Rules {
  board8::Colour first = board8::Colour::black;
  BothConnected both_connected = BothConnected::mover;
  NoMove no_move = NoMove::pass;
  Repetition repetition = Repetition::claim3;
  friend bool operator==(const Rules&, const Rules&) = default;
};

std::string canonical_text(const Rules& rules);
/// Errors: RUL001 {rules}, RUL002 {axis}, RUL003 {axis, value}, RUL004 {axis}.
Result<Rules> parse_rules(std::string_view text);

}  // namespace dots::lines_of_action
