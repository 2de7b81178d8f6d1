// The log: append-only, chained, and every kind of tampering found and named.
#include "store_fixture.h"
#include "values.h"

namespace store_tests {
namespace {

using namespace tournament::event;
using tournament::Limits;
using tournament::store::EventId;
using tournament::store::Store;
using tournament::store::detail::sha256;

class LogTest : public ContractTest {
 protected:
  // given: an event of four players, three rounds, four results: twelve entries
  Store store_ = new_store(place());
  EventId event_ = paired_event(store_, 4);

  void SetUp() override {
    for (int round = 1; round <= 2; ++round)
      for (int table = 1; table <= 2; ++table)
        must(store_.decide_and_append(event_, set_result(round, table, ResultKind::first_wins), anna));
    ASSERT_EQ(must(store_.load(event_)).sequence, last);
  }

  /// Tampers with the file; then every way to look at the log, in a store opened afresh, must say `expected`.
  void expect_found(const std::string& sql, const std::string& expected) {
    tamper(place(), sql);
    Store fresh = reopen(place());
    EXPECT_EQ(text_of(fresh.verify_log(event_)), expected);
    EXPECT_EQ(text_of(fresh.log(event_)), expected);
    EXPECT_EQ(text_of(fresh.load(event_)), expected);
    EXPECT_EQ(text_of(fresh.decide_and_append(event_, set_result(3, 1, ResultKind::draw), anna)), expected);
    EXPECT_EQ(findings_of(fresh), expected + "\n");
  }

