#include "bracket.h"
#include "tournament/pairing/knockout.h"

namespace tournament::pairing {

namespace {

/// Which loser of round `round` of the winners meets survivor `i` of the losers: turned over in even rounds, by halves
/// in odd ones, so that those who have met do not meet again soon. Of two, halves would undo the turning before.
std::size_t crossed(std::size_t i, std::size_t count, int round) {
  if (round % 2 == 0) return count - 1 - i;
  return count < 4 ? i : (i + count / 2) % count;
}

}  // namespace

int rounds_of_double_elimination(const PairingInput& input) {
  const int winner_rounds = bracket_rounds(static_cast<int>(input.contestants.size()));
  return input.options.best_of * (2 * winner_rounds + (input.options.grand_final_reset ? 1 : 0));
}

// Round r of the winners is played at step 2r-2, the first one at step 1, and round j of the losers at step j+1: the
// losers of round r come in at round 2r-2 of the losers, and nobody waits for more than one step.
Plan pair_double_elimination(const PairingInput& input) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  const auto seeds = bracket_order(input);
  if (!seeds) return seeds.error();
  const int contestants = static_cast<int>(seeds->size());
  std::vector<Place> places;
  for (const int seed : seeding_order(bracket_size(contestants))) {
    places.push_back(seed <= contestants ? Place{Place::Kind::seed, seed} : Place{});
  }
  Bracket bracket;
  const auto winners = add_rounds(bracket, places, 1, [](int, int r) {
    return StageLabel{StagePart::winner_bracket, r};
  });
  for (Match& match : bracket) {
    if (match.label.index > 1) match.step = 2 * match.label.index - 2;
  }
  const auto add = [&](StageLabel label, int step, Place first, Place second) {
    bracket.push_back({.label = label, .step = step, .first = first, .second = second});
    return static_cast<int>(bracket.size()) - 1;
  };
  const auto rounds = static_cast<int>(winners.size());
  std::vector<Place> losers;  // those still in after the last round of the losers
  for (const int match : winners.front()) losers.push_back({Place::Kind::loser, match});
  for (int r = 2; r <= rounds; ++r) {
    std::vector<Place> survivors;
    for (std::size_t i = 0; i + 1 < losers.size(); i += 2) {
      const StageLabel label{StagePart::loser_bracket, 2 * r - 3};
      survivors.push_back({Place::Kind::winner, add(label, 2 * r - 2, losers[i], losers[i + 1])});
    }
    const auto& dropping = winners[static_cast<std::size_t>(r - 1)];
    losers.clear();
    for (std::size_t i = 0; i < survivors.size(); ++i) {
      const Place dropped{Place::Kind::loser, dropping[crossed(i, dropping.size(), r)]};
      const StageLabel label{StagePart::loser_bracket, 2 * r - 2};
      losers.push_back({Place::Kind::winner, add(label, 2 * r - 1, survivors[i], dropped)});
    }
  }
  const Place unbeaten{Place::Kind::winner, winners.back().front()};
  const int final = add({StagePart::grand_final, 0}, 2 * rounds, unbeaten, losers.front());
  if (input.options.grand_final_reset) {
    add({StagePart::grand_final_reset, 0}, 2 * rounds + 1, unbeaten, losers.front());
    bracket.back().only_if_second_won = final;
  }
  return pair_bracket(*stage, bracket, *seeds);
}

}  // namespace tournament::pairing
