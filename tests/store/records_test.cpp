// Record files: kept once, byte for byte, and linked to results.
#include "store_fixture.h"
#include "tournament/records/codec.h"
#include "values.h"

namespace store_tests {
namespace {

using namespace tournament::event;
using tournament::Limits;
using tournament::store::EventId;
using tournament::store::RecordFile;
using tournament::store::RecordGame;
using tournament::store::Store;
using tournament::store::StoredRecord;
using tournament::store::detail::sha256;

class RecordsTest : public ContractTest {
 protected:
  Store store_ = new_store(place());
};

INSTANTIATE_TEST_SUITE_P(Store, RecordsTest, testing::ValuesIn(all_kinds()), name_of);

class StoredRecordsTest : public RecordsTest {
 protected:
  static std::string other_bytes() { return GetParam() == Kind::sqlite ? "x'00'" : "'\\x00'"; }
};
INSTANTIATE_TEST_SUITE_P(Store, StoredRecordsTest, testing::ValuesIn(shared_kinds()), name_of);

RecordGame verified_game(int index = 0) {
  return {.index = index,
          .format = "sgf",
          .dialect = "zagram",
          .game = "dots",
          .rules = "dots:39x32",
          .first = "O'Neil",
          .second = "Елкин <b>",
          .event = "Spring Cup",
          .round = "1",
          .date = "2026-11-29",
          .claimed = "B+3",
          .plies = 5,
          .accepted = 5,
          .verdict = "verified"};
}

/// Every byte there is, so that nothing on the way takes it for text.
std::string all_bytes() {
  std::string bytes;
  for (int round = 0; round < 3; ++round)
    for (int value = 0; value < 256; ++value) bytes += static_cast<char>(value);
  return bytes;
}

TEST_P(RecordsTest, come_back_byte_for_byte) {
  for (const std::string& bytes : {all_bytes(), std::string(), std::string("(;GM[40])"), std::string(1, '\0')}) {
    const auto put = must(store_.put_record({.file_name = "Весна/t'3.sgf", .bytes = bytes, .games = {}}, now));
    EXPECT_TRUE(put.added);
    EXPECT_EQ(put.sha256, sha256(bytes));
    EXPECT_EQ(must(store_.record_bytes(put.sha256)), bytes);
    EXPECT_EQ(must(store_.record_bytes(put.sha256 + ":0")), bytes);
  }
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(RecordsTest, are_listed_with_their_games) {
  RecordGame stopped = verified_game(1);
  stopped.verdict = "stops_at_ply";
  stopped.accepted = 2;
  stopped.error_code = "DOT003";
  const RecordFile file{.file_name = "two.sgf", .bytes = "(;)(;)", .games = {verified_game(0), stopped}};
  must(store_.put_record({.file_name = "none.txt", .bytes = "hello", .games = {}}, now));
  must(store_.put_record(file, "2026-11-30T00:00:00Z"));

  const auto list = must(store_.records());
  ASSERT_EQ(list.size(), 2U);
  EXPECT_EQ(list[0].file_name, "none.txt");
  EXPECT_TRUE(list[0].games.empty());
  const StoredRecord expected{.sha256 = sha256(file.bytes),
                              .file_name = "two.sgf",
                              .size = 6,
                              .imported_at = "2026-11-30T00:00:00Z",
                              .games = file.games};
  EXPECT_EQ(list[1], expected);
  EXPECT_EQ(must(store_.record(expected.sha256)), expected);
  EXPECT_EQ(must(store_.record(expected.sha256 + ":1")), expected);
}

TEST_P(RecordsTest, given_twice_are_kept_once) {
  const auto first = must(store_.put_record({.file_name = "a.sgf", .bytes = "(;)", .games = {verified_game()}}, now));
  RecordGame renewed = verified_game();
  renewed.verdict = "verified_with_warnings";
  const auto second =
      must(store_.put_record({.file_name = "b.sgf", .bytes = "(;)", .games = {renewed}}, "2027-01-01T00:00:00Z"));
  EXPECT_TRUE(first.added);
  EXPECT_FALSE(second.added);
  EXPECT_EQ(second.sha256, first.sha256);
  const StoredRecord kept = must(store_.record(first.sha256));
  EXPECT_EQ(kept.file_name, "a.sgf");
  EXPECT_EQ(kept.imported_at, now);
  ASSERT_EQ(kept.games.size(), 1U);
  EXPECT_EQ(kept.games.front(), renewed);
  EXPECT_EQ(must(store_.records()).size(), 1U);
}

TEST(Describe, takes_what_is_listed_from_record_and_report) {
  tournament::records::GameRecord record;
  record.format = "sgf";
  record.dialect = "zagram";
  record.index = 2;
  record.first.name = "Ivanov";
  record.second.name = "Petrov";
  record.event = "Spring Cup";
  record.round = "3";
  record.date = "2026-11-29";
  record.claim.raw = "W+R";
  tournament::records::VerifyReport report;
  report.verdict = tournament::records::Verdict::stops_at_ply;
  report.rules = "dots:39x32";
  report.plies = 9;
  report.accepted = 4;
  report.diagnostics = {{.severity = dots::Severity::warning, .code = "SGF001"},
                        {.severity = dots::Severity::error, .code = "DOT003"},
                        {.severity = dots::Severity::critical, .code = "DOT004"}};
  const RecordGame expected{.index = 2,
                            .format = "sgf",
                            .dialect = "zagram",
                            .game = "dots",
                            .rules = "dots:39x32",
                            .first = "Ivanov",
                            .second = "Petrov",
                            .event = "Spring Cup",
                            .round = "3",
                            .date = "2026-11-29",
                            .claimed = "W+R",
                            .plies = 9,
                            .accepted = 4,
                            .verdict = "stops_at_ply",
                            .error_code = "DOT003",
                            .day = "2026-11-29",
                            .winner = ""};
  EXPECT_EQ(tournament::store::describe(record, report), expected);
}

// Every verdict of the referee has to pass the CHECK of the table.
TEST_P(RecordsTest, take_every_verdict) {
  using tournament::records::Verdict;
  int index = 0;
  for (const Verdict verdict : {Verdict::verified, Verdict::verified_with_warnings, Verdict::contradicts_result,
                                Verdict::stops_at_ply, Verdict::not_replayable}) {
    RecordGame game = verified_game(index++);
    game.verdict = to_text(verdict);
    EXPECT_TRUE(store_.put_record({.file_name = "a", .bytes = "a", .games = {game}}, now)) << game.verdict;
  }
}

TEST_P(RecordsTest, that_are_not_there_are_said_to_be_missing) {
  EXPECT_EQ(text_of(store_.record("abc")), "STO011 kind=record value=abc");
  EXPECT_EQ(text_of(store_.record_bytes("abc:0")), "STO011 kind=record value=abc:0");
}

TEST_P(RecordsTest, with_impossible_games_leave_nothing) {
  RecordGame odd = verified_game();
  odd.verdict = "fine";
  EXPECT_EQ(text_of(store_.put_record({.file_name = "a", .bytes = "a", .games = {odd}}, now)),
            "STO015 field=verdict reason=unknown");
  odd = verified_game();
  odd.accepted = 6;
  EXPECT_EQ(text_of(store_.put_record({.file_name = "a", .bytes = "a", .games = {odd}}, now)),
            "STO015 field=plies reason=range");
  odd = verified_game(-1);
  EXPECT_EQ(text_of(store_.put_record({.file_name = "a", .bytes = "a", .games = {odd}}, now)),
            "STO015 field=index reason=range");
  EXPECT_EQ(text_of(store_.put_record({.file_name = "a", .bytes = "a", .games = {}}, "now")),
            "STO015 field=at reason=shape");
  EXPECT_TRUE(must(store_.records()).empty());
}

TEST_P(RecordsTest, have_a_size_limit) {
  const std::size_t bound = Limits{}.file_bytes;
  EXPECT_EQ(code_of(store_.put_record({.file_name = "big", .bytes = std::string(bound + 1, 'a'), .games = {}}, now)),
            "LIM001");
  const auto put = must(store_.put_record({.file_name = "big", .bytes = std::string(bound, 'a'), .games = {}}, now));
  EXPECT_EQ(must(store_.record_bytes(put.sha256)).size(), bound);
}

TEST_P(RecordsTest, are_stored_together_with_the_result_that_names_them) {
  const EventId event = paired_event(store_, 4);
  const RecordFile file{.file_name = "t1.sgf", .bytes = "(;GM[40])", .games = {verified_game()}};
  SetResult command = set_result(1, 1, ResultKind::first_wins);
  command.result.record = sha256(file.bytes) + ":0";

  // without the file the result names nothing
  EXPECT_EQ(text_of(store_.decide_and_append(event, command, anna)),
            "STO011 kind=record value=" + command.result.record);
  // with a result that is refused the file does not stay
  SetResult refused = command;
  refused.table = 9;
  EXPECT_EQ(code_of(store_.decide_and_append(event, refused, anna, {file})), "EVT031");
  refused = command;
  refused.result.record = sha256(file.bytes) + ":1";
  EXPECT_EQ(code_of(store_.decide_and_append(event, refused, anna, {file})), "STO011");
  EXPECT_TRUE(must(store_.records()).empty());

  const auto done = must(store_.decide_and_append(event, command, anna, {file}));
  EXPECT_EQ(done.state.rounds.front().pairings.front().result->record, command.result.record);
  EXPECT_EQ(must(store_.record_bytes(command.result.record)), file.bytes);
  EXPECT_EQ(findings_of(store_), "");
}

TEST_P(StoredRecordsTest, refuse_to_be_changed) {
  must(store_.put_record({.file_name = "a", .bytes = "a", .games = {}}, now));
  EXPECT_EQ(raw_sql(place(), "UPDATE records SET bytes = " + other_bytes()), "a record file is kept as it was given");
}

TEST_P(StoredRecordsTest, whose_bytes_were_changed_are_found) {
  const auto put = must(store_.put_record({.file_name = "a", .bytes = "a", .games = {}}, now));
  tamper(place(), "UPDATE records SET bytes = " + other_bytes());
  EXPECT_EQ(text_of(store_.record_bytes(put.sha256)), "STO019 record=" + put.sha256);
  EXPECT_EQ(findings_of(store_), "STO019 record=" + put.sha256 + "\n");
}

TEST_P(StoredRecordsTest, that_a_result_names_and_are_gone_are_found) {
  const EventId event = paired_event(store_, 2);
  const RecordFile file{.file_name = "t1.sgf", .bytes = "(;GM[40])", .games = {verified_game()}};
  SetResult command = set_result(1, 1, ResultKind::first_wins);
  command.result.record = sha256(file.bytes) + ":0";
  must(store_.decide_and_append(event, command, anna, {file}));
  ASSERT_EQ(raw_sql(place(), "DELETE FROM record_games; DELETE FROM records"), "");
  EXPECT_EQ(findings_of(store_), "STO018 event=1 sequence=5 kind=record value=" + command.result.record + "\n");
}

TEST(Describe, has_what_games_are_searched_by) {
  const auto read = tournament::records::read_records(
      "(;GM[40]FF[4]SZ[39:32]AB[tp][uq]AW[up][tq]DT[28.04.2010]RE[W+R];B[ba];W[bb];B[ab];W[zz];B[cb];W[zA];B[bc])",
      {.file_name = "x.sgf"});
  const auto& record = read.records.at(0);
  const RecordGame game = tournament::store::describe(record, tournament::records::verify(record, {}));
  EXPECT_EQ(game.width, 39);
  EXPECT_EQ(game.height, 32);
  EXPECT_EQ(game.start, "cross");
  EXPECT_EQ(game.day, "2010-04-28");
  EXPECT_EQ(game.winner, "second");
  EXPECT_EQ(game.ending, "resignation");
  EXPECT_EQ(game.dots, 7);
  EXPECT_EQ(game.first_captives, 1);
  EXPECT_EQ(game.second_captives, 0);
  EXPECT_NE(game.moves_digest, 0);
  EXPECT_NE(game.openings[0], 0);
  EXPECT_EQ(game.openings[1], 0) << "there is no position after 8 dots";
}

}  // namespace
}  // namespace store_tests
