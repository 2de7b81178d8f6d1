// What the kinds of an open challenge change in a state.
//
//   apply_to(state, DuelEntered{…});
#pragma once

#include "tournament/event/state.h"

namespace tournament::event {

void apply_to(State& state, const ChallengeSet& body);
void apply_to(State& state, const ChallengerSet& body);
void apply_to(State& state, const DuelEntered& body);
void apply_to(State& state, const DuelCorrected& body);
void apply_to(State& state, const DuelStruck& body);
void apply_to(State& state, const RefusalRecorded& body);
void apply_to(State& state, const ExclusionSet& body);

}  // namespace tournament::event
