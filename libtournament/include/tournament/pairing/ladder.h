// A ladder: who stands where, and who may challenge whom.
//
//   std::vector<int> order = ladder_order(input);                       // from the top
//   dots::Result<void> allowed = challenge_allowed(input, 7, 5);
#pragma once

#include <vector>

#include "dots/result.h"
#include "tournament/pairing/engine.h"

namespace tournament::pairing {

/// Numbers from the top: the seeding, changed round by round by every lower one who won (`options.ladder_move`). The
/// games of one round count from the top down.
std::vector<int> ladder_order(const PairingInput& input);

/// Whether `challenger` may challenge `challenged` in this round. Errors: PAI020 to PAI026.
dots::Result<void> challenge_allowed(const PairingInput& input, int challenger, int challenged);

}  // namespace tournament::pairing
