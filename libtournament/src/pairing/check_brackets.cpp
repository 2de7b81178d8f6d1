#include <algorithm>
#include <functional>
#include <optional>

#include "check_plan.h"
#include "tournament/pairing/knockout.h"

namespace tournament::pairing {

namespace {

struct Duel {
  int a = 0, b = 0;  ///< numbers; 0: nobody
  StageLabel label{};
};
struct Verdict {
  int winner = 0, loser = 0;
};
using Verdicts = std::vector<Verdict>;

/// Plays lists of duels from the history; the list that reaches the round to be paired is what the plan must hold.
class BracketReplay {
 public:
  BracketReplay(const Stage& stage, PlanCheck& check) : stage_(stage), check_(check) {}

  [[nodiscard]] bool stopped() const { return stopped_; }

  Verdicts play(const std::vector<Duel>& duels) {
    Verdicts verdicts(duels.size());
    std::vector<bool> open(duels.size(), true);
    while (!stopped_ && std::find(open.begin(), open.end(), true) != open.end()) {
      bool game = false;
      for (std::size_t i = 0; i < duels.size(); ++i) game = game || (open[i] && here(duels[i].a) && here(duels[i].b));
      const bool now = game && round_ == stage_.input().round;
      for (std::size_t i = 0; i < duels.size(); ++i) {
        if (!open[i]) continue;
        const Duel& duel = duels[i];
        const bool a = here(duel.a), b = here(duel.b);
        if (now) {
          demand(duel, a, b);
        } else if (a && b) {
          const auto verdict = score(duel);
          open[i] = !verdict;
          if (verdict) verdicts[i] = *verdict;
        } else {
          open[i] = false;
          const bool alone = duel.a == 0 || duel.b == 0;
          const int winner = alone ? duel.a + duel.b : a ? duel.a : b ? duel.b : 0;
          verdicts[i] = {winner, winner == 0 ? 0 : duel.a + duel.b - winner};
        }
      }
      stopped_ = now;
      if (game) ++round_;
    }
    return verdicts;
  }

 private:
  [[nodiscard]] bool here(int number) const {
    if (number == 0) return false;
    if (round_ == stage_.input().round) return stage_.at(number).active;
    const ByeKind bye = stage_.seat(number, round_).bye;
    return bye != ByeKind::zero_point && bye != ByeKind::half_point;
  }

  /// Rounds in which the two played this duel, its first game being in `started_`: they may have met before.
  [[nodiscard]] std::vector<int> games_before(const Duel& duel, int round) const {
    std::vector<int> rounds;
    for (int r = round; r > first_round_of(duel) - 1 && r > 0; --r) {
      if (stage_.seat(duel.a, r).opponent == duel.b) rounds.insert(rounds.begin(), r);
    }
    return rounds;
  }
  [[nodiscard]] int first_round_of(const Duel& duel) const {
    const auto started = started_.find({unordered(duel.a, duel.b), to_text(duel.label)});
    return started == started_.end() ? round_ : started->second;
  }

  std::optional<Verdict> score(const Duel& duel) {
    started_.emplace(std::pair{unordered(duel.a, duel.b), to_text(duel.label)}, round_);
    int a = 0, b = 0, games = 0;
    for (const int r : games_before(duel, round_)) {
      const Outcome mine = stage_.seat(duel.a, r).outcome, other = stage_.seat(duel.b, r).outcome;
      if (mine == Outcome::loss && other == Outcome::loss) return Verdict{};
      ++games;
      a += mine == Outcome::win ? 2 : mine == Outcome::draw ? 1 : 0;
      b += other == Outcome::win ? 2 : other == Outcome::draw ? 1 : 0;
    }
    const int best_of = stage_.options().best_of;
    if (a == b || (games < best_of && std::max(a, b) <= best_of)) return std::nullopt;
    return a > b ? Verdict{duel.a, duel.b} : Verdict{duel.b, duel.a};
  }

  void demand(const Duel& duel, bool a, bool b) {
    if (!a && !b) return;
    if (!a || !b) {
      check_.expect(a ? duel.a : duel.b, 0, duel.label);
      return;
    }
    const PlannedPair* pair = check_.expect(duel.a, duel.b, duel.label);
    if (pair == nullptr) return;
    const auto games = games_before(duel, round_ - 1);
    const int leg = static_cast<int>(games.size()) + 1;
    if (pair->leg != leg || pair->new_start != (leg > 1 && leg > stage_.options().best_of)) {
      check_.pair_fault(Code::plan_leg, pair->first, pair->second);
    }
    if (games.empty()) {
      check_.sides_by_history(*pair);
    } else if (stage_.seat(pair->first, games.back()).first) {
      check_.pair_fault(Code::plan_sides, pair->first, pair->second);
    }
  }

