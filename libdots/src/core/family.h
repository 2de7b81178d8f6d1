// Family: what a kind of games offers to the catalogue and to Game.
#pragma once

#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "core/engine.h"
#include "dots/catalogue.h"
#include "dots/game.h"

namespace dots {

struct Family {
  std::span<const GameInfo> games;
  std::vector<RulesInfo> (*rules)(std::string_view game);
  Result<std::vector<AxisInfo>> (*axes)(std::string_view game, std::string_view rules);
  /// rules: never empty; the game's default where the spec names none.
  Result<std::unique_ptr<Game::Engine>> (*start)(const GameSpec& spec, std::string_view rules);
};

/// Every family, in the order in which the catalogue lists its games.
std::span<const Family> families();

/// Null for a game that no family knows.
const Family* family_of(std::string_view game);

Family surround_family();
Family lines_of_action_family();
Family camelot_family();
Family line_up_family();
Family quints_family();
Family draughts_family();
Family reversi_family();

}  // namespace dots
