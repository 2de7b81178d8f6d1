// The archive of games by command: import of many games, copies, search, counts, export.
#include <gtest/gtest.h>

#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

using nlohmann::json;

/// A game of `dots` dots in rows of two colours, from `row` on; nothing is captured.
std::string game_of(const std::string& headers, int dots, int row = 0) {
  std::string text = "(;GM[40]FF[4]SZ[39:32]CA[UTF-8]" + headers;
  for (int i = 0; i < dots; ++i) {
    text += i % 2 == 0 ? ";B[" : ";W[";
    text += static_cast<char>('a' + i % 26);
    text += static_cast<char>('a' + row + i / 26 + 4 * (i % 2));
    text += "]";
  }
  return text + ")\n";
}

class Archive : public ::testing::Test {
 protected:
  Archive() {
    run({"db", "init"});
    std::filesystem::create_directory(desk.folder() / "games");
  }
  Ran run(const std::vector<std::string>& words, int exit = 0) const {
    const Ran done = desk.run(words);
    EXPECT_EQ(done.exit, exit) << done.out << done.err;
    return done;
  }
  /// Files and indexes that a search finds.
  std::string found(std::vector<std::string> words) const {
    words.insert(words.begin(), {"record", "search"});
    words.push_back("--json");
    std::string text;
    const json games = run(words).json();
    for (const json& each : games["games"])
      text +=
          (text.empty() ? "" : " ") + each["file"].get<std::string>() + ":" + std::to_string(each["index"].get<int>());
    return text;
  }
  Desk desk;
};

TEST_F(Archive, AccountsForEverythingThatWasRead) {
  desk.write("games/a.sgf", game_of("PB[Anna]PW[Jan]", 20));
  desk.write("games/b.sgf", game_of("PB[ann]PW[jan]", 20));
  desk.write("games/c.sgf", game_of("PB[Ewa]", 20, 7) + "(;GM[1]FF[4]SZ[19];B[aa])\n" + game_of("PB[Ivo]", 20, 7));
  desk.write("games/d.txt", "nothing");
  desk.write("games/e.sgf", game_of("PB[Anna]PW[Jan]", 15));
  const json done = run({"record", "import", "-r", "games", "--json"}, 1).json();
  EXPECT_EQ(done["read"], 5);
  EXPECT_EQ(done["imported"], 3);
  EXPECT_EQ(done["copies"], 1);
  EXPECT_EQ(done["rejected"], 1);
  EXPECT_EQ(done["games"], (json{{"read", 6}, {"imported", 3}, {"copies", 2}, {"rejected", 1}}));
  EXPECT_EQ(done["files"][1]["verdict"], "copy");
  EXPECT_EQ(done["files"][2]["rejected"][0]["error"]["code"], "SGF011");
  EXPECT_EQ(done["files"][2]["copies"][0]["kind"], "whole");
  EXPECT_EQ(done["files"][3]["error"]["code"], "REC001");
  EXPECT_EQ(done["files"][4]["copies"][0]["kind"], "beginning");
  EXPECT_EQ(found({}), "a.sgf:0 c.sgf:0 e.sgf:0");
}

TEST_F(Archive, ForPeopleTheReportIsLines) {
  desk.write("a.sgf", game_of("PB[Anna]PW[Jan]", 20));
  desk.write("b.sgf", game_of("PB[ann]PW[jan]", 20) + "(;GM[1]FF[4]SZ[19];B[aa])\n" + game_of("", 20, 8));
  const Ran done = run({"record", "import", "a.sgf", "b.sgf"}, 1);
  expect_snapshot("record_import.txt", done.out + done.err);
}

TEST_F(Archive, AnImportThatWasBrokenOffGoesOn) {
  for (int i = 0; i < 5; ++i) desk.write("games/" + std::to_string(i) + ".sgf", game_of("", 20, i));
  run({"record", "import", "games/0.sgf", "games/3.sgf"});
  const json done = run({"record", "import", "-r", "games", "--json"}).json();
  EXPECT_EQ(done["imported"], 3);
  EXPECT_EQ(done["copies"], 2);
  EXPECT_EQ(done["files"][0]["verdict"], "same");
  EXPECT_EQ(done["files"][1]["verdict"], "new");
  const json renewed = run({"record", "import", "-r", "games", "--renew", "--json"}).json();
  EXPECT_EQ(renewed["imported"], 5);
  EXPECT_EQ(renewed["files"][0]["verdict"], "renewed");
}

