#include <array>

#include "board8/start_game.h"
#include "core/family.h"
#include "dots/quints/board.h"

namespace dots {
namespace quints {
namespace {

constexpr std::string_view capture_words[] = {"auto", "optional"};
constexpr std::string_view five_words[] = {"wins", "ignored"};
constexpr std::string_view no_move_words[] = {"loses", "pass"};

constexpr std::array axes = {
    choice_axis<&Rules::first, board8::colour_words, Rules>("first", "who places first"),
    number_axis<&Rules::stones, min_stones, max_stones, Rules>("stones", "how many stones each side places, 5 to 32"),
    choice_axis<&Rules::capture, capture_words, Rules>("capture", "whether a caught stone leaves the board by itself"),
    choice_axis<&Rules::five_in_drop, five_words, Rules>("five-in-drop", "whether a five made while placing wins"),
    choice_axis<&Rules::no_move, no_move_words, Rules>("no-move", "what happens to a side without a legal move"),
};
constexpr RulePreset presets[] = {
    {"quints", "", "twenty stones each, then steps to exactly five in a line", "Hétpróba 2016; Mats Winther's Quint"}};
constexpr RuleTable<Rules> table{"quints", axes, presets};

constexpr std::array games = {GameInfo{"quints", "Quints", "quints"}};

}  // namespace

std::string canonical_text(const Rules& rules) { return rules_text(table, rules); }
Result<Rules> parse_rules(std::string_view text) { return read_rules(table, text); }

}  // namespace quints

Family quints_family() {
  using quints::table;
  return {quints::games, [](std::string_view) { return rules_list(table); },
          [](std::string_view, std::string_view rules) { return described_axes(table, rules); },
          [](const GameSpec& spec, std::string_view rules) {
            return board8::start_game<quints::Board>(table, spec, rules);
          }};
}

}  // namespace dots
