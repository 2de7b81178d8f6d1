#include <gtest/gtest.h>

#include "corpus.h"
#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

// . x . . .      blue takes the red dot on bb and wins by one
// x o x . .
// . x . . .
constexpr std::string_view won =
    "(;GM[40]FF[4]SZ[5:5]CA[UTF-8]PB[Anna]PW[Jan]RE[B+1];B[ba];W[bb];B[ab];W[ee];B[cb];W[ea];B[bc];W[ae])";

TEST(RecordVerify, AsFixed) {
  const Desk desk;
  desk.write("won.sgf", won);
  const Ran run = desk.run({"record", "verify", "won.sgf", "--json"});
  EXPECT_EQ(run.exit, run.json()["failed"] == 0 ? 0 : 1);
  EXPECT_EQ(run.err, "read 1 files, 1 games = " + std::string(run.exit == 0 ? "1 verified + 0" : "0 verified + 1") +
                         " failed\n");
  const auto document = run.json();
  EXPECT_EQ(document["schema"], "arbiter.verify/1");
  EXPECT_EQ(document["files"], 1);
  EXPECT_EQ(document["games"], 1);
  const auto& record = document["records"][0];
  for (const char* key : {"file", "index", "game", "dialect", "rules", "players", "plies", "accepted", "verdict",
                          "captives", "score", "loose", "claimed", "computed", "diagnostics"})
    EXPECT_TRUE(record.contains(key)) << key;
  EXPECT_EQ(record["file"], "won.sgf");
  EXPECT_EQ(record["players"]["first"], "Anna");
  EXPECT_EQ(record["plies"], 8);
  EXPECT_EQ(record["accepted"], 8);
  EXPECT_EQ(record["captives"]["first"], 1);
  EXPECT_EQ(record["score"]["first"], "1");
  EXPECT_EQ(record["claimed"]["raw"], "B+1");
  EXPECT_EQ(record["claimed"]["winner"], "first");
}

TEST(RecordVerify, AnIllegalMoveStopsTheReplay) {
  const Desk desk;
  desk.write("bad.sgf", "(;GM[40]FF[4]SZ[5];B[aa];W[bb];B[aa];W[cc])");
  const Ran run = desk.run({"record", "verify", "bad.sgf", "--json"});
  EXPECT_EQ(run.exit, 1);
  const auto record = run.json()["records"][0];
  EXPECT_EQ(record["verdict"], "stops_at_ply");
  EXPECT_EQ(record["accepted"], 2);
  const auto& found = record["diagnostics"];
  const auto error = std::find_if(found.begin(), found.end(), [](const auto& d) { return d["code"] == "DOT003"; });
  ASSERT_NE(error, found.end());
  EXPECT_EQ((*error)["ply"], 3);
  EXPECT_EQ((*error)["severity"], "error");
  EXPECT_EQ((*error)["line"], 1);
}

