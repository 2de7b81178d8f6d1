#include "dependence.h"

#include <algorithm>
#include <tuple>

#include "find_pairing.h"
#include "tournament/event/log.h"
#include "tournament/event/teams.h"

namespace tournament::event {

namespace {

/// What a body is about; 0 = nothing of the kind.
struct Subject {
  SectionNumber section = 0;
  RoundNumber round = 0;
  TableNumber table = 0;
  EntryNumber entry = 0;
};

class SubjectOf {
 public:
  explicit SubjectOf(const State& state) : state_(state) {}

  Subject operator()(const EntryAdded& b) const { return {.section = b.section, .entry = b.number}; }
  Subject operator()(const RoundPaired& b) const { return {.section = b.round.section, .round = b.round.number}; }
  Subject operator()(const ResultSet& b) const { return {.section = b.section, .round = b.round, .table = b.table}; }
  Subject operator()(const ResultCleared& b) const {
    return {.section = b.section, .round = b.round, .table = b.table};
  }
  Subject operator()(const RoundChanged& b) const { return {.section = b.section, .round = b.round}; }
  Subject operator()(const RoundPhaseSet& b) const { return {.section = b.section, .round = b.round}; }
  Subject operator()(const RoundRemoved& b) const { return {.section = b.section, .round = b.round}; }
  Subject operator()(const EntryWithdrawn& b) const { return entry(b.number, b.from); }
  Subject operator()(const EntryReturned& b) const { return entry(b.number, b.from); }
  Subject operator()(const ByeWished& b) const { return entry(b.number, b.round); }
  Subject operator()(const PenaltySet& b) const { return entry(b.penalty.number, b.penalty.round); }
  Subject operator()(const PairRuleAdded& b) const { return {.section = entry(b.rule.first, 0).section}; }
  Subject operator()(const PairRuleRemoved& b) const { return {.section = entry(b.rule.first, 0).section}; }
  Subject operator()(const EntryReplaced& b) const { return entry(b.number, 0); }
  Subject operator()(const EntryCheckedIn& b) const { return entry(b.number, 0); }
  Subject operator()(const TableFixed& b) const { return entry(b.number, 0); }
  Subject operator()(const EventCreated&) const { return {}; }
  Subject operator()(const RulesSet&) const { return {}; }
  Subject operator()(const Undone&) const { return {}; }
  Subject operator()(const EventClosed&) const { return {}; }
  Subject operator()(const EventReopened&) const { return {}; }
  Subject operator()(const TeamSet& b) const { return entry(b.number, b.from); }
  Subject operator()(const LineUpSet& b) const { return entry(b.number, b.round); }
  Subject operator()(const MemberAwaySet& b) const { return entry(b.number, b.round); }
  Subject operator()(const GameSet&) const { return {}; }
  Subject operator()(const ChallengeSet&) const { return {}; }
  Subject operator()(const ChallengerSet&) const { return {}; }
  Subject operator()(const DuelEntered&) const { return {}; }
  Subject operator()(const DuelCorrected&) const { return {}; }
  Subject operator()(const DuelStruck&) const { return {}; }
  Subject operator()(const RefusalRecorded&) const { return {}; }
  Subject operator()(const ExclusionSet&) const { return {}; }
  template <class Body>  // of a section as a whole
  Subject operator()(const Body& b) const {
    return {.section = b.section};
  }

 private:
  [[nodiscard]] Subject entry(EntryNumber number, RoundNumber round) const {
    const Entry* found = find_entry(state_, number);
    return {.section = found == nullptr ? 0 : found->section, .round = round, .entry = number};
  }
  const State& state_;
};

template <class... Kinds>
bool is(const LogBody& body) {
  return (std::holds_alternative<Kinds>(body) || ...);
}

class Dependence {
 public:
  /// `other_boards`: without the earlier one the event has other rules for matches.
  Dependence(const State& state, const LogBody& earlier, bool other_boards)
      : state_(state), earlier_(earlier), about_(std::visit(SubjectOf(state), earlier)), other_boards_(other_boards) {}

  [[nodiscard]] bool of(const LogBody& later) const {
    const Subject now = std::visit(SubjectOf(state_), later);
    if (is<EntryAdded>(earlier_) && is<EntryAdded>(later)) return true;  // numbers follow each other
    if (is<GameSet>(earlier_) || is<GameSet>(later)) return same_place(later);
    if (of_challenge(earlier_) || of_challenge(later)) return same_in_challenge(later);
    if (is<RulesSet>(earlier_)) {
      return is<RulesSet>(later) || (other_boards_ && is<RoundPaired, LineUpSet, MemberAwaySet>(later));
    }
    if (about_.section != now.section) return false;
    if (const auto* paired = std::get_if<RoundPaired>(&later)) return pairs_on_it(paired->round);
    if (is<StageAdvanced>(later)) {
      return !is<CheckinSet, EntryCheckedIn, TableFixed, EntryReplaced>(earlier_) && !of_team(earlier_);
    }
    if (of_team(earlier_)) return same_team(later, now);
    return same_round(later, now) || same_entry(later, now) || same_section(later);
  }

