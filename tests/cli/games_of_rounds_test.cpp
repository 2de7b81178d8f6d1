// An event whose tables play several games, each with its own record.
#include <gtest/gtest.h>

#include "hall.h"

namespace arbiter_tests {
namespace {

std::string draughts(const std::string& white, const std::string& black) {
  return "[White \"" + white + "\"]\n[Black \"" + black +
         "\"]\n[Result \"1-0\"]\n[GameType \"25\"]\n1. c3-d4 b6-c5 2. d4:b6 a7:c5 1-0\n";
}

TEST(GamesOfRounds, ARoundAndATableNameTheirGame) {
  const Hall hall({"--rounds", "3"}, 4);
  hall.done({"round", "game", "cup", "1", "russian-draughts"});
  hall.done({"round", "game", "cup", "1", "othello", "--table", "2"});
  hall.done({"round", "pair", "cup"});
  const auto pairings = hall.pairings(1);
  EXPECT_EQ(pairings[0]["plays"], "russian-draughts");
  EXPECT_EQ(pairings[1]["plays"], "othello");
  EXPECT_NE(hall.desk.run({"round", "show", "cup", "1"}).out.find("russian-draughts"), std::string::npos);
  hall.done({"round", "game", "cup", "1", "--table", "2"});
  EXPECT_EQ(hall.pairings(1)[1]["plays"], "russian-draughts");
  hall.refused(4, "GAM001", {"round", "game", "cup", "2", "chess"});
}

TEST(GamesOfRounds, ARecordIsRefereedByTheGameOfItsTable) {
  const Hall hall({"--rounds", "3"}, 4);
  hall.done({"round", "game", "cup", "1", "russian-draughts", "--table", "1"});
  hall.done({"round", "pair", "cup"});
  const auto pairings = hall.pairings(1);
  const auto names = [&](int table) {
    const auto& pairing = pairings[static_cast<std::size_t>(table - 1)];
    return std::pair{pairing["first"]["name"].get<std::string>(), pairing["second"]["name"].get<std::string>()};
  };
  hall.desk.write("t1.pdn", draughts(names(1).first, names(1).second));
  hall.done({"result", "set", "cup", "1", "1", "1-0", "--record", "t1.pdn"});
  EXPECT_FALSE(hall.pairings(1)[0]["result"]["record"].is_null());
  // The other table plays the game of the event.
  hall.desk.write("t2.pdn", draughts(names(2).first, names(2).second));
  const Ran other = hall.desk.run({"result", "set", "cup", "1", "2", "1-0", "--record", "t2.pdn"});
  EXPECT_NE(other.err.find("CLI020"), std::string::npos) << other.out << other.err;
}

/// A game that ends on the board.
std::string roll_in(const std::string& white, const std::string& black) {
  return "[White \"" + white + "\"]\n[Black \"" + black +
         "\"]\n[Result \"1-0\"]\n[GameType \"hp-rollin\"]\n1. a1 h1 2. a2 h2 3. a3 h3 4. a4 1-0\n";
}

TEST(GamesOfRounds, RecordsOfAFolderFindTheirTables) {
  const Hall hall({"--rounds", "3"}, 4);
  hall.done({"round", "game", "cup", "1", "roll-in-four"});
  hall.done({"round", "pair", "cup"});
  const auto pairings = hall.pairings(1);
  std::filesystem::create_directory(hall.desk.folder() / "games");
  for (const auto& pairing : pairings)
    hall.desk.write("games/" + std::to_string(pairing["table"].get<int>()) + ".pdn",
                    roll_in(pairing["first"]["name"], pairing["second"]["name"]));
  const Ran run = hall.desk.run({"result", "import", "cup", "games", "--yes", "--json"});
  EXPECT_EQ(run.exit, 0) << run.out << run.err;
  for (const auto& pairing : hall.pairings(1)) EXPECT_EQ(pairing["result"]["result"], "1-0");
  const Ran site = hall.desk.run({"publish", "site", "cup", "out"});
  EXPECT_EQ(site.exit, 0) << site.err;
  EXPECT_NE(hall.desk.read("out/rounds.html").find("Roll-in four"), std::string::npos);
}

TEST(GamesOfRounds, AnEventOfABoardGameHasItsUsualRules) {
  const Desk desk;
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"event", "new", "Cup", "--game", "othello"}).exit, 0);
  const auto shown = desk.run({"event", "show", "cup", "--json"}).json();
  EXPECT_EQ(shown["game"], "othello");
  EXPECT_NE(shown["rules"], "");
}

}  // namespace
}  // namespace arbiter_tests
