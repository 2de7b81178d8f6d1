// What the results of an event add up to, before anybody is ranked.
#pragma once

#include <optional>
#include <vector>

#include "tournament/standings/standings.h"

namespace tournament::standings {

/// A game with a result between two entries, named by their index in the state.
struct CountedGame {
  event::RoundNumber round = 0;
  std::size_t first = 0, second = 0;
  event::ResultKind kind = event::ResultKind::draw;
  event::Award award{};
  std::optional<event::BoardScore> score{};
};

/// All games of two entries; `low` has the lower index.
struct Encounter {
  std::size_t low = 0, high = 0;
  int games = 0;
  int low_halves = 0, high_halves = 0;
};

struct Tally {
  int after_round = 0;
  int open_tables = 0;
  event::ScoreTable scores{};
  std::vector<Row> rows;              ///< by entry, without ranks and tie-breaks
  std::vector<CountedGame> games;     ///< in the order of rounds and tables
  std::vector<Encounter> encounters;  ///< each pair once
};

Tally tally(const event::State& state, const Options& options);

/// Number of the last round that counts.
int last_round(const event::State& state, const Options& options);

}  // namespace tournament::standings