 private:
  /// A round is paired on the entries, their order, the rounds before it, and in most systems on their results.
  [[nodiscard]] bool pairs_on_it(const Round& round) const {
    if (is<ResultSet, ResultCleared>(earlier_)) {
      const Stage* stage = stage_in(state_, round.section, round.stage);
      const Round* played = round_in(state_, about_.section, about_.round);
      return stage == nullptr || played == nullptr || played->stage != round.stage || !is_table_system(stage->system);
    }
    if (is<EntryWithdrawn, EntryReturned, ByeWished>(earlier_) || of_team(earlier_)) {
      return about_.round <= round.number;
    }
    return !is<CheckinSet, EntryCheckedIn, TableFixed, EntryReplaced, PenaltySet>(earlier_);
  }

  /// Of the game of a place the last word counts.
  [[nodiscard]] bool same_place(const LogBody& later) const {
    const auto* one = std::get_if<GameSet>(&earlier_);
    const auto* other = std::get_if<GameSet>(&later);
    return one != nullptr && other != nullptr && one->game.place == other->game.place;
  }

  static bool of_challenge(const LogBody& body) {
    return is<ChallengeSet, ChallengerSet, DuelEntered, DuelCorrected, DuelStruck, RefusalRecorded, ExclusionSet>(body);
  }

  /// A later change of the same thing; that a duel needs its players and a correction its duel is looked at by Fits.
  [[nodiscard]] bool same_in_challenge(const LogBody& later) const {
    if (is<ChallengeSet>(earlier_)) return is<ChallengeSet>(later);
    if (const auto* one = std::get_if<ChallengerSet>(&earlier_)) {
      const auto* other = std::get_if<ChallengerSet>(&later);
      return other != nullptr && other->challenger.entry == one->challenger.entry;
    }
    // School and category are those of who plays.
    if (const auto* one = std::get_if<EntryReplaced>(&earlier_)) {
      const auto* other = std::get_if<ChallengerSet>(&later);
      return other != nullptr && other->challenger.entry == one->number;
    }
    if (const auto* one = std::get_if<ExclusionSet>(&earlier_)) {
      const auto* other = std::get_if<ExclusionSet>(&later);
      return other != nullptr && other->number == one->number;
    }
    if (const auto* one = std::get_if<DuelCorrected>(&earlier_)) {
      const auto* corrected = std::get_if<DuelCorrected>(&later);
      const auto* struck = std::get_if<DuelStruck>(&later);
      return (corrected != nullptr && corrected->duel.id == one->duel.id) ||
             (struck != nullptr && struck->duel == one->duel.id);
    }
    return false;
  }

  static bool of_team(const LogBody& body) { return is<TeamSet, LineUpSet, MemberAwaySet>(body); }

  /// A team plays as it was set, and results of its boards are those of its players.
  [[nodiscard]] bool same_team(const LogBody& later, const Subject& now) const {
    const bool its_round = is<TeamSet>(earlier_) ? now.round >= about_.round : now.round == about_.round;
    if (of_team(later)) return now.entry == about_.entry && its_round;
    if (!is<ResultSet, ResultCleared>(later) || !its_round) return false;
    const Round* round = round_in(state_, now.section, now.round);
    const Pairing* pairing = round == nullptr ? nullptr : pairing_of(*round, about_.entry);
    return pairing == nullptr || pairing->table == now.table;
  }

  [[nodiscard]] bool same_round(const LogBody& later, const Subject& now) const {
    if (about_.round == 0 || about_.round != now.round) return false;
    const auto of_round = [](const LogBody& body) {
      return is<RoundPaired, RoundChanged, RoundPhaseSet, RoundRemoved, ResultSet, ResultCleared>(body);
    };
    if (!of_round(earlier_)) return false;
    if (is<PenaltySet>(later)) return is<RoundPaired>(earlier_);
    if (!of_round(later)) return false;
    // A result does not care whether its round is published after it.
    if (is<ResultSet, ResultCleared>(earlier_) && is<RoundPhaseSet>(later)) return false;
    return about_.table == 0 || now.table == 0 || about_.table == now.table;
  }

