// What an event can be told: systems, score tables, rules; sections and stages up to the last places.
#include <gtest/gtest.h>

#include "hall.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

using nlohmann::json;

TEST(EventOptions, EverySystemPairsItsFirstRound) {
  struct Row {
    Words options;
    int players;
    std::size_t pairings;
  };
  const Row rows[] = {
      {{"--system", "round-robin", "--cycles", "3"}, 4, 2},
      {{"--system", "double-round-robin"}, 5, 3},
      {{"--system", "groups", "--groups", "2", "--advance", "2", "--spread", "club"}, 8, 4},
      {{"--system", "knockout", "--best-of", "3", "--third-place", "--consolation"}, 8, 4},
      {{"--system", "knockout", "--drawn"}, 6, 4},
      {{"--system", "double-elimination", "--without", "reset"}, 4, 2},
      {{"--system", "scheveningen"}, 6, 3},
      {{"--system", "monrad", "--rounds", "3", "--max-meetings", "2"}, 7, 4},
      {{"--system", "ladder", "--ladder-reach", "2"}, 6, 3},
  };
  for (const Row& row : rows) {
    const Hall hall(row.options, row.players);
    hall.done({"round", "pair", "cup", "--seed", "3"});
    EXPECT_EQ(hall.pairings(1).size(), row.pairings) << row.options[1];
  }
}

TEST(EventOptions, AreWhatTheEventShows) {
  const Hall hall(
      {"--system", "monrad",         "--rounds",       "5",  "--points",           "3-1-0", "--bye-points",      "1.5",
       "--time",   "40/90m+30s;30m", "--default-time", "30", "--half-byes",        "1",     "--no-byes-in-last", "2",
       "--missed", "half",           "--late-until",   "3",  "--club-apart-until", "2",     "--strict",          "yes"},
      4);
  const json shown = hall.show({"event", "show", "cup"});
  EXPECT_EQ(shown["points"], "3:1:0, 1.5 for a bye");
  EXPECT_EQ(shown["event_rules"],
            json::parse(R"({"strict":true,"missed":"half_point","half_byes":1,"no_byes_in_last":2,"late_until":3,
                            "club_apart_until":2,"time":"40/90m+30s;30m","default_minutes":30,"boards":0,"board_order":true,
                            "board_points":"1:0.5:0","primary":"match"})"));
  EXPECT_EQ(shown["sections"][0]["stages"][0]["rounds"], 5);

  hall.done({"event", "set", "cup", "--strict", "no", "--half-byes", "any", "--time", "", "--rounds", "6"});
  const json set = hall.show({"event", "show", "cup"});
  EXPECT_EQ(set["event_rules"]["strict"], false);
  EXPECT_TRUE(set["event_rules"]["half_byes"].is_null());
  EXPECT_TRUE(set["event_rules"]["time"].is_null());
  EXPECT_EQ(set["event_rules"]["late_until"], 3);
  EXPECT_EQ(set["sections"][0]["stages"][0]["rounds"], 6);
  const std::string text = hall.desk.run({"event", "show", "cup"}).out;
  expect_snapshot("event_show.txt", text.substr(0, text.find("log ")) + text.substr(text.find("section 1")));
}

TEST(EventOptions, ScoreTablesByNameAndByNumbers) {
  struct Row {
    const char* typed;
    const char* shown;
  };
  const Row rows[] = {{"1-1/2-0", "1:0.5:0"}, {"1-½-0", "1:0.5:0"}, {"2-1-0", "2:1:0"},
                      {"3-1-0", "3:1:0"},     {"4-2-1", "4:2:1"},   {"5:2.5:0.5", "5:2.5:0.5"}};
  for (const Row& row : rows) {
    const Hall hall({"--points", row.typed}, 2);
    EXPECT_EQ(hall.show({"event", "show", "cup"})["points"], row.shown) << row.typed;
  }
}

