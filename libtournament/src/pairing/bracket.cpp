#include "bracket.h"

#include <algorithm>
#include <set>

namespace tournament::pairing {

namespace {

/// Replays a bracket round by round from the history.
class BracketRun {
 public:
  BracketRun(const Stage& stage, const Bracket& bracket, const std::vector<int>& seeds)
      : stage_(stage), bracket_(bracket), seeds_(seeds), states_(bracket.size()) {
    for (const Match& match : bracket) last_step_ = std::max(last_step_, match.step);
  }

  Plan plan() {
    const int round = stage_.input().round;
    for (int past = 1; past < round; ++past) {
      collect(past);
      if (due_.empty()) return finished(past);
      if (const auto played = play(past); !played) return played.error();
    }
    collect(round);
    if (due_.empty()) return finished(round);
    PairingPlan plan{.round = round};
    for (const Due& due : due_) add(plan, due);
    return finish(stage_, std::move(plan));
  }

 private:
  struct State {
    bool opened = false, decided = false;
    int first = 0, second = 0;  ///< contestants, by place
    int winner = 0, loser = 0;
    int games = 0;
    int first_halves = 0, second_halves = 0;
    int moved_first = 0;  ///< in the last game
  };
  struct Due {
    std::size_t match = 0;
    int rests = 0;   ///< instead of a game
    int absent = 0;  ///< why
  };

  [[nodiscard]] dots::Error finished(int round) const {
    return refusal(Code::stage_finished, {arg("rounds", round - 1)});
  }

  [[nodiscard]] bool is_absent(int number, int round) const {
    if (round == stage_.input().round) return !stage_.at(number).active;
    const ByeKind bye = stage_.seat(number, round).bye;
    return bye == ByeKind::zero_point || bye == ByeKind::half_point;
  }

  [[nodiscard]] int occupant(const Place& place) const {
    const auto i = static_cast<std::size_t>(place.index);
    switch (place.kind) {
      case Place::Kind::nobody: return 0;
      case Place::Kind::seed: return i <= seeds_.size() ? seeds_[i - 1] : 0;
      case Place::Kind::winner: return states_[i].winner;
      case Place::Kind::loser: return states_[i].loser;
    }
    return 0;
  }

  void decide(State& s, int winner) {
    s.decided = true;
    s.winner = winner;
    s.loser = winner == 0 ? 0 : s.first + s.second - winner;
  }

  void open(const Match& match, State& s) {
    s.opened = true;
    if (match.only_if_second_won >= 0) {
      const State& before = states_[static_cast<std::size_t>(match.only_if_second_won)];
      if (before.winner == 0 || before.winner != before.second) return decide(s, before.winner);
    }
    s.first = occupant(match.first);
    s.second = occupant(match.second);
    if (s.first == 0 && s.second == 0) decide(s, 0);
  }

  /// What is to be played in a round. Steps in which nobody has a game are passed over.
  void collect(int round) {
    for (; step_ <= last_step_; ++step_) {
      due_.clear();
      bool games = false;
      for (std::size_t i = 0; i < bracket_.size(); ++i) {
        State& s = states_[i];
        if (bracket_[i].step != step_ || s.decided) continue;
        if (!s.opened) open(bracket_[i], s);
        if (s.decided) continue;
        if (s.first == 0 || s.second == 0) {
          const int alone = s.first + s.second;
          if (!is_absent(alone, round)) due_.push_back({i, alone, 0});
          decide(s, alone);
          continue;
        }
        const bool first_absent = is_absent(s.first, round), second_absent = is_absent(s.second, round);
        if (first_absent && second_absent) {
          decide(s, 0);
        } else if (first_absent || second_absent) {
          const int rests = first_absent ? s.second : s.first;
          due_.push_back({i, rests, first_absent ? s.first : s.second});
          decide(s, rests);
        } else {
          due_.push_back({i, 0, 0});
          games = true;
        }
      }
      if (games) return;
    }
    due_.clear();
  }

