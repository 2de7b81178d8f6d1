// vkontakte text: moves, captures and scores as a check, STOP, the extra move (formats/vkontakte.md).
#include <gtest/gtest.h>

#include "corpus.h"
#include "libtournament/records/readings.h"
#include "random_record.h"
#include "tournament/records/codec.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

using dots::Side;
using dots::surround::MoveKind;
using dots::surround::Point;

std::string text_of(const std::string& settings, const std::string& moves) {
  return "\xEF\xBB\xBF"
         "1.0\r\n7 Анна\r\n8 Ян\r\n" +
         settings + "\r\n" + moves;
}

// 56: row 5, column 6 (both from 1). Blue dots around 66: 56, 65, 67, 76.
const std::string capture_moves =
    "56"
    "66"
    "65"
    "22"
    "67"
    "23"
    "76"
    "#76655667#66##1@0#";

TEST(Vkontakte, ReadsPlayersSizeAndMoves) {
  const GameRecord record = vkontakte_record(text_of("-m+", capture_moves));
  EXPECT_TRUE(record.diagnostics.empty()) << ::testing::PrintToString(codes_of(record.diagnostics));
  EXPECT_EQ(record.first.name, "Анна");
  EXPECT_EQ(record.second.name, "Ян");
  EXPECT_EQ(record.width, 25);
  EXPECT_EQ(record.height, 30);
  ASSERT_EQ(record.moves.size(), 7u);
  EXPECT_EQ(record.moves[0].move.point, (Point{5, 4}));  // row first
  EXPECT_EQ(record.moves[1].move.side, Side::second);
  ASSERT_EQ(record.moves[6].move.contours->size(), 1u);
  EXPECT_EQ(record.moves[6].move.contours->at(0).size(), 4u);
  EXPECT_EQ(verify(record, {}).captives_first, 1);
}

TEST(Vkontakte, KnowsItsThreeSizesAndTheExtraMove) {
  EXPECT_EQ(vkontakte_record(text_of("-s", "11")).height, 20);
  EXPECT_EQ(vkontakte_record(text_of("-b", "11")).height, 35);
  const GameRecord record = vkontakte_record(text_of("+s+", capture_moves + "11"));
  EXPECT_EQ(record.moves.back().move.side, Side::first);
  EXPECT_NE(record.rules.find("extra-move=yes"), std::string::npos);
  EXPECT_EQ(vkontakte_record(text_of("-s+", capture_moves + "11")).moves.back().move.side, Side::second);
}

TEST(Vkontakte, AfterAStopTheOtherSideGoesOnAlone) {
  const GameRecord record = vkontakte_record(text_of("-s+",
                                                     "11"
                                                     "00"
                                                     "22"
                                                     "33"));
  ASSERT_EQ(record.moves.size(), 4u);
  EXPECT_EQ(record.moves[1].move.kind, MoveKind::stop);
  EXPECT_EQ(record.moves[1].move.side, Side::second);
  EXPECT_EQ(record.moves[2].move.side, Side::first);
  EXPECT_EQ(record.moves[3].move.side, Side::first);
}

TEST(Vkontakte, ComparesCapturesAndScoreWithTheRules) {
  const std::string moves =
      "56"
      "66"
      "65"
      "22"
      "67"
      "23"
      "76";
  struct Row {
    const char* sections;
    std::vector<std::string> codes;
  };
  for (const Row& row : {Row{"", {"VKT010"}}, Row{"#76655667#66##2@0#", {"VKT009"}},
                         Row{"#76655667#67##1@0#", {"VKT008"}}, Row{"#76655668#66##1@0#", {"VKT007", "VKT007"}},
                         Row{"#76655667#66", {"VKT006", "VKT010"}}, Row{"#76655667#6!##1@0#", {"VKT004", "VKT008"}}})
    EXPECT_EQ(codes_of(vkontakte_record(text_of("-m+", moves + row.sections)).diagnostics), row.codes) << row.sections;
}

TEST(Vkontakte, SaysWhatItCannotRead) {
  struct Row {
    std::string bytes;
    std::string code;
    dots::Place place;
    bool playable;
  };
  for (const Row& row :
       {Row{"1.0\r\n", "VKT002", {2, 1}, false}, Row{"1.0\n1 a\n2 b\n", "VKT002", {4, 1}, false},
        Row{"2.0\n1 a\n2 b\n-m+\n11", "VKT001", {1, 1}, true}, Row{text_of("-x+", "11"), "VKT003", {4, 2}, false},
        Row{text_of("?m+", "11"), "VKT003", {4, 1}, true}, Row{text_of("-m+", "11!2"), "VKT004", {5, 3}, true},
        Row{text_of("-m+", "112"), "VKT005", {5, 3}, true}}) {
    const GameRecord record = vkontakte_record(row.bytes);
    ASSERT_FALSE(record.diagnostics.empty()) << row.code;
    EXPECT_EQ(record.diagnostics[0].code, row.code);
    EXPECT_EQ(record.diagnostics[0].place, row.place) << row.code;
    EXPECT_EQ(record.playable, row.playable) << row.code;
  }
  EXPECT_EQ(verify(vkontakte_record(text_of("-m+", "11!233")), {}).verdict, Verdict::stops_at_ply);
}

