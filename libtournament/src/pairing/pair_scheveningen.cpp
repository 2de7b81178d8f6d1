#include <algorithm>
#include <map>

#include "systems.h"
#include "table_round.h"
#include "tournament/limits.h"
#include "tournament/pairing/scheveningen.h"

namespace tournament::pairing {

int rounds_of_scheveningen(const PairingInput& input) {
  return input.options.cycles * static_cast<int>(input.contestants.size() / 2);
}

Plan pair_scheveningen(const PairingInput& input) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  const int cycles = input.options.cycles;
  if (cycles < 1 || cycles > Limits{}.rounds) {
    return refusal(Code::bad_option, {{"option", "cycles"}, arg("value", cycles)});
  }
  std::map<int, std::vector<int>> teams;
  for (const int number : stage->by_seed()) teams[stage->at(number).team].push_back(number);
  const auto first = static_cast<long>(teams.begin()->second.size()),
             second = static_cast<long>(teams.rbegin()->second.size());
  if (teams.size() != 2 || first != second || first < 2 || first > scheveningen_most) {
    return refusal(Code::bad_teams,
                   {arg("teams", static_cast<long>(teams.size())), arg("first", first), arg("second", second)});
  }
  const int n = static_cast<int>(first);
  if (const int rounds = rounds_of_scheveningen(input); input.round > rounds) {
    return refusal(Code::stage_finished, {arg("rounds", rounds)});
  }
  // Team A has the table numbers 1 to n, team B those that follow.
  std::vector<int> numbers = teams.begin()->second;
  numbers.insert(numbers.end(), teams.rbegin()->second.begin(), teams.rbegin()->second.end());
  const int cycle = (input.round - 1) / n + 1;
  const auto table = scheveningen(n);
  RoundPairs pairs;
  for (const ScheveningenGame& game : table[static_cast<std::size_t>((input.round - 1) % n)]) {
    const bool a_first = game.a_first == (cycle % 2 == 1);
    pairs.push_back(a_first ? Pair{game.a, n + game.b} : Pair{n + game.b, game.a});
  }
  PairingPlan plan{.round = input.round};
  add_table_round(*stage, plan, pairs, numbers, {}, cycle);
  return finish(*stage, std::move(plan));
}

}  // namespace tournament::pairing
