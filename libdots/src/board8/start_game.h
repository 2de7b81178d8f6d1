// start_game: an engine over the typed position of a board game.
//
//   return board8::start_game<Board>(rule_table(), spec, rules_text);
#pragma once

#include <memory>
#include <string_view>
#include <utility>

#include "core/engine.h"
#include "core/rule_axes.h"
#include "dots/board8/position.h"

namespace dots::board8 {

/// Errors: those of the rules and of the position.
template <class Board>
Result<std::unique_ptr<Game::Engine>> start_game(const RuleTable<typename Board::Rules>& table, const GameSpec& spec,
                                                 std::string_view rules_text) {
  const auto rules = read_rules(table, rules_text);
  if (!rules) return rules.error();
  auto position = Position<Board>::start(*rules, spec.position);
  if (!position) return position.error();
  return std::unique_ptr<Game::Engine>(std::make_unique<Adapter<Position<Board>>>(std::move(*position)));
}

/// The axis `first`, which every board game has.
inline constexpr std::string_view colour_words[] = {"white", "black"};

}  // namespace dots::board8
