#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <nlohmann/json.hpp>
#include <sstream>

#include "corpus.h"
#include "support.h"

namespace tournament::challenge {
namespace {

int score_of(const Table& table, Number number) {
  for (const PlayerScore& row : table.players)
    if (row.number == number) return row.score;
  return -1;
}

TEST(Score, AWinEarnsOnePointAndTheBaseOfTheLoser) {
  const Table table = score(championship_of({won("loa", 21, 31), won("loa", 21, 41), won("loa", 11, 21)}));
  EXPECT_EQ(score_of(table, 21), 2);      // two wins over players without one
  EXPECT_EQ(score_of(table, 11), 1 + 2);  // one win over a player with two
}

TEST(Score, ALaterWinOfTheLoserRaisesTheWinner) {
  EXPECT_EQ(score_of(score(championship_of({won("loa", 11, 21)})), 11), 1);
  EXPECT_EQ(score_of(score(championship_of({won("loa", 11, 21), won("loa", 21, 31)})), 11), 2);
}

TEST(Score, TheReadingsOfTheTrophyDifferForTwoWinsOverOneOpponent) {
  Championship championship = championship_of({won("loa", 11, 21), won("quints", 11, 21), won("loa", 21, 31)});
  EXPECT_EQ(score_of(score(championship), 11), 2 + 1 + 1);
  championship.options.trophy = TrophyReading::per_opponent;
  EXPECT_EQ(score_of(score(championship), 11), 2 + 1);
}

TEST(Score, IsExplainedWinByWin) {
  Championship championship =
      championship_of({won("loa", 11, 21), won("quints", 11, 21), won("loa", 21, 31), won("loa", 11, 31)});
  EXPECT_EQ(explain_score(championship, 11),
            (std::vector<WinTerm>{{1, "loa", 21, 1}, {2, "quints", 21, 1}, {4, "loa", 31, 0}}));
  championship.options.trophy = TrophyReading::per_opponent;
  EXPECT_EQ(explain_score(championship, 11),
            (std::vector<WinTerm>{{1, "loa", 21, 1}, {2, "quints", 21, 0}, {4, "loa", 31, 0}}));
  for (const PlayerScore& row : score(championship).players) {
    int sum = 0;
    for (const WinTerm& term : explain_score(championship, row.number)) sum += 1 + term.trophy;
    EXPECT_EQ(sum, row.score) << row.number;
  }
}

TEST(Score, UnsignedHorsConcoursAndOneSchoolEarnNothing) {
  Duel not_signed = won("loa", 11, 21);
  not_signed.signed_by_loser = false;
  Duel outside = won("loa", 11, 31);
  outside.hors_concours = true;
  EXPECT_EQ(score_of(score(championship_of({not_signed, outside, won("loa", 11, 12)})), 11), 0);
}

TEST(Score, DisqualifiedPlayersLeaveTheRankingAndTheirBaseStays) {
  Championship championship =
      championship_of({won("loa", 11, 21), won("quints", 11, 21), won("camelot", 21, 11), won("loa", 31, 21)});
  Table table = score(championship);
  EXPECT_TRUE(table.players[0].disqualified);
  for (const Ranked& row : table.categories.at("lower")) EXPECT_TRUE(row.number != 11 && row.number != 21);
  EXPECT_EQ(score_of(table, 31), 2);
  championship.options.disqualified_base = DisqualifiedBase::zero;
  EXPECT_EQ(score_of(score(championship), 31), 1);
}

TEST(Score, TheArbiterMayExcludeAnybody) {
  Championship championship = championship_of({won("loa", 11, 21)});
  championship.excluded = {11};
  EXPECT_TRUE(score(championship).players[0].disqualified);
}

std::vector<std::pair<int, Number>> places(const Table& table) {
  std::vector<std::pair<int, Number>> list;
  for (const Ranked& row : table.categories.at("lower"))
    if (row.score > 0) list.emplace_back(row.place, row.number);
  return list;
}

TEST(Score, EqualScoresShareAPlace) {
  const Table table = score(championship_of({won("loa", 11, 31), won("loa", 21, 41), won("loa", 22, 61)}));
  EXPECT_EQ(places(table), (std::vector<std::pair<int, Number>>{{1, 11}, {1, 21}, {1, 22}}));
}

TEST(Score, TheChainPartsByBaseThenOpponentsThenTheMutualResult) {
  // 11: three wins over one without a win; 21: one win over 91, who has two; both have 3 points.
  Championship by_base = championship_of(
      {won("a", 11, 31), won("b", 11, 41), won("c", 11, 51), won("a", 91, 61), won("b", 91, 71), won("c", 21, 91)});
  by_base.options.ties = Ties::chain;
  EXPECT_EQ(places(score(by_base)).at(0), (std::pair{1, 11}));
  EXPECT_EQ(places(score(by_base)).at(1), (std::pair{2, 21}));
  // 11 and 21 have two wins over different opponents; 21 beat 11 only hors concours, so nothing parts them but the
  // list.
  Championship by_opponents = championship_of({won("a", 11, 31), won("b", 11, 31), won("a", 21, 41), won("b", 21, 51)});
  by_opponents.options.ties = Ties::chain;
  EXPECT_EQ(places(score(by_opponents)), (std::vector<std::pair<int, Number>>{{1, 21}, {2, 11}}));
  // Both beat 31 and have one more win: 21 over 11, 11 over 41, who has beaten somebody.
  Championship mutual = championship_of({won("a", 11, 41), won("b", 21, 11), won("c", 41, 51)});
  mutual.options.ties = Ties::chain;
  EXPECT_EQ(places(score(mutual)), (std::vector<std::pair<int, Number>>{{1, 21}, {2, 11}, {3, 41}}));
}

TEST(Score, AllWhoShareTheLastPlaceOfTheDiplomasGetOne) {
  Championship championship = championship_of({won("a", 11, 31), won("a", 21, 41)});
  championship.options.diploma_places = 1;
  const Table table = score(championship);
  const auto& lower = table.categories.at("lower");
  EXPECT_TRUE(lower[0].diploma && lower[1].diploma);
  EXPECT_FALSE(lower[2].diploma);
}

TEST(Score, ASchoolCountsItsFiveBestOfACategory) {
  Championship championship;
  for (int i = 1; i <= 6; ++i) championship.players.push_back({i, "", "A", "upper"});
  for (int i = 7; i <= 12; ++i) championship.players.push_back({i, "", "B", "upper"});
  championship.players.push_back({13, "", "A", "adult"});
  for (int i = 1; i <= 6; ++i) championship.duels.push_back(won("a", i, i + 6));
  championship.duels.push_back(won("b", 13, 7));
  const Table table = score(championship);
  EXPECT_EQ(table.teams.at(0).school, "A");
  EXPECT_EQ(table.teams.at(0).points, 5);
  EXPECT_EQ(table.teams.at(1).points, 0);
}

TEST(Score, EqualsTheWorkedExamples) {
  ARBITER_NEEDS_CORPUS();
  int read = 0;
  for (const auto& file : std::filesystem::directory_iterator(arbiter_tests::corpus() / "vectors/boardgames")) {
    if (!file.path().filename().string().starts_with("trophy_example")) continue;
    ++read;
    std::stringstream bytes;
    bytes << std::ifstream(file.path()).rdbuf();
    auto championship = read_championship(bytes.str());
    ASSERT_TRUE(championship) << file.path();
    const auto expected = nlohmann::json::parse(bytes.str())["expected"];
    auto found = nlohmann::json::array();
    for (const Violation& violation : violations(*championship))
      found.push_back({{"code", to_text(violation.kind)}, {"duel", violation.duel}, {"players", violation.players}});
    EXPECT_EQ(found, expected["violations"]);
    for (const std::string reading : {"per_win", "per_opponent"}) {
      championship->options.trophy = read_trophy_reading(reading).value();
      const Table table = score(*championship);
      for (std::size_t i = 0; i < table.players.size(); ++i) {
        const auto& want = expected["players"][i];
        EXPECT_EQ(table.players[i].base, want["base"]);
        EXPECT_EQ(table.players[i].score, want["score_" + reading]);
        EXPECT_EQ(table.players[i].disqualified, want["disqualified"]);
        EXPECT_EQ(nlohmann::json(table.players[i].beaten), want["beaten"]);
      }
      for (const auto& [category, want] : expected["ranking"]["score_" + reading].items()) {
        auto order = nlohmann::json::array();
        for (const Ranked& row : table.categories.at(category))
          order.push_back({{"place", row.place}, {"no", row.number}, {"points", row.score}});
        EXPECT_EQ(order, want);
      }
      auto teams = nlohmann::json::array();
      for (const RankedTeam& team : table.teams)
        teams.push_back({{"place", team.place}, {"school", team.school}, {"points", team.points}});
      EXPECT_EQ(teams, expected["teams"]["score_" + reading]);
    }
  }
  EXPECT_GE(read, 2);
}

}  // namespace
}  // namespace tournament::challenge
