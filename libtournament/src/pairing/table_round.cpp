#include "table_round.h"

namespace tournament::pairing {

void add_table_round(const Stage& stage, PairingPlan& plan, const RoundPairs& pairs, const std::vector<int>& numbers,
                     StageLabel label, int cycle) {
  const auto who = [&](int place) { return place == 0 ? 0 : numbers[static_cast<std::size_t>(place - 1)]; };
  const auto is_here = [&](int number) { return number != 0 && stage.at(number).active; };
  const dots::Arguments round{arg("round", stage.input().round), arg("cycle", cycle)};
  for (const auto& [i, j] : pairs) {
    const int first = who(i), second = who(j);
    const int rests = is_here(first) ? first : second;
    if (is_here(first) && is_here(second)) {
      add_pair(plan, {.first = first, .second = second, .label = label}, Reason::table_round, round);
    } else if (is_here(rests) && second == 0) {
      add_pair(plan, {.first = rests, .second = 0, .label = label}, Reason::bye_of_table, round);
    } else if (is_here(rests)) {
      add_pair(plan, {.first = rests, .second = 0, .label = label}, Reason::bye_opponent_absent,
               {arg("opponent", rests == first ? second : first)});
    }
  }
}

}  // namespace tournament::pairing
