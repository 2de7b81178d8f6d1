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

/// The program's own steps and one more.
std::vector<Migration> with(std::string_view name, std::string_view sql) {
  std::vector<Migration> list(migrations().begin(), migrations().end());
  list.push_back({list.back().number + 1, name, sql});
  return list;
}

/// As the table lists them: "1|initial\n…".
std::string names_of(std::span<const Migration> list) {
  std::string text;
  for (const Migration& step : list) text += std::to_string(step.number) + "|" + std::string(step.name) + "\n";
  return text;
}
std::string number_of_last(std::span<const Migration> list) { return std::to_string(list.back().number) + "\n"; }

TEST_F(MigrationsTest, are_numbered_upwards) {
  int before = 0;
  for (const Migration& step : migrations()) {
    EXPECT_GT(step.number, before) << step.name;
    before = step.number;
  }
}

TEST_F(MigrationsTest, go_on_from_the_number_that_was_reached) {
  Connection connection = database();
  const auto all = migrations();
  must(migrate(connection, all.first(1), now));
  EXPECT_EQ(version(), number_of_last(all.first(1)));
  must(migrate(connection, all, now));
  EXPECT_EQ(version(), number_of_last(all));
  EXPECT_EQ(raw_rows(path(), "SELECT number, name FROM schema_migrations ORDER BY number"), names_of(all));
}

TEST_F(MigrationsTest, record_name_checksum_and_time) {
  { Store store = new_store(path()); }
  EXPECT_EQ(raw_rows(path(), "SELECT number, name, sha256, applied_at FROM schema_migrations WHERE number = 1"),
            "1|initial|" + sha256(migrations().front().sql) + "|2026-11-29T22:05:03Z\n");
}

TEST_F(MigrationsTest, are_applied_once) {
  Connection connection = database();
  const auto two = with("notes", "CREATE TABLE notes (text TEXT NOT NULL) STRICT;");
  must(migrate(connection, migrations(), now));
  EXPECT_EQ(version(), number_of_last(migrations()));
  must(migrate(connection, two, now));
  must(migrate(connection, two, now));
  EXPECT_EQ(version(), number_of_last(two));
  EXPECT_EQ(raw_rows(path(), "SELECT number, name FROM schema_migrations ORDER BY number"), names_of(two));
}

TEST_F(MigrationsTest, that_fail_change_nothing) {
  Connection connection = database();
  must(migrate(connection, migrations(), now));
  const auto failing = with("notes", "CREATE TABLE notes (text TEXT NOT NULL) STRICT; CREATE TABLE players (x);");
  EXPECT_EQ(code_of(migrate(connection, failing, now)), "STO008");
  EXPECT_EQ(version(), number_of_last(migrations()));
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
