// Sheets: what the players' sheets hold so far, and what one more duel or refusal would violate.
#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "tournament/challenge/championship.h"

namespace tournament::challenge {

class Sheets {
 public:
  explicit Sheets(const Championship& championship) : championship_(championship) {}

  [[nodiscard]] std::vector<Violation> violations_of(const Duel& duel) const;
  [[nodiscard]] std::vector<Violation> violations_of(const Refusal& refusal) const;
  void enter(const Duel& duel);

 private:
  [[nodiscard]] bool row_is_full(Number player, const std::string& game) const;
  [[nodiscard]] bool pair_is_done(Number one, Number other, const std::string& game) const;

  const Championship& championship_;
  std::map<std::pair<Number, std::string>, int> rows_{};                     ///< used, by player and booked game
  std::map<std::pair<Number, Number>, std::map<std::string, int>> games_{};  ///< of a pair, lower number first
  std::set<std::pair<Number, std::string>> fought_{};                        ///< a duel in that game
};

}  // namespace tournament::challenge