  [[nodiscard]] bool same_entry(const LogBody& later, const Subject& now) const {
    if (about_.entry == 0 || about_.entry != now.entry) return false;
    if (is<EntryAdded>(earlier_)) return true;
    if (is<EntryWithdrawn, EntryReturned>(earlier_)) return is<EntryWithdrawn, EntryReturned>(later);
    if (is<ByeWished>(earlier_)) return is<ByeWished>(later) && about_.round == now.round;
    return earlier_.index() == later.index() && !is<PenaltySet>(earlier_);
  }

  [[nodiscard]] bool same_section(const LogBody& later) const {
    if (is<SectionSet>(earlier_)) return is<SectionSet, EntryAdded>(later);
    if (is<StageAdvanced>(earlier_)) return is<StageDrawn>(later);
    if (is<CheckinSet>(earlier_)) return is<CheckinSet, EntryCheckedIn>(later);
    if (is<SeedingSet>(earlier_)) return is<SeedingSet>(later);
    if (const auto* added = std::get_if<PairRuleAdded>(&earlier_)) {
      const auto* removed = std::get_if<PairRuleRemoved>(&later);
      return removed != nullptr && removed->rule == added->rule;
    }
    if (const auto* removed = std::get_if<PairRuleRemoved>(&earlier_)) {
      const auto* added = std::get_if<PairRuleAdded>(&later);
      return added != nullptr && added->rule == removed->rule;
    }
    return false;
  }

  const State& state_;
  const LogBody& earlier_;
  Subject about_;
  bool other_boards_;
};

/// Whether what the body speaks of is there; the rules above know what it means, this knows what it needs.
class Fits {
 public:
  explicit Fits(const State& state) : state_(state) {}

  bool operator()(const EntryAdded& b) const {
    return find_section(state_, b.section) != nullptr && is_new(b.section, b.player) &&
           of_no_other_team(b.section, b.number, b.members);
  }
  bool operator()(const RoundPaired& b) const {
    return b.round.number == rounds_of(state_, b.round.section) + 1 && all_there(b.round.pairings);
  }
  bool operator()(const ResultSet& b) const { return has_game(b.section, b.round, b.table); }
  bool operator()(const ResultCleared& b) const { return has_game(b.section, b.round, b.table); }
  bool operator()(const SectionSet& b) const { return b.section <= static_cast<int>(state_.sections.size()) + 1; }
  bool operator()(const StageAdvanced& b) const { return stage_in(state_, b.section, b.stage) != nullptr; }
  bool operator()(const StageDrawn& b) const { return stage_in(state_, b.section, b.stage) != nullptr; }
  bool operator()(const SeedingSet& b) const {
    return std::all_of(b.order.begin(), b.order.end(), [&](EntryNumber n) { return has(n); });
  }
  bool operator()(const EntryWithdrawn& b) const { return has(b.number) && !is_withdrawn(b.number); }
  bool operator()(const EntryReturned& b) const { return has(b.number) && is_withdrawn(b.number); }
  bool operator()(const EntryReplaced& b) const {
    return has(b.number) && is_new(find_entry(state_, b.number)->section, b.player);
  }
  bool operator()(const ByeWished& b) const { return has(b.number); }
  bool operator()(const EntryCheckedIn& b) const { return has(b.number); }
  bool operator()(const TableFixed& b) const { return has(b.number); }
  bool operator()(const PairRuleAdded& b) const { return has(b.rule.first) && has(b.rule.second); }
  bool operator()(const PairRuleRemoved& b) const {
    return std::find(state_.pair_rules.begin(), state_.pair_rules.end(), b.rule) != state_.pair_rules.end();
  }
  bool operator()(const PenaltySet& b) const { return has(b.penalty.number); }
  bool operator()(const RoundChanged& b) const {
    return find_round(state_, b.section, b.round) != nullptr && all_there(b.pairings);
  }
  bool operator()(const RoundPhaseSet& b) const { return find_round(state_, b.section, b.round) != nullptr; }
  bool operator()(const RoundRemoved& b) const { return find_round(state_, b.section, b.round) != nullptr; }
  bool operator()(const CheckinSet& b) const { return find_section(state_, b.section) != nullptr; }
  bool operator()(const EventCreated&) const { return !state_.created; }
  bool operator()(const RulesSet&) const { return true; }
  bool operator()(const Undone&) const { return true; }
  bool operator()(const EventClosed&) const { return true; }
  bool operator()(const EventReopened&) const { return true; }
  bool operator()(const TeamSet& b) const {
    const Entry* entry = find_entry(state_, b.number);
    return entry != nullptr && of_no_other_team(entry->section, b.number, b.members);
  }
  bool operator()(const LineUpSet& b) const {
    const Entry* entry = find_entry(state_, b.number);
    if (entry == nullptr || entry->members.empty()) return false;
    const std::vector<PlayerId>& members = members_in(*entry, b.round);
    return std::all_of(b.players.begin(), b.players.end(), [&](PlayerId p) {
      return p == 0 || std::find(members.begin(), members.end(), p) != members.end();
    });
  }
  bool operator()(const MemberAwaySet& b) const { return has(b.number); }
  bool operator()(const GameSet& b) const { return find_section(state_, b.game.place.section) != nullptr; }
  bool operator()(const ChallengeSet&) const { return is_challenge(); }
  bool operator()(const ChallengerSet& b) const {
    const Challenger* other = is_challenge() ? find_challenger(*state_.open_challenge, b.challenger.number) : nullptr;
    return is_challenge() && has(b.challenger.entry) && (other == nullptr || other->entry == b.challenger.entry);
  }
  bool operator()(const DuelEntered& b) const { return takes_part(b.duel.a) && takes_part(b.duel.b); }
  bool operator()(const DuelCorrected& b) const {
    return has_duel(b.duel.id) && takes_part(b.duel.a) && takes_part(b.duel.b);
  }
  bool operator()(const DuelStruck& b) const { return has_duel(b.duel); }
  bool operator()(const RefusalRecorded& b) const {
    return takes_part(b.refusal.challenger) && takes_part(b.refusal.refuser);
  }
  bool operator()(const ExclusionSet& b) const { return takes_part(b.number); }

