// Copies, archives, rebuilding and the doctor, by the command.
#include <gtest/gtest.h>
#include <sqlite3.h>

#include "process.h"

namespace arbiter_tests {
namespace {

class DatabaseCare : public ::testing::Test {
 protected:
  DatabaseCare() {
    desk.write("players.csv", "name\nKovács, Anna\nNowak, Jan\nIvanov, Ivan\n");
    expect_exit(0, {"db", "init"});
    expect_exit(0, {"event", "new", "Spring Cup"});
    expect_exit(0, {"entry", "import", "spring-cup", "players.csv"});
    expect_exit(0, {"round", "pair", "spring-cup", "--all"});
    expect_exit(0, {"result", "set", "spring-cup", "1", "1", "1-0"});
  }
  Ran expect_exit(int exit, const std::vector<std::string>& words) const {
    Ran run = desk.run(words);
    EXPECT_EQ(run.exit, exit) << words.front() << ": " << run.err;
    return run;
  }
  [[nodiscard]] nlohmann::json doctor(const std::string& database) const {
    return expect_exit(0, {"doctor", "--db", database, "--json"}).json();
  }
  void sql(const char* text) const {
    sqlite3* file = nullptr;
    ASSERT_EQ(sqlite3_open((desk.folder() / "arbiter.db").c_str(), &file), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(file, text, nullptr, nullptr, nullptr), SQLITE_OK) << sqlite3_errmsg(file);
    sqlite3_close(file);
  }
  Desk desk;
};

TEST_F(DatabaseCare, ABackupHasTheSameEndsOfAllLogs) {
  expect_exit(0, {"db", "backup", "copy.db"});
  EXPECT_EQ(doctor("copy.db")["heads"], doctor("arbiter.db")["heads"]);
  EXPECT_EQ(doctor("copy.db")["heads"].size(), 1U);
}

TEST_F(DatabaseCare, AnArchiveComesBackWithTheSameEndsOfAllLogs) {
  expect_exit(0, {"db", "export", "all.json"});
  expect_exit(0, {"db", "restore", "all.json", "--db", "second.db"});
  EXPECT_EQ(doctor("second.db")["heads"], doctor("arbiter.db")["heads"]);
  expect_exit(0, {"db", "export", "again.json", "--db", "second.db"});
  EXPECT_EQ(desk.read("again.json"), desk.read("all.json"));
}

TEST_F(DatabaseCare, NothingIsOverwritten) {
  expect_exit(0, {"db", "backup", "copy.db"});
  const std::string before = desk.read("copy.db");
  expect_exit(4, {"db", "backup", "copy.db"});
  expect_exit(4, {"db", "export", "copy.db"});
  expect_exit(4, {"db", "restore", "copy.db"});
  EXPECT_EQ(desk.read("copy.db"), before);
}

TEST_F(DatabaseCare, ADryRunMakesNothing) {
  expect_exit(0, {"db", "export", "all.json"});
  expect_exit(0, {"db", "restore", "all.json", "--db", "second.db", "--dry-run"});
  EXPECT_FALSE(std::filesystem::exists(desk.folder() / "second.db"));
  expect_exit(0, {"db", "migrate", "--dry-run"});
  expect_exit(0, {"db", "rebuild", "--dry-run"});
}

TEST_F(DatabaseCare, ADamagedArchiveIsRefusedAndMakesNothing) {
  expect_exit(0, {"db", "export", "all.json"});
  std::string archive = desk.read("all.json");
  archive.resize(archive.size() / 2);
  desk.write("cut.json", archive);
  expect_exit(3, {"db", "restore", "cut.json", "--db", "second.db"});
  EXPECT_FALSE(std::filesystem::exists(desk.folder() / "second.db"));
}

TEST_F(DatabaseCare, WhatTheDoctorFindsARebuildMends) {
  sql("UPDATE events SET title = 'Autumn Cup'");
  expect_exit(1, {"doctor"});
  expect_exit(1, {"db", "check"});
  expect_exit(0, {"db", "rebuild"});
  expect_exit(0, {"doctor"});
}

TEST_F(DatabaseCare, ADatabaseOfThisVersionNeedsNoMigration) {
  const auto done = expect_exit(0, {"db", "migrate", "--json"}).json();
  EXPECT_EQ(done["from"], done["to"]);
  EXPECT_EQ(done["backup"], "");
}

}  // namespace
}  // namespace arbiter_tests
