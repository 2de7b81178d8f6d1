#include "ranking.h"

#include <algorithm>
#include <iterator>
#include <numeric>
#include <utility>

#include "direct_encounter.h"
#include "event/stage_input.h"
#include "tiers.h"
#include "unplayed.h"

namespace tournament::standings {

namespace {

using event::TieBreak;

/// C.07 9.1: both factors are halves, so that the product is in quarters.
std::vector<long> sonneborn_berger(const Tally& tally) {
  std::vector<long> quarters(tally.rows.size());
  if (!event::is_table_system(tally.system)) {
    const Unplayed unplayed(tally, &Row::points_halves, &Slot::points, tally.scores.draw);
    for (std::size_t i = 0; i < quarters.size(); ++i) {
      for (const OpponentTerm& term : unplayed.terms(i)) quarters[i] += static_cast<long>(term.points) * term.made;
    }
    return quarters;
  }
  for (const CountedGame& game : tally.games) {
    quarters[game.first] += static_cast<long>(tally.rows[game.second].points_halves) * game.award.first_halves;
    quarters[game.second] += static_cast<long>(tally.rows[game.first].points_halves) * game.award.second_halves;
  }
  return quarters;
}

/// C.07 13: the opponent's match points times the board points made against it.
std::vector<long> team_sonneborn_berger(const Tally& tally) {
  std::vector<long> quarters(tally.rows.size());
  if (!event::is_table_system(tally.system)) {
    const Unplayed unplayed(tally, &Row::match_halves, &Slot::match, tally.match.draw);
    for (std::size_t i = 0; i < quarters.size(); ++i) {
      for (const OpponentTerm& term : unplayed.terms(i)) quarters[i] += static_cast<long>(term.points) * term.boards;
    }
    return quarters;
  }
  for (const CountedGame& game : tally.games) {
    quarters[game.first] += static_cast<long>(tally.rows[game.second].match_halves) * game.boards.first_halves;
    quarters[game.second] += static_cast<long>(tally.rows[game.first].match_halves) * game.boards.second_halves;
  }
  return quarters;
}

/// C.07 8.1 and 14.
std::vector<long> buchholz(const Tally& tally, bool cut) {
  std::vector<long> quarters(tally.rows.size());
  const Unplayed unplayed(tally, &Row::points_halves, &Slot::points, tally.scores.draw);
  for (std::size_t i = 0; i < quarters.size(); ++i) {
    for (const OpponentTerm& term : unplayed.terms(i)) quarters[i] += cut && term.cut ? 0 : 2L * term.points;
  }
  return quarters;
}

std::vector<long> from_halves(const Tally& tally, int Row::*halves) {
  std::vector<long> quarters;
  for (const Row& row : tally.rows) quarters.push_back(2L * row.*halves);
  return quarters;
}

/// Whether the tie-break means anything here: opponents' points say nothing where everybody meets everybody.
bool means_something(TieBreak tiebreak, const Tally& tally) {
  switch (tiebreak) {
    case TieBreak::buchholz:
    case TieBreak::buchholz_cut_1: return !event::is_table_system(tally.system);
    case TieBreak::match_points:
    case TieBreak::board_points:
    case TieBreak::team_sonneborn_berger: return tally.teams;
    default: return true;
  }
}

/// C.07 7.1, a win by forfeit included.
std::vector<long> wins(const Tally& tally) {
  std::vector<long> quarters;
  for (std::size_t i = 0; i < tally.rows.size(); ++i) {
    quarters.push_back(4L * (tally.rows[i].wins + tally.rows[i].forfeit_wins + tally.bye_wins[i]));
  }
  return quarters;
}

std::vector<long> captured_difference(const Tally& tally) {
  std::vector<long> quarters(tally.rows.size());
  for (const CountedGame& game : tally.games) {
    if (!game.score) continue;
    const long lead = 2 * (game.score->first_halves - game.score->second_halves);
    quarters[game.first] += lead;
    quarters[game.second] -= lead;
  }
  return quarters;
}

/// Takes the groups of equal entries apart, one criterion after the other (C.07 4.2).
class Ranker {
 public:
  explicit Ranker(const Tally& tally) : tally_(tally), rows_(tally.rows) {
    Group all(rows_.size());
    std::iota(all.begin(), all.end(), std::size_t{0});
    if (!all.empty()) groups_.push_back(std::move(all));
  }

  /// Before points: places that come from the system itself.
  void by_tier(const std::vector<long>& tiers) {
    split_all([&](const Group& group) { return by_value(group, tiers); }, std::nullopt);
  }

  void by_points() {
    std::vector<long> points;
    for (const Row& row : rows_) points.push_back(row.points_halves);
    split_all([&](const Group& group) { return by_value(group, points); }, std::nullopt);
  }

