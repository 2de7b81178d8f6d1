// What is written down at an open challenge: the sheet of a player, and the central table (rules/open-challenge.md §1).
//
//   for (const SheetGame& game : sheet_of(championship, 101).games) …game.rows…
//   CentralTable table = central_table(championship);
//   table.rows[i].beaten[j]     // whom player i has beaten in rows of game j
#pragma once

#include "tournament/challenge/championship.h"

namespace tournament::challenge {

enum class Outcome : std::uint8_t { won, lost, drawn };
std::string_view to_text(Outcome outcome);  ///< as the enumerators

/// A row that a duel takes.
struct SheetRow {
  int duel = 0;
  Number opponent = 0;
  Outcome outcome = Outcome::drawn;
  bool signed_by_loser = true;
  std::string played{};        ///< the game, when it was booked under another; else empty
  std::string time{};          ///< empty: not written down
  bool counts_as_win = false;  ///< one base point
  friend bool operator==(const SheetRow&, const SheetRow&) = default;
};

/// The rows of a game in the order of entry; more than the sheet has when the rules were broken.
struct SheetGame {
  std::string game{};
  std::vector<SheetRow> rows{};
  friend bool operator==(const SheetGame&, const SheetGame&) = default;
};

struct Sheet {
  Number number = 0;
  std::vector<SheetGame> games{};         ///< all games of the competition, in its order
  std::vector<SheetRow> hors_concours{};  ///< take no row; `played` is the game
  friend bool operator==(const Sheet&, const Sheet&) = default;
};

Sheet sheet_of(const Championship& championship, Number number);
/// In the order of the championship's players.
std::vector<Sheet> sheets_of(const Championship& championship);

/// A player's row: the losers of his counted wins, under the game of the row on his sheet.
struct CentralRow {
  Number number = 0;
  std::vector<std::vector<Number>> beaten{};  ///< by game, in the order of entry
  int base = 0;
  int trophy = 0;
  int score = 0;
  bool disqualified = false;
};

struct CentralTable {
  std::vector<std::string> games{};  ///< of the competition, and after them others in which duels are booked
  std::vector<CentralRow> rows{};    ///< in the order of the championship's players
};

CentralTable central_table(const Championship& championship);

}  // namespace tournament::challenge