TEST_F(Archive, KeepsCopiesWhenToldTo) {
  desk.write("a.sgf", game_of("PB[Anna]", 20));
  desk.write("b.sgf", game_of("PB[Jan]", 20));
  const json done = run({"record", "import", "a.sgf", "b.sgf", "--keep-copies", "--json"}).json();
  EXPECT_EQ(done["games"]["imported"], 2);
  EXPECT_EQ(done["files"][1]["copies"][0]["kind"], "whole") << "told all the same";
}

TEST_F(Archive, ADryRunStoresNothing) {
  desk.write("a.sgf", game_of("PB[Anna]", 20));
  EXPECT_EQ(run({"record", "import", "a.sgf", "--dry-run", "--json"}).json()["files"][0]["verdict"], "new");
  EXPECT_EQ(found({}), "");
}

class Search : public Archive {
 protected:
  Search() {
    desk.write("a.sgf", game_of("PB[anna17]PW[Jan]EV[Cup]DT[2025-03-01]RE[B+R]", 20));
    desk.write("b.sgf", game_of("PB[Ewa]PW[Anna Kovács]EV[Cup]DT[2026-03-01]RE[W+R]", 30, 8));
    desk.write("c.sgf", game_of("PB[Ewa]PW[Jan]DT[2026-04-01]RE[0]", 40, 16));
    run({"record", "import", "a.sgf", "b.sgf", "c.sgf"});
    run({"player", "add", "Kovács, Anna", "--nick", "anna17"});
  }
};

TEST_F(Search, APersonIsFoundByAnyOfHerNames) {
  for (const char* name : {"Kovács, Anna", "kovacs, anna", "ANNA17", "Anna Kovács"})
    EXPECT_EQ(found({"--player", name}), "a.sgf:0 b.sgf:0") << name;
  EXPECT_EQ(found({"--player", "jan"}), "a.sgf:0 c.sgf:0") << "nobody of the register";
  EXPECT_EQ(found({"--words", "nn"}), "a.sgf:0 b.sgf:0");
}

TEST_F(Search, ByTheOtherColumns) {
  EXPECT_EQ(found({"--event", "CUP"}), "a.sgf:0 b.sgf:0");
  EXPECT_EQ(found({"--from", "2026-03-02"}), "c.sgf:0");
  EXPECT_EQ(found({"--from", "2026", "--to", "2026-03"}), "b.sgf:0");
  EXPECT_EQ(found({"--size", "39x32", "--winner", "draw"}), "c.sgf:0");
  EXPECT_EQ(found({"--min-dots", "21", "--max-dots", "30"}), "b.sgf:0");
  EXPECT_EQ(found({"--rules", "tensu", "--most", "1"}), "a.sgf:0");
  EXPECT_EQ(found({"--opening", "b.sgf", "--after", "8"}), "b.sgf:0");
  EXPECT_EQ(found({"--opening", "b.sgf"}), "b.sgf:0");
}

TEST_F(Search, AWrongConditionIsToldAtOnce) {
  desk.write("short.sgf", game_of("", 5));
  struct Row {
    std::vector<std::string> words;
    int exit;
    const char* code;
  };
  const Row rows[] = {
      {{"--size", "many"}, 2, "CLI007"},        {{"--from", "spring"}, 2, "CLI007"},
      {{"--winner", "blue"}, 2, "CLI007"},      {{"--verdict", "good"}, 2, "CLI007"},
      {{"--after", "5"}, 2, "CLI007"},          {{"--rules", "chess"}, 4, "RUL001"},
      {{"--opening", "none.sgf"}, 4, "FIL001"}, {{"--opening", "short.sgf", "--after", "8"}, 2, "CLI067"},
  };
  for (const Row& row : rows) {
    std::vector<std::string> words{"record", "search"};
    words.insert(words.end(), row.words.begin(), row.words.end());
    const Ran done = desk.run(words);
    EXPECT_EQ(done.exit, row.exit) << done.err;
    EXPECT_NE(done.err.find(row.code), std::string::npos) << done.err;
  }
}

