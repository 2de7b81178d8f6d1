// The rules of Reversi as data: with or without covered cells, the set-up, and who begins.
//
//   auto rules = reversi::parse_rules(reversi::Variant::blocked, "blocked-reversi;block-order=BBWW");
//   canonical_text(*rules) == "blocked-reversi:first=black;setup=diagonal;block-order=BBWW";
//   auto position = board8::Position<reversi::Board>::start(*rules);
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "dots/board8/square.h"
#include "dots/result.h"

namespace dots::reversi {

using board8::Colour;

/// Blocked: each side first covers two cells with block stones (rules/reversi.md §2). Othello: none.
enum class Variant : std::uint8_t { blocked, othello };
/// Diagonal: White d4 e5, Black d5 e4. Parallel: White d4 e4, Black d5 e5.
enum class Setup : std::uint8_t { diagonal, parallel };
/// One block stone in turn, or both of a side at once; the side that begins lays first.
enum class BlockOrder : std::uint8_t { in_turn, in_pairs };

struct Rules {
  Colour first = Colour::black;
  Variant variant = Variant::blocked;
  Setup setup = Setup::diagonal;
  BlockOrder block_order = BlockOrder::in_turn;
  friend bool operator==(const Rules&, const Rules&) = default;
};

/// Block stones of each side.
constexpr int block_stones(Variant variant) { return variant == Variant::blocked ? 2 : 0; }

/// text: a preset, a canonical text, or either with changed axes. Errors: RUL001 {rules}, RUL002 {axis},
/// RUL003 {axis, value}, RUL004 {axis}.
Result<Rules> parse_rules(Variant variant, std::string_view text);
std::string canonical_text(const Rules& rules);

}  // namespace dots::reversi
