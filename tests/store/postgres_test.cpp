// What only PostgreSQL can do wrong: addresses, rights, marks, and many writers.
#include <algorithm>
#include <cstdlib>

#include "connection.h"
#include "migrations.h"
#include "postgres_cluster.h"
#include "raw_sql.h"
#include "store_fixture.h"

namespace store_tests {
namespace {

using tournament::event::ResultKind;
using tournament::store::OpenMode;
using tournament::store::Store;
using namespace tournament::store::detail;

class PostgresTest : public StoreTest {
 protected:
  void SetUp() override {
    if (!PostgresCluster::is_installed()) GTEST_SKIP() << "PostgreSQL is not installed: nothing was tested on it";
    place_ = PostgresCluster::shared().fresh_address();
  }
  void TearDown() override {
    if (!place_.empty()) drop_database(place_);
  }
  [[nodiscard]] const std::string& place() const { return place_; }
  [[nodiscard]] std::string database() const { return must(parse_target(place_)).database; }
  void expect_refused(const std::string& text) const {
    for (const OpenMode mode : {OpenMode::read_only, OpenMode::read_write})
      EXPECT_EQ(text_of(Store::open(place(), mode)), text);
  }

 private:
  std::string place_;
};

// The half of the contract that runs on PostgreSQL is left out where there is none; this test says so.
TEST_F(PostgresTest, is_installed) { EXPECT_TRUE(must(Store::init(place(), now)).players()); }

TEST_F(PostgresTest, database_is_made_once) {
  expect_refused("STO005");
  { const Store store = new_store(place()); }
  EXPECT_EQ(text_of(Store::init(place(), now)), "STO010");
  EXPECT_EQ(findings_of(reopen(place())), "");
}

TEST_F(PostgresTest, database_that_is_there_and_empty_is_used) {
  { Store store = new_store(place()); }
  ASSERT_EQ(raw_sql(place(), "DROP SCHEMA arbiter CASCADE"), "");
  expect_refused("STO005");
  EXPECT_TRUE(Store::init(place(), now));
}

TEST_F(PostgresTest, database_of_another_program_is_left_alone) {
  { Store store = new_store(place()); }
  ASSERT_EQ(raw_sql(place(), "DROP SCHEMA arbiter CASCADE; CREATE TABLE public.bookmarks (url TEXT)"), "");
  expect_refused("STO002 application_id=");
  EXPECT_EQ(text_of(Store::init(place(), now)), "STO002 application_id=");
  ASSERT_EQ(raw_sql(place(), "CREATE SCHEMA arbiter; COMMENT ON SCHEMA arbiter IS 'of a court'"), "");
  expect_refused("STO002 application_id=of a court");
  EXPECT_EQ(raw_rows(place(), "SELECT count(*) FROM pg_tables WHERE schemaname IN ('arbiter', 'public')"), "1\n");
}

TEST_F(PostgresTest, newer_database_is_left_alone) {
  { Store store = new_store(place()); }
  const std::string next = std::to_string(newest_schema() + 1);
  ASSERT_EQ(
      raw_sql(place(), "INSERT INTO schema_migrations VALUES (" + next + ", 'later', repeat('a', 64), '" + now + "')"),
      "");
  expect_refused("STO003 found=" + next + " supported=" + std::to_string(newest_schema()));
}

TEST_F(PostgresTest, database_with_a_changed_migration_is_refused) {
  { Store store = new_store(place()); }
  ASSERT_EQ(raw_sql(place(), "UPDATE schema_migrations SET sha256 = repeat('a', 64) WHERE number = 1"), "");
  expect_refused("STO014 number=1 name=initial");
}

TEST_F(PostgresTest, database_that_does_not_speak_unicode_is_refused) {
  ASSERT_EQ(create_database(database(), "TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE 'C'"), "");
  expect_refused("STO004 reason=encoding");
  EXPECT_EQ(text_of(Store::init(place(), now)), "STO004 reason=encoding");
}

TEST_F(PostgresTest, server_that_is_not_there_is_said_to_be) {
  const auto refused = Store::open("postgresql://anna@/spring?host=/nowhere", OpenMode::read_only);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code, "STO008");
  EXPECT_EQ(refused.error().args.front().value, "connection");
}

TEST_F(PostgresTest, password_comes_from_the_environment) {
  const std::string secret = PostgresCluster::shared().address(database(), "secret");
  EXPECT_EQ(code_of(Store::init(secret, now)), "STO008");
  ::setenv("PGPASSWORD", "wrong", 1);
  EXPECT_EQ(code_of(Store::init(secret, now)), "STO008");
  ::setenv("PGPASSWORD", "s3cret", 1);
  EXPECT_TRUE(Store::init(secret, now));
  ::unsetenv("PGPASSWORD");
}

TEST_F(PostgresTest, store_opened_for_reading_is_not_written) {
  { Store store = new_store(place()); }
  Store store = must(Store::open(place(), OpenMode::read_only));
  EXPECT_TRUE(store.players());
  EXPECT_EQ(text_of(store.add_player({.name = "Ivanov, Ivan"}, anna)), "STO004 reason=read_only");
  EXPECT_EQ(findings_of(store), "");
}

// The user of the store may not even try; the triggers are for those who may.
TEST_F(PostgresTest, rights_to_change_the_log_are_taken_from_its_owner) {
  Store store = new_store(place());
  paired_event(store, 2);
  Connection connection = must(Connection::open(must(parse_target(place())), Access::read_write));
  for (const char* sql : {"UPDATE log SET actor = 'Boris'", "DELETE FROM log", "TRUNCATE log"})
    EXPECT_EQ(text_of(connection.script(sql)), "STO004 reason=permission") << sql;
  EXPECT_EQ(raw_sql(place(), "TRUNCATE log"), "the log is append-only");
  EXPECT_EQ(findings_of(store), "");
}

// 25P02: after an error the server refuses everything until the rollback.
TEST_F(PostgresTest, failed_statement_ends_its_transaction) {
  { Store store = new_store(place()); }
  Connection connection = must(Connection::open(must(parse_target(place())), Access::read_write));
  {
    auto transaction = must(Transaction::begin(connection, Transaction::Kind::writing));
    EXPECT_TRUE(connection.number("SELECT 1"));
    EXPECT_EQ(code_of(connection.number("SELECT nothing FROM nowhere")), "STO008");
    EXPECT_EQ(code_of(connection.number("SELECT 1")), "STO008") << "what follows would not be in the transaction";
    EXPECT_EQ(code_of(transaction.commit()), "STO008");
  }
  EXPECT_EQ(must(connection.number("SELECT 1")), 1);
}

TEST_F(PostgresTest, transaction_that_came_too_late_is_begun_again) {
  { Store store = new_store(place()); }
  Connection first = must(Connection::open(must(parse_target(place())), Access::read_write));
  Connection second = must(Connection::open(must(parse_target(place())), Access::read_write));
  // Each counts the players and adds one named after the count: one after the other, they are named 0 and 1.
  const auto add_next = [](Connection& connection) -> dots::Result<std::int64_t> {
    auto count = connection.number("SELECT count(*) FROM players");
    if (!count) return count;
    return connection.run("INSERT INTO players (name, nick, club, federation, folded) VALUES (?, '', '', '', '')",
                          {to_qt("Player " + std::to_string(*count))});
  };
  int attempts = 0;
  must(in_transaction(first, Transaction::Kind::writing, [&]() -> dots::Result<std::int64_t> {
    auto mine = add_next(first);
    if (mine && ++attempts == 1)
      must(in_transaction(second, Transaction::Kind::writing, [&] { return add_next(second); }));
    return mine;
  }));
  EXPECT_EQ(attempts, 2);
  EXPECT_EQ(raw_rows(place(), "SELECT name FROM players ORDER BY id"), "Player 0\nPlayer 1\n");
}

TEST_F(PostgresTest, somebody_who_holds_an_event_and_went_away_is_named) {
  Store store = new_store(place());
  const auto event = paired_event(store, 2);
  Connection other = must(Connection::open(must(parse_target(place())), Access::read_write));
  {
    const auto held = must(HeldEvent::take(other, event));
    const auto refused = store.decide_and_append(event, set_result(1, 1, ResultKind::draw), anna);
    ASSERT_FALSE(refused);
    EXPECT_EQ(refused.error().args.front().value, "busy");
    EXPECT_TRUE(store.load(event)) << "reading goes on meanwhile";
  }
  EXPECT_TRUE(store.decide_and_append(event, set_result(1, 1, ResultKind::draw), anna));
}

TEST_F(PostgresTest, connection_that_the_server_closed_is_named) {
  Store store = new_store(place());
  ASSERT_EQ(raw_sql(place(),
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'arbiter' "
                    "AND datname = current_database()"),
            "");
  const auto refused = store.add_player({.name = "Ivanov, Ivan"}, anna);
  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error().code + " " + refused.error().args.front().value, "STO008 connection");
  EXPECT_TRUE(must(reopen(place()).players()).empty());
}

// ---- one schema in two dialects -----------------------------------------------------------------------------------

TEST_F(PostgresTest, schema_has_the_steps_and_columns_of_sqlite) {
  const auto sqlite = migrations(Dialect::sqlite);
  const auto postgresql = migrations(Dialect::postgresql);
  ASSERT_EQ(sqlite.size(), postgresql.size());
  for (std::size_t i = 0; i < sqlite.size(); ++i) {
    EXPECT_EQ(sqlite[i].number, postgresql[i].number);
    EXPECT_EQ(sqlite[i].name, postgresql[i].name);
  }
  { const Store one = new_store(path()), other = new_store(place()); }
  EXPECT_EQ(raw_rows(path(),
                     "SELECT m.name, c.name, c.\"notnull\" OR c.pk FROM sqlite_schema AS m, "
                     "pragma_table_info(m.name) AS c WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' "
                     "ORDER BY m.name, c.cid"),
            raw_rows(place(),
                     "SELECT table_name::text COLLATE \"C\", column_name, CASE is_nullable WHEN 'NO' THEN 1 ELSE 0 "
                     "END FROM information_schema.columns WHERE table_schema = 'arbiter' "
                     "ORDER BY 1, ordinal_position"));
}

}  // namespace
}  // namespace store_tests