  static constexpr std::int64_t last = 12;
};

INSTANTIATE_TEST_SUITE_P(Store, LogTest, testing::ValuesIn(all_kinds()), name_of);

class StoredLogTest : public LogTest {};
INSTANTIATE_TEST_SUITE_P(Store, StoredLogTest, testing::ValuesIn(shared_kinds()), name_of);

TEST_P(LogTest, is_a_chain_of_hashes) {
  std::string previous(64, '0');
  std::int64_t sequence = 0;
  for (const LogEntry& entry : must(store_.log(event_))) {
    EXPECT_EQ(entry.sequence, ++sequence);
    EXPECT_EQ(entry.at, now);
    EXPECT_EQ(entry.actor, "Anna");
    EXPECT_EQ(entry.previous_hash, previous);
    EXPECT_EQ(entry.hash, sha256(previous + "\n" + canonical_text(entry)));
    previous = entry.hash;
  }
  const auto head = must(store_.verify_log(event_));
  EXPECT_EQ(head.sequence, last);
  EXPECT_EQ(head.hash, previous);
}

TEST_P(LogTest, hash_is_sha_256) {
  EXPECT_EQ(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
}

TEST_P(LogTest, folds_to_the_state_that_was_returned) {
  const auto done = must(store_.decide_and_append(event_, set_result(3, 2, ResultKind::double_forfeit), anna));
  State state;
  for (const LogEntry& entry : must(store_.log(event_))) state = apply(std::move(state), entry.body);
  EXPECT_EQ(state, done.state);
}

TEST_P(StoredLogTest, refuses_update_and_delete) {
  const std::string before = raw_rows(place(), "SELECT * FROM log ORDER BY sequence");
  EXPECT_EQ(raw_sql(place(), "UPDATE log SET actor = 'Boris' WHERE sequence = 3"), "the log is append-only");
  EXPECT_EQ(raw_sql(place(), "DELETE FROM log WHERE sequence = 12"), "the log is append-only");
  const std::string again = GetParam() == Kind::sqlite ? "INSERT OR REPLACE INTO" : "INSERT INTO";
  EXPECT_EQ(raw_sql(place(), again + " log SELECT * FROM log WHERE sequence = 12"),
            "the entry does not follow the last one of its chain");
  EXPECT_EQ(raw_rows(place(), "SELECT * FROM log ORDER BY sequence"), before);
}

TEST_P(StoredLogTest, refuses_an_entry_that_does_not_follow) {
  const std::string row = ", '" + now + "', 'Anna', 'result_cleared', '{}', '";
  const std::string stray(64, 'a');
  EXPECT_EQ(raw_sql(place(), "INSERT INTO log VALUES (1, 13" + row + stray + "', '" + stray + "')"),
            "the entry does not follow the last one of its chain");
  EXPECT_EQ(raw_sql(place(), "INSERT INTO log SELECT 1, 14" + row + "' || hash, hash FROM log WHERE sequence = 12"),
            "the entry does not follow the last one of its chain");
}

TEST_P(StoredLogTest, a_changed_body_is_found) {
  expect_found("UPDATE log SET body = replace(body, '1-0', '0-1') WHERE sequence = 10",
               "STO007 event=1 sequence=10 what=changed");
}
TEST_P(StoredLogTest, a_changed_actor_is_found) {
  expect_found("UPDATE log SET actor = 'Boris' WHERE sequence = 1", "STO007 event=1 sequence=1 what=changed");
}
TEST_P(StoredLogTest, a_changed_time_is_found) {
  expect_found("UPDATE log SET at = '2025-11-29T22:05:03Z' WHERE sequence = 12",
               "STO007 event=1 sequence=12 what=changed");
}
TEST_P(StoredLogTest, a_changed_hash_is_found) {
  expect_found("UPDATE log SET hash = '" + std::string(64, 'b') + "' WHERE sequence = 4",
               "STO007 event=1 sequence=4 what=changed");
}
TEST_P(StoredLogTest, a_body_written_otherwise_is_found) {
  expect_found("UPDATE log SET body = replace(body, ':', ': ') WHERE sequence = 6",
               "STO007 event=1 sequence=6 what=unreadable");
}
TEST_P(StoredLogTest, an_unknown_kind_is_found) {
  expect_found("UPDATE log SET kind = 'party' WHERE sequence = 6", "STO007 event=1 sequence=6 what=unreadable");
}
TEST_P(StoredLogTest, a_removed_entry_is_found) {
  expect_found("DELETE FROM log WHERE sequence = 7", "STO007 event=1 sequence=7 what=removed");
}
TEST_P(StoredLogTest, a_removed_first_entry_is_found) {
  expect_found("DELETE FROM log WHERE sequence = 1", "STO007 event=1 sequence=1 what=removed");
}
TEST_P(StoredLogTest, a_removed_last_entry_is_found) {
  expect_found("DELETE FROM log WHERE sequence > 10", "STO007 event=1 sequence=11 what=removed");
}
TEST_P(StoredLogTest, an_emptied_log_is_found) {
  expect_found("DELETE FROM log", "STO007 event=1 sequence=1 what=removed");
}
TEST_P(StoredLogTest, a_removed_entry_whose_gap_was_closed_is_found) {
  expect_found(
      "DELETE FROM log WHERE sequence = 9; UPDATE log SET sequence = 9 WHERE sequence = 10; "
      "UPDATE log SET sequence = 10 WHERE sequence = 11; UPDATE log SET sequence = 11 WHERE sequence = 12",
      "STO007 event=1 sequence=9 what=reordered was=10");
}
TEST_P(StoredLogTest, reordered_entries_are_found) {
  expect_found(
      "UPDATE log SET sequence = 99 WHERE sequence = 10; UPDATE log SET sequence = 10 WHERE sequence = 11; "
      "UPDATE log SET sequence = 11 WHERE sequence = 99",
      "STO007 event=1 sequence=10 what=reordered was=11");
}

// Whoever changes an entry and gives it a fitting hash breaks the link of the next one.
TEST_P(StoredLogTest, an_entry_replaced_together_with_its_hash_is_found) {
  LogEntry entry = must(store_.log(event_))[9];
  std::get<ResultSet>(entry.body).result.kind = ResultKind::second_wins;
  const std::string hash = sha256(entry.previous_hash + "\n" + canonical_text(entry));
  expect_found("UPDATE log SET body = '" + encode(entry.body) + "', hash = '" + hash + "' WHERE sequence = 10",
               "STO007 event=1 sequence=10 what=replaced");
}

TEST_P(StoredLogTest, tampering_behind_an_open_store_is_found) {
  must(store_.load(event_));
  tamper(place(), "UPDATE log SET actor = 'Boris' WHERE sequence = 12");
  EXPECT_EQ(text_of(store_.verify_log(event_)), "STO007 event=1 sequence=12 what=changed");
}

TEST_P(StoredLogTest, a_sound_event_is_not_touched_by_the_broken_log_of_another) {
  EventSettings other = spring_cup();
  other.code = "other";
  const EventId sound = must(store_.create_event(other, anna)).event;
  tamper(place(), "DELETE FROM log WHERE chain = 1 AND sequence = 2");
  EXPECT_EQ(must(store_.verify_log(sound)).sequence, 1);
  EXPECT_EQ(findings_of(store_), "STO007 event=1 sequence=2 what=removed\n");
}

TEST_P(LogTest, takes_several_entries_or_none) {
  const LogBody good = ResultSet{.round = 3, .table = 1, .result = {.kind = ResultKind::draw}, .reason = {}};
  const LogBody stranger = EntryAdded{.number = 5, .player = 77};
  EXPECT_EQ(text_of(store_.append(event_, last, {good, stranger}, anna)), "STO011 kind=player value=77");
  EXPECT_EQ(must(store_.verify_log(event_)).sequence, last);

  const auto done =
      must(store_.append(event_, last, {good, ResultCleared{.round = 3, .table = 1, .reason = "x"}}, anna));
  ASSERT_EQ(done.entries.size(), 2U);
  EXPECT_EQ(done.entries[1].previous_hash, done.entries[0].hash);
  EXPECT_EQ(done.state.sequence, last + 2);
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(LogTest, is_not_touched_by_a_command_that_asks_for_what_stands) {
  const auto done = must(store_.decide_and_append(event_, set_result(1, 1, ResultKind::first_wins), anna));
  EXPECT_TRUE(done.entries.empty());
  EXPECT_EQ(must(store_.verify_log(event_)).sequence, last);
}

TEST_P(LogTest, refuses_a_context_that_it_could_not_keep) {
  const std::vector<LogBody> bodies{ResultSet{.round = 3, .table = 1, .result = {}, .reason = {}}};
  const auto refused = [&](Context context) { return text_of(store_.append(event_, last, bodies, context)); };
  EXPECT_EQ(refused({.at = "today", .actor = "Anna"}), "STO015 field=at reason=shape");
  EXPECT_EQ(refused({.at = now, .actor = ""}), "STO015 field=actor reason=empty");
  EXPECT_EQ(refused({.at = now, .actor = "An\nna"}), "STO015 field=actor reason=control");
  EXPECT_EQ(refused({.at = now, .actor = "An\xffna"}), "STO015 field=actor reason=encoding");
  const auto bound = static_cast<std::size_t>(Limits{}.name_length);
  EXPECT_EQ(refused({.at = now, .actor = std::string(bound + 1, 'a')}), "LIM001 limit=name_length bound=200 found=201");
  EXPECT_EQ(refused({.at = now, .actor = std::string(bound, 'a')}), "ok");
}

TEST_P(LogTest, takes_no_entry_over_the_limit) {
  const auto body_with = [](std::size_t reason) {
    return LogBody{ResultCleared{.round = 1, .table = 1, .reason = std::string(reason, 'a')}};
  };
  const std::size_t bound = Limits{}.log_entry_bytes;
  const std::size_t rest = encode(body_with(0)).size();
  EXPECT_EQ(code_of(store_.append(event_, last, {body_with(bound - rest + 1)}, anna)), "LIM001");
  must(store_.append(event_, last, {body_with(bound - rest)}, anna));
  EXPECT_EQ(findings_of(store_), "");
}

}  // namespace
}  // namespace store_tests
