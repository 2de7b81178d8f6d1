#include <array>

#include "board8/start_game.h"
#include "core/family.h"
#include "dots/camelot/board.h"

namespace dots {
namespace camelot {
namespace {

constexpr std::string_view touch_words[] = {"start+landing", "wcf-loop-allowed"};
constexpr std::string_view charge_words[] = {"no", "yes"};
constexpr std::string_view exit_words[] = {"capture-first", "any"};
constexpr std::string_view no_move_words[] = {"loses", "draw"};

constexpr std::array axes = {
    choice_axis<&Rules::first, board8::colour_words, Rules>("first", "who moves first"),
    choice_axis<&Rules::touch_once, touch_words, Rules>("touch-once", "which squares a series may touch only once"),
    choice_axis<&Rules::charge_compulsory, charge_words, Rules>(
        "charge-compulsory", "whether a knight that canters next to a piece it can take must take it"),
    choice_axis<&Rules::castle_exit, exit_words, Rules>("castle-exit", "how a piece must leave its own castle"),
    choice_axis<&Rules::no_move, no_move_words, Rules>("no-move", "what happens to a side without a legal move"),
};
constexpr RulePreset presets[] = {{"camelot", "", "Camelot on 8x8, from corner to corner", "Hétpróba 2016"}};
constexpr RuleTable<Rules> table{"camelot", axes, presets};

constexpr std::array games = {GameInfo{"camelot", "Camelot", "camelot"}};

}  // namespace

std::string canonical_text(const Rules& rules) { return rules_text(table, rules); }
Result<Rules> parse_rules(std::string_view text) { return read_rules(table, text); }

}  // namespace camelot

Family camelot_family() {
  using camelot::table;
  return {camelot::games, [](std::string_view) { return rules_list(table); },
          [](std::string_view, std::string_view rules) { return described_axes(table, rules); },
          [](const GameSpec& spec, std::string_view rules) {
            return board8::start_game<camelot::Board>(table, spec, rules);
          }};
}

}  // namespace dots
