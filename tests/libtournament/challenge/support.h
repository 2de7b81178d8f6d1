// Small championships, written as a list of duels.
#pragma once

#include <string>
#include <vector>

#include "tournament/challenge/championship.h"

namespace tournament::challenge {

/// A duel in the order of entry; its id is set by `championship_of`.
inline Duel won(std::string game, Number winner, Number loser) {
  return {.game = std::move(game), .a = winner, .b = loser, .result = DuelResult::a_wins};
}
inline Duel drawn(std::string game, Number a, Number b) { return {.game = std::move(game), .a = a, .b = b}; }

/// Players 11, 12 of school A, 21, 22 of B, 31 … 91 of a school each; all lower.
inline Championship championship_of(std::vector<Duel> duels) {
  Championship championship;
  for (const Number number : {11, 12, 21, 22, 31, 41, 51, 61, 71, 81, 91})
    championship.players.push_back(
        {number, "P" + std::to_string(number), std::string(1, static_cast<char>('A' + number / 10 - 1)), "lower"});
  for (Duel& duel : duels) {
    duel.id = static_cast<int>(championship.duels.size()) + 1;
    championship.duels.push_back(std::move(duel));
  }
  return championship;
}

}  // namespace tournament::challenge
