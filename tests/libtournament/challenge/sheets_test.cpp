#include <gtest/gtest.h>

#include "support.h"

namespace tournament::challenge {
namespace {

using enum ViolationKind;
using Found = std::vector<Violation>;

TEST(Sheets, AnOrdinaryDuelViolatesNothing) {
  EXPECT_EQ(violations(championship_of({won("loa", 11, 21), drawn("loa", 11, 31), won("loa", 41, 11)})), Found{});
}

TEST(Sheets, TheFourthRowOfAGameIsReportedForTheFullSheetOnly) {
  const auto found =
      violations(championship_of({won("loa", 11, 21), drawn("loa", 11, 31), won("loa", 41, 11), won("loa", 11, 51)}));
  EXPECT_EQ(found, (Found{{fourth_row, 4, {11}}}));
}

TEST(Sheets, AFullGameMayBeBookedElsewhereOnBothSheets) {
  Duel elsewhere = won("loa", 11, 51);
  elsewhere.booked_a = elsewhere.booked_b = "quints";
  const std::vector<Duel> three{won("loa", 11, 21), drawn("loa", 11, 31), won("loa", 41, 11)};
  auto duels = three;
  duels.push_back(elsewhere);
  EXPECT_EQ(violations(championship_of(duels)), Found{});
  EXPECT_EQ(violations(championship_of({elsewhere})),
            (Found{{rebooked_without_need, 1, {11}}, {rebooked_without_need, 1, {51}}}));
}

TEST(Sheets, TheRowThatCountsIsTheBookedOne) {
  Duel elsewhere = won("loa", 11, 51);
  elsewhere.booked_a = elsewhere.booked_b = "quints";
  const auto found =
      violations(championship_of({won("loa", 11, 21), drawn("loa", 11, 31), won("loa", 41, 11), won("quints", 11, 61),
                                  won("quints", 11, 71), won("quints", 11, 81), elsewhere}));
  EXPECT_EQ(found, (Found{{fourth_row, 7, {11}}}));
}

TEST(Sheets, TheThirdGameWithOneOpponentConcernsBoth) {
  const std::vector<Duel> games{won("loa", 11, 21), drawn("quints", 21, 11), won("camelot", 21, 11)};
  EXPECT_EQ(violations(championship_of(games)), (Found{{third_game_same_opponent, 3, {21, 11}}}));
}

TEST(Sheets, GamesWithOneOpponentMayBeCountedByGame) {
  const std::vector<Duel> three{won("loa", 11, 21), drawn("loa", 21, 11), won("camelot", 21, 11)};
  Championship championship = championship_of(three);
  championship.options.same_opponent = SameOpponent::per_game2;
  EXPECT_EQ(violations(championship), Found{});
  Duel again = won("loa", 11, 21);
  again.id = 4;
  EXPECT_EQ(violations_of(championship, again), (Found{{third_game_same_opponent, 4, {11, 21}}}));
}

TEST(Sheets, OneSchoolMeetsOnlyHorsConcours) {
  Duel inside = won("loa", 11, 12);
  EXPECT_EQ(violations(championship_of({inside})), (Found{{same_school, 1, {11, 12}}}));
  inside.hors_concours = true;
  EXPECT_EQ(violations(championship_of({inside})), Found{});
}

TEST(Sheets, DuelsHorsConcoursTakeNoRows) {
  Duel outside = won("loa", 11, 21);
  outside.hors_concours = true;
  EXPECT_EQ(violations(championship_of({outside, outside, outside, outside, won("loa", 11, 21)})), Found{});
}

TEST(Sheets, AWinNeedsTheLosersSignatureAndADrawNone) {
  Duel win = won("loa", 11, 21);
  win.signed_by_loser = false;
  Duel draw = drawn("loa", 11, 31);
  draw.signed_by_loser = false;
  EXPECT_EQ(violations(championship_of({win, draw})), (Found{{unsigned_win, 1, {11}}}));
}

TEST(Sheets, AWinThatTheCentralTableLacksIsReported) {
  Duel win = won("loa", 11, 21);
  win.entered_in_table = false;
  const Championship championship = championship_of({win});
  EXPECT_EQ(violations(championship), (Found{{not_in_table, 1, {11}}}));
  EXPECT_TRUE(is_counted_win(championship, championship.duels[0]));
}

TEST(Sheets, ARefusalNeedsAReason) {
  const auto refused = [](std::vector<Duel> before, Number challenger, Number refuser) {
    Championship championship = championship_of(std::move(before));
    championship.refusals.push_back({static_cast<int>(championship.duels.size()), "loa", challenger, refuser});
    return violations(championship);
  };
  EXPECT_EQ(refused({}, 11, 21), (Found{{illegal_refusal, 0, {21}}}));
  EXPECT_EQ(refused({won("quints", 21, 31)}, 11, 21), (Found{{illegal_refusal, 1, {21}}}));
  EXPECT_EQ(refused({won("loa", 21, 31)}, 11, 21), Found{});
  EXPECT_EQ(refused({won("quints", 11, 21), won("camelot", 11, 21)}, 11, 21), Found{});
  EXPECT_EQ(refused({}, 11, 12), Found{});
}

TEST(Sheets, TellOfOneMoreDuelWhatTheWholeListTells) {
  Championship so_far = championship_of({won("loa", 11, 21), won("quints", 21, 11)});
  Duel third = won("camelot", 11, 21);
  third.id = 3;
  EXPECT_EQ(violations_of(so_far, third), (Found{{third_game_same_opponent, 3, {11, 21}}}));
}

}  // namespace
}  // namespace tournament::challenge