TEST(EventOptions, WrongOnesAreNamed) {
  struct Row {
    int exit;
    const char* code;
    Words options;
  };
  const Row rows[] = {
      {2, "CLI007", {"--system", "lottery"}},   {2, "CLI007", {"--rounds", "many"}},
      {2, "CLI007", {"--time", "soon"}},        {2, "CLI007", {"--strict", "perhaps"}},
      {2, "CLI007", {"--missed", "full"}},      {2, "CLI007", {"--without", "sides"}},
      {2, "CLI007", {"--half-byes", "some"}},   {2, "CLI007", {"--spread", "city"}},
      {3, "EVT007", {"--points", "0:1:0"}},     {3, "EVT047", {"--best-of", "2000"}},
      {3, "EVT087", {"--late-until", "99999"}},
  };
  const Desk desk;
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  for (const Row& row : rows) {
    Words words{"event", "new", "Cup"};
    words.insert(words.end(), row.options.begin(), row.options.end());
    const Ran run = desk.run(words);
    EXPECT_EQ(run.exit, row.exit) << run.err;
    EXPECT_TRUE(run.err.starts_with("arbiter: " + std::string(row.code) + ": ")) << run.err;
  }
  EXPECT_TRUE(desk.run({"event", "list", "--json"}).json()["events"].empty()) << "nothing is half made";
}

/// Two groups of four, then a knockout of the first two of each with a match for the third place.
TEST(EventOptions, GroupsAndThenAKnockout) {
  const Hall hall({"--system", "groups", "--groups", "2", "--advance", "2"}, 8);
  hall.done({"event", "stage", "cup", "--system", "knockout", "--third-place"});
  hall.done({"entry", "seed", "cup"});
  hall.done({"round", "pair", "cup", "--all", "--seed", "1"});
  hall.refused(4, "EVT049", {"event", "advance", "cup"});
  for (int round = 1; round <= 3; ++round) hall.play(round);
  expect_snapshot("standings_groups.txt", hall.desk.run({"standings", "show", "cup"}).out);
  const json groups = hall.show({"standings", "show", "cup"});
  EXPECT_EQ(groups["rows"][0]["group"], "A");
  EXPECT_EQ(groups["rows"][7]["group"], "B");
  EXPECT_EQ(groups["rows"][7]["rank"], 4);

  hall.done({"event", "advance", "cup"});
  EXPECT_EQ(hall.show({"event", "show", "cup"})["sections"][0]["stage"], 2);
  hall.done({"round", "pair", "cup", "--seed", "1"});
  EXPECT_EQ(hall.pairings(4)[0]["part"], "semifinal");
  hall.play(4);
  hall.done({"round", "pair", "cup"});
  hall.play(5);
  hall.refused(4, "EVT024", {"round", "pair", "cup"});
  const json places = hall.show({"standings", "show", "cup"});
  EXPECT_EQ(places["stage"], 2);
  ASSERT_EQ(places["rows"].size(), 4U);
  for (std::size_t place = 1; place <= 4; ++place) {
    EXPECT_EQ(places["rows"][place - 1]["rank"], place);
    EXPECT_EQ(places["rows"][place - 1]["number"], place) << "the better seed always won";
  }
  EXPECT_EQ(hall.show({"standings", "show", "cup", "--stage", "1"})["rows"].size(), 8U);
}

TEST(EventOptions, SectionsAreNamedByNumberOrName) {
  const Hall hall({"--system", "monrad", "--rounds", "3"}, 4);
  hall.done({"event", "section", "cup", "Juniors", "--system", "round-robin"});
  for (const char* name : {"P1", "P2", "P3"}) hall.done({"entry", "add", "cup", name, "--section", "juniors"});
  hall.done({"round", "pair", "cup", "--section", "Juniors"});
  hall.done({"round", "pair", "cup", "--seed", "1"});
  EXPECT_EQ(hall.show({"round", "show", "cup", "1", "--section", "2"})["rounds"][0]["pairings"].size(), 2U);
  EXPECT_EQ(hall.show({"round", "show", "cup"})["rounds"].size(), 2U);
  hall.done({"result", "set", "cup", "1", "1", "1-0", "--section", "juniors"});
  EXPECT_EQ(hall.show({"result", "list", "cup", "--open"})["results"].size(), 2U);
  EXPECT_EQ(hall.show({"standings", "show", "cup", "--section", "2"})["rows"].size(), 3U);
  EXPECT_EQ(hall.show({"entry", "list", "cup", "--section", "2"})["entries"].size(), 3U);
  hall.refused(4, "EVT041", {"round", "pair", "cup", "--section", "3"});
  hall.refused(4, "STO011", {"round", "pair", "cup", "--section", "Seniors"});
  hall.done({"event", "set", "cup", "--name", "Main"});
  hall.refused(4, "EVT046", {"event", "set", "cup", "--section", "Main", "--system", "knockout"});
}

}  // namespace
}  // namespace arbiter_tests
