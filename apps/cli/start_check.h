// The start position of a record against that of the event.
//
//   auto findings = start_findings(recorded_start(record), rules, pairing.new_start);
#pragma once

#include "dots/diagnostic.h"
#include "dots/surround/ruleset.h"
#include "tournament/records/record_facts.h"

namespace arbiter::cli {

/// CLI064 another start position, CLI065 its colours exchanged, CLI066 a replay from the same start position although
/// the event has another one drawn for it. Rules with a `custom` start say nothing; for a random one any crosses do.
dots::Diagnostics start_findings(const tournament::records::RecordedStart& recorded,
                                 const dots::surround::Ruleset& rules, bool new_start);

}  // namespace arbiter::cli
