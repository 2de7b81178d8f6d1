// The choices of Quints (rules/quints.md §5).
//
//   auto rules = quints::parse_rules("quints;stones=15");
//   canonical_text(*rules) == "quints:first=white;stones=15;capture=auto;five-in-drop=wins;no-move=loses"
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dots/board8/square.h"
#include "dots/result.h"

namespace dots::quints {

inline constexpr int min_stones = 5;
inline constexpr int max_stones = 32;

/// Whether a caught stone leaves the board by itself, or only where the player takes it.
enum class Capture : std::uint8_t { automatic, optional };
enum class FiveInDrop : std::uint8_t { wins, ignored };
enum class NoMove : std::uint8_t { loses, pass };

struct Rules {
  board8::Colour first = board8::Colour::white;
  int stones = 20;  ///< of each side, min_stones to max_stones
  Capture capture = Capture::automatic;
  FiveInDrop five_in_drop = FiveInDrop::wins;
  NoMove no_move = NoMove::loses;
  friend bool operator==(const Rules&, const Rules&) = default;
};

std::string canonical_text(const Rules& rules);
/// Errors: RUL001 {rules}, RUL002 {axis}, RUL003 {axis, value}, RUL004 {axis}.
Result<Rules> parse_rules(std::string_view text);

}  // namespace dots::quints
