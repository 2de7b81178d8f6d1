// The board as GGF writes it: a size, 64 signs from a1 along the row, who is to move. `*` is Black, `O` White, `#` a
// covered square.
//
//   auto board = read_disc_board("8 -------- … ---O*--- … *");   // board->gfen, board->covered
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tournament::records {

struct DiscBoard {
  std::string gfen;
  bool covered = false;  ///< has covered squares
};

std::optional<DiscBoard> read_disc_board(std::string_view text);
/// Empty for a text that is no GFEN.
std::string write_disc_board(std::string_view gfen);

inline constexpr std::string_view othello_start_board =
    "8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *";

}  // namespace tournament::records
