// An open-challenge competition in the log of its event: the duels as they were entered, who was excluded, and what the
// competition needs to know of the entries (docs/decisions/0009-duels-in-the-log.md).
//
//   if (state.open_challenge) { … }
//   const RecordedDuel* duel = find_duel(*state.open_challenge, 17);
#pragma once

#include <string>
#include <vector>

#include "tournament/challenge/duel.h"
#include "tournament/event/types.h"

namespace tournament::event {

/// An entry as it takes part: its start number, and school and category as they count in the competition, whatever the
/// register says later.
struct Challenger {
  EntryNumber entry = 0;
  challenge::Number number = 0;  ///< of its own, on the sheet
  std::string school{};
  std::string category{};
  friend bool operator==(const Challenger&, const Challenger&) = default;
};

/// Players are named by their start numbers.
struct RecordedDuel {
  challenge::Duel duel{};
  RecordId record{};    ///< empty when there is none
  bool struck = false;  ///< counts no more, and stays to be seen
  friend bool operator==(const RecordedDuel&, const RecordedDuel&) = default;
};

struct OpenChallenge {
  challenge::ChallengeOptions options{};
  std::vector<Challenger> challengers{};  ///< by number
  std::vector<RecordedDuel> duels{};      ///< by id
  std::vector<challenge::Refusal> refusals{};
  std::vector<challenge::Number> excluded{};  ///< by the arbiter, ascending
  friend bool operator==(const OpenChallenge&, const OpenChallenge&) = default;
};

/// The duel, or null.
const RecordedDuel* find_duel(const OpenChallenge& challenge, int id);
/// Who has the start number, or null.
const Challenger* find_challenger(const OpenChallenge& challenge, challenge::Number number);
/// The entry as it takes part, or null.
const Challenger* challenger_of(const OpenChallenge& challenge, EntryNumber entry);
/// Whether a duel, a struck one too, a refusal or an exclusion by the arbiter names the start number.
bool is_named(const OpenChallenge& challenge, challenge::Number number);

// ---- kinds of log entries (log_body.h) ------------------------------------------------------------------------------
/// Options of the competition.
struct ChallengeSet {
  challenge::ChallengeOptions options{};
  friend bool operator==(const ChallengeSet&, const ChallengeSet&) = default;
};
struct ChallengerSet {
  Challenger challenger{};
  std::string reason{};
  friend bool operator==(const ChallengerSet&, const ChallengerSet&) = default;
};
struct DuelEntered {
  challenge::Duel duel{};
  RecordId record{};
  friend bool operator==(const DuelEntered&, const DuelEntered&) = default;
};
/// The duel of this id was another.
struct DuelCorrected {
  challenge::Duel duel{};
  RecordId record{};
  std::string reason{};
  friend bool operator==(const DuelCorrected&, const DuelCorrected&) = default;
};
struct DuelStruck {
  int duel = 0;
  std::string reason{};
  friend bool operator==(const DuelStruck&, const DuelStruck&) = default;
};
struct RefusalRecorded {
  challenge::Refusal refusal{};
  friend bool operator==(const RefusalRecorded&, const RefusalRecorded&) = default;
};
/// The arbiter excludes a player, or admits him again.
struct ExclusionSet {
  challenge::Number number = 0;
  bool excluded = true;
  std::string reason{};
  friend bool operator==(const ExclusionSet&, const ExclusionSet&) = default;
};

}  // namespace tournament::event
