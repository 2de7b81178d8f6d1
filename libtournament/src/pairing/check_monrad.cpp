#include <algorithm>

#include "check_plan.h"

namespace tournament::pairing {

namespace {

/// Every pair is legal; and whoever was passed over could not have been paired, as far as a bounded search can tell.
class MonradCheck {
 public:
  MonradCheck(const Stage& stage, const PairingPlan& plan) : stage_(stage), check_(stage, plan) {
    for (const Contestant& c : stage.input().contestants) {
      if (c.active) ranking_.push_back(c.number);
    }
    std::sort(ranking_.begin(), ranking_.end(), [&](int a, int b) {
      const Contestant &x = stage_.at(a), &y = stage_.at(b);
      return x.points_halves != y.points_halves ? x.points_halves > y.points_halves : x.seed_rank < y.seed_rank;
    });
  }

  Faults run() {
    int byes = 0;
    for (const PlannedPair& pair : check_.plan().pairs) {
      if (!stage_.has(pair.first) || (pair.second != 0 && !stage_.has(pair.second))) continue;
      if (!check_.find(pair.first, pair.second)) continue;
      if (pair.second == 0) {
        if (++byes > static_cast<int>(ranking_.size() % 2) || rests(pair.first) >= most()) {
          check_.fault(Code::plan_bye, {arg("number", pair.first)});
        }
        continue;
      }
      if (pair.label != StageLabel{}) check_.pair_fault(Code::plan_label, pair.first, pair.second);
      if (!is_forced(pair.first, pair.second) && met(pair.first, pair.second) >= most()) {
        check_.pair_fault(Code::plan_met, pair.first, pair.second);
      }
      check_.sides_by_history(pair);
    }
    bool complete = true;
    for (const int number : ranking_) {
      if (check_.is_paired(number)) continue;
      check_.pair_fault(Code::plan_missing, number, 0);
      complete = false;
    }
    // Repeated meetings and clubs kept apart follow preferences that the order alone does not decide.
    if (complete && most() == 1 && !clubs_matter()) nearest();
    return check_.take();
  }

 private:
  static constexpr int search_bound = 20'000;

  [[nodiscard]] int most() const { return stage_.options().max_meetings; }
  [[nodiscard]] bool clubs_matter() const {
    return stage_.options().spread != Spread::none && stage_.input().round <= stage_.options().spread_rounds;
  }
  [[nodiscard]] bool is_forced(int a, int b) const {
    const auto& forced = stage_.input().forced;
    return std::any_of(forced.begin(), forced.end(),
                       [&](const Pair& p) { return unordered(p.first, p.second) == unordered(a, b); });
  }
  [[nodiscard]] int met(int a, int b) const {
    int games = 0;
    for (int round = 1; round < stage_.input().round; ++round) {
      const Seat seat = stage_.seat(a, round);
      if (seat.opponent == b && seat.played) ++games;
    }
    return games;
  }
  [[nodiscard]] int rests(int number) const {
    int count = 0;
    for (int round = 1; round < stage_.input().round; ++round) {
      const Seat seat = stage_.seat(number, round);
      const bool gift = seat.opponent != 0 && !seat.played && seat.outcome == Outcome::win;
      if (gift || seat.bye == ByeKind::allocated || seat.bye == ByeKind::full_point) ++count;
    }
    return count;
  }
  [[nodiscard]] bool legal(int a, int b) const {
    if (b == 0) return rests(a) == 0;
    const auto& prohibited = stage_.input().prohibited;
    const bool barred = std::any_of(prohibited.begin(), prohibited.end(), [&](const Pair& p) {
      return (p.first == a && p.second == b) || (p.first == b && p.second == a);
    });
    return !barred && met(a, b) == 0;
  }

  /// Opponent in the plan; 0 for the bye.
  [[nodiscard]] int partner(int number) const {
    for (const PlannedPair& pair : check_.plan().pairs) {
      if (pair.first == number) return pair.second;
      if (pair.second == number) return pair.first;
    }
    return 0;
  }

  void nearest() {
    std::vector<int> rest;
    int resting = 0;
    for (const int number : ranking_) {
      const int opponent = partner(number);
      if (opponent == 0) resting = number;
      if (opponent == 0 || !is_forced(number, opponent)) rest.push_back(number);
    }
    if (resting != 0) {
      for (auto lower = rest.rbegin(); *lower != resting; ++lower) {
        if (legal(*lower, 0) && can_pair_without(rest, *lower, *lower)) return nearer(resting, *lower);
      }
      std::erase(rest, resting);
    }
    while (!rest.empty()) {
      const int top = rest.front(), opponent = partner(top);
      for (std::size_t i = 1; i < rest.size() && rest[i] != opponent; ++i) {
        if (legal(top, rest[i]) && can_pair_without(rest, top, rest[i])) return nearer(top, rest[i]);
      }
      std::erase_if(rest, [&](int number) { return number == top || number == opponent; });
    }
  }

  void nearer(int number, int other) { check_.fault(Code::plan_nearer, {arg("number", number), arg("nearer", other)}); }

  bool can_pair_without(std::vector<int> rest, int a, int b) {
    std::erase_if(rest, [&](int number) { return number == a || number == b; });
    int steps = search_bound;
    return can_pair(rest, steps);
  }

  /// The depth is half the number of those who are left.
  bool can_pair(const std::vector<int>& rest, int& steps) {
    if (rest.empty()) return true;
    for (std::size_t i = 1; i < rest.size(); ++i) {
      if (--steps < 0) return false;
      if (!legal(rest.front(), rest[i])) continue;
      std::vector<int> others(rest.begin() + 1, rest.end());
      others.erase(others.begin() + static_cast<std::ptrdiff_t>(i) - 1);
      if (can_pair(others, steps)) return true;
    }
    return false;
  }

  const Stage& stage_;
  PlanCheck check_;
  std::vector<int> ranking_;
};

}  // namespace

Faults check_monrad(const PairingInput& input, const PairingPlan& plan) {
  const auto stage = Stage::read(input);
  if (!stage) return {stage.error()};
  return MonradCheck(*stage, plan).run();
}

}  // namespace tournament::pairing
