// The rules of draughts on 64 squares as data: which draughts, who begins, and how a game is drawn.
//
//   auto rules = draughts::parse_rules(draughts::Variant::russian, "russian-draughts;agreement-after=0");
//   canonical_text(*rules) == "russian-draughts:first=white;draw-rules=hetproba2016;agreement-after=0";
//   auto position = board8::Position<draughts::Board>::start(*rules);
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dots/board8/square.h"
#include "dots/result.h"

namespace dots::draughts {

using board8::Colour;

/// Russian: any complete series may be chosen, and a man that reaches the last row goes on as a king
/// (rules/draughts.md §4). Brazilian: the longest series, and a man is crowned only where its move ends (§5).
enum class Variant : std::uint8_t { russian, brazilian };

/// rules/draughts.md §6 and §7.
enum class DrawRules : std::uint8_t { hetproba2016, fmjd64 };

struct Rules {
  Colour first = Colour::white;
  Variant variant = Variant::russian;
  DrawRules draw_rules = DrawRules::hetproba2016;
  int agreement_after = 40;  ///< moves of each side before a draw may be agreed, 0..200
  friend bool operator==(const Rules&, const Rules&) = default;
};

/// text: a preset, a canonical text, or either with changed axes. Errors: RUL001 {rules}, RUL002 {axis},
/// RUL003 {axis, value}, RUL004 {axis}.
Result<Rules> parse_rules(Variant variant, std::string_view text);
std::string canonical_text(const Rules& rules);

}  // namespace dots::draughts
