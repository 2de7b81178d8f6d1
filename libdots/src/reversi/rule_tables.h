// The axes and presets of Reversi.
#pragma once

#include "core/rule_axes.h"
#include "dots/reversi/ruleset.h"

namespace dots::reversi {

const RuleTable<Rules>& rule_table(Variant variant);

}  // namespace dots::reversi
