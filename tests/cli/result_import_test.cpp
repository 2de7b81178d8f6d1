// Results from a folder of records: each finds its table; what contradicts is listed and never written.
#include <gtest/gtest.h>

#include <map>

#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

using nlohmann::json;

struct Header {
  std::string first, second;
  std::string result = "B+R";
  std::string more{};  ///< other properties
};
/// The first captures one dot, then somebody resigns. The start position is the cross of the event's rules.
std::string record(const Header& header) {
  return "(;GM[40]FF[4]SZ[39:32]CA[UTF-8]AB[tp][uq]AW[up][tq]PB[" + header.first + "]PW[" + header.second + "]RE[" +
         header.result + "]" + header.more + ";B[ba];W[bb];B[ab];W[zz];B[cb];W[zA];B[bc];W[Aa])";
}

/// Four in a round robin: 1-4 2-3, 4-3 1-2, 2-4 3-1 by the tables.
class ResultImport : public ::testing::Test {
 protected:
  ResultImport() {
    desk.write("players.csv", "name;nick\nAnna;ann\nJan;jan\nEwa;ewa\nIvo;ivo\n");
    run({"db", "init"});
    run({"event", "new", "Cup", "--starts-on", "2027-03-01", "--ends-on", "2027-03-05"});
    run({"entry", "import", "cup", "players.csv"});
    run({"round", "pair", "cup", "--all"});
    std::filesystem::create_directory(desk.folder() / "games");
  }
  void run(const std::vector<std::string>& words) const {
    const Ran done = desk.run(words);
    EXPECT_EQ(done.exit, 0) << done.err;
  }
  json import(const std::vector<std::string>& more, int exit) const {
    std::vector<std::string> words{"result", "import", "cup", "games", "--json"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran done = desk.run(words);
    EXPECT_EQ(done.exit, exit) << done.out << done.err;
    return done.json();
  }
  /// File -> verdict, or the code of the first finding.
  static std::map<std::string, std::string> verdicts(const json& done) {
    std::map<std::string, std::string> all;
    for (const json& row : done["records"])
      all[row["file"]] = row["findings"].empty() ? row["verdict"] : row["findings"][0]["code"];
    return all;
  }
  std::size_t open() const { return desk.run({"result", "list", "cup", "--open", "--json"}).json()["results"].size(); }
  Desk desk;
};

TEST_F(ResultImport, ProposesFirstAndWritesWhenToldTo) {
  desk.write("games/1.sgf", record({"Anna", "ivo"}));
  desk.write("games/2.sgf", record({"JAN", "Ewa", "W+R"}));
  const Ran shown = desk.run({"result", "import", "cup", "games"});
  EXPECT_EQ(shown.exit, 0) << shown.err;
  expect_snapshot("result_import.txt", shown.out + shown.err);
  EXPECT_EQ(open(), 6U) << "nothing is written without --yes";
  EXPECT_EQ(import({"--yes", "--dry-run"}, 0)["entries"].size(), 2U);
  EXPECT_EQ(open(), 6U);

  EXPECT_EQ(import({"--yes"}, 0)["entries"].size(), 2U);
  EXPECT_EQ(open(), 4U);
  const json first = desk.run({"result", "list", "cup", "1", "--json"}).json()["results"][0]["result"];
  EXPECT_EQ(first["result"], "1-0");
  EXPECT_EQ(first["ended"], "resignation");
  EXPECT_FALSE(first["record"].get<std::string>().empty());
  // Once more: they are there already.
  const json again = import({"--yes"}, 0);
  EXPECT_TRUE(again["entries"].empty());
  EXPECT_EQ(again["records"][0]["verdict"], "same");
}

TEST_F(ResultImport, ContradictionsAreListedAndNeverWritten) {
  desk.write("games/stranger.sgf", record({"Anna", "Zoe"}));
  desk.write("games/nameless.sgf", record({"", ""}));
  desk.write("games/sides.sgf", record({"Ivo", "Anna"}));
  desk.write("games/event.sgf", record({"Jan", "Ewa", "W+R", "EV[Other Cup]"}));
  desk.write("games/round.sgf", record({"Ivo", "Ewa", "B+R", "RO[3]"}));
  desk.write("games/late.sgf", record({"Anna", "Jan", "B+R", "DT[2027-03-09]"}));
  desk.write("games/claim.sgf", record({"Jan", "Ivo", "W+5"}));
  desk.write("games/text.sgf", "no record at all");
  const json done = import({"--yes"}, 1);
  const std::map<std::string, std::string> expected{
      {"games/stranger.sgf", "CLI032"}, {"games/nameless.sgf", "CLI032"}, {"games/sides.sgf", "CLI028"},
      {"games/event.sgf", "CLI038"},    {"games/round.sgf", "CLI037"},    {"games/late.sgf", "CLI039"},
      {"games/claim.sgf", "CLI031"},    {"games/text.sgf", "CLI029"},
  };
  EXPECT_EQ(verdicts(done), expected);
  EXPECT_TRUE(done["entries"].empty());
  EXPECT_EQ(open(), 6U);
}

TEST_F(ResultImport, AResultThatStandsIsNotOverwritten) {
  run({"result", "set", "cup", "1", "1", "0-1"});
  desk.write("games/1.sgf", record({"Anna", "Ivo"}));
  EXPECT_EQ(verdicts(import({"--yes"}, 1))["games/1.sgf"], "CLI034");
  EXPECT_EQ(desk.run({"result", "list", "cup", "1", "--json"}).json()["results"][0]["result"]["result"], "0-1");
}

TEST_F(ResultImport, TwoRecordsOfOneTableAreForTheArbiter) {
  desk.write("games/1.sgf", record({"Anna", "Ivo"}));
  desk.write("games/copy.sgf", record({"Anna", "Ivo"}));
  EXPECT_EQ(import({}, 0)["records"][1]["verdict"], "same") << "the same bytes are one record";
  desk.write("games/other.sgf", record({"Anna", "Ivo", "W+R"}));
  const auto all = verdicts(import({"--yes"}, 1));
  EXPECT_EQ(all.at("games/1.sgf"), "CLI036");
  EXPECT_EQ(all.at("games/other.sgf"), "CLI036");
  EXPECT_EQ(open(), 6U);
}

TEST_F(ResultImport, AmongSeveralGamesOfTwoTheRoundDecides) {
  run({"event", "new", "Match", "--system", "double-round-robin"});
  run({"entry", "add", "match", "Anna"});
  run({"entry", "add", "match", "Jan"});
  run({"round", "pair", "match", "--all"});
  desk.write("games/x.sgf", record({"Jan", "Anna", "B+R", "RO[2]"}));
  const json named = desk.run({"result", "import", "match", "games", "--json"}).json();
  EXPECT_EQ(named["records"][0]["round"], 2) << named;
  EXPECT_EQ(named["records"][0]["verdict"], "proposed") << named;
  desk.write("games/x.sgf", record({"Jan", "Anna"}));
  const json open_places = desk.run({"result", "import", "match", "games", "--json"}).json();
  EXPECT_EQ(open_places["records"][0]["findings"][0]["code"], "CLI033");
  const json by_option = desk.run({"result", "import", "match", "games", "--round", "2", "--json"}).json();
  EXPECT_EQ(by_option["records"][0]["verdict"], "proposed");
}

}  // namespace
}  // namespace arbiter_tests
