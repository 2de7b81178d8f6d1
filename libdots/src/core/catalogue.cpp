#include "dots/catalogue.h"

#include <algorithm>
#include <array>

#include "dots/surround/ruleset.h"

namespace dots {
namespace {

constexpr std::array all_games = {
    GameInfo{"dots", "Dots", "tensu"},
};

}  // namespace

std::span<const GameInfo> games() { return all_games; }

const GameInfo* find_game(std::string_view id) {
  const auto* found = std::find_if(all_games.begin(), all_games.end(), [&](const GameInfo& g) { return g.id == id; });
  return found == all_games.end() ? nullptr : found;
}

std::vector<RulesInfo> rules_of(std::string_view game) {
  std::vector<RulesInfo> list;
  if (game != "dots") return list;
  for (const surround::Preset& preset : surround::presets()) {
    const auto rules = surround::parse_ruleset(preset.id);
    list.push_back(
        {preset.id, "dots", preset.base, preset.summary, preset.source, canonical_text(*rules), not_refereed(*rules)});
  }
  return list;
}

Result<std::vector<AxisInfo>> describe_rules(std::string_view game, std::string_view text) {
  if (find_game(game) == nullptr) return Error{"GAM001", {{"game", std::string(game)}}};
  const auto rules = surround::parse_ruleset(text);
  if (!rules) return rules.error();
  surround::Ruleset base;
  const std::string_view head = text.substr(0, text.find(';'));
  for (const surround::Preset& preset : surround::presets()) {
    if (preset.id != head) continue;
    const std::string_view compared = head == text ? preset.base : preset.id;
    if (!compared.empty()) base = surround::parse_ruleset(compared).value();
  }
  const auto base_axes = surround::axes(base);
  std::vector<AxisInfo> list;
  const auto values = surround::axes(*rules);
  for (std::size_t i = 0; i < values.size(); ++i)
    list.push_back(
        {std::string(values[i].axis), values[i].value, base_axes[i].value, surround::axis_summary(values[i].axis)});
  return list;
}

}  // namespace dots
