// Why the system of a stage pairs a round as it does.
//
//   for (const pairing::Explanation& why : explain_pairings(state, people, 1, 3))   // section 1, round 3
//     say(to_text(why.reason), why.args);
#pragma once

#include <vector>

#include "tournament/event/commands.h"
#include "tournament/event/state.h"
#include "tournament/pairing/engine.h"

namespace tournament::event {

/// The explanations that the engine gives for the round, paired once more on what stood before it. A pairing of the
/// round that none of them is about was made by the arbiter. Empty for a round that is not there, is paired by hand, or
/// could not be paired any more.
std::vector<pairing::Explanation> explain_pairings(const State& state, const std::vector<PersonFacts>& people,
                                                   SectionNumber section, RoundNumber round);

}  // namespace tournament::event
