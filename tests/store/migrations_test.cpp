// The schema as steps: recorded with their checksums, applied together or not at all.
#include "migrations.h"

#include "store_fixture.h"
#include "tournament/store/errors.h"
#include "values.h"

namespace store_tests {
namespace {

using tournament::store::OpenMode;
using tournament::store::Store;
using tournament::store::detail::Access;
using tournament::store::detail::Connection;
using tournament::store::detail::Dialect;
using tournament::store::detail::migrate;
using tournament::store::detail::Migration;
using tournament::store::detail::sha256;
using tournament::store::detail::Target;

class MigrationsTest : public StoreTest {
 protected:
  [[nodiscard]] Connection database() const { return must(Connection::open(Target::file(path()), Access::create)); }
  [[nodiscard]] std::string version() const { return raw_rows(path(), "PRAGMA user_version"); }
};

std::span<const Migration> migrations() { return tournament::store::detail::migrations(Dialect::sqlite); }

std::string newest() { return std::to_string(migrations().size()) + "\n"; }

/// The program's own steps and one more.
std::vector<Migration> with(std::string_view name, std::string_view sql) {
  std::vector<Migration> list(migrations().begin(), migrations().end());
  list.push_back({static_cast<int>(list.size()) + 1, name, sql});
  return list;
}

TEST_F(MigrationsTest, are_numbered_without_gaps) {
  int expected = 0;
  for (const Migration& step : migrations()) EXPECT_EQ(step.number, ++expected) << step.name;
}

TEST_F(MigrationsTest, record_name_checksum_and_time) {
  { Store store = new_store(path()); }
  EXPECT_EQ(raw_rows(path(), "SELECT number, name, sha256, applied_at FROM schema_migrations"), [] {
    std::string rows;
    for (const Migration& step : migrations())
      rows += std::to_string(step.number) + "|" + std::string(step.name) + "|" + sha256(step.sql) +
              "|2026-11-29T22:05:03Z\n";
    return rows;
  }());
}

TEST_F(MigrationsTest, are_applied_once) {
  Connection connection = database();
  const auto two = with("notes", "CREATE TABLE notes (text TEXT NOT NULL) STRICT;");
  must(migrate(connection, migrations(), now));
  EXPECT_EQ(version(), newest());
  must(migrate(connection, two, now));
  must(migrate(connection, two, now));
  EXPECT_EQ(version(), std::to_string(two.size()) + "\n");
  EXPECT_EQ(raw_rows(path(), "SELECT count(*), max(name) FROM schema_migrations WHERE number > " +
                                 std::to_string(migrations().size())),
            "1|notes\n");
}

TEST_F(MigrationsTest, that_fail_change_nothing) {
  Connection connection = database();
  must(migrate(connection, migrations(), now));
  const auto failing = with("notes", "CREATE TABLE notes (text TEXT NOT NULL) STRICT; CREATE TABLE players (x);");
  EXPECT_EQ(code_of(migrate(connection, failing, now)), "STO008");
  EXPECT_EQ(version(), newest());
  EXPECT_EQ(raw_rows(path(), "SELECT count(*) FROM sqlite_schema WHERE name = 'notes'"), "0\n");
}

TEST_F(MigrationsTest, that_were_changed_after_they_were_applied_are_refused) {
  { Store store = new_store(path()); }
  ASSERT_EQ(raw_sql(path(), "UPDATE schema_migrations SET sha256 = '" + std::string(64, 'a') + "'"), "");
  EXPECT_EQ(text_of(Store::open(path(), OpenMode::read_write)), "STO014 number=1 name=initial");
}

TEST_F(MigrationsTest, that_the_program_does_not_know_are_refused) {
  { Store store = new_store(path()); }
  ASSERT_EQ(raw_sql(path(),
                    "INSERT INTO schema_migrations VALUES (99, 'own', '" + std::string(64, 'a') + "', '" + now + "')"),
            "");
  EXPECT_EQ(text_of(Store::open(path(), OpenMode::read_write)), "STO014 number=99 name=own");
}

TEST_F(MigrationsTest, that_are_missing_from_the_record_are_refused) {
  { Store store = new_store(path()); }
  ASSERT_EQ(raw_sql(path(), "DELETE FROM schema_migrations"), "");
  EXPECT_EQ(text_of(Store::open(path(), OpenMode::read_write)), "STO014 number=1 name=initial");
}

}  // namespace
}  // namespace store_tests
