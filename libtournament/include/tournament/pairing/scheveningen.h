// Scheveningen: everybody of one team meets everybody of the other once (swiss.md §8.4).
//
//   for (const auto& round : scheveningen(6))
//     for (const ScheveningenGame& game : round) use(game.a, game.b, game.a_first);
#pragma once

#include <vector>

namespace tournament::pairing {

struct ScheveningenGame {
  int a = 0;  ///< number in team A, from 1
  int b = 0;
  bool a_first = true;
  friend bool operator==(const ScheveningenGame&, const ScheveningenGame&) = default;
};

/// The largest team; larger ones have no use in one hall.
inline constexpr int scheveningen_most = 60;

/// Rounds for teams of `n` (2 to scheveningen_most), games by the number in team A; none outside that range. From
/// three on, first moves are balanced within one for every contestant and, for each team, in every round.
std::vector<std::vector<ScheveningenGame>> scheveningen(int n);

}  // namespace tournament::pairing
