// Wrong calls in a hall, as a table: the words, the exit status, the code, and the one line that is told (a snapshot).
#include <gtest/gtest.h>

#include "hall.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

struct Case {
  int exit;
  const char* code;
  Words words;
};

/// Six players; round 1 is paired and played, round 2 paired. Entry 6 has withdrawn.
struct Begun : Hall {
  Begun() : Hall({"--system", "monrad", "--rounds", "5", "--half-byes", "1", "--no-byes-in-last", "2"}, 6) {
    done({"round", "pair", "cup", "--seed", "1"});
    play(1);
    done({"entry", "withdraw", "cup", "6"});
    done({"round", "pair", "cup"});
  }
};

TEST(HallErrors, EachHasACodeALineAndAStatus) {
  const Case cases[] = {
      // Entries.
      {4, "STO011", {"entry", "add", "cup", "Nobody"}},
      {4, "EVT021", {"entry", "add", "cup", "P1"}},
      {4, "STO011", {"entry", "withdraw", "cup", "Nobody"}},
      {4, "EVT042", {"entry", "withdraw", "cup", "77"}},
      {4, "EVT051", {"entry", "withdraw", "cup", "6"}},
      {4, "EVT052", {"entry", "return", "cup", "1"}},
      {4, "EVT053", {"entry", "withdraw", "cup", "1", "--from", "1"}},
      {4, "EVT054", {"entry", "replace", "cup", "1", "P6", "--reason", "ill"}},
      {4, "EVT056", {"entry", "bye", "cup", "1", "4", "half"}},
      {2, "CLI007", {"entry", "bye", "cup", "1", "3", "double"}},
      {2, "CLI007", {"entry", "bye", "cup", "1", "three", "half"}},
      {2, "CLI003", {"entry", "absent", "cup", "1"}},
      {2, "CLI003", {"entry", "checkin", "cup"}},
      {2, "CLI008", {"entry", "checkin", "cup", "--open", "--close"}},
      {2, "CLI004", {"entry", "checkin", "cup", "1", "--open"}},
      {4, "EVT059", {"entry", "checkin", "cup", "--close"}},
      {4, "EVT061", {"entry", "seed", "cup", "--order", "1,1"}},
      {4, "EVT076", {"entry", "table", "cup", "1", "99999999"}},
      // Rounds.
      {4, "EVT065", {"round", "pair", "cup"}},
      {2, "CLI008", {"round", "pair", "cup", "--all", "--draft"}},
      {2, "CLI007", {"round", "pair", "cup", "--seed", "-1"}},
      {4, "EVT041", {"round", "pair", "cup", "--section", "4"}},
      {4, "EVT030", {"round", "check", "cup", "9"}},
      {4, "EVT067", {"round", "unpair", "cup", "1", "--reason", "again"}},
      {4, "EVT069", {"round", "draft", "cup", "1"}},
      {4, "EVT070", {"round", "set", "cup", "2", "1", "2", "--reason", "again"}},
      {4, "EVT071", {"round", "unpair", "cup", "2", "6", "--reason", "again"}},
      {4, "EVT072", {"round", "set", "cup", "2", "6", "--reason", "again"}},
      {3, "EVT073", {"round", "swap", "cup", "2", "1", "1", "--reason", "again"}},
      {3, "EVT080", {"round", "swap", "cup", "2", "1", "2"}},
      {2, "CLI003", {"round", "swap", "cup", "2", "1"}},
      {2, "CLI004", {"round", "swap", "cup", "2", "1", "2", "--sides"}},
      {2, "CLI008", {"round", "set", "cup", "2", "1", "2", "--bye", "half"}},
      {4, "EVT076", {"round", "move", "cup", "2", "1", "1", "--reason", "again"}},
      {3, "EVT062", {"round", "forbid", "cup", "1", "1", "--reason", "again"}},
      {4, "EVT063", {"round", "allow", "cup", "1", "2", "--reason", "again"}},
      {4, "EVT030", {"round", "explain", "cup", "9"}},
      // Results.
      {4, "EVT030", {"result", "set", "cup", "9", "1", "1-0"}},
      {4, "EVT031", {"result", "set", "cup", "2", "9", "1-0"}},
      {4, "EVT032", {"result", "set", "cup", "2", "0", "1-0"}},
      {4, "EVT033", {"result", "set", "cup", "1", "1", "="}},
      {4, "EVT086", {"result", "set", "cup", "1", "1", "=", "--reason", "misread"}},
      {4, "EVT034", {"result", "clear", "cup", "2", "1", "--reason", "again"}},
      {4, "EVT030", {"result", "list", "cup", "9"}},
      {2, "CLI007", {"result", "set", "cup", "2", "1", "--absent", "nobody"}},
      {2, "CLI008", {"result", "set", "cup", "2", "1", "1-0", "--absent", "first"}},
      {2, "CLI007", {"result", "penalty", "cup", "1", "1", "much", "--reason", "late"}},
      {3, "EVT085", {"result", "penalty", "cup", "1", "1", "0", "--reason", "late"}},
      {3, "EVT080", {"result", "penalty", "cup", "1", "1", "-1"}},
      {4, "FIL001", {"result", "import", "cup", "nowhere"}},
      // The event and its log.
      {4, "EVT048", {"event", "advance", "cup"}},
      {4, "EVT046", {"event", "set", "cup", "--system", "knockout"}},
      {2, "CLI010", {"event", "set", "cup"}},
      {2, "CLI007", {"event", "set", "cup", "--stage", "2", "--rounds", "7"}},
      {4, "EVT081", {"log", "undo", "cup", "999", "--reason", "again"}},
      {4, "EVT083", {"log", "undo", "cup", "3", "--reason", "again"}},
      {4, "EVT084", {"log", "undo", "cup", "1", "--reason", "again"}},
      {2, "CLI007", {"log", "undo", "cup", "first", "--reason", "again"}},
      {4, "EVT042", {"standings", "explain", "cup", "77"}},
      {2, "CLI007", {"standings", "show", "cup", "--stage", "2"}},
  };
  const Begun hall;
  const auto before = hall.show({"event", "show", "cup"})["log"];
  std::string told;
  for (const Case& one : cases) {
    hall.refused(one.exit, one.code, one.words);
    const Ran run = hall.desk.run(one.words);
    EXPECT_EQ(run.out, "") << one.code;
    told += "$ arbiter";
    for (const std::string& word : one.words) told += ' ' + word;
    told += '\n' + run.err;
  }
  expect_snapshot("hall_errors.txt", told);
  EXPECT_EQ(hall.show({"event", "show", "cup"})["log"], before) << "nothing was decided";
}

TEST(HallErrors, ABracketKnowsNoWishes) {
  const Hall hall({"--system", "knockout"}, 4);
  hall.refused(4, "EVT088", {"round", "pair", "cup", "--all"});
  hall.refused(4, "EVT058", {"entry", "bye", "cup", "1", "1", "half"});
  hall.done({"round", "pair", "cup", "--seed", "1"});
  hall.done({"player", "add", "Late"});
  hall.refused(4, "EVT020", {"entry", "add", "cup", "Late"});
  hall.refused(4, "EVT060", {"entry", "seed", "cup"});
}

TEST(HallErrors, AHandPairedStageIsNotPairedByTheSystem) {
  const Hall hall({"--system", "by-hand"}, 4);
  hall.refused(4, "EVT079", {"round", "pair", "cup"});
  hall.done({"round", "open", "cup"});
  hall.refused(4, "EVT066", {"round", "pair", "cup"});
  hall.done({"round", "set", "cup", "1", "1", "2"});
  hall.refused(4, "EVT075", {"result", "set", "cup", "1", "1", "1-0"});
}

}  // namespace
}  // namespace arbiter_tests
