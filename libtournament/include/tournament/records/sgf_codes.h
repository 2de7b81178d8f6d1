// The codes of what the SGF reader and verify() find in a record, each with its meaning. Names in braces are arguments.
//
//   if (diagnostic.code == sgf_code::result_score) …
//   for (const CodeMeaning& row : sgf_codes()) print(row.code, row.meaning);
#pragma once

#include <span>
#include <string_view>

namespace tournament::records {

struct CodeMeaning {
  std::string_view code;
  std::string_view meaning;
};
/// The whole table, in order of the codes.
std::span<const CodeMeaning> sgf_codes();

namespace sgf_code {

// The file.
inline constexpr std::string_view empty_file = "SGF001";
inline constexpr std::string_view no_nodes = "SGF002";
inline constexpr std::string_view text_outside = "SGF003";
inline constexpr std::string_view stray_text = "SGF004";
inline constexpr std::string_view value_not_closed = "SGF005";
inline constexpr std::string_view game_not_closed = "SGF006";
inline constexpr std::string_view invalid_bytes = "SGF007";
inline constexpr std::string_view nul_bytes = "SGF008";
inline constexpr std::string_view unknown_encoding = "SGF009";
// Which game, on which board.
inline constexpr std::string_view game_missing = "SGF010";
inline constexpr std::string_view game_other = "SGF011";
inline constexpr std::string_view format_missing = "SGF012";
inline constexpr std::string_view format_other = "SGF013";
inline constexpr std::string_view size_missing = "SGF014";
inline constexpr std::string_view size_form = "SGF015";
inline constexpr std::string_view size_range = "SGF016";
inline constexpr std::string_view size_zero = "SGF017";
// The text again.
inline constexpr std::string_view encoding_differs = "SGF018";
// Properties.
inline constexpr std::string_view property_repeated = "SGF020";
inline constexpr std::string_view value_repeated = "SGF021";
inline constexpr std::string_view property_empty = "SGF022";
inline constexpr std::string_view property_unknown = "SGF023";
inline constexpr std::string_view number_expected = "SGF024";
inline constexpr std::string_view root_property_in_node = "SGF025";
inline constexpr std::string_view move_property_in_root = "SGF026";
// The result.
inline constexpr std::string_view result_player = "SGF030";
inline constexpr std::string_view result_form = "SGF031";
inline constexpr std::string_view result_value = "SGF032";
inline constexpr std::string_view result_suffix = "SGF033";
inline constexpr std::string_view result_winner = "SGF034";
inline constexpr std::string_view result_score = "SGF035";
inline constexpr std::string_view result_needs_grounding = "SGF036";
// Points, moves, marks.
inline constexpr std::string_view coordinate_x = "SGF040";
inline constexpr std::string_view coordinate_y = "SGF041";
inline constexpr std::string_view extra_characters = "SGF042";
inline constexpr std::string_view setup_repeated = "SGF043";
inline constexpr std::string_view setup_other_colour = "SGF044";
inline constexpr std::string_view label_separator = "SGF045";
inline constexpr std::string_view contour_form = "SGF046";
inline constexpr std::string_view contour_without_rules = "SGF047";
inline constexpr std::string_view contour_differs = "SGF048";
inline constexpr std::string_view handicap_differs = "SGF049";
inline constexpr std::string_view not_enclosed = "SGF050";
inline constexpr std::string_view empty_move = "SGF051";
// The rules.
inline constexpr std::string_view rules_key = "SGF060";
inline constexpr std::string_view rules_value = "SGF061";
inline constexpr std::string_view rules_key_repeated = "SGF062";
inline constexpr std::string_view rules_fixed_start = "SGF063";
// Both.
inline constexpr std::string_view more_findings = "SGF090";

}  // namespace sgf_code

}  // namespace tournament::records
