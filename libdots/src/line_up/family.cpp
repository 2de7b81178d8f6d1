#include <array>

#include "board8/start_game.h"
#include "core/family.h"
#include "dots/line_up/board.h"

namespace dots {
namespace line_up {
namespace {

constexpr std::string_view line_words[] = {"exact4", "atleast4"};
// A roll-in has one reading of each; the axes are there so that a ruling changes a table and not the game.
constexpr std::string_view exact_words[] = {"exact4"};
constexpr std::string_view no_entry_words[] = {"draw"};
constexpr std::string_view both_words[] = {"mover"};

constexpr std::array roll_in_axes = {
    choice_axis<&RollInRules::first, board8::colour_words, RollInRules>("first", "who moves first"),
    choice_axis<&RollInRules::line, exact_words, RollInRules>("line", "how long a winning line is"),
    choice_axis<&RollInRules::no_entry, no_entry_words, RollInRules>("no-entry",
                                                                     "the result when no stone can come in"),
};
constexpr std::array push_in_axes = {
    choice_axis<&PushInRules::first, board8::colour_words, PushInRules>("first", "who moves first"),
    choice_axis<&PushInRules::line, line_words, PushInRules>("line", "how long a winning line is"),
    choice_axis<&PushInRules::both, both_words, PushInRules>("both", "who wins when a push makes lines for both sides"),
};
constexpr RulePreset roll_in_presets[] = {
    {"roll-in-four", "", "stones roll in from the edge; four in a line win, five do not", "Hétpróba 2016"}};
constexpr RulePreset push_in_presets[] = {
    {"push-in-four", "", "stones are pushed in at the edge; four in a line win", "Hétpróba 2016"}};
constexpr RuleTable<RollInRules> roll_in_table{"roll-in-four", roll_in_axes, roll_in_presets};
constexpr RuleTable<PushInRules> push_in_table{"push-in-four", push_in_axes, push_in_presets};

constexpr std::array games = {GameInfo{"roll-in-four", "Roll-in four", "roll-in-four"},
                              GameInfo{"push-in-four", "Push-in four", "push-in-four"}};

bool rolls(std::string_view game) { return game == roll_in_table.game; }

std::vector<RulesInfo> rules(std::string_view game) {
  return rolls(game) ? rules_list(roll_in_table) : rules_list(push_in_table);
}

Result<std::vector<AxisInfo>> axes(std::string_view game, std::string_view rules) {
  return rolls(game) ? described_axes(roll_in_table, rules) : described_axes(push_in_table, rules);
}

Result<std::unique_ptr<Game::Engine>> start(const GameSpec& spec, std::string_view rules) {
  return rolls(spec.game) ? board8::start_game<RollInBoard>(roll_in_table, spec, rules)
                          : board8::start_game<PushInBoard>(push_in_table, spec, rules);
}

}  // namespace

std::string canonical_text(const RollInRules& rules) { return rules_text(roll_in_table, rules); }
std::string canonical_text(const PushInRules& rules) { return rules_text(push_in_table, rules); }
Result<RollInRules> parse_roll_in_rules(std::string_view text) { return read_rules(roll_in_table, text); }
Result<PushInRules> parse_push_in_rules(std::string_view text) { return read_rules(push_in_table, text); }

}  // namespace line_up

Family line_up_family() { return {line_up::games, line_up::rules, line_up::axes, line_up::start}; }

}  // namespace dots
