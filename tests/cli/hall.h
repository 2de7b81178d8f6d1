// An event with a number of players, for tests that need one.
//
//   Hall hall({"--system", "monrad", "--rounds", "3"}, 6);     // "cup", players P1 … P6, entries 1 … 6
//   hall.done({"round", "pair", "cup", "--seed", "1"});
#pragma once

#include <string>
#include <vector>

#include "process.h"

namespace arbiter_tests {

using Words = std::vector<std::string>;

class Hall {
 public:
  Hall(const Words& options, int players);
  /// Runs with --json and expects exit 0.
  [[nodiscard]] nlohmann::json show(Words words) const;
  void done(const Words& words) const { (void)show(words); }
  /// Runs and expects this exit and this code in the one line that is told last.
  void refused(int exit, const std::string& code, const Words& words) const;
  [[nodiscard]] nlohmann::json pairings(int round) const;
  /// "1-4 2-3 5" of a round: entries by table, who rests alone.
  [[nodiscard]] std::string plan(int round) const;
  /// The lower number wins wherever a result is missing.
  void play(int round) const;

  Desk desk;
};

}  // namespace arbiter_tests
