#include <algorithm>
#include <numeric>
#include <set>
#include <tuple>

#include "tournament/challenge/championship.h"

namespace tournament::challenge {
namespace {

constexpr std::string_view adults = "adult";

std::set<Number> disqualified_players(const Championship& championship) {
  std::set<Number> out(championship.excluded.begin(), championship.excluded.end());
  for (const Violation& violation : violations(championship))
    if (excludes(violation.kind)) out.insert(violation.players.begin(), violation.players.end());
  return out;
}

using Rows = std::map<Number, PlayerScore>;

/// What a win over the player adds beside its own point.
int worth(const PlayerScore& beaten, const ChallengeOptions& options) {
  return beaten.disqualified && options.disqualified_base == DisqualifiedBase::zero ? 0 : beaten.base;
}

int trophy_points(const PlayerScore& row, const Rows& rows, const ChallengeOptions& options) {
  std::vector<Number> earning = row.beaten;
  if (options.trophy == TrophyReading::per_opponent)
    earning.erase(std::unique(earning.begin(), earning.end()), earning.end());
  return std::accumulate(earning.begin(), earning.end(), 0,
                         [&](int sum, Number loser) { return sum + worth(rows.at(loser), options); });
}

Rows scored(const Championship& championship) {
  Rows rows;
  const std::set<Number> out = disqualified_players(championship);
  for (const Player& player : championship.players)
    rows[player.number] = {.number = player.number, .disqualified = out.contains(player.number)};
  for (const Duel& duel : championship.duels) {
    if (!is_counted_win(championship, duel)) continue;
    PlayerScore& row = rows.at(duel.winner());
    ++row.base;
    row.beaten.push_back(duel.loser());
  }
  for (auto& [number, row] : rows) {
    std::ranges::sort(row.beaten);
    row.trophy = trophy_points(row, rows, championship.options);
    row.score = row.base + row.trophy;
  }
  return rows;
}

/// Counted wins of `one` over `other`.
long wins_over(const PlayerScore& one, Number other) { return std::ranges::count(one.beaten, other); }

/// Before the mutual result, which is asked only where two are left level: it need not be transitive among more.
auto chain_key(const PlayerScore& row) {
  const std::set<Number> different(row.beaten.begin(), row.beaten.end());
  return std::tuple(row.score, row.base, different.size());
}

bool level(const PlayerScore& one, const PlayerScore& other, Ties ties) {
  return ties == Ties::shared ? one.score == other.score : chain_key(one) == chain_key(other);
}

/// Where the chain leaves exactly two level, the one who beat the other more often goes first.
void part_pairs(std::vector<const PlayerScore*>& order) {
  for (std::size_t from = 0; from < order.size();) {
    std::size_t to = from + 1;
    while (to < order.size() && level(*order[from], *order[to], Ties::chain)) ++to;
    if (to - from == 2 &&
        wins_over(*order[from + 1], order[from]->number) > wins_over(*order[from], order[from + 1]->number))
      std::swap(order[from], order[from + 1]);
    from = to;
  }
}

bool shares_place(const std::vector<const PlayerScore*>& order, std::size_t at, Ties ties) {
  const PlayerScore& one = *order[at - 1];
  const PlayerScore& other = *order[at];
  if (!level(one, other, ties)) return false;
  if (ties == Ties::shared) return true;
  const bool more_than_two =
      (at >= 2 && level(*order[at - 2], one, ties)) || (at + 1 < order.size() && level(other, *order[at + 1], ties));
  return more_than_two || wins_over(one, other.number) == wins_over(other, one.number);
}

std::vector<Ranked> ranked(std::vector<const PlayerScore*> order, const ChallengeOptions& options) {
  std::ranges::sort(order, {}, &PlayerScore::number);
  std::ranges::stable_sort(order, [&](const PlayerScore* one, const PlayerScore* other) {
    return options.ties == Ties::shared ? one->score > other->score : chain_key(*one) > chain_key(*other);
  });
  if (options.ties == Ties::chain) part_pairs(order);
  std::vector<Ranked> list;
  for (std::size_t i = 0; i < order.size(); ++i) {
    const int place = i > 0 && shares_place(order, i, options.ties) ? list.back().place : static_cast<int>(i) + 1;
    list.push_back({place, order[i]->number, order[i]->score, place <= options.diploma_places});
  }
  return list;
}

/// A school's points from its pupils of one category, best first.
int category_points(const std::vector<Ranked>& category, const std::map<Number, const Player*>& players,
                    const Rows& rows, std::string_view school, const ChallengeOptions& options) {
  std::vector<int> points;
  for (const Ranked& row : category) {
    if (players.at(row.number)->school != school) continue;
    switch (options.team) {
      case TeamScore::sum_scores: points.push_back(row.score); break;
      case TeamScore::sum_base: points.push_back(rows.at(row.number).base); break;
      case TeamScore::sum_places: points.push_back(row.place); break;
    }
  }
  std::ranges::sort(points);
  if (options.team != TeamScore::sum_places) std::ranges::reverse(points);
  points.resize(std::min(points.size(), static_cast<std::size_t>(options.team_of_a_category)));
  return std::accumulate(points.begin(), points.end(), 0);
}

std::vector<RankedTeam> ranked_teams(const Championship& championship, const Table& table, const Rows& rows) {
  std::map<Number, const Player*> players;
  std::set<std::string> schools;
  for (const Player& player : championship.players) {
    players[player.number] = &player;
    if (player.category != adults && !player.school.empty()) schools.insert(player.school);
  }
  std::vector<RankedTeam> teams;
  for (const std::string& school : schools) {
    RankedTeam team{0, school, 0};
    for (const auto& [category, order] : table.categories)
      if (category != adults) team.points += category_points(order, players, rows, school, championship.options);
    teams.push_back(std::move(team));
  }
  const bool fewer_is_better = championship.options.team == TeamScore::sum_places;
  std::ranges::stable_sort(teams, [&](const RankedTeam& one, const RankedTeam& other) {
    return fewer_is_better ? one.points < other.points : one.points > other.points;
  });
  for (std::size_t i = 0; i < teams.size(); ++i)
    teams[i].place = i > 0 && teams[i].points == teams[i - 1].points ? teams[i - 1].place : static_cast<int>(i) + 1;
  return teams;
}

}  // namespace

std::vector<WinTerm> explain_score(const Championship& championship, Number number) {
  const Rows rows = scored(championship);
  std::vector<WinTerm> terms;
  std::set<Number> beaten;
  for (const Duel& duel : championship.duels) {
    if (duel.winner() != number || !is_counted_win(championship, duel)) continue;
    const bool first = beaten.insert(duel.loser()).second;
    const bool earns = first || championship.options.trophy == TrophyReading::per_win;
    terms.push_back({.duel = duel.id,
                     .game = duel.row_of(number),
                     .loser = duel.loser(),
                     .trophy = earns ? worth(rows.at(duel.loser()), championship.options) : 0});
  }
  return terms;
}

Table score(const Championship& championship) {
  const Rows rows = scored(championship);
  std::map<std::string, std::vector<const PlayerScore*>> categories;
  Table table;
  for (const Player& player : championship.players) {
    const PlayerScore& row = rows.at(player.number);
    table.players.push_back(row);
    auto& category = categories[player.category];
    if (!row.disqualified) category.push_back(&row);
  }
  for (auto& [name, order] : categories) table.categories[name] = ranked(std::move(order), championship.options);
  table.teams = ranked_teams(championship, table, rows);
  return table;
}

}  // namespace tournament::challenge
