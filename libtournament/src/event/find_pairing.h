// Looking up entries, rounds and tables of a state, to read or to change them.
#pragma once

#include <algorithm>

#include "tournament/event/state.h"

namespace tournament::event {

namespace detail {

template <class C, class P>
auto* first_where(C& items, P matches) {
  const auto found = std::find_if(items.begin(), items.end(), matches);
  return found == items.end() ? nullptr : &*found;
}

}  // namespace detail

/// Whether a table has a result, or a match one on a board.
inline bool has_result(const Pairing& pairing) { return pairing.result || !pairing.boards.empty(); }

/// The round of a section, or null.
template <class S>
auto* round_in(S& state, SectionNumber section, RoundNumber number) {
  return detail::first_where(state.rounds, [=](const Round& r) { return r.section == section && r.number == number; });
}

/// The pairing with this table number, or null; table 0 is the first bye.
template <class R>
auto* find_table(R& round, TableNumber table) {
  // Tables stand in order; only fixed ones leave gaps.
  const auto index = static_cast<std::size_t>(table) - 1;
  if (index < round.pairings.size() && round.pairings[index].table == table) return &round.pairings[index];
  return detail::first_where(round.pairings, [table](const Pairing& p) { return p.table == table; });
}

/// The pairing of an entry in the round, or null.
template <class R>
auto* pairing_of(R& round, EntryNumber number) {
  return detail::first_where(round.pairings,
                             [number](const Pairing& p) { return p.first == number || p.second == number; });
}

template <class S>
auto* section_in(S& state, SectionNumber section) {
  return detail::first_where(state.sections, [section](const Section& s) { return s.number == section; });
}

template <class S>
auto* entry_in(S& state, EntryNumber number) {
  // Entries are numbered in order; only a damaged log has them elsewhere.
  const auto index = static_cast<std::size_t>(number) - 1;
  if (index < state.entries.size() && state.entries[index].number == number) return &state.entries[index];
  return detail::first_where(state.entries, [number](const Entry& e) { return e.number == number; });
}

/// The stage of a section, or null.
template <class S>
auto* stage_in(S& state, SectionNumber section, StageNumber stage) {
  auto* found = section_in(state, section);
  const bool there = found != nullptr && stage >= 1 && static_cast<std::size_t>(stage) <= found->stages.size();
  return there ? &found->stages[static_cast<std::size_t>(stage) - 1] : nullptr;
}

}  // namespace tournament::event