TEST(Vkontakte, HoldsTheLimitsAtNAndNPlusOne) {
  const std::string text = text_of("-m+", capture_moves);
  ReadOptions options;
  options.limits.plies = 7;
  options.limits.file_bytes = text.size();
  EXPECT_TRUE(read_records(text, options).records[0].playable);
  options.limits.plies = 6;
  EXPECT_FALSE(read_records(text, options).records[0].playable);
  EXPECT_EQ(read_records(text, options).records[0].diagnostics[0].code, "LIM001");
  options.limits.file_bytes -= 1;
  EXPECT_EQ(read_records(text, options).diagnostics[0].code, "LIM001");
}

TEST(Vkontakte, CutOffAnywhereNothingIsSilentlyWhole) {
  const std::string whole = text_of("-m+", capture_moves);
  for (std::size_t length = 8; length < whole.size(); ++length) {
    const GameRecord record = vkontakte_record(whole.substr(0, length));
    EXPECT_EQ(record.playable, length > whole.find("-m") + 1) << length;
    const bool whole_moves = length >= whole.find(capture_moves) && (length - whole.find(capture_moves)) % 2 == 0 &&
                             length <= whole.find('#') - 2;
    const bool whole_settings = length > whole.find("-m") + 1 && length <= whole.find(capture_moves);
    EXPECT_EQ(record.diagnostics.empty(), whole_moves || whole_settings) << length;
  }
}

TEST(Vkontakte, WritesWhatItReadsOfRandomGames) {
  const RecordWriter& writer = *find_writer("vkontakte");
  const int sizes[3][2] = {{15, 20}, {25, 30}, {30, 35}};
  std::size_t contours = 0;
  for (unsigned seed = 1; seed <= 60; ++seed) {
    const auto& size = sizes[seed % 3];
    GameRecord record = random_record({.width = size[0],
                                       .height = size[1],
                                       .plies = 30 + static_cast<int>(seed) * 2,
                                       .seed = seed,
                                       .stop = seed % 2 == 0});
    record.first.name = "Ó’Ян 1";
    const auto written = write_record(record, writer);
    ASSERT_TRUE(written.has_value()) << seed;
    EXPECT_TRUE(written->lost.empty()) << ::testing::PrintToString(codes_of(written->lost));
    const GameRecord again = vkontakte_record(written->bytes);
    EXPECT_TRUE(again.diagnostics.empty()) << seed << ' ' << ::testing::PrintToString(codes_of(again.diagnostics));
    EXPECT_EQ(again.first.name, record.first.name);
    ASSERT_EQ(again.moves.size(), record.moves.size());
    for (std::size_t i = 0; i < record.moves.size(); ++i) {
      auto move = again.moves[i].move;
      contours += move.contours->size();
      move.contours = {};
      EXPECT_EQ(move, record.moves[i].move) << seed << " ply " << i + 1;
    }
    EXPECT_EQ(write_record(again, writer)->bytes, written->bytes) << seed;
  }
  EXPECT_GT(contours, 100u);
}

TEST(Vkontakte, SaysWhatItCannotHold) {
  const RecordWriter& writer = *find_writer("vkontakte");
  GameRecord record = vkontakte_record(text_of("-m+", capture_moves));
  record.setup = {{Side::first, {20, 20}}, {Side::first, {21, 21}}, {Side::second, {20, 21}}, {Side::second, {21, 20}}};
  record.moves[6].move.contours.edit()[0][0] = {1, 1};
  record.moves[2].notes.edit().comment = "x";
  record.claim.raw = "B+1";
  const auto written = write_record(record, writer);
  ASSERT_TRUE(written.has_value());
  EXPECT_EQ(codes_of(written->lost), (std::vector<std::string>{"REC022", "REC025", "REC028", "REC023"}));
  record.setup.pop_back();
  EXPECT_EQ(write_record(record, writer).error().code, "REC015");
  record.setup.clear();
  record.moves.erase(record.moves.begin());
  EXPECT_EQ(write_record(record, writer).error().code, "REC015");
  record.width = 39;
  EXPECT_EQ(write_record(record, writer).error().code, "REC012");
}

TEST(Vkontakte, TheRealFileIsReadInFullAndWrittenTheSame) {
  ARBITER_NEEDS_CORPUS();
  const std::string bytes = arbiter_tests::corpus_file("data/dots/vpoints/vpoints-5454d7a2.vktochki");
  const GameRecord record = vkontakte_record(bytes);
  EXPECT_EQ(record.moves.size(), 100u);
  EXPECT_EQ(codes_of(record.diagnostics), std::vector<std::string>{});
  const VerifyReport report = verify(record, {});
  EXPECT_EQ(report.accepted, 100);
  EXPECT_EQ(report.captives_second, 5);
  const GameRecord again = vkontakte_record(write_record(record, *find_writer("vkontakte"))->bytes);
  EXPECT_EQ(again.moves.size(), record.moves.size());
  EXPECT_TRUE(again.diagnostics.empty());
}

}  // namespace
}  // namespace tournament::records
