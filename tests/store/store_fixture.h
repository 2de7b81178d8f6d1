// What the tests of the store share: a folder of their own, a small event, and raw SQL behind the store's back.
#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <initializer_list>
#include <string>
#include <string_view>
#include <vector>

#include "tournament/store/store.h"

namespace store_tests {

inline const std::string now = "2026-11-29T22:05:03Z";
inline const tournament::event::Context anna{.at = now, .actor = "Anna"};

/// A folder that is removed at the end of the test, and the path of a database in it.
class StoreTest : public testing::Test {
 protected:
  StoreTest();
  ~StoreTest() override;
  [[nodiscard]] std::string path(std::string_view name = "arbiter.db") const { return (folder_ / name).string(); }
  [[nodiscard]] const std::filesystem::path& folder() const { return folder_; }

 private:
  std::filesystem::path folder_;
};

enum class Kind : std::uint8_t { memory, sqlite, postgresql };
std::string name_of(const testing::TestParamInfo<Kind>& info);
/// PostgreSQL is among them where it is installed; PostgresTest.is_installed says so when it is not.
std::vector<Kind> all_kinds();
/// Those that another connection can reach.
std::vector<Kind> shared_kinds();

/// A PostgreSQL database that is not there yet.
std::string fresh_postgres();

/// A database of each kind: what holds for one holds for all.
class ContractTest : public StoreTest, public testing::WithParamInterface<Kind> {
 protected:
  ~ContractTest() override;
  /// Where the database of the test is, or will be.
  [[nodiscard]] const std::string& place() const { return place_; }
  /// Another place of the same kind.
  [[nodiscard]] std::string another_place() const;

 private:
  std::string place_ = another_place();
};

/// The value of a result that must be one.
template <class T>
T must(dots::Result<T> result) {
  if (!result) {
    std::string text = result.error().code;
    for (const dots::Argument& argument : result.error().args) text += " " + argument.name + "=" + argument.value;
    ADD_FAILURE() << text;
    std::abort();
  }
  return std::move(result).value();
}
void must(const dots::Result<void>& result);

/// "STO006 event=1 expected=2 found=3", without the argument `path`; "ok" for a success.
std::string text_of(const dots::Error& error);
template <class T>
std::string text_of(const dots::Result<T>& result) {
  return result ? "ok" : text_of(result.error());
}
/// "STO001"; "ok" for a success.
template <class T>
std::string code_of(const dots::Result<T>& result) {
  return result ? "ok" : result.error().code;
}

tournament::store::Store new_store(const std::string& path);
tournament::store::Store reopen(const std::string& path);
/// "STO017 event=1 column=title …", one a line; empty when the store is sound.
std::string findings_of(const tournament::store::Store& store);

tournament::event::EventSettings spring_cup();
/// An event with `entries` players and all rounds paired.
tournament::store::EventId paired_event(tournament::store::Store& store, int entries);

tournament::event::SetResult set_result(int round, int table, tournament::event::ResultKind kind,
                                        std::string reason = {});

/// Runs SQL on a database behind the store's back (on PostgreSQL as a user with all rights), and gives the error
/// message, or "".
std::string raw_sql(const std::string& place, const std::string& sql);
/// Rows of a query: columns divided by "|", rows by newlines.
std::string raw_rows(const std::string& place, const std::string& sql);
/// As raw_sql(), for what the triggers refuse.
void tamper(const std::string& place, const std::string& sql);

std::string read_bytes(const std::string& path);
void write_bytes(const std::string& path, std::string_view bytes);

}  // namespace store_tests