TEST(RecordVerify, BadInputIsAccountedFor) {
  const Desk desk;
  struct Row {
    const char* file;
    std::string bytes;
  };
  const Row rows[] = {
      {"empty.sgf", ""},
      {"nothing.sgf", "()"},
      {"truncated.sgf", "(;GM[40]FF[4]SZ[5];B[a"},
      {"chess.sgf", "(;GM[1]FF[4]SZ[19];B[aa])"},
      {"no_size.sgf", "(;GM[40]FF[4];B[aa])"},
      {"nul.sgf", std::string("(;GM[40]FF[4]SZ[5];B[\0a])", 25)},
      {"text.md", "# no record at all\n"},
      {"off.sgf", "(;GM[40]FF[4]SZ[5];B[zz])"},
      {"deep.sgf", std::string(100'000, '(')},
  };
  std::vector<std::string> words{"record", "verify", "--json"};
  for (const Row& row : rows) {
    desk.write(row.file, row.bytes);
    words.emplace_back(row.file);
  }
  const Ran run = desk.run(words);
  const auto document = run.json();
  EXPECT_EQ(document["files"], std::size(rows));
  EXPECT_EQ(document["games"], document["records"].size());
  EXPECT_EQ(document["games"].get<int>(), document["verified"].get<int>() + document["failed"].get<int>());
  std::size_t at = 0;
  for (const auto& record : document["records"]) {
    EXPECT_EQ(record["file"], rows[at++].file);
    EXPECT_FALSE(record["diagnostics"].empty()) << record["file"];
  }
}

TEST(RecordVerify, AGameThatCannotBeMadeStillAppears) {
  const Desk desk;
  desk.write("two.sgf", "(;GM[40]FF[4]SZ[5];B[aa])(;GM[1]FF[4]SZ[19];B[aa])");
  const auto document = desk.run({"record", "verify", "two.sgf", "--json"}).json();
  ASSERT_EQ(document["records"].size(), 2U);
  const auto& other = document["records"][1];
  EXPECT_EQ(other["index"], 1);
  EXPECT_EQ(other["verdict"], "not_replayable");
  EXPECT_EQ(other["accepted"], 0);
  EXPECT_EQ(other["captives"]["first"], 0);
}

// . x . . .      nobody draws a contour before the end; the final areas are agreed on
// x o x . .
// . x . . .
TEST(RecordVerify, PolishRecordsAreCounted) {
  const Desk desk;
  desk.write("agreed.sgf",
             "(;GM[40]FF[4]SZ[5:5]CA[UTF-8]AP[zagram.org]RU[Punish=0,Holes=1,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,"
             "Stop=0,LastSafe=0,ScoreTerr=0,InstantWin=0]RE[B+1];B[ba];W[bb];B[ab];W[ee];B[cb];W[ea];B[bc];W[ae]"
             ";TB[.baabbccbba]TW[])");
  const auto record = desk.run({"record", "verify", "agreed.sgf", "--json"}).json()["records"][0];
  EXPECT_EQ(record["verdict"], "verified") << record.dump();
  EXPECT_EQ(record["count"], nlohmann::json::parse(R"({"captives":[1,0],"empty":[0,0],"neutral":17,"next":"first",
                                                     "total":"1"})"));
}

TEST(RecordVerify, FoldersAreWalkedInOrder) {
  const Desk desk;
  std::filesystem::create_directories(desk.folder() / "games/b");
  for (const char* file : {"games/z.sgf", "games/a.sgf", "games/b/c.sgf"}) desk.write(file, won);
  std::filesystem::create_directory_symlink(desk.folder(), desk.folder() / "games/out");
  EXPECT_EQ(desk.run({"record", "verify", "games"}).exit, 2);
  const auto document = desk.run({"record", "verify", "-r", "games", "--json"}).json();
  std::vector<std::string> files;
  for (const auto& record : document["records"]) files.push_back(record["file"]);
  EXPECT_EQ(files, (std::vector<std::string>{"games/a.sgf", "games/b/c.sgf", "games/z.sgf"}));
}

TEST(RecordVerify, ManyFilesKeepTheirOrder) {
  const Desk desk;
  std::vector<std::string> words{"record", "verify", "--ndjson", "--quiet"};
  for (int i = 0; i < 300; ++i) {
    words.push_back(std::to_string(i) + ".sgf");
    desk.write(words.back(), won);
  }
  const Ran run = desk.run(words);
  EXPECT_EQ(run.err, "");
  std::istringstream lines(run.out);
  int at = 0;
  for (std::string line; std::getline(lines, line); ++at)
    EXPECT_EQ(nlohmann::json::parse(line)["file"], std::to_string(at) + ".sgf");
  EXPECT_EQ(at, 300);
}

TEST(RecordVerify, ReadsStandardInput) {
  const Desk desk;
  const auto document = desk.run({"record", "verify", "-", "--json"}, won).json();
  EXPECT_EQ(document["records"][0]["file"], "-");
  EXPECT_EQ(document["records"][0]["plies"], 8);
}

TEST(RecordVerify, AMissingFileIsToldWithTheOthers) {
  const Desk desk;
  desk.write("won.sgf", won);
  const Ran run = desk.run({"record", "verify", "none.sgf", "won.sgf", "--json"});
  EXPECT_EQ(run.exit, 4);
  EXPECT_EQ(run.json()["files"], 2);
  EXPECT_EQ(run.json()["records"][0]["diagnostics"][0]["code"], "FIL001");
  EXPECT_EQ(run.json()["records"][1]["plies"], 8);
}

TEST(RecordVerify, EveryRealFileIsAccountedFor) {
  ARBITER_NEEDS_CORPUS();
  const Desk desk;
  const auto root = std::filesystem::absolute(corpus() / "data/dots");
  std::size_t files = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root)) files += entry.is_regular_file();
  const Ran run = desk.run({"record", "verify", "-r", root.string(), "--json"});
  EXPECT_LE(run.exit, 1) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["files"], files);
  EXPECT_EQ(document["games"].get<int>(), document["verified"].get<int>() + document["failed"].get<int>());
  EXPECT_GE(document["games"].get<std::size_t>(), files);
}

