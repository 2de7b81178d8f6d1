// What the results of a stage add up to, before anybody is ranked.
#pragma once

#include <optional>
#include <unordered_map>
#include <vector>

#include "tournament/standings/standings.h"

namespace tournament::standings {

/// A game with a result between two entries, named by their index in the rows.
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
  event::StageNumber stage = 1;
  event::System system = event::System::round_robin;
  event::ScoreTable scores{};
  std::vector<Row> rows;              ///< by entry, without ranks and tie-breaks
  std::vector<int> bye_wins;          ///< parallel: byes worth a win
  std::vector<CountedGame> games;     ///< that tie-breaks look at, in the order of rounds and tables
  std::vector<Encounter> encounters;  ///< each pair once
  std::unordered_map<event::EntryNumber, std::size_t> index;  ///< of a number in the rows
};

Tally tally(const event::State& state, const Options& options);

/// The rounds that count: of the section, of the stage, up to the last one asked for.
std::vector<const event::Round*> counted_rounds(const event::State& state, const Options& options);

}  // namespace tournament::standings
