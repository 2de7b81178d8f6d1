// Who plays when: withdrawal, return, wished byes and announced absence.
#include <algorithm>

#include "deciding.h"
#include "stage_input.h"

namespace tournament::event {

namespace {

bool is_withdrawn(const Entry& entry) { return !entry.leaves.empty() && entry.leaves.back().to == 0; }

/// From when the command means; what is paired already is the past, a draft without the entry apart. Errors:
/// round_is_past.
dots::Result<RoundNumber> from_round(const State& state, const Entry& entry, RoundNumber asked) {
  const RoundNumber paired = rounds_of(state, entry.section);
  RoundNumber next = paired + 1;
  if (const Round* last = find_round(state, entry.section, paired);
      last != nullptr && last->phase == Phase::draft && pairing_of(*last, entry.number) == nullptr) {
    next = paired;
  }
  const RoundNumber from = asked == 0 ? next : asked;
  if (from < next || from < entry.joined) {
    return refuse(Refusal::round_is_past, {arg("round", from), arg("paired", paired)});
  }
  return from;
}

/// Games that are still to be played after a withdrawal, and what a round robin makes of them.
std::vector<LogBody> games_left(Deciding& deciding, const Entry& entry, const std::string& reason) {
  std::vector<LogBody> bodies;
  const bool table_system = is_table_system(stage_now(deciding.state, entry.section).system);
  const GamesOfStage games = games_of(deciding.state, entry.number, current_stage(deciding.state, entry.section));
  const bool stays = games.counts();
  if (table_system && !stays) {
    deciding.warn(WarningLevel::acknowledge, Refusal::leaves_standings,
                  {arg("number", entry.number), arg("played", games.played), arg("games", games.all)});
  }
  for (const Round& round : deciding.state.rounds) {
    if (round.section != entry.section) continue;
    const Pairing* pairing = pairing_of(round, entry.number);
    if (pairing == nullptr || pairing->is_bye() || pairing->result) continue;
    if (table_system && stays && round.phase != Phase::draft) {
      // swiss.md §8.3: with half of the games played the others are forfeits.
      GameResult forfeit;
      forfeit.kind = pairing->first == entry.number ? ResultKind::second_wins_forfeit : ResultKind::first_wins_forfeit;
      forfeit.end = GameEnd::no_show;
      bodies.emplace_back(ResultSet{round.number, pairing->table, forfeit, reason, round.section});
    } else {
      deciding.warn(WarningLevel::note, Refusal::open_game,
                    {arg("number", entry.number), arg("round", round.number), arg("table", pairing->table)});
    }
  }
  return bodies;
}

dots::Result<void> check_half_point(const Deciding& deciding, const Entry& entry, RoundNumber round) {
  const EventRules& rules = deciding.state.rules;
  const auto had = std::count_if(entry.byes.begin(), entry.byes.end(), [&](const WishedBye& bye) {
    return bye.kind == ByeKind::half_point && bye.round != round;
  });
  if (rules.half_byes && had >= *rules.half_byes) {
    return refuse(Refusal::bye_limit, {arg("number", entry.number), arg("limit", *rules.half_byes)});
  }
  const RoundNumber last = stage_now(deciding.state, entry.section).options.rounds;
  if (last > 0 && round > last - rules.no_byes_in_last) {
    return refuse(Refusal::bye_in_last,
                  {arg("number", entry.number), arg("round", round), arg("last", rules.no_byes_in_last)});
  }
  return {};
}

}  // namespace

Bodies decide_on(Deciding& deciding, const WithdrawEntry& command) {
  const auto entry = known_entry(deciding.state, command.number);
  if (!entry) return entry.error();
  if (is_withdrawn(**entry)) {
    return refuse(Refusal::withdrawn_already,
                  {arg("number", command.number), arg("from", (*entry)->leaves.back().from)});
  }
  const auto from = from_round(deciding.state, **entry, command.from);
  if (!from) return from.error();
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  std::vector<LogBody> bodies = one(EntryWithdrawn{command.number, *from, command.reason});
  for (LogBody& body : games_left(deciding, **entry, command.reason)) bodies.push_back(std::move(body));
  return bodies;
}

Bodies decide_on(Deciding& deciding, const ReturnEntry& command) {
  const auto entry = known_entry(deciding.state, command.number);
  if (!entry) return entry.error();
  if (!is_withdrawn(**entry)) return refuse(Refusal::not_withdrawn, {arg("number", command.number)});
  const auto from = from_round(deciding.state, **entry, command.from);
  if (!from) return from.error();
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  if (const int missed = *from - (*entry)->leaves.back().from; missed > 0) {
    deciding.warn(WarningLevel::acknowledge, Refusal::rejoins, {arg("number", command.number), arg("missed", missed)});
  }
  return one(EntryReturned{command.number, *from, command.reason});
}

Bodies decide_on(Deciding& deciding, const WishBye& command) {
  const auto entry = known_entry(deciding.state, command.number);
  if (!entry) return entry.error();
  if (const System system = stage_now(deciding.state, (*entry)->section).system; !knows_wished_byes(system)) {
    return refuse(Refusal::no_byes_here, {arg("section", (*entry)->section), {"system", std::string(to_text(system))}});
  }
  if (command.kind == ByeKind::allocated) return refuse(Refusal::bye_kind, {{"kind", "allocated"}});
  const auto round = from_round(deciding.state, **entry, command.round);
  if (!round) return round.error();
  if (*round > deciding.context.limits.rounds) {
    return over_limit("rounds", static_cast<std::size_t>(deciding.context.limits.rounds),
                      static_cast<std::size_t>(*round));
  }
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  const WishedBye* stands = wished_bye(**entry, *round);
  if ((stands == nullptr && !command.kind) || (stands != nullptr && command.kind == stands->kind)) {
    return std::vector<LogBody>{};
  }
  if (command.kind == ByeKind::half_point) {
    if (auto ok = check_half_point(deciding, **entry, *round); !ok) return ok.error();
    const auto had = std::count_if((*entry)->byes.begin(), (*entry)->byes.end(),
                                   [](const WishedBye& bye) { return bye.kind == ByeKind::half_point; });
    if (had > 0) {
      deciding.warn(WarningLevel::acknowledge, Refusal::second_half_bye,
                    {arg("number", command.number), arg("count", had + 1)});
    }
  }
  if (command.kind == ByeKind::full_point) {
    deciding.warn(WarningLevel::acknowledge, Refusal::full_point_bye,
                  {arg("number", command.number), arg("round", *round)});
  }
  return one(ByeWished{command.number, *round, command.kind, command.reason});
}

}  // namespace tournament::event
