#include <algorithm>

#include "check_plan.h"

namespace tournament::pairing {

namespace {

/// Not from the tables: everybody meets everybody of the other team once a cycle, with balanced sides.
class ScheveningenCheck {
 public:
  ScheveningenCheck(const Stage& stage, const PairingPlan& plan)
      : stage_(stage), check_(stage, plan), n_(static_cast<int>(stage.by_seed().size() / 2)) {
    first_round_ = (stage.input().round - 1) / n_ * n_ + 1;
    team_a_ = stage.at(stage.by_seed().front()).team;
  }

  Faults run() {
    for (const PlannedPair& pair : check_.plan().pairs) {
      if (!stage_.has(pair.first) || (pair.second != 0 && !stage_.has(pair.second))) continue;
      if (pair.second == 0) {
        ++byes_;
      } else {
        meeting(pair);
      }
    }
    int absent = 0;
    for (const int number : stage_.by_seed()) {
      const bool active = stage_.at(number).active;
      absent += active ? 0 : 1;
      if (active && !check_.is_paired(number)) check_.pair_fault(Code::plan_missing, number, 0);
      sides_of(number);
    }
    if (byes_ > absent) check_.fault(Code::plan_bye, {arg("number", check_.plan().pairs.back().first)});
    // Two of a team cannot be balanced in one round when both have the same side in the published table.
    if (absent == 0 && n_ > 2 && std::abs(2 * a_first_ - n_) > n_ % 2) {
      const PlannedPair& top = check_.plan().pairs.front();
      check_.pair_fault(Code::plan_sides, top.first, top.second);
    }
    return check_.take();
  }

 private:
  void meeting(const PlannedPair& pair) {
    if (stage_.at(pair.first).team == stage_.at(pair.second).team) {
      check_.pair_fault(Code::plan_not_due, pair.first, pair.second);
    }
    if (stage_.at(pair.first).team == team_a_) ++a_first_;
    for (int round = 1; round < stage_.input().round; ++round) {
      const Seat seat = stage_.seat(pair.first, round);
      if (seat.opponent != pair.second) continue;
      if (round >= first_round_) check_.pair_fault(Code::plan_met, pair.first, pair.second);
      const int cycles_ago = (first_round_ - 1 - (round - 1) / n_ * n_) / n_;
      if (cycles_ago % 2 == 1 && seat.first) check_.pair_fault(Code::plan_sides, pair.first, pair.second);
    }
  }

  void sides_of(int number) {
    int games = 0, firsts = 0;
    for (int round = first_round_; round < stage_.input().round; ++round) {
      const Seat seat = stage_.seat(number, round);
      games += seat.opponent != 0 ? 1 : 0;
      firsts += seat.opponent != 0 && seat.first ? 1 : 0;
    }
    for (const PlannedPair& pair : check_.plan().pairs) {
      if (pair.second == 0 || (pair.first != number && pair.second != number)) continue;
      ++games;
      firsts += pair.first == number ? 1 : 0;
    }
    const int most = (n_ + 1) / 2;
    if (firsts > most || games - firsts > most) check_.pair_fault(Code::plan_sides, number, 0);
  }

  const Stage& stage_;
  PlanCheck check_;
  int n_;
  int first_round_ = 1;  ///< of the cycle
  int team_a_ = 0;
  int a_first_ = 0;
  int byes_ = 0;
};

}  // namespace

Faults check_scheveningen(const PairingInput& input, const PairingPlan& plan) {
  const auto stage = Stage::read(input);
  if (!stage) return {stage.error()};
  return ScheveningenCheck(*stage, plan).run();
}

}  // namespace tournament::pairing
