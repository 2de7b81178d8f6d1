// What can be decided: one body a kind of log entry.
//
//   LogBody body = EntryWithdrawn{.number = 7, .from = 3, .reason = "ill"};
//   std::string text = encode(body);                       // log.h
//   State after = apply(std::move(state), body);           // state.h
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "tournament/event/games.h"
#include "tournament/event/open_challenge.h"
#include "tournament/event/rules.h"
#include "tournament/event/sections.h"
#include "tournament/event/types.h"

namespace tournament::event {

struct EventCreated {
  EventSettings settings;
  friend bool operator==(const EventCreated&, const EventCreated&) = default;
};
struct EntryAdded {
  EntryNumber number;
  PlayerId player;
  SectionNumber section = 1;
  RoundNumber joined = 1;
  std::vector<PlayerId> members{};
  friend bool operator==(const EntryAdded&, const EntryAdded&) = default;
};
/// A round without a phase of its own is published at once.
struct RoundPaired {
  Round round;
  friend bool operator==(const RoundPaired&, const RoundPaired&) = default;
};
struct ResultSet {
  RoundNumber round;
  TableNumber table;
  GameResult result;
  std::string reason;
  SectionNumber section = 1;
  BoardNumber board = 0;  ///< of a match between teams; 0: the pairing itself
  friend bool operator==(const ResultSet&, const ResultSet&) = default;
};
struct ResultCleared {
  RoundNumber round;
  TableNumber table;
  std::string reason;
  SectionNumber section = 1;
  BoardNumber board = 0;
  friend bool operator==(const ResultCleared&, const ResultCleared&) = default;
};

// ---- the event ----------------------------------------------------------------------------------------------------
struct RulesSet {
  EventRules rules{};
  friend bool operator==(const RulesSet&, const RulesSet&) = default;
};
/// A section, new or with other stages.
struct SectionSet {
  SectionNumber section = 1;
  std::string name{};
  std::vector<Stage> stages{};
  std::string reason{};  ///< of a score table that changes under published results
  friend bool operator==(const SectionSet&, const SectionSet&) = default;
};
/// Who goes on to the next stage, in the order of its seeding.
struct StageAdvanced {
  SectionNumber section = 1;
  StageNumber stage = 1;  ///< the one that begins
  std::vector<EntryNumber> entries{};
  std::string reason{};
  friend bool operator==(const StageAdvanced&, const StageAdvanced&) = default;
};
/// The draw of a stage, kept for all its rounds.
struct StageDrawn {
  SectionNumber section = 1;
  StageNumber stage = 1;
  std::uint64_t seed = 0;
  std::vector<EntryNumber> bracket{};
  std::vector<std::vector<EntryNumber>> groups{};
  friend bool operator==(const StageDrawn&, const StageDrawn&) = default;
};

// ---- entries ------------------------------------------------------------------------------------------------------
struct SeedingSet {
  SectionNumber section = 1;
  std::vector<EntryNumber> order{};  ///< the strongest first
  std::string reason{};
  friend bool operator==(const SeedingSet&, const SeedingSet&) = default;
};
struct EntryWithdrawn {
  EntryNumber number = 0;
  RoundNumber from = 1;
  std::string reason{};
  friend bool operator==(const EntryWithdrawn&, const EntryWithdrawn&) = default;
};
struct EntryReturned {
  EntryNumber number = 0;
  RoundNumber from = 1;
  std::string reason{};
  friend bool operator==(const EntryReturned&, const EntryReturned&) = default;
};
struct EntryReplaced {
  EntryNumber number = 0;
  PlayerId player = 0;
  std::string reason{};
  friend bool operator==(const EntryReplaced&, const EntryReplaced&) = default;
};
/// A wished bye or an announced absence; without a kind it is taken back.
struct ByeWished {
  EntryNumber number = 0;
  RoundNumber round = 0;
  std::optional<ByeKind> kind{};
  std::string reason{};
  friend bool operator==(const ByeWished&, const ByeWished&) = default;
};
struct CheckinSet {
  SectionNumber section = 1;
  bool open = false;
  friend bool operator==(const CheckinSet&, const CheckinSet&) = default;
};
struct EntryCheckedIn {
  EntryNumber number = 0;
  bool present = true;
  friend bool operator==(const EntryCheckedIn&, const EntryCheckedIn&) = default;
};
struct TableFixed {
  EntryNumber number = 0;
  TableNumber table = 0;  ///< 0: none any more
  friend bool operator==(const TableFixed&, const TableFixed&) = default;
};
struct PairRuleAdded {
  PairRule rule{};
  std::string reason{};
  friend bool operator==(const PairRuleAdded&, const PairRuleAdded&) = default;
};
struct PairRuleRemoved {
  PairRule rule{};
  std::string reason{};
  friend bool operator==(const PairRuleRemoved&, const PairRuleRemoved&) = default;
};
struct PenaltySet {
  Penalty penalty{};
  std::string reason{};
  friend bool operator==(const PenaltySet&, const PenaltySet&) = default;
};

// ---- teams --------------------------------------------------------------------------------------------------------
/// Board order, reserves last, and captain of a team, from a round on.
struct TeamSet {
  EntryNumber number = 0;
  RoundNumber from = 1;
  std::vector<PlayerId> members{};
  PlayerId captain = 0;
  std::string reason{};
  friend bool operator==(const TeamSet&, const TeamSet&) = default;
};
/// Who plays in a round, by board; nobody named: as the board order has it.
struct LineUpSet {
  EntryNumber number = 0;
  RoundNumber round = 0;
  std::vector<PlayerId> players{};
  std::string reason{};
  friend bool operator==(const LineUpSet&, const LineUpSet&) = default;
};
/// A member of a team cannot play in a round, or can after all.
struct MemberAwaySet {
  EntryNumber number = 0;
  PlayerId player = 0;
  RoundNumber round = 0;
  bool away = true;
  std::string reason{};
  friend bool operator==(const MemberAwaySet&, const MemberAwaySet&) = default;
};

// ---- the end ------------------------------------------------------------------------------------------------------
/// Everything is final; nothing is decided any more. The log up to here is named by its length and its last hash.
struct EventClosed {
  std::int64_t entries = 0;
  std::string head{};
  std::string reason{};
  friend bool operator==(const EventClosed&, const EventClosed&) = default;
};
struct EventReopened {
  std::string reason{};
  friend bool operator==(const EventReopened&, const EventReopened&) = default;
};

// ---- rounds -------------------------------------------------------------------------------------------------------
enum class RoundAction : std::uint8_t { pair, swap_entries, swap_sides, move_table, unpair };
std::string_view to_text(RoundAction action);
std::optional<RoundAction> parse_round_action(std::string_view text);

/// Pairings by hand: the old pairings of everybody named here go, the new ones come.
struct RoundChanged {
  SectionNumber section = 1;
  RoundNumber round = 0;
  RoundAction action = RoundAction::pair;
  std::vector<EntryNumber> unpaired{};  ///< who is left without a pairing
  std::vector<Pairing> pairings{};
  std::string reason{};
  friend bool operator==(const RoundChanged&, const RoundChanged&) = default;
};
struct RoundPhaseSet {
  SectionNumber section = 1;
  RoundNumber round = 0;
  Phase phase = Phase::checked;
  friend bool operator==(const RoundPhaseSet&, const RoundPhaseSet&) = default;
};
/// The last round of a section is taken back as a whole.
struct RoundRemoved {
  SectionNumber section = 1;
  RoundNumber round = 0;
  std::string reason{};
  friend bool operator==(const RoundRemoved&, const RoundRemoved&) = default;
};

// ---- the log itself -----------------------------------------------------------------------------------------------
/// The entry with this number counts no more; it stays in the log.
struct Undone {
  std::int64_t sequence = 0;
  std::string reason{};
  friend bool operator==(const Undone&, const Undone&) = default;
};

using LogBody =
    std::variant<EventCreated, EntryAdded, RoundPaired, ResultSet, ResultCleared, RulesSet, SectionSet, StageAdvanced,
                 StageDrawn, SeedingSet, EntryWithdrawn, EntryReturned, EntryReplaced, ByeWished, CheckinSet,
                 EntryCheckedIn, TableFixed, PairRuleAdded, PairRuleRemoved, PenaltySet, RoundChanged, RoundPhaseSet,
                 RoundRemoved, Undone, TeamSet, LineUpSet, MemberAwaySet, EventClosed, EventReopened, ChallengeSet,
                 ChallengerSet, DuelEntered, DuelCorrected, DuelStruck, RefusalRecorded, ExclusionSet, GameSet>;

}  // namespace tournament::event
