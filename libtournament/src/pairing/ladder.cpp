#include "tournament/pairing/ladder.h"

#include <algorithm>
#include <set>

#include "stage.h"
#include "systems.h"

namespace tournament::pairing {

namespace {

using Order = std::vector<int>;

Order order_of(const Stage& stage) {
  Order order = stage.by_seed();
  for (int round = 1; round < stage.input().round; ++round) {
    const Order before = order;
    for (std::size_t place = 0; place < before.size(); ++place) {
      const int challenged = before[place];
      const Seat seat = stage.seat(challenged, round);
      if (seat.opponent == 0 || seat.outcome != Outcome::loss) continue;
      const int winner = seat.opponent;
      if (stage.seat(winner, round).outcome != Outcome::win) continue;
      const auto above = std::find(order.begin(), order.end(), challenged);
      const auto below = std::find(order.begin(), order.end(), winner);
      if (above > below) continue;  // the higher one won: nothing changes
      if (stage.options().ladder_move == LadderMove::swap) {
        std::iter_swap(above, below);
      } else {
        std::rotate(above, below, below + 1);
      }
    }
  }
  return order;
}

/// Places that a challenge goes up.
std::ptrdiff_t places_up(const Order& order, int challenger, int challenged) {
  return std::find(order.begin(), order.end(), challenger) - std::find(order.begin(), order.end(), challenged);
}

/// The last round in which the two met, or 0.
int last_meeting(const Stage& stage, int a, int b) {
  for (int round = stage.input().round - 1; round > 0; --round) {
    if (stage.seat(a, round).opponent == b) return round;
  }
  return 0;
}

bool too_soon(const Stage& stage, int a, int b) {
  const int met = last_meeting(stage, a, b);
  return met != 0 && stage.input().round - met <= stage.options().ladder_rematch_after;
}

dots::Result<void> allowed(const Stage& stage, const Order& order, int challenger, int challenged) {
  for (const int number : {challenger, challenged}) {
    if (!stage.has(number)) return refusal(Code::challenge_unknown, {arg("number", number)});
  }
  if (challenger == challenged) return refusal(Code::challenge_self, {arg("number", challenger)});
  for (const int number : {challenger, challenged}) {
    if (!stage.at(number).active) return refusal(Code::challenge_absent, {arg("number", number)});
  }
  dots::Arguments who{arg("challenger", challenger), arg("challenged", challenged)};
  if (stage.is_prohibited(challenger, challenged)) return refusal(Code::challenge_prohibited, std::move(who));
  const std::ptrdiff_t places = places_up(order, challenger, challenged);
  if (places < 0) return refusal(Code::challenge_downward, std::move(who));
  if (places > stage.options().ladder_reach) {
    who.push_back(arg("places", places));
    who.push_back(arg("reach", stage.options().ladder_reach));
    return refusal(Code::challenge_too_far, std::move(who));
  }
  if (too_soon(stage, challenger, challenged)) {
    who.push_back(arg("round", last_meeting(stage, challenger, challenged)));
    return refusal(Code::challenge_too_soon, std::move(who));
  }
  return {};
}

}  // namespace

std::vector<int> ladder_order(const PairingInput& input) {
  const auto stage = Stage::read(input);
  return stage ? order_of(*stage) : Order{};
}

dots::Result<void> challenge_allowed(const PairingInput& input, int challenger, int challenged) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  return allowed(*stage, order_of(*stage), challenger, challenged);
}

Plan pair_ladder(const PairingInput& input) {
  // What is wrong with a challenge has its own words, so that challenges are looked at before the input's pairs.
  PairingInput without_challenges = input;
  without_challenges.forced.clear();
  const auto stage = Stage::read(without_challenges);
  if (!stage) return stage.error();
  const SystemOptions& options = input.options;
  if (options.ladder_reach < 1)
    return refusal(Code::bad_option, {{"option", "ladder_reach"}, arg("value", options.ladder_reach)});
  if (input.total_rounds > 0 && input.round > input.total_rounds) {
    return refusal(Code::stage_finished, {arg("rounds", input.total_rounds)});
  }
  if (const auto known = stage->all_results_known(); !known) return known.error();
  const Order order = order_of(*stage);

  std::set<int> seated;
  std::vector<std::pair<std::ptrdiff_t, std::size_t>> challenges;  // place of the challenged, position in the input
  for (std::size_t i = 0; i < input.forced.size(); ++i) {
    const auto [challenger, challenged] = input.forced[i];
    if (const auto valid = allowed(*stage, order, challenger, challenged); !valid) return valid.error();
    if (!seated.insert(challenger).second || !seated.insert(challenged).second) {
      return refusal(Code::forced_contradiction, {arg("first", challenger), arg("second", challenged)});
    }
    challenges.emplace_back(std::find(order.begin(), order.end(), challenged) - order.begin(), i);
  }
  std::sort(challenges.begin(), challenges.end());
  PairingPlan plan{.round = input.round};
  for (const auto& [place, i] : challenges) {
    const auto [challenger, challenged] = input.forced[i];
    const auto [first, second] = stage->sides(challenger, challenged);
    add_pair(plan, {.first = first, .second = second}, Reason::challenge,
             {arg("challenger", challenger), arg("places", places_up(order, challenger, challenged))});
  }
  if (!options.ladder_fill) return finish(*stage, std::move(plan));

  // In even rounds the leader rests first, so that neighbours of both kinds meet in turn.
  Order waiting;
  for (const int number : order) {
    if (!seated.contains(number) && stage->at(number).active) waiting.push_back(number);
  }
  std::size_t i = input.round % 2 == 0 && waiting.size() > 2 ? 1 : 0;
  while (i + 1 < waiting.size()) {
    const int upper = waiting[i], lower = waiting[i + 1];
    if (!allowed(*stage, order, lower, upper)) {
      ++i;
      continue;
    }
    const auto [first, second] = stage->sides(upper, lower);
    const auto place = std::find(order.begin(), order.end(), upper) - order.begin() + 1;
    add_pair(plan, {.first = first, .second = second}, Reason::ladder_neighbours, {arg("place", place)});
    i += 2;
  }
  return finish(*stage, std::move(plan));
}

}  // namespace tournament::pairing
