// Compares the result that a record claims with the board at the end of its moves (rules/dots.md §5, §7).
#pragma once

#include "records/replay.h"
#include "tournament/records/verify.h"

namespace tournament::records {

/// Fills score, outcome and reached of the report; says whether the claim holds. What does not fit is reported at the
/// end of the main line.
bool check_claim(const GameRecord& record, const Replay& replay, VerifyReport& report, Findings& findings);

}  // namespace tournament::records
