// Gfen: the position text of the 8x8 board games, FEN-like (rules/boardgames.md §B.6).
//
//   auto gfen = read_gfen("8/8/8/3bw3/3wb3/8/8/8 b blocks=W:2,B:2");
//   gfen->at(square_at(3, 4)) == 'b'; gfen->to_move == Colour::black; gfen->counts[0].name == "blocks"
//   write_gfen(*gfen) gives the text back.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "dots/board8/square.h"
#include "dots/result.h"

namespace dots::board8 {

/// Pieces in hand of both colours, as in `hand=W:20,B:19`.
struct GfenCount {
  std::string name;
  std::array<int, 2> of{};  ///< by index(Colour), 0..64
  friend bool operator==(const GfenCount&, const GfenCount&) = default;
};

struct Gfen {
  std::array<char, 64> cells{};  ///< by square: `.` free, or one of `w b W B #`
  Colour to_move = Colour::white;
  std::vector<GfenCount> counts{};

  [[nodiscard]] char at(Square square) const { return cells[square]; }
  [[nodiscard]] Bits places_of(char piece) const;
  /// {0, 0} for a name that is not there.
  [[nodiscard]] std::array<int, 2> count(std::string_view name) const;
  friend bool operator==(const Gfen&, const Gfen&) = default;
};

/// Which pieces a family knows is its own check.
/// Errors: GFN001 {row} a row that has not eight cells; GFN002 not eight rows; GFN003 {text} the side to move is
/// missing or wrong; GFN004 {text} a count that cannot be read or that is given twice; GFN005 {piece} an unknown
/// letter.
Result<Gfen> read_gfen(std::string_view text);
std::string write_gfen(const Gfen& gfen);

}  // namespace dots::board8
