// What is opened, what is refused, and that a refused file is left byte for byte as it was.
#include <sys/stat.h>

#include <map>
#include <set>

#include "connection.h"
#include "migrations.h"
#include "process.h"
#include "store_fixture.h"
#include "values.h"

namespace store_tests {
namespace {

namespace fs = std::filesystem;
using tournament::store::OpenMode;
using tournament::store::Store;
using tournament::store::detail::Access;
using tournament::store::detail::Connection;
using tournament::store::detail::newest_schema;
using tournament::store::detail::sha256;
using tournament::store::detail::Target;

class OpenTest : public StoreTest {
 protected:
  /// Names and checksums of everything in the folder.
  [[nodiscard]] std::map<std::string, std::string> everything() const {
    std::map<std::string, std::string> files;
    for (const auto& entry : fs::directory_iterator(folder()))
      files[entry.path().filename().string()] =
          entry.is_regular_file() ? sha256(read_bytes(entry.path().string())) : "";
    return files;
  }

  /// Opens the file in both modes, expects `text`, and that nothing in the folder has changed.
  void expect_refused(const std::string& text) {
    const auto before = everything();
    for (const OpenMode mode : {OpenMode::read_only, OpenMode::read_write})
      EXPECT_EQ(text_of(Store::open(path(), mode)), text);
    EXPECT_EQ(everything(), before);
  }
};

TEST_F(OpenTest, creates_a_database_once) {
  { const Store store = new_store(path()); }
  EXPECT_EQ(raw_rows(path(), "PRAGMA application_id; PRAGMA user_version; PRAGMA journal_mode"),
            "1098015348\n" + std::to_string(newest_schema()) + "\nwal\n");
  const auto before = everything();
  EXPECT_EQ(before.size(), 1U) << "nothing stays beside it";
  EXPECT_EQ(text_of(Store::init(path(), now)), "STO010");
  EXPECT_EQ(everything(), before);
}

TEST_F(OpenTest, refuses_to_create_with_a_time_that_is_none) {
  EXPECT_EQ(text_of(Store::init(path(), "yesterday")), "STO015 field=at reason=shape");
  EXPECT_TRUE(everything().empty());
}

TEST_F(OpenTest, creates_over_no_file_of_any_kind) {
  fs::create_symlink(path("elsewhere"), path());
  EXPECT_EQ(text_of(Store::init(path(), now)), "STO010") << "a dangling link is somebody's file too";
}

TEST_F(OpenTest, opens_what_it_created_under_any_name) {
  for (const char* name : {"with blank.db", "100%.db", "a?mode=memory&b#c.db", "Весна ½.db", "quote'\".db"}) {
    SCOPED_TRACE(name);
    { Store store = new_store(path(name)); }
    EXPECT_TRUE(fs::exists(path(name)));
    EXPECT_TRUE(Store::open(path(name), OpenMode::read_only));
    EXPECT_TRUE(Store::open(path(name), OpenMode::read_write));
  }
  EXPECT_EQ(text_of(Store::init(path("\xff.db"), now)), "STO004 reason=encoding");
}

TEST_F(OpenTest, a_store_opened_for_reading_is_not_written) {
  { Store store = new_store(path()); }
  Store store = must(Store::open(path(), OpenMode::read_only));
  EXPECT_TRUE(store.players());
  EXPECT_EQ(text_of(store.add_player({.name = "Ivanov, Ivan"}, anna)), "STO004 reason=read_only");
  EXPECT_EQ(findings_of(store), "");
}

TEST_F(OpenTest, a_missing_file_is_not_created) { expect_refused("STO005"); }

TEST_F(OpenTest, a_text_file_is_no_database) {
  write_bytes(path(), std::string(5000, 'x'));
  expect_refused("STO001");
}

TEST_F(OpenTest, an_empty_file_is_no_database) {
  write_bytes(path(), "");
  expect_refused("STO001");
}

TEST_F(OpenTest, a_file_cut_in_its_header_is_no_database) {
  { Store store = new_store(path()); }
  write_bytes(path(), read_bytes(path()).substr(0, 60));
  expect_refused("STO001");
}

TEST_F(OpenTest, a_truncated_database_is_damaged) {
  { Store store = new_store(path()); }
  const std::string whole = read_bytes(path());
  for (const std::size_t kept : {whole.size() / 2, whole.size() - 4096, std::size_t{4096}, std::size_t{100}}) {
    SCOPED_TRACE(kept);
    write_bytes(path(), whole.substr(0, kept));
    const auto before = everything();
    const auto for_writing = Store::open(path(), OpenMode::read_write);
    ASSERT_FALSE(for_writing);
    EXPECT_TRUE(for_writing.error().code == "STO009" || for_writing.error().code == "STO001") << text_of(for_writing);
    EXPECT_EQ(everything(), before);
    // A reader has to leave the empty files of the write-ahead log where they are.
    const auto for_reading = Store::open(path(), OpenMode::read_only);
    EXPECT_EQ(text_of(for_reading), text_of(for_writing));
    EXPECT_EQ(everything()["arbiter.db"], before.at("arbiter.db"));
    fs::remove(path("arbiter.db-wal"));
    fs::remove(path("arbiter.db-shm"));
  }
}

TEST_F(OpenTest, overwritten_pages_are_found) {
  { Store store = new_store(path()); }
  std::string bytes = read_bytes(path());
  for (std::size_t at = 4096; at < bytes.size(); ++at) bytes[at] = '\x5a';
  write_bytes(path(), bytes);
  const auto opened = Store::open(path(), OpenMode::read_only);
  ASSERT_FALSE(opened);
  EXPECT_EQ(opened.error().code, "STO009") << text_of(opened);
}

TEST_F(OpenTest, the_database_of_another_program_is_left_alone) {
  ASSERT_EQ(raw_sql(path(), "CREATE TABLE bookmarks (url TEXT); INSERT INTO bookmarks VALUES ('x')"), "");
  expect_refused("STO002 application_id=0");
  ASSERT_EQ(raw_sql(path(), "PRAGMA application_id = 77; PRAGMA journal_mode = WAL"), "");
  expect_refused("STO002 application_id=77");
}

TEST_F(OpenTest, a_newer_database_is_left_alone) {
  { Store store = new_store(path()); }
  ASSERT_EQ(raw_sql(path(), "PRAGMA user_version = 99"), "");
  expect_refused("STO003 found=99 supported=" + std::to_string(newest_schema()));
}

TEST_F(OpenTest, a_database_whose_newer_mark_is_still_in_the_write_ahead_log_is_left_alone) {
  { Store store = new_store(path()); }
  const std::string old_file = read_bytes(path());
  {
    const Store keeps_the_log_open = reopen(path());
    ASSERT_EQ(raw_sql(path(), "PRAGMA user_version = 99"), "");
    ASSERT_TRUE(read_bytes(path()) == old_file) << "the mark is in the write-ahead log alone";
    fs::copy(path("arbiter.db-wal"), path("kept-wal"));
  }
  write_bytes(path(), old_file);
  fs::rename(path("kept-wal"), path("arbiter.db-wal"));
  const std::string log = read_bytes(path("arbiter.db-wal"));
  for (const OpenMode mode : {OpenMode::read_only, OpenMode::read_write})
    EXPECT_EQ(text_of(Store::open(path(), mode)), "STO003 found=99 supported=" + std::to_string(newest_schema()));
  EXPECT_TRUE(read_bytes(path()) == old_file);
  EXPECT_TRUE(read_bytes(path("arbiter.db-wal")) == log);
}

TEST_F(OpenTest, an_older_database_says_so) {
  { Store store = new_store(path()); }
  ASSERT_EQ(raw_sql(path(), "PRAGMA user_version = 0"), "");
  expect_refused("STO016 found=0 supported=" + std::to_string(newest_schema()));
}

TEST_F(OpenTest, what_is_no_file_is_not_opened) {
  fs::create_directory(path());
  expect_refused("STO004 reason=not_a_file");
  fs::remove(path());
  ASSERT_EQ(::mkfifo(path().c_str(), 0600), 0);
  expect_refused("STO004 reason=not_a_file");
}

TEST_F(OpenTest, a_folder_that_is_not_there_is_not_made) {
  EXPECT_EQ(code_of(Store::init(path("no/such/folder.db"), now)), "STO004");
  EXPECT_TRUE(everything().empty());
}

// As a user without rights, in a process of its own.
TEST_F(OpenTest, a_read_only_file_is_read_and_not_written) {
  { Store store = new_store(path()); }
  fs::permissions(path(), fs::perms::owner_read | fs::perms::group_read | fs::perms::others_read);
  const std::string before = read_bytes(path());
  EXPECT_EQ(output_of({STORE_WORKER, "open", path(), "write"}), "STO004 read_only\n");
  EXPECT_EQ(output_of({STORE_WORKER, "open", path(), "read"}), "ok\n");
  EXPECT_TRUE(read_bytes(path()) == before);
}

TEST_F(OpenTest, a_file_that_may_not_be_read_is_refused) {
  { Store store = new_store(path()); }
  fs::permissions(path(), fs::perms::none);
  EXPECT_EQ(output_of({STORE_WORKER, "open", path(), "read"}), "STO004 permission\n");
}

TEST_F(OpenTest, a_read_only_folder_is_refused) {
  { Store store = new_store(path()); }
  fs::permissions(path(), fs::perms::all);
  const auto before = everything();
  fs::permissions(folder(), fs::perms::owner_read | fs::perms::owner_exec | fs::perms::group_read |
                                fs::perms::group_exec | fs::perms::others_read | fs::perms::others_exec);
  EXPECT_EQ(output_of({STORE_WORKER, "open", path(), "write"}), "STO004 folder_read_only\n");
  EXPECT_EQ(output_of({STORE_WORKER, "open", path(), "read"}), "STO004 folder_read_only\n");
  EXPECT_EQ(output_of({STORE_WORKER, "init", path("new.db")}), "STO004 permission\n");
  EXPECT_EQ(everything(), before);
}

TEST_F(OpenTest, a_connection_is_durable_and_trusts_nothing) {
  { Store store = new_store(path()); }
  Connection connection = must(Connection::open(Target::file(path()), Access::read_write));
  EXPECT_EQ(must(connection.number("PRAGMA synchronous")), 2) << "FULL";
  EXPECT_EQ(must(connection.number("PRAGMA foreign_keys")), 1);
  EXPECT_EQ(must(connection.number("PRAGMA busy_timeout")), 5000);
  EXPECT_EQ(must(connection.number("PRAGMA trusted_schema")), 0);
  EXPECT_EQ(must(connection.number("PRAGMA cell_size_check")), 1);
  // defensive mode: the schema cannot be written as a table
  must(connection.script("PRAGMA writable_schema = ON;"));
  EXPECT_FALSE(connection.script("DELETE FROM sqlite_schema;"));
  // limits
  EXPECT_FALSE(connection.script("ATTACH ':memory:' AS other;"));
  EXPECT_FALSE(connection.script("SELECT zeroblob(100000000);"));
}

TEST(ErrorTable, has_every_code_once) {
  std::set<std::string_view> codes;
  for (const auto& entry : tournament::store::errors::table) {
    EXPECT_TRUE(codes.insert(entry.code).second) << entry.code;
    EXPECT_FALSE(entry.meaning.empty());
  }
}

}  // namespace
}  // namespace store_tests
