#include <algorithm>

#include "check_plan.h"

namespace tournament::pairing {

namespace {

/// The ladder as places by number, moved game by game.
std::map<int, int> ladder_places(const Stage& stage) {
  std::map<int, int> place;
  for (const Contestant& c : stage.input().contestants) {
    place[c.number] = static_cast<int>(std::count_if(stage.input().contestants.begin(), stage.input().contestants.end(),
                                                     [&](const Contestant& o) { return o.seed_rank < c.seed_rank; }));
  }
  for (int round = 1; round < stage.input().round; ++round) {
    std::vector<std::pair<int, Pair>> upsets;  // place of the beaten, (winner, beaten)
    for (const auto& [number, at] : place) {
      const Seat seat = stage.seat(number, round);
      if (seat.opponent != 0 && seat.outcome == Outcome::win)
        upsets.push_back({place[seat.opponent], {number, seat.opponent}});
    }
    std::sort(upsets.begin(), upsets.end());
    for (const auto& [start, pair] : upsets) {
      const auto [winner, beaten] = pair;
      const int from = place[winner], to = place[beaten];
      if (from < to) continue;
      if (stage.options().ladder_move == LadderMove::insert) {
        for (auto& [number, at] : place) at += at >= to && at < from ? 1 : 0;
      } else {
        place[beaten] = from;
      }
      place[winner] = to;
    }
  }
  return place;
}

class LadderCheck {
 public:
  LadderCheck(const Stage& stage, const PairingPlan& plan)
      : stage_(stage), check_(stage, plan), place_(ladder_places(stage)) {}

  Faults run() {
    for (const auto& [challenger, challenged] : stage_.input().forced) {
      if (!allowed(challenger, challenged)) check_.pair_fault(Code::plan_not_due, challenger, challenged);
      if (const PlannedPair* pair = check_.find(challenger, challenged)) {
        check_.expect(challenger, challenged, {});
        check_.sides_by_history(*pair);
      }
      seated_.push_back(challenger);
      seated_.push_back(challenged);
    }
    if (stage_.options().ladder_fill) neighbours();
    check_.nothing_else();
    return check_.take();
  }

 private:
  [[nodiscard]] bool allowed(int lower, int upper) const {
    const int places = place_.at(lower) - place_.at(upper);
    if (places < 1 || places > stage_.options().ladder_reach) return false;
    for (int round = 1; round < stage_.input().round; ++round) {
      const bool recent = stage_.input().round - round <= stage_.options().ladder_rematch_after;
      if (recent && stage_.seat(lower, round).opponent == upper) return false;
    }
    const auto& prohibited = stage_.input().prohibited;
    return std::none_of(prohibited.begin(), prohibited.end(),
                        [&](const Pair& p) { return unordered(p.first, p.second) == unordered(lower, upper); });
  }

  /// Of those without a challenge, neighbours meet wherever they may, from the top.
  void neighbours() {
    std::map<int, int> waiting;  // place -> number
    for (const auto& [number, at] : place_) {
      const bool seated = std::find(seated_.begin(), seated_.end(), number) != seated_.end();
      if (stage_.at(number).active && !seated) waiting[at] = number;
    }
    const bool leader_rests = stage_.input().round % 2 == 0 && waiting.size() > 2;
    int above = 0;  // the neighbour above, while he has no opponent
    bool leader = true;
    for (const auto& [at, number] : waiting) {
      const bool rests = leader && leader_rests;
      leader = false;
      if (above != 0 && allowed(number, above)) {
        if (const PlannedPair* pair = check_.expect(above, number, {})) check_.sides_by_history(*pair);
        above = 0;
      } else {
        above = rests ? 0 : number;
      }
    }
  }

  const Stage& stage_;
  PlanCheck check_;
  std::map<int, int> place_;
  std::vector<int> seated_;
};

}  // namespace

Faults check_ladder(const PairingInput& input, const PairingPlan& plan) {
  const auto stage = Stage::read(input);
  if (!stage) return {stage.error()};
  return LadderCheck(*stage, plan).run();
}

}  // namespace tournament::pairing
