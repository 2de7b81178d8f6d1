// Care of a database: rebuilding, backups, migrations, health.
#include <algorithm>
#include <thread>

#include "copies.h"
#include "store_fixture.h"

namespace store_tests {
namespace {

using namespace tournament::event;
using tournament::store::EventId;
using tournament::store::Health;
using tournament::store::Migrated;
using tournament::store::OpenMode;
using tournament::store::Rebuilt;
using tournament::store::Store;
using namespace tournament::store::detail;

class CareTest : public ContractTest {};
INSTANTIATE_TEST_SUITE_P(Store, CareTest, testing::ValuesIn(all_kinds()), name_of);

class StoredCareTest : public ContractTest {};
INSTANTIATE_TEST_SUITE_P(Store, StoredCareTest, testing::ValuesIn(shared_kinds()), name_of);

// ---- rebuild ------------------------------------------------------------------------------------------------------

TEST_P(CareTest, a_sound_database_is_rebuilt_to_what_it_was) {
  Store store = new_store(place());
  paired_event(store, 4);
  const auto before = must(store.events());
  EXPECT_EQ(must(store.rebuild()), (Rebuilt{.events = 0, .players = 0}));
  EXPECT_EQ(must(store.events()), before);
}

TEST_P(StoredCareTest, rows_that_were_changed_are_rebuilt_from_the_log) {
  Store store = new_store(place());
  const EventId event = paired_event(store, 4);
  must(store.decide_and_append(event, set_result(1, 2, ResultKind::draw), anna));
  const auto before = must(store.events());
  ASSERT_EQ(raw_sql(place(),
                    "UPDATE events SET title = 'Winter Cup', entries = 5, results = 0; "
                    "UPDATE players SET folded = 'x' WHERE id < 3"),
            "");
  ASSERT_NE(findings_of(store), "");
  EXPECT_EQ(must(store.rebuild()), (Rebuilt{.events = 1, .players = 2}));
  EXPECT_EQ(must(store.events()), before);
  EXPECT_EQ(findings_of(store), "");
  EXPECT_EQ(must(store.find_players("player 1")).size(), 1U);
}

TEST_P(StoredCareTest, nothing_is_rebuilt_from_a_log_that_was_tampered_with) {
  Store store = new_store(place());
  paired_event(store, 4);
  tamper(place(), "UPDATE players SET folded = 'x'; UPDATE log SET actor = 'Boris' WHERE sequence = 2");
  EXPECT_EQ(text_of(store.rebuild()), "STO007 event=1 sequence=2 what=changed");
  EXPECT_EQ(raw_rows(place(), "SELECT count(*) FROM players WHERE folded = 'x'"), "4\n");
}

// The row of the event is the only one who knows that the log was longer: rebuilding would destroy the evidence.
TEST_P(StoredCareTest, nothing_is_rebuilt_from_a_log_that_was_cut) {
  Store store = new_store(place());
  paired_event(store, 4);
  tamper(place(), "DELETE FROM log WHERE sequence > 6");
  EXPECT_EQ(text_of(store.rebuild()), "STO007 event=1 sequence=7 what=removed");
}

class SqliteCareTest : public StoreTest {};

TEST_F(SqliteCareTest, the_row_of_an_event_that_is_gone_comes_back) {
  Store store = new_store(path());
  paired_event(store, 4);
  const auto before = must(store.events());
  ASSERT_EQ(raw_sql(path(), "DELETE FROM events"), "");
  EXPECT_EQ(code_of(store.load(1)), "STO011");
  EXPECT_NE(findings_of(store), "");
  EXPECT_EQ(must(store.rebuild()).events, 1);
  EXPECT_EQ(must(store.events()), before);
  EXPECT_EQ(findings_of(store), "");
}

// ---- backup and restore -------------------------------------------------------------------------------------------

TEST_P(CareTest, a_backup_is_restored_into_a_new_database) {
  Store store = new_store(place());
  const EventId event = paired_event(store, 4);
  must(store.backup(path("copy")));
  const auto then = must(store.events());
  must(store.decide_and_append(event, set_result(1, 1, ResultKind::draw), anna));

  const Store back = must(Store::restore(path("copy"), another_place(), now));
  EXPECT_EQ(must(back.events()), then);
  EXPECT_EQ(findings_of(back), "");
  EXPECT_EQ(text_of(store.backup(path("copy"))), "STO010") << "nothing is ever overwritten";
  EXPECT_EQ(text_of(Store::restore(path("none"), another_place(), now)), "STO005");
}

TEST_P(StoredCareTest, nothing_is_restored_over_a_database) {
  Store store = new_store(place());
  paired_event(store, 2);
  must(store.backup(path("copy")));
  EXPECT_EQ(text_of(Store::restore(path("copy"), place(), now)), "STO010");
  EXPECT_EQ(findings_of(store), "");
}

TEST_P(StoredCareTest, a_file_is_restored_into_any_engine) {
  Store file = new_store(path("source.db"));
  paired_event(file, 4);
  const Store there = must(Store::restore(path("source.db"), place(), now));
  EXPECT_EQ(must(there.events()), must(file.events()));
}

TEST_F(SqliteCareTest, a_backup_has_what_is_still_in_the_write_ahead_log) {
  Store store = new_store(path());
  paired_event(store, 4);
  ASSERT_GT(std::filesystem::file_size(path("arbiter.db-wal")), 0U);
  must(store.backup(path("copy.db")));
  EXPECT_FALSE(std::filesystem::exists(path("copy.db-wal")));
  const Store copy = must(Store::open(path("copy.db"), OpenMode::read_only));
  EXPECT_EQ(must(copy.events()), must(store.events()));
  EXPECT_EQ(findings_of(copy), "");
}

TEST_F(SqliteCareTest, a_damaged_backup_is_not_restored) {
  {
    Store store = new_store(path());
    paired_event(store, 4);
    must(store.backup(path("copy.db")));
  }
  std::string bytes = read_bytes(path("copy.db"));
  for (std::size_t at = 8192; at < 16384; ++at) bytes[at] = '\x5a';
  write_bytes(path("copy.db"), bytes);
  EXPECT_EQ(code_of(Store::restore(path("copy.db"), path("new.db"), now)), "STO009");
  EXPECT_FALSE(std::filesystem::exists(path("new.db")));
  write_bytes(path("text"), std::string(500, 'x'));
  EXPECT_EQ(text_of(Store::restore(path("text"), path("new.db"), now)), "STO001");
}

// ---- migrations ---------------------------------------------------------------------------------------------------

std::vector<Migration> with_notes(Dialect dialect) {
  std::vector<Migration> list(migrations(dialect).begin(), migrations(dialect).end());
  list.push_back({list.back().number + 1, "notes", "CREATE TABLE notes (text TEXT NOT NULL);"});
  return list;
}

TEST_P(StoredCareTest, a_migration_keeps_everything_and_the_old_file) {
  std::vector<tournament::store::EventSummary> before;
  {
    Store store = new_store(place());
    paired_event(store, 4);
    before = must(store.events());
  }
  const Target target = must(parse_target(place()));
  const int newest = newest_schema();
  EXPECT_EQ(must(Store::migrate(place(), now)), (Migrated{.from = newest, .to = newest, .backup = ""}));

  const auto list = with_notes(target.dialect);
  const Migrated done = must(bring_up(target, list, now));
  EXPECT_EQ(done.from, newest);
  EXPECT_EQ(done.to, newest + 1);
  EXPECT_EQ(raw_rows(place(), "SELECT count(*) FROM notes"), "0\n");
  EXPECT_EQ(text_of(Store::open(place(), OpenMode::read_only)),
            "STO003 found=" + std::to_string(newest + 1) + " supported=" + std::to_string(newest));
  if (GetParam() == Kind::sqlite) {
    EXPECT_EQ(done.backup, place() + ".schema-" + std::to_string(newest) + ".backup");
    EXPECT_EQ(must(must(Store::open(done.backup, OpenMode::read_only)).events()), before);
  } else {
    EXPECT_EQ(done.backup, "") << "the server does it in one transaction";
  }
}

TEST_P(StoredCareTest, a_migration_that_fails_changes_nothing) {
  { Store store = new_store(place()); }
  auto list = with_notes(must(parse_target(place())).dialect);
  list.back().sql = "CREATE TABLE notes (text TEXT NOT NULL); CREATE TABLE players (id BIGINT);";
  EXPECT_EQ(code_of(bring_up(must(parse_target(place())), list, now)), "STO008");
  EXPECT_EQ(findings_of(reopen(place())), "");
}

TEST_F(SqliteCareTest, a_second_backup_before_a_migration_gets_another_name) {
  { Store store = new_store(path()); }
  const std::string taken = path() + ".schema-" + std::to_string(newest_schema()) + ".backup";
  write_bytes(taken, "mine");
  EXPECT_EQ(must(bring_up(Target::file(path()), with_notes(Dialect::sqlite), now)).backup, taken + "-2");
  EXPECT_EQ(read_bytes(taken), "mine");
}

TEST_F(SqliteCareTest, what_is_not_ours_is_not_migrated) {
  ASSERT_EQ(raw_sql(path(), "CREATE TABLE bookmarks (url TEXT)"), "");
  EXPECT_EQ(text_of(Store::migrate(path(), now)), "STO002 application_id=0");
  EXPECT_EQ(text_of(Store::migrate(path("none"), now)), "STO005");
}

// ---- health -------------------------------------------------------------------------------------------------------

TEST_P(CareTest, health_counts_and_names_the_ends_of_the_logs) {
  Store store = new_store(place());
  const EventId event = paired_event(store, 4);
  must(store.put_record({.file_name = "a", .bytes = "a", .games = {}}, now));
  const Health health = must(store.health());
  EXPECT_EQ(health.players, 4);
  EXPECT_EQ(health.events, 1);
  EXPECT_EQ(health.log_entries, 8);
  EXPECT_EQ(health.records, 1);
  EXPECT_EQ(health.record_games, 0);
  EXPECT_EQ(health.schema, newest_schema());
  EXPECT_GT(health.size, 10'000);
  ASSERT_EQ(health.heads.size(), 1U);
  EXPECT_EQ(health.heads.front().code, "spring-cup");
  EXPECT_EQ(health.heads.front().head, must(store.verify_log(event)));
  EXPECT_TRUE(health.engine.starts_with(GetParam() == Kind::postgresql ? "PostgreSQL 1" : "SQLite 3")) << health.engine;
  std::string findings;
  for (const auto& found : health.findings) findings += text_of(dots::Error{found.code, found.args}) + "\n";
  // The server of the tests does not wait for the disk, and is told so.
  EXPECT_EQ(findings, GetParam() == Kind::postgresql ? "STO025 name=fsync value=off wanted=on\n" : "");
}

TEST_P(StoredCareTest, health_names_only_logs_that_are_sound) {
  Store store = new_store(place());
  paired_event(store, 2);
  EventSettings other = spring_cup();
  other.code = "other";
  must(store.create_event(other, anna));
  tamper(place(), "UPDATE log SET actor = 'Boris' WHERE chain = 1 AND sequence = 2");
  const Health health = must(store.health());
  ASSERT_EQ(health.heads.size(), 1U);
  EXPECT_EQ(health.heads.front().code, "other");
  EXPECT_EQ(health.findings.front().code, "STO007");
}

}  // namespace
}  // namespace store_tests
