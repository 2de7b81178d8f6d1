// Which game is played where: an event has one, and a round or a table may have another.
//
//   const GameChoice& game = game_of(state, {.section = 1, .round = 3, .table = 2});
//   dots::Game::start({.game = game.game, .rules = game.rules});
#pragma once

#include <map>
#include <string>

#include "tournament/event/types.h"

namespace tournament::event {

struct State;

/// A game of the catalogue, and its rules as canonical text.
struct GameChoice {
  std::string game{};
  std::string rules{};
  friend bool operator==(const GameChoice&, const GameChoice&) = default;
};

struct TablePlace {
  SectionNumber section = 1;
  RoundNumber round = 0;
  TableNumber table = 0;  ///< 0: every table of the round
  friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

struct PlacedGame {
  TablePlace place{};
  GameChoice choice{};
  friend bool operator==(const PlacedGame&, const PlacedGame&) = default;
};

/// Kind of log entry: what is played there from now on; without a game that of the round or of the event again.
struct GameSet {
  PlacedGame game{};
  std::string reason{};
  friend bool operator==(const GameSet&, const GameSet&) = default;
};

/// The rules of each game that the event plays by one text of rules alone.
std::map<std::string, std::string> rules_by_game(const State& state);

/// What is played at a table: as its own game says, else that of its round, else that of the event.
GameChoice game_of(const State& state, const TablePlace& place);

}  // namespace tournament::event
