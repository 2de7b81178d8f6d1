#include "apply_challenge.h"

#include <algorithm>

namespace tournament::event {
namespace {

RecordedDuel* duel_in(State& state, int id) {
  if (!state.open_challenge) return nullptr;
  auto& duels = state.open_challenge->duels;
  const auto found = std::ranges::find(duels, id, [](const RecordedDuel& d) { return d.duel.id; });
  return found == duels.end() ? nullptr : &*found;
}

}  // namespace

void apply_to(State& state, const ChallengeSet& body) {
  if (state.open_challenge) state.open_challenge->options = body.options;
}

void apply_to(State& state, const ChallengerSet& body) {
  if (!state.open_challenge) return;
  auto& challengers = state.open_challenge->challengers;
  std::erase_if(challengers, [&](const Challenger& c) { return c.entry == body.challenger.entry; });
  challengers.insert(std::ranges::upper_bound(challengers, body.challenger.number, {}, &Challenger::number),
                     body.challenger);
}

void apply_to(State& state, const DuelEntered& body) {
  if (state.open_challenge) state.open_challenge->duels.push_back({.duel = body.duel, .record = body.record});
}

void apply_to(State& state, const DuelCorrected& body) {
  RecordedDuel* recorded = duel_in(state, body.duel.id);
  if (recorded == nullptr) return;
  recorded->duel = body.duel;
  recorded->record = body.record;
}

void apply_to(State& state, const DuelStruck& body) {
  if (RecordedDuel* recorded = duel_in(state, body.duel)) recorded->struck = true;
}

void apply_to(State& state, const RefusalRecorded& body) {
  if (state.open_challenge) state.open_challenge->refusals.push_back(body.refusal);
}

void apply_to(State& state, const ExclusionSet& body) {
  if (!state.open_challenge) return;
  auto& excluded = state.open_challenge->excluded;
  std::erase(excluded, body.number);
  if (body.excluded) excluded.insert(std::ranges::upper_bound(excluded, body.number), body.number);
}

}  // namespace tournament::event
