// The axes and presets of draughts.
#pragma once

#include "core/rule_axes.h"
#include "dots/draughts/ruleset.h"

namespace dots::draughts {

const RuleTable<Rules>& rule_table(Variant variant);

}  // namespace dots::draughts
