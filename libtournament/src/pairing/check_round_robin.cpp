#include <cstdlib>
#include <map>

#include "tournament/pairing/round_robin.h"

namespace tournament::pairing {

namespace {

struct Meetings {
  int lower_first = 0;  ///< games in which the lower number moved first
  int higher_first = 0;
};

struct Sides {
  int first = 0;
  int second = 0;
};

class Checker {
 public:
  Checker(int players, int cycles)
      : players_(players), cycles_(cycles), sides_(static_cast<std::size_t>(players) + 1) {}

  void round(std::size_t number, const RoundPairs& pairs) {
    const std::string where = "round " + std::to_string(number) + ": ";
    std::vector<int> seen(static_cast<std::size_t>(players_) + 1, 0);
    int byes = 0;
    for (std::size_t i = 0; i < pairs.size(); ++i) {
      const auto [first, second] = pairs[i];
      const bool bye = second == 0;
      if (!is_number(first) || (!bye && !is_number(second)) || first == second) {
        fault(where + "no pairing: " + std::to_string(first) + "-" + std::to_string(second));
        continue;
      }
      ++seen[static_cast<std::size_t>(first)];
      if (bye) {
        ++byes;
        if (i + 1 != pairs.size()) fault(where + "the bye is not last");
        continue;
      }
      ++seen[static_cast<std::size_t>(second)];
      meet(first, second);
    }
    if (byes != players_ % 2) fault(where + std::to_string(byes) + " byes");
    for (int number_in_event = 1; number_in_event <= players_; ++number_in_event) {
      if (const int times = seen[static_cast<std::size_t>(number_in_event)]; times != 1) {
        fault(where + "number " + std::to_string(number_in_event) + " occurs " + std::to_string(times) + " times");
      }
    }
  }

  std::vector<std::string> finish() {
    for (int lower = 1; lower <= players_; ++lower) {
      for (int higher = lower + 1; higher <= players_; ++higher) pair(lower, higher);
      const Sides& s = sides_[static_cast<std::size_t>(lower)];
      if (std::abs(s.first - s.second) > (s.first + s.second) % 2) {
        fault("number " + std::to_string(lower) + " moves first " + std::to_string(s.first) + " times and second " +
              std::to_string(s.second) + " times");
      }
    }
    return std::move(faults_);
  }

  void fault(std::string text) { faults_.push_back(std::move(text)); }

 private:
  [[nodiscard]] bool is_number(int number) const { return number >= 1 && number <= players_; }

  void meet(int first, int second) {
    ++sides_[static_cast<std::size_t>(first)].first;
    ++sides_[static_cast<std::size_t>(second)].second;
    if (first < second) {
      ++meetings_[{first, second}].lower_first;
    } else {
      ++meetings_[{second, first}].higher_first;
    }
  }

  void pair(int lower, int higher) {
    const Meetings m = meetings_[{lower, higher}];
    const std::string who = std::to_string(lower) + " and " + std::to_string(higher);
    if (const int times = m.lower_first + m.higher_first; times != cycles_) {
      fault(who + " meet " + std::to_string(times) + " times");
    } else if (std::abs(m.lower_first - m.higher_first) > cycles_ % 2) {
      fault(who + " do not change sides");
    }
  }

  int players_;
  int cycles_;
  std::vector<Sides> sides_;
  std::map<std::pair<int, int>, Meetings> meetings_;
  std::vector<std::string> faults_;
};

}  // namespace

std::vector<std::string> check_round_robin(int players, int cycles, const std::vector<RoundPairs>& rounds) {
  if (players < 2) return {"a round robin needs two players"};
  Checker checker(players, cycles);
  const int expected = cycles * (players + players % 2 - 1);
  if (rounds.size() != static_cast<std::size_t>(expected)) {
    checker.fault(std::to_string(rounds.size()) + " rounds instead of " + std::to_string(expected));
  }
  for (std::size_t i = 0; i < rounds.size(); ++i) checker.round(i + 1, rounds[i]);
  return checker.finish();
}

}  // namespace tournament::pairing
