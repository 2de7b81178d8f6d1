// Records of board games at the command line.
#include <gtest/gtest.h>

#include "process.h"

namespace arbiter_tests {
namespace {

constexpr std::string_view draughts_game =
    "[White \"Anna\"]\n[Black \"Béla\"]\n[Result \"1-0\"]\n[GameType \"25\"]\n1. c3-d4 b6-c5 2. d4:b6 a7:c5 *\n";

TEST(BoardRecord, Verifies) {
  const Desk desk;
  desk.write("a.pdn", draughts_game);
  const Ran run = desk.run({"record", "verify", "a.pdn", "--json"});
  EXPECT_EQ(run.exit, 0) << run.err;
  const auto record = run.json()["records"][0];
  EXPECT_EQ(record["game"], "russian-draughts");
  EXPECT_EQ(record["verdict"], "verified");
  EXPECT_EQ(record["plies"], 4);
  EXPECT_EQ(record["accepted"], 4);
  EXPECT_EQ(record["players"]["first"], "Anna");
  EXPECT_EQ(record["claimed"]["winner"], "first");
}

TEST(BoardRecord, TellsWhereAndWhyItStops) {
  const Desk desk;
  desk.write("a.pdn", "[GameType \"25\"]\n1. c3-d4 b6-c5 2. a3-b4 *\n");
  const Ran run = desk.run({"record", "verify", "a.pdn"});
  EXPECT_EQ(run.exit, 1);
  EXPECT_NE(run.out.find("stops_at_ply"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("a.pdn:2:19: error DRA005: move 3: "), std::string::npos) << run.out;
  desk.write("b.pdn", "[GameType \"25\"]\n1. c3-d4 { a { b } c } *\n");
  const Ran refused = desk.run({"record", "verify", "b.pdn"});
  EXPECT_EQ(refused.exit, 1);
  EXPECT_NE(refused.out.find("b.pdn:2:22: critical PDN003: a } closes nothing"), std::string::npos) << refused.out;
}

TEST(BoardRecord, TheGameMayBeNamed) {
  const Desk desk;
  desk.write("a.pdn", "1.a3b4");
  EXPECT_EQ(desk.run({"record", "verify", "a.pdn"}).exit, 1);
  EXPECT_EQ(desk.run({"record", "verify", "a.pdn", "--game", "russian-draughts"}).exit, 0);
}

TEST(BoardRecord, ShowsMovesPositionAndPicture) {
  const Desk desk;
  desk.write("a.pdn", draughts_game);
  const Ran run = desk.run({"record", "show", "a.pdn", "--svg", "a.svg"});
  EXPECT_EQ(run.exit, 0) << run.err;
  EXPECT_NE(run.out.find("1. c3-d4 b6-c5 d4:b6 a7:c5"), std::string::npos) << run.out;
  EXPECT_NE(run.out.find("1b1b1b1b/2b1b1b1/"), std::string::npos) << run.out;
  EXPECT_TRUE(desk.read("a.svg").starts_with("<svg "));
}

TEST(BoardRecord, ConvertsAndNamesWhatIsLost) {
  const Desk desk;
  desk.write("a.ggf",
             "(;GM[Othello]PB[b]PW[w]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]"
             "B[f5//3.5]W[d6];)");
  const Ran run = desk.run({"record", "convert", "a.ggf", "--to", "othello-moves"});
  EXPECT_EQ(run.exit, 0) << run.err;
  EXPECT_EQ(run.out, "f5d6\n");
  EXPECT_NE(run.err.find("REC028: lost: Black White"), std::string::npos) << run.err;
  const Ran sgf = desk.run({"record", "convert", "a.ggf", "--to", "sgf"});
  EXPECT_EQ(sgf.out, "(;FF[4]GM[2]CA[UTF-8]SZ[8]PB[b]PW[w];B[f5];W[d6])\n");
}

TEST(BoardRecord, GoesIntoTheArchive) {
  const Desk desk;
  desk.write("a.pdn", draughts_game);
  ASSERT_EQ(desk.run({"db", "init", "--db", "a.db"}).exit, 0);
  const Ran run = desk.run({"record", "import", "a.pdn", "--db", "a.db"});
  EXPECT_EQ(run.exit, 0) << run.err;
  const auto list = desk.run({"record", "list", "--db", "a.db", "--json"}).json();
  EXPECT_EQ(list["records"][0]["games"][0]["game"], "russian-draughts");
  EXPECT_EQ(list["records"][0]["games"][0]["plies"], 4);
}

}  // namespace
}  // namespace arbiter_tests
