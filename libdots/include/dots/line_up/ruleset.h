// The choices of the two games of four in a line (rules/line-up.md §1.4, §2.4).
//
//   auto rules = line_up::parse_push_in_rules("push-in-four;line=exact4");
//   canonical_text(*rules) == "push-in-four:first=white;line=exact4;both=mover"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dots/board8/square.h"
#include "dots/result.h"

namespace dots::line_up {

enum class Line : std::uint8_t { exact4, at_least_4 };
/// What happens where no stone can come in any more.
enum class NoEntry : std::uint8_t { draw };
/// Who wins when one push makes a line for both sides.
enum class Both : std::uint8_t { mover };

struct RollInRules {
  board8::Colour first = board8::Colour::white;
  Line line = Line::exact4;
  NoEntry no_entry = NoEntry::draw;
  friend bool operator==(const RollInRules&, const RollInRules&) = default;
};

struct PushInRules {
  board8::Colour first = board8::Colour::white;
  Line line = Line::at_least_4;
  Both both = Both::mover;
  friend bool operator==(const PushInRules&, const PushInRules&) = default;
};

std::string canonical_text(const RollInRules& rules);
std::string canonical_text(const PushInRules& rules);
/// Errors: RUL001 {rules}, RUL002 {axis}, RUL003 {axis, value}, RUL004 {axis}.
Result<RollInRules> parse_roll_in_rules(std::string_view text);
Result<PushInRules> parse_push_in_rules(std::string_view text);

}  // namespace dots::line_up
