// A small event from the first command to the site.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

/// Four entries, all rounds paired.
class EventFlow : public ::testing::Test {
 protected:
  EventFlow() {
    desk.write("players.csv",
               "name;nick;club;federation\nKovács, Anna;ann;Dots SK;HUN\nNowak, Jan;jan;;POL\nIvanov, Ivan;ivan;;\n"
               "Żółw, Ewa;ewa;Kropki;POL\n");
    expect_done({"db", "init"});
    expect_done({"event", "new", "Spring Cup", "--place", "Budapest", "--starts-on", "2027-03-01"});
    expect_done({"entry", "import", "spring-cup", "players.csv"});
    expect_done({"round", "pair", "spring-cup", "--all"});
  }
  void expect_done(const std::vector<std::string>& words) {
    const Ran run = desk.run(words);
    EXPECT_EQ(run.exit, 0) << run.err;
  }
  nlohmann::json json(std::vector<std::string> words) {
    words.emplace_back("--json");
    return desk.run(words).json();
  }
  Desk desk;
};

TEST_F(EventFlow, IsNamedByIdCodeOrTitle) {
  for (const char* name : {"1", "spring-cup", "Spring Cup", "SPRING CUP"})
    EXPECT_EQ(json({"event", "show", name})["code"], "spring-cup") << name;
}

TEST_F(EventFlow, ResultsAsTheyAreTyped) {
  struct Row {
    const char* typed;
    const char* stored;
  };
  const Row rows[] = {{"1-0", "1-0"}, {"0-1", "0-1"}, {"1/2-1/2", "½-½"}, {"=", "½-½"},
                      {"+:-", "+:-"}, {"-:+", "-:+"}, {"-:-", "-:-"}};
  for (const Row& row : rows) {
    expect_done({"result", "set", "spring-cup", "1", "1", row.typed, "--reason", "test"});
    EXPECT_EQ(json({"round", "show", "spring-cup", "1"})["rounds"][0]["pairings"][0]["result"]["result"], row.stored);
  }
}

TEST_F(EventFlow, AChangedResultNeedsAReason) {
  expect_done({"result", "set", "spring-cup", "1", "1", "1-0"});
  expect_done({"result", "set", "spring-cup", "1", "1", "1-0"});
  EXPECT_EQ(desk.run({"result", "set", "spring-cup", "1", "1", "0-1"}).exit, 4);
  expect_done({"result", "set", "spring-cup", "1", "1", "0-1", "--reason", "typing error"});
  const auto log = json({"log", "show", "spring-cup"})["entries"];
  EXPECT_EQ(log.back()["body"]["reason"], "typing error");
  EXPECT_EQ(log.back()["actor"], "anna");
}

TEST_F(EventFlow, DryRunAppendsNothing) {
  const auto before = json({"event", "show", "spring-cup"})["log"];
  const auto done = json({"result", "set", "spring-cup", "1", "1", "1-0", "--dry-run"});
  EXPECT_EQ(done["dry_run"], true);
  ASSERT_EQ(done["entries"].size(), 1U);
  EXPECT_EQ(done["entries"][0]["kind"], "result_set");
  EXPECT_TRUE(done["entries"][0]["hash"].is_null());
  EXPECT_EQ(json({"event", "show", "spring-cup"})["log"], before);
  EXPECT_TRUE(json({"event", "new", "Other", "--dry-run"})["entries"][0]["sequence"].is_null());
  EXPECT_EQ(json({"event", "list"})["events"].size(), 1U);
}

TEST_F(EventFlow, WhoDecidesIsInTheLog) {
  expect_done({"--as", "Judit", "result", "set", "spring-cup", "1", "1", "1-0"});
  EXPECT_EQ(json({"log", "show", "spring-cup"})["entries"].back()["actor"], "Judit");
  const Ran run = desk.run({"log", "show", "spring-cup", "--ndjson"});
  EXPECT_EQ(static_cast<std::size_t>(std::count(run.out.begin(), run.out.end(), '\n')),
            json({"log", "show", "spring-cup"})["entries"].size());
}

TEST_F(EventFlow, StatesThatAllowNothing) {
  struct Row {
    int exit;
    const char* code;
    std::vector<std::string> words;
  };
  const Row rows[] = {
      {4, "EVT024", {"round", "pair", "spring-cup"}},
      {4, "EVT020", {"entry", "add", "spring-cup", "ann"}},
      {4, "STO011", {"entry", "add", "spring-cup", "nobody"}},
      {4, "EVT030", {"result", "set", "spring-cup", "9", "1", "1-0"}},
      {4, "EVT031", {"result", "set", "spring-cup", "1", "9", "1-0"}},
      {4, "EVT030", {"round", "show", "spring-cup", "9"}},
      {3, "EVT035", {"result", "set", "spring-cup", "1", "1", "+:-", "--score", "1:0"}},
      {3, "EVT037", {"result", "set", "spring-cup", "1", "1", "1-0", "--ended", "no-show"}},
      {3, "EVT038", {"result", "set", "spring-cup", "1", "1", "1-0", "--ended", "grounding", "--score", "1:2"}},
      {4, "STO013", {"event", "new", "Spring Cup"}},
  };
  for (const Row& row : rows) {
    const Ran run = desk.run(row.words);
    EXPECT_EQ(run.exit, row.exit) << row.code;
    EXPECT_EQ(run.err.substr(0, 15), "arbiter: " + std::string(row.code)) << run.err;
  }
}

