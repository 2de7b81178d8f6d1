// The catalogue: which games the referee knows, and by which named rules.
//
//   for (const GameInfo& game : games()) print(game.id, game.name);
//   for (const RulesInfo& rules : rules_of("dots")) print(rules.id, rules.summary);
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"

namespace dots {

struct GameInfo {
  std::string_view id;  ///< "dots", "russian-draughts" …
  std::string_view name;
  std::string_view default_rules;  ///< id of a RulesInfo
};
std::span<const GameInfo> games();
const GameInfo* find_game(std::string_view id);
/// The name of a game; the text itself where none has that id.
std::string game_name(std::string_view id);

struct RulesInfo {
  std::string_view id;
  std::string_view game;
  std::string_view base;  ///< id of the rules from which it differs; empty for none
  std::string_view summary;
  std::string_view source;
  std::string canonical;  ///< canonical text
};
std::vector<RulesInfo> rules_of(std::string_view game);

struct AxisInfo {
  std::string axis;
  std::string value;
  std::string base_value;  ///< of the preset's base; of the preset, where axes are changed; else the default
  std::string_view summary;
};
/// The axes of any rules text. Errors: GAM001, RUL001 ….
Result<std::vector<AxisInfo>> describe_rules(std::string_view game, std::string_view rules);

}  // namespace dots
