// The engines and checkers that the table of engine.cpp names.
#pragma once

#include "tournament/pairing/engine.h"

namespace tournament::pairing {

using Plan = dots::Result<PairingPlan>;
using Faults = std::vector<dots::Error>;

Plan pair_round_robin(const PairingInput& input);
Plan pair_groups(const PairingInput& input);
Plan pair_scheveningen(const PairingInput& input);
Plan pair_knockout(const PairingInput& input);
Plan pair_double_elimination(const PairingInput& input);
Plan pair_monrad(const PairingInput& input);
Plan pair_ladder(const PairingInput& input);

Faults check_round_robin_plan(const PairingInput& input, const PairingPlan& plan);
Faults check_groups(const PairingInput& input, const PairingPlan& plan);
Faults check_scheveningen(const PairingInput& input, const PairingPlan& plan);
Faults check_knockout(const PairingInput& input, const PairingPlan& plan);
Faults check_double_elimination(const PairingInput& input, const PairingPlan& plan);
Faults check_monrad(const PairingInput& input, const PairingPlan& plan);
Faults check_ladder(const PairingInput& input, const PairingPlan& plan);

int rounds_of_round_robin(const PairingInput& input);
int rounds_of_groups(const PairingInput& input);
int rounds_of_scheveningen(const PairingInput& input);
int rounds_of_knockout(const PairingInput& input);
int rounds_of_double_elimination(const PairingInput& input);
int rounds_as_planned(const PairingInput& input);  ///< monrad, ladder

}  // namespace tournament::pairing
