#include <gtest/gtest.h>

#include "process.h"

namespace arbiter_tests {
namespace {

struct Table {
  const char* what;
  std::string bytes;
  const char* first_name;
  const char* club;
};

TEST(CsvImport, DelimitersAndEncodings) {
  const Table tables[] = {
      {"semicolons", "name;club\nKovács, Anna;Dots\n", "Kovács, Anna", "Dots"},
      {"commas with quotes", "name,club\n\"Kovács, Anna\",\"The \"\"Dots\"\"\"\n", "Kovács, Anna", "The \"Dots\""},
      {"tabs", "club\tname\nDots\tKovács, Anna\n", "Kovács, Anna", "Dots"},
      {"byte order mark", "\xEF\xBB\xBFname;club\nAnna;Dots\n", "Anna", "Dots"},
      {"line ends of DOS", "name;club\r\nAnna;Dots\r\n", "Anna", "Dots"},
      {"no line end at the end", "name;club\nAnna;Dots", "Anna", "Dots"},
      {"blank lines", "\n\nname;club\n\nAnna;Dots\n;\n", "Anna", "Dots"},
      {"a cell of two lines", "name;club\nAnna;\"Dots\nBudapest\"\n", nullptr, nullptr},
      {"windows-1251", "name;club\n\xC8\xE2\xE0\xED;\xD2\xEE\xF7\xEA\xE8\n", "Иван", "Точки"},
      {"titles in any case", "NAME;Club\nAnna;Dots\n", "Anna", "Dots"},
  };
  for (const Table& table : tables) {
    const Desk desk;
    EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
    desk.write("p.csv", table.bytes);
    const auto rows = desk.run({"player", "import", "p.csv", "--json"}).json()["rows"];
    ASSERT_EQ(rows.size(), 1U) << table.what;
    const auto players = desk.run({"player", "list", "--json"}).json()["players"];
    if (table.first_name == nullptr) {
      EXPECT_EQ(rows[0]["error"]["code"], "EVT004") << table.what;
      EXPECT_TRUE(players.empty());
      continue;
    }
    ASSERT_EQ(players.size(), 1U) << table.what;
    EXPECT_EQ(players[0]["name"], table.first_name) << table.what;
    EXPECT_EQ(players[0]["club"], table.club) << table.what;
  }
}

// given a register with Anna, when a table has a new player, Anna again and three bad rows, then each row has its
// verdict
TEST(CsvImport, AVerdictForEveryRow) {
  const Desk desk;
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "add", "Kovács, Anna"}).exit, 0);
  desk.write("p.csv",
             "name;birth year;rating;fed;remark\n"
             "Nowak, Jan;1990;1500;POL;x\n"
             "KOVACS, ANNA;;;;\n"
             ";1990;;;\n"
             "Bad, Year;old;;;\n"
             "Bad, Fed;;;Poland;\n"
             "Too, Many;1;2;POL;x;y\n"
             "Nowak, Jan;1990;;;\n");
  const Ran run = desk.run({"player", "import", "p.csv", "--json"});
  EXPECT_EQ(run.exit, 1);
  const auto json = run.json();
  EXPECT_EQ(json["new"], 1);
  EXPECT_EQ(json["same"], 2);
  EXPECT_EQ(json["rejected"], 4);
  const std::vector<std::pair<const char*, const char*>> expected{{"new", ""},
                                                                  {"same", ""},
                                                                  {"rejected", "CSV004"},
                                                                  {"rejected", "CSV005"},
                                                                  {"rejected", "EVT014"},
                                                                  {"rejected", "CSV006"},
                                                                  {"same", ""}};
  ASSERT_EQ(json["rows"].size(), expected.size());
  for (std::size_t i = 0; i < expected.size(); ++i) {
    const auto& row = json["rows"][i];
    EXPECT_EQ(row["line"], i + 2);
    EXPECT_EQ(row["verdict"], expected[i].first) << i;
    const std::string code = row["error"].is_null() ? "" : row["error"]["code"];
    EXPECT_EQ(code, expected[i].second) << i;
  }
  EXPECT_NE(run.err.find("the column 'remark' is not used"), std::string::npos);
  EXPECT_NE(run.err.find("7 rows = 1 new + 2 same + 4 rejected"), std::string::npos);
  EXPECT_EQ(desk.run({"player", "list", "--json"}).json()["players"].size(), 2U);
}

TEST(CsvImport, DryRunChangesNothing) {
  const Desk desk;
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"event", "new", "Cup"}).exit, 0);
  desk.write("p.csv", "name\nAnna\nJan\n");
  EXPECT_EQ(desk.run({"player", "import", "p.csv", "--dry-run", "--json"}).json()["new"], 2);
  EXPECT_EQ(desk.run({"entry", "import", "cup", "p.csv", "--dry-run", "--json"}).json()["new"], 2);
  EXPECT_TRUE(desk.run({"player", "list", "--json"}).json()["players"].empty());
  EXPECT_TRUE(desk.run({"entry", "list", "cup", "--json"}).json()["entries"].empty());
}

TEST(CsvImport, EntriesBringNewPlayersAlong) {
  const Desk desk;
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"event", "new", "Cup"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "add", "Jan"}).exit, 0);
  desk.write("p.csv", "name\nAnna\nJan\nAnna\n");
  const auto json = desk.run({"entry", "import", "cup", "p.csv", "--json"}).json();
  EXPECT_EQ(json["new"], 2);
  EXPECT_EQ(json["same"], 1);
  EXPECT_EQ(json["rows"][0]["new_player"], true);
  EXPECT_EQ(json["rows"][1]["new_player"], false);
  const auto entries = desk.run({"entry", "list", "cup", "--json"}).json()["entries"];
  ASSERT_EQ(entries.size(), 2U);
  EXPECT_EQ(entries[0]["player"]["name"], "Anna");
  EXPECT_EQ(desk.run({"entry", "import", "cup", "p.csv", "--json"}).json()["same"], 3);
}

// given a paired event, when entries are imported, then nobody is added to the register either
TEST(CsvImport, ARefusedEntryLeavesTheRegisterAlone) {
  const Desk desk;
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"event", "new", "Cup"}).exit, 0);
  desk.write("p.csv", "name\nAnna\nJan\n");
  EXPECT_EQ(desk.run({"entry", "import", "cup", "p.csv"}).exit, 0);
  EXPECT_EQ(desk.run({"round", "pair", "cup"}).exit, 0);
  desk.write("late.csv", "name\nEwa\n");
  const Ran run = desk.run({"entry", "import", "cup", "late.csv"});
  EXPECT_EQ(run.exit, 4);
  EXPECT_EQ(run.err.substr(run.err.find("arbiter: "), 15), "arbiter: EVT020");
  EXPECT_EQ(desk.run({"player", "list", "--json"}).json()["players"].size(), 2U);
}

TEST(PlayerAdd, NamesakesOnlyOnDemand) {
  const Desk desk;
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "add", "Kovács, Anna", "--birth-year", "1990"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "add", "KOVACS, Anna"}).exit, 4);
  EXPECT_EQ(desk.run({"player", "add", "Kovács, Anna", "--birth-year", "2001"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "add", "Kovács, Anna", "--yes"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "list", "--search", "kovacs", "--json"}).json()["players"].size(), 3U);
}

}  // namespace
}  // namespace arbiter_tests
