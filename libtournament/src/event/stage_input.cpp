#include "stage_input.h"

#include <algorithm>
#include <map>
#include <set>
#include <unordered_map>

#include "deciding.h"
#include "find_pairing.h"
#include "tournament/event/teams.h"
#include "tournament/pairing/round_robin.h"

namespace tournament::event {

namespace {

int cycles_of(const Stage& stage) { return stage.system == System::double_round_robin ? 2 : stage.options.cycles; }

pairing::SystemOptions options_of(const State& state, const Stage& stage) {
  const StageOptions& o = stage.options;
  pairing::SystemOptions options;
  options.cycles = cycles_of(stage);
  options.swap_last_two = o.swap_last_two;
  options.varma = o.varma;
  options.groups = o.groups;
  options.spread = static_cast<pairing::Spread>(o.spread);
  options.spread_rounds = o.spread_rounds;
  if (state.rules.club_apart_until > 0 && o.spread == Spread::none) {
    options.spread = pairing::Spread::club;
    options.spread_rounds = state.rules.club_apart_until;
  }
  options.drawn = o.drawn;
  options.bracket = stage.bracket;
  options.best_of = o.best_of;
  options.third_place = o.third_place;
  options.consolation = o.consolation;
  options.grand_final_reset = o.grand_final_reset;
  options.max_meetings = o.max_meetings;
  options.ladder_reach = o.ladder_reach;
  options.ladder_move = o.ladder_insert ? pairing::LadderMove::insert : pairing::LadderMove::swap;
  options.ladder_rematch_after = o.ladder_rematch_after;
  options.ladder_fill = o.ladder_fill;
  return options;
}

pairing::ByeKind bye_of(ByeKind kind) {
  switch (kind) {
    case ByeKind::allocated: return pairing::ByeKind::allocated;
    case ByeKind::half_point: return pairing::ByeKind::half_point;
    case ByeKind::zero_point: return pairing::ByeKind::zero_point;
    case ByeKind::full_point: return pairing::ByeKind::full_point;
  }
  return pairing::ByeKind::none;
}

/// What the result was for one of the two. In a bracket an open game must still be played; elsewhere an adjourned one
/// is a draw for the pairing (FIDE C.04.2 3.1).
pairing::Outcome outcome_of(const GameResult& result, bool is_first, bool bracket) {
  using enum pairing::Outcome;
  switch (is_first ? result.kind : mirrored(result.kind)) {
    case ResultKind::first_wins:
    case ResultKind::first_wins_forfeit: return win;
    case ResultKind::draw:
    case ResultKind::first_half: return draw;
    case ResultKind::adjourned: return bracket ? open : draw;
    case ResultKind::unplayed: return bracket ? open : loss;
    default: return loss;
  }
}

/// Seats and points of a stage, filled round by round.
class HistoryMaker {
 public:
  HistoryMaker(const State& state, const Stage& stage, const ScoreTable& scores,
               std::vector<pairing::Contestant>& contestants)
      : state_(state), stage_(stage), scores_(scores), bracket_(is_bracket(stage.system)), contestants_(contestants) {
    for (std::size_t i = 0; i < contestants.size(); ++i) index_[contestants[i].number] = i;
  }

  void add(const Round& round) {
    for (pairing::Contestant& contestant : contestants_) {
      const Entry* entry = find_entry(state_, contestant.number);
      pairing::Seat seat;
      seat.played = false;
      const bool away =
          entry == nullptr || !takes_part(*entry, round.number) || wished_bye(*entry, round.number) != nullptr;
      if (away || !bracket_) seat.bye = pairing::ByeKind::zero_point;
      if (entry != nullptr && round.number < entry->joined && state_.rules.missed == ByeKind::half_point) {
        seat.bye = pairing::ByeKind::half_point;
        contestant.points_halves += scores_.draw;
      }
      contestant.history.push_back(seat);
    }
    for (const Pairing& p : round.pairings) pairing(round, p);
  }

 private:
  [[nodiscard]] int bye_points(const Round& round, const Pairing& p) const {
    return state_.rules.board_points_first ? board_points(state_, round, p).first_halves
                                           : award(p.bye, scores_, stage_.system);
  }

  void pairing(const Round& round, const Pairing& p) {
    if (p.is_bye()) {
      if (pairing::Contestant* who = contestant(p.first)) {
        who->history.back() = {.opponent = 0, .first = false, .played = false, .bye = bye_of(p.bye)};
        who->points_halves += bye_points(round, p);
      }
      return;
    }
    Award points = primary_award(state_, round, p);
    if (p.result && p.result->kind == ResultKind::adjourned && !bracket_) points = {scores_.draw, scores_.draw};
    seat(p, p.first, p.second, true, points.first_halves);
    seat(p, p.second, p.first, false, points.second_halves);
  }

