#include <algorithm>
#include <cstdint>
#include <utility>

#include "find_pairing.h"
#include "refuse.h"
#include "text.h"
#include "tournament/event/log.h"
#include "tournament/event/validate.h"
#include "tournament/pairing/round_robin.h"

namespace tournament::event {

namespace {

using Entries = dots::Result<std::vector<LogBody>>;

int cycles_of(System system) { return system == System::double_round_robin ? 2 : 1; }

/// How many rounds a round robin of so many entries has.
std::size_t rounds_needed(std::size_t entries, System system) {
  if (entries < 2) return 0;
  return (entries + entries % 2 - 1) * static_cast<std::size_t>(cycles_of(system));
}

Round numbered(RoundNumber number, const pairing::RoundPairs& pairs) {
  Round round{.number = number, .pairings = {}};
  round.pairings.reserve(pairs.size());
  TableNumber table = 0;
  for (const auto& [first, second] : pairs) {
    round.pairings.push_back({.table = second == 0 ? 0 : ++table, .first = first, .second = second, .result = {}});
  }
  return round;
}

/// The remaining rounds of the schedule, at most `most` of them.
Entries pair_rounds(const State& state, std::size_t most) {
  if (state.entries.size() < 2) {
    return refuse(Refusal::too_few_entries, {{"entries", std::to_string(state.entries.size())}});
  }
  const std::size_t paired = state.rounds.size();
  const std::size_t all = rounds_needed(state.entries.size(), state.settings.system);
  if (paired >= all) return refuse(Refusal::all_rounds_paired, {{"rounds", std::to_string(paired)}});

  const auto schedule = pairing::berger(static_cast<int>(state.entries.size()),
                                        {.cycles = cycles_of(state.settings.system), .swap_last_two = true});
  std::vector<LogBody> entries;
  for (std::size_t i = paired; i < all && entries.size() < most; ++i) {
    entries.emplace_back(RoundPaired{numbered(static_cast<RoundNumber>(i + 1), schedule[i])});
  }
  return entries;
}

dots::Result<const Pairing*> find_game(const State& state, RoundNumber round_number, TableNumber table) {
  const Round* round = find_round(state, round_number);
  if (round == nullptr) {
    return refuse(Refusal::unknown_round,
                  {{"round", std::to_string(round_number)}, {"rounds", std::to_string(state.rounds.size())}});
  }
  const Pairing* pairing = find_table(*round, table);
  if (pairing == nullptr) {
    return refuse(Refusal::unknown_table, {{"round", std::to_string(round_number)}, {"table", std::to_string(table)}});
  }
  if (pairing->is_bye()) return refuse(Refusal::bye_has_no_result, {{"round", std::to_string(round_number)}});
  return pairing;
}

/// A remark may be given with any decision; a decision that changes what stands must have one.
dots::Result<void> check_reason(const std::string& reason, const Pairing& pairing, RoundNumber round,
                                const Limits& limits) {
  auto ok = check_text(reason, {"reason", "text_length", limits.text_length, pairing.result.has_value()});
  if (ok || ok.error().code != code_of(Refusal::text_missing)) return ok;
  return refuse(Refusal::correction_without_reason, {{"round", std::to_string(round)},
                                                     {"table", std::to_string(pairing.table)},
                                                     {"stands", std::string(to_text(pairing.result->kind))}});
}

class Decider {
 public:
  Decider(const State& state, const Limits& limits) : state_(state), limits_(limits) {}

  Entries operator()(const CreateEvent& command) const {
    if (state_.created) return refuse(Refusal::event_exists, {{"code", state_.settings.code}});
    auto settings = validated(command.settings, limits_);
    if (!settings) return settings.error();
    return one(EventCreated{std::move(*settings)});
  }

  Entries operator()(const AddEntry& command) const {
    if (!state_.created) return refuse(Refusal::no_event);
    if (!state_.rounds.empty()) {
      return refuse(Refusal::entries_closed, {{"rounds", std::to_string(state_.rounds.size())}});
    }
    if (command.player <= 0) return refuse(Refusal::not_a_player, {{"player", std::to_string(command.player)}});
    const auto same = std::find_if(state_.entries.begin(), state_.entries.end(),
                                   [&](const Entry& entry) { return entry.player == command.player; });
    if (same != state_.entries.end()) {
      return refuse(Refusal::already_entered,
                    {{"player", std::to_string(command.player)}, {"number", std::to_string(same->number)}});
    }
    const std::size_t count = state_.entries.size() + 1;
    if (count > static_cast<std::size_t>(limits_.players_in_event)) {
      return over_limit("players_in_event", static_cast<std::size_t>(limits_.players_in_event), count);
    }
    // Refused here and not at the first pairing, when it would be too late for everybody.
    if (const std::size_t rounds = rounds_needed(count, state_.settings.system);
        rounds > static_cast<std::size_t>(limits_.rounds)) {
      return over_limit("rounds", static_cast<std::size_t>(limits_.rounds), rounds);
    }
    return one(EntryAdded{.number = static_cast<EntryNumber>(count), .player = command.player});
  }

  // A round robin knows its opponents beforehand: open tables of earlier rounds keep no round from being paired.
  Entries operator()(const PairRound&) const {
    if (!state_.created) return refuse(Refusal::no_event);
    return pair_rounds(state_, 1);
  }

  Entries operator()(const PairAll&) const {
    if (!state_.created) return refuse(Refusal::no_event);
    return pair_rounds(state_, SIZE_MAX);
  }

  Entries operator()(const SetResult& command) const {
    if (!state_.created) return refuse(Refusal::no_event);
    const auto pairing = find_game(state_, command.round, command.table);
    if (!pairing) return pairing.error();
    if (auto ok = validate(command.result, limits_); !ok) return ok.error();
    if ((*pairing)->result == command.result) return std::vector<LogBody>{};
    if (auto ok = check_reason(command.reason, **pairing, command.round, limits_); !ok) return ok.error();
    return one(ResultSet{command.round, command.table, command.result, command.reason});
  }

  Entries operator()(const ClearResult& command) const {
    if (!state_.created) return refuse(Refusal::no_event);
    const auto pairing = find_game(state_, command.round, command.table);
    if (!pairing) return pairing.error();
    if (!(*pairing)->result) {
      return refuse(Refusal::nothing_to_clear,
                    {{"round", std::to_string(command.round)}, {"table", std::to_string(command.table)}});
    }
    if (auto ok = check_reason(command.reason, **pairing, command.round, limits_); !ok) return ok.error();
    return one(ResultCleared{command.round, command.table, command.reason});
  }

 private:
  static std::vector<LogBody> one(LogBody body) {
    std::vector<LogBody> entries;
    entries.push_back(std::move(body));
    return entries;
  }

  const State& state_;
  const Limits& limits_;
};

}  // namespace

Entries decide(const State& state, const Command& command, const Context& context) {
  if (!is_time(context.at)) return refuse(Refusal::not_a_time, {{"value", context.at}});
  if (auto ok = check_text(context.actor, {"actor", "name_length", context.limits.name_length, true}); !ok) {
    return ok.error();
  }
  return std::visit(Decider(state, context.limits), command);
}

}  // namespace tournament::event
