#include <algorithm>
#include <map>

#include "ranked_matching.h"
#include "stage.h"
#include "systems.h"

namespace tournament::pairing {

namespace {

/// A round without play for full points: nobody should have two (swiss.md §3.4, absolute criterion of the bye).
bool is_rest(const Seat& seat) {
  return seat.bye == ByeKind::allocated || seat.bye == ByeKind::full_point ||
         (seat.opponent != 0 && !seat.played && seat.outcome == Outcome::win);
}

/// Neighbours in the ranking meet (swiss.md §8.8). The bye is a vertex of its own, the first to choose.
class Monrad {
 public:
  explicit Monrad(const Stage& stage) : stage_(stage) {
    for (const int number : stage.by_seed()) {
      if (stage.at(number).active) ranking_.push_back(number);
    }
    std::stable_sort(ranking_.begin(), ranking_.end(),
                     [&](int a, int b) { return stage_.at(a).points_halves > stage_.at(b).points_halves; });
    const auto place = places();
    met_.resize(ranking_.size());
    for (std::size_t i = 0; i < ranking_.size(); ++i) {
      const auto& history = stage.at(ranking_[i]).history;
      rests_.push_back(static_cast<int>(std::count_if(history.begin(), history.end(), is_rest)));
      for (const Seat& seat : history) {
        const auto opponent = place.find(seat.opponent);
        if (seat.played && opponent != place.end()) ++met_[i][opponent->second];
      }
    }
  }

  Plan plan() {
    const int n = static_cast<int>(ranking_.size());
    if (n < 2) return refusal(Code::too_few, {arg("contestants", n)});
    const auto place = places();
    for (const auto& [a, b] : stage_.input().forced) {
      forced_.emplace_back(std::min(place.at(a), place.at(b)), std::max(place.at(a), place.at(b)));
    }
    const bool apart_first =
        stage_.options().spread != Spread::none && stage_.input().round <= stage_.options().spread_rounds;
    for (int most = 1; most <= stage_.options().max_meetings; ++most) {
      if (apart_first && pair(most, true)) return result();
      if (pair(most, false)) return result();
    }
    return refusal(Code::no_legal_round);
  }

 private:
  [[nodiscard]] int size() const { return static_cast<int>(ranking_.size()); }
  [[nodiscard]] int number(int place) const { return ranking_[static_cast<std::size_t>(place)]; }
  [[nodiscard]] std::map<int, int> places() const {
    std::map<int, int> place;
    for (int i = 0; i < size(); ++i) place[number(i)] = i;
    return place;
  }

  [[nodiscard]] bool is_forced(int a, int b) const {
    return std::find(forced_.begin(), forced_.end(), Pair{a, b}) != forced_.end();
  }

  /// Whether two places, or a place and the bye (place size()), may be paired.
  [[nodiscard]] bool compatible(int a, int b, int most, bool apart) const {
    if (a > b) std::swap(a, b);
    if (b == size()) return rests_[static_cast<std::size_t>(a)] < most;
    const auto& met = met_[static_cast<std::size_t>(a)];
    const auto times = met.find(b);
    if (times != met.end() && times->second >= most) return false;
    if (stage_.is_prohibited(number(a), number(b))) return false;
    return !apart || !stage_.kept_apart(number(a), number(b));
  }

  bool pair(int most, bool apart) {
    const int bye = size();
    const auto allowed = [&](int a, int b) { return compatible(a, b, most, apart); };
    partner_.assign(ranking_.size() + 1, -1);
    std::vector<bool> taken(ranking_.size() + 1, false);
    for (const auto& [a, b] : forced_) taken[index(a)] = taken[index(b)] = true;
    // Forced pairs leave the graph before it is matched.
    std::vector<int> free;
    for (int i = 0; i < size() + size() % 2; ++i) {
      if (!taken[index(i)]) free.push_back(i);
    }
    const auto vertex = [&](int i) { return free[index(i)]; };
    const int n = static_cast<int>(free.size());
    RankedMatching matching(n, [&](int i, int j) { return allowed(vertex(i), vertex(j)); });
    if (!matching.complete()) return false;
    const auto try_fix = [&](int i, int j) {
      if (matching.is_fixed(j) || !allowed(vertex(i), vertex(j)) || !matching.fix(i, j)) return false;
      partner_[index(vertex(i))] = vertex(j);
      partner_[index(vertex(j))] = vertex(i);
      return true;
    };
    if (n > 0 && vertex(n - 1) == bye) {
      for (int i = n - 2; i >= 0 && !try_fix(n - 1, i);) --i;
    }
    const bool prefer_apart =
        !apart && stage_.options().spread != Spread::none && stage_.input().round <= stage_.options().spread_rounds;
    for (int i = 0; i < n; ++i) {
      if (matching.is_fixed(i)) continue;
      bool found = false;
      for (int j = i + 1; prefer_apart && j < n && !found; ++j) {
        if (matching.is_fixed(j)) continue;
        found = !stage_.kept_apart(number(vertex(i)), number(vertex(j))) && try_fix(i, j);
      }
      for (int j = i + 1; j < n && !found; ++j) found = try_fix(i, j);
    }
    for (const auto& [a, b] : forced_) {
      partner_[index(a)] = b;
      partner_[index(b)] = a;
    }
    return true;
  }

  [[nodiscard]] Plan result() const {
    PairingPlan plan{.round = stage_.input().round};
    std::vector<bool> seated(ranking_.size(), false);
    for (int i = 0; i < size(); ++i) {
      const int j = partner_[index(i)];
      if (seated[index(i)]) continue;
      if (j == size()) {
        add_pair(plan, {.first = number(i), .second = 0}, Reason::bye_lowest, {arg("rank", i + 1)});
        continue;
      }
      std::string passed;
      for (int k = i + 1; k < j; ++k) {
        if (seated[index(k)] || partner_[index(k)] == size()) continue;
        passed += (passed.empty() ? "" : " ") + std::to_string(number(k));
      }
      seated[index(i)] = seated[index(j)] = true;
      const auto [first, second] = stage_.sides(number(i), number(j));
      dots::Arguments args{arg("first_rank", (first == number(i) ? i : j) + 1),
                           arg("second_rank", (first == number(i) ? j : i) + 1)};
      const PlannedPair pair{.first = first, .second = second};
      if (is_forced(i, j)) {
        add_pair(plan, pair, Reason::forced, {});
      } else if (passed.empty()) {
        add_pair(plan, pair, Reason::rank_neighbours, std::move(args));
      } else {
        args.push_back({"passed", passed});
        add_pair(plan, pair, Reason::next_below, std::move(args));
      }
    }
    return finish(stage_, std::move(plan));
  }

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }

  const Stage& stage_;
  std::vector<int> ranking_;             ///< numbers, best first
  std::vector<std::map<int, int>> met_;  ///< by place: opponent's place -> games
  std::vector<int> rests_;
  std::vector<Pair> forced_;  ///< places
  std::vector<int> partner_;
};

}  // namespace

Plan pair_monrad(const PairingInput& input) {
  const auto stage = Stage::read(input);
  if (!stage) return stage.error();
  if (input.options.max_meetings < 1) {
    return refusal(Code::bad_option, {{"option", "max_meetings"}, arg("value", input.options.max_meetings)});
  }
  if (input.total_rounds > 0 && input.round > input.total_rounds) {
    return refusal(Code::stage_finished, {arg("rounds", input.total_rounds)});
  }
  if (const auto known = stage->all_results_known(); !known) return known.error();
  return Monrad(*stage).plan();
}

}  // namespace tournament::pairing
