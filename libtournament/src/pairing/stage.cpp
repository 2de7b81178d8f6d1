#include "stage.h"

#include <algorithm>
#include <map>
#include <set>

#include "tournament/limits.h"

namespace tournament::pairing {

dots::Error refusal(Code code, dots::Arguments args) { return {std::string(code_of(code)), std::move(args)}; }

dots::Argument arg(std::string name, long value) { return {std::move(name), std::to_string(value)}; }

dots::Result<Stage> Stage::read(const PairingInput& input) {
  const auto count = static_cast<int>(input.contestants.size());
  if (count < 2) return refusal(Code::too_few, {arg("contestants", count)});
  if (const int most = Limits{}.players_in_event; count > most) {
    return refusal(Code::over_limit, {{"limit", "players_in_event"}, arg("bound", most), arg("found", count)});
  }
  Stage stage;
  stage.input_ = &input;
  std::set<int> ranks;
  for (std::size_t i = 0; i < input.contestants.size(); ++i) {
    const Contestant& c = input.contestants[i];
    if (c.number < 1 || !stage.index_.emplace(c.number, i).second) {
      return refusal(Code::bad_number, {arg("number", c.number)});
    }
    if (c.seed_rank < 1 || !ranks.insert(c.seed_rank).second) {
      return refusal(Code::bad_seed_rank, {arg("number", c.number), arg("seed_rank", c.seed_rank)});
    }
    stage.by_seed_.push_back(c.number);
  }
  std::sort(stage.by_seed_.begin(), stage.by_seed_.end(),
            [&](int a, int b) { return stage.at(a).seed_rank < stage.at(b).seed_rank; });
  for (const auto& [a, b] : input.prohibited) stage.prohibited_.push_back(unordered(a, b));
  std::sort(stage.prohibited_.begin(), stage.prohibited_.end());
  if (auto fault = stage.find_fault()) return *fault;
  return stage;
}

std::optional<dots::Error> Stage::find_fault() const {
  if (input_->round < 1) return refusal(Code::bad_round, {arg("round", input_->round)});
  if (const int most = Limits{}.rounds; input_->round > most) {
    return refusal(Code::over_limit, {{"limit", "rounds"}, arg("bound", most), arg("found", input_->round)});
  }
  for (const Contestant& c : input_->contestants) {
    if (c.history.size() >= static_cast<std::size_t>(input_->round)) {
      return refusal(Code::bad_round, {arg("round", input_->round)});
    }
    for (std::size_t i = 0; i < c.history.size(); ++i) {
      const Seat& mine = c.history[i];
      if (mine.opponent == 0) continue;
      const int round = static_cast<int>(i) + 1;
      const auto contradiction = refusal(Code::history_contradicts, {arg("round", round), arg("number", c.number)});
      if (mine.opponent == c.number || !has(mine.opponent) || mine.bye != ByeKind::none) return contradiction;
      const Seat other = seat(mine.opponent, round);
      const bool mirrored = other.opponent == c.number && other.first != mine.first && other.played == mine.played &&
                            (other.outcome == Outcome::open) == (mine.outcome == Outcome::open) &&
                            (other.outcome == Outcome::draw) == (mine.outcome == Outcome::draw) &&
                            !(other.outcome == Outcome::win && mine.outcome == Outcome::win);
      if (!mirrored) return contradiction;
    }
  }
  return pair_fault();
}

std::optional<dots::Error> Stage::pair_fault() const {
  const auto names = [](const Pair& p) { return dots::Arguments{arg("first", p.first), arg("second", p.second)}; };
  for (const auto* list : {&input_->prohibited, &input_->forced}) {
    for (const Pair& p : *list) {
      if (!has(p.first) || !has(p.second) || p.first == p.second) return refusal(Code::unknown_in_pair, names(p));
    }
  }
  std::set<int> taken;
  for (const Pair& p : input_->forced) {
    const bool twice = !taken.insert(p.first).second || !taken.insert(p.second).second;
    if (twice || is_prohibited(p.first, p.second) || !at(p.first).active || !at(p.second).active) {
      return refusal(Code::forced_contradiction, names(p));
    }
  }
  return std::nullopt;
}

Seat Stage::seat(int number, int round) const {
  const auto& history = at(number).history;
  const auto i = static_cast<std::size_t>(round - 1);
  return i < history.size() ? history[i] : Seat{};
}

bool Stage::is_prohibited(int a, int b) const {
  return std::binary_search(prohibited_.begin(), prohibited_.end(), unordered(a, b));
}

bool Stage::kept_apart(int a, int b) const {
  const Contestant &x = at(a), &y = at(b);
  switch (options().spread) {
    case Spread::club: return x.club != 0 && x.club == y.club;
    case Spread::federation: return x.federation != 0 && x.federation == y.federation;
    case Spread::none: break;
  }
  return false;
}

int Stage::meetings(int a, int b) const {
  const auto& history = at(a).history;
  return static_cast<int>(
      std::count_if(history.begin(), history.end(), [b](const Seat& s) { return s.opponent == b && s.played; }));
}

Pair Stage::sides(int a, int b) const {
  const auto played = [this](int number) {
    std::vector<bool> firsts;
    for (const Seat& s : at(number).history) {
      if (s.opponent != 0 && s.played) firsts.push_back(s.first);
    }
    return firsts;
  };
  const std::vector<bool> x = played(a), y = played(b);
  const auto x_count = std::count(x.begin(), x.end(), true), y_count = std::count(y.begin(), y.end(), true);
  if (x_count != y_count) return x_count < y_count ? Pair{a, b} : Pair{b, a};
  for (auto i = x.rbegin(), j = y.rbegin(); i != x.rend() && j != y.rend(); ++i, ++j) {
    if (*i != *j) return *j ? Pair{a, b} : Pair{b, a};
  }
  return at(a).seed_rank < at(b).seed_rank ? Pair{a, b} : Pair{b, a};
}

dots::Result<void> Stage::all_results_known() const {
  for (const int number : by_seed_) {
    const auto& history = at(number).history;
    for (std::size_t i = 0; i < history.size(); ++i) {
      if (history[i].opponent == 0 || history[i].outcome != Outcome::open) continue;
      return refusal(Code::round_open, {arg("round", static_cast<long>(i) + 1), arg("number", number)});
    }
  }
  return {};
}

void add_pair(PairingPlan& plan, const PlannedPair& pair, Reason reason, dots::Arguments args) {
  plan.pairs.push_back(pair);
  plan.explanations.push_back({pair.first, pair.second, reason, std::move(args)});
}

dots::Result<PairingPlan> finish(const Stage& stage, PairingPlan plan) {
  std::stable_partition(plan.pairs.begin(), plan.pairs.end(), [](const PlannedPair& p) { return p.second != 0; });
  std::map<Pair, std::size_t> table;
  for (const PlannedPair& p : plan.pairs) table.emplace(Pair{p.first, p.second}, table.size());
  for (const auto& [a, b] : stage.input().forced) {
    if (!table.contains({a, b}) && !table.contains({b, a})) {
      return refusal(Code::forced_impossible, {arg("first", a), arg("second", b)});
    }
  }
  for (const PlannedPair& p : plan.pairs) {
    if (p.second != 0 && stage.is_prohibited(p.first, p.second)) {
      plan.explanations.push_back({p.first, p.second, Reason::table_prohibited, {}});
    }
  }
  std::stable_sort(plan.explanations.begin(), plan.explanations.end(), [&](const Explanation& x, const Explanation& y) {
    return table.at({x.first, x.second}) < table.at({y.first, y.second});
  });
  return plan;
}

}  // namespace tournament::pairing
