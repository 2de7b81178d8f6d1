// The games of rounds and tables.
#include "tournament/event/games.h"

#include <algorithm>
#include <set>

#include "deciding.h"
#include "tournament/event/validate.h"

namespace tournament::event {

namespace {

const GameChoice* placed(const State& state, const TablePlace& place) {
  const auto found = std::ranges::find(state.games, place, &PlacedGame::place);
  return found == state.games.end() ? nullptr : &found->choice;
}

/// Tables of the place where a game was played already, by other rules than it would have from now on.
int played_otherwise(const State& state, const PlacedGame& game) {
  const Round* round = find_round(state, game.place.section, game.place.round);
  if (round == nullptr) return 0;
  return static_cast<int>(std::ranges::count_if(round->pairings, [&](const Pairing& pairing) {
    const TablePlace place{game.place.section, game.place.round, pairing.table};
    return !pairing.is_bye() && pairing.result && is_played(pairing.result->kind) &&
           (game.place.table == 0 ? placed(state, place) == nullptr : game.place.table == pairing.table) &&
           !(game_of(state, place) == game.choice);
  }));
}

}  // namespace

GameChoice game_of(const State& state, const TablePlace& place) {
  if (const GameChoice* own = placed(state, place)) return *own;
  if (const GameChoice* of_round = placed(state, {place.section, place.round, 0})) return *of_round;
  return {state.settings.game, state.settings.rules};
}

std::map<std::string, std::string> rules_by_game(const State& state) {
  std::map<std::string, std::string> rules{{state.settings.game, state.settings.rules}};
  std::set<std::string> several;
  for (const PlacedGame& game : state.games) {
    const auto [known, fresh] = rules.emplace(game.choice.game, game.choice.rules);
    if (!fresh && known->second != game.choice.rules) several.insert(game.choice.game);
  }
  for (const std::string& game : several) rules.erase(game);
  return rules;
}

Bodies decide_on(Deciding& deciding, const SetGame& command) {
  const Limits& limits = deciding.context.limits;
  const TablePlace& place = command.game.place;
  if (auto section = known_section(deciding.state, place.section); !section) return section.error();
  if (deciding.state.open_challenge) return refuse(Refusal::no_rounds_here, {arg("section", place.section)});
  if (place.round < 1 || place.round > limits.rounds)
    return refuse(Refusal::unknown_round, {arg("round", place.round), arg("rounds", limits.rounds)});
  if (place.table < 0 || place.table > limits.players_in_event)
    return refuse(Refusal::table_number, {arg("table", place.table)});
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  PlacedGame game = command.game;
  if (!game.choice.game.empty()) {
    auto rules = canonical_rules(game.choice, limits);
    if (!rules) return rules.error();
    game.choice.rules = std::move(rules).value();
  } else {
    game.choice.rules.clear();
  }
  if (const int played = played_otherwise(deciding.state, game); played > 0)
    deciding.warn(WarningLevel::confirm, Refusal::game_was_played, {arg("round", place.round), arg("tables", played)});
  return one(GameSet{std::move(game), command.reason});
}

}  // namespace tournament::event
