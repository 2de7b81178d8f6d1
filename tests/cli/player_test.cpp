// The verbs on people: edit, show, search, merge, erase, and the log of the register.
#include <gtest/gtest.h>

#include "hall.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

class PlayerVerbs : public testing::Test {
 protected:
  PlayerVerbs() { done({"db", "init"}); }
  void done(const Words& words) const {
    const Ran run = desk_.run(words);
    EXPECT_EQ(run.exit, 0) << run.err;
  }
  void refused(int exit, const std::string& code, const Words& words) const {
    const Ran run = desk_.run(words);
    EXPECT_EQ(run.exit, exit) << run.err;
    EXPECT_TRUE(run.err.starts_with("arbiter: " + code + ": ")) << run.err;
  }
  [[nodiscard]] nlohmann::json player(const std::string& who) const {
    return desk_.run({"player", "show", who, "--json"}).json()["player"];
  }
  [[nodiscard]] std::size_t found(const std::string& text) const {
    return desk_.run({"player", "list", "--search", text, "--json"}).json()["players"].size();
  }
  Desk desk_;
};

TEST_F(PlayerVerbs, show_everything_that_is_known) {
  done({"player",
        "add",
        "Щукин, Пётр",
        "--nick",
        "petya",
        "--nick-at",
        "zagram:shchuka",
        "--nick-at",
        "vpoints:щука",
        "--club",
        "Точки",
        "--school",
        "School 7",
        "--federation",
        "BLR",
        "--birth-year",
        "1990",
        "--sex",
        "m",
        "--category",
        "U40",
        "--category",
        "veteran",
        "--rating",
        "1500",
        "--rating-in",
        "notago:blitz=1640@2026-10-01",
        "--rating-in",
        "fide:classic=1400",
        "--consent",
        "no"});
  done({"event", "new", "Cup"});
  done({"entry", "add", "cup", "Пётр Щукин"});
  const Ran run = desk_.run({"player", "show", "shchuka"});
  EXPECT_EQ(run.exit, 0) << run.err;
  expect_snapshot("player_show.txt", run.out);
}

TEST_F(PlayerVerbs, are_found_by_any_spelling) {
  done({"player", "add", "Ёлкин, Пётр", "--nick", "petya"});
  done({"player", "add", "Łuczak-Groß, Żaneta", "--nick-at", "zagram:zaneta"});
  for (const char* text : {"елкин", "ЁЛКИН", "Пётр Ёлкин", "elkin", "petya", "lkin pet"})
    EXPECT_EQ(found(text), 1U) << text;
  for (const char* text : {"luczak", "LUCZAK GROSS", "zaneta", "żaneta łuczak"}) EXPECT_EQ(found(text), 1U) << text;
  EXPECT_EQ(found("nobody"), 0U);
  for (const char* text : {"Пётр Ёлкин", "ёлкин петр", "PETYA", "1"}) EXPECT_EQ(player(text)["id"], 1) << text;
  for (const char* text : {"zaneta luczak gross", "ZANETA", "2"}) EXPECT_EQ(player(text)["id"], 2) << text;
  refused(4, "STO011", {"player", "show", "Ёлкин"});
}

TEST_F(PlayerVerbs, edit_what_is_named_and_nothing_else) {
  done({"player", "add", "Kovács, Anna", "--club", "Old", "--birth-year", "1990", "--nick-at", "zagram:anna",
        "--category", "U40", "--rating-in", "notago:blitz=1640"});
  const Words change{
      "player", "edit",        "anna kovacs",       "--name",      "Nagy, Anna",        "--club",
      "New",    "--clear",     "birth-year",        "--drop-nick", "zagram:anna",       "--drop-category",
      "U40",    "--rating-in", "notago:blitz=1700", "--rating-in", "notago:rapid=1600", "--reason",
      "married"};
  Words dry = change;
  dry.emplace_back("--dry-run");
  EXPECT_EQ(desk_.run(dry).out, "player 1: would change name, club, birth_year, categories, nicks, ratings\n");
  EXPECT_EQ(player("1")["name"], "Kovács, Anna");
  EXPECT_EQ(desk_.run(change).out, "player 1: changed name, club, birth_year, categories, nicks, ratings\n");
  const auto after = player("1");
  EXPECT_EQ(after["name"], "Nagy, Anna");
  EXPECT_EQ(after["birth_year"], nullptr);
  EXPECT_TRUE(after["nicks"].empty());
  EXPECT_EQ(after["ratings"].size(), 2U);
  EXPECT_EQ(after["ratings"][0]["value"], 1700);
  EXPECT_EQ(desk_.run({"player", "edit", "1", "--club", "New"}).out, "player 1: nothing changes\n");
  const auto log = desk_.run({"log", "show", "--players", "1", "--json"}).json()["entries"];
  ASSERT_EQ(log.size(), 2U);
  EXPECT_EQ(log[1]["reason"], "married");
  EXPECT_EQ(log[1]["actor"], "anna");
  EXPECT_EQ(log[0]["facts"]["name"], "Kovács, Anna");
  EXPECT_FALSE(log[0]["facts"].contains("salt"));
}

