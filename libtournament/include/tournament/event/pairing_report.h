// What there is to say of a paired round: who meets again, sides, score gaps, clubs, byes.
//
//   PairingReport report = pairing_report(state, people, 1, 3);   // section 1, round 3
//   for (const PairLine& line : report.pairs) if (line.met_in != 0) show(line);
#pragma once

#include <vector>

#include "tournament/event/commands.h"
#include "tournament/event/state.h"

namespace tournament::event {

/// A side a player has had: how often the first move, less how often the second; and how often running to the last.
struct Sides {
  int balance = 0;
  int same_running = 0;  ///< with this round
  friend bool operator==(const Sides&, const Sides&) = default;
};

struct PairLine {
  TableNumber table = 0;
  EntryNumber first = 0;
  EntryNumber second = 0;
  RoundNumber met_in = 0;  ///< an earlier round of the section in which they played; 0: none
  int first_halves = 0;    ///< points in the stage before the round
  int second_halves = 0;
  bool one_club = false;
  bool prohibited = false;
  Sides first_sides{};
  Sides second_sides{};
  friend bool operator==(const PairLine&, const PairLine&) = default;
};
struct ByeLine {
  EntryNumber number = 0;
  ByeKind kind = ByeKind::allocated;
  int halves = 0;
  bool had_one = false;   ///< an allocated or full-point bye, or a win by forfeit, before
  EntryNumber lower = 0;  ///< one with fewer points who could have it; 0: none
  friend bool operator==(const ByeLine&, const ByeLine&) = default;
};
struct PairingReport {
  std::vector<PairLine> pairs;  ///< in table order
  std::vector<ByeLine> byes;
  std::vector<EntryNumber> unpaired;  ///< take part and have no pairing
  std::vector<EntryNumber> away;      ///< late, withdrawn
  friend bool operator==(const PairingReport&, const PairingReport&) = default;
};
/// Empty for a round that is not there.
PairingReport pairing_report(const State& state, const std::vector<PersonFacts>& people, SectionNumber section,
                             RoundNumber round);

/// The earlier round of the section in which two played each other, 0: none. Forfeits are no meeting.
RoundNumber met_before(const State& state, const Round& round, EntryNumber one, EntryNumber other);
/// Whether an entry had an allocated or full-point bye or a win without play before the round (swiss.md §1.1, C2).
bool had_bye(const State& state, const Round& round, EntryNumber number);
/// An entry with fewer points than `number` that had no bye and takes part, 0: none. Only where results pair.
EntryNumber lower_for_bye(const State& state, const Round& round, EntryNumber number);
bool is_prohibited(const State& state, RoundNumber round, EntryNumber one, EntryNumber other);
bool share_club(const State& state, const std::vector<PersonFacts>& people, EntryNumber one, EntryNumber other);

}  // namespace tournament::event
