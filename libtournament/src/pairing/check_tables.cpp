#include <algorithm>

#include "check_plan.h"
#include "tournament/pairing/groups.h"

namespace tournament::pairing {

namespace {

/// Berger's tables as a rule for two numbers, i < j, of an even count n: they meet in round i+j-1 (mod n-1), and i
/// meets n in round 2i-1; when the sum is odd the lower number moves first, when it is even the higher one; n moves
/// second against the lower half.
struct Meeting {
  int round = 0;  ///< 1 … n-1
  bool lower_first = true;
};
Meeting berger_meeting(int i, int j, int n) {
  if (j == n) return {(2 * i - 2) % (n - 1) + 1, i <= n / 2};
  return {(i + j - 2) % (n - 1) + 1, (i + j) % 2 == 1};
}

class TableCheck {
 public:
  TableCheck(const Stage& stage, PlanCheck& check) : stage_(stage), check_(check) {}

  /// `numbers[i]`: who has number i+1.
  void round_of(const std::vector<int>& numbers, StageLabel label) {
    const int players = static_cast<int>(numbers.size());
    const int n = players + players % 2;
    const int in_cycle = n - 1, cycles = stage_.options().cycles;
    const int round = stage_.input().round;
    if (round > cycles * in_cycle) return;
    const int cycle = (round - 1) / in_cycle + 1;
    int wanted = (round - 1) % in_cycle + 1;
    if (stage_.options().swap_last_two && cycle < cycles && n > 2 && wanted >= in_cycle - 1) {
      wanted = 2 * in_cycle - 1 - wanted;
    }
    const auto who = [&](int i) { return i > players ? 0 : numbers[static_cast<std::size_t>(i - 1)]; };
    for (int i = 1; i < n; ++i) {
      for (int j = i + 1; j <= n; ++j) {
        const auto [meets, lower_first] = berger_meeting(i, j, n);
        if (meets == wanted) meeting(who(i), who(j), lower_first == (cycle % 2 == 1), label);
      }
    }
  }

 private:
  void meeting(int a, int b, bool a_first, StageLabel label) {
    const bool a_here = stage_.at(a).active, b_here = b != 0 && stage_.at(b).active;
    if (a_here && b_here) {
      const PlannedPair* pair = check_.expect(a, b, label);
      if (pair != nullptr && (pair->first == a) != a_first)
        check_.pair_fault(Code::plan_sides, pair->first, pair->second);
    } else if (a_here || b_here) {
      check_.expect(a_here ? a : b, 0, label);
    }
  }

  const Stage& stage_;
  PlanCheck& check_;
};

/// Numbers drawn by lot leave this: nobody meets more often than there are cycles, and at most one rests unless his
/// opponent is absent.
void check_drawn_numbers(const Stage& stage, PlanCheck& check) {
  std::size_t byes = 0, absent = 0;
  for (const PlannedPair& pair : check.plan().pairs) {
    if (pair.second == 0) {
      ++byes;
      continue;
    }
    if (!stage.has(pair.first) || !stage.has(pair.second)) continue;
    int met = 0;
    for (int round = 1; round < stage.input().round; ++round) {
      if (stage.seat(pair.first, round).opponent == pair.second) ++met;
    }
    const int in_cycle = static_cast<int>(stage.by_seed().size() - 1 + stage.by_seed().size() % 2);
    if (met > (stage.input().round - 1) / in_cycle) check.pair_fault(Code::plan_met, pair.first, pair.second);
  }
  for (const int number : stage.by_seed()) {
    if (!stage.at(number).active) {
      ++absent;
    } else if (!check.is_paired(number)) {
      check.pair_fault(Code::plan_missing, number, 0);
    }
  }
  if (byes > absent + stage.by_seed().size() % 2)
    check.fault(Code::plan_bye, {arg("number", check.plan().pairs.back().first)});
}

/// Rows of the seeding, as many as groups, have one in each group.
void check_division(const Stage& stage, const Groups& groups, PlanCheck& check) {
  std::vector<std::vector<int>> rows;
  for (const auto& group : groups) {
    for (const int number : group) {
      const auto seed = std::find(stage.by_seed().begin(), stage.by_seed().end(), number) - stage.by_seed().begin();
      const auto row = static_cast<std::size_t>(seed) / groups.size();
      if (rows.size() <= row) rows.resize(row + 1);
      const auto g = static_cast<int>(&group - groups.data());
      if (std::find(rows[row].begin(), rows[row].end(), g) != rows[row].end()) {
        check.pair_fault(Code::plan_label, number, 0);
      }
      rows[row].push_back(g);
    }
  }
}

}  // namespace

Faults check_round_robin_plan(const PairingInput& input, const PairingPlan& plan) {
  const auto stage = Stage::read(input);
  if (!stage) return {stage.error()};
  PlanCheck check(*stage, plan);
  if (input.options.varma) {
    check_drawn_numbers(*stage, check);
  } else {
    TableCheck(*stage, check).round_of(stage->by_seed(), {});
    check.nothing_else();
  }
  return check.take();
}

Faults check_groups(const PairingInput& input, const PairingPlan& plan) {
  const auto stage = Stage::read(input);
  if (!stage) return {stage.error()};
  const auto groups = divide(input);
  if (!groups) return {groups.error()};
  PlanCheck check(*stage, plan);
  const bool held =
      std::any_of(input.contestants.begin(), input.contestants.end(), [](const Contestant& c) { return c.group != 0; });
  if (!held) check_division(*stage, *groups, check);
  TableCheck table(*stage, check);
  for (std::size_t g = 0; g < groups->size(); ++g) {
    table.round_of((*groups)[g], {StagePart::group, static_cast<int>(g) + 1});
  }
  check.nothing_else();
  return check.take();
}

}  // namespace tournament::pairing