  void by(TieBreak tiebreak) {
    if (!means_something(tiebreak, tally_)) {
      for (Row& row : rows_) row.tiebreaks.push_back({.kind = tiebreak, .value = Quarters{}, .applies = false});
      return;
    }
    switch (tiebreak) {
      case TieBreak::direct_encounter: return by_direct_encounter();
      case TieBreak::sonneborn_berger: return by_quarters(tiebreak, sonneborn_berger(tally_));
      case TieBreak::wins: return by_quarters(tiebreak, wins(tally_));
      case TieBreak::captured_difference: return by_quarters(tiebreak, captured_difference(tally_));
      case TieBreak::buchholz: return by_quarters(tiebreak, buchholz(tally_, false));
      case TieBreak::buchholz_cut_1: return by_quarters(tiebreak, buchholz(tally_, true));
      case TieBreak::match_points: return by_quarters(tiebreak, from_halves(tally_, &Row::match_halves));
      case TieBreak::board_points: return by_quarters(tiebreak, from_halves(tally_, &Row::board_halves));
      case TieBreak::team_sonneborn_berger: return by_quarters(tiebreak, team_sonneborn_berger(tally_));
    }
  }

  Ranking finish() {
    Ranking ranking{.rows = {}, .direct_tables = std::move(direct_tables_)};
    int table = 0;
    std::size_t above = 0;  // rows of the groups before
    for (Group& group : groups_) {
      std::sort(group.begin(), group.end());
      // Ranks begin anew in each group of the stage.
      if (rows_[group.front()].group != table) above = ranking.rows.size();
      table = rows_[group.front()].group;
      const int rank = static_cast<int>(ranking.rows.size() - above) + 1;
      for (const std::size_t i : group) {
        // Only the first of a group was put below somebody.
        if (i != group.front()) rows_[i].decided_by.reset();
        rows_[i].rank = rank;
        ranking.rows.push_back(std::move(rows_[i]));
      }
    }
    return ranking;
  }

 private:
  void by_quarters(TieBreak tiebreak, const std::vector<long>& quarters) {
    for (std::size_t i = 0; i < rows_.size(); ++i) {
      rows_[i].tiebreaks.push_back({.kind = tiebreak, .value = Quarters{quarters[i]}});
    }
    split_all([&](const Group& group) { return by_value(group, quarters); }, tiebreak);
  }

  void by_direct_encounter() {
    for (Row& row : rows_) {
      row.tiebreaks.push_back({.kind = TieBreak::direct_encounter, .value = Quarters{}, .applies = false});
    }
    split_all(
        [&](const Group& group) {
          if (group.size() == 1) return std::vector<Group>{group};
          DirectOrder order = direct_encounter(tally_, group);
          show(group, order);
          std::move(order.tables.begin(), order.tables.end(), std::back_inserter(direct_tables_));
          return std::move(order.groups);
        },
        TieBreak::direct_encounter);
  }

  /// What is shown of a direct encounter are the points of the table among all that were tied.
  void show(const Group& group, const DirectOrder& order) {
    for (const std::size_t i : group) rows_[i].tiebreaks.back().applies = true;
    if (order.tables.empty()) return;  // none of them has met another
    const DirectTable& first = order.tables.front();
    for (std::size_t place = 0; place < first.numbers.size(); ++place) {
      rows_[tally_.index.at(first.numbers[place])].tiebreaks.back().value = first.points[place];
    }
  }

  static std::vector<Group> by_value(Group group, const std::vector<long>& values) {
    std::stable_sort(group.begin(), group.end(), [&](std::size_t a, std::size_t b) { return values[a] > values[b]; });
    std::vector<Group> parts;
    for (const std::size_t i : group) {
      if (parts.empty() || values[parts.back().back()] != values[i]) parts.emplace_back();
      parts.back().push_back(i);
    }
    return parts;
  }

  template <class Split>
  void split_all(Split split, std::optional<TieBreak> criterion) {
    std::vector<Group> finer;
    for (const Group& group : groups_) {
      std::vector<Group> parts = split(group);
      for (std::size_t p = 0; p < parts.size(); ++p) {
        if (p > 0) {
          for (const std::size_t i : parts[p]) rows_[i].decided_by = criterion;
        }
        finer.push_back(std::move(parts[p]));
      }
    }
    groups_ = std::move(finer);
  }

  const Tally& tally_;
  std::vector<Row> rows_;
  std::vector<Group> groups_;  ///< best first; equal so far
  std::vector<DirectTable> direct_tables_;
};

}  // namespace

Ranking rank(const event::State& state, const Tally& tally) {
  Ranker ranker(tally);
  ranker.by_tier(tiers(state, tally));
  // What is equal in a bracket or on a ladder shares the place: points say nothing there.
  if (event::is_bracket(tally.system)) return ranker.finish();
  ranker.by_points();
  for (const TieBreak tiebreak : state.settings.tiebreaks) ranker.by(tiebreak);
  return ranker.finish();
}

}  // namespace tournament::standings
