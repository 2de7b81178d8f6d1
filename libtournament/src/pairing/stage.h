// A validated input, looked up by number; and what engines add to a plan.
#pragma once

#include <optional>
#include <string>
#include <unordered_map>

#include "tournament/pairing/engine.h"

namespace tournament::pairing {

using Pair = std::pair<int, int>;
inline Pair unordered(int a, int b) { return a < b ? Pair{a, b} : Pair{b, a}; }

dots::Error refusal(Code code, dots::Arguments args = {});
/// An argument whose value is a number.
dots::Argument arg(std::string name, long value);

class Stage {
 public:
  /// Keeps a reference: the input must live as long as the stage. Errors: PAI001, PAI005 to PAI008, PAI010, PAI011,
  /// LIM001.
  static dots::Result<Stage> read(const PairingInput& input);

  [[nodiscard]] const PairingInput& input() const { return *input_; }
  [[nodiscard]] const SystemOptions& options() const { return input_->options; }
  [[nodiscard]] bool has(int number) const { return index_.contains(number); }
  [[nodiscard]] const Contestant& at(int number) const { return input_->contestants[index_.at(number)]; }
  /// The seat of a number in a past round; an empty one where the history says nothing.
  [[nodiscard]] Seat seat(int number, int round) const;
  [[nodiscard]] const std::vector<int>& by_seed() const { return by_seed_; }
  [[nodiscard]] bool is_prohibited(int a, int b) const;
  [[nodiscard]] bool kept_apart(int a, int b) const;  ///< same club or federation, by options.spread
  [[nodiscard]] int meetings(int a, int b) const;     ///< games really played
  /// Whoever has moved first less often, else who did not when their sides last differed, else the better seed.
  [[nodiscard]] Pair sides(int a, int b) const;
  /// An error when a game of an earlier round is open.
  [[nodiscard]] dots::Result<void> all_results_known() const;

 private:
  Stage() = default;
  [[nodiscard]] std::optional<dots::Error> find_fault() const;
  [[nodiscard]] std::optional<dots::Error> pair_fault() const;

  const PairingInput* input_ = nullptr;
  std::unordered_map<int, std::size_t> index_;
  std::vector<int> by_seed_;
  std::vector<Pair> prohibited_;  ///< ordered, for searching
};

/// Moves the byes behind the tables and orders the explanations as the pairs. Errors: PAI012 when a forced pair of the
/// input is not in the plan.
dots::Result<PairingPlan> finish(const Stage& stage, PairingPlan plan);

void add_pair(PairingPlan& plan, const PlannedPair& pair, Reason reason, dots::Arguments args);

}  // namespace tournament::pairing
