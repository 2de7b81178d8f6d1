#include "dots/catalogue.h"

#include <algorithm>

#include "core/family.h"

namespace dots {

std::span<const GameInfo> games() {
  static const std::vector<GameInfo> all = [] {
    std::vector<GameInfo> list;
    for (const Family& family : families()) list.insert(list.end(), family.games.begin(), family.games.end());
    return list;
  }();
  return all;
}

const GameInfo* find_game(std::string_view id) {
  const auto found = std::ranges::find(games(), id, &GameInfo::id);
  return found == games().end() ? nullptr : &*found;
}

std::string game_name(std::string_view id) {
  const GameInfo* game = find_game(id);
  return std::string(game == nullptr ? id : game->name);
}

std::vector<RulesInfo> rules_of(std::string_view game) {
  const Family* family = family_of(game);
  return family == nullptr ? std::vector<RulesInfo>{} : family->rules(game);
}

Result<std::vector<AxisInfo>> describe_rules(std::string_view game, std::string_view rules) {
  const Family* family = family_of(game);
  if (family == nullptr) return Error{"GAM001", {{"game", std::string(game)}}};
  return family->axes(game, rules);
}

}  // namespace dots
