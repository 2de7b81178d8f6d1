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

TEST_F(ResultImport, TheStartPositionIsThatOfTheEvent) {
  const auto from = [](const std::string& setup, const std::string& first, const std::string& second) {
    return "(;GM[40]FF[4]SZ[39:32]" + setup + "PB[" + first + "]PW[" + second +
           "]RE[B+R];B[ba];W[bb];B[ab];W[zz];B[cb];W[zA];B[bc];W[Aa])";
  };
  desk.write("games/none.sgf", from("", "Anna", "Ivo"));
  desk.write("games/colours.sgf", from("AB[up][tq]AW[tp][uq]", "Jan", "Ewa"));
  desk.write("games/zagram.sgf", from("AB[sp][tq]AW[sq][tp]", "Ivo", "Ewa"));
  const auto all = verdicts(import({"--yes"}, 1));
  EXPECT_EQ(all.at("games/none.sgf"), "CLI064");
  EXPECT_EQ(all.at("games/colours.sgf"), "CLI065");
  EXPECT_EQ(all.at("games/zagram.sgf"), "proposed") << "one column to the left, as that server has it";
  EXPECT_EQ(open(), 5U);
}

TEST_F(ResultImport, ACrossThatWasPutAsTheFirstMovesIsOne) {
  desk.write("games/1.sgf",
             "(;GM[40]FF[4]SZ[39:32]PB[Anna]PW[Ivo]RE[B+R];B[tp];W[up];B[uq];W[tq];B[ba];W[bb];B[ab];W[zz];B[cb])");
  EXPECT_EQ(verdicts(import({}, 0)).at("games/1.sgf"), "proposed");
}

TEST_F(ResultImport, ClocksMustBeThoseOfTheEvent) {
  run({"event", "set", "cup", "--time", "5m"});
  desk.write("games/same.sgf", record({"Anna", "Ivo", "B+R", "TM[300]"}));
  desk.write("games/other.sgf", record({"Jan", "Ewa", "B+R", "TM[300]OT[15]"}));
  desk.write("games/flag.sgf",
             "(;GM[40]FF[4]SZ[39:32]AB[tp][uq]AW[up][tq]PB[Ivo]PW[Ewa]TM[300]RE[B+R]"
             ";B[ba]BL[10];W[bb]WL[20];B[ab]BL[0];W[zz]WL[10])");
  const auto all = verdicts(import({"--yes"}, 1));
  EXPECT_EQ(all.at("games/same.sgf"), "proposed");
  EXPECT_EQ(all.at("games/other.sgf"), "CLK010");
  EXPECT_EQ(all.at("games/flag.sgf"), "CLK003") << "it ran out of time and won by resignation";
  EXPECT_EQ(open(), 5U);
}

TEST_F(ResultImport, OnePersonGoesByAnyOfTheNames) {
  run({"event", "new", "Other"});
  for (const char* name : {"Kovács, Anna", "Novák, Jan"}) {
    run({"player", "add", name});
    run({"entry", "add", "other", name});
  }
  run({"round", "pair", "other", "--all"});
  desk.write("games/1.sgf", record({"anna kovacs", "Novák Jan"}));
  const json done = desk.run({"result", "import", "other", "games", "--json"}).json();
  EXPECT_EQ(done["records"][0]["verdict"], "proposed") << done;
}

TEST_F(ResultImport, AServersWordsForEventAndRoundAreUnderstood) {
  const auto played = [&](const std::string& headers) {
    desk.write("games/1.sgf", record({"Anna", "Ivo", "B+R", headers}));
    return verdicts(desk.run({"result", "import", "cup", "games", "--json"}).json()).at("games/1.sgf");
  };
  EXPECT_EQ(played("RO[Групповой этап. Тур 1]"), "proposed");
  EXPECT_EQ(played("RO[Групповой этап. Тур 3]"), "CLI037");
  EXPECT_EQ(played("RO[1/32 финала]"), "proposed") << "no number of a round";
  const std::string playdots = "AP[Спортивные Точки (playdots.ru)]EV[турнир]";
  EXPECT_EQ(played(playdots + "C[Турнирная игра - Cup, без территории]"), "proposed");
  EXPECT_EQ(played(playdots + "C[Турнирная игра - Other, без территории]"), "CLI038");
  EXPECT_EQ(played("DT[01.03.2027]"), "proposed");
  EXPECT_EQ(played("DT[01.04.2027]"), "CLI039");
}

TEST_F(ResultImport, AReplayBeginsFromAnotherStartPosition) {
  run({"event", "new", "Knock", "--system", "knockout"});
  for (const char* name : {"Anna", "Jan"}) run({"entry", "add", "knock", name});
  run({"round", "pair", "knock"});
  run({"result", "set", "knock", "1", "1", "1/2-1/2"});
  run({"round", "pair", "knock"});
  const json shown = desk.run({"round", "show", "knock", "2", "--json"}).json();
  const bool turned = shown["rounds"][0]["pairings"][0]["first"]["name"] == "Jan";
  const std::string first = turned ? "Jan" : "Anna", second = turned ? "Anna" : "Jan";
  const auto verdict = [&](const std::string& text) {
    desk.write("games/1.sgf", text);
    return verdicts(desk.run({"result", "import", "knock", "games", "--round", "2", "--json"}).json())
        .at("games/1.sgf");
  };
  EXPECT_EQ(verdict(record({first, second})), "CLI066");
  std::string other = record({first, second});
  const std::string cross = "AB[tp][uq]AW[up][tq]";
  other.replace(other.find(cross), cross.size(), "AB[to]AW[up]");
  EXPECT_EQ(verdict(other), "proposed");
}

}  // namespace
}  // namespace arbiter_tests