TEST_F(PlayerVerbs, refuse_what_cannot_be) {
  done({"player", "add", "Anna"});
  refused(2, "CLI007", {"player", "edit", "1", "--sex", "x"});
  refused(2, "CLI007", {"player", "edit", "1", "--consent", "maybe"});
  refused(2, "CLI007", {"player", "edit", "1", "--nick-at", "anna"});
  refused(2, "CLI007", {"player", "edit", "1", "--rating-in", "notago=1500"});
  refused(2, "CLI007", {"player", "edit", "1", "--rating-in", "notago:hourly=1500"});
  refused(2, "CLI007", {"player", "edit", "1", "--clear", "name"});
  refused(2, "CLI007", {"player", "edit", "1", "--drop-nick", "zagram:x"});
  refused(2, "CLI007", {"player", "edit", "1", "--drop-category", "x"});
  refused(2, "CLI007", {"player", "edit", "1", "--drop-rating", "x"});
  refused(3, "EVT003", {"player", "edit", "1", "--name", " "});
  refused(3, "EVT014", {"player", "edit", "1", "--federation", "Poland"});
  refused(3, "EVT015", {"player", "edit", "1", "--nick-at", "A B:x"});
  refused(3, "EVT009", {"player", "edit", "1", "--rating-in", "notago:blitz=1@1.1.2026"});
  refused(4, "STO011", {"player", "edit", "9", "--club", "X"});
}

TEST(PlayerMerge, GamesFollowAndComeBack) {
  const Hall hall({"--system", "round_robin"}, 4);
  hall.done({"round", "pair", "cup"});
  hall.done({"result", "set", "cup", "1", "1", "1-0"});
  hall.done({"player", "add", "Kovács, Anna", "--nick", "anna"});
  hall.refused(4, "STO028", {"player", "merge", "1", "2"});
  hall.refused(4, "STO028", {"player", "merge", "1", "2", "--dry-run"});
  hall.refused(4, "STO029", {"player", "merge", "1", "1"});
  hall.refused(4, "STO029", {"player", "merge", "1", "2", "--undo"});
  const auto dry = hall.show({"player", "merge", "anna", "P1", "--dry-run"});
  EXPECT_EQ(dry["entries"], 1);
  EXPECT_EQ(hall.show({"player", "list"})["players"].size(), 5U);

  const auto copies = hall.desk.folder() / "arbiter.db.snapshots";
  EXPECT_FALSE(std::filesystem::exists(copies)) << "nothing was merged so far";
  hall.done({"player", "merge", "anna", "P1", "--reason", "one person"});
  EXPECT_TRUE(std::filesystem::exists(copies));
  EXPECT_EQ(hall.show({"player", "list"})["players"].size(), 4U);
  EXPECT_EQ(hall.show({"entry", "list", "cup"})["entries"][0]["player"]["name"], "Kovács, Anna");
  EXPECT_EQ(hall.show({"standings", "show", "cup"})["rows"][0]["player"], 5);
  EXPECT_EQ(hall.show({"player", "show", "1"})["player"]["id"], 5) << "by the id he had";
  EXPECT_EQ(hall.show({"player", "show", "5"})["merged"], nlohmann::json::array({1}));
  hall.refused(4, "STO028", {"player", "merge", "P2", "anna"});
  EXPECT_EQ(hall.desk.run({"db", "check"}).exit, 0);

  hall.done({"player", "merge", "anna", "1", "--undo"});
  EXPECT_EQ(hall.show({"entry", "list", "cup"})["entries"][0]["player"]["name"], "P1");
  EXPECT_EQ(hall.show({"player", "show", "anna"})["player"]["club"], "");
  EXPECT_EQ(hall.desk.run({"db", "check"}).exit, 0);
  EXPECT_EQ(hall.desk.run({"log", "verify"}).exit, 0);
}

TEST(PlayerErase, LeavesAnIdAndNothingElse) {
  const Hall hall({"--system", "round_robin"}, 4);
  hall.done({"player", "edit", "P1", "--name", "Kovács, Anna"});
  hall.refused(4, "CLI040", {"player", "erase", "1"});
  hall.done({"player", "erase", "1", "--yes", "--reason", "asked for it"});
  EXPECT_EQ(hall.desk.run({"db", "check"}).exit, 0);
  EXPECT_EQ(hall.show({"standings", "show", "cup"})["rows"][0]["name"], "player 1");
  EXPECT_EQ(hall.desk.run({"log", "show", "--players"}).out.find("Kov"), std::string::npos);
  EXPECT_EQ(hall.show({"log", "verify", "--players"})["players"]["sound"], true);
  hall.done({"db", "export", "out.archive"});
  EXPECT_EQ(hall.desk.read("out.archive").find("Kov"), std::string::npos);
}

// given a player who refused to be shown, when documents for others are made, then they have initials alone
TEST(PlayerConsent, IsKeptInWhatIsMadeForOthers) {
  const Hall hall({"--system", "round_robin"}, 4);
  hall.done({"player", "edit", "P1", "--name", "Kovács, Anna", "--nick", "secretnick", "--consent", "no"});
  for (const char* format : {"html", "md", "csv"})
    for (const char* verb : {"show", "crosstable"}) {
      const Ran run = hall.desk.run({"standings", verb, "cup", "--format", format});
      EXPECT_EQ(run.exit, 0) << run.err;
      EXPECT_EQ(run.out.find("Kov"), std::string::npos) << format;
      EXPECT_NE(run.out.find("K. A."), std::string::npos) << format;
    }
  EXPECT_NE(hall.desk.run({"standings", "show", "cup"}).out.find("Kovács"), std::string::npos) << "the arbiter's own";
  hall.done({"publish", "site", "cup", "site"});
  for (const auto& file : std::filesystem::recursive_directory_iterator(hall.desk.folder() / "site")) {
    if (!file.is_regular_file()) continue;
    const std::string text = hall.desk.read(std::filesystem::relative(file.path(), hall.desk.folder()).string());
    EXPECT_EQ(text.find("Kov"), std::string::npos) << file.path();
    EXPECT_EQ(text.find("secretnick"), std::string::npos) << file.path();
  }
}

}  // namespace
}  // namespace arbiter_tests
