#include <array>

#include "core/family.h"
#include "dots/board8/position.h"
#include "dots/reversi/board.h"
#include "reversi/rule_tables.h"

namespace dots {
namespace {

using reversi::Variant;

constexpr std::array reversi_games = {
    GameInfo{"blocked-reversi", "Blocked Reversi", "blocked-reversi"},
    GameInfo{"othello", "Othello", "othello"},
};

Variant variant_of(std::string_view game) { return game == reversi_games[0].id ? Variant::blocked : Variant::othello; }

std::vector<RulesInfo> presets(std::string_view game) { return rules_list(reversi::rule_table(variant_of(game))); }

Result<std::vector<AxisInfo>> axes(std::string_view game, std::string_view text) {
  return described_axes(reversi::rule_table(variant_of(game)), text);
}

Result<std::unique_ptr<Game::Engine>> start_game(const GameSpec& spec, std::string_view rules_text) {
  using Position = board8::Position<reversi::Board>;
  const auto rules = reversi::parse_rules(variant_of(spec.game), rules_text);
  if (!rules) return rules.error();
  auto position = Position::start(*rules, spec.position);
  if (!position) return position.error();
  return std::unique_ptr<Game::Engine>(std::make_unique<Adapter<Position>>(std::move(*position)));
}

}  // namespace

Family reversi_family() { return {reversi_games, presets, axes, start_game}; }

}  // namespace dots
