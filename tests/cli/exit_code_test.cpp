// What goes wrong, as a table: the words, the exit code, and what is told on standard error (a snapshot).
#include <gtest/gtest.h>

#include <functional>

#include "corpus.h"
#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

using Words = std::vector<std::string>;

struct ExitCase {
  int exit;
  Words words;
};

std::string spoken(const Words& words) {
  std::string text = "$ arbiter";
  for (const std::string& word : words) text += ' ' + (word.find(' ') == std::string::npos ? word : "'" + word + "'");
  return text + '\n';
}

/// Runs the cases and compares what they say with a snapshot.
void expect_cases(const Desk& desk, const std::string& snapshot, const std::vector<ExitCase>& cases) {
  std::string told;
  for (const ExitCase& one : cases) {
    const Ran run = desk.run(one.words);
    EXPECT_EQ(run.exit, one.exit) << spoken(one.words) << run.err;
    EXPECT_EQ(run.out, "") << spoken(one.words);
    told += spoken(one.words) + run.err;
  }
  expect_snapshot(snapshot, told);
}

TEST(ExitCode, UsageErrors) {
  const Desk desk;
  expect_cases(desk, "usage_errors.txt",
               {{2, {"ruls", "list"}},
                {2, {"nonsense"}},
                {2, {"rules"}},
                {2, {"rules", "lst"}},
                {2, {"rules", "show"}},
                {2, {"rules", "show", "tensu", "russian"}},
                {2, {"rules", "list", "--gme", "dots"}},
                {2, {"rules", "list", "-x"}},
                {2, {"rules", "list", "--game"}},
                {2, {"rules", "list", "--json=yes"}},
                {2, {"rules", "list", "--quiet", "--color", "blue"}},
                {2, {"--lang", "xx", "rules", "list"}},
                {2, {"game", "perft"}},
                {2, {"game", "perft", "--depth", "-3"}},
                {2, {"game", "perft", "--depth", "3x"}},
                {2, {"record", "verify"}},
                {2, {"record", "verify", "."}},
                {2, {"record", "verify", "x.sgf", "--limit", "nonsense=3"}},
                {2, {"record", "verify", "x.sgf", "--limit", "file_bytes=0"}},
                {2, {"event", "new"}},
                {2, {"event", "new", "Cup", "--system", "swiss"}},
                {2, {"event", "new", "Cup", "--points", "3:1"}},
                {2, {"event", "new", "Cup", "--tiebreaks", "DE,XX"}},
                {2, {"player", "add", "A", "--rating", "high"}},
                {2, {"result", "set", "cup", "one", "1", "1-0"}},
                {2, {"result", "set", "cup", "1", "one", "1-0"}},
                {2, {"result", "set", "cup", "1", "1", "2-0"}},
                {2, {"result", "set", "cup", "1", "1"}},
                {2, {"result", "set", "cup", "1", "1", "1-0", "--ended", "luck"}},
                {2, {"result", "set", "cup", "1", "1", "1-0", "--score", "12"}},
                {2, {"--db", "mysql://anna@hall/cup", "db", "check"}},
                {2, {"--db", "postgresql://anna:secret@hall/cup", "db", "check"}},
                {2, {"--db", "postgresql://anna@hall:x/cup", "db", "check"}},
                {2, {"help", "nonsense"}},
                {2, {"help", "rules", "nonsense"}}});
}

TEST(ExitCode, BothJsonFormatsExcludeEachOther) {
  const Desk desk;
  const Ran run = desk.run({"rules", "list", "--json", "--ndjson"});
  EXPECT_EQ(run.exit, 2);
  EXPECT_EQ(run.json()["error"]["code"], "CLI008");
}

TEST(ExitCode, RulesAndGames) {
  const Desk desk;
  expect_cases(desk, "game_errors.txt",
               {{4, {"rules", "show", "nonsense"}},
                {4, {"rules", "list", "--game", "chess"}},
                {3, {"rules", "show", "tensu;axis=1"}},
                {3, {"rules", "show", "tensu;edge=soft"}},
                {3, {"rules", "show", "tensu;edge=wall;edge=open"}},
                {4, {"game", "play", "--game", "chess"}},
                {3, {"game", "play", "--size", "0x3"}},
                {3, {"game", "play", "--size", "300x300"}},
                {3, {"game", "play", "--rules", "tensu;holes=yes"}},
                {3, {"game", "play", "--size", "1x1", "--start", "cross"}},
                {3, {"game", "play", "--position", "x?"}},
                {3, {"game", "moves", "--moves", "20.16"}},
                {3, {"game", "perft", "--depth", "1", "--moves", "nonsense"}}});
}

