// Teams, the end of an event, copies and snapshots, by the command alone.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>

#include "hall.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

namespace fs = std::filesystem;
using nlohmann::json;

/// Four teams of two with a reserve: A, B, C, D with the players A1, A2, A3 …
class TeamHall : public Hall {
 public:
  explicit TeamHall(const Words& options = {}) : Hall(with_boards(options), 0) {
    for (const std::string team : {"A", "B", "C", "D"}) {
      done({"player", "add", "Team " + team});
      for (const std::string board : {"1", "2", "3"}) done({"player", "add", team + board});
      done({"entry", "add", "cup", "Team " + team});
      done({"entry", "team", "cup", "Team " + team, team + "1", team + "2", team + "3", "--captain", team + "3"});
    }
  }
  static Words with_boards(Words options) {
    options.insert(options.end(), {"--boards", "2"});
    return options;
  }
  /// Who moves first wins on board 1, the others draw.
  void play_boards(int round) const {
    for (const json& pairing : pairings(round)) {
      const std::string table = std::to_string(pairing["table"].get<int>());
      done({"result", "set", "cup", std::to_string(round), table, "1-0", "--board", "1"});
      done({"result", "set", "cup", std::to_string(round), table, "=", "--board", "2"});
    }
  }
};

TEST(TeamEvent, IsPlayedOnBoards) {
  const TeamHall hall;
  hall.done({"entry", "away", "cup", "Team B", "B1", "1"});
  hall.done({"round", "lineup", "cup", "1", "Team A", "A1", "A3"});
  hall.refused(3, "EVT095", {"round", "lineup", "cup", "1", "Team A", "A3", "A1"});
  hall.refused(4, "EVT093", {"round", "lineup", "cup", "1", "Team A", "B1"});
  hall.done({"round", "pair", "cup"});
  expect_snapshot("team_round.txt", hall.desk.run({"round", "show", "cup", "1"}).out);
  hall.refused(4, "EVT098", {"result", "set", "cup", "1", "1", "1-0"});
  hall.refused(4, "EVT090", {"result", "set", "cup", "1", "1", "1-0", "--board", "3"});
  hall.play_boards(1);
  expect_snapshot("team_results.txt", hall.desk.run({"round", "show", "cup", "1"}).out);
  expect_snapshot("team_standings.txt", hall.desk.run({"standings", "show", "cup"}).out);
  expect_snapshot("team_boards.txt", hall.desk.run({"standings", "boards", "cup"}).out);
  const json rows = hall.show({"standings", "show", "cup"})["rows"];
  EXPECT_EQ(rows[0]["match_points"], "2");
  EXPECT_EQ(rows[0]["board_points"], "1.5");
  EXPECT_EQ(rows[0]["tiebreaks"]["BP"], "1.5");
  hall.done({"publish", "site", "cup", "site"});
  EXPECT_TRUE(fs::exists((hall.desk.folder() / "site/boards.html")));
}

TEST(TeamEvent, GoesThroughAnArchiveUnchanged) {
  const TeamHall hall({"--primary", "board"});
  hall.done({"round", "pair", "cup"});
  hall.play_boards(1);
  const json before = hall.show({"standings", "show", "cup"});
  hall.done({"db", "export", "all.jsonl"});
  hall.done({"db", "restore", "all.jsonl", "--db", "again.db"});
  EXPECT_EQ(hall.show({"standings", "show", "cup", "--db", "again.db"}), before);
  EXPECT_EQ(hall.show({"db", "check", "--db", "again.db"})["sound"], true);
  EXPECT_EQ(hall.show({"log", "verify", "cup"})["events"][0]["hash"],
            hall.show({"log", "verify", "cup", "--db", "again.db"})["events"][0]["hash"]);
}

TEST(EventEnd, ClosesAndReopens) {
  const Hall hall({"--system", "round-robin"}, 2);
  hall.done({"round", "pair", "cup"});
  hall.refused(4, "EVT144", {"event", "close", "cup"});
  hall.play(1);
  const json closed = hall.show({"event", "close", "cup"});
  EXPECT_EQ(closed["entries"][0]["body"]["head"].get<std::string>().size(), 64U);
  EXPECT_EQ(hall.show({"event", "show", "cup"})["closed"], true);
  hall.refused(4, "EVT142", {"result", "set", "cup", "1", "1", "=", "--reason", "x"});
  hall.refused(3, "EVT080", {"event", "reopen", "cup"});
  hall.done({"event", "reopen", "cup", "--reason", "a protest"});
  hall.done({"result", "set", "cup", "1", "1", "=", "--reason", "protest"});
}

TEST(EventEnd, IsForcedWithAReason) {
  const Hall hall({"--system", "round-robin"}, 2);
  hall.done({"round", "pair", "cup"});
  hall.refused(3, "EVT080", {"event", "close", "cup", "--force"});
  hall.refused(4, "EVT086", {"event", "close", "cup", "--force", "--reason", "rain"});
  hall.done({"event", "close", "cup", "--force", "--reason", "rain", "--yes"});
}

