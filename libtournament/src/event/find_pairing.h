// Looking up a table of a state.
#pragma once

#include <algorithm>

#include "tournament/event/log.h"

namespace tournament::event {

/// The round, or null.
template <class S>
auto* find_round(S& state, RoundNumber number) {
  const bool there = number >= 1 && static_cast<std::size_t>(number) <= state.rounds.size();
  return there ? &state.rounds[static_cast<std::size_t>(number) - 1] : nullptr;
}

/// The pairing with this table number, or null; table 0 is the bye.
template <class R>
auto* find_table(R& round, TableNumber table) {
  const auto found = std::find_if(round.pairings.begin(), round.pairings.end(),
                                  [table](const Pairing& p) { return p.table == table; });
  return found == round.pairings.end() ? nullptr : &*found;
}

}  // namespace tournament::event
