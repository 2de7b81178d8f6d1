// Places that come from the system before any points: group, withdrawal, round of elimination, rung of a ladder.
#pragma once

#include <vector>

#include "tally.h"

namespace tournament::standings {

/// A number for each row, the higher the better; equal where points and tie-breaks have to tell.
std::vector<long> tiers(const event::State& state, const Tally& tally);

}  // namespace tournament::standings
