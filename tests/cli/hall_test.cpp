// What an arbiter does between the rounds: byes, absences, drafts, pairs by hand, warnings, undo.
#include <gtest/gtest.h>

#include <algorithm>

#include "hall.h"
#include "snapshot.h"
#include "text/reasons.h"
#include "tournament/pairing/codes.h"

namespace arbiter_tests {
namespace {

using nlohmann::json;

const Words monrad{"--system", "monrad", "--rounds", "5"};

TEST(Hall, EntriesAreNamedByNumberOrPlayer) {
  const Hall hall(monrad, 6);
  hall.done({"entry", "withdraw", "cup", "p3", "--reason", "ill"});
  hall.done({"entry", "absent", "cup", "P4", "1", "2"});
  hall.done({"entry", "bye", "cup", "5", "2", "half"});
  hall.done({"entry", "table", "cup", "P6", "1"});
  expect_snapshot("entry_list_remarks.txt", hall.desk.run({"entry", "list", "cup"}).out);
  hall.refused(4, "STO011", {"entry", "withdraw", "cup", "P9"});
  hall.refused(4, "EVT042", {"entry", "withdraw", "cup", "9"});
  hall.refused(4, "EVT051", {"entry", "withdraw", "cup", "3"});
  hall.done({"entry", "return", "cup", "3"});
  hall.done({"entry", "bye", "cup", "5", "2", "none"});
  const json entries = hall.show({"entry", "list", "cup"})["entries"];
  EXPECT_TRUE(entries[4]["byes"].empty());
  EXPECT_EQ(entries[3]["byes"].size(), 2U);
}

TEST(Hall, CheckInClosesWithWhoIsThere) {
  const Hall hall(monrad, 5);
  hall.refused(4, "EVT059", {"entry", "checkin", "cup", "1"});
  hall.done({"entry", "checkin", "cup", "--open"});
  for (const char* entry : {"1", "2", "P3", "4", "5"}) hall.done({"entry", "checkin", "cup", entry});
  hall.done({"entry", "checkin", "cup", "5", "--absent"});
  hall.done({"entry", "checkin", "cup", "--close"});
  hall.done({"round", "pair", "cup", "--seed", "1"});
  EXPECT_EQ(hall.plan(1), "1-2 3-4 5");
  EXPECT_EQ(hall.pairings(1)[2]["bye_kind"], "zero_point");
}

TEST(Hall, ReplacementAndSeedingByHand) {
  const Hall hall(monrad, 4);
  hall.done({"player", "add", "New, Nina"});
  hall.refused(3, "EVT080", {"entry", "replace", "cup", "2", "New, Nina"});
  hall.done({"entry", "replace", "cup", "2", "New, Nina", "--reason", "ill"});
  hall.done({"entry", "seed", "cup", "--order", "4,2,P3,1"});
  hall.refused(4, "EVT061", {"entry", "seed", "cup", "--order", "4,2,3"});
  hall.done({"round", "pair", "cup", "--seed", "1"});
  EXPECT_EQ(hall.pairings(1)[0]["first"]["number"].get<int>() + hall.pairings(1)[0]["second"]["number"].get<int>(), 6);
}

TEST(Hall, PairsByHand) {
  const Hall hall(monrad, 6);
  hall.done({"round", "pair", "cup", "--draft", "--seed", "1"});
  ASSERT_EQ(hall.plan(1), "1-2 3-4 5-6");
  hall.done({"round", "swap", "cup", "1", "2", "4"});
  EXPECT_EQ(hall.plan(1), "1-4 3-2 5-6");
  hall.done({"round", "swap", "cup", "1", "2", "--sides"});
  EXPECT_EQ(hall.plan(1), "1-4 2-3 5-6");
  hall.done({"round", "move", "cup", "1", "3", "9"});
  EXPECT_EQ(hall.pairings(1)[2]["table"], 9);
  hall.done({"round", "unpair", "cup", "1", "5"});
  hall.refused(4, "EVT086", {"round", "check", "cup", "1"});
  hall.done({"round", "set", "cup", "1", "6", "5"});
  hall.refused(4, "EVT070", {"round", "set", "cup", "1", "6", "5"});
  hall.done({"round", "check", "cup", "1", "--yes"});
  hall.done({"round", "publish", "cup", "1"});
  // Shown to the players: a change needs a reason and a yes, and makes a new version.
  hall.refused(3, "EVT080", {"round", "swap", "cup", "1", "1", "5"});
  hall.refused(4, "EVT086", {"round", "swap", "cup", "1", "1", "5", "--reason", "family"});
  hall.done({"round", "swap", "cup", "1", "1", "5", "--reason", "family", "--yes"});
  hall.done({"round", "unpair", "cup", "1", "--reason", "start again", "--yes"});
  hall.refused(4, "EVT030", {"round", "show", "cup", "1"});
  hall.done({"round", "open", "cup"});
  hall.done({"round", "set", "cup", "1", "1", "--bye", "half"});
  EXPECT_EQ(hall.pairings(1)[0]["bye_kind"], "half_point");
}

TEST(Hall, WhoMustAndMustNotMeet) {
  const Hall hall(monrad, 6);
  hall.refused(3, "EVT080", {"round", "forbid", "cup", "1", "2"});
  hall.done({"round", "forbid", "cup", "P1", "P2", "--reason", "siblings"});
  hall.done({"round", "force", "cup", "4", "6", "1", "--reason", "derby"});
  hall.done({"round", "pair", "cup", "--seed", "1"});
  const std::string plan = hall.plan(1);
  EXPECT_EQ(plan.find("1-2"), std::string::npos) << plan;
  EXPECT_TRUE(plan.find("4-6") != std::string::npos || plan.find("6-4") != std::string::npos) << plan;
  expect_snapshot("round_show_rules.txt", hall.desk.run({"round", "show", "cup"}).out);
  hall.done({"round", "allow", "cup", "2", "1", "--reason", "mistake"});
  hall.refused(4, "EVT063", {"round", "allow", "cup", "2", "1", "--reason", "mistake"});
}

TEST(Hall, WhyTwoMeet) {
  const Hall hall(monrad, 7);
  hall.done({"round", "pair", "cup", "--seed", "1"});
  hall.play(1);
  hall.done({"round", "pair", "cup"});
  expect_snapshot("round_explain.txt", hall.desk.run({"round", "explain", "cup", "2"}).out);
  const json all = hall.show({"round", "explain", "cup", "2"});
  for (const json& pair : all["pairs"]) EXPECT_FALSE(pair["why"].empty()) << pair;
  const json one = hall.show({"round", "explain", "cup", "2", "P1"});
  EXPECT_EQ(one["pairs"].size() + one["byes"].size(), 1U);
  hall.refused(4, "EVT030", {"round", "explain", "cup", "3"});
  hall.refused(4, "EVT042", {"round", "explain", "cup", "2", "77"});
}

TEST(Hall, EveryReasonHasWords) {
  for (const auto& reason : tournament::pairing::reasons())
    EXPECT_NE(arbiter::text::describe_reason(reason.id, {}), reason.id) << reason.id;
}

TEST(Hall, WarningsAreShownAndConfirmedByLevel) {
  const Hall hall({"--system", "monrad", "--rounds", "5", "--default-time", "30"}, 6);
  hall.done({"round", "pair", "cup", "--seed", "1"});
  const Words early{"result", "set", "cup", "1", "1", "--absent", "second", "--waited", "5"};
  const Ran asked = hall.desk.run(early);
  EXPECT_EQ(asked.exit, 4);
  expect_snapshot("warning.txt", asked.err);
  Words shown = early, yes = early, quiet = early;
  shown.emplace_back("--dry-run");
  quiet.emplace_back("--quiet");
  yes.emplace_back("--yes");
  const json plan = hall.show(shown);
  EXPECT_EQ(plan["warnings"][0]["code"], "EVT114");
  EXPECT_EQ(plan["warnings"][0]["level"], "confirm");
  EXPECT_NE(hall.desk.run(quiet).err.find("warning EVT114 (confirm)"), std::string::npos) << "cannot be switched off";
  EXPECT_TRUE(hall.pairings(1)[0]["result"].is_null());
  hall.done(yes);
  EXPECT_EQ(hall.pairings(1)[0]["result"]["result"], "+:-");

  // A strict event asks twice for it, and nobody confirms what asks twice already.
  hall.done({"event", "set", "cup", "--strict", "yes"});
  Words strict{"result", "set", "cup", "1", "2", "--absent", "first", "--waited", "5", "--yes"};
  hall.refused(4, "EVT086", strict);
  strict.emplace_back("--confirm-twice");
  hall.done(strict);
  hall.play(1);
  hall.done({"round", "pair", "cup"});
  hall.refused(4, "CLI035", {"result", "set", "cup", "1", "3", "=", "--reason", "misread", "--confirm-twice"});
}

TEST(Hall, ResultsOfEveryKind) {
  const Hall hall({"--system", "round-robin"}, 4);
  hall.done({"round", "pair", "cup", "--all"});
  struct Row {
    const char* typed;
    const char* stored;
  };
  const Row rows[] = {{"0-0", "0-0"},           {"1/2-0", "½-0"},           {"0-1/2", "0-½"},
                      {"unplayed", "unplayed"}, {"adjourned", "adjourned"}, {"1-0", "1-0"}};
  for (const Row& row : rows) {
    hall.done({"result", "set", "cup", "1", "1", row.typed, "--reason", "test"});
    EXPECT_EQ(hall.pairings(1)[0]["result"]["result"], row.stored);
  }
  hall.done({"result", "set", "cup", "1", "2", "0-1", "--ended", "time"});
  expect_snapshot("result_list.txt", hall.desk.run({"result", "list", "cup", "1"}).out);
  EXPECT_EQ(hall.show({"result", "list", "cup", "--open"})["results"].size(), 4U);
  hall.refused(4, "EVT033", {"result", "clear", "cup", "1", "1"});
  hall.done({"result", "clear", "cup", "1", "1", "--reason", "wrong table"});
  hall.refused(4, "EVT034", {"result", "clear", "cup", "1", "1", "--reason", "again"});
  hall.done({"result", "penalty", "cup", "1", "P2", "-1.5", "--reason", "telephone"});
  const json rows_after = hall.show({"standings", "show", "cup"})["rows"];
  const auto two = std::ranges::find_if(rows_after, [](const json& row) { return row["number"] == 2; });
  EXPECT_EQ((*two)["penalty_points"], "-1.5");
}

TEST(Hall, UndoIsAnEntryOfItsOwn) {
  const Hall hall(monrad, 4);
  hall.done({"round", "pair", "cup", "--seed", "1"});
  const json set = hall.show({"result", "set", "cup", "1", "1", "1-0"});
  const int sequence = set["entries"][0]["sequence"];
  hall.refused(3, "EVT080", {"log", "undo", "cup", std::to_string(sequence)});
  hall.refused(4, "EVT083", {"log", "undo", "cup", "2", "--reason", "no"});
  hall.done({"log", "undo", "cup", std::to_string(sequence), "--reason", "wrong table"});
  EXPECT_TRUE(hall.pairings(1)[0]["result"].is_null());
  hall.refused(4, "EVT082", {"log", "undo", "cup", std::to_string(sequence), "--reason", "again"});
  hall.refused(4, "EVT084", {"log", "undo", "cup", std::to_string(sequence + 1), "--reason", "again"});
  const json log = hall.show({"log", "show", "cup"})["entries"];
  EXPECT_EQ(log.back()["kind"], "undone");
  EXPECT_EQ(log.back()["body"]["reason"], "wrong table");
}

TEST(Hall, WhereAPlaceComesFrom) {
  const Hall hall(monrad, 5);
  hall.done({"round", "pair", "cup", "--seed", "1"});
  hall.play(1);
  hall.done({"round", "pair", "cup"});
  hall.play(2);
  expect_snapshot("standings_explain.txt", hall.desk.run({"standings", "explain", "cup", "P1"}).out);
  const json why = hall.show({"standings", "explain", "cup", "5"});
  EXPECT_EQ(why["rounds"].size(), 2U);
  hall.refused(4, "EVT042", {"standings", "explain", "cup", "17"});
}

}  // namespace
}  // namespace arbiter_tests
