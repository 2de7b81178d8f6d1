// Random stages of every system, the same for the same seed.
//
//   RandomEvent event("monrad", 7);
//   while (auto plan = event.next()) …
#pragma once

#include <optional>
#include <random>

#include "events.h"

namespace arbiter_tests {

class RandomEvent {
 public:
  RandomEvent(std::string_view engine, unsigned seed);

  const PairingInput& input() const { return input_; }
  const Engine& engine() const { return *engine_; }
  /// The next round, with absences, challenges and forced pairs drawn for it.
  dots::Result<PairingPlan> next();
  /// Results by lot.
  void play_round(const PairingPlan& plan);

  int below(int n) { return static_cast<int>(random_() % static_cast<unsigned>(n)); }
  bool chance(int percent) { return below(100) < percent; }

 private:
  void make_options();
  void draw_absences();
  void draw_challenges();
  void draw_forced();

  const Engine* engine_;
  std::mt19937 random_;
  PairingInput input_;
  bool may_leave_ = false;
  int draws_percent_ = 15;
};

}  // namespace arbiter_tests
