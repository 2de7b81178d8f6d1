// Stages played by hand or by lot: fields of contestants, results, and the text of a plan.
//
//   PairingInput input = field(8);
//   play(input, *find_engine("knockout")->pair_next(input).value(), [](const PlannedPair&) { return Score::first; });
#pragma once

#include <algorithm>
#include <functional>
#include <string>

#include "tournament/pairing/engine.h"

namespace arbiter_tests {

using namespace tournament::pairing;

/// Numbers 1 … n, seeded so.
inline PairingInput field(int n) {
  PairingInput input;
  for (int i = 1; i <= n; ++i) input.contestants.push_back({.number = i, .seed_rank = i});
  return input;
}

inline Contestant& who(PairingInput& input, int number) {
  return *std::find_if(input.contestants.begin(), input.contestants.end(),
                       [&](const Contestant& c) { return c.number == number; });
}

enum class Score { first, draw, second, first_forfeit, second_forfeit, nobody, open };

/// Enters a round into the history and goes on to the next one.
inline void play(PairingInput& input, const PairingPlan& plan, const std::function<Score(const PlannedPair&)>& score) {
  for (Contestant& c : input.contestants) {
    c.history.resize(static_cast<std::size_t>(input.round));
    if (!c.active) c.history.back().bye = ByeKind::zero_point;
  }
  for (const PlannedPair& pair : plan.pairs) {
    Contestant& first = who(input, pair.first);
    if (pair.second == 0) {
      first.history.back().bye = ByeKind::allocated;
      first.points_halves += 2;
      continue;
    }
    Contestant& second = who(input, pair.second);
    const Score s = score(pair);
    const bool played = s != Score::first_forfeit && s != Score::second_forfeit && s != Score::nobody;
    const auto outcome = [&](bool is_first) {
      switch (s) {
        case Score::first:
        case Score::first_forfeit: return is_first ? Outcome::win : Outcome::loss;
        case Score::second:
        case Score::second_forfeit: return is_first ? Outcome::loss : Outcome::win;
        case Score::draw: return Outcome::draw;
        case Score::nobody: return Outcome::loss;
        case Score::open: break;
      }
      return Outcome::open;
    };
    first.history.back() = {.opponent = second.number, .first = true, .played = played, .outcome = outcome(true)};
    second.history.back() = {.opponent = first.number, .first = false, .played = played, .outcome = outcome(false)};
    for (Contestant* c : {&first, &second}) {
      const Outcome o = c->history.back().outcome;
      c->points_halves += o == Outcome::win ? 2 : o == Outcome::draw ? 1 : 0;
    }
  }
  input.forced.clear();
  ++input.round;
}

inline Score better_seed(const PlannedPair& pair) { return pair.first < pair.second ? Score::first : Score::second; }

/// "1-4 2-3 5", a bye being a number alone.
inline std::string text(const PairingPlan& plan) {
  std::string out;
  for (const PlannedPair& pair : plan.pairs) {
    if (!out.empty()) out += ' ';
    out += std::to_string(pair.first);
    if (pair.second != 0) out += "-" + std::to_string(pair.second);
  }
  return out;
}
inline std::string text(const dots::Result<PairingPlan>& plan) { return plan ? text(*plan) : plan.error().code; }

inline std::string text(const dots::Error& error) {
  std::string out = error.code;
  for (const dots::Argument& a : error.args) out += " " + a.name + "=" + a.value;
  return out;
}
/// The names of its arguments are those of the table of codes.
inline bool is_as_listed(const dots::Error& error) {
  std::string names;
  for (const dots::Argument& a : error.args) names += (names.empty() ? "" : " ") + a.name;
  return std::any_of(codes().begin(), codes().end(),
                     [&](const CodeInfo& row) { return row.code == error.code && row.args == names; });
}
inline std::string text(const std::vector<dots::Error>& faults) {
  std::string out;
  for (const dots::Error& fault : faults) out += (out.empty() ? "" : "; ") + text(fault);
  return out;
}

/// Every byte of a plan.
inline std::string whole_text(const PairingPlan& plan) {
  std::string out = "round " + std::to_string(plan.round) + "\n";
  for (const PlannedPair& p : plan.pairs) {
    out += std::to_string(p.first) + "-" + std::to_string(p.second) + " " + to_text(p.label) + " " +
           std::to_string(p.leg) + (p.new_start ? " new start\n" : "\n");
  }
  for (const Explanation& e : plan.explanations) {
    out += std::to_string(e.first) + "-" + std::to_string(e.second) + " " + std::string(to_text(e.reason));
    for (const dots::Argument& a : e.args) out += " " + a.name + "=" + a.value;
    out += "\n";
  }
  return out;
}

/// The text of each round when the better number always wins, up to the end of the stage.
inline std::vector<std::string> rounds_of(std::string_view engine, PairingInput input, int most = 40) {
  std::vector<std::string> rounds;
  while (static_cast<int>(rounds.size()) < most) {
    const auto plan = find_engine(engine)->pair_next(input);
    if (!plan) break;
    rounds.push_back(text(*plan));
    play(input, *plan, better_seed);
  }
  return rounds;
}

}  // namespace arbiter_tests
