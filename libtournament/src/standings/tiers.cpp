#include "tiers.h"

#include <algorithm>
#include <map>

#include "event/find_pairing.h"
#include "event/stage_input.h"
#include "tournament/pairing/ladder.h"

namespace tournament::standings {

namespace {

using pairing::StageLabel;
using pairing::StagePart;

/// A match of a bracket, from all its games.
struct Match {
  StageLabel label;
  event::EntryNumber one = 0, other = 0;  ///< other 0: went on without a game
  int one_halves = 0, other_halves = 0;
  bool open = false;
  /// Who has gone on, 0 while it is not decided. A match that stopped half way is decided for those above in points.
  [[nodiscard]] event::EntryNumber winner() const {
    if (other == 0) return one;
    if (open || one_halves == other_halves) return 0;
    return one_halves > other_halves ? one : other;
  }
};

std::vector<Match> matches_of(const event::State& state, event::SectionNumber section, const Tally& tally) {
  using Key = std::tuple<std::string, event::EntryNumber, event::EntryNumber>;
  std::map<Key, std::size_t> places;
  std::vector<Match> matches;
  for (const event::Round& round : state.rounds) {
    if (round.section != section || round.stage != tally.stage || round.number > tally.after_round) continue;
    for (const event::Pairing& p : round.pairings) {
      const auto [low, high] = std::minmax(p.first, p.second);
      const auto [place, is_new] = places.try_emplace({p.label, low, high}, matches.size());
      if (is_new) {
        matches.push_back({.label = event::label_of(p.label), .one = p.first, .other = p.second});
      }
      Match& match = matches[place->second];
      if (p.is_bye()) continue;
      if (!p.result || p.result->kind == event::ResultKind::adjourned) {
        match.open = true;
        continue;
      }
      const event::Award points = award(p.result->kind, event::ScoreTable{});
      const bool in_order = p.first == match.one;
      match.one_halves += in_order ? points.first_halves : points.second_halves;
      match.other_halves += in_order ? points.second_halves : points.first_halves;
    }
  }
  return matches;
}

/// How far an entry came. Compared in the order of the members.
struct Reached {
  long main = 0;         ///< the higher the nearer to the title
  bool stays = true;     ///< not withdrawn while still in
  long third = 0;        ///< of the match for the third place: 2 won, 1 lost or open
  long consolation = 0;  ///< as `main`, in the bracket of those who lost at once
  friend auto operator<=>(const Reached&, const Reached&) = default;
};

constexpr long title = 1'000'000;

/// Places that are left in a part of the bracket: the fewer, the higher.
long level(int places) { return title - places; }

class Elimination {
 public:
  Elimination(const Tally& tally, const std::vector<Match>& matches)
      : reached_(tally.rows.size()), lost_(tally.rows.size(), false), tally_(tally) {
    for (const Match& match : matches) add(match);
    // Who withdrew with the way still open comes below the one who would have been the opponent.
    for (std::size_t i = 0; i < reached_.size(); ++i) reached_[i].stays = lost_[i] || !tally.rows[i].withdrawn;
  }

  [[nodiscard]] std::vector<long> order() const {
    std::vector<Reached> distinct = reached_;
    std::sort(distinct.begin(), distinct.end());
    distinct.erase(std::unique(distinct.begin(), distinct.end()), distinct.end());
    std::vector<long> tiers;
    for (const Reached& r : reached_) {
      tiers.push_back(std::lower_bound(distinct.begin(), distinct.end(), r) - distinct.begin());
    }
    return tiers;
  }

 private:
  void add(const Match& match) {
    const event::EntryNumber winner = match.winner();
    for (const event::EntryNumber number : {match.one, match.other}) {
      const auto found = tally_.index.find(number);
      if (number == 0 || found == tally_.index.end()) continue;
      Reached& r = reached_[found->second];
      const bool won = winner == number;
      if (winner != 0 && !won && match.label.part != StagePart::consolation) lost_[found->second] = true;
      switch (match.label.part) {
        case StagePart::last: r.main = std::max(r.main, level(won ? match.label.index / 2 : match.label.index)); break;
        case StagePart::third_place: r.third = won ? 2 : 1; break;
        case StagePart::consolation:
          r.consolation = std::max(r.consolation, level(won ? match.label.index / 2 : match.label.index));
          break;
        // With two brackets nobody is out before a loss among the losers: an open place there is worth its round.
        case StagePart::loser_bracket: r.main = std::max(r.main, 2L * match.label.index + (won ? 1 : 0)); break;
        case StagePart::winner_bracket: r.main = std::max(r.main, won ? 2L * match.label.index - 1 : 0L); break;
        case StagePart::grand_final: r.main = std::max(r.main, title + (won ? 1 : 0)); break;
        case StagePart::grand_final_reset: r.main = title + (won ? 3 : 2); break;
        default: break;
      }
    }
  }

  std::vector<Reached> reached_;
  std::vector<bool> lost_;
  const Tally& tally_;
};

}  // namespace

std::vector<long> tiers(const event::State& state, const Tally& tally) {
  std::vector<long> tiers(tally.rows.size(), 0);
  const event::SectionNumber section =
      tally.rows.empty() ? 1 : event::find_entry(state, tally.rows.front().number)->section;
  if (event::is_bracket(tally.system)) return Elimination(tally, matches_of(state, section, tally)).order();
  if (tally.system == event::System::ladder && event::find_section(state, section) != nullptr &&
      tally.after_round > 0) {
    const auto input = event::stage_input(state, {}, section, tally.stage, tally.after_round + 1);
    long rung = static_cast<long>(tally.rows.size());
    for (const int number : pairing::ladder_order(input)) {
      if (const auto found = tally.index.find(number); found != tally.index.end()) tiers[found->second] = rung;
      --rung;
    }
    return tiers;
  }
  for (std::size_t i = 0; i < tiers.size(); ++i) {
    tiers[i] = -2L * tally.rows[i].group - (tally.rows[i].removed ? 1 : 0);
  }
  return tiers;
}

}  // namespace tournament::standings