TEST_F(Search, CountsForPeople) {
  expect_snapshot("record_stats.txt", run({"record", "stats"}).out);
  const json all = run({"record", "stats", "--event", "cup", "--json"}).json()["all"];
  EXPECT_EQ(all["games"], 2);
  EXPECT_EQ(all["first_advantage"], "0.0");
  EXPECT_EQ(all["dots"], "25.0");
}

TEST_F(Search, AnExportReadsBackAsTheSameGames) {
  run({"record", "export", "--out", "all.sgfs"});
  const json read = run({"record", "verify", "all.sgfs", "a.sgf", "b.sgf", "c.sgf", "--json"}).json();
  EXPECT_EQ(read["games"], 6);
  EXPECT_EQ(read["duplicates"].size(), 3U) << "each file repeats a game of the collection";
  const std::string two = run({"record", "export", "--player", "Ewa"}).out;
  const std::string b = desk.read("b.sgf"), c = desk.read("c.sgf");
  EXPECT_TRUE(two == b + c || two == c + b) << "as they stand in their files, by checksum: " << two;
}

/// The first captures one dot, then somebody resigns.
std::string played(const std::string& headers) {
  return "(;GM[40]FF[4]SZ[39:32]CA[windows-1251]AB[tp][uq]AW[up][tq]" + headers +
         "RE[B+R]XX[kept];B[ba];W[bb];B[ab];W[zz];B[cb];W[zA];B[bc];W[Aa])";
}

TEST_F(Archive, TheGamesOfAnEventAreACollectionWithItsNameAndRounds) {
  run({"event", "new", "Spring ] Cup", "--code", "cup"});
  for (const char* name : {"Anna", "Jan"}) {
    run({"player", "add", name});
    run({"entry", "add", "cup", name});
  }
  run({"round", "pair", "cup", "--all"});
  desk.write("one.sgf", game_of("", 13) + played("PB[Anna]PW[Jan]EV[old]RO[7]"));
  run({"result", "set", "cup", "1", "1", "1-0", "--record", "one.sgf", "--index", "2"});
  const Ran done = run({"record", "export", "cup"});
  EXPECT_NE(done.out.find("EV[Spring \\] Cup]RO[1]"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("CA[UTF-8]"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("XX[kept]"), std::string::npos) << "what is not understood stays";
  EXPECT_EQ(done.out.find("old"), std::string::npos);
  EXPECT_EQ(run({"record", "export", "cup", "--player", "Anna"}, 2).err.find("CLI008") == std::string::npos, false);
}

TEST(RecordVerify, CopiesAmongTheFilesAreShown) {
  const Desk desk;
  desk.write("a.sgf", game_of("PB[Anna]", 20));
  desk.write("b.sgf", game_of("PB[Jan]", 30, 9) + game_of("PB[Ewa]", 20));
  desk.write("c.sgf", game_of("", 25, 9));
  const Ran done = desk.run({"record", "verify", "a.sgf", "b.sgf", "c.sgf"});
  EXPECT_NE(done.out.find("copy  b.sgf:2  repeats a.sgf:1"), std::string::npos) << done.out;
  EXPECT_NE(done.out.find("copy  c.sgf:1  is the beginning of b.sgf:1"), std::string::npos) << done.out;
  EXPECT_NE(done.err.find("; 2 copies"), std::string::npos) << done.err;
  const json duplicates = desk.run({"record", "verify", "a.sgf", "b.sgf", "c.sgf", "--json"}).json()["duplicates"];
  EXPECT_EQ(duplicates[1],
            (json{{"file", "c.sgf"}, {"index", 0}, {"kind", "beginning"}, {"of", {{"file", "b.sgf"}, {"index", 0}}}}));
}

TEST(RecordVerify, ABigFileIsSharedOutAndKeepsItsOrder) {
  const Desk desk;
  std::string all;
  constexpr int games = 500;
  for (int i = 0; i < games; ++i) all += game_of("PB[player" + std::to_string(i) + "]", 12 + i % 20);
  const json read = desk.run({"record", "verify", "-", "--json"}, all).json();
  ASSERT_EQ(read["records"].size(), static_cast<std::size_t>(games));
  for (int i = 0; i < games; ++i)
    EXPECT_EQ(read["records"][static_cast<std::size_t>(i)]["players"]["first"], "player" + std::to_string(i));
  EXPECT_EQ(read["duplicates"].size(), 499U) << "standard input is compared too: all begin alike, or are alike";
}

}  // namespace
}  // namespace arbiter_tests