TEST(EventCopy, TakesTheSetupAndOnRequestTheEntries) {
  const TeamHall hall({"--system", "monrad", "--rounds", "3", "--strict", "yes"});
  hall.done({"event", "stage", "cup", "--system", "knockout", "--points", "3-1-0"});
  hall.done({"entry", "withdraw", "cup", "Team B"});
  const json copied = hall.show({"event", "copy", "cup", "Next Cup", "--with-entries"});
  EXPECT_EQ(copied["copied_from"], "cup");
  const json next = hall.show({"event", "show", "next-cup"}), cup = hall.show({"event", "show", "cup"});
  for (const char* key : {"rules", "points", "tiebreaks", "event_rules", "sections"}) EXPECT_EQ(next[key], cup[key]);
  EXPECT_EQ(next["entries"], 3);
  EXPECT_EQ(hall.show({"entry", "list", "next-cup"})["entries"][1]["members"].size(), 3U);
  hall.done({"event", "copy", "cup", "Empty Cup"});
  EXPECT_EQ(hall.show({"event", "show", "empty-cup"})["entries"], 0);
  hall.refused(4, "STO013", {"event", "copy", "cup", "Next Cup"});
}

std::size_t files_in(const fs::path& folder) {
  if (!fs::exists(folder)) return 0;
  // Whoever opens a copy has a write-ahead log beside it.
  return static_cast<std::size_t>(
      std::count_if(fs::directory_iterator(folder), {}, [](const fs::directory_entry& entry) {
        return entry.path().extension() != ".db-wal" && entry.path().extension() != ".db-shm";
      }));
}

TEST(Snapshots, AreMadeBeforeWhatWasPublishedIsTakenBack) {
  const Hall hall({"--system", "monrad", "--rounds", "5"}, 4);
  hall.done({"round", "pair", "cup", "--seed", "1"});
  const fs::path folder = (hall.desk.folder() / "arbiter.db.snapshots");
  EXPECT_EQ(files_in(folder), 0U);
  const json removed = hall.show({"round", "unpair", "cup", "1", "--reason", "wrong list", "--yes"});
  EXPECT_EQ(files_in(folder), 1U);
  const std::string copy = removed["snapshot"];
  EXPECT_NE(copy.find("-cup-round-removed.db"), std::string::npos);
  hall.done({"db", "restore", copy, "--db", "before.db"});
  EXPECT_EQ(hall.show({"round", "show", "cup", "--db", "before.db"})["rounds"].size(), 1U);
  // Nothing published is touched by the next round and its results.
  hall.done({"round", "pair", "cup", "--seed", "1"});
  hall.play(1);
  hall.done({"round", "pair", "cup"});
  EXPECT_EQ(files_in(folder), 1U);
  hall.done({"result", "set", "cup", "1", "1", "=", "--reason", "slip", "--confirm-twice"});
  EXPECT_EQ(files_in(folder), 2U);
  hall.done({"db", "rebuild"});
  EXPECT_EQ(files_in(folder), 3U);
}

TEST(Snapshots, KeepTheNewestTwenty) {
  const Hall hall({}, 2);
  const fs::path folder = (hall.desk.folder() / "arbiter.db.snapshots");
  fs::create_directories(folder);
  for (int i = 10; i < 40; ++i)
    hall.desk.write("arbiter.db.snapshots/20200101T0000" + std::to_string(i) + "Z-x.db", "");
  hall.desk.write("arbiter.db.snapshots/notes.txt", "mine");
  hall.done({"db", "rebuild"});
  EXPECT_EQ(files_in(folder), 21U) << "twenty copies and the file that is none";
  EXPECT_TRUE(fs::exists(folder / "notes.txt"));
}

TEST(Snapshots, MustBePossible) {
  const Hall hall({}, 2);
  hall.done({"round", "pair", "cup"});
  hall.desk.write("arbiter.db.snapshots", "a file is in the way");
  hall.refused(5, "CLI060", {"round", "unpair", "cup", "1", "--reason", "x", "--yes"});
  EXPECT_EQ(hall.show({"round", "show", "cup"})["rounds"].size(), 1U) << "nothing was decided";
}

TEST(ScoreTable, ChangesOnlyWithItsConsequencesOnceARoundIsPublished) {
  const Hall hall({"--system", "monrad", "--rounds", "3"}, 4);
  hall.done({"event", "set", "cup", "--points", "3-1-0"});
  hall.done({"round", "pair", "cup", "--seed", "1"});
  hall.play(1);
  EXPECT_EQ(hall.show({"standings", "show", "cup"})["rows"][0]["points"], "3");
  hall.refused(3, "EVT080", {"event", "set", "cup", "--points", "2-1-0"});
  hall.refused(4, "EVT086", {"event", "set", "cup", "--points", "2-1-0", "--reason", "as announced", "--yes"});
  hall.done({"event", "set", "cup", "--points", "2-1-0", "--reason", "as announced", "--confirm-twice"});
  EXPECT_EQ(hall.show({"standings", "show", "cup"})["rows"][0]["points"], "2");
  EXPECT_EQ(files_in((hall.desk.folder() / "arbiter.db.snapshots")), 1U);
}

TEST(Confirming, TwiceIsOfferedOnlyWhereItMeansSomething) {
  const Desk desk;
  EXPECT_EQ(desk.run({"player", "add", "X", "--confirm-twice"}).exit, 2);
  EXPECT_EQ(desk.run({"event", "new", "X", "--confirm-twice"}).exit, 2);
  EXPECT_NE(desk.run({"result", "set", "--help"}).out.find("--confirm-twice"), std::string::npos);
}

TEST(TieBreaks, ThatDoNotApplyAreNull) {
  const Hall hall({"--tiebreaks", "BH,DE,SB"}, 2);
  hall.done({"round", "pair", "cup"});
  hall.play(1);
  const json tiebreaks = hall.show({"standings", "show", "cup"})["rows"][0]["tiebreaks"];
  EXPECT_TRUE(tiebreaks["BH"].is_null());
  EXPECT_TRUE(tiebreaks["DE"].is_null());
  EXPECT_EQ(tiebreaks["SB"], "0");
}

}  // namespace
}  // namespace arbiter_tests
