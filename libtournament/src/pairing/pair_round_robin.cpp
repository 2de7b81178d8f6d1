#include <algorithm>
#include <map>

#include "systems.h"
#include "table_round.h"
#include "tournament/limits.h"
#include "tournament/pairing/varma.h"

namespace tournament::pairing {

namespace {

/// Contestants by their number in the table: the seed rank, or a lot by federation.
dots::Result<std::vector<int>> table_numbers(const Stage& stage) {
  if (!stage.options().varma) return stage.by_seed();
  std::map<int, std::vector<int>> federations;
  int lonely = 0;  // who has no federation has one of his own
  for (const int number : stage.by_seed()) {
    const int federation = stage.at(number).federation;
    federations[federation == 0 ? --lonely : federation].push_back(number);
  }
  std::vector<int> sizes;
  for (const auto& [federation, members] : federations) sizes.push_back(static_cast<int>(members.size()));
  const auto drawn = varma_numbers(sizes, stage.input().seed);
  if (!drawn) return drawn.error();
  std::vector<int> numbers(stage.by_seed().size(), 0);
  std::size_t f = 0;
  for (const auto& [federation, members] : federations) {
    for (std::size_t i = 0; i < members.size(); ++i) numbers[static_cast<std::size_t>((*drawn)[f][i] - 1)] = members[i];
    ++f;
  }
  return numbers;
}

}  // namespace

int rounds_of_round_robin(const PairingInput& input) {
  const int players = static_cast<int>(input.contestants.size());
  return input.options.cycles * (players + players % 2 - 1);
}

Plan pair_round_robin(const PairingInput& input) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  if (input.options.cycles < 1 || input.options.cycles > Limits{}.rounds) {
    return refusal(Code::bad_option, {{"option", "cycles"}, arg("value", input.options.cycles)});
  }
  const int rounds = rounds_of_round_robin(input);
  if (input.round > rounds) return refusal(Code::stage_finished, {arg("rounds", rounds)});
  const auto numbers = table_numbers(*stage);
  if (!numbers) return numbers.error();
  const int in_cycle = rounds / input.options.cycles;
  // Only the cycles up to this round are made; one more, so that the last of them swaps its rounds as it will.
  const int cycle = (input.round - 1) / in_cycle + 1;
  const auto table = berger(static_cast<int>(numbers->size()),
                            {std::min(cycle + 1, input.options.cycles), input.options.swap_last_two});
  PairingPlan plan{.round = input.round};
  add_table_round(*stage, plan, table[static_cast<std::size_t>(input.round - 1)], *numbers, {}, cycle);
  return finish(*stage, std::move(plan));
}

}  // namespace tournament::pairing
