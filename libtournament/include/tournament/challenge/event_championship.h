// The championship that an event's log amounts to.
//
//   Championship championship = championship_of(state);
//   for (const Ranked& row : score(championship).categories["lower"]) …
#pragma once

#include "tournament/challenge/championship.h"
#include "tournament/event/state.h"

namespace tournament::challenge {

/// Players are the entries that take part, by start number and without names: event::find_challenger() tells whose
/// entry a number is. Struck duels are left out; a refusal after one of them stands after the duel before it. Empty for
/// an event that is no open challenge.
Championship championship_of(const event::State& state);

/// The same with the duels of some players alone, for what these can violate.
Championship championship_of(const event::State& state, const std::vector<Number>& players);

}  // namespace tournament::challenge
