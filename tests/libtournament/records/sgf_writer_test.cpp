// Writing SGF: what is written reads back as the same game.
#include <gtest/gtest.h>

#include "corpus.h"
#include "dots/surround/ruleset.h"
#include "libtournament/records/readings.h"
#include "tournament/records/codec.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

/// Everything that is a fact of the game; places and the words of the program are not.
void expect_same(const GameRecord& a, const GameRecord& b, const std::string& what) {
  EXPECT_EQ(a.width, b.width) << what;
  EXPECT_EQ(a.height, b.height) << what;
  EXPECT_EQ(a.first.name, b.first.name) << what;
  EXPECT_EQ(a.second.name, b.second.name) << what;
  EXPECT_EQ(a.first.rating, b.first.rating) << what;
  EXPECT_EQ(a.event, b.event) << what;
  EXPECT_EQ(a.round, b.round) << what;
  EXPECT_EQ(a.date, b.date) << what;
  EXPECT_EQ(a.comment, b.comment) << what;
  EXPECT_EQ(a.time_control, b.time_control) << what;
  EXPECT_EQ(a.main_time, b.main_time) << what;
  EXPECT_EQ(a.clock_first, b.clock_first) << what;
  EXPECT_EQ(a.clock_second, b.clock_second) << what;
  EXPECT_EQ(a.komi_halves, b.komi_halves) << what;
  EXPECT_EQ(a.handicap, b.handicap) << what;
  EXPECT_EQ(a.claim.raw, b.claim.raw) << what;
  EXPECT_EQ(a.claim.kind, b.claim.kind) << what;
  EXPECT_EQ(a.areas_first, b.areas_first) << what;
  EXPECT_EQ(a.areas_second, b.areas_second) << what;
  ASSERT_EQ(a.setup.size(), b.setup.size()) << what;
  ASSERT_EQ(a.moves.size(), b.moves.size()) << what;
  for (std::size_t i = 0; i < a.moves.size(); ++i) {
    EXPECT_EQ(a.moves[i].move, b.moves[i].move) << what << " ply " << i + 1;
    EXPECT_EQ(a.moves[i].notes->comment, b.moves[i].notes->comment) << what << " ply " << i + 1;
    EXPECT_EQ(a.moves[i].time_left, b.moves[i].time_left) << what << " ply " << i + 1;
  }
}

TEST(SgfWriter, WritesPlainly) {
  const std::string text =
      "(;FF[4]GM[40]CA[UTF-8]SZ[9:8]KM[0.5]EV[Cup]RO[3]AB[dd][ee]AW[ed][de]PB[A \\[x\\] "
      "\\\\]BR[1500]PW[B]TM[60]DT[2026-01-02]"
      "RE[B+R];B[aa]BL[59.5];W[bb]C[two\nlines];B[])\n";
  const auto written = write_sgf(sgf_record(text), SgfDialect::plain);
  ASSERT_TRUE(written.has_value());
  std::string wanted = text;
  wanted.replace(wanted.find("\\[x"), 2, "[");  // only the closing bracket needs an escape
  EXPECT_EQ(*written, wanted);
}

TEST(SgfWriter, WritesZagramsTags) {
  GameRecord record = sgf_record("(;GM[40]FF[4]SZ[30];B[aa];W[bb])");
  record.rules = "zagram-noterr;size=30x30;start=custom;margin=15;extra-move=yes";
  const auto written = write_sgf(record, SgfDialect::zagram);
  ASSERT_TRUE(written.has_value());
  EXPECT_EQ(
      *written,
      "(;FF[4]GM[40]CA[UTF-8]AP[zagram.org]SZ[30]RU[Punish=0,Holes=1,AddTurn=1,MustSurr=1,MinArea=1,Pass=0,Stop=1,"
      "LastSafe=1,ScoreTerr=0,InstantWin=15];B[aa];W[bb])\n");
  const GameRecord again = sgf_record(*written);
  EXPECT_EQ(dots::surround::parse_ruleset(again.rules).value(), dots::surround::parse_ruleset(record.rules).value());
}

TEST(SgfWriter, RulesSurviveThePlainDialect) {
  for (const std::string rules : {"tensu", "no-suicide", "any-base;margin=7", "zagram-noterr", "polish;penalty=3"}) {
    GameRecord record = sgf_record("(;GM[40]FF[4]SZ[30];B[aa];W[bb])");
    record.rules = rules + ";size=30x30;start=custom";
    const auto written = write_sgf(record, SgfDialect::plain);
    ASSERT_TRUE(written.has_value());
    const GameRecord again = sgf_record(*written);
    EXPECT_TRUE(again.diagnostics.empty()) << *written;
    EXPECT_EQ(dots::surround::parse_ruleset(again.rules).value(), dots::surround::parse_ruleset(record.rules).value())
        << *written;
  }
}

TEST(SgfWriter, RefusesWhatSgfCannotSay) {
  GameRecord record = sgf_record("(;GM[40]FF[4]SZ[52];B[aa])");
  EXPECT_TRUE(write_sgf(record, SgfDialect::plain).has_value());
  record.height = 53;
  EXPECT_EQ(write_sgf(record, SgfDialect::plain).error().code, "REC010");
  record.height = 52;
  record.moves.push_back({dots::surround::Move::ending(dots::surround::MoveKind::pass, dots::Side::second)});
  EXPECT_EQ(write_sgf(record, SgfDialect::plain).error().code, "REC011");
  EXPECT_TRUE(write_sgf(record, SgfDialect::vpoints).has_value()) << "it leaves out what is no dot";
}

TEST(SgfWriter, RefusesAPointThatHasNoLetters) {
  using dots::surround::Point;
  const GameRecord plain = sgf_record("(;GM[40]FF[4]SZ[52]AB[ab];B[aa])");
  for (const SgfDialect dialect : {SgfDialect::plain, SgfDialect::vpoints})
    for (const auto& [last, code] :
         {std::pair{Point{51, 51}, ""}, {Point{51, 52}, "REC009"}, {Point{-1, 0}, "REC009"}}) {
      const auto code_of = [&](const GameRecord& record) {
        const auto written = write_sgf(record, dialect);
        return written ? std::string() : written.error().code;
      };
      GameRecord dot = plain, start = plain, contour = plain, area = plain;
      dot.moves.front().move.point = last;
      start.setup.front().point = last;
      contour.moves.front().move.contours.edit() = {{{0, 0}, last}};
      area.areas_second = {{{0, 0}, last}};
      for (const GameRecord& record : {dot, start, contour, area}) EXPECT_EQ(code_of(record), code);
    }
}

TEST(SgfWriter, ReadsBackWhatItWroteOfRealRecords) {
  ARBITER_NEEDS_CORPUS();
  int records = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data" / "dots")) {
    if (!entry.is_regular_file()) continue;
    const std::string name = entry.path().filename();
    for (const GameRecord& record : read_records(arbiter_tests::read_file(entry.path()), {.file_name = name}).records) {
      if (!record.playable) continue;
      const auto written = write_sgf(record, SgfDialect::plain);
      ASSERT_TRUE(written.has_value()) << name;
      const GameRecord again = sgf_record(*written);
      expect_same(record, again, name);
      const VerifyReport before = verify(record, {.rules = "tensu"});
      const VerifyReport after = verify(again, {.rules = "tensu"});
      EXPECT_EQ(before.accepted, after.accepted) << name;
      ++records;
    }
  }
  EXPECT_GT(records, 100);
}

}  // namespace
}  // namespace tournament::records
