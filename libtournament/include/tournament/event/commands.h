// What can be asked for, and the function that says yes or no.
//
//   Context context{.at = "2026-11-29T22:05:03Z", .actor = "Anna"};
//   auto decision = consider(state, WithdrawEntry{.number = 7}, context);
//   if (decision) show(decision->warnings), append(decision->bodies);
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "tournament/event/state.h"
#include "tournament/event/warning.h"
#include "tournament/limits.h"

namespace tournament::event {

struct CreateEvent {
  EventSettings settings;
};
struct AddEntry {
  PlayerId player;
  SectionNumber section = 1;
  std::vector<PlayerId> members{};  ///< of a team, whose own id is `player`
};
/// The next round of the section's stage, through its system.
struct PairRound {
  SectionNumber section = 1;
  Phase phase = Phase::published;
};
/// All remaining rounds of a round robin or of groups.
struct PairAll {
  SectionNumber section = 1;
};
struct SetResult {
  RoundNumber round;
  TableNumber table;
  GameResult result;
  std::string reason;
  SectionNumber section = 1;
  BoardNumber board = 0;  ///< of a match between teams; 0: the pairing itself, of a match only a forfeit
};
struct ClearResult {
  RoundNumber round;
  TableNumber table;
  std::string reason;
  SectionNumber section = 1;
  BoardNumber board = 0;
};

// ---- the event ----------------------------------------------------------------------------------------------------
struct SetRules {
  EventRules rules;
};
/// A new section (the next number), or other stages for one that has begun none of those that change.
struct SetSection {
  SectionNumber section = 1;
  std::string name{};
  std::vector<Stage> stages{};
  std::string reason{};  ///< must be there when the score table of a stage changes after its first published round
};
/// Ends the current stage: the next one begins with those who go on, by the standings or as named here.
struct AdvanceStage {
  SectionNumber section = 1;
  std::vector<EntryNumber> entries{};
  std::string reason{};
};

// ---- entries ------------------------------------------------------------------------------------------------------
/// By hand, or by the ratings of the context when no order is given.
struct SeedEntries {
  SectionNumber section = 1;
  std::vector<EntryNumber> order{};
  std::string reason{};
};
struct WithdrawEntry {
  EntryNumber number = 0;
  RoundNumber from = 0;  ///< 0: from the next round on
  std::string reason{};
};
struct ReturnEntry {
  EntryNumber number = 0;
  RoundNumber from = 0;  ///< 0: from the next round on
  std::string reason{};
};
/// Another person takes the place, before the first game of the entry.
struct ReplaceEntry {
  EntryNumber number = 0;
  PlayerId player = 0;
  std::string reason{};
};
struct WishBye {
  EntryNumber number = 0;
  RoundNumber round = 0;
  std::optional<ByeKind> kind{};  ///< none: takes the wish back
  std::string reason{};
};
/// Closing gives everybody who did not check in a zero-point bye in the next round.
struct SetCheckin {
  SectionNumber section = 1;
  bool open = false;
};
struct CheckIn {
  EntryNumber number = 0;
  bool present = true;
};
struct FixTable {
  EntryNumber number = 0;
  TableNumber table = 0;  ///< 0: none any more
};
struct AddPairRule {
  PairRule rule;
  std::string reason{};
};
struct RemovePairRule {
  PairRule rule;
  std::string reason{};
};
struct SetPenalty {
  Penalty penalty;
  std::string reason{};
};

// ---- rounds -------------------------------------------------------------------------------------------------------
/// An empty next round, to be paired by hand.
struct OpenRound {
  SectionNumber section = 1;
};
/// Two who have no pairing in the round meet; without a second the first rests.
struct PairByHand {
  SectionNumber section = 1;
  RoundNumber round = 0;
  EntryNumber first = 0;
  EntryNumber second = 0;
  ByeKind bye = ByeKind::allocated;
  std::string reason{};
};
/// The two change places; results of both games must be open.
struct SwapEntries {
  SectionNumber section = 1;
  RoundNumber round = 0;
  EntryNumber one = 0;
  EntryNumber other = 0;
  std::string reason{};
};
/// Who moves first changes; a result that stands keeps its winner.
struct SwapSides {
  SectionNumber section = 1;
  RoundNumber round = 0;
  TableNumber table = 0;
  std::string reason{};
};
struct MoveTable {
  SectionNumber section = 1;
  RoundNumber round = 0;
  TableNumber table = 0;
  TableNumber to = 0;  ///< a table in use changes places with it
  std::string reason{};
};
struct UnpairTable {
  SectionNumber section = 1;
  RoundNumber round = 0;
  EntryNumber entry = 0;  ///< one of the table, or the one who rests
  std::string reason{};
};
/// The last round of the section goes as a whole.
struct UnpairRound {
  SectionNumber section = 1;
  RoundNumber round = 0;
  std::string reason{};
};
/// The same, and it is paired anew.
struct RepairRound {
  SectionNumber section = 1;
  RoundNumber round = 0;
  std::string reason{};
};
/// Forward: checked after the check of the system, published. Back to draft: a new version will be published.
struct SetPhase {
  SectionNumber section = 1;
  RoundNumber round = 0;
  Phase phase = Phase::checked;
};
/// Somebody did not come in time.
struct DefaultGame {
  SectionNumber section = 1;
  RoundNumber round = 0;
  TableNumber table = 0;
  bool first_absent = false;
  bool second_absent = false;
  int waited_minutes = 0;
  std::string reason{};
  BoardNumber board = 0;
};

// ---- teams --------------------------------------------------------------------------------------------------------
/// Board order with the reserves last, and captain. What is paired already keeps the team as it was; a draft does not.
struct SetTeam {
  EntryNumber number = 0;
  std::vector<PlayerId> members{};
  PlayerId captain = 0;
  std::string reason{};
};
/// Before the first board of the match has a result; after the publication with a warning.
struct SetLineUp {
  EntryNumber number = 0;
  RoundNumber round = 0;
  std::vector<PlayerId> players{};  ///< by board, 0 = nobody; empty: by the board order
  std::string reason{};
};
struct SetMemberAway {
  EntryNumber number = 0;
  PlayerId player = 0;
  RoundNumber round = 0;
  bool away = true;
  std::string reason{};
};

// ---- open challenge -----------------------------------------------------------------------------------------------
/// Options of an event of the system `challenge`.
struct SetChallenge {
  challenge::ChallengeOptions options{};
};
/// What counts of an entry; a start number 0 is the one it has, or else that of the entry. Changing it needs a reason
/// once the entry has fought a duel, and its start number stays then.
struct SetChallenger {
  Challenger challenger{};
  std::string reason{};
};
/// The next duel; its id is given by the log. What it violates is a warning, and the duel is entered as it was.
struct EnterDuel {
  challenge::Duel duel{};
  RecordId record{};
};
/// The duel that has the id was as it is said here.
struct CorrectDuel {
  challenge::Duel duel{};
  RecordId record{};
  std::string reason{};
};
struct StrikeDuel {
  int duel = 0;
  std::string reason{};
};
/// A challenge that was not accepted, after the duels entered so far.
struct RecordRefusal {
  std::string game{};
  challenge::Number challenger = 0;
  challenge::Number refuser = 0;
};
struct SetExclusion {
  challenge::Number number = 0;
  bool excluded = true;
  std::string reason{};
};

// ---- games ----------------------------------------------------------------------------------------------------------
/// Another game for a round or a table, paired already or not; without a game that of the round or of the event again.
/// Rules may be left out (the usual ones of the game), a preset, or any text of rules.
struct SetGame {
  PlacedGame game{};
  std::string reason{};
};

// ---- the end ------------------------------------------------------------------------------------------------------
/// Refused while a table is open, unless forced with a reason. `entries` and `head` name the log that is closed.
struct CloseEvent {
  std::int64_t entries = 0;
  std::string head{};  ///< hash of the last entry, hex
  bool force = false;
  std::string reason{};
};
struct ReopenEvent {
  std::string reason{};
};

// ---- the log ------------------------------------------------------------------------------------------------------
/// Refused while a later entry depends on it. An undo is not undone: what it took back is decided anew.
struct Undo {
  std::int64_t sequence = 0;
  std::string reason{};
};

using Command =
    std::variant<CreateEvent, AddEntry, PairRound, PairAll, SetResult, ClearResult, SetRules, SetSection, AdvanceStage,
                 SeedEntries, WithdrawEntry, ReturnEntry, ReplaceEntry, WishBye, SetCheckin, CheckIn, FixTable,
                 AddPairRule, RemovePairRule, SetPenalty, OpenRound, PairByHand, SwapEntries, SwapSides, MoveTable,
                 UnpairTable, UnpairRound, RepairRound, SetPhase, DefaultGame, Undo, SetTeam, SetLineUp, SetMemberAway,
                 CloseEvent, ReopenEvent, SetChallenge, SetChallenger, EnterDuel, CorrectDuel, StrikeDuel,
                 RecordRefusal, SetExclusion, SetGame>;

/// What the register knows of a player and the core needs; ids only are logged.
struct PersonFacts {
  PlayerId player = 0;
  std::optional<int> rating{};
  int club = 0;  ///< a key, the same for people of one club; 0: none
  int federation = 0;
};

struct Context {
  std::string at;     ///< UTC, "2026-11-29T22:05:03Z"
  std::string actor;  ///< who decides; not empty
  Limits limits{};
  std::uint64_t seed = 0;                       ///< for a draw that this command may begin
  std::vector<PersonFacts> people{};            ///< of the section, in any order
  WarningLevel confirmed = WarningLevel::note;  ///< up to which the actor has said yes
};

/// What a command comes to.
struct Decision {
  std::vector<LogBody> bodies;    ///< to be appended; empty when it asks for what stands already
  std::vector<Warning> warnings;  ///< the gravest first
};

/// What would be appended to the log and what there is to be said about it, or why the command is not allowed. Warnings
/// above the confirmed level do not keep the bodies back: this is what a desk shows before it asks.
/// Errors: event/codes.h, PAI… of the pairing.
dots::Result<Decision> consider(const State& state, const Command& command, const Context& context);

/// The bodies alone. A warning above `context.confirmed` is an error of its own: not_confirmed {warning, level} and the
/// arguments of the warning.
dots::Result<std::vector<LogBody>> decide(const State& state, const Command& command, const Context& context);

}  // namespace tournament::event
