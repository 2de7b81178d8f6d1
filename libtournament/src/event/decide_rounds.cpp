// Rounds as wholes: pairing, taking back, pairing anew, and their phases.
#include <algorithm>
#include <set>

#include "deciding.h"
#include "pairing_rounds.h"
#include "stage_input.h"

namespace tournament::event {

namespace {

/// Whether the next round may be paired on the ones before it. Errors: no_rounds_here, round_is_draft, open_results.
dots::Result<void> ready_for_next(Deciding& deciding, SectionNumber section) {
  const State& state = deciding.state;
  if (stage_now(state, section).system == System::challenge) {
    return refuse(Refusal::no_rounds_here, {arg("section", section)});
  }
  const RoundNumber paired = rounds_of(state, section);
  if (const Round* last = find_round(state, section, paired); last != nullptr && last->phase == Phase::draft) {
    return refuse(Refusal::round_is_draft, {arg("round", paired)});
  }
  const Stage& stage = stage_now(state, section);
  // Tables know their opponents beforehand: open tables of earlier rounds keep no round from being paired.
  if (is_table_system(stage.system)) return {};
  for (const Round& round : state.rounds) {
    if (round.section != section || round.stage != current_stage(state, section)) continue;
    const auto open = std::count_if(round.pairings.begin(), round.pairings.end(),
                                    [](const Pairing& p) { return !p.is_bye() && !p.result; });
    if (open > 0) {
      const auto first = std::find_if(round.pairings.begin(), round.pairings.end(),
                                      [](const Pairing& p) { return !p.is_bye() && !p.result; });
      return refuse(Refusal::open_results, {arg("round", round.number), arg("table", first->table), arg("open", open)});
    }
    for (const Pairing& p : round.pairings) {
      if (p.result && p.result->kind == ResultKind::adjourned) {
        deciding.warn(WarningLevel::note, Refusal::adjourned_draw, {arg("round", round.number), arg("table", p.table)});
      }
    }
  }
  return {};
}

/// Errors: not_last_round, round_has_results.
dots::Result<const Round*> removable(const State& state, SectionNumber section, RoundNumber number) {
  auto round = known_round(state, section, number);
  if (!round) return round;
  if (const RoundNumber rounds = rounds_of(state, section); number != rounds) {
    return refuse(Refusal::not_last_round, {arg("round", number), arg("rounds", rounds)});
  }
  for (const Pairing& p : (*round)->pairings) {
    // A forfeit against somebody withdrawn came with the pairing and goes with it.
    const Entry* second = find_entry(state, p.second);
    const bool came_along = p.result && is_forfeit(p.result->kind) && second != nullptr && !takes_part(*second, number);
    if (has_result(p) && !came_along) {
      return refuse(Refusal::round_has_results, {arg("round", number), arg("table", p.table)});
    }
  }
  return round;
}

void warn_of_removal(Deciding& deciding, const Round& round) {
  const auto games =
      std::count_if(round.pairings.begin(), round.pairings.end(), [](const Pairing& p) { return !p.is_bye(); });
  if (games > 1) {
    deciding.warn(WarningLevel::confirm, Refusal::several_games, {arg("round", round.number), arg("games", games)});
  }
  if (round.phase == Phase::published) {
    deciding.warn(WarningLevel::confirm, Refusal::published_changes,
                  {arg("round", round.number), arg("version", round.version)});
  }
}

/// What no arbiter can confirm: somebody twice, unknown or absent.
dots::Result<void> check_structure(const State& state, const Round& round) {
  std::set<EntryNumber> seen;
  std::set<TableNumber> tables;
  for (const Pairing& p : round.pairings) {
    for (const EntryNumber number : {p.first, p.second}) {
      if (number == 0) continue;
      const Entry* entry = find_entry(state, number);
      const bool forfeited = p.result && is_forfeit(p.result->kind);
      if (entry == nullptr || (!takes_part(*entry, round.number) && !forfeited)) {
        return refuse(Refusal::not_active, {arg("number", number), arg("round", round.number)});
      }
      if (!seen.insert(number).second) {
        return refuse(Refusal::already_paired, {arg("number", number), arg("round", round.number)});
      }
    }
    if (!p.is_bye() && (p.table < 1 || !tables.insert(p.table).second)) {
      return refuse(Refusal::table_number, {arg("table", p.table)});
    }
  }
  return {};
}

void warn_of_faults(Deciding& deciding, const Round& round) {
  const Stage* stage = stage_in(deciding.state, round.section, round.stage);
  if (stage != nullptr && !is_bracket(stage->system)) {
    for (const EntryNumber number : members_of(deciding.state, round.section, round.stage)) {
      if (!takes_part(*find_entry(deciding.state, number), round.number) || pairing_of(round, number) != nullptr) {
        continue;
      }
      deciding.warn(WarningLevel::confirm, Refusal::left_over, {arg("number", number), arg("round", round.number)});
    }
  }
  for (const dots::Error& fault : faults_of(deciding.state, deciding.context, round)) {
    dots::Arguments args{arg("round", round.number), {"fault", fault.code}};
    args.insert(args.end(), fault.args.begin(), fault.args.end());
    deciding.warn(WarningLevel::confirm, Refusal::check_found, std::move(args));
  }
}

}  // namespace

Bodies decide_on(Deciding& deciding, const PairRound& command) {
  if (auto known = known_section(deciding.state, command.section); !known) return known.error();
  if (auto ready = ready_for_next(deciding, command.section); !ready) return ready.error();
  return next_round(deciding, deciding.state, command.section, command.phase);
}

Bodies decide_on(Deciding& deciding, const PairAll& command) {
  if (auto known = known_section(deciding.state, command.section); !known) return known.error();
  if (auto ready = ready_for_next(deciding, command.section); !ready) return ready.error();
  if (const System system = stage_now(deciding.state, command.section).system; !is_table_system(system)) {
    return refuse(Refusal::only_tables, {arg("section", command.section), {"system", std::string(to_text(system))}});
  }
  std::vector<LogBody> all;
  State state = deciding.state;
  while (true) {
    auto bodies = next_round(deciding, state, command.section, Phase::published);
    if (!bodies && !all.empty() && bodies.error().code == code_of(Refusal::all_rounds_paired)) return all;
    if (!bodies) return bodies;
    for (LogBody& body : *bodies) {
      state = event::apply(std::move(state), body);
      all.push_back(std::move(body));
    }
  }
}

Bodies decide_on(Deciding& deciding, const OpenRound& command) {
  if (auto known = known_section(deciding.state, command.section); !known) return known.error();
  if (auto ready = ready_for_next(deciding, command.section); !ready) return ready.error();
  const RoundNumber number = rounds_of(deciding.state, command.section) + 1;
  if (number > deciding.context.limits.rounds) {
    return over_limit("rounds", static_cast<std::size_t>(deciding.context.limits.rounds),
                      static_cast<std::size_t>(number));
  }
  Round round{.number = number, .pairings = {}, .section = command.section};
  round.stage = current_stage(deciding.state, command.section);
  round.phase = Phase::draft;
  round.version = 0;
  add_wished_byes(deciding.state, round);
  return one(RoundPaired{std::move(round)});
}

Bodies decide_on(Deciding& deciding, const UnpairRound& command) {
  const auto round = removable(deciding.state, command.section, command.round);
  if (!round) return round.error();
  if (auto ok = check_reason(deciding, command.reason, (*round)->phase == Phase::published); !ok) return ok.error();
  warn_of_removal(deciding, **round);
  return one(RoundRemoved{command.section, command.round, command.reason});
}

Bodies decide_on(Deciding& deciding, const RepairRound& command) {
  auto bodies = decide_on(deciding, UnpairRound{command.section, command.round, command.reason});
  if (!bodies) return bodies;
  const State state = event::apply(deciding.state, bodies->front());
  auto again = next_round(deciding, state, command.section, Phase::draft);
  if (!again) return again;
  bodies->insert(bodies->end(), again->begin(), again->end());
  return bodies;
}

Bodies decide_on(Deciding& deciding, const SetPhase& command) {
  const auto known = known_round(deciding.state, command.section, command.round);
  if (!known) return known.error();
  const Round& round = **known;
  if (round.phase == command.phase) return std::vector<LogBody>{};
  const bool back = command.phase < round.phase;
  const bool has_results = std::any_of(round.pairings.begin(), round.pairings.end(), [](const Pairing& p) {
    return !p.boards.empty() || (p.result && !is_forfeit(p.result->kind));
  });
  const bool skips = round.phase == Phase::draft && command.phase == Phase::published;
  if (skips || (back && (command.phase != Phase::draft || has_results ||
                         command.round != rounds_of(deciding.state, command.section)))) {
    return refuse(Refusal::phase_order, {arg("round", command.round), {"phase", std::string(to_text(round.phase))}});
  }
  if (back && round.phase == Phase::published) {
    deciding.warn(WarningLevel::confirm, Refusal::published_changes,
                  {arg("round", command.round), arg("version", round.version)});
  }
  if (command.phase == Phase::checked) {
    if (auto ok = check_structure(deciding.state, round); !ok) return ok.error();
    warn_of_faults(deciding, round);
  }
  return one(RoundPhaseSet{command.section, command.round, command.phase});
}

}  // namespace tournament::event
