// Which later decision rests on an earlier one.
#pragma once

#include <optional>

#include "tournament/event/state.h"

namespace tournament::event {

/// The first entry after `sequence`, not undone, that cannot stand without it: by rule for the two kinds, or because
/// its subject would not be there.
std::optional<std::int64_t> first_dependent(const State& state, std::int64_t sequence);

}  // namespace tournament::event
