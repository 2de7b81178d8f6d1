#include "tournament/event/pairing_report.h"

#include <algorithm>
#include <unordered_map>

#include "find_pairing.h"
#include "stage_input.h"

namespace tournament::event {

namespace {

/// Earlier rounds of the same section.
template <class F>
void each_before(const State& state, const Round& round, F visit) {
  for (const Round& other : state.rounds) {
    if (other.section == round.section && other.number < round.number) visit(other);
  }
}

Sides sides_of(const State& state, const Round& round, EntryNumber number) {
  Sides sides;
  bool last_first = false, any = false;
  const auto add = [&](const Round& r, bool only_played) {
    const Pairing* p = pairing_of(r, number);
    if (p == nullptr || p->is_bye() || (only_played && (!p->result || is_forfeit(p->result->kind)))) return;
    const bool is_first = p->first == number;
    sides.balance += is_first ? 1 : -1;
    sides.same_running = any && last_first == is_first ? sides.same_running + 1 : 1;
    last_first = is_first;
    any = true;
  };
  each_before(state, round, [&](const Round& r) { add(r, true); });
  add(round, false);
  return sides;
}

std::unordered_map<EntryNumber, int> points_before(const State& state, const Round& round) {
  std::unordered_map<EntryNumber, int> points;
  for (const auto& contestant : stage_input(state, {}, round.section, round.stage, round.number).contestants) {
    points[contestant.number] = contestant.points_halves;
  }
  return points;
}

EntryNumber lower_in(const State& state, const Round& round, EntryNumber number,
                     const std::unordered_map<EntryNumber, int>& points) {
  const auto own = points.find(number);
  if (own == points.end()) return 0;
  EntryNumber lowest = 0;
  int least = own->second;
  for (const EntryNumber other : members_of(state, round.section, round.stage)) {
    const Entry& entry = *find_entry(state, other);
    const auto theirs = points.find(other);
    if (theirs == points.end() || theirs->second >= least || !takes_part(entry, round.number) ||
        wished_bye(entry, round.number) != nullptr || had_bye(state, round, other)) {
      continue;
    }
    lowest = other;
    least = theirs->second;
  }
  return lowest;
}

bool pairs_by_results(const State& state, const Round& round) {
  const Stage* stage = stage_in(state, round.section, round.stage);
  return stage != nullptr && (stage->system == System::monrad || stage->system == System::by_hand);
}

}  // namespace

RoundNumber met_before(const State& state, const Round& round, EntryNumber one, EntryNumber other) {
  RoundNumber met = 0;
  each_before(state, round, [&](const Round& r) {
    const Pairing* p = pairing_of(r, one);
    const bool together = p != nullptr && !p->is_bye() && (p->first == other || p->second == other);
    const bool played =
        together && (!p->result || (!is_forfeit(p->result->kind) && p->result->kind != ResultKind::unplayed));
    if (met == 0 && played) met = r.number;
  });
  return met;
}

bool had_bye(const State& state, const Round& round, EntryNumber number) {
  bool had = false;
  each_before(state, round, [&](const Round& r) {
    const Pairing* p = pairing_of(r, number);
    if (p == nullptr) return;
    const bool free_win =
        !p->is_bye() && p->result &&
        p->result->kind == (p->first == number ? ResultKind::first_wins_forfeit : ResultKind::second_wins_forfeit);
    had = had || free_win || (p->is_bye() && (p->bye == ByeKind::allocated || p->bye == ByeKind::full_point));
  });
  return had;
}

EntryNumber lower_for_bye(const State& state, const Round& round, EntryNumber number) {
  if (!pairs_by_results(state, round)) return 0;
  return lower_in(state, round, number, points_before(state, round));
}

bool is_prohibited(const State& state, RoundNumber round, EntryNumber one, EntryNumber other) {
  return std::any_of(state.pair_rules.begin(), state.pair_rules.end(), [&](const PairRule& rule) {
    return !rule.forced && round >= rule.from && (rule.to == 0 || round <= rule.to) &&
           std::minmax(rule.first, rule.second) == std::minmax(one, other);
  });
}

bool share_club(const State& state, const std::vector<PersonFacts>& people, EntryNumber one, EntryNumber other) {
  const auto club = [&](EntryNumber number) {
    const Entry* entry = find_entry(state, number);
    const auto* facts =
        entry == nullptr ? nullptr
                         : detail::first_where(people, [&](const PersonFacts& p) { return p.player == entry->player; });
    return facts == nullptr ? 0 : facts->club;
  };
  return club(one) != 0 && club(one) == club(other);
}

PairingReport pairing_report(const State& state, const std::vector<PersonFacts>& people, SectionNumber section,
                             RoundNumber number) {
  PairingReport report;
  const Round* round = find_round(state, section, number);
  const Stage* stage = round == nullptr ? nullptr : stage_in(state, section, round->stage);
  if (stage == nullptr) return report;
  auto points = points_before(state, *round);
  std::unordered_map<PlayerId, int> clubs;
  for (const PersonFacts& person : people) clubs[person.player] = person.club;
  const auto club = [&](EntryNumber entry) {
    const Entry* found = find_entry(state, entry);
    return found == nullptr ? 0 : clubs[found->player];
  };
  for (const Pairing& p : round->pairings) {
    if (p.is_bye()) {
      report.byes.push_back({.number = p.first,
                             .kind = p.bye,
                             .halves = award(p.bye, scores_of(state, section, round->stage), stage->system),
                             .had_one = had_bye(state, *round, p.first),
                             .lower = p.bye == ByeKind::allocated && pairs_by_results(state, *round)
                                          ? lower_in(state, *round, p.first, points)
                                          : 0});
      continue;
    }
    report.pairs.push_back({.table = p.table,
                            .first = p.first,
                            .second = p.second,
                            .met_in = met_before(state, *round, p.first, p.second),
                            .first_halves = points[p.first],
                            .second_halves = points[p.second],
                            .one_club = club(p.first) != 0 && club(p.first) == club(p.second),
                            .prohibited = is_prohibited(state, number, p.first, p.second),
                            .first_sides = sides_of(state, *round, p.first),
                            .second_sides = sides_of(state, *round, p.second)});
  }
  for (const EntryNumber entry : members_of(state, section, round->stage)) {
    if (pairing_of(*round, entry) != nullptr) continue;
    (takes_part(*find_entry(state, entry), number) ? report.unpaired : report.away).push_back(entry);
  }
  return report;
}

}  // namespace tournament::event