 private:
  [[nodiscard]] bool of_no_other_team(SectionNumber section, EntryNumber number,
                                      const std::vector<PlayerId>& members) const {
    return std::none_of(members.begin(), members.end(), [&](PlayerId player) {
      return std::any_of(state_.entries.begin(), state_.entries.end(), [&](const Entry& e) {
        return e.section == section && e.number != number &&
               std::find(e.members.begin(), e.members.end(), player) != e.members.end();
      });
    });
  }
  [[nodiscard]] bool is_challenge() const { return state_.open_challenge.has_value(); }
  [[nodiscard]] bool takes_part(challenge::Number number) const {
    return is_challenge() && find_challenger(*state_.open_challenge, number) != nullptr;
  }
  [[nodiscard]] bool has_duel(int id) const {
    return is_challenge() && find_duel(*state_.open_challenge, id) != nullptr;
  }
  [[nodiscard]] bool has(EntryNumber number) const { return find_entry(state_, number) != nullptr; }
  [[nodiscard]] bool is_new(SectionNumber section, PlayerId player) const {
    return std::none_of(state_.entries.begin(), state_.entries.end(),
                        [&](const Entry& e) { return e.section == section && e.player == player; });
  }
  [[nodiscard]] bool is_withdrawn(EntryNumber number) const {
    const Entry* entry = find_entry(state_, number);
    return entry != nullptr && !entry->leaves.empty() && entry->leaves.back().to == 0;
  }
  [[nodiscard]] bool all_there(const std::vector<Pairing>& pairings) const {
    return std::all_of(pairings.begin(), pairings.end(),
                       [&](const Pairing& p) { return has(p.first) && (p.is_bye() || has(p.second)); });
  }
  [[nodiscard]] bool has_game(SectionNumber section, RoundNumber number, TableNumber table) const {
    const Round* round = find_round(state_, section, number);
    const Pairing* pairing = round == nullptr ? nullptr : find_table(*round, table);
    return pairing != nullptr && !pairing->is_bye();
  }

  const State& state_;
};

}  // namespace

std::optional<std::int64_t> first_dependent(const State& state, std::int64_t sequence) {
  const auto at = [&](std::int64_t number) -> const LogBody& {
    return state.log[static_cast<std::size_t>(number) - 1];
  };
  const auto is_undone = [&](std::int64_t number) {
    return std::find(state.undone.begin(), state.undone.end(), number) != state.undone.end();
  };
  const auto of_matches = [](const EventRules& r) {
    return std::tuple(r.boards, r.board_points_first, r.board_scores.win, r.board_scores.draw, r.board_scores.loss);
  };
  const bool other_boards =
      is<RulesSet>(at(sequence)) && of_matches(without(state, sequence).rules) != of_matches(state.rules);
  const Dependence dependence(state, at(sequence), other_boards);
  State folded;
  for (std::int64_t number = 1; number <= static_cast<std::int64_t>(state.log.size()); ++number) {
    if (number == sequence || is_undone(number) || is<Undone>(at(number))) continue;
    if (number > sequence && (dependence.of(at(number)) || !std::visit(Fits(folded), at(number)))) return number;
    folded = event::apply(std::move(folded), at(number));
  }
  return std::nullopt;
}

}  // namespace tournament::event
