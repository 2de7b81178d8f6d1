#include <algorithm>
#include <array>

#include "core/family.h"
#include "dots/surround/position.h"
#include "dots/surround/ruleset.h"

namespace dots {
namespace {

constexpr std::array dots_game = {GameInfo{"dots", "Dots", "tensu"}};

class DotsEngine final : public Adapter<surround::Position> {
 public:
  using Adapter::Adapter;
  [[nodiscard]] const surround::Position* dots() const override { return &position_; }
};

std::vector<RulesInfo> preset_list(std::string_view /*game*/) {
  std::vector<RulesInfo> list;
  for (const surround::Preset& preset : surround::presets()) {
    const auto rules = surround::parse_ruleset(preset.id);
    list.push_back({preset.id, "dots", preset.base, preset.summary, preset.source, canonical_text(*rules)});
  }
  return list;
}

/// What the axes are compared with: the base of a plain preset, the preset itself where axes are changed.
surround::Ruleset compared_rules(std::string_view text) {
  const std::string_view head = text.substr(0, text.find(';'));
  const auto preset = std::ranges::find(surround::presets(), head, &surround::Preset::id);
  if (preset == surround::presets().end()) return {};
  const std::string_view compared = head == text ? preset->base : preset->id;
  return compared.empty() ? surround::Ruleset{} : surround::parse_ruleset(compared).value();
}

Result<std::vector<AxisInfo>> described_axes(std::string_view /*game*/, std::string_view text) {
  const auto rules = surround::parse_ruleset(text);
  if (!rules) return rules.error();
  const auto base_axes = surround::axes(compared_rules(text));
  const auto values = surround::axes(*rules);
  std::vector<AxisInfo> list;
  for (std::size_t i = 0; i < values.size(); ++i)
    list.push_back(
        {std::string(values[i].axis), values[i].value, base_axes[i].value, surround::axis_summary(values[i].axis)});
  return list;
}

Result<std::unique_ptr<Game::Engine>> start_dots(const GameSpec& spec, std::string_view rules_text) {
  auto rules = surround::parse_ruleset(rules_text);
  if (!rules) return rules.error();
  auto position = surround::Position::start(*rules, {spec.free_turns, {}, spec.position});
  if (!position) return position.error();
  return std::unique_ptr<Game::Engine>(std::make_unique<DotsEngine>(std::move(*position)));
}

}  // namespace

Family surround_family() { return {dots_game, preset_list, described_axes, start_dots}; }

}  // namespace dots
