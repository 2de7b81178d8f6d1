// What the log of an event amounts to.
//
//   State state;
//   for (const LogEntry& entry : log) state = apply(std::move(state), entry.body);
//   const Round* round = find_round(state, 1, 3);   // section 1, round 3
#pragma once

#include <optional>
#include <vector>

#include "tournament/event/log_body.h"

namespace tournament::event {

struct State {
  // Defaulted in state.cpp: they are long, and every file that hands a state on would hold them.
  State();
  State(const State& other);
  State(State&& other) noexcept;
  State& operator=(const State& other);
  State& operator=(State&& other) noexcept;
  ~State();

  EventSettings settings{};
  bool created = false;
  std::vector<Entry> entries;       ///< by number
  std::vector<Round> rounds;        ///< in the order of pairing; those of one section by number
  std::int64_t sequence = 0;        ///< of the last entry applied
  std::vector<Section> sections{};  ///< by number; section 1 from the creation on
  EventRules rules{};
  std::vector<PairRule> pair_rules{};
  std::vector<Penalty> penalties{};
  bool closed = false;  ///< nothing is decided but to reopen it
  std::optional<OpenChallenge> open_challenge{};
  std::vector<PlacedGame> games{};     ///< of rounds and tables that have another than the event; games.h
  std::vector<LogBody> log{};          ///< every body applied, [sequence - 1]: what an undo is measured against
  std::vector<std::int64_t> undone{};  ///< sequences that count no more, in the order of undoing
  friend bool operator==(const State&, const State&) = default;
};
/// Applies a decision that decide() made; it cannot fail on a sound log. What a damaged log says of rounds, tables or
/// entries that are not there changes nothing. After an undo the state is that of the entries not undone.
State apply(State state, const LogBody& body);

/// The state of the entries not undone and not the one with this sequence, folded from the start; its own log and
/// sequence are empty.
State without(const State& state, std::int64_t sequence);

/// The section, or null.
const Section* find_section(const State& state, SectionNumber section);
/// The entry, or null.
const Entry* find_entry(const State& state, EntryNumber number);
/// The round of a section, or null.
const Round* find_round(const State& state, SectionNumber section, RoundNumber number);
/// How many rounds of the section are paired.
RoundNumber rounds_of(const State& state, SectionNumber section);
/// The stage that the next round belongs to: the one of the last round, or the one that was begun after it; 1 at first.
StageNumber current_stage(const State& state, SectionNumber section);
/// The score table of a stage: its own, or that of the event. An allocated bye of a team gives a draw, in tables
/// nothing (FIDE C.04.6), where the table does not say otherwise.
ScoreTable scores_of(const State& state, SectionNumber section, StageNumber stage);
/// Entries of a section, or of one of its stages, in the order of the seeding (number where none was set).
std::vector<EntryNumber> seeded_entries(const State& state, SectionNumber section, StageNumber stage = 0);

}  // namespace tournament::event
