// Pairings made or changed by the arbiter, table by table.
#include <algorithm>
#include <array>

#include "deciding.h"
#include "stage_input.h"
#include "tournament/event/pairing_report.h"

namespace tournament::event {

namespace {

/// A round that pairings by hand may change: the last of its section. Changing a published one makes a new version.
dots::Result<const Round*> changeable(Deciding& deciding, SectionNumber section, RoundNumber number) {
  auto round = known_round(deciding.state, section, number);
  if (!round) return round;
  if (const RoundNumber rounds = rounds_of(deciding.state, section); number != rounds) {
    return refuse(Refusal::not_last_round, {arg("round", number), arg("rounds", rounds)});
  }
  if ((*round)->phase == Phase::published) {
    deciding.warn(WarningLevel::confirm, Refusal::published_changes,
                  {arg("round", number), arg("version", (*round)->version)});
  }
  return round;
}

dots::Result<void> reason_for(const Deciding& deciding, const std::string& reason, const Round& round) {
  return check_reason(deciding, reason, round.phase == Phase::published);
}

/// Errors: no_entry, other_section, not_active, already_paired.
dots::Result<void> is_free(const State& state, const Round& round, EntryNumber number) {
  const auto entry = entry_of(state, round.section, number);
  if (!entry) return entry.error();
  const auto members = members_of(state, round.section, round.stage);
  if (!takes_part(**entry, round.number) || std::find(members.begin(), members.end(), number) == members.end()) {
    return refuse(Refusal::not_active, {arg("number", number), arg("round", round.number)});
  }
  if (pairing_of(round, number) != nullptr) {
    return refuse(Refusal::already_paired, {arg("number", number), arg("round", round.number)});
  }
  return {};
}

/// What the report finds on one new pairing.
void warn_of_pairing(Deciding& deciding, const Round& round, const Pairing& pairing) {
  const dots::Arguments pair{arg("first", pairing.first), arg("second", pairing.second)};
  if (pairing.is_bye()) {
    if (pairing.bye == ByeKind::half_point || pairing.bye == ByeKind::zero_point) return;
    if (had_bye(deciding.state, round, pairing.first)) {
      deciding.warn(WarningLevel::confirm, Refusal::second_bye,
                    {arg("number", pairing.first), arg("round", round.number)});
    }
    if (const EntryNumber lower = lower_for_bye(deciding.state, round, pairing.first); lower != 0) {
      deciding.warn(WarningLevel::confirm, Refusal::bye_not_lowest,
                    {arg("number", pairing.first), arg("lower", lower)});
    }
    return;
  }
  if (const RoundNumber met = met_before(deciding.state, round, pairing.first, pairing.second); met != 0) {
    deciding.warn(WarningLevel::confirm, Refusal::met_before,
                  {arg("first", pairing.first), arg("second", pairing.second), arg("round", met)});
  }
  if (is_prohibited(deciding.state, round.number, pairing.first, pairing.second)) {
    deciding.warn(WarningLevel::confirm_twice, Refusal::prohibited_pair, pair);
  }
  if (share_club(deciding.state, deciding.context.people, pairing.first, pairing.second)) {
    const bool apart = round.number <= deciding.state.rules.club_apart_until;
    deciding.warn(apart ? WarningLevel::confirm : WarningLevel::note, Refusal::one_club, pair);
  }
}

TableNumber free_table(const Round& round) {
  TableNumber table = 1;
  while (find_table(round, table) != nullptr) ++table;
  return table;
}

/// What the system would call the pairing, if it has it in this round: a match of a bracket keeps its name and its leg.
void name_as_planned(const Deciding& deciding, const Round& round, Pairing& pairing) {
  const pairing::Engine* engine = engine_of(stage_in(deciding.state, round.section, round.stage)->system);
  if (engine == nullptr) return;
  const auto plan =
      engine->pair_next(stage_input(deciding.state, deciding.context.people, round.section, round.stage, round.number));
  if (!plan) return;
  for (const pairing::PlannedPair& planned : plan->pairs) {
    if (std::minmax(planned.first, planned.second) != std::minmax(pairing.first, pairing.second)) continue;
    pairing.label = pairing::to_text(planned.label);
    pairing.leg = planned.leg;
    pairing.new_start = planned.new_start;
  }
}

RoundChanged change(const Round& round, RoundAction action, std::string reason) {
  return {.section = round.section,
          .round = round.number,
          .action = action,
          .unpaired = {},
          .pairings = {},
          .reason = std::move(reason)};
}

/// The sides change, who won stays who won.
void mirror(std::optional<GameResult>& result) {
  if (!result) return;
  result->kind = mirrored(result->kind);
  if (result->score) std::swap(result->score->first_halves, result->score->second_halves);
}

}  // namespace

Bodies decide_on(Deciding& deciding, const PairByHand& command) {
  const auto known = changeable(deciding, command.section, command.round);
  if (!known) return known.error();
  const Round& round = **known;
  if (command.first == command.second) return refuse(Refusal::with_itself, {arg("number", command.first)});
  if (auto ok = is_free(deciding.state, round, command.first); !ok) return ok.error();
  if (command.second != 0) {
    if (auto ok = is_free(deciding.state, round, command.second); !ok) return ok.error();
  }
  if (auto ok = reason_for(deciding, command.reason, round); !ok) return ok.error();
  Pairing pairing;
  pairing.first = command.first;
  pairing.second = command.second;
  if (pairing.is_bye()) {
    pairing.bye = command.bye;
  } else {
    pairing.table = free_table(round);
  }
  name_as_planned(deciding, round, pairing);
  warn_of_pairing(deciding, round, pairing);
  RoundChanged changed = change(round, RoundAction::pair, command.reason);
  changed.pairings.push_back(std::move(pairing));
  return one(std::move(changed));
}

Bodies decide_on(Deciding& deciding, const SwapEntries& command) {
  const auto known = changeable(deciding, command.section, command.round);
  if (!known) return known.error();
  const Round& round = **known;
  if (command.one == command.other) return refuse(Refusal::with_itself, {arg("number", command.one)});
  std::array<Pairing, 2> changed;
  for (std::size_t i = 0; i < 2; ++i) {
    const EntryNumber number = i == 0 ? command.one : command.other;
    const Pairing* pairing = pairing_of(round, number);
    if (pairing == nullptr) return refuse(Refusal::not_paired, {arg("number", number), arg("round", round.number)});
    if (!takes_part(*find_entry(deciding.state, number), round.number)) {
      return refuse(Refusal::not_active, {arg("number", number), arg("round", round.number)});
    }
    if (has_result(*pairing)) {
      return refuse(Refusal::result_stands, {arg("round", round.number), arg("table", pairing->table)});
    }
    changed[i] = *pairing;
  }
  if (changed[0] == changed[1]) {
    return refuse(Refusal::already_paired, {arg("number", command.other), arg("round", round.number)});
  }
  if (auto ok = reason_for(deciding, command.reason, round); !ok) return ok.error();
  const auto put = [](Pairing& pairing, EntryNumber old, EntryNumber now) {
    (pairing.first == old ? pairing.first : pairing.second) = now;
  };
  put(changed[0], command.one, command.other);
  put(changed[1], command.other, command.one);
  for (const Pairing& pairing : changed) warn_of_pairing(deciding, round, pairing);
  RoundChanged body = change(round, RoundAction::swap_entries, command.reason);
  body.pairings.assign(changed.begin(), changed.end());
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const SwapSides& command) {
  const auto known = changeable(deciding, command.section, command.round);
  if (!known) return known.error();
  const Round& round = **known;
  const Pairing* pairing = find_table(round, command.table);
  if (pairing == nullptr) {
    return refuse(Refusal::unknown_table, {arg("round", round.number), arg("table", command.table)});
  }
  if (pairing->is_bye()) return refuse(Refusal::bye_has_no_result, {arg("round", round.number)});
  const bool needs = round.phase == Phase::published || has_result(*pairing);
  if (auto ok = check_reason(deciding, command.reason, needs); !ok) return ok.error();
  Pairing swapped = *pairing;
  std::swap(swapped.first, swapped.second);
  mirror(swapped.result);
  for (auto& board : swapped.boards) mirror(board);
  RoundChanged body = change(round, RoundAction::swap_sides, command.reason);
  body.pairings.push_back(std::move(swapped));
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const MoveTable& command) {
  const auto known = changeable(deciding, command.section, command.round);
  if (!known) return known.error();
  const Round& round = **known;
  const Pairing* pairing = find_table(round, command.table);
  if (pairing == nullptr || pairing->is_bye()) {
    return refuse(Refusal::unknown_table, {arg("round", round.number), arg("table", command.table)});
  }
  if (command.to < 1 || command.to > deciding.context.limits.players_in_event || command.to == command.table) {
    return refuse(Refusal::table_number, {arg("table", command.to)});
  }
  if (auto ok = reason_for(deciding, command.reason, round); !ok) return ok.error();
  RoundChanged body = change(round, RoundAction::move_table, command.reason);
  body.pairings.push_back(*pairing);
  body.pairings.back().table = command.to;
  if (const Pairing* there = find_table(round, command.to)) {
    body.pairings.push_back(*there);
    body.pairings.back().table = command.table;
  }
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const UnpairTable& command) {
  const auto known = changeable(deciding, command.section, command.round);
  if (!known) return known.error();
  const Round& round = **known;
  const Pairing* pairing = pairing_of(round, command.entry);
  if (pairing == nullptr || command.entry == 0) {
    return refuse(Refusal::not_paired, {arg("number", command.entry), arg("round", round.number)});
  }
  if (has_result(*pairing)) {
    return refuse(Refusal::round_has_results, {arg("round", round.number), arg("table", pairing->table)});
  }
  if (auto ok = reason_for(deciding, command.reason, round); !ok) return ok.error();
  RoundChanged body = change(round, RoundAction::unpair, command.reason);
  body.unpaired.push_back(pairing->first);
  if (!pairing->is_bye()) body.unpaired.push_back(pairing->second);
  return one(std::move(body));
}

}  // namespace tournament::event
