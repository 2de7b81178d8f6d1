// Several desks on one database.
#include <sqlite3.h>

#include "process.h"
#include "store_fixture.h"

namespace store_tests {
namespace {

using tournament::event::LogBody;
using tournament::event::ResultKind;
using tournament::event::ResultSet;
using tournament::store::EventId;
using tournament::store::Store;

class ConflictTest : public ContractTest {};
INSTANTIATE_TEST_SUITE_P(Store, ConflictTest, testing::ValuesIn(shared_kinds()), name_of);

LogBody result_at_table(int table, ResultKind kind) {
  return ResultSet{.round = 1, .table = table, .result = {.kind = kind}, .reason = {}};
}

TEST_P(ConflictTest, of_two_desks_that_decided_on_the_same_state_one_wins) {
  Store first = new_store(place());
  const EventId event = paired_event(first, 4);
  Store second = reopen(place());
  // given: both desks look at the same state
  const auto seen = must(first.load(event)).sequence;
  ASSERT_EQ(must(second.load(event)).sequence, seen);

  // when: both write what they decided on it
  must(first.append(event, seen, {result_at_table(1, ResultKind::first_wins)}, anna));
  const auto late = second.append(event, seen, {result_at_table(2, ResultKind::draw)}, {.at = now, .actor = "Boris"});

  // then: the second is told, and nothing of it is there
  EXPECT_EQ(text_of(late), "STO006 event=1 expected=" + std::to_string(seen) + " found=" + std::to_string(seen + 1));
  EXPECT_EQ(must(second.load(event)).sequence, seen + 1);

  // and the retry, on the new state, succeeds
  const auto retried = must(second.append(event, seen + 1, {result_at_table(2, ResultKind::draw)}, anna));
  EXPECT_EQ(retried.entries.front().sequence, seen + 2);
  EXPECT_EQ(must(first.load(event)), must(second.load(event)));
  EXPECT_EQ(findings_of(first), "");
}

TEST_P(ConflictTest, a_command_is_decided_on_what_the_other_desk_left) {
  Store first = new_store(place());
  const EventId event = paired_event(first, 4);
  Store second = reopen(place());
  must(second.load(event));
  must(first.decide_and_append(event, set_result(1, 1, ResultKind::first_wins), anna));

  // Without a reason this would be allowed on the state the second desk has seen, and is not on the one that stands.
  const auto refused = second.decide_and_append(event, set_result(1, 1, ResultKind::draw), anna);
  EXPECT_EQ(code_of(refused), "EVT033");
  EXPECT_TRUE(second.decide_and_append(event, set_result(1, 1, ResultKind::draw, "wrong sheet"), anna));
}

TEST_P(ConflictTest, two_processes_that_write_at_once_lose_nothing) {
  Store store = new_store(place());
  const EventId event = paired_event(store, 4);
  const auto before = must(store.load(event)).sequence;
  constexpr int each = 60;
  {
    Process one({STORE_WORKER, "commit", place(), std::to_string(event), std::to_string(each)});
    Process other({STORE_WORKER, "commit", place(), std::to_string(event), std::to_string(each)});
    EXPECT_EQ(one.wait(), 0);
    EXPECT_EQ(other.wait(), 0);
  }
  EXPECT_EQ(must(store.load(event)).sequence, before + 2 * each);
  EXPECT_EQ(findings_of(store), "");
}

// ---- somebody who began and went away -----------------------------------------------------------------------------

class NeverEndingTest : public StoreTest {};

TEST_F(NeverEndingTest, writer_of_a_file_is_named) {
  Store store = new_store(path());
  sqlite3* raw = nullptr;
  ASSERT_EQ(sqlite3_open(path().c_str(), &raw), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(raw, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const auto refused = store.add_player({.name = "Ivanov, Ivan"}, anna);
  EXPECT_EQ(text_of(refused), "STO008 what=busy detail=database is locked");
  // Reading goes on meanwhile.
  EXPECT_TRUE(store.players());
  sqlite3_close(raw);
  EXPECT_TRUE(store.add_player({.name = "Ivanov, Ivan"}, anna));
}

}  // namespace
}  // namespace store_tests