  void seat(const Pairing& p, EntryNumber number, EntryNumber opponent, bool is_first, int points) {
    pairing::Contestant* who = contestant(number);
    if (who == nullptr) return;
    pairing::Seat seat{.opponent = opponent, .first = is_first};
    if (p.result) {
      seat.outcome = outcome_of(*p.result, is_first, bracket_);
      seat.played = !is_forfeit(p.result->kind) && p.result->kind != ResultKind::unplayed;
    }
    who->history.back() = seat;
    who->points_halves += points;
  }

  pairing::Contestant* contestant(EntryNumber number) {
    const auto found = index_.find(number);
    return found == index_.end() ? nullptr : &contestants_[found->second];
  }

  const State& state_;
  const Stage& stage_;
  ScoreTable scores_;
  bool bracket_;
  std::vector<pairing::Contestant>& contestants_;
  std::unordered_map<EntryNumber, std::size_t> index_;
};

void add_pair_rules(const State& state, const std::vector<pairing::Contestant>& contestants, RoundNumber round,
                    pairing::PairingInput& input) {
  const auto plays = [&](EntryNumber number) {
    return std::any_of(contestants.begin(), contestants.end(),
                       [&](const pairing::Contestant& c) { return c.number == number; });
  };
  for (const PairRule& rule : state.pair_rules) {
    if (round < rule.from || (rule.to != 0 && round > rule.to) || !plays(rule.first) || !plays(rule.second)) continue;
    (rule.forced ? input.forced : input.prohibited).emplace_back(rule.first, rule.second);
  }
}

}  // namespace

const pairing::Engine* engine_of(System system) {
  return pairing::find_engine(system == System::double_round_robin ? "round_robin" : to_text(system));
}

bool takes_late_entries(System system) {
  return system == System::monrad || system == System::ladder || system == System::by_hand;
}

bool knows_wished_byes(System system) { return takes_late_entries(system); }

bool is_bracket(System system) { return system == System::knockout || system == System::double_elimination; }

std::size_t rounds_of_tables(const Stage& stage, std::size_t entries) {
  if (entries < 2) return 0;
  const auto cycles = static_cast<std::size_t>(std::max(cycles_of(stage), 1));
  switch (stage.system) {
    case System::round_robin:
    case System::double_round_robin: return (entries + entries % 2 - 1) * cycles;
    case System::scheveningen: return (entries + 1) / 2 * cycles;
    default: return 0;
  }
}

std::vector<EntryNumber> members_of(const State& state, SectionNumber section, StageNumber number) {
  std::vector<EntryNumber> members = seeded_entries(state, section, number);
  const Stage* stage = stage_in(state, section, number);
  if (stage == nullptr || takes_late_entries(stage->system)) return members;
  const RoundNumber first = first_round_of(state, section, number);
  std::erase_if(members, [&](EntryNumber e) { return !takes_part(*find_entry(state, e), first); });
  return members;
}

GamesOfStage games_of(const State& state, EntryNumber number, StageNumber stage_number) {
  GamesOfStage games;
  const Entry* entry = find_entry(state, number);
  const Stage* stage = entry == nullptr ? nullptr : stage_in(state, entry->section, stage_number);
  if (stage == nullptr) return games;
  std::size_t opponents = members_of(state, entry->section, stage_number).size();
  for (const auto& group : stage->groups) {
    if (std::find(group.begin(), group.end(), number) != group.end()) opponents = group.size();
  }
  if (stage->system == System::scheveningen) opponents = opponents / 2 + 1;
  games.all = static_cast<int>(opponents > 0 ? opponents - 1 : 0) * cycles_of(*stage);
  for (const Round& round : state.rounds) {
    if (round.section != entry->section || round.stage != stage_number) continue;
    const Pairing* pairing = pairing_of(round, number);
    if (pairing != nullptr && pairing->result && is_played(pairing->result->kind)) ++games.played;
  }
  return games;
}

pairing::PairingInput stage_input(const State& state, const std::vector<PersonFacts>& people, SectionNumber section,
                                  StageNumber stage_number, RoundNumber round) {
  const Stage& stage = *stage_in(state, section, stage_number);
  pairing::PairingInput input;
  input.round = round - first_round_of(state, section, stage_number) + 1;
  input.total_rounds = stage.options.rounds;
  input.seed = stage.seed;
  input.options = options_of(state, stage);

  std::unordered_map<PlayerId, const PersonFacts*> facts;
  for (const PersonFacts& person : people) facts[person.player] = &person;
  std::unordered_map<EntryNumber, int> groups;
  for (std::size_t g = 0; g < stage.groups.size(); ++g) {
    for (const EntryNumber number : stage.groups[g]) groups[number] = static_cast<int>(g) + 1;
  }
  const std::vector<EntryNumber> members = members_of(state, section, stage_number);
  for (std::size_t i = 0; i < members.size(); ++i) {
    const Entry& entry = *find_entry(state, members[i]);
    pairing::Contestant contestant;
    contestant.number = entry.number;
    contestant.seed_rank = static_cast<int>(i) + 1;
    contestant.active = takes_part(entry, round) && wished_bye(entry, round) == nullptr;
    if (const auto known = facts.find(entry.player); known != facts.end()) {
      contestant.club = known->second->club;
      contestant.federation = known->second->federation;
    }
    // The first half of the seeding plays for one team, the second for the other.
    if (stage.system == System::scheveningen) contestant.team = 2 * i < members.size() ? 1 : 2;
    if (const auto group = groups.find(entry.number); group != groups.end()) contestant.group = group->second;
    input.contestants.push_back(std::move(contestant));
  }
  add_pair_rules(state, input.contestants, round, input);
  // Tables were made before the first game: what happened since does not matter to them.
  if (is_table_system(stage.system)) return input;
  HistoryMaker history(state, stage, scores_of(state, section, stage_number), input.contestants);
  for (const Round& past : state.rounds) {
    if (past.section == section && past.stage == stage_number && past.number < round) history.add(past);
  }
  return input;
}

std::vector<Pairing> pairings_of(const State& state, const pairing::PairingPlan& plan) {
  std::vector<Pairing> pairings;
  std::set<TableNumber> used;
  const auto fixed = [&](EntryNumber number) {
    const Entry* entry = find_entry(state, number);
    return entry == nullptr ? 0 : entry->table;
  };
  for (const pairing::PlannedPair& pair : plan.pairs) {
    Pairing p;
    p.first = pair.first;
    p.second = pair.second;
    p.leg = pair.leg;
    p.label = pairing::to_text(pair.label);
    p.new_start = pair.new_start;
    if (!p.is_bye()) {
      // Two with fixed tables sit at the one of who moves first.
      for (const EntryNumber number : {p.first, p.second}) {
        const TableNumber table = fixed(number);
        if (p.table == 0 && table > 0 && used.insert(table).second) p.table = table;
      }
    }
    pairings.push_back(std::move(p));
  }
  TableNumber next = 0;
  for (Pairing& p : pairings) {
    if (p.is_bye() || p.table != 0) continue;
    do ++next;
    while (used.contains(next));
    p.table = next;
  }
  std::stable_sort(pairings.begin(), pairings.end(), [](const Pairing& a, const Pairing& b) {
    return a.is_bye() != b.is_bye() ? b.is_bye() : a.table < b.table;
  });
  return pairings;
}

pairing::StageLabel label_of(const std::string& text) {
  static const std::map<std::string, pairing::StageLabel> labels = [] {
    using enum pairing::StagePart;
    constexpr int most_groups = 1'000, most_rounds = 64;
    std::map<std::string, pairing::StageLabel> all;
    const auto add = [&](pairing::StageLabel label) { all.emplace(pairing::to_text(label), label); };
    for (int i = 1; i <= most_groups; ++i) add({group, i});
    for (int places = 2; places <= (1 << 20); places *= 2) add({last, places}), add({consolation, places});
    for (int i = 1; i <= most_rounds; ++i) add({winner_bracket, i}), add({loser_bracket, i});
    for (const auto part : {third_place, grand_final, grand_final_reset}) add({part, 0});
    return all;
  }();
  const auto found = labels.find(text);
  return found == labels.end() ? pairing::StageLabel{} : found->second;
}

pairing::PairingPlan plan_of(const State& state, const Round& round, RoundNumber round_of_stage) {
  pairing::PairingPlan plan;
  plan.round = round_of_stage;
  for (const Pairing& p : round.pairings) {
    const Entry* entry = find_entry(state, p.first);
    if (p.is_bye() && entry != nullptr && wished_bye(*entry, round.number) != nullptr) continue;
    // In a system of tables a withdrawn opponent loses by forfeit; for the system the other one rests.
    const auto is_away = [&](EntryNumber number) {
      const Entry* e = find_entry(state, number);
      return number != 0 && (e == nullptr || !takes_part(*e, round.number));
    };
    const bool forfeited = p.result && is_forfeit(p.result->kind);
    if (forfeited && is_away(p.first) && is_away(p.second)) continue;
    if (forfeited && (is_away(p.first) || is_away(p.second))) {
      plan.pairs.push_back({.first = is_away(p.first) ? p.second : p.first, .second = 0, .label = label_of(p.label)});
      continue;
    }
    plan.pairs.push_back(
        {.first = p.first, .second = p.second, .label = label_of(p.label), .leg = p.leg, .new_start = p.new_start});
  }
  return plan;
}

}  // namespace tournament::event
