// Opponents' points where byes give points (FIDE C.07, 2026, article 16): what each round of an entry counts for
// Buchholz and Sonneborn-Berger, played or not.
#pragma once

#include <vector>

#include "tally.h"

namespace tournament::standings {

struct OpponentTerm {
  event::RoundNumber round = 0;
  event::EntryNumber opponent = 0;  ///< 0: nobody real
  int points = 0;                   ///< in halves, that the opponent counts with
  int made = 0;                     ///< in halves, against it
  int boards = 0;                   ///< board points against it, of a team
  bool chosen = false;              ///< not played by choice: a wished bye, an absence, a forfeit
  bool cut = false;                 ///< falls to a cut of one
};

class Unplayed {
 public:
  /// By which points: those of the standings, or match points. `draw`: what a draw gives of them, in halves.
  Unplayed(const Tally& tally, int Row::*total, int Slot::*points, int draw);
  /// Of a row, in the order of rounds; open games are left out.
  [[nodiscard]] std::vector<OpponentTerm> terms(std::size_t row) const;

 private:
  [[nodiscard]] int own_limit(const Slot& slot) const;
  const Tally& tally_;
  int Row::*total_;
  int draw_;
  std::vector<int> adjusted_;  ///< points of a row as its opponents see them
};

}  // namespace tournament::standings
