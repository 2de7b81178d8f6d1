// The codes of what the readers of board games find in a record. The meanings are in docs/formats, beside the notation.
//
//   if (diagnostic.code == pdn_code::comment_nested) …
#pragma once

#include <string_view>

namespace tournament::records {

/// PDN and the other texts with tags (formats/pdn.md §5).
namespace pdn_code {
// What is not even a token.
inline constexpr std::string_view stray = "PDN001";
inline constexpr std::string_view comment_open = "PDN002";
inline constexpr std::string_view brace_stray = "PDN003";
inline constexpr std::string_view string_open = "PDN004";
inline constexpr std::string_view tag_form = "PDN005";
inline constexpr std::string_view variation_open = "PDN006";
inline constexpr std::string_view variation_stray = "PDN007";
inline constexpr std::string_view variation_place = "PDN008";
inline constexpr std::string_view nag_form = "PDN009";
inline constexpr std::string_view set_up_form = "PDN010";
inline constexpr std::string_view strength_place = "PDN011";
inline constexpr std::string_view empty_file = "PDN012";
// How the game is put together.
inline constexpr std::string_view tag_repeated = "PDN015";
inline constexpr std::string_view move_number = "PDN016";
inline constexpr std::string_view result_differs = "PDN017";
inline constexpr std::string_view result_form = "PDN018";
// Which game, from which position.
inline constexpr std::string_view game_missing = "PDN020";
inline constexpr std::string_view game_type_form = "PDN021";
inline constexpr std::string_view game_type_other = "PDN022";
inline constexpr std::string_view game_type_board = "PDN023";
inline constexpr std::string_view position_form = "PDN024";
inline constexpr std::string_view position_turn = "PDN025";
inline constexpr std::string_view position_twice = "PDN026";
// Moves and clocks.
inline constexpr std::string_view move_form = "PDN030";
inline constexpr std::string_view numbers_assumed = "PDN031";
inline constexpr std::string_view clock_form = "PDN032";
}  // namespace pdn_code

/// The Generic Game Format (formats/othello.md §6).
namespace ggf_code {
inline constexpr std::string_view game_missing = "GGF001";
inline constexpr std::string_view game_other = "GGF002";
inline constexpr std::string_view board_form = "GGF003";
inline constexpr std::string_view move_form = "GGF004";
inline constexpr std::string_view result_form = "GGF005";
inline constexpr std::string_view text_outside = "GGF006";
inline constexpr std::string_view property_repeated = "GGF007";
inline constexpr std::string_view board_missing = "GGF008";
inline constexpr std::string_view syntax = "GGF009";
}  // namespace ggf_code

/// Othello as the squares in a row (formats/othello.md §6).
namespace othello_code {
inline constexpr std::string_view square_form = "OTH001";
inline constexpr std::string_view square_twice = "OTH002";
}  // namespace othello_code

/// SGF of board games (formats/lines-of-action-sgf.md §4); what all SGF has in common is in sgf_codes.h.
namespace board_sgf_code {
inline constexpr std::string_view set_up_type = "SGF070";
inline constexpr std::string_view move_form = "SGF071";
inline constexpr std::string_view point_form = "SGF072";
inline constexpr std::string_view size = "SGF073";
inline constexpr std::string_view custom_empty = "SGF074";
inline constexpr std::string_view late_set_up = "SGF075";
}  // namespace board_sgf_code

/// What a notation cannot write, and what the referee finds (formats/board-game-text.md §4, §5).
namespace board_code {
inline constexpr std::string_view other_game = "BRD001";
inline constexpr std::string_view other_start = "BRD002";
inline constexpr std::string_view no_move = "BRD003";
inline constexpr std::string_view not_replayed = "BRD004";
inline constexpr std::string_view unknown_move = "BRD005";
inline constexpr std::string_view other_turn = "BRD006";
inline constexpr std::string_view not_over = "BRD007";
inline constexpr std::string_view winner_differs = "BRD008";
inline constexpr std::string_view discs_differ = "BRD009";
inline constexpr std::string_view no_moves = "BRD010";
}  // namespace board_code

}  // namespace tournament::records
