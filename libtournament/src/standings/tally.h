// What the results of a stage add up to, before anybody is ranked.
#pragma once

#include <cstdint>
#include <optional>
#include <unordered_map>
#include <vector>

#include "tournament/event/teams.h"
#include "tournament/standings/standings.h"

namespace tournament::standings {

/// A game with a result between two entries, named by their index in the rows.
struct CountedGame {
  event::RoundNumber round = 0;
  std::size_t first = 0, second = 0;
  event::ResultKind kind = event::ResultKind::draw;
  event::Award award{};
  std::optional<event::BoardScore> score{};
  event::Award match{};         ///< by the table of the stage, whatever the standings go by
  event::BoardPoints boards{};  ///< of teams
};

/// What a round was for an entry.
struct Slot {
  enum class Kind : std::uint8_t {
    open,    ///< paired, without a result yet
    played,  ///< on the board
    given,   ///< a bye of the pairing, a full point, a game that was not played: not by the player's choice
    forfeit_win,
    forfeit_loss,
    requested  ///< a bye that was wished for, an absence
  };
  event::RoundNumber round = 0;
  Kind kind = Kind::requested;
  std::size_t opponent = none;
  int points = 0;  ///< in halves, of the kind that the standings go by
  int match = 0;
  int boards = 0;
  static constexpr std::size_t none = SIZE_MAX;
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
  event::ScoreTable scores{};              ///< of what the standings go by
  event::ScoreTable match{};               ///< of the stage
  bool teams = false;                      ///< the event has matches on boards
  std::vector<Row> rows;                   ///< by entry, without ranks and tie-breaks
  std::vector<int> bye_wins;               ///< parallel: byes worth a win
  std::vector<std::vector<Slot>> slots{};  ///< parallel: one a round
  std::vector<CountedGame> games;          ///< that tie-breaks look at, in the order of rounds and tables
  std::vector<Encounter> encounters;       ///< each pair once
  std::unordered_map<event::EntryNumber, std::size_t> index;  ///< of a number in the rows
};

Tally tally(const event::State& state, const Options& options);

/// The rounds that count: of the section, of the stage, up to the last one asked for.
std::vector<const event::Round*> counted_rounds(const event::State& state, const Options& options);

}  // namespace tournament::standings
