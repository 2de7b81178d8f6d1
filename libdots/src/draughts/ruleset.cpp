#include "dots/draughts/ruleset.h"

#include "draughts/rule_tables.h"

namespace dots::draughts {
namespace {

constexpr std::string_view colours[] = {"white", "black"};
constexpr std::string_view draw_rules[] = {"hetproba2016", "fmjd64"};

constexpr RuleAxis<Rules> axes[] = {
    choice_axis<&Rules::first, colours, Rules>("first", "the colour that begins"),
    choice_axis<&Rules::draw_rules, draw_rules, Rules>("draw-rules", "which counts of moves end or draw a game"),
    number_axis<&Rules::agreement_after, 0, 200, Rules>("agreement-after",
                                                        "moves of each side before a draw may be agreed"),
};

constexpr std::string_view hetproba = "rules of the seven-trial championship 2016";
constexpr std::string_view fmjd = "FMJD-64 rules of the game, §7.2";

constexpr RulePreset russian_presets[] = {
    {"russian-draughts", "", "free choice of the capture; a man is crowned within its series", hetproba},
    {"russian-draughts-fmjd64", "draw-rules=fmjd64;agreement-after=0", "with the federation's rules for draws", fmjd},
};
constexpr RulePreset brazilian_presets[] = {
    {"brazilian-draughts", "", "the longest capture; a man is crowned where its move ends", hetproba},
    {"brazilian-draughts-fmjd64", "draw-rules=fmjd64;agreement-after=0", "with the federation's rules for draws", fmjd},
};

}  // namespace

const RuleTable<Rules>& rule_table(Variant variant) {
  static constexpr RuleTable<Rules> russian{"russian-draughts", axes, russian_presets};
  static constexpr RuleTable<Rules> brazilian{"brazilian-draughts", axes, brazilian_presets};
  return variant == Variant::russian ? russian : brazilian;
}

Result<Rules> parse_rules(Variant variant, std::string_view text) {
  auto rules = read_rules(rule_table(variant), text);
  if (rules) rules->variant = variant;
  return rules;
}

std::string canonical_text(const Rules& rules) { return rules_text(rule_table(rules.variant), rules); }

}  // namespace dots::draughts
