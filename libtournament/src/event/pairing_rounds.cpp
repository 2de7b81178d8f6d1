#include "pairing_rounds.h"

#include <algorithm>

#include "stage_input.h"
#include "tournament/pairing/groups.h"
#include "tournament/pairing/knockout.h"

namespace tournament::event {

namespace {

/// The draw of a stage, before its first round. A plain table draws nothing.
dots::Result<std::optional<StageDrawn>> draw(const Deciding& deciding, const State& state, SectionNumber section,
                                             StageNumber number, RoundNumber round) {
  const Stage& stage = *stage_in(state, section, number);
  const bool plain = (stage.system == System::round_robin || stage.system == System::double_round_robin ||
                      stage.system == System::scheveningen) &&
                     !stage.options.varma;
  if (stage.drawn || plain) return std::optional<StageDrawn>{};
  StageDrawn drawn{.section = section, .stage = number, .seed = deciding.context.seed, .bracket = {}, .groups = {}};
  pairing::PairingInput input = stage_input(state, deciding.context.people, section, number, round);
  input.seed = drawn.seed;
  if (is_bracket(stage.system)) {
    const auto order = pairing::bracket_order(input);
    if (!order) return order.error();
    drawn.bracket = *order;
  }
  if (stage.system == System::groups) {
    const auto groups = pairing::divide(input);
    if (!groups) return groups.error();
    drawn.groups = *groups;
  }
  return std::optional(std::move(drawn));
}

/// Who rests because the opponent of the table has withdrawn after half of its games wins by forfeit (swiss.md §8.3).
void forfeit_to_those_who_rest(const State& state, const Round& round, const pairing::PairingPlan& plan,
                               std::vector<Pairing>& pairings) {
  for (const pairing::Explanation& why : plan.explanations) {
    if (why.reason != pairing::Reason::bye_opponent_absent) continue;
    const auto opponent =
        std::find_if(why.args.begin(), why.args.end(), [](const dots::Argument& a) { return a.name == "opponent"; });
    if (opponent == why.args.end()) continue;
    const EntryNumber gone = std::stoi(opponent->value);
    if (!games_of(state, gone, round.stage).counts()) continue;
    Pairing* bye = detail::first_where(pairings, [&](const Pairing& p) { return p.is_bye() && p.first == why.first; });
    if (bye == nullptr) continue;
    bye->second = gone;
    bye->result = GameResult{.kind = ResultKind::first_wins_forfeit, .end = GameEnd::no_show};
  }
  TableNumber table = 0;
  for (const Pairing& p : pairings) table = std::max(table, p.table);
  for (Pairing& p : pairings) {
    if (!p.is_bye() && p.table == 0) p.table = ++table;
  }
  std::stable_sort(pairings.begin(), pairings.end(),
                   [](const Pairing& a, const Pairing& b) { return a.is_bye() < b.is_bye(); });
}

dots::Error as_refusal(const dots::Error& error, RoundNumber rounds) {
  if (error.code == pairing::code_of(pairing::Code::stage_finished)) {
    return refuse(Refusal::all_rounds_paired, {arg("rounds", rounds)});
  }
  return error;
}

}  // namespace

void add_wished_byes(const State& state, Round& round) {
  for (const EntryNumber number : members_of(state, round.section, round.stage)) {
    const Entry& entry = *find_entry(state, number);
    const WishedBye* bye = takes_part(entry, round.number) ? wished_bye(entry, round.number) : nullptr;
    if (bye == nullptr || pairing_of(round, number) != nullptr) continue;
    Pairing pairing;
    pairing.first = number;
    pairing.bye = bye->kind;
    round.pairings.push_back(std::move(pairing));
  }
}

Bodies next_round(Deciding& deciding, const State& before, SectionNumber section, Phase phase) {
  const StageNumber number = current_stage(before, section);
  const Stage& stage = stage_now(before, section);
  const RoundNumber paired = rounds_of(before, section);
  const pairing::Engine* engine = engine_of(stage.system);
  if (engine == nullptr) return refuse(Refusal::paired_by_hand, {arg("section", section)});
  if (const auto members = members_of(before, section, number); members.size() < 2) {
    return refuse(Refusal::too_few_entries, {arg("entries", static_cast<std::int64_t>(members.size()))});
  }
  if (paired >= deciding.context.limits.rounds) {
    return over_limit("rounds", static_cast<std::size_t>(deciding.context.limits.rounds),
                      static_cast<std::size_t>(paired) + 1);
  }

  std::vector<LogBody> bodies;
  auto drawn = draw(deciding, before, section, number, paired + 1);
  if (!drawn) return as_refusal(drawn.error(), paired);
  if (*drawn) bodies.emplace_back(**drawn);
  const State after_draw = *drawn ? event::apply(before, bodies.back()) : State{};
  const State& state = *drawn ? after_draw : before;
  const auto input = stage_input(state, deciding.context.people, section, number, paired + 1);
  if (stage.options.rounds > 0 && input.round > stage.options.rounds && !is_bracket(stage.system)) {
    return refuse(Refusal::all_rounds_paired, {arg("rounds", paired)});
  }
  const auto plan = engine->pair_next(input);
  if (!plan) return as_refusal(plan.error(), paired);
  if (const auto faults = engine->check(input, *plan); !faults.empty()) {
    return refuse(Refusal::check_failed, {arg("round", paired + 1), {"fault", faults.front().code}});
  }
  Round round{.number = paired + 1, .pairings = pairings_of(state, *plan), .section = section, .stage = number};
  round.phase = phase;
  round.version = phase == Phase::published ? 1 : 0;
  if (is_table_system(stage.system)) forfeit_to_those_who_rest(state, round, *plan, round.pairings);
  add_wished_byes(state, round);
  bodies.emplace_back(RoundPaired{std::move(round)});
  return bodies;
}

std::vector<dots::Error> faults_of(const State& state, const Context& context, const Round& round) {
  const Stage* stage = stage_in(state, round.section, round.stage);
  const pairing::Engine* engine = stage == nullptr ? nullptr : engine_of(stage->system);
  if (engine == nullptr) return {};
  const auto input = stage_input(state, context.people, round.section, round.stage, round.number);
  return engine->check(input, plan_of(state, round, input.round));
}

}  // namespace tournament::event
