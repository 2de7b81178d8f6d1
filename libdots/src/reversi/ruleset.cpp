#include "dots/reversi/ruleset.h"

#include "reversi/rule_tables.h"

namespace dots::reversi {
namespace {

constexpr std::string_view colours[] = {"white", "black"};
constexpr std::string_view setups[] = {"diagonal", "parallel"};
constexpr std::string_view block_orders[] = {"BWBW", "BBWW"};

// Othello lays no block stones: it has the first two alone.
constexpr RuleAxis<Rules> axes[] = {
    choice_axis<&Rules::first, colours, Rules>("first", "the colour that begins"),
    choice_axis<&Rules::setup, setups, Rules>("setup", "how the four discs stand at the start"),
    choice_axis<&Rules::block_order, block_orders, Rules>("block-order",
                                                          "how the block stones are laid, B for the side that begins"),
};

constexpr RulePreset blocked_presets[] = {
    {"blocked-reversi", "", "each side first covers two cells, in turn", "rules of the seven-trial championship 2016"},
};
constexpr RulePreset othello_presets[] = {
    {"othello", "", "without covered cells", "rules of Othello"},
};

}  // namespace

const RuleTable<Rules>& rule_table(Variant variant) {
  static constexpr RuleTable<Rules> blocked{"blocked-reversi", axes, blocked_presets};
  static constexpr RuleTable<Rules> othello{"othello", std::span(axes).first<2>(), othello_presets};
  return variant == Variant::blocked ? blocked : othello;
}

Result<Rules> parse_rules(Variant variant, std::string_view text) {
  auto rules = read_rules(rule_table(variant), text);
  if (rules) rules->variant = variant;
  return rules;
}

std::string canonical_text(const Rules& rules) { return rules_text(rule_table(rules.variant), rules); }

}  // namespace dots::reversi
