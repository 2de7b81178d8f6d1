// check_known: whether a position text holds only what a game knows.
//
//   if (auto known = check_known(gfen, "wb", "hand"); !known) return known.error();
#pragma once

#include <string>
#include <string_view>

#include "dots/board8/gfen.h"
#include "dots/result.h"

namespace dots::board8 {

/// pieces: the letters of the game; count: the one count that it has, empty for none.
/// Errors: GFN006 {piece, square}; GFN007 {name}.
inline Result<void> check_known(const Gfen& gfen, std::string_view pieces, std::string_view count = {}) {
  for (Square square = 0; square < 64; ++square)
    if (const char piece = gfen.at(square); piece != '.' && pieces.find(piece) == std::string_view::npos)
      return Error{"GFN006", {{"piece", std::string(1, piece)}, {"square", to_text(square)}}};
  for (const GfenCount& given : gfen.counts)
    if (given.name != count) return Error{"GFN007", {{"name", given.name}}};
  return {};
}

}  // namespace dots::board8