  const Stage& stage_;
  PlanCheck& check_;
  std::map<std::pair<Pair, std::string>, int> started_;
  int round_ = 1;
  bool stopped_ = false;
};

/// The seed at a place, from the top of the bracket down: at every doubling the other half has the complement.
int seed_at(int place, int size) {
  int seed = 1;
  for (int half = 2; half <= size; half *= 2) {
    if ((place / (size / half)) % 2 == 1) seed = half + 1 - seed;
  }
  return seed;
}

std::vector<Duel> adjacent(const std::vector<int>& places, const std::function<StageLabel(int)>& label) {
  std::vector<Duel> duels;
  for (std::size_t i = 0; i + 1 < places.size(); i += 2) {
    duels.push_back({places[i], places[i + 1], label(static_cast<int>(places.size()))});
  }
  return duels;
}

std::vector<int> winners(const Verdicts& verdicts, std::size_t from, std::size_t to) {
  std::vector<int> list;
  for (std::size_t i = from; i < to; ++i) list.push_back(verdicts[i].winner);
  return list;
}
std::vector<int> losers(const Verdicts& verdicts, std::size_t from, std::size_t to) {
  std::vector<int> list;
  for (std::size_t i = from; i < to; ++i) list.push_back(verdicts[i].loser);
  return list;
}

/// Numbers by place; 0 where the bracket is empty.
std::vector<int> places_of(const std::vector<int>& seeds) {
  const int size = bracket_size(static_cast<int>(seeds.size()));
  std::vector<int> places;
  for (int i = 0; i < size; ++i) {
    const auto seed = static_cast<std::size_t>(seed_at(i, size));
    places.push_back(seed <= seeds.size() ? seeds[seed - 1] : 0);
  }
  return places;
}

void replay_knockout(const Stage& stage, BracketReplay& replay, const std::vector<int>& seeds) {
  const auto last = [](int places) { return StageLabel{StagePart::last, places}; };
  std::vector<int> main = places_of(seeds), beaten, consolation;
  for (int round = 1; main.size() > 1 || consolation.size() > 1; ++round) {
    std::vector<Duel> duels = adjacent(main, last);
    const std::size_t matches = duels.size();
    if (stage.options().third_place && main.size() == 2 && round > 1) {
      duels.push_back({beaten[0], beaten[1], {StagePart::third_place, 0}});
    }
    const std::size_t before = duels.size();
    for (const Duel& duel : adjacent(consolation, [](int n) { return StageLabel{StagePart::consolation, n}; })) {
      duels.push_back(duel);
    }
    const Verdicts verdicts = replay.play(duels);
    if (replay.stopped()) return;
    beaten = losers(verdicts, 0, matches);
    consolation = winners(verdicts, before, duels.size());
    const bool losers_meet_anyway = stage.options().third_place && matches == 2;
    if (round == 1 && stage.options().consolation && !losers_meet_anyway) {
      // Those who lost a match of two, in the order of the better seed of the two.
      std::vector<int> out;
      for (const int seed : seeds) {
        for (std::size_t i = 0; i < matches; ++i) {
          if (duels[i].a == seed && duels[i].b != 0) out.push_back(verdicts[i].loser);
        }
      }
      if (out.size() > 1) consolation = places_of(out);
    }
    main = winners(verdicts, 0, matches);
    if (main.size() < 2) main.clear();
  }
}

void replay_double_elimination(const Stage& stage, BracketReplay& replay, const std::vector<int>& seeds) {
  const auto won = [](int round) { return [round](int) { return StageLabel{StagePart::winner_bracket, round}; }; };
  const auto lost = [](int round) { return [round](int) { return StageLabel{StagePart::loser_bracket, round}; }; };
  std::vector<Duel> duels = adjacent(places_of(seeds), won(1));
  Verdicts verdicts = replay.play(duels);
  std::vector<int> unbeaten = winners(verdicts, 0, verdicts.size()), once = losers(verdicts, 0, verdicts.size());
  for (int round = 2; unbeaten.size() > 1 && !replay.stopped(); ++round) {
    duels = adjacent(unbeaten, won(round));
    const std::size_t matches = duels.size();
    for (const Duel& duel : adjacent(once, lost(2 * round - 3))) duels.push_back(duel);
    verdicts = replay.play(duels);
    if (replay.stopped()) return;
    unbeaten = winners(verdicts, 0, matches);
    once = winners(verdicts, matches, verdicts.size());
    // Whoever drops out meets a survivor of the other end in even rounds, of the other half in odd ones
    // when there are four or more.
    std::vector<int> dropped = losers(verdicts, 0, matches);
    if (round % 2 == 0) {
      std::reverse(dropped.begin(), dropped.end());
    } else if (dropped.size() >= 4) {
      std::rotate(dropped.begin(), dropped.begin() + static_cast<std::ptrdiff_t>(dropped.size() / 2), dropped.end());
    }
    duels.clear();
    for (std::size_t i = 0; i < once.size(); ++i) duels.push_back({once[i], dropped[i], lost(2 * round - 2)(0)});
    verdicts = replay.play(duels);
    once = winners(verdicts, 0, verdicts.size());
  }
  if (replay.stopped()) return;
  verdicts = replay.play({{unbeaten[0], once[0], {StagePart::grand_final, 0}}});
  if (replay.stopped() || !stage.options().grand_final_reset) return;
  if (verdicts[0].winner == 0 || verdicts[0].winner != once[0]) return;
  replay.play({{unbeaten[0], once[0], {StagePart::grand_final_reset, 0}}});
}

template <class Replay>
Faults check_bracket(const PairingInput& input, const PairingPlan& plan, Replay&& run) {
  const auto stage = Stage::read(input);
  if (!stage) return {stage.error()};
  const auto seeds = bracket_order(input);
  if (!seeds) return {seeds.error()};
  PlanCheck check(*stage, plan);
  BracketReplay replay(*stage, check);
  run(*stage, replay, *seeds);
  check.nothing_else();
  return check.take();
}

}  // namespace

Faults check_knockout(const PairingInput& input, const PairingPlan& plan) {
  return check_bracket(input, plan, replay_knockout);
}

Faults check_double_elimination(const PairingInput& input, const PairingPlan& plan) {
  return check_bracket(input, plan, replay_double_elimination);
}

}  // namespace tournament::pairing
