#include "find_pairing.h"
#include "tournament/event/log.h"

namespace tournament::event {

namespace {

void apply_to(State& state, const EventCreated& body) {
  state.settings = body.settings;
  state.created = true;
}

void apply_to(State& state, const EntryAdded& body) {
  state.entries.push_back({.number = body.number, .player = body.player});
}

void apply_to(State& state, const RoundPaired& body) { state.rounds.push_back(body.round); }

void set_result(State& state, RoundNumber round_number, TableNumber table, std::optional<GameResult> result) {
  Round* round = find_round(state, round_number);
  Pairing* pairing = round == nullptr ? nullptr : find_table(*round, table);
  if (pairing != nullptr) pairing->result = std::move(result);
}

void apply_to(State& state, const ResultSet& body) { set_result(state, body.round, body.table, body.result); }

void apply_to(State& state, const ResultCleared& body) { set_result(state, body.round, body.table, std::nullopt); }

}  // namespace

State apply(State state, const LogBody& body) {
  std::visit([&](const auto& b) { apply_to(state, b); }, body);
  ++state.sequence;
  return state;
}

}  // namespace tournament::event
