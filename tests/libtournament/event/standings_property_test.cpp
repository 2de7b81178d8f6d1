// Random events: what must hold of any standings.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <numeric>
#include <random>

#include "tournament/pairing/round_robin.h"
#include "tournament/standings/standings.h"

namespace {

using namespace tournament::event;
using namespace tournament::standings;

class RandomRoundRobins {
 public:
  explicit RandomRoundRobins(unsigned seed) : random_(seed) {}

  State next() {
    State state;
    state.created = true;
    const int entries = 2 + below(9);
    const int cycles = 1 + below(2);
    state.settings.system = cycles == 2 ? System::double_round_robin : System::round_robin;
    if (below(3) == 0) state.settings.scores = {.win = 6, .draw = 3, .loss = 2};
    std::shuffle(state.settings.tiebreaks.begin(), state.settings.tiebreaks.end(), random_);
    for (int number = 1; number <= entries; ++number)
      state.entries.push_back({.number = number, .player = 100 + number});
    for (const auto& pairs : tournament::pairing::berger(entries, {.cycles = cycles})) {
      Round round{.number = static_cast<int>(state.rounds.size()) + 1, .pairings = {}};
      for (const auto& [first, second] : pairs) {
        round.pairings.push_back(
            {.table = static_cast<int>(round.pairings.size()) + 1, .first = first, .second = second, .result = {}});
        if (second == 0) {
          round.pairings.back().table = 0;
        } else if (below(8) != 0) {
          round.pairings.back().result = result();
        }
      }
      state.rounds.push_back(std::move(round));
    }
    return state;
  }

  /// The same event with other entry numbers: number n becomes renumbered[n - 1].
  State renumbered(State state, std::vector<EntryNumber>& numbers) {
    numbers.resize(state.entries.size());
    std::iota(numbers.begin(), numbers.end(), 1);
    std::shuffle(numbers.begin(), numbers.end(), random_);
    const auto change = [&](EntryNumber& n) { n = n == 0 ? 0 : numbers[static_cast<std::size_t>(n) - 1]; };
    for (Entry& entry : state.entries) change(entry.number);
    std::sort(state.entries.begin(), state.entries.end(),
              [](const Entry& a, const Entry& b) { return a.number < b.number; });
    for (Round& round : state.rounds) {
      for (Pairing& pairing : round.pairings) {
        change(pairing.first);
        change(pairing.second);
      }
      std::shuffle(round.pairings.begin(), round.pairings.end(), random_);
    }
    return state;
  }

 private:
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }

  GameResult result() {
    GameResult r{
        .kind = static_cast<ResultKind>(below(4) == 0 ? below(6) : below(3)), .end = {}, .score = {}, .record = {}};
    if (!is_forfeit(r.kind) && below(2) == 0) r.score = BoardScore{below(4), below(4)};
    return r;
  }

  std::mt19937 random_;
};

/// Everything of a row that does not depend on the entry numbers.
std::string without_number(const Row& row) {
  std::string out =
      std::to_string(row.rank) + " " + std::to_string(row.points_halves) + " " + std::to_string(row.played);
  for (const TieBreakValue& t : row.tiebreaks) out += " " + (t.applies ? to_text(t.value) : "-");
  return out;
}

TEST(AnyStandings, PointsAddUpToWhatTheGamesGave) {
  RandomRoundRobins random(1);
  for (int i = 0; i < 500; ++i) {
    const State state = random.next();
    int given = 0, results = 0, open = 0;
    for (const Round& round : state.rounds) {
      for (const Pairing& pairing : round.pairings) {
        if (pairing.is_bye()) continue;
        if (!pairing.result) {
          ++open;
          continue;
        }
        const Award gives = award(pairing.result->kind, state.settings.scores);
        given += gives.first_halves + gives.second_halves;
        ++results;
      }
    }
    const Standings table = standings(state, {});
    int points = 0, games = 0;
    long captured = 0;
    for (const Row& row : table.rows) {
      EXPECT_EQ(row.played, row.wins + row.draws + row.losses);
      points += row.points_halves;
      games += row.played + row.forfeit_wins + row.forfeit_losses;
      for (const TieBreakValue& t : row.tiebreaks)
        captured += t.kind == TieBreak::captured_difference ? t.value.value : 0;
    }
    ASSERT_EQ(points, given);
    ASSERT_EQ(games, 2 * results);
    ASSERT_EQ(table.open_tables, open);
    ASSERT_EQ(captured, 0) << "what one captures more the other captures less";
  }
}

