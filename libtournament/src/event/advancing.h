// The end of a stage and who goes on from it.
#pragma once

#include <vector>

#include "tournament/event/state.h"

namespace tournament::event {

/// Whether every round of the stage is paired and every table has a result that stands. Errors: stage_open.
dots::Result<void> stage_has_ended(const State& state, SectionNumber section, StageNumber stage);

/// The first `advance` of the stage (of each group), in the order in which they are seeded on: winners of groups first.
/// Everybody when the stage says no number. Withdrawn entries are passed over.
std::vector<EntryNumber> those_who_advance(const State& state, SectionNumber section, StageNumber stage);

}  // namespace tournament::event
