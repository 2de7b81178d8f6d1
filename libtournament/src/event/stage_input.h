// A stage of a section as its pairing engine sees it, and what the engine says as pairings of a round.
#pragma once

#include <string>
#include <vector>

#include "tournament/event/commands.h"
#include "tournament/event/state.h"
#include "tournament/pairing/engine.h"

namespace tournament::event {

/// Null for a stage that is paired by hand.
const pairing::Engine* engine_of(System system);
/// Entries may come when the event has begun.
bool takes_late_entries(System system);
/// An entry may rest when it wishes, with the others paired among themselves.
bool knows_wished_byes(System system);
/// Winners go on, losers do not: what a draw or an open game leaves undecided is played again.
bool is_bracket(System system);
/// Rounds that a system of tables takes for so many entries; 0 for the others.
std::size_t rounds_of_tables(const Stage& stage, std::size_t entries);

/// Who plays the stage, in the order of the seeding. Tables and brackets are made for those who take part in their
/// first round; other systems take in who comes later.
std::vector<EntryNumber> members_of(const State& state, SectionNumber section, StageNumber stage);

/// Games of an entry in a stage, for the rule on withdrawals from a round robin.
struct GamesOfStage {
  int played = 0;  ///< on the board
  int all = 0;     ///< that the system has for it
  [[nodiscard]] bool counts() const { return 2 * played >= all; }
};
GamesOfStage games_of(const State& state, EntryNumber number, StageNumber stage);

/// The input for a round of a stage (number in the section); results of that round and of later ones are left out.
pairing::PairingInput stage_input(const State& state, const std::vector<PersonFacts>& people, SectionNumber section,
                                  StageNumber stage, RoundNumber round);

/// The plan as pairings, with table numbers: fixed tables first, the others in order.
std::vector<Pairing> pairings_of(const State& state, const pairing::PairingPlan& plan);
/// The label that a text of a pairing was made of; the main part for an unknown one.
pairing::StageLabel label_of(const std::string& text);
/// The pairings of a round as a plan, for the checker; byes that were wished for are no part of it.
pairing::PairingPlan plan_of(const State& state, const Round& round, RoundNumber round_of_stage);

}  // namespace tournament::event
