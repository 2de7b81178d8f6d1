// One round of a fixed table, as round robins and Scheveningen have them.
#pragma once

#include "stage.h"
#include "tournament/pairing/round_robin.h"

namespace tournament::pairing {

/// Adds the pairs of a round; `numbers[i]` is the contestant who has number i+1 in the table. Whoever meets an absent
/// one rests.
void add_table_round(const Stage& stage, PairingPlan& plan, const RoundPairs& pairs, const std::vector<int>& numbers,
                     StageLabel label, int cycle);

}  // namespace tournament::pairing
