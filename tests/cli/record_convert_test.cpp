#include <gtest/gtest.h>

#include "corpus.h"
#include "process.h"

namespace arbiter_tests {
namespace {

constexpr std::string_view won_with_source =
    "(;GM[40]FF[4]SZ[5:5]CA[UTF-8]PB[Anna]PW[Jan]RE[B+1]SO[https://playdots.ru/game-info/?id=7];B[ba];W[bb]C[x];"
    "B[ab];W[ee];B[cb];W[ea];B[bc];W[ae](;B[ac])(;B[ad]))";
constexpr std::string_view big = "(;GM[40]FF[4]SZ[39:32]PB[Anna]PW[Jan];W[aa];B[bb])";

TEST(RecordConvert, WritesToStandardOutputAndTellsWhatIsLost) {
  const Desk desk;
  desk.write("won.sgf", won_with_source);
  const Ran run = desk.run({"record", "convert", "won.sgf", "--to", "diagram"});
  EXPECT_EQ(run.exit, 0);
  EXPECT_EQ(run.out,
            "dots 5x5\nrules: tensu;size=5x5;start=custom\nfirst: Anna\nsecond: Jan\n"
            "source: https://playdots.ru/game-info/?id=7\nresult: B+1\nmoves:\n"
            "B:2.1 W:2.2 B:1.2 W:5.5 B:3.2 W:5.1 B:2.3 W:1.5 B:1.3\n");
  EXPECT_EQ(run.err,
            "won.sgf game 1: warning REC020: 1 variations are lost\n"
            "won.sgf game 1: warning REC022: comments to 1 moves are lost\n"
            "read 1 games = 1 written + 0 rejected\n");
}

TEST(RecordConvert, RejectsWhatDoesNotFitAndCountsIt) {
  const Desk desk;
  desk.write("won.sgf", won_with_source);
  desk.write("two.sgf", std::string(big) + std::string(won_with_source) + "(;GM[1]FF[4]SZ[19])");
  desk.write("none.md", "# no record\n");
  const Ran run = desk.run(
      {"record", "convert", "two.sgf", "none.md", "missing.sgf", "--to", "pointsxt", "--out", "sav/", "--json"});
  EXPECT_EQ(run.exit, 4) << run.err;
  const auto document = run.json();
  EXPECT_EQ(document["schema"], "arbiter.convert/1");
  EXPECT_EQ(document["read"], 5);
  EXPECT_EQ(document["written"], 1);
  EXPECT_EQ(document["rejected"], 4);
  const char* codes[] = {nullptr, "REC012", "SGF011", "REC001", "FIL001"};
  for (std::size_t i = 0; i < 5; ++i) {
    if (codes[i] != nullptr) {
      EXPECT_EQ(document["games"][i]["error"]["code"], codes[i]);
    } else {
      EXPECT_EQ(document["games"][i]["out"], "sav/two-1.sav");
    }
  }
  EXPECT_EQ(desk.read("sav/two-1.sav").size(), 58u + 2 * 13);
}

TEST(RecordConvert, VariationsAndMarksAreKeptOrCounted) {
  const Desk desk;
  desk.write(
      "tree.sgf",
      "(;FF[4]GM[40]CA[UTF-8]SZ[39:32];B[aa](;W[bb](;B[cc]TR[aa])(;B[dd]C[or]))(;AW[ee]LB[ee:A](;W[ff])(;W[gg])))\n");
  const Ran kept = desk.run({"record", "convert", "tree.sgf", "--to", "sgf", "--strict"});
  EXPECT_EQ(kept.exit, 0) << kept.err;
  EXPECT_EQ(kept.out, desk.read("tree.sgf"));
  ASSERT_EQ(desk.run({"record", "convert", "tree.sgf", "--to", "json", "--strict", "--out", "tree.json"}).exit, 0);
  EXPECT_EQ(desk.run({"record", "convert", "tree.json", "--to", "sgf"}).out, kept.out);
  EXPECT_EQ(desk.run({"record", "convert", "tree.sgf", "--to", "pointsxt", "--out", "tree.sav"}).err,
            "tree.sgf game 1: warning REC020: 3 variations are lost\n"
            "tree.sgf game 1: warning REC036: 1 marks on the board are lost\n"
            "read 1 games = 1 written + 0 rejected\n");
}

TEST(RecordConvert, ThereAndBack) {
  const Desk desk;
  desk.write("a.sgf", big);
  ASSERT_EQ(desk.run({"record", "convert", "a.sgf", "--to", "pointsxt", "--out", "a.sav"}).exit, 0);
  ASSERT_EQ(desk.run({"record", "convert", "a.sav", "--to", "json", "--out", "a.json"}).exit, 0);
  const Ran back = desk.run({"record", "convert", "a.json", "--to", "pointsxt"});
  EXPECT_EQ(back.out, desk.read("a.sav"));
  const auto shown = desk.run({"record", "show", "a.sav", "--json"}).json();
  EXPECT_EQ(shown["records"][0]["dialect"], "pointsxt");
  EXPECT_EQ(shown["records"][0]["moves"][0], "W:1.1");
}

TEST(RecordConvert, LeavesFilesAlone) {
  const Desk desk;
  desk.write("a.sgf", won_with_source);
  const Ran run = desk.run({"record", "convert", "a.sgf", "--to", "zagram", "--out", "./"});
  EXPECT_EQ(run.exit, 4);
  EXPECT_NE(run.err.find("FIL006"), std::string::npos);
  EXPECT_EQ(desk.read("a.sgf"), won_with_source);
  EXPECT_EQ(desk.run({"record", "convert", "a.sgf", "--to", "zagram", "--out", "./", "--force"}).exit, 0);
  EXPECT_NE(desk.read("a.sgf").find("AP[zagram.org]"), std::string::npos);
}

TEST(RecordConvert, SameNamesOfTwoFoldersDoNotMeet) {
  const Desk desk;
  std::filesystem::create_directories(desk.folder() / "x");
  std::filesystem::create_directories(desk.folder() / "y");
  desk.write("x/a.sgf", won_with_source);
  desk.write("y/a.sgf", big);
  EXPECT_EQ(desk.run({"record", "convert", "x/a.sgf", "y/a.sgf", "--to", "json", "--out", "out/"}).exit, 0);
  EXPECT_NE(desk.read("out/a.json"), desk.read("out/a-2.json"));
}

TEST(RecordConvert, UsageErrors) {
  const Desk desk;
  desk.write("won.sgf", won_with_source);
  desk.write("a.sgf", std::string(big) + std::string(big));
  struct Row {
    std::vector<std::string> words;
    int exit;
    const char* code;
  };
  for (const Row& row : {Row{{"record", "convert", "a.sgf"}, 2, "CLI010"},
                         Row{{"record", "convert", "a.sgf", "--to", "pdf"}, 2, "REC014"},
                         Row{{"record", "convert", "a.sgf", "--to", "pointsxt"}, 3, "REC013"},
                         Row{{"record", "convert", "won.sgf", "--to", "diagram", "--strict"}, 1, "REC020"}}) {
    const Ran run = desk.run(row.words);
    EXPECT_EQ(run.exit, row.exit) << run.err;
    EXPECT_NE(run.err.find(row.code), std::string::npos) << run.err;
  }
}

TEST(RecordConvert, EveryRealFileIsAccountedFor) {
  ARBITER_NEEDS_CORPUS();
  const Desk desk;
  const auto root = std::filesystem::absolute(corpus() / "data/dots");
  for (const char* format : {"sgf", "zagram", "vpoints", "json", "diagram", "pointsxt", "vkontakte"}) {
    const Ran run = desk.run(
        {"record", "convert", "-r", root.string(), "--to", format, "--out", std::string(format) + "/", "--json"});
    EXPECT_LE(run.exit, 1) << format << run.err;
    const auto document = run.json();
    EXPECT_EQ(document["read"].get<int>(), document["written"].get<int>() + document["rejected"].get<int>());
    for (const auto& game : document["games"]) EXPECT_NE(game["out"].is_null(), game["error"].is_null()) << game.dump();
  }
}

TEST(RecordShow, LinksAreShownAsTheSource) {
  const Desk desk;
  desk.write("won.sgf", won_with_source);
  const auto document = desk.run({"record", "show", "won.sgf", "--json"}).json();
  EXPECT_EQ(document["records"][0]["headers"]["playdots"], "https://playdots.ru/game-info/?id=7");
}

}  // namespace
}  // namespace arbiter_tests
