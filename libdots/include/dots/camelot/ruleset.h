// The choices of Camelot (rules/camelot.md §7).
//
//   auto rules = camelot::parse_rules("camelot;castle-exit=any");
//   canonical_text(*rules) == "camelot:first=white;touch-once=start+landing;charge-compulsory=no;castle-exit=any;…"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dots/board8/square.h"
#include "dots/result.h"

namespace dots::camelot {

/// Which squares a series may touch only once: the start and every landing, or no square at all, so that captures
/// may loop and only a canter may not end where it began.
enum class TouchOnce : std::uint8_t { start_and_landing, loop_allowed };
/// Whether a knight that canters next to a piece it can take must take it.
enum class ChargeCompulsory : std::uint8_t { no, yes };
/// What a piece in its own castle must do: take where it can, or leave in any way.
enum class CastleExit : std::uint8_t { capture_first, any };
enum class NoMove : std::uint8_t { loses, draw };

struct Rules {
  board8::Colour first = board8::Colour::white;
  TouchOnce touch_once = TouchOnce::start_and_landing;
  ChargeCompulsory charge_compulsory = ChargeCompulsory::no;
  CastleExit castle_exit = CastleExit::capture_first;
  NoMove no_move = NoMove::loses;
  friend bool operator==(const Rules&, const Rules&) = default;
};

std::string canonical_text(const Rules& rules);
/// Errors: RUL001 {rules}, RUL002 {axis}, RUL003 {axis, value}, RUL004 {axis}.
Result<Rules> parse_rules(std::string_view text);

}  // namespace dots::camelot
