// The position text of PDN, `W:Wa3,Kc1:Bb8`, to and from GFEN (formats/pdn.md §3).
//
//   auto position = read_pdn_fen("B:W18,24,K10:B12,16.", SquareNumbers());
//   position->gfen;   write_pdn_fen(position->gfen);
#pragma once

#include <string>
#include <string_view>

#include "dots/result.h"
#include "records/boardgames/numbering.h"

namespace tournament::records {

struct PdnPosition {
  std::string gfen;
  bool turn_said = true;  ///< false: `?` stands for the side to move; White was taken
};

/// Half-move and full-move numbers at the end (`:H0:F1`) are read over. Error: PDN024 {value, part}.
dots::Result<PdnPosition> read_pdn_fen(std::string_view text, const SquareNumbers& numbers);
/// Squares by letter and digit. Empty for a text that is no GFEN of draughts.
std::string write_pdn_fen(std::string_view gfen);

}  // namespace tournament::records
