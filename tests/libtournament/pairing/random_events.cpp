#include "random_events.h"

#include <set>

#include "tournament/pairing/ladder.h"

namespace arbiter_tests {

RandomEvent::RandomEvent(std::string_view engine, unsigned seed) : engine_(find_engine(engine)), random_(seed) {
  int n = 2 + below(15);
  if (engine == "scheveningen") n = 2 * (2 + below(10));
  if (engine == "groups") n = 4 + below(20);
  std::vector<int> ranks;
  for (int i = 1; i <= n; ++i) ranks.push_back(i);
  for (std::size_t i = ranks.size(); i > 1; --i)
    std::swap(ranks[i - 1], ranks[static_cast<std::size_t>(below(static_cast<int>(i)))]);
  for (int i = 0; i < n; ++i) {
    // Numbers have gaps, and come in any order of the seeding.
    input_.contestants.push_back({.number = 3 * i + 1 + below(3),
                                  .seed_rank = ranks[static_cast<std::size_t>(i)],
                                  .club = below(6),
                                  .federation = below(4),
                                  .team = i % 2 + 1});
  }
  input_.seed = random_();
  may_leave_ = chance(40);
  draws_percent_ = chance(50) ? 0 : 25;
  make_options();
  if (chance(30)) {
    for (int i = 0; i < 1 + n / 4; ++i) {
      const int a = below(n), b = below(n);
      if (a != b)
        input_.prohibited.emplace_back(input_.contestants[static_cast<std::size_t>(a)].number,
                                       input_.contestants[static_cast<std::size_t>(b)].number);
    }
  }
}

void RandomEvent::make_options() {
  const int n = static_cast<int>(input_.contestants.size());
  SystemOptions& o = input_.options;
  o.spread = static_cast<Spread>(below(3));
  o.spread_rounds = below(3);
  o.cycles = 1 + below(2);
  o.swap_last_two = chance(50);
  o.varma = engine_->id == "round_robin" && n >= 9 && chance(30);
  o.groups = 1 + below(std::max(1, std::min(5, n / 2)));
  o.drawn = chance(40);
  o.best_of = chance(60) ? 1 : 1 + below(4);
  o.third_place = chance(50);
  o.consolation = chance(40);
  o.grand_final_reset = chance(70);
  o.max_meetings = 1 + below(2);
  o.ladder_reach = 1 + below(4);
  o.ladder_move = chance(50) ? LadderMove::swap : LadderMove::insert;
  o.ladder_rematch_after = below(3);
  o.ladder_fill = chance(70);
  if (engine_->id == "monrad") input_.total_rounds = 1 + below(n);
  if (engine_->id == "ladder") input_.total_rounds = 12;
}

void RandomEvent::draw_absences() {
  if (!may_leave_) return;
  for (Contestant& c : input_.contestants) {
    if (c.active && chance(4)) {
      c.active = false;
    } else if (!c.active && chance(20)) {
      c.active = true;
    }
  }
}

void RandomEvent::draw_challenges() {
  const std::vector<int> order = ladder_order(input_);
  std::set<int> busy;
  for (std::size_t i = 1; i < order.size(); ++i) {
    if (!chance(30)) continue;
    const auto up = static_cast<std::size_t>(1 + below(input_.options.ladder_reach));
    if (up > i || busy.contains(order[i]) || busy.contains(order[i - up])) continue;
    if (!challenge_allowed(input_, order[i], order[i - up])) continue;
    busy.insert({order[i], order[i - up]});
    input_.forced.emplace_back(order[i], order[i - up]);
  }
}

void RandomEvent::draw_forced() {
  if (!chance(15)) return;
  const auto& c = input_.contestants;
  const Contestant& a = c[static_cast<std::size_t>(below(static_cast<int>(c.size())))];
  const Contestant& b = c[static_cast<std::size_t>(below(static_cast<int>(c.size())))];
  if (a.number != b.number && a.active && b.active) input_.forced = {{a.number, b.number}};
}

dots::Result<PairingPlan> RandomEvent::next() {
  draw_absences();
  if (engine_->id == "ladder") draw_challenges();
  if (engine_->id == "monrad") draw_forced();
  auto plan = engine_->pair_next(input_);
  if (!plan && engine_->id == "monrad" && !input_.forced.empty()) {
    input_.forced.clear();
    plan = engine_->pair_next(input_);
  }
  return plan;
}

void RandomEvent::play_round(const PairingPlan& plan) {
  play(input_, plan, [this](const PlannedPair&) {
    if (chance(draws_percent_)) return Score::draw;
    if (chance(4)) return Score::first_forfeit;
    if (chance(4)) return Score::second_forfeit;
    if (chance(1)) return Score::nobody;
    return chance(50) ? Score::first : Score::second;
  });
}

}  // namespace arbiter_tests
