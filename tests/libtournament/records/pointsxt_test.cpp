// PointsXT `.sav`: layout, captures as a check, files cut off anywhere (formats/pointsxt.md).
#include <gtest/gtest.h>

#include <cstring>

#include "corpus.h"
#include "libtournament/records/readings.h"
#include "random_record.h"
#include "tournament/records/codec.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

using dots::Side;

struct Dot {
  int x, y, mark = 0;
  bool red = false;
};

std::string bytes_of(const std::vector<Dot>& dots) {
  std::string out(58, '\0');
  out[0] = 'y';
  out[1] = static_cast<char>(dots.size() - 1);
  const std::string names = "red      blue     ";
  out.replace(11, 18, names);
  for (const Dot& dot : dots) {
    out += static_cast<char>(dot.x);
    out += static_cast<char>(dot.y);
    out += static_cast<char>(dot.mark);
    out.append(2, dot.red ? '\xFF' : '\0');
    const double days = 42436.75;
    char raw[8];
    std::memcpy(raw, &days, 8);
    out.append(raw, 8);
  }
  return out;
}

// . r . .     red takes the blue dot on 6.6, which has the number of the capture
// r b r .
// . r . .
const std::vector<Dot> one_capture{{5, 4, 0, true}, {5, 5, 1, false},   {4, 5, 0, true}, {20, 20, 0, false},
                                   {6, 5, 0, true}, {21, 20, 0, false}, {5, 6, 0, true}};

TEST(PointsXt, ReadsNamesDotsAndTimes) {
  const GameRecord record = pointsxt_record(bytes_of(one_capture));
  EXPECT_EQ(record.format, "pointsxt");
  EXPECT_EQ(record.width, 39);
  EXPECT_EQ(record.height, 32);
  EXPECT_EQ(record.first.name, "blue");
  EXPECT_EQ(record.second.name, "red");
  ASSERT_EQ(record.moves.size(), 7u);
  EXPECT_EQ(record.moves[0].move, dots::surround::Move::dot(Side::second, {5, 4}));
  EXPECT_EQ(record.moves[1].notes->capture_mark, 1);
  EXPECT_EQ(record.moves[1].notes->put_at, 42436.75);
  EXPECT_TRUE(record.diagnostics.empty());
  EXPECT_EQ(verify(record, {}).captives_second, 1);
}

TEST(PointsXt, ComparesItsCapturesWithTheRules) {
  struct Row {
    const char* what;
    std::vector<Dot> dots;
    std::vector<std::string> codes;
  };
  auto unmarked = one_capture;
  unmarked[1].mark = 0;
  auto wrong_dot = unmarked;
  wrong_dot[3].mark = 1;
  auto twice = one_capture;
  twice[3].mark = 1;
  auto too_many = one_capture;
  too_many[3].mark = 2;
  auto same_side = one_capture;
  same_side[3].red = true;
  for (const Row& row :
       {Row{"unmarked", unmarked, {"PXT007"}}, Row{"wrong dot", wrong_dot, {"PXT008"}}, Row{"twice", twice, {"PXT009"}},
        Row{"too many", too_many, {"PXT007"}}, Row{"same side", same_side, {"PXT006", "PXT006"}}})
    EXPECT_EQ(codes_of(pointsxt_record(bytes_of(row.dots)).diagnostics), row.codes) << row.what;
}

TEST(PointsXt, CutOffAnywhereItKeepsTheWholeMoves) {
  const std::string whole = bytes_of(one_capture);
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const ReadResult read = read_records(whole.substr(0, length), {.file_name = "cut.sav"});
    if (length < 58) {
      EXPECT_TRUE(read.records.empty()) << length;
      ASSERT_EQ(codes_of(read.diagnostics), std::vector<std::string>{"PXT001"}) << length;
      EXPECT_EQ(read.diagnostics[0].place.column, static_cast<int>(length) + 1);
      continue;
    }
    ASSERT_EQ(read.records.size(), 1u) << length;
    const GameRecord& record = read.records[0];
    EXPECT_EQ(record.moves.size(), (length - 58) / 13) << length;
    EXPECT_TRUE(record.playable);
    ASSERT_FALSE(record.diagnostics.empty());
    EXPECT_EQ(record.diagnostics[0].code, pointsxt_code::truncated) << length;
    EXPECT_EQ(verify(record, {}).verdict, Verdict::stops_at_ply) << length;
  }
}

