#include <array>

#include "core/family.h"
#include "dots/board8/position.h"
#include "dots/reversi/board.h"
#include "reversi/rule_tables.h"

namespace dots {
namespace {

constexpr std::array reversi_games = {
    GameInfo{"blocked-reversi", "Blocked Reversi", "blocked-reversi"},
    GameInfo{"othello", "Othello", "othello"},
};

reversi::Variant reversi_variant(std::string_view game) {
  return game == reversi_games[0].id ? reversi::Variant::blocked : reversi::Variant::othello;
}

std::vector<RulesInfo> reversi_presets(std::string_view game) {
  return rules_list(reversi::rule_table(reversi_variant(game)));
}

Result<std::vector<AxisInfo>> reversi_axes(std::string_view game, std::string_view text) {
  return described_axes(reversi::rule_table(reversi_variant(game)), text);
}

Result<std::unique_ptr<Game::Engine>> start_reversi(const GameSpec& spec, std::string_view rules_text) {
  using Position = board8::Position<reversi::Board>;
  const auto rules = reversi::parse_rules(reversi_variant(spec.game), rules_text);
  if (!rules) return rules.error();
  auto position = Position::start(*rules, spec.position);
  if (!position) return position.error();
  return std::unique_ptr<Game::Engine>(std::make_unique<Adapter<Position>>(std::move(*position)));
}

}  // namespace

Family reversi_family() { return {reversi_games, reversi_presets, reversi_axes, start_reversi}; }

}  // namespace dots
