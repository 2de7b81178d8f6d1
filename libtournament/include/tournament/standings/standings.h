// Standings and crosstable: pure projections of an event's state. Whole numbers and halves only, no floating point.
//
//   Standings table = standings(state, {.after_round = 3});
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "tournament/event/log.h"

namespace tournament::standings {

/// An exact number of quarters (a product of two halves), printed as a decimal: 13 -> "3.25".
struct Quarters {
  long value = 0;
  friend bool operator==(const Quarters&, const Quarters&) = default;
  friend auto operator<=>(const Quarters&, const Quarters&) = default;
};
std::string to_text(Quarters value);
std::string halves_text(long halves);  ///< 13 -> "6.5"

struct TieBreakValue {
  event::TieBreak kind;
  Quarters value;
};

struct Row {
  int rank = 0;                    ///< 1-based; equal in everything share a rank
  event::EntryNumber number = 0;
  event::PlayerId player = 0;
  int played = 0;                  ///< results with play, forfeits apart
  int wins = 0, draws = 0, losses = 0;
  int points_halves = 0;
  std::vector<TieBreakValue> tiebreaks;  ///< in the event's order
};

struct Options {
  int after_round = 0;  ///< 0 = all rounds so far
};

struct Standings {
  std::vector<Row> rows;
  int after_round = 0;
  int open_tables = 0;   ///< tables without a result: the table is provisional
};
Standings standings(const event::State& state, const Options& options);

/// Crosstable cell: what the row's entry got against the column's entry, one item a game.
struct CrossCell {
  event::RoundNumber round = 0;
  std::string text;       ///< "1", "½", "0", "+", "-", "" for an open game
  bool moved_first = false;
};
struct Crosstable {
  std::vector<Row> rows;                              ///< in the order of the standings
  std::vector<std::vector<std::vector<CrossCell>>> cells;  ///< [row][column] in the same order
};
Crosstable crosstable(const event::State& state, const Options& options);

}  // namespace tournament::standings