TEST(PointsXt, SaysWhatIsWrongInTheFile) {
  struct Row {
    const char* what;
    std::string bytes;
    std::string code;
  };
  std::string wrong_header = bytes_of(one_capture), more = wrong_header, colour = wrong_header, flags = wrong_header,
              zeros = wrong_header;
  wrong_header[0] = 'x';
  more += "ab";
  colour[58 + 3] = 1;
  flags[4] = 7;
  zeros[57] = 1;
  for (const Row& row :
       {Row{"header", wrong_header, "PXT002"}, Row{"more", more, "PXT004"}, Row{"colour", colour, "PXT005"},
        Row{"flags", flags, "PXT010"}, Row{"zeros", zeros, "PXT010"}}) {
    const ReadResult read = read_records(row.bytes, {.file_name = "game.sav"});
    const auto& found = read.records.empty() ? read.diagnostics : read.records[0].diagnostics;
    ASSERT_FALSE(found.empty()) << row.what;
    EXPECT_EQ(found[0].code, row.code) << row.what;
    EXPECT_EQ(read.records.empty(), found[0].severity == dots::Severity::critical) << row.what;
  }
}

TEST(PointsXt, IsKnownByItsContent) {
  const std::string whole = bytes_of(one_capture);
  EXPECT_EQ(read_records(whole, {.file_name = "game.txt"}).records.size(), 1u);
  std::string odd = whole;
  odd[3] = 'e';  // a flag that no program writes: the length tells
  EXPECT_EQ(read_records(odd, {}).records.size(), 1u);
  EXPECT_EQ(read_records("yes, a letter", {}).diagnostics[0].code, "REC001");
}

TEST(PointsXt, HoldsTheLimitsAtNAndNPlusOne) {
  ReadOptions options{.file_name = "game.sav"};
  options.limits.plies = 7;
  EXPECT_TRUE(read_records(bytes_of(one_capture), options).records[0].playable);
  options.limits.plies = 6;
  const ReadResult read = read_records(bytes_of(one_capture), options);
  EXPECT_FALSE(read.records[0].playable);
  EXPECT_EQ(read.records[0].diagnostics[0].code, "LIM001");
  options.limits.file_bytes = 58 + 7 * 13 - 1;
  EXPECT_EQ(read_records(bytes_of(one_capture), options).diagnostics[0].code, "LIM001");
}

TEST(PointsXt, WritesWhatItReadsOfRandomGames) {
  const RecordWriter& writer = *find_writer("pointsxt");
  int captures = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    GameRecord record = random_record({.plies = 40 + static_cast<int>(seed) * 4, .seed = seed, .begins = Side::second});
    record.first.name = "Синий";
    record.second.name = "red";
    const auto written = write_record(record, writer);
    ASSERT_TRUE(written.has_value());
    EXPECT_TRUE(written->lost.empty());
    const GameRecord again = pointsxt_record(written->bytes);
    EXPECT_TRUE(again.diagnostics.empty()) << seed;  // the captures are those of the rules
    EXPECT_EQ(again.first, record.first);
    EXPECT_EQ(again.second, record.second);
    ASSERT_EQ(again.moves.size(), record.moves.size());
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      EXPECT_EQ(again.moves[i].move, record.moves[i].move);
      captures = std::max(captures, again.moves[i].notes->capture_mark);
    }
    EXPECT_EQ(write_record(again, writer)->bytes, written->bytes);
  }
  EXPECT_GT(captures, 5);
}

TEST(PointsXt, SaysWhatItCannotHold) {
  GameRecord record = pointsxt_record(bytes_of(one_capture));
  record.first.name = "Alexandrinus";
  record.second.name = "Łukasz";
  record.moves[0].notes.edit().comment = "x";
  record.moves[0].time_left = std::chrono::seconds(5);
  record.event = "Cup";
  record.variations.push_back({0, 1});
  record.marks.push_back({MarkKind::circle, {3, 3}});
  record.setup.push_back({Side::first, {30, 30}});
  record.moves.push_back({dots::surround::Move::ending(dots::surround::MoveKind::resign, Side::first)});
  const auto written = write_record(record, *find_writer("pointsxt"));
  ASSERT_TRUE(written.has_value());
  EXPECT_EQ(codes_of(written->lost), (std::vector<std::string>{"REC020", "REC021", "REC022", "REC025", "REC029", "REC036",
                                                            "REC028", "REC030", "REC027"}));
  record.width = 30;
  EXPECT_EQ(write_record(record, *find_writer("pointsxt")).error().code, "REC012");
  record.width = 39;
  record.moves.clear();
  record.setup.clear();
  EXPECT_EQ(write_record(record, *find_writer("pointsxt")).error().code, "REC016");
}

TEST(PointsXt, RealFilesAreReadInFullAndWrittenByteForByte) {
  ARBITER_NEEDS_CORPUS();
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(arbiter_tests::corpus() / "data/dots/pointsxt")) {
    const std::string bytes = arbiter_tests::read_file(entry.path());
    const GameRecord record = pointsxt_record(bytes);
    EXPECT_TRUE(record.diagnostics.empty())
        << entry.path() << ' ' << ::testing::PrintToString(codes_of(record.diagnostics));
    EXPECT_EQ(write_record(record, *find_writer("pointsxt"))->bytes, bytes) << entry.path();
    const VerifyReport report = verify(record, {});
    EXPECT_EQ(report.accepted, report.plies);
    ++files;
  }
  EXPECT_EQ(files, 4);
}

}  // namespace
}  // namespace tournament::records
