#include "tournament/standings/standings.h"

#include <gtest/gtest.h>

#include "played.h"

namespace {

using namespace tournament::event;
using namespace tournament::standings;
using arbiter_tests::lines;
using arbiter_tests::played;
using enum TieBreak;

TEST(Numbers, ArePrintedAsDecimals) {
  EXPECT_EQ(to_text(Quarters{13}), "3.25");
  EXPECT_EQ(to_text(Quarters{14}), "3.5");
  EXPECT_EQ(to_text(Quarters{15}), "3.75");
  EXPECT_EQ(to_text(Quarters{16}), "4");
  EXPECT_EQ(to_text(Quarters{0}), "0");
  EXPECT_EQ(to_text(Quarters{-1}), "-0.25");
  EXPECT_EQ(to_text(Quarters{-13}), "-3.25");
  EXPECT_EQ(halves_text(13), "6.5");
  EXPECT_EQ(halves_text(12), "6");
  EXPECT_EQ(halves_text(-3), "-1.5");
}

// The worked round robin of the FIDE tie-break exercises: six players, one forfeit (5 against 6).
//
//        1   2   3   4   5   6   points    SB
//   1    .   1   1   0   ½   1    3½      3.5 + 3.5 + 0 + 0.75 + 1.5        = 9.25
//   2    0   .   ½   1   1   1    3½      0 + 1.75 + 1.5 + 1.5 + 1.5        = 6.25
//   3    0   ½   .   1   1   1    3½      0 + 1.75 + 1.5 + 1.5 + 1.5        = 6.25
//   4    1   0   0   .   0   ½    1½      3.5 + 0 + 0 + 0 + 0.75            = 4.25
//   5    ½   0   0   1   .   -    1½      1.75 + 0 + 0 + 1.5 + 0            = 3.25
//   6    0   0   0   ½   +   .    1½      0 + 0 + 0 + 0.75 + 1.5            = 2.25
const std::vector<std::string> exercise{"1-5:= 2-6:1 3-4:1", "1-2:1 6-3:0 5-4:1",
                                        "3-1:0 2-5:1 4-6:=", "1-4:0 2-3:= 5-6:-", "6-1:0 4-2:0 3-5:1"};

TEST(SonnebornBerger, CountsForfeitsOfARoundRobin) {
  EXPECT_EQ(lines(standings(played(6, exercise, {sonneborn_berger}), {})),
            "1. #1  3.5  9.25\n"
            "2. #2  3.5  6.25\n"
            "2. #3  3.5  6.25\n"
            "4. #4  1.5  4.25\n"
            "5. #5  1.5  3.25\n"
            "6. #6  1.5  2.25\n");
}

TEST(SonnebornBerger, IsExplainedGameByGame) {
  const auto terms = explain_sonneborn_berger(played(6, exercise, {}), {}, 6);
  ASSERT_EQ(terms.size(), 5U);
  EXPECT_EQ(terms[2].round, 3);
  EXPECT_EQ(terms[2].opponent, 4);
  EXPECT_EQ(terms[2].made_halves, 1);
  EXPECT_EQ(terms[2].opponent_points_halves, 3);
  EXPECT_EQ(terms[2].product, Quarters{3});
  EXPECT_EQ(terms[3].opponent, 5) << "the forfeit counts";
  EXPECT_EQ(terms[3].product, Quarters{6});
  EXPECT_TRUE(explain_sonneborn_berger(played(6, exercise, {}), {}, 7).empty());
}

TEST(DirectEncounter, CountsForfeitsOfARoundRobin) {
  // Among 1, 2, 3: 2, ½, ½. Among 4, 5, 6: ½, 1, 1½.
  const State state = played(6, exercise, {direct_encounter});
  EXPECT_EQ(lines(standings(state, {})),
            "1. #1  3.5  2\n"
            "2. #2  3.5  0.5\n"
            "2. #3  3.5  0.5\n"
            "4. #6  1.5  1.5\n"
            "5. #5  1.5  1\n"
            "6. #4  1.5  0.5\n");
  const auto tables = explain_direct_encounters(state, {});
  ASSERT_EQ(tables.size(), 3U) << "1-2-3, then 2-3 again, and 4-5-6";
  EXPECT_EQ(tables[0].numbers, (std::vector<EntryNumber>{1, 2, 3}));
  EXPECT_EQ(tables[1].numbers, (std::vector<EntryNumber>{2, 3}));
  EXPECT_EQ(tables[2].numbers, (std::vector<EntryNumber>{6, 5, 4}));
  EXPECT_EQ(tables[2].points, (std::vector<Quarters>{{6}, {4}, {2}}));
  EXPECT_TRUE(tables[2].all_met);
}

TEST(DirectEncounter, LooksOnlyAtThoseTiedOnEverythingBeforeIt) {
  // After Sonneborn-Berger only 2 and 3 are tied, who drew.
  EXPECT_EQ(lines(standings(played(6, exercise, {sonneborn_berger, direct_encounter}), {})),
            "1. #1  3.5  9.25  .\n"
            "2. #2  3.5  6.25  0.5\n"
            "2. #3  3.5  6.25  0.5\n"
            "4. #4  1.5  4.25  .\n"
            "5. #5  1.5  3.25  .\n"
            "6. #6  1.5  2.25  .\n");
}

TEST(DirectEncounter, OrdersEachTiedGroupByItself) {
  //        1   2   3   4   points
  //   1    .   1   0   1     2
  //   2    0   .   1   0     1
  //   3    1   0   .   1     2
  //   4    0   1   0   .     1
  EXPECT_EQ(lines(standings(played(4, {"1-2:1 3-4:1", "3-1:1 4-2:1", "1-4:1 2-3:1"}, {direct_encounter}), {})),
            "1. #3  2  1\n"
            "2. #1  2  0\n"
            "3. #4  1  1\n"
            "4. #2  1  0\n");
}

TEST(DirectEncounter, SaysNothingOfACircle) {
  EXPECT_EQ(lines(standings(played(3, {"1-2:1", "2-3:1", "3-1:1"}, {direct_encounter}), {})),
            "1. #1  1  1\n1. #2  1  1\n1. #3  1  1\n");
}

TEST(DirectEncounter, IsAskedAgainForThoseWhoStayTied) {
  // 1-4 are tied with 3 points each; 5 and 6 make up the difference. Among them: 1 and 3 have 2, 2 and 4 have 1.
  //        1   2   3   4   5   6   points
  //   1    .   1   0   1   0   1     3
  //   2    0   .   1   0   1   1     3
  //   3    1   0   .   1   1   0     3
  //   4    0   1   0   .   1   1     3
  //   5    1   0   0   0   .   0     1
  //   6    0   0   1   0   1   .     2
  const State state = played(
      6, {"1-2:1 3-4:1 5-6:0", "3-1:1 4-2:1", "1-4:1 2-3:1", "5-1:1 6-3:1 2-5:1", "3-5:1 4-6:1 1-6:1", "4-5:1 2-6:1"},
      {direct_encounter});
  EXPECT_EQ(lines(standings(state, {})),
            "1. #3  3  2\n"
            "2. #1  3  2\n"
            "3. #4  3  1\n"
            "4. #2  3  1\n"
            "5. #6  2  .\n"
            "6. #5  1  .\n");
  const auto tables = explain_direct_encounters(state, {});
  ASSERT_EQ(tables.size(), 3U);
  EXPECT_EQ(tables[0].numbers, (std::vector<EntryNumber>{1, 3, 2, 4}));
  EXPECT_EQ(tables[1].numbers, (std::vector<EntryNumber>{3, 1}));
  EXPECT_EQ(tables[2].numbers, (std::vector<EntryNumber>{4, 2}));
}

TEST(DirectEncounter, TakesTheAverageOfTwoGames) {
  // 1 and 2 have met twice, the others once.
  //        1     2     3     4   points   averages
  //   1    .    1 ½    0           1½     ¾ + 0 = ¾
  //   2   0 ½    .     1           1½     ¼ + 1 = 1¼
  //   3    1     0     .     ½     1½     1 + 0 = 1
  EXPECT_EQ(lines(standings(played(4, {"1-2:1 3-4:=", "2-3:1", "3-1:1", "2-1:="}, {direct_encounter}), {})),
            "1. #2  1.5  1.25\n"
            "2. #3  1.5  1\n"
            "3. #1  1.5  0.75\n"
            "4. #4  0.5  .\n");
}

TEST(DirectEncounter, CertainPlacesWhenGamesAreMissing) {
  // All on 2 points. 1 beat 2 and 3, who have not met: whatever happens 1 stays alone on top. Then 2 and 3 have nothing
  // between them.
  EXPECT_EQ(lines(standings(played(5, {"1-2:1", "1-3:1", "2-4:1 3-5:1", "2-5:1 3-4:1"}, {direct_encounter}), {})),
            "1. #1  2  2\n"
            "2. #2  2  0\n"
            "2. #3  2  0\n"
            "4. #4  0  0\n"
            "4. #5  0  0\n");
  // 1 beat 2 and has not met 3, who beat 2 as well: nobody is certain of anything.
  EXPECT_EQ(lines(standings(played(4, {"1-2:1", "3-2:1 1-4:0", "2-4:1 3-4:0"}, {direct_encounter}), {})),
            "1. #4  2  .\n"
            "2. #1  1  1\n"
            "2. #2  1  0\n"
            "2. #3  1  1\n");
}

TEST(DirectEncounter, TheNextCertainPlaceComesFromTheSameTable) {
  // 1, 2, 3, 4 on three points each. 1 beat all three; 2 beat 3 and 4; 3 and 4 have not met.
  // 1 is certain of the first place, 2 then of the second; 3 and 4 stay.
  const State state =
      played(8, {"1-2:1 3-5:1 4-6:1", "1-3:1 2-4:1 5-6:1", "1-4:1 2-3:1", "2-5:1 3-6:1 4-7:1", "3-7:1 4-8:1"},
             {direct_encounter});
  EXPECT_EQ(lines(standings(state, {})).substr(0, 60),
            "1. #1  3  3\n"
            "2. #2  3  2\n"
            "3. #3  3  0\n"
            "3. #4  3  0\n"
            "5. #5  1  .\n");
}

TEST(DirectEncounter, BetweenOtherTieBreaksAndTwice) {
  // Asked first for 1, 2, 3 it says nothing (each beat another); after the captured dots have put 3 first, it finds
  // that 1 beat 2.
  const std::vector<std::string> circle{"1-2:1/2/0", "2-3:1/2/0", "3-1:1/9/1"};
  EXPECT_EQ(lines(standings(played(3, circle, {direct_encounter, captured_difference, direct_encounter}), {})),
            "1. #3  1  1  3  .\n"
            "2. #2  1  1  0  .\n"
            "3. #1  1  1  -3  .\n");
  const std::vector<std::string> equal{"1-2:1/4/0", "2-3:1/2/0", "3-1:1/8/2"};
  EXPECT_EQ(lines(standings(played(3, equal, {direct_encounter, captured_difference, direct_encounter}), {})),
            "1. #3  1  1  2  .\n"
            "2. #1  1  1  -1  1\n"
            "3. #2  1  1  -1  0\n");
}

// ---- the other tie-breaks -------------------------------------------------------------------------------------------

TEST(Wins, IncludeThoseByForfeit) {
  const State state = played(4, {"1-2:+ 3-4:=", "1-3:= 2-4:=", "1-4:= 2-3:x"}, {wins});
  EXPECT_EQ(lines(standings(state, {})), "1. #1  2  1\n2. #4  1.5  0\n3. #3  1  0\n4. #2  0.5  0\n");
}

TEST(CapturedDifference, AddsUpTheScoresThereAre) {
  const State state = played(3, {"1-2:1/13/4", "2-3:1/5/0", "3-1:1"}, {captured_difference});
  EXPECT_EQ(lines(standings(state, {})), "1. #1  1  4.5\n2. #2  1  -2\n3. #3  1  -2.5\n");
}

TEST(Points, FollowTheScoreTableAndAForfeitLossIsNothing) {
  const State state = played(4, {"1-2:1 3-4:=", "1-3:+ 2-4:1"}, {}, {.win = 6, .draw = 4, .loss = 2});
  EXPECT_EQ(lines(standings(state, {})), "1. #1  6\n2. #2  4\n3. #4  3\n4. #3  2\n");
}

TEST(Points, ByeIsNoGameAndGivesNothing) {
  const auto table = standings(played(3, {"2-3:= 1", "1-2:= 3"}, {wins}), {});
  EXPECT_EQ(lines(table), "1. #2  1  0\n2. #1  0.5  0\n2. #3  0.5  0\n");
  EXPECT_EQ(table.rows[1].played, 1);
}

TEST(Rows, CountGamesAndForfeitsApart) {
  const auto table = standings(played(4, {"1-2:1 3-4:-", "1-3:+ 2-4:=", "4-1:1 2-3:x"}, {}), {});
  const auto row = [&](int number) {
    for (const Row& r : table.rows) {
      if (r.number == number) return r;
    }
    return Row{};
  };
  EXPECT_EQ(row(1).played, 2);
  EXPECT_EQ(row(1).wins, 1);
  EXPECT_EQ(row(1).losses, 1);
  EXPECT_EQ(row(1).forfeit_wins, 1);
  EXPECT_EQ(row(1).player, 101);
  EXPECT_EQ(row(3).played, 0);
  EXPECT_EQ(row(3).forfeit_losses, 3);
  EXPECT_EQ(row(2).draws, 1);
  EXPECT_EQ(row(2).forfeit_losses, 1);
}

TEST(Rows, SayWhichTieBreakPutThemWhereTheyAre) {
  const auto table = standings(played(6, exercise, {direct_encounter, sonneborn_berger, captured_difference}), {});
  std::vector<std::optional<TieBreak>> decided;
  for (const Row& row : table.rows) decided.push_back(row.decided_by);
  EXPECT_EQ(decided,
            (std::vector<std::optional<TieBreak>>{{}, direct_encounter, {}, {}, direct_encounter, direct_encounter}));
  const auto by_sb = standings(played(6, exercise, {captured_difference, sonneborn_berger}), {});
  EXPECT_EQ(by_sb.rows[0].decided_by, std::nullopt);
  EXPECT_EQ(by_sb.rows[1].decided_by, sonneborn_berger);
  EXPECT_EQ(by_sb.rows[2].decided_by, std::nullopt) << "shared rank";
  EXPECT_EQ(by_sb.rows[3].decided_by, std::nullopt) << "points";
}

TEST(Standings, AfterARound) {
  const State state = played(6, exercise, {});
  EXPECT_EQ(lines(standings(state, {.after_round = 1})),
            "1. #2  1\n1. #3  1\n3. #1  0.5\n3. #5  0.5\n5. #4  0\n5. #6  0\n");
  EXPECT_EQ(standings(state, {.after_round = 1}).after_round, 1);
  EXPECT_EQ(standings(state, {}).after_round, 5);
  EXPECT_EQ(standings(state, {.after_round = 9}).after_round, 5);
  EXPECT_EQ(standings(state, {.after_round = -1}).after_round, 5);
  EXPECT_EQ(lines(standings(state, {.after_round = 9})), lines(standings(state, {})));
}

TEST(Standings, AreProvisionalWhileTablesAreOpen) {
  const State state = played(5, {"2-5:1 3-4:? 1", "5-3:? 1-2:? 4"}, {});
  EXPECT_EQ(standings(state, {}).open_tables, 3);
  EXPECT_TRUE(standings(state, {}).provisional());
  EXPECT_EQ(standings(state, {.after_round = 1}).open_tables, 1);
  EXPECT_FALSE(standings(played(6, exercise, {}), {}).provisional());
}

TEST(Standings, OfNothing) {
  EXPECT_TRUE(standings({}, {}).rows.empty());
  EXPECT_TRUE(crosstable({}, {}).rows.empty());
  EXPECT_EQ(lines(standings(played(3, {}, {direct_encounter, sonneborn_berger}), {})),
            "1. #1  0  0  0\n1. #2  0  0  0\n1. #3  0  0  0\n");
}

// ---- crosstable -----------------------------------------------------------------------------------------------------

std::string cross(const State& state, const Options& options = {}) {
  const Crosstable table = crosstable(state, options);
  std::string out;
  for (std::size_t row = 0; row < table.rows.size(); ++row) {
    out += "#" + std::to_string(table.rows[row].number) + " ";
    for (const auto& cell : table.cells[row]) {
      out += "|";
      for (const CrossCell& game : cell) out += (game.moved_first ? "^" : "") + (game.text.empty() ? "?" : game.text);
    }
    out += "|\n";
  }
  return out;
}

TEST(Crosstable, StandsInTheOrderOfTheStandings) {
  EXPECT_EQ(cross(played(6, exercise, {direct_encounter})),
            "#1 ||^1|1|1|^½|^0|\n"
            "#2 |0||^½|^1|^1|1|\n"
            "#3 |^0|½||1|^1|^1|\n"
            "#6 |^0|0|^0||+|½|\n"
            "#5 |½|0|0|^-||^1|\n"
            "#4 |1|^0|0|^½|0||\n");
}

TEST(Crosstable, ShowsBothGamesAndOpenOnes) {
  EXPECT_EQ(cross(played(3, {"1-2:1 3", "2-3:x 1", "3-1:? 2", "2-1:= 3"}, {})),
            "#1 ||^1½|?|\n"
            "#2 |0^½||^-|\n"
            "#3 |^?|-||\n");
  EXPECT_EQ(cross(played(3, {"1-2:1 3", "2-3:x 1", "3-1:? 2", "2-1:= 3"}, {}), {.after_round = 1}),
            "#1 ||^1||\n"
            "#2 |0|||\n"
            "#3 ||||\n");
}

TEST(Crosstable, NamesTheRound) {
  const Crosstable table = crosstable(played(6, exercise, {}), {});
  EXPECT_EQ(table.cells[0][1].front().round, 2) << "1 met 2 in the second round";
}

}  // namespace
