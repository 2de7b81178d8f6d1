#include "tournament/event/explain.h"

#include "find_pairing.h"
#include "stage_input.h"

namespace tournament::event {

std::vector<pairing::Explanation> explain_pairings(const State& state, const std::vector<PersonFacts>& people,
                                                   SectionNumber section, RoundNumber number) {
  const Round* round = find_round(state, section, number);
  const Stage* stage = round == nullptr ? nullptr : stage_in(state, section, round->stage);
  const pairing::Engine* engine = stage == nullptr ? nullptr : engine_of(stage->system);
  if (engine == nullptr) return {};
  auto plan = engine->pair_next(stage_input(state, people, section, round->stage, number));
  if (!plan) return {};
  return std::move(plan->explanations);
}

}  // namespace tournament::event