  /// Takes the results of a past round.
  dots::Result<void> play(int round) {
    std::set<int> at_table;
    for (const Due& due : due_) {
      State& s = states_[due.match];
      if (due.rests != 0) continue;
      const Seat seat = stage_.seat(s.first, round);
      if (seat.opponent != s.second) continue;  // not played in this round; found below if against somebody else
      at_table.insert({s.first, s.second});
      if (seat.outcome == Outcome::open) {
        return refusal(Code::round_open, {arg("round", round), arg("number", s.first)});
      }
      take(s, seat, stage_.seat(s.second, round));
    }
    for (const int number : stage_.by_seed()) {
      const int opponent = stage_.seat(number, round).opponent;
      if (opponent != 0 && !at_table.contains(number)) {
        return refusal(Code::history_off_bracket, {arg("round", round), arg("first", number), arg("second", opponent)});
      }
    }
    return {};
  }

  void take(State& s, const Seat& first, const Seat& second) {
    if (first.outcome == Outcome::loss && second.outcome == Outcome::loss) return decide(s, 0);
    const auto halves = [](Outcome o) { return o == Outcome::win ? 2 : o == Outcome::draw ? 1 : 0; };
    ++s.games;
    s.first_halves += halves(first.outcome);
    s.second_halves += halves(second.outcome);
    s.moved_first = first.first ? s.first : s.second;
    const int best_of = stage_.options().best_of;
    // Games beyond best_of are replays: the first one with a winner decides.
    const bool ahead = s.first_halves != s.second_halves;
    if (ahead && (std::max(s.first_halves, s.second_halves) > best_of || s.games >= best_of)) {
      decide(s, s.first_halves > s.second_halves ? s.first : s.second);
    }
  }

  void add(PairingPlan& plan, const Due& due) const {
    const Match& match = bracket_[due.match];
    const State& s = states_[due.match];
    const dots::Argument label{"label", to_text(match.label)};
    if (due.absent != 0) {
      return add_pair(plan, {.first = due.rests, .label = match.label}, Reason::bye_opponent_absent,
                      {arg("opponent", due.absent)});
    }
    if (due.rests != 0) {
      return add_pair(plan, {.first = due.rests, .label = match.label}, Reason::bye_of_bracket, {label});
    }
    const int leg = s.games + 1;
    if (leg == 1) {
      const auto [first, second] = stage_.sides(s.first, s.second);
      return add_pair(plan, {.first = first, .second = second, .label = match.label}, Reason::bracket_match, {label});
    }
    const int second = s.moved_first, first = s.first + s.second - second;
    const int best_of = stage_.options().best_of;
    const bool replay = leg > best_of;
    PlannedPair pair{.first = first, .second = second, .label = match.label, .leg = leg, .new_start = replay};
    if (replay) return add_pair(plan, pair, Reason::bracket_replay, {arg("leg", leg)});
    const bool in_place = first == s.first;
    add_pair(
        plan, pair, Reason::bracket_leg,
        {arg("leg", leg), arg("best_of", best_of), arg("first_halves", in_place ? s.first_halves : s.second_halves),
         arg("second_halves", in_place ? s.second_halves : s.first_halves)});
  }

  const Stage& stage_;
  const Bracket& bracket_;
  const std::vector<int>& seeds_;
  std::vector<State> states_;
  std::vector<Due> due_;
  int step_ = 1;
  int last_step_ = 1;
};

}  // namespace

std::vector<std::vector<int>> add_rounds(Bracket& bracket, const std::vector<Place>& places, int first_step,
                                         const std::function<StageLabel(int places, int round)>& label) {
  std::vector<std::vector<int>> rounds;
  std::vector<Place> current = places;
  for (int round = 1; current.size() > 1; ++round) {
    std::vector<int>& positions = rounds.emplace_back();
    std::vector<Place> next;
    for (std::size_t i = 0; i + 1 < current.size(); i += 2) {
      const int position = static_cast<int>(bracket.size());
      positions.push_back(position);
      next.push_back({Place::Kind::winner, position});
      bracket.push_back({.label = label(static_cast<int>(current.size()), round),
                         .step = first_step + round - 1,
                         .first = current[i],
                         .second = current[i + 1]});
    }
    current = std::move(next);
  }
  return rounds;
}

Plan pair_bracket(const Stage& stage, const Bracket& bracket, const std::vector<int>& seeds) {
  if (stage.options().best_of < 1 || stage.options().best_of > 99) {
    return refusal(Code::bad_option, {{"option", "best_of"}, arg("value", stage.options().best_of)});
  }
  return BracketRun(stage, bracket, seeds).plan();
}

}  // namespace tournament::pairing
