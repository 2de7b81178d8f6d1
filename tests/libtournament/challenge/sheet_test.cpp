// The sheet of a player and the central table, as they are written by hand at the competition.
#include <gtest/gtest.h>

#include <algorithm>

#include "support.h"
#include "tournament/challenge/sheet.h"

namespace tournament::challenge {
namespace {

/// "camelot 21+ 31- 41=; quints 51+": a plus in brackets is a win that does not count.
std::string rows_text(const Sheet& sheet) {
  std::string text;
  const auto add = [&text](const std::string& game, const std::vector<SheetRow>& rows) {
    if (rows.empty()) return;
    text += (text.empty() ? "" : "; ") + game;
    for (const SheetRow& row : rows) {
      const char* sign = row.outcome == Outcome::drawn ? "=" : row.outcome == Outcome::lost ? "-" : "+";
      text += " " + std::to_string(row.opponent) + (row.outcome == Outcome::won && !row.counts_as_win ? "(+)" : sign);
      if (!row.played.empty()) text += "(" + row.played + ")";
    }
  };
  for (const SheetGame& game : sheet.games) add(game.game, game.rows);
  add("hors concours", sheet.hors_concours);
  return text;
}

TEST(Sheet, HasRowsForAllGamesOfTheCompetition) {
  const Sheet sheet = sheet_of(championship_of(std::vector<Duel>{}), 11);
  ASSERT_EQ(sheet.games.size(), 7U);
  EXPECT_EQ(sheet.games.front().game, "russian-draughts");
  EXPECT_EQ(sheet.games.back().game, "blocked-reversi");
}

TEST(Sheet, HasARowForEveryCountedDuelOnBothSides) {
  const Championship championship =
      championship_of({won("camelot", 11, 21), won("camelot", 31, 11), drawn("quints", 41, 11)});
  EXPECT_EQ(rows_text(sheet_of(championship, 11)), "camelot 21+ 31-; quints 41=");
  EXPECT_EQ(rows_text(sheet_of(championship, 31)), "camelot 11+");
  EXPECT_EQ(rows_text(sheet_of(championship, 41)), "quints 11=");
}

TEST(Sheet, ShowsWhatWasPlayedWhereADuelIsBookedUnderAnotherGame) {
  Duel duel = won("camelot", 11, 51);
  duel.booked_a = "quints";
  const Championship championship = championship_of({duel});
  EXPECT_EQ(rows_text(sheet_of(championship, 11)), "quints 51+(camelot)");
  EXPECT_EQ(rows_text(sheet_of(championship, 51)), "camelot 11-");
}

TEST(Sheet, KeepsDuelsHorsConcoursApart) {
  Duel other_schools = won("camelot", 11, 21);
  other_schools.hors_concours = true;
  const Championship championship = championship_of({won("quints", 11, 12), other_schools});
  EXPECT_EQ(rows_text(sheet_of(championship, 11)), "hors concours 12(+)(quints) 21(+)(camelot)");
}

TEST(Sheet, TellsAWinWithoutSignature) {
  Duel duel = won("camelot", 11, 21);
  duel.signed_by_loser = false;
  EXPECT_EQ(rows_text(sheet_of(championship_of({duel}), 11)), "camelot 21(+)");
}

TEST(Sheet, HasMoreRowsThanThereAreWhereTheRulesWereBroken) {
  const Championship championship =
      championship_of({won("camelot", 11, 21), won("camelot", 11, 31), won("camelot", 11, 41), won("camelot", 11, 51)});
  EXPECT_EQ(rows_text(sheet_of(championship, 11)), "camelot 21+ 31+ 41+ 51+");
}

TEST(Sheet, HasAGameOfItsOwnForWhatIsBookedBesideTheCompetition) {
  const Championship championship = championship_of({won("othello", 11, 21)});
  EXPECT_EQ(sheets_of(championship).front().games.back().game, "othello");
  EXPECT_EQ(rows_text(sheet_of(championship, 21)), "othello 11-");
}

TEST(CentralTable, ListsTheLosersOfCountedWinsUnderTheGameOfTheRow) {
  Duel rebooked = won("camelot", 11, 51);
  rebooked.booked_a = "quints";
  Duel unsigned_win = won("camelot", 11, 61);
  unsigned_win.signed_by_loser = false;
  const CentralTable table = central_table(championship_of(
      {won("camelot", 11, 21), won("camelot", 21, 31), rebooked, unsigned_win, drawn("quints", 11, 71)}));
  const auto camelot = std::ranges::find(table.games, "camelot") - table.games.begin();
  const auto quints = std::ranges::find(table.games, "quints") - table.games.begin();
  const CentralRow& first = table.rows.front();
  EXPECT_EQ(first.beaten[static_cast<std::size_t>(camelot)], std::vector<Number>{21});
  EXPECT_EQ(first.beaten[static_cast<std::size_t>(quints)], std::vector<Number>{51});
  EXPECT_EQ(first.base, 2);
  EXPECT_EQ(first.trophy, 1) << "21 has one win";
  EXPECT_EQ(first.score, 3);
}

}  // namespace
}  // namespace tournament::challenge
