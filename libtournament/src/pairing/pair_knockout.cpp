#include <algorithm>

#include "bracket.h"
#include "tournament/pairing/knockout.h"

namespace tournament::pairing {

namespace {

std::vector<Place> seed_places(int size, int contestants) {
  std::vector<Place> places;
  for (const int seed : seeding_order(size)) {
    places.push_back(seed <= contestants ? Place{Place::Kind::seed, seed} : Place{});
  }
  return places;
}

/// The losers of round one, those of the best seeds first, in a bracket of their own beside the later rounds.
void add_consolation(Bracket& bracket, const std::vector<int>& round_one) {
  const auto best_seed = [&](int position) { return bracket[static_cast<std::size_t>(position)].first.index; };
  std::vector<int> games;
  for (const int position : round_one) {
    if (bracket[static_cast<std::size_t>(position)].second.kind == Place::Kind::seed) games.push_back(position);
  }
  if (games.size() < 2) return;
  std::sort(games.begin(), games.end(), [&](int a, int b) { return best_seed(a) < best_seed(b); });
  std::vector<Place> places;
  for (const int seed : seeding_order(bracket_size(static_cast<int>(games.size())))) {
    const auto i = static_cast<std::size_t>(seed - 1);
    places.push_back(i < games.size() ? Place{Place::Kind::loser, games[i]} : Place{});
  }
  add_rounds(bracket, places, 2, [](int size, int) { return StageLabel{StagePart::consolation, size}; });
}

}  // namespace

int rounds_of_knockout(const PairingInput& input) {
  return input.options.best_of * bracket_rounds(static_cast<int>(input.contestants.size()));
}

Plan pair_knockout(const PairingInput& input) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  const auto seeds = bracket_order(input);
  if (!seeds) return seeds.error();
  const int contestants = static_cast<int>(seeds->size());
  Bracket bracket;
  const auto rounds = add_rounds(bracket, seed_places(bracket_size(contestants), contestants), 1, [](int size, int) {
    return StageLabel{StagePart::last, size};
  });
  const bool third_place = input.options.third_place && rounds.size() > 1;
  if (third_place) {
    const auto& semifinals = rounds[rounds.size() - 2];
    bracket.push_back({.label = {StagePart::third_place, 0},
                       .step = static_cast<int>(rounds.size()),
                       .first = {Place::Kind::loser, semifinals[0]},
                       .second = {Place::Kind::loser, semifinals[1]}});
  }
  // Of four, the losers of round one are those who play for the third place.
  if (input.options.consolation && !(third_place && rounds.size() == 2)) add_consolation(bracket, rounds.front());
  return pair_bracket(*stage, bracket, *seeds);
}

}  // namespace tournament::pairing
