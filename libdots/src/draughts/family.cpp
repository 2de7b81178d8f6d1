#include <array>

#include "core/family.h"
#include "dots/board8/position.h"
#include "dots/draughts/board.h"
#include "draughts/rule_tables.h"

namespace dots {
namespace {

using draughts::Variant;

constexpr std::array draughts_games = {
    GameInfo{"russian-draughts", "Russian draughts", "russian-draughts"},
    GameInfo{"brazilian-draughts", "Brazilian draughts", "brazilian-draughts"},
};

Variant variant_of(std::string_view game) {
  return game == draughts_games[0].id ? Variant::russian : Variant::brazilian;
}

std::vector<RulesInfo> presets(std::string_view game) { return rules_list(draughts::rule_table(variant_of(game))); }

Result<std::vector<AxisInfo>> axes(std::string_view game, std::string_view text) {
  return described_axes(draughts::rule_table(variant_of(game)), text);
}

Result<std::unique_ptr<Game::Engine>> start_game(const GameSpec& spec, std::string_view rules_text) {
  using Position = board8::Position<draughts::Board>;
  const auto rules = draughts::parse_rules(variant_of(spec.game), rules_text);
  if (!rules) return rules.error();
  auto position = Position::start(*rules, spec.position);
  if (!position) return position.error();
  return std::unique_ptr<Game::Engine>(std::make_unique<Adapter<Position>>(std::move(*position)));
}

}  // namespace

Family draughts_family() { return {draughts_games, presets, axes, start_game}; }

}  // namespace dots
