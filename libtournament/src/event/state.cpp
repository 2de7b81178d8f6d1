#include "tournament/event/state.h"

#include <algorithm>
#include <tuple>

#include "find_pairing.h"

namespace tournament::event {

State::State() = default;
State::State(const State&) = default;
State::State(State&&) noexcept = default;
State& State::operator=(const State&) = default;
State& State::operator=(State&&) noexcept = default;
State::~State() = default;

const Section* find_section(const State& state, SectionNumber section) { return section_in(state, section); }

const Entry* find_entry(const State& state, EntryNumber number) { return entry_in(state, number); }

const Round* find_round(const State& state, SectionNumber section, RoundNumber number) {
  return round_in(state, section, number);
}

RoundNumber rounds_of(const State& state, SectionNumber section) {
  return static_cast<RoundNumber>(std::count_if(state.rounds.begin(), state.rounds.end(),
                                                [&](const Round& round) { return round.section == section; }));
}

StageNumber current_stage(const State& state, SectionNumber section) {
  StageNumber stage = 1;
  for (const Round& round : state.rounds) {
    if (round.section == section) stage = std::max(stage, round.stage);
  }
  // Begun by an advance, without a round yet.
  if (const Stage* next = stage_in(state, section, stage + 1); next != nullptr && !next->entries.empty()) ++stage;
  return stage;
}

ScoreTable scores_of(const State& state, SectionNumber section, StageNumber number) {
  const Stage* stage = stage_in(state, section, number);
  ScoreTable scores = stage != nullptr && stage->scores ? *stage->scores : state.settings.scores;
  const bool tables = is_table_system(stage == nullptr ? state.settings.system : stage->system);
  if (state.rules.boards > 0 && !tables && !scores.bye) scores.bye = scores.draw;
  return scores;
}

std::vector<EntryNumber> seeded_entries(const State& state, SectionNumber section, StageNumber stage) {
  if (const Stage* found = stage_in(state, section, stage); found != nullptr && !found->entries.empty()) {
    return found->entries;
  }
  std::vector<std::tuple<bool, int, EntryNumber>> order;
  for (const Entry& entry : state.entries) {
    if (entry.section == section) order.emplace_back(entry.seed == 0, entry.seed, entry.number);
  }
  std::sort(order.begin(), order.end());
  std::vector<EntryNumber> numbers;
  numbers.reserve(order.size());
  for (const auto& [unseeded, seed, number] : order) numbers.push_back(number);
  return numbers;
}

}  // namespace tournament::event
