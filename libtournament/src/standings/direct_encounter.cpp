#include "direct_encounter.h"

#include <algorithm>
#include <numeric>

namespace tournament::standings {

namespace {

/// The separate table of some entries, by position in the group.
struct SeparateTable {
  std::vector<long> quarters;
  std::vector<int> met;  ///< how many of the others
  bool all_met = true;
  bool any_met = false;
  long scale = 1;  ///< the quarters are so many times as large
  long unit = 1;   ///< a missing game is worth so many
};

/// Games of two entries in one stage are few; the least common multiple of what a stage can hold stays far below.
constexpr int most_in_measure = 1 << 20;

SeparateTable table_of(const Tally& tally, const Group& group) {
  constexpr std::size_t outside = SIZE_MAX;
  std::vector<std::size_t> position(tally.rows.size(), outside);
  for (std::size_t i = 0; i < group.size(); ++i) position[group[i]] = i;

  SeparateTable table{.quarters = std::vector<long>(group.size()), .met = std::vector<int>(group.size())};
  const auto inside = [&](const Encounter& e) { return position[e.low] != outside && position[e.high] != outside; };
  // C.07 6.1 takes the average where two met several times. One or two games: quarters are exact. More: the sums say
  // the same where all met as often; else averages are compared in a common measure.
  int games = 0;
  bool alike = true;
  for (const Encounter& e : tally.encounters) {
    if (!inside(e)) continue;
    alike = alike && (games == 0 || games == e.games);
    games = games == 0 ? e.games : std::lcm(games, e.games);
    if (games > most_in_measure) break;
  }
  alike = alike && games > 2;
  const long scale = alike || games <= 2 ? 1 : games;
  table.scale = scale;
  table.unit = alike ? games : 1;

  for (const Encounter& e : tally.encounters) {
    const std::size_t low = position[e.low], high = position[e.high];
    if (low == outside || high == outside) continue;
    table.quarters[low] += 2L * e.low_halves * scale / (alike ? 1 : e.games);
    table.quarters[high] += 2L * e.high_halves * scale / (alike ? 1 : e.games);
    ++table.met[low];
    ++table.met[high];
    table.any_met = true;
  }
  const auto others = static_cast<int>(group.size()) - 1;
  table.all_met = std::all_of(table.met.begin(), table.met.end(), [&](int n) { return n == others; });
  return table;
}

class DirectEncounter {
 public:
  explicit DirectEncounter(const Tally& tally) : tally_(tally) {}

  DirectOrder order(const Group& tied) {
    // Groups to look at, the next one last: a table of many is taken apart without recursion.
    std::vector<Group> waiting{tied};
    while (!waiting.empty()) {
      const Group group = std::move(waiting.back());
      waiting.pop_back();
      std::vector<Group> parts = split(group);
      if (parts.size() == 1) {
        result_.groups.push_back(std::move(parts.front()));
      } else {
        waiting.insert(waiting.end(), std::make_move_iterator(parts.rbegin()), std::make_move_iterator(parts.rend()));
      }
    }
    return std::move(result_);
  }

 private:
  std::vector<Group> split(const Group& group) {
    if (group.size() == 1) return {group};
    const SeparateTable table = table_of(tally_, group);
    if (!table.any_met) return {group};
    // Positions in the group, best first.
    std::vector<std::size_t> places(group.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    std::stable_sort(places.begin(), places.end(),
                     [&](std::size_t a, std::size_t b) { return table.quarters[a] > table.quarters[b]; });
    remember(group, table, places);
    return table.all_met ? by_points(group, table, places) : by_certainty(group, table, std::move(places));
  }

  /// Article 6.1: all have met, the table orders them.
  static std::vector<Group> by_points(const Group& group, const SeparateTable& table,
                                      const std::vector<std::size_t>& places) {
    std::vector<Group> parts;
    for (std::size_t i = 0; i < places.size(); ++i) {
      if (i == 0 || table.quarters[places[i]] != table.quarters[places[i - 1]]) parts.emplace_back();
      parts.back().push_back(group[places[i]]);
    }
    return parts;
  }

  /// Article 6.2: games are missing. Whoever stays ahead of each of the others even if he loses all his missing games
  /// and the other wins all of his takes the place; then the next place is looked at in the same table.
  std::vector<Group> by_certainty(const Group& group, const SeparateTable& table, std::vector<std::size_t> left) const {
    const auto most = [&](std::size_t p) {
      const long missing = static_cast<long>(group.size()) - 1 - table.met[p];
      return table.quarters[p] + missing * 2L * tally_.scores.win * table.scale * table.unit;
    };
    std::vector<Group> parts;
    while (!left.empty()) {
      // A missing game may be lost by forfeit, for nothing: what an entry has now is the least it can have. So only the
      // one who has the most now can be certain of the place.
      const std::size_t leader = left.front();
      const bool certain = std::all_of(left.begin() + 1, left.end(),
                                       [&](std::size_t other) { return most(other) < table.quarters[leader]; });
      if (!certain) break;
      parts.push_back({group[leader]});
      left.erase(left.begin());
    }
    if (left.empty()) return parts;
    Group rest;
    for (const std::size_t p : left) rest.push_back(group[p]);
    parts.push_back(std::move(rest));
    return parts;
  }

  void remember(const Group& group, const SeparateTable& table, const std::vector<std::size_t>& places) {
    DirectTable shown{.numbers = {}, .points = {}, .all_met = table.all_met};
    for (const std::size_t p : places) {
      shown.numbers.push_back(tally_.rows[group[p]].number);
      shown.points.push_back(Quarters{table.quarters[p] / table.scale});
    }
    result_.tables.push_back(std::move(shown));
  }

  const Tally& tally_;
  DirectOrder result_;
};

}  // namespace

DirectOrder direct_encounter(const Tally& tally, const Group& tied) { return DirectEncounter(tally).order(tied); }

}  // namespace tournament::standings
