// The sample records of tests/data/records: fifteen games of six players that the referee confirms, and one record in
// each dialect.
#include <gtest/gtest.h>

#include <array>
#include <map>

#include "corpus.h"
#include "dots/surround/start_position.h"
#include "tournament/records/codec.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

ReadResult read_sample(const std::string& name) {
  return read_records(arbiter_tests::data_file("records/" + name), {.file_name = name});
}

struct Person {
  std::string family;
  std::string name;
};
const std::array<Person, 6> players{{{"novak", "Anna Novak"},
                                     {"petrov", "Boris Petrov"},
                                     {"kiss", "Csilla Kiss"},
                                     {"orlov", "Dmitri Orlov"},
                                     {"lis", "Ewa Lis"},
                                     {"nagy", "Ferenc Nagy"}}};

// The Berger table of six: who moves first, and the round.
struct Pairing {
  std::size_t first, second;
  std::string round;
};
const std::array<Pairing, 15> table{{{1, 6, "1"},
                                     {2, 5, "1"},
                                     {3, 4, "1"},
                                     {6, 4, "2"},
                                     {5, 3, "2"},
                                     {1, 2, "2"},
                                     {2, 6, "3"},
                                     {3, 1, "3"},
                                     {4, 5, "3"},
                                     {6, 5, "4"},
                                     {1, 4, "4"},
                                     {2, 3, "4"},
                                     {3, 6, "5"},
                                     {4, 2, "5"},
                                     {5, 1, "5"}}};

TEST(SampleRecords, SixPlayersMeetAsTheBergerTableSays) {
  std::map<dots::Ending, int> endings;
  for (const Pairing& pairing : table) {
    const Person& first = players[pairing.first - 1];
    const Person& second = players[pairing.second - 1];
    const std::string file = first.family + '-' + second.family + ".sgf";
    const ReadResult result = read_sample(file);
    ASSERT_EQ(result.records.size(), 1u) << file;
    const GameRecord& record = result.records[0];
    EXPECT_EQ(record.first.name, first.name) << file;
    EXPECT_EQ(record.second.name, second.name) << file;
    EXPECT_EQ(record.round, pairing.round) << file;
    EXPECT_EQ(dots::surround::recognise_start(record.width, record.height, record.setup).start,
              dots::surround::Start::cross)
        << file;
    EXPECT_EQ(record.moves.front().move.side, dots::Side::first) << file;

    const VerifyReport report = verify(record, {.rules = "tensu"});
    EXPECT_EQ(report.verdict, Verdict::verified) << file;
    EXPECT_TRUE(report.out_of_turn.empty()) << file;
    EXPECT_GE(report.plies, 30) << file;
    EXPECT_LE(report.plies, 120) << file;
    EXPECT_GT(report.captives_first + report.captives_second, 0) << file;
    ++endings[report.outcome.ending];
  }
  EXPECT_EQ(endings[dots::Ending::resignation], 5);
  EXPECT_EQ(endings[dots::Ending::grounding], 9);
  EXPECT_EQ(endings[dots::Ending::draw_agreed], 1);
}

struct SampleRow {
  std::string file;
  std::string dialect;
  Verdict verdict;
  Reached reached;
  std::size_t findings;
};

TEST(SampleRecords, OneOfEachDialect) {
  for (const SampleRow& row : {
           SampleRow{"zagram-stop.sgf", "zagram", Verdict::verified, Reached::stop, 0},
           SampleRow{"playdots-fill.sgf", "playdots", Verdict::verified, Reached::grounding, 0},
           SampleRow{"katago-grounding.sgf", "katago", Verdict::verified, Reached::grounding, 0},
           SampleRow{"vpoints-notes.sgftochki", "vpoints", Verdict::verified, Reached::none, 0},
           SampleRow{"two-games.sgfs", "plain", Verdict::verified, Reached::board, 0},
           SampleRow{"faulty.sgf", "plain", Verdict::stops_at_ply, Reached::none, 9},
       }) {
    const ReadResult result = read_sample("dialects/" + row.file);
    ASSERT_FALSE(result.records.empty()) << row.file;
    const VerifyReport report = verify(result.records[0], {});
    EXPECT_EQ(result.records[0].dialect, row.dialect) << row.file;
    EXPECT_EQ(report.verdict, row.verdict) << row.file;
    EXPECT_EQ(report.reached, row.reached) << row.file;
    EXPECT_EQ(report.diagnostics.size(), row.findings) << row.file;
  }
  EXPECT_EQ(read_sample("dialects/two-games.sgfs").records.size(), 2u);
  EXPECT_EQ(read_sample("dialects/vpoints-notes.sgftochki").encoding, "windows-1251");
  const ReadResult polish = read_sample("dialects/polish-areas.sgf");
  EXPECT_EQ(verify(polish.records[0], {}).verdict, Verdict::verified);
  EXPECT_EQ(polish.records[0].areas_first.size(), 1u);
}

}  // namespace
}  // namespace tournament::records