TEST(AnyStandings, EntryNumbersDoNotDecide) {
  RandomRoundRobins random(2);
  for (int i = 0; i < 500; ++i) {
    const State state = random.next();
    std::vector<EntryNumber> numbers;
    const State other = random.renumbered(state, numbers);
    std::map<PlayerId, std::string> expected, found;
    for (const Row& row : standings(state, {}).rows) expected[row.player] = without_number(row);
    for (const Row& row : standings(other, {}).rows) found[row.player] = without_number(row);
    ASSERT_EQ(found, expected);
  }
}

TEST(AnyStandings, RanksFollowTheCriteria) {
  RandomRoundRobins random(3);
  for (int i = 0; i < 500; ++i) {
    const State state = random.next();
    const auto rows = standings(state, {}).rows;
    for (std::size_t r = 0; r < rows.size(); ++r) {
      const Row& row = rows[r];
      ASSERT_LE(row.rank, static_cast<int>(r) + 1);
      if (r == 0) {
        ASSERT_EQ(row.rank, 1);
        continue;
      }
      const Row& above = rows[r - 1];
      ASSERT_GE(above.points_halves, row.points_halves);
      if (above.points_halves != row.points_halves) {
        ASSERT_EQ(row.rank, static_cast<int>(r) + 1);
        ASSERT_EQ(row.decided_by, std::nullopt);
        continue;
      }
      // The tie-break that decided is the first one that differs; the direct encounter may decide between equal values.
      for (std::size_t t = 0; t < row.tiebreaks.size(); ++t) {
        const TieBreakValue &mine = row.tiebreaks[t], &better = above.tiebreaks[t];
        if (row.decided_by == mine.kind) {
          ASSERT_GE(better.value, mine.value);
          ASSERT_EQ(row.rank, static_cast<int>(r) + 1);
          break;
        }
        if (mine.kind == TieBreak::direct_encounter) continue;
        ASSERT_EQ(better.value, mine.value);
      }
      ASSERT_EQ(row.rank == above.rank, row.decided_by == std::nullopt);
    }
  }
}

TEST(AnyStandings, SonnebornBergerIsTheSumOfItsTerms) {
  RandomRoundRobins random(5);
  for (int i = 0; i < 200; ++i) {
    const State state = random.next();
    for (const Row& row : standings(state, {}).rows) {
      long sum = 0, made = 0;
      for (const SonnebornBergerTerm& term : explain_sonneborn_berger(state, {}, row.number)) {
        sum += term.product.value;
        made += term.made_halves;
      }
      const auto shown = std::find_if(row.tiebreaks.begin(), row.tiebreaks.end(),
                                      [](const TieBreakValue& t) { return t.kind == TieBreak::sonneborn_berger; });
      ASSERT_EQ(shown->value.value, sum);
      ASSERT_EQ(row.points_halves, made);
    }
  }
}

TEST(AnyStandings, CrosstableAgreesWithItself) {
  RandomRoundRobins random(4);
  const std::map<std::string, std::vector<std::string>> opposite{{"1", {"0"}}, {"0", {"1"}},      {"½", {"½"}},
                                                                 {"+", {"-"}}, {"-", {"+", "-"}}, {"", {""}}};
  for (int i = 0; i < 300; ++i) {
    const State state = random.next();
    const Crosstable table = crosstable(state, {});
    for (std::size_t a = 0; a < table.rows.size(); ++a) {
      for (std::size_t b = 0; b < table.rows.size(); ++b) {
        ASSERT_EQ(table.cells[a][b].size(), table.cells[b][a].size());
        ASSERT_TRUE(a != b || table.cells[a][b].empty());
        for (std::size_t g = 0; g < table.cells[a][b].size(); ++g) {
          const CrossCell &mine = table.cells[a][b][g], &his = table.cells[b][a][g];
          const auto& fitting = opposite.at(mine.text);
          ASSERT_NE(std::find(fitting.begin(), fitting.end(), his.text), fitting.end());
          ASSERT_NE(mine.moved_first, his.moved_first);
          ASSERT_EQ(mine.round, his.round);
        }
      }
    }
  }
}

}  // namespace
