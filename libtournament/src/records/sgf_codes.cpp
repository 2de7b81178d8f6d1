#include "tournament/records/sgf_codes.h"

#include <array>

namespace tournament::records {

namespace {

using namespace sgf_code;

constexpr std::array sgf_meanings{
    CodeMeaning{empty_file, "the file is empty"},
    CodeMeaning{no_nodes, "a game without any node"},
    CodeMeaning{text_outside, "text outside of the games"},
    CodeMeaning{stray_text, "characters that belong to no property"},
    CodeMeaning{value_not_closed, "a value of {property} is not closed"},
    CodeMeaning{game_not_closed, "the game is not closed: the file may be cut off"},
    CodeMeaning{invalid_bytes, "{count} byte(s) are not valid in {encoding}; they were replaced"},
    CodeMeaning{nul_bytes, "{count} NUL byte(s) in the text; they were replaced"},
    CodeMeaning{unknown_encoding, "the encoding {encoding} is not known; {used} was used"},
    CodeMeaning{game_missing, "GM is missing; 40 was assumed"},
    CodeMeaning{game_other, "GM {value} is another game ({name})"},
    CodeMeaning{format_missing, "FF is missing; 4 was assumed"},
    CodeMeaning{format_other, "FF {value} is not read, only 4"},
    CodeMeaning{size_missing, "SZ is missing"},
    CodeMeaning{size_form, "SZ {value} is neither a number nor two numbers with a colon"},
    CodeMeaning{size_range, "SZ {value} is not within 0..{bound}"},
    CodeMeaning{size_zero, "SZ has a side of 0"},
    CodeMeaning{encoding_differs, "CA says {declared}, the text is {used}"},
    CodeMeaning{property_repeated, "{property} stands twice in a node"},
    CodeMeaning{value_repeated, "{property} has a second value; the first one counts"},
    CodeMeaning{property_empty, "{property} has no value"},
    CodeMeaning{property_unknown, "{property} is not known; it is kept"},
    CodeMeaning{number_expected, "{property} {value} is not a number"},
    CodeMeaning{root_property_in_node, "{property} belongs in the root; it is ignored here"},
    CodeMeaning{move_property_in_root, "{property} does not belong in the root"},
    CodeMeaning{result_player, "RE {value} names neither B nor W"},
    CodeMeaning{result_form, "RE {value} has no + after the player"},
    CodeMeaning{result_value, "RE {value} says neither by how much nor how the game was won"},
    CodeMeaning{result_suffix, "RE {value} has more characters than it should"},
    CodeMeaning{result_winner, "RE says {claimed}, the board says {found}"},
    CodeMeaning{result_score, "RE says {claimed}, the board says {found}"},
    CodeMeaning{result_needs_grounding, "RE {claimed} only fits if {side} grounds, which the record does not show"},
    CodeMeaning{coordinate_x, "{value} is no column"},
    CodeMeaning{coordinate_y, "{value} is no row"},
    CodeMeaning{extra_characters, "{value} is too much"},
    CodeMeaning{setup_repeated, "a dot is set up twice at {point}"},
    CodeMeaning{setup_other_colour, "a dot is set up over the other colour at {point}; the last one counts"},
    CodeMeaning{label_separator, "LB {value} has no colon"},
    CodeMeaning{contour_form, "{value} is no contour"},
    CodeMeaning{contour_without_rules,
                "contours are written but RU does not name the rules; automatic enclosing was assumed"},
    CodeMeaning{contour_differs, "the written contour at {point} is not what the rules enclose"},
    CodeMeaning{handicap_differs, "HA {claimed} does not match the board: {found}"},
    CodeMeaning{not_enclosed, "the dots around {point} do not enclose it"},
    CodeMeaning{empty_move, "a move without a point; it is passed over"},
    CodeMeaning{rules_key, "RU {key} is not known"},
    CodeMeaning{rules_value, "RU {key} must be one of {expected}"},
    CodeMeaning{rules_key_repeated, "RU {key} stands twice; the first one counts"},
    CodeMeaning{rules_fixed_start, "RU says a fixed start position, the board shows a random one"},
    CodeMeaning{more_findings, "{count} more findings are not listed"},
};

}  // namespace

std::span<const CodeMeaning> sgf_codes() { return sgf_meanings; }

}  // namespace tournament::records
