#include <array>

#include "board8/start_game.h"
#include "core/family.h"
#include "dots/lines_of_action/board.h"

namespace dots {
namespace lines_of_action {
namespace {

constexpr std::string_view both_words[] = {"mover", "draw"};
constexpr std::string_view no_move_words[] = {"pass", "loses"};
constexpr std::string_view repetition_words[] = {"claim3", "draw2", "draw3"};

constexpr std::array axes = {
    choice_axis<&Rules::first, board8::colour_words, Rules>("first", "who moves first"),
    choice_axis<&Rules::both_connected, both_words, Rules>("both-connected",
                                                           "who wins when one move connects both sides"),
    choice_axis<&Rules::no_move, no_move_words, Rules>("no-move", "what a side without a legal move does"),
    choice_axis<&Rules::repetition, repetition_words, Rules>(
        "repetition", "which occurrence of a position draws, on claim or at once"),
};
constexpr RulePreset presets[] = {
    {"lines-of-action", "", "Lines of Action as the Hétpróba plays it", "Hétpróba 2016; Gamut of Games, 2nd edition"}};
constexpr RuleTable<Rules> table{"lines-of-action", axes, presets};

constexpr std::array games = {GameInfo{"lines-of-action", "Lines of Action", "lines-of-action"}};

}  // namespace

std::string canonical_text(const Rules& rules) { return rules_text(table, rules); }
Result<Rules> parse_rules(std::string_view text) { return read_rules(table, text); }

}  // namespace lines_of_action

Family lines_of_action_family() {
  using lines_of_action::table;
  return {lines_of_action::games, [](std::string_view) { return rules_list(table); },
          [](std::string_view, std::string_view rules) { return described_axes(table, rules); },
          [](const GameSpec& spec, std::string_view rules) {
            return board8::start_game<lines_of_action::Board>(table, spec, rules);
          }};
}

}  // namespace dots