TEST(ExitCode, FilesAndDatabases) {
  const Desk desk;
  desk.write("other.db",
             "this is a text and no database, long enough to have a header to look at: "
             "0123456789 0123456789 0123456789 0123456789");
  desk.write("empty.csv", "");
  desk.write("noname.csv", "nick;club\nann;Dots\n");
  desk.write("open.csv", "name\n\"never closed\n");
  expect_cases(desk, "database_errors.txt",
               {{4, {"event", "list"}},
                {4, {"db", "check", "--db", "none.db"}},
                {5, {"db", "check", "--db", "other.db"}},
                {5, {"db", "init", "--db", "/proc/none/arbiter.db"}},
                {4, {"record", "show", "none.sgf"}},
                {2, {"record", "show", "."}},
                {4, {"record", "import", "-r", "none"}}});
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  expect_cases(desk, "event_errors.txt",
               {{4, {"db", "init"}},
                {4, {"event", "show", "none"}},
                {4, {"round", "show", "none"}},
                {4, {"log", "verify", "none"}},
                {3, {"event", "new", ""}},
                {3, {"event", "new", "Cup", "--code", "-"}},
                {3, {"event", "new", "Cup", "--starts-on", "2026-02-30"}},
                {4, {"event", "new", "Cup", "--rules", "nonsense"}},
                {3, {"event", "new", "Cup", "--rules", "tensu;holes=yes"}},
                {3, {"player", "add", ""}},
                {3, {"player", "add", "A", "--federation", "poland"}},
                {3, {"player", "import", "empty.csv"}},
                {3, {"player", "import", "noname.csv"}},
                {3, {"player", "import", "open.csv"}},
                {4, {"player", "import", "none.csv"}}});
}

TEST(ExitCode, WithJsonAnErrorIsADocumentToo) {
  const Desk desk;
  const Ran run = desk.run({"rules", "show", "nonsense", "--json"});
  EXPECT_EQ(run.exit, 4);
  EXPECT_EQ(run.err.substr(0, 17), "arbiter: RUL001: ");
  const auto error = run.json()["error"];
  EXPECT_EQ(error["code"], "RUL001");
  EXPECT_EQ(error["args"]["rules"], "nonsense");
  EXPECT_EQ(error["line"], 0);
  EXPECT_EQ(error["column"], 0);
  EXPECT_NE(error["message"].get<std::string>().find("arbiter rules list"), std::string::npos);
  EXPECT_EQ(desk.run({"--ndjson", "nonsense"}).json()["error"]["code"], "CLI001");
}

TEST(ExitCode, AnErrorInAFileNamesItsPlace) {
  const Desk desk;
  desk.write("open.csv", "name\nAnna\n\"never closed\n");
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  const Ran run = desk.run({"player", "import", "open.csv", "--json"});
  EXPECT_EQ(run.err.substr(0, 31), "arbiter: CSV003: open.csv:3:1: ");
  EXPECT_EQ(run.json()["error"]["line"], 3);
}

/// A database that is not ours is left as it is, byte for byte.
TEST(ExitCode, ForeignAndNewerDatabasesAreLeftAlone) {
  constexpr std::size_t user_version_at = 60, application_id_at = 68;
  for (const std::size_t at : {user_version_at, application_id_at}) {
    const Desk desk;
    EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
    std::string bytes = desk.read("arbiter.db");
    bytes[at + 2] = 0x7F;
    desk.write("arbiter.db", bytes);
    const Ran run = desk.run({"player", "add", "Anna"});
    EXPECT_EQ(run.exit, 5) << run.err;
    EXPECT_EQ(run.err.substr(0, 17), at == user_version_at ? "arbiter: STO003: " : "arbiter: STO002: ");
    EXPECT_EQ(desk.read("arbiter.db"), bytes);
  }
}

TEST(ExitCode, LimitsHaveACodeOfTheirOwn) {
  const Desk desk;
  desk.write("long.sgf", std::string(2000, ' '));
  const Ran run = desk.run({"record", "verify", "long.sgf", "--limit", "file_bytes=1999"});
  EXPECT_EQ(run.exit, 6);
  EXPECT_NE(run.out.find("LIM001: the limit file_bytes is 1999, and here is 2000"), std::string::npos) << run.out;
  EXPECT_EQ(desk.run({"record", "show", "long.sgf", "--limit", "file_bytes=1999"}).exit, 6);
  desk.write("long.csv", "name\nA\nB\n");
  EXPECT_EQ(desk.run({"db", "init"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "import", "long.csv", "--limit", "csv_lines=3"}).exit, 0);
  EXPECT_EQ(desk.run({"player", "import", "long.csv", "--limit", "csv_lines=2"}).exit, 6);
}

TEST(ExitCode, InterruptedWhileItWaitsForInput) {
  const Desk desk;
  // The input is a pipe that nobody writes to.
  const std::string command = "cd '" + desk.folder().string() +
                              "' && mkfifo pipe && timeout --preserve-status -s INT 1 '" + ARBITER_BINARY +
                              "' game play --moves - 0<>pipe 2> /dev/null";
  EXPECT_EQ(WEXITSTATUS(std::system(command.c_str())), 130);
}

TEST(ExitCode, OutputThatCannotBeWrittenIsAStorageError) {
  const Desk desk;
  const std::string command =
      std::string("'") + ARBITER_BINARY + "' rules list > /dev/full 2> '" + (desk.folder() / "err").string() + "'";
  const int status = std::system(command.c_str());
  EXPECT_EQ(WEXITSTATUS(status), 5);
  EXPECT_EQ(desk.read("err").substr(0, 17), "arbiter: FIL005: ");
}

}  // namespace
}  // namespace arbiter_tests
