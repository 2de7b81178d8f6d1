// A result with the record of its game.
#include <gtest/gtest.h>

#include "captured_game.h"
#include "process.h"

namespace arbiter_tests {
namespace {

class ResultRecord : public ::testing::Test {
 protected:
  ResultRecord() {
    desk.write("players.csv", "name;nick\nAnna;blue\nJan;red\n");
    EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
    EXPECT_EQ(desk.run({"event", "new", "Cup"}).exit, 0);
    EXPECT_EQ(desk.run({"entry", "import", "cup", "players.csv"}).exit, 0);
    EXPECT_EQ(desk.run({"round", "pair", "cup"}).exit, 0);
  }
  Ran set(std::vector<std::string> more) {
    std::vector<std::string> words{"result", "set", "cup", "1", "1"};
    words.insert(words.end(), more.begin(), more.end());
    words.emplace_back("--json");
    return desk.run(words);
  }
  nlohmann::json stored() {
    return desk.run({"round", "show", "cup", "--json"}).json()["rounds"][0]["pairings"][0]["result"];
  }
  Desk desk;
};

TEST_F(ResultRecord, TheRecordGivesTheResult) {
  desk.write("t1.sgf", captured_game("B+R"));
  const Ran run = set({"--record", "t1.sgf"});
  EXPECT_EQ(run.exit, 0) << run.out << run.err;
  EXPECT_EQ(stored()["result"], "1-0");
  EXPECT_EQ(stored()["ended"], "resignation");
  EXPECT_EQ(stored()["score"]["first"], "1");
  const auto records = desk.run({"record", "list", "--json"}).json()["records"];
  ASSERT_EQ(records.size(), 1U);
  EXPECT_EQ(stored()["record"], records[0]["record"].get<std::string>() + ":0");
}

TEST_F(ResultRecord, AContradictingResultIsRefused) {
  desk.write("t1.sgf", captured_game("B+R"));
  EXPECT_EQ(set({"0-1", "--record", "t1.sgf"}).json()["error"]["code"], "CLI026");
  EXPECT_EQ(set({"0-1", "--record", "t1.sgf"}).exit, 4);
  EXPECT_TRUE(stored().is_null());
  EXPECT_TRUE(desk.run({"record", "list", "--json"}).json()["records"].empty());
}

TEST_F(ResultRecord, DespiteTheRecordWithAReason) {
  desk.write("t1.sgf", captured_game("B+R"));
  EXPECT_EQ(set({"0-1", "--record", "t1.sgf", "--despite-record", "Anna left early"}).exit, 0);
  EXPECT_EQ(stored()["result"], "0-1");
  const auto log = desk.run({"log", "show", "cup", "--json"}).json()["entries"];
  EXPECT_EQ(log.back()["body"]["reason"], "Anna left early");
}

TEST_F(ResultRecord, AnUnfinishedGameGivesNoResult) {
  desk.write("t1.sgf", captured_game("?"));
  EXPECT_EQ(set({"--record", "t1.sgf"}).json()["error"]["code"], "CLI024");
  EXPECT_TRUE(stored().is_null());
}

TEST_F(ResultRecord, OtherNamesAreAFinding) {
  desk.write("t1.sgf", captured_game("B+R", "Anna", "Ewa"));
  const Ran run = set({"1-0", "--record", "t1.sgf"});
  EXPECT_EQ(run.exit, 1);
  EXPECT_EQ(run.json()["findings"][0]["code"], "CLI027");
  EXPECT_EQ(stored()["result"], "1-0");
}

TEST_F(ResultRecord, NicksAndOtherCaseAreTheSameNames) {
  desk.write("t1.sgf", captured_game("B+R", "BLUE", "jan"));
  EXPECT_EQ(set({"--record", "t1.sgf"}).exit, 0);
}

TEST_F(ResultRecord, ExchangedSidesGiveNoResult) {
  desk.write("t1.sgf", captured_game("B+R", "Jan", "Anna"));
  EXPECT_EQ(set({"--record", "t1.sgf"}).json()["error"]["code"], "CLI024");
  const Ran run = set({"1-0", "--record", "t1.sgf"});
  EXPECT_EQ(run.exit, 1);
  EXPECT_EQ(run.json()["findings"][0]["code"], "CLI028");
}

TEST_F(ResultRecord, AnotherBoardIsAFinding) {
  desk.write("t1.sgf", "(;GM[40]FF[4]SZ[20]PB[Anna]PW[Jan]RE[B+R];B[ba];W[bb])");
  const Ran run = set({"1-0", "--record", "t1.sgf"});
  EXPECT_EQ(run.exit, 1);
  EXPECT_EQ(run.json()["findings"][0]["code"], "CLI020");
  EXPECT_EQ(run.json()["findings"][0]["message"], "the record is of dots on 20x20, not of dots on 39x32");
}

TEST_F(ResultRecord, AFileOfSeveralGamesNeedsAnIndex) {
  desk.write("two.sgf", captured_game("W+R") + captured_game("B+R"));
  EXPECT_EQ(set({"--record", "two.sgf"}).json()["error"]["code"], "CLI023");
  EXPECT_EQ(set({"--record", "two.sgf", "--index", "3"}).json()["error"]["code"], "CLI029");
  EXPECT_EQ(set({"--record", "two.sgf", "--index", "2"}).exit, 0);
  EXPECT_EQ(stored()["result"], "1-0");
}

TEST_F(ResultRecord, AFileWithoutAGameIsBadInput) {
  desk.write("text.md", "# no record\n");
  EXPECT_EQ(set({"1-0", "--record", "text.md"}).exit, 3);
  EXPECT_EQ(set({"1-0", "--record", "none.sgf"}).exit, 4);
  EXPECT_TRUE(stored().is_null());
}

}  // namespace
}  // namespace arbiter_tests
