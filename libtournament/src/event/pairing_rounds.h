// The next round of a stage, made by its engine and checked by its checker.
#pragma once

#include "deciding.h"

namespace tournament::event {

/// The bodies of the next round: the draw of the stage before its first, the round, forfeits against withdrawn entries.
/// `last` is what the round comes after: the state with the rounds that were decided before it in the same command.
/// Errors: too_few_entries, all_rounds_paired, paired_by_hand, check_failed, over_limit, PAI….
Bodies next_round(Deciding& deciding, const State& last, SectionNumber section, Phase phase);

/// Lists whoever wished to rest in the round and has no pairing in it.
void add_wished_byes(const State& state, Round& round);

/// Faults of a round by the checker of its system, made codes and arguments.
std::vector<dots::Error> faults_of(const State& state, const Context& context, const Round& round);

}  // namespace tournament::event
