// What every checker looks at. Checkers share nothing with the engines but the validated input.
#pragma once

#include <map>

#include "stage.h"
#include "systems.h"

namespace tournament::pairing {

class PlanCheck {
 public:
  /// Finds at once what is wrong in every system: numbers, rounds, byes out of order, prohibited and forced pairs.
  PlanCheck(const Stage& stage, const PairingPlan& plan);

  void fault(Code code, dots::Arguments args);
  void pair_fault(Code code, int first, int second);

  [[nodiscard]] const PairingPlan& plan() const { return plan_; }
  /// The pair of two numbers in any order; (a, 0) finds a bye.
  [[nodiscard]] const PlannedPair* find(int a, int b) const;
  [[nodiscard]] bool is_paired(int number) const { return opponents_.contains(number); }
  /// A pair that must be there; it is taken off the list of extra ones. Null after a fault.
  const PlannedPair* expect(int a, int b, const StageLabel& label);
  /// Pairs and byes of the plan that nobody expected are faults.
  void nothing_else();
  /// The side rule of the systems without a table, worked out anew.
  void sides_by_history(const PlannedPair& pair);

  Faults take() { return std::move(faults_); }

 private:
  void common();

  const Stage& stage_;
  const PairingPlan& plan_;
  std::map<Pair, const PlannedPair*> pairs_;
  std::map<Pair, const PlannedPair*> extra_;
  std::map<int, int> opponents_;
  Faults faults_;
};

}  // namespace tournament::pairing
