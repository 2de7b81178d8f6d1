// What every decision of this room has at hand.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "find_pairing.h"
#include "refuse.h"
#include "tournament/event/log.h"

namespace tournament::event {

using Bodies = dots::Result<std::vector<LogBody>>;

/// A command under consideration: what is known, and what the arbiter is to be told.
struct Deciding {
  const State& state;
  const Context& context;
  std::vector<Warning> warnings{};

  void warn(WarningLevel level, Refusal code, dots::Arguments args) {
    // A note stays a note: it asks for nothing that could be asked more strictly.
    if (state.rules.strict && level != WarningLevel::note && level != WarningLevel::refused) {
      level = static_cast<WarningLevel>(static_cast<int>(level) + 1);
    }
    warnings.push_back({.level = level, .code = std::string(code_of(code)), .args = std::move(args)});
  }
};

inline std::vector<LogBody> one(LogBody body) {
  std::vector<LogBody> bodies;
  bodies.push_back(std::move(body));
  return bodies;
}

inline dots::Argument arg(std::string name, std::int64_t value) { return {std::move(name), std::to_string(value)}; }

/// Errors: no_section.
dots::Result<const Section*> known_section(const State& state, SectionNumber section);
/// Errors: no_entry.
dots::Result<const Entry*> known_entry(const State& state, EntryNumber number);
/// The entry, of that section. Errors: no_entry, other_section.
dots::Result<const Entry*> entry_of(const State& state, SectionNumber section, EntryNumber number);
/// Errors: unknown_round.
dots::Result<const Round*> known_round(const State& state, SectionNumber section, RoundNumber number);
/// The reason as it is logged. Errors: reason_missing when it must be there, those of check_text.
dots::Result<void> check_reason(const Deciding& deciding, const std::string& reason, bool required);
/// System and options of the section's current stage.
const Stage& stage_now(const State& state, SectionNumber section);
/// The first round of a stage that is paired, or the next one when none is.
RoundNumber first_round_of(const State& state, SectionNumber section, StageNumber stage);
/// Whether the entry had a game in the section: a pairing with an opponent that was not forfeited.
RoundNumber first_game_of(const State& state, const Entry& entry);

/// Members of the entry: real, named once, of no other team. Errors: not_a_player, twice_in_line_up, other_team,
/// LIM001.
dots::Result<void> check_members(const Deciding& deciding, SectionNumber section, EntryNumber number,
                                 const std::vector<PlayerId>& members);
void warn_of_few_members(Deciding& deciding, EntryNumber number, std::size_t members);

/// What a body brings about in an open challenge, in the duel it speaks of or in another.
void warn_of_new_violations(Deciding& deciding, const LogBody& body);

Bodies decide_on(Deciding&, const CreateEvent&);
Bodies decide_on(Deciding&, const SetRules&);
Bodies decide_on(Deciding&, const SetSection&);
Bodies decide_on(Deciding&, const AdvanceStage&);
Bodies decide_on(Deciding&, const SetPenalty&);

Bodies decide_on(Deciding&, const AddEntry&);
Bodies decide_on(Deciding&, const SeedEntries&);
Bodies decide_on(Deciding&, const WithdrawEntry&);
Bodies decide_on(Deciding&, const ReturnEntry&);
Bodies decide_on(Deciding&, const ReplaceEntry&);
Bodies decide_on(Deciding&, const WishBye&);
Bodies decide_on(Deciding&, const SetCheckin&);
Bodies decide_on(Deciding&, const CheckIn&);
Bodies decide_on(Deciding&, const FixTable&);
Bodies decide_on(Deciding&, const AddPairRule&);
Bodies decide_on(Deciding&, const RemovePairRule&);

Bodies decide_on(Deciding&, const PairRound&);
Bodies decide_on(Deciding&, const PairAll&);
Bodies decide_on(Deciding&, const OpenRound&);
Bodies decide_on(Deciding&, const UnpairRound&);
Bodies decide_on(Deciding&, const RepairRound&);
Bodies decide_on(Deciding&, const SetPhase&);

Bodies decide_on(Deciding&, const PairByHand&);
Bodies decide_on(Deciding&, const SwapEntries&);
Bodies decide_on(Deciding&, const SwapSides&);
Bodies decide_on(Deciding&, const MoveTable&);
Bodies decide_on(Deciding&, const UnpairTable&);

Bodies decide_on(Deciding&, const SetResult&);
Bodies decide_on(Deciding&, const ClearResult&);
Bodies decide_on(Deciding&, const DefaultGame&);

Bodies decide_on(Deciding&, const Undo&);

Bodies decide_on(Deciding&, const SetTeam&);
Bodies decide_on(Deciding&, const SetLineUp&);
Bodies decide_on(Deciding&, const SetMemberAway&);

Bodies decide_on(Deciding&, const SetChallenge&);
Bodies decide_on(Deciding&, const SetChallenger&);
Bodies decide_on(Deciding&, const EnterDuel&);
Bodies decide_on(Deciding&, const CorrectDuel&);
Bodies decide_on(Deciding&, const StrikeDuel&);
Bodies decide_on(Deciding&, const RecordRefusal&);
Bodies decide_on(Deciding&, const SetExclusion&);

Bodies decide_on(Deciding&, const SetGame&);

Bodies decide_on(Deciding&, const CloseEvent&);
Bodies decide_on(Deciding&, const ReopenEvent&);

}  // namespace tournament::event
