#include "store_fixture.h"

#include <cstdlib>
#include <fstream>
#include <iterator>

#include "postgres_cluster.h"
#include "raw_sql.h"

namespace store_tests {

namespace fs = std::filesystem;
using tournament::event::AddEntry;
using tournament::event::PairAll;
using tournament::store::EventId;
using tournament::store::OpenMode;
using tournament::store::Store;

StoreTest::StoreTest() {
  std::string name = (fs::temp_directory_path() / "arbiter-store-XXXXXX").string();
  if (::mkdtemp(name.data()) == nullptr) std::abort();
  folder_ = name;
  // Some tests look from a process without rights.
  fs::permissions(folder_, fs::perms::owner_all | fs::perms::group_all | fs::perms::others_all);
}

StoreTest::~StoreTest() {
  std::error_code ignored;
  fs::permissions(folder_, fs::perms::owner_all, ignored);
  fs::remove_all(folder_, ignored);
}

void must(const dots::Result<void>& result) { ASSERT_TRUE(result) << text_of(result); }

std::string text_of(const dots::Error& error) {
  std::string text = error.code;
  for (const dots::Argument& argument : error.args)
    if (argument.name != "path") text += " " + argument.name + "=" + argument.value;
  return text;
}

Store new_store(const std::string& path) { return must(Store::init(path, now)); }
Store reopen(const std::string& path) { return must(Store::open(path, OpenMode::read_write)); }

std::string findings_of(const Store& store) {
  std::string text;
  for (const dots::Diagnostic& found : must(store.check())) text += text_of(dots::Error{found.code, found.args}) + "\n";
  return text;
}

tournament::event::EventSettings spring_cup() {
  tournament::event::EventSettings settings;
  settings.title = "Spring Cup";
  settings.code = "spring-cup";
  settings.rules = "dots:39x32";
  settings.place = "Minsk";
  return settings;
}

EventId paired_event(Store& store, int entries) {
  std::vector<tournament::event::Player> players;
  for (int i = 1; i <= entries; ++i) players.push_back({.name = "Player " + std::to_string(i)});
  const auto ids = must(store.add_players(players, anna));
  const EventId event = must(store.create_event(spring_cup(), anna)).event;
  for (const auto id : ids) must(store.decide_and_append(event, AddEntry{id}, anna));
  must(store.decide_and_append(event, PairAll{}, anna));
  return event;
}

tournament::event::SetResult set_result(int round, int table, tournament::event::ResultKind kind, std::string reason) {
  return {.round = round, .table = table, .result = {.kind = kind}, .reason = std::move(reason)};
}

// ---- kinds of databases -----------------------------------------------------------------------------------------

std::string name_of(const testing::TestParamInfo<Kind>& info) {
  return info.param == Kind::memory ? "memory" : info.param == Kind::sqlite ? "sqlite" : "postgresql";
}

std::vector<Kind> shared_kinds() {
  if (!PostgresCluster::is_installed()) return {Kind::sqlite};
  return {Kind::sqlite, Kind::postgresql};
}

std::vector<Kind> all_kinds() {
  auto kinds = shared_kinds();
  kinds.insert(kinds.begin(), Kind::memory);
  return kinds;
}

std::string fresh_postgres() { return PostgresCluster::shared().fresh_address(); }

std::string ContractTest::another_place() const {
  static int count = 0;
  if (GetParam() == Kind::memory) return ":memory:";
  if (GetParam() == Kind::sqlite) return path("contract" + std::to_string(++count) + ".db");
  return fresh_postgres();
}

// Databases that are gone take the folder of the cluster no room.
ContractTest::~ContractTest() {
  if (GetParam() == Kind::postgresql) drop_database(place_);
}

std::string raw_sql(const std::string& place, const std::string& sql) {
  return is_postgres(place) ? postgres_sql(place, sql, nullptr) : sqlite_sql(place, sql, nullptr);
}

std::string raw_rows(const std::string& place, const std::string& sql) {
  std::string rows;
  EXPECT_EQ(is_postgres(place) ? postgres_sql(place, sql, &rows) : sqlite_sql(place, sql, &rows), "");
  return rows;
}

void tamper(const std::string& place, const std::string& sql) {
  const std::string drop =
      is_postgres(place)
          ? "DROP TRIGGER log_refuses_change ON log; DROP TRIGGER log_continues_its_chain ON log; "
            "DROP TRIGGER records_refuse_update ON records; "
            "DROP TRIGGER player_log_refuses_delete ON player_log; DROP TRIGGER player_log_refuses_update ON "
            "player_log; "
            "DROP TRIGGER player_log_continues_its_chain ON player_log; "
          : "DROP TRIGGER log_refuses_update; DROP TRIGGER log_refuses_delete; DROP TRIGGER log_continues_its_chain; "
            "DROP TRIGGER records_refuse_update; DROP TRIGGER player_log_refuses_update; "
            "DROP TRIGGER player_log_refuses_delete; DROP TRIGGER player_log_continues_its_chain; ";
  ASSERT_EQ(raw_sql(place, drop + sql), "");
}

std::string read_bytes(const std::string& path) {
  std::ifstream in(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

void write_bytes(const std::string& path, std::string_view bytes) { std::ofstream(path, std::ios::binary) << bytes; }

}  // namespace store_tests
