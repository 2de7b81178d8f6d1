#include <array>

#include "core/family.h"
#include "dots/board8/position.h"
#include "dots/draughts/board.h"
#include "draughts/rule_tables.h"

namespace dots {
namespace {

constexpr std::array draughts_games = {
    GameInfo{"russian-draughts", "Russian draughts", "russian-draughts"},
    GameInfo{"brazilian-draughts", "Brazilian draughts", "brazilian-draughts"},
};

draughts::Variant draughts_variant(std::string_view game) {
  return game == draughts_games[0].id ? draughts::Variant::russian : draughts::Variant::brazilian;
}

std::vector<RulesInfo> draughts_presets(std::string_view game) {
  return rules_list(draughts::rule_table(draughts_variant(game)));
}

Result<std::vector<AxisInfo>> draughts_axes(std::string_view game, std::string_view text) {
  return described_axes(draughts::rule_table(draughts_variant(game)), text);
}

Result<std::unique_ptr<Game::Engine>> start_draughts(const GameSpec& spec, std::string_view rules_text) {
  using Position = board8::Position<draughts::Board>;
  const auto rules = draughts::parse_rules(draughts_variant(spec.game), rules_text);
  if (!rules) return rules.error();
  auto position = Position::start(*rules, spec.position);
  if (!position) return position.error();
  return std::unique_ptr<Game::Engine>(std::make_unique<Adapter<Position>>(std::move(*position)));
}

}  // namespace

Family draughts_family() { return {draughts_games, draughts_presets, draughts_axes, start_draughts}; }

}  // namespace dots
