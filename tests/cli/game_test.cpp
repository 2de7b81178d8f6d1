#include <gtest/gtest.h>

#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

const std::vector<std::string> small_board{"game", "play", "--size", "5x4", "--start", "empty"};

std::vector<std::string> with(std::vector<std::string> words, std::initializer_list<const char*> more) {
  words.insert(words.end(), more.begin(), more.end());
  return words;
}

// . x . . .      first takes the dot of second on 2.2
// x o x . .
// . x . . .
constexpr const char* capture = "B:2.1 W:2.2 B:1.2 B:3.2 B:2.3";

TEST(Game, PlayedWithJson) {
  const Desk desk;
  const Ran run = desk.run(with(small_board, {"--free-turns", "--moves", capture, "--each", "--json"}));
  EXPECT_EQ(run.exit, 0);
  expect_snapshot("game_play.json", run.out);
  const auto document = run.json();
  EXPECT_EQ(document["captives"]["first"], 1);
  EXPECT_EQ(document["position"], ".x...\nxOx..\n.x...\n.....");
  EXPECT_EQ(document["each"].size(), 5U);
}

TEST(Game, PlayedForPeople) {
  const Desk desk;
  expect_snapshot("game_play.txt", desk.run(with(small_board, {"--free-turns", "--moves", capture})).out);
}

TEST(Game, PositionsAreShown) {
  const Desk desk;
  const auto document = desk.run({"game", "show", "--start", "triple-cross", "--size", "8x4", "--json"}).json();
  EXPECT_EQ(document["position"], "........\n.xooxxo.\n.oxxoox.\n........");
  EXPECT_EQ(document["to_move"], "first");
  const Ran othello = desk.run({"game", "show", "--game", "othello", "--moves", "f5"});
  EXPECT_NE(othello.out.find("to move   second"), std::string::npos) << othello.out;
  EXPECT_EQ(desk.run({"game", "show", "--game", "othello", "--moves", "a1"}).exit, 3);
}

TEST(Game, OnlyDotsHaveFreeTurns) {
  const Desk desk;
  const Ran run = desk.run({"game", "play", "--game", "othello", "--free-turns", "--json"});
  EXPECT_EQ(run.json()["error"]["code"], "GAM005");
}

TEST(Game, ARefusedMoveIsAFinding) {
  const Desk desk;
  const Ran run = desk.run(with(small_board, {"--moves", "aa bb aa cc", "--json"}));
  EXPECT_EQ(run.exit, 1);
  const auto document = run.json();
  EXPECT_EQ(document["accepted"], 2);
  EXPECT_EQ(document["error"]["code"], "DOT003");
  EXPECT_EQ(document["error"]["ply"], 3);
  EXPECT_EQ(document["error"]["move"], "aa");
}

TEST(Game, MovesComeFromOptionFileOrInput) {
  const Desk desk;
  desk.write("moves.txt", "aa bb\ncc\n");
  const auto accepted = [&](const char* moves, std::string_view input) {
    return desk.run(with(small_board, {"--moves", moves, "--json"}), input).json()["accepted"];
  };
  EXPECT_EQ(accepted("aa bb cc", ""), 3);
  EXPECT_EQ(accepted("moves.txt", ""), 3);
  EXPECT_EQ(accepted("-", "aa bb\tcc\n"), 3);
}

TEST(Game, APrintedPositionCanBeGivenBack) {
  const Desk desk;
  const auto document = desk.run(with(small_board, {"--free-turns", "--moves", capture, "--json"})).json();
  const std::string position = document["position"];
  const auto again = desk.run({"game", "play", "--size", "5x4", "--position", position, "--json"}).json();
  EXPECT_EQ(again["position"], position);
  EXPECT_EQ(again["captives"], document["captives"]);
}

TEST(Game, SizeAndStartChangeACanonicalTextToo) {
  const Desk desk;
  const std::string canonical = desk.run({"rules", "show", "tensu", "--json"}).json()["canonical"];
  const auto document =
      desk.run({"game", "play", "--rules", canonical, "--size", "7x6", "--start", "empty", "--json"}).json();
  EXPECT_EQ(document["rules"].get<std::string>().substr(0, 20), "dots:7x6;start=empty");
}

TEST(Game, OptionsMayStandAnywhere) {
  const Desk desk;
  const Ran run = desk.run({"--json", "game", "--quiet", "perft", "--depth=2", "--size", "3x3", "--start", "empty"});
  EXPECT_EQ(run.out, "{\"schema\":\"arbiter.perft/1\",\"depth\":2,\"nodes\":72}\n");
}

TEST(Game, LegalMovesAreSorted) {
  const Desk desk;
  const auto moves =
      desk.run({"game", "moves", "--size", "3x2", "--start", "empty", "--moves", "aa", "--json"}).json()["moves"];
  EXPECT_EQ(moves, nlohmann::json({"1.2", "2.1", "2.2", "3.1", "3.2"}));
}

}  // namespace
}  // namespace arbiter_tests
