#include "check_plan.h"

#include <algorithm>

namespace tournament::pairing {

PlanCheck::PlanCheck(const Stage& stage, const PairingPlan& plan) : stage_(stage), plan_(plan) { common(); }

void PlanCheck::fault(Code code, dots::Arguments args) { faults_.push_back(refusal(code, std::move(args))); }

void PlanCheck::pair_fault(Code code, int first, int second) {
  fault(code, {arg("first", first), arg("second", second)});
}

void PlanCheck::common() {
  if (plan_.round != stage_.input().round) {
    fault(Code::plan_round, {arg("round", stage_.input().round), arg("found", plan_.round)});
  }
  int bye = 0;
  for (const PlannedPair& pair : plan_.pairs) {
    if (!stage_.has(pair.first) || (pair.second != 0 && !stage_.has(pair.second)) || pair.first == pair.second) {
      pair_fault(Code::plan_unknown, pair.first, pair.second);
      continue;
    }
    for (const int number : {pair.first, pair.second}) {
      if (number == 0) continue;
      const int opponent = pair.first + pair.second - number;
      if (!opponents_.emplace(number, opponent).second) fault(Code::plan_twice, {arg("number", number)});
      if (!stage_.at(number).active) fault(Code::plan_absent, {arg("number", number)});
    }
    if (pair.second == 0) {
      bye = pair.first;
    } else if (bye != 0) {
      fault(Code::plan_bye_order, {arg("number", bye)});
    }
    pairs_.emplace(unordered(pair.first, pair.second), &pair);
  }
  extra_ = pairs_;
  for (const auto& [a, b] : stage_.input().prohibited) {
    const PlannedPair* pair = find(a, b);
    if (pair == nullptr) continue;
    const bool said = std::any_of(plan_.explanations.begin(), plan_.explanations.end(), [&](const Explanation& e) {
      return e.first == pair->first && e.second == pair->second && e.reason == Reason::table_prohibited;
    });
    if (!said) pair_fault(Code::plan_prohibited, pair->first, pair->second);
  }
  for (const auto& [a, b] : stage_.input().forced) {
    if (find(a, b) == nullptr) pair_fault(Code::plan_forced_missing, a, b);
  }
}

const PlannedPair* PlanCheck::find(int a, int b) const {
  const auto found = pairs_.find(unordered(a, b));
  return found == pairs_.end() ? nullptr : found->second;
}

const PlannedPair* PlanCheck::expect(int a, int b, const StageLabel& label) {
  const PlannedPair* pair = find(a, b);
  if (pair == nullptr) {
    pair_fault(Code::plan_missing, a, b);
    return nullptr;
  }
  extra_.erase(unordered(a, b));
  if (pair->label != label) pair_fault(Code::plan_label, pair->first, pair->second);
  return pair;
}

void PlanCheck::nothing_else() {
  for (const auto& [numbers, pair] : extra_) pair_fault(Code::plan_not_due, pair->first, pair->second);
}

void PlanCheck::sides_by_history(const PlannedPair& pair) {
  const auto sides = [this](int number) {
    std::string text;  // 'f' or 's' a game, the last one first
    for (int round = stage_.input().round - 1; round > 0; --round) {
      const Seat seat = stage_.seat(number, round);
      if (seat.opponent != 0 && seat.played) text += seat.first ? 'f' : 's';
    }
    return text;
  };
  const std::string first = sides(pair.first), second = sides(pair.second);
  const auto more = std::count(first.begin(), first.end(), 'f') - std::count(second.begin(), second.end(), 'f');
  bool wrong = more > 0;
  if (more == 0) {
    const std::size_t common = std::min(first.size(), second.size());
    std::size_t i = 0;
    while (i < common && first[i] == second[i]) ++i;
    wrong = i < common ? first[i] == 'f' : stage_.at(pair.first).seed_rank > stage_.at(pair.second).seed_rank;
  }
  if (wrong) pair_fault(Code::plan_sides, pair.first, pair.second);
}

}  // namespace tournament::pairing
