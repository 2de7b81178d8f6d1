#include "tournament/pairing/groups.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "assignment.h"
#include "stage.h"
#include "systems.h"
#include "table_round.h"
#include "tournament/limits.h"
#include "tournament/pairing/knockout.h"

namespace tournament::pairing {

namespace {

// A prohibited pair in a group weighs more than all clubs that could meet, those more than leaving the snake.
constexpr long prohibited_cost = 1L << 40;
constexpr long apart_cost = 1L << 20;

Groups snake(const Stage& stage, int count) {
  const auto& seeds = stage.by_seed();
  const auto g = static_cast<std::size_t>(count);
  Groups groups(g);
  for (std::size_t start = 0; start < seeds.size(); start += g) {
    const std::size_t size = std::min(g, seeds.size() - start);
    const bool backwards = (start / g) % 2 == 1;
    std::vector<std::vector<long>> costs(g, std::vector<long>(g, 0));
    for (std::size_t i = 0; i < size; ++i) {
      const std::size_t planned = backwards ? g - 1 - i : i;
      for (std::size_t group = 0; group < g; ++group) {
        long& cost = costs[i][group];
        cost = std::abs(static_cast<long>(group) - static_cast<long>(planned));
        for (const int other : groups[group]) {
          if (stage.is_prohibited(seeds[start + i], other)) cost += prohibited_cost;
          if (stage.kept_apart(seeds[start + i], other)) cost += apart_cost;
        }
      }
    }
    const std::vector<int> chosen = cheapest_assignment(costs);
    for (std::size_t i = 0; i < size; ++i) groups[static_cast<std::size_t>(chosen[i])].push_back(seeds[start + i]);
  }
  return groups;
}

dots::Result<Groups> divide(const Stage& stage) {
  const int count = stage.options().groups;
  const auto contestants = static_cast<int>(stage.by_seed().size());
  if (count < 1) return refusal(Code::bad_option, {{"option", "groups"}, arg("value", count)});
  const auto bad = refusal(Code::bad_groups, {arg("groups", count), arg("contestants", contestants)});
  if (count > contestants / 2) return bad;
  const auto held = std::count_if(stage.by_seed().begin(), stage.by_seed().end(),
                                  [&](int number) { return stage.at(number).group != 0; });
  if (held == 0) return snake(stage, count);
  Groups groups(static_cast<std::size_t>(count));
  for (const int number : stage.by_seed()) {
    const int group = stage.at(number).group;
    if (group < 1 || group > count) return bad;
    groups[static_cast<std::size_t>(group - 1)].push_back(number);
  }
  const bool small = std::any_of(groups.begin(), groups.end(), [](const auto& group) { return group.size() < 2; });
  return small ? dots::Result<Groups>(bad) : groups;
}

int rounds_of(const Groups& groups, int cycles) {
  std::size_t largest = 0;
  for (const auto& group : groups) largest = std::max(largest, group.size());
  return cycles * static_cast<int>(largest + largest % 2 - 1);
}

}  // namespace

dots::Result<Groups> divide(const PairingInput& input) {
  const auto stage = Stage::read(input);
  return stage ? divide(*stage) : stage.error();
}

int rounds_of_groups(const PairingInput& input) {
  const auto groups = divide(input);
  return groups ? rounds_of(*groups, input.options.cycles) : 0;
}

Plan pair_groups(const PairingInput& input) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  const int cycles = input.options.cycles;
  if (cycles < 1 || cycles > Limits{}.rounds) {
    return refusal(Code::bad_option, {{"option", "cycles"}, arg("value", cycles)});
  }
  const auto groups = divide(*stage);
  if (!groups) return groups.error();
  if (const int rounds = rounds_of(*groups, cycles); input.round > rounds) {
    return refusal(Code::stage_finished, {arg("rounds", rounds)});
  }
  PairingPlan plan{.round = input.round};
  for (std::size_t g = 0; g < groups->size(); ++g) {
    const auto& members = (*groups)[g];
    const auto table = berger(static_cast<int>(members.size()), {cycles, input.options.swap_last_two});
    const auto round = static_cast<std::size_t>(input.round - 1);
    if (round >= table.size()) continue;  // a smaller group is ready earlier
    const int cycle = static_cast<int>(round / (table.size() / static_cast<std::size_t>(cycles))) + 1;
    add_table_round(*stage, plan, table[round], members, {StagePart::group, static_cast<int>(g) + 1}, cycle);
  }
  return finish(*stage, std::move(plan));
}

std::vector<int> qualifiers(const Groups& standings, int k) {
  const std::size_t g = standings.size();
  const std::vector<int> places = seeding_order(bracket_size(static_cast<int>(g) * std::max(k, 0)));
  std::vector<std::size_t> place_of(places.size() + 1, 0);
  for (std::size_t i = 0; i < places.size(); ++i) place_of[static_cast<std::size_t>(places[i])] = i;

  std::vector<std::vector<std::size_t>> taken(g);  // places of those of a group who have a seed
  std::vector<int> list;
  for (std::size_t rank = 0; rank < static_cast<std::size_t>(std::max(k, 0)); ++rank) {
    std::vector<std::vector<long>> costs(g, std::vector<long>(g, 0));
    for (std::size_t group = 0; group < g; ++group) {
      for (std::size_t i = 0; i < g; ++i) {
        const std::size_t place = place_of[rank * g + i + 1];
        // Meeting one round earlier weighs four times as much. By itself the order is kept, or turned in even ranks.
        const auto kept = static_cast<long>(rank % 2 == 0 ? i : g - 1 - i);
        long& cost = costs[group][i];
        cost = std::abs(kept - static_cast<long>(group));
        for (const std::size_t other : taken[group]) {
          const auto rounds_before = std::bit_width(places.size()) - std::bit_width(place ^ other);
          cost += (1L << 16) << (2 * rounds_before);
        }
      }
    }
    const std::vector<int> chosen = cheapest_assignment(costs);
    std::vector<int> row(g, 0);
    for (std::size_t group = 0; group < g; ++group) {
      const auto i = static_cast<std::size_t>(chosen[group]);
      taken[group].push_back(place_of[rank * g + i + 1]);
      if (rank < standings[group].size()) row[i] = standings[group][rank];
    }
    for (const int number : row) {
      if (number != 0) list.push_back(number);
    }
  }
  return list;
}

}  // namespace tournament::pairing
