// A bracket as a list of matches, and the round that comes next in it.
//
//   Bracket bracket;
//   bracket.push_back({.label = …, .step = 1, .first = {Place::Kind::seed, 1}, .second = {Place::Kind::seed, 2}});
//   Plan plan = pair_bracket(stage, bracket, seeds);
//
// Matches of one step are played side by side, game by game, and the next step waits for all of them. An absent
// contestant loses the match that was due; one without an opponent goes on, even when absent. Of a double forfeit
// neither goes on.
#pragma once

#include <functional>

#include "stage.h"
#include "systems.h"

namespace tournament::pairing {

/// Where somebody in a match comes from.
struct Place {
  enum class Kind : std::uint8_t { nobody, seed, winner, loser };
  Kind kind = Kind::nobody;
  int index = 0;  ///< seed from 1, or position of a match earlier in the list
};

struct Match {
  StageLabel label{};
  int step = 1;
  Place first{};
  Place second{};
  int only_if_second_won = -1;  ///< position of a match: this one is played only if its second place won
};
using Bracket = std::vector<Match>;  ///< matches of one step in table order

/// Adds the matches of a plain bracket over `places` (a power of two of them), the rounds at the steps `first_step` …;
/// returns the positions of its matches, by round. `label(places of the round, round)` names them.
std::vector<std::vector<int>> add_rounds(Bracket& bracket, const std::vector<Place>& places, int first_step,
                                         const std::function<StageLabel(int places, int round)>& label);

/// `seeds[i]`: number of seed i+1; seeds beyond are nobody.
Plan pair_bracket(const Stage& stage, const Bracket& bracket, const std::vector<int>& seeds);

}  // namespace tournament::pairing
