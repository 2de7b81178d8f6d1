// Tables of duels: a verdict for every row, all or none, and the same file twice.
#include <gtest/gtest.h>

#include "captured_game.h"
#include "process.h"

namespace arbiter_tests {
namespace {

using nlohmann::json;
using Words = std::vector<std::string>;

/// 101, 102 of school A, 201, 202 of B, 301 of C.
class DuelImport : public testing::Test {
 protected:
  DuelImport() {
    desk_.write("pupils.csv",
                "name;school;category;start number\nAnna;A;lower;101\nBence;A;upper;102\nCsaba;B;lower;201\n"
                "Dóra;B;upper;202\nEmma;C;upper;301\n");
    for (const Words& words : {Words{"db", "init"},
                               {"event", "new", "Cup", "--system", "challenge"},
                               {"entry", "import", "cup", "pupils.csv"}})
      EXPECT_EQ(desk_.run(words).exit, 0);
  }
  [[nodiscard]] Ran run(const std::string& bytes, const Words& more = {}) const {
    desk_.write("duels.csv", bytes);
    Words words{"duel", "import", "cup", "duels.csv", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    return desk_.run(words);
  }
  /// "new 1 | same 1 | rejected CSV005 3:14"
  [[nodiscard]] std::string verdicts(const std::string& bytes, const Words& more = {}) const {
    const Ran ran = run(bytes, more);
    EXPECT_TRUE(ran.exit == 0 || ran.exit == 1) << ran.out << ran.err;
    if (ran.exit > 1) return "";
    std::string text;
    const json document = ran.json();
    for (const json& row : document["rows"]) {
      text += (text.empty() ? "" : " | ") + row["verdict"].get<std::string>();
      if (!row["duel"].is_null()) text += " " + row["duel"].dump();
      for (const json& warning : row["warnings"]) text += " " + warning["code"].get<std::string>();
      if (!row["error"].is_null())
        text += " " + row["error"]["code"].get<std::string>() + " " + row["error"]["line"].dump() + ":" +
                row["error"]["column"].dump();
    }
    return text;
  }
  void refused(int exit, const std::string& code, const std::string& bytes, const Words& more = {}) const {
    const Ran ran = run(bytes, more);
    EXPECT_EQ(ran.exit, exit) << ran.out << ran.err;
    EXPECT_EQ(ran.json()["error"]["code"], code);
  }
  /// "camelot 101-201 a; …"
  [[nodiscard]] std::string listed() const {
    std::string text;
    const json document = desk_.run({"duel", "list", "cup", "--json"}).json();
    for (const json& duel : document["duels"])
      text += (text.empty() ? "" : "; ") + duel["game"].get<std::string>() + " " + duel["a"].dump() + "-" +
              duel["b"].dump() + " " + duel["result"].get<std::string>();
    return text;
  }
  Desk desk_;
};

TEST_F(DuelImport, EntersTheRowsInTheirOrder) {
  EXPECT_EQ(verdicts("game,a,b,result,time\ncamelot,101,201,a,11:35\nQuints,202,101,1/2,\nCamelot,Emma,Csaba,0-1,\n"),
            "new 1 | new 2 | new 3");
  EXPECT_EQ(listed(), "camelot 101-201 a; quints 202-101 draw; camelot 301-201 b");
}

TEST_F(DuelImport, ReadsWhatSpreadsheetsSave) {
  EXPECT_EQ(verdicts("\xEF\xBB\xBFJáték;Győztes;Vesztes\r\ncamelot;101;201\r\n"), "new 1") << "a BOM, and no result";
  EXPECT_EQ(verdicts("sep=|\r\nJ\xE1t\xE9k|Gy\xF5ztes|Vesztes\r\nquints|D\xF3ra|301\r\n"), "new 2") << "windows-1250";
  EXPECT_EQ(verdicts("X\tA\tB\tResult\ncamelot\t202\t301\t=\n", {"--map", "game=X"}), "new 3");
  EXPECT_EQ(listed(), "camelot 101-201 a; quints 202-301 a; camelot 202-301 draw");
}

TEST_F(DuelImport, TellsWhereARowIsWrong) {
  EXPECT_EQ(verdicts("game;a;b;result;signed\n"
                     "camelot;101;201;a;\n"
                     "camelot;101;999;a;\n"
                     "camelot;101;202;c;\n"
                     "chess;101;202;a;\n"
                     "camelot;;202;a;\n"
                     "camelot;101;202;;\n"
                     "camelot;101;202;a;perhaps\n"
                     "camelot;101;101;a;\n"
                     "camelot;101;202;a;yes;more\n"
                     "\"játék\";101;Dóri;a;\n"),
            "new 1 | rejected EVT147 3:13 | rejected CSV005 4:17 | rejected EVT148 5:1 | rejected CSV016 6:9 | "
            "rejected CSV016 7:17 | rejected CSV005 8:19 | rejected EVT073 9:1 | rejected CSV006 10:23 | "
            "rejected STO011 11:13");
  EXPECT_EQ(listed(), "") << "all or none";
}

TEST_F(DuelImport, EntersTheSoundRowsOnlyWhenTold) {
  const std::string table = "game;a;b;result\ncamelot;101;201;a\ncamelot;101;999;a\n";
  EXPECT_EQ(run(table).exit, 1);
  EXPECT_FALSE(run(table).json()["written"]);
  EXPECT_EQ(run(table, {"--partly"}).exit, 1);
  EXPECT_EQ(listed(), "camelot 101-201 a");
}

TEST_F(DuelImport, ChangesNothingWhenTheFileComesAgain) {
  const std::string table = "game;a;b;result\ncamelot;101;201;a\ncamelot;101;201;a\nquints;202;301;refused\n";
  EXPECT_EQ(verdicts(table, {"--yes"}), "new 1 | new 2 | new EVT130");
  EXPECT_EQ(verdicts(table), "same 1 | same 2 | same");
  EXPECT_EQ(verdicts(table + "camelot;301;201;a\n"), "same 1 | same 2 | same | new 3");
  EXPECT_EQ(listed(), "camelot 101-201 a; camelot 101-201 a; camelot 301-201 a");
  EXPECT_EQ(verdicts("game;a;b;result\ncamelot;101;201;a\n", {"--again", "--confirm-twice"}), "new 4 EVT125 EVT126");
}

TEST_F(DuelImport, KnowsACorrectedOrStruckDuelByWhatWasEntered) {
  const std::string table = "game;a;b;result\ncamelot;101;201;a\nquints;202;301;a\n";
  EXPECT_EQ(verdicts(table), "new 1 | new 2");
  EXPECT_EQ(desk_.run({"duel", "correct", "cup", "1", "--result", "b", "--reason", "x"}).exit, 0);
  EXPECT_EQ(desk_.run({"duel", "strike", "cup", "2", "--reason", "x"}).exit, 0);
  EXPECT_EQ(verdicts(table), "same 1 | same 2");
  EXPECT_EQ(verdicts("game;a;b;result\ncamelot;101;201;b\n"), "same 1") << "or by what it is now";
}

TEST_F(DuelImport, AsksBeforeWhatIsAgainstTheRules) {
  const std::string table =
      "game;a;b;result;hors concours;signed;booked a;in table;corrected\n"
      "camelot;101;102;a;no;;;;\n"
      "camelot;101;102;a;yes;;;;\n"
      "camelot;101;201;a;;no;;no;\n"
      "camelot;201;301;a;;;quints;;b\n";
  refused(4, "EVT086", table);
  EXPECT_EQ(listed(), "");
  EXPECT_EQ(verdicts(table, {"--yes"}), "new 1 EVT124 | new 2 | new 3 EVT128 EVT129 | new 4 EVT131 EVT127");
}

TEST_F(DuelImport, ShowsWithoutChanging) {
  const Ran ran = run("game;a;b;result\ncamelot;101;201;a\n", {"--dry-run"});
  EXPECT_EQ(ran.exit, 0);
  EXPECT_TRUE(ran.json()["dry_run"]);
  EXPECT_FALSE(ran.json()["written"]);
  EXPECT_EQ(listed(), "");
}

TEST_F(DuelImport, NeedsItsColumns) {
  refused(3, "CSV015", "a;b;result\n101;201;a\n");
  refused(3, "CSV002", "game;a;b;winner\ncamelot;101;201;a\n");
  refused(2, "CSV013", "game;a;b\n", {"--map", "name=a"});
  refused(3, "CSV014", "game;a;b\n", {"--map", "time=when"});
}

TEST_F(DuelImport, RefereesTheRecordOfARow) {
  EXPECT_EQ(desk_.run({"event", "set", "cup", "--games", "dots,camelot"}).exit, 0);
  desk_.write("t1.sgf", captured_game("B+R", "Anna", "Csaba"));
  EXPECT_EQ(verdicts("game;a;b;result;record\ndots;201;101;;t1.sgf\n"), "new 1");
  EXPECT_EQ(listed(), "dots 201-101 b");
  EXPECT_EQ(
      verdicts("game;a;b;result;record\ndots;201;101;a;t1.sgf\ncamelot;101;201;a;t1.sgf\ndots;101;201;a;no.sgf\n"),
      "rejected CLI026 2:1 | rejected CLI020 3:1 | rejected FIL001 4:1");
  EXPECT_EQ(desk_.run({"record", "list", "--json"}).json()["records"].size(), 1U);
}

TEST_F(DuelImport, TakesTheGameOfAFileThatTheRowNames) {
  EXPECT_EQ(desk_.run({"event", "set", "cup", "--games", "dots,camelot"}).exit, 0);
  desk_.write("two.sgf", captured_game("B+R", "Anna", "Csaba") + captured_game("B+R", "Dóra", "Bence"));
  EXPECT_EQ(verdicts("game;a;b;result;record;index\ndots;101;201;;two.sgf;1\ndots;202;102;;two.sgf;2\n"),
            "new 1 | new 2");
  EXPECT_EQ(verdicts("game;a;b;result;record;index\ndots;101;301;a;two.sgf;\ndots;102;301;a;two.sgf;3\n"
                     "dots;102;301;a;two.sgf;one\n"),
            "rejected CLI023 2:1 | rejected CLI029 3:1 | rejected CSV005 4:24");
}

}  // namespace
}  // namespace arbiter_tests