TEST(RecordShow, HeadersMovesAndBoard) {
  const Desk desk;
  desk.write("won.sgf", won);
  const Ran run = desk.run({"record", "show", "won.sgf"});
  expect_snapshot("record_show.txt", run.out);
  const auto document = desk.run({"record", "show", "won.sgf", "--json"}).json();
  EXPECT_EQ(document["schema"], "arbiter.record/1");
  EXPECT_EQ(document["records"][0]["moves"][0], "B:2.1");
  EXPECT_EQ(document["records"][0]["headers"]["first"], "Anna");
}

TEST(RecordShow, CountsVariationsAndMarks) {
  const Desk desk;
  desk.write("tree.sgf", "(;GM[40]FF[4]CA[UTF-8]SZ[9];B[aa]TR[bb](;W[bb])(;W[cc]LB[aa:1][cc:2])(;W[dd]))");
  const Ran run = desk.run({"record", "show", "tree.sgf"});
  EXPECT_NE(run.out.find("\n  beside the game: 2 variations, 3 marks\n"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("\n1. B:1.1 W:2.2\n"), std::string::npos) << "the moves are those of the main line";
  const auto shown = desk.run({"record", "show", "tree.sgf", "--json"}).json()["records"][0];
  EXPECT_EQ(shown["variations"], 2);
  EXPECT_EQ(shown["marks"], 3);
}

TEST(RecordImport, StoresOnceAndLists) {
  const Desk desk;
  desk.write("won.sgf", won);
  desk.write("none.md", "# no record\n");
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"record", "import", "won.sgf", "--dry-run", "--json"}).json()["files"][0]["verdict"], "new");
  EXPECT_TRUE(desk.run({"record", "list", "--json"}).json()["records"].empty());
  const Ran first = desk.run({"record", "import", "won.sgf", "none.md", "--json"});
  EXPECT_EQ(first.exit, 1);
  EXPECT_EQ(first.json()["read"], 2);
  EXPECT_EQ(first.json()["imported"], 1);
  EXPECT_EQ(first.json()["rejected"], 1);
  EXPECT_EQ(first.json()["files"][1]["error"]["code"], "REC001");
  EXPECT_EQ(desk.run({"record", "import", "won.sgf", "--json"}).json()["files"][0]["verdict"], "same");
  const auto records = desk.run({"record", "list", "--json"}).json()["records"];
  ASSERT_EQ(records.size(), 1U);
  EXPECT_EQ(records[0]["file"], "won.sgf");
  EXPECT_EQ(records[0]["games"][0]["players"]["second"], "Jan");
}

}  // namespace
}  // namespace arbiter_tests