TEST_F(EventFlow, StandingsInEveryFormat) {
  expect_done({"result", "set", "spring-cup", "1", "1", "1-0", "--score", "12:3.5", "--ended", "grounding"});
  expect_done({"result", "set", "spring-cup", "1", "2", "="});
  expect_done({"result", "set", "spring-cup", "2", "1", "-:+"});
  for (const char* format : {"text", "html", "md", "csv", "json"}) {
    expect_snapshot("standings." + std::string(format),
                    desk.run({"standings", "show", "spring-cup", "--format", format}).out);
    expect_snapshot("crosstable." + std::string(format),
                    desk.run({"standings", "crosstable", "spring-cup", "--format", format}).out);
  }
  EXPECT_EQ(desk.run({"standings", "show", "spring-cup", "--format", "pdf"}).exit, 2);
  const auto table = json({"standings", "show", "spring-cup"});
  EXPECT_EQ(table["schema"], "arbiter.standings/1");
  EXPECT_EQ(table["rows"].size(), 4U);
  EXPECT_EQ(json({"standings", "show", "spring-cup", "--after", "1"})["after_round"], 1);
}

TEST_F(EventFlow, PairingsAsTables) {
  expect_snapshot("round_show.txt", desk.run({"round", "show", "spring-cup", "1"}).out);
  expect_snapshot("round_show.json", desk.run({"round", "show", "spring-cup", "1", "--json"}).out);
  expect_snapshot("entry_list.txt", desk.run({"entry", "list", "spring-cup"}).out);
}

/// Somebody with another program, who takes the guards of the log away first.
void tamper(const std::filesystem::path& database, const std::string& sql) {
  sqlite3* handle = nullptr;
  ASSERT_EQ(sqlite3_open(database.c_str(), &handle), SQLITE_OK);
  char* problem = nullptr;
  EXPECT_EQ(sqlite3_exec(handle, sql.c_str(), nullptr, nullptr, &problem), SQLITE_OK) << problem;
  sqlite3_close(handle);
}

TEST_F(EventFlow, ALogThatWasTamperedWithIsAFinding) {
  tamper(desk.folder() / "arbiter.db",
         "DROP TRIGGER log_refuses_update; UPDATE log SET actor = 'mallory' WHERE sequence = 3;");
  const Ran run = desk.run({"log", "verify", "spring-cup"});
  EXPECT_EQ(run.exit, 1);
  EXPECT_NE(run.err.find("STO007: the log of the event 1 was tampered with: entry 3 "), std::string::npos) << run.err;
  EXPECT_EQ(json({"log", "verify"})["events"][0]["sound"], false);
  EXPECT_EQ(desk.run({"db", "check"}).exit, 1);
  // Nothing is decided on such a log.
  EXPECT_EQ(desk.run({"result", "set", "spring-cup", "1", "1", "1-0"}).exit, 5);
}

TEST_F(EventFlow, ASoundLogHasAHead) {
  EXPECT_EQ(json({"log", "verify"})["events"][0]["sound"], true);
  EXPECT_EQ(json({"log", "verify", "spring-cup"})["events"][0]["count"], 8);
  EXPECT_EQ(desk.run({"db", "check"}).out, "the database is sound\n");
}

TEST_F(EventFlow, TheSiteIsWrittenInWhole) {
  const auto done = json({"publish", "site", "spring-cup", "out"});
  EXPECT_EQ(done["schema"], "arbiter.site/1");
  EXPECT_EQ(done["log"], json({"event", "show", "spring-cup"})["log"]);
  EXPECT_TRUE(std::filesystem::exists(desk.folder() / "out/index.html"));
  desk.write("file", "in the way");
  EXPECT_EQ(desk.run({"publish", "site", "spring-cup", "file"}).exit, 5);
  EXPECT_EQ(desk.read("file"), "in the way");
}

TEST_F(EventFlow, TheDatabaseIsNamedByOptionOrEnvironment) {
  EXPECT_EQ(desk.run({"--db", "other.db", "db", "init"}).exit, 0);
  EXPECT_TRUE(json({"event", "list", "--db", "other.db"})["events"].empty());
  const Ran named = desk.run({"event", "list", "--json"}, "", {"ARBITER_DB=other.db"});
  EXPECT_TRUE(named.json()["events"].empty());
}

}  // namespace
}  // namespace arbiter_tests
