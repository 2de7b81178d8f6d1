// Clocks in records: TM and OT in the forms that programs write, the readings beside the moves, the flag and the
// result.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "corpus.h"
#include "tournament/records/clock.h"
#include "tournament/records/codec.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

using namespace std::chrono_literals;

/// A game on an empty board: the sides move by turns, each move with its reading ("" for none).
std::string game_with_clock(const std::string& root, const std::vector<std::string>& readings) {
  std::string text = "(;GM[40]FF[4]SZ[39:32]" + root;
  char row = 'a', column = 'a';
  bool first = true;
  for (const std::string& reading : readings) {
    text += std::string(first ? ";B[" : ";W[") + column + row + "]";
    if (!reading.empty()) text += (first ? "BL[" : "WL[") + reading + "]";
    first = !first;
    column = static_cast<char>(column + 2);
    if (column > 'y') column = 'a', row = static_cast<char>(row + 2);
  }
  return text + ")";
}

GameRecord read_game(const std::string& text) {
  ReadResult result = read_records(text, {.file_name = "x.sgf"});
  EXPECT_EQ(result.records.size(), 1U);
  return std::move(result.records.front());
}

/// "CLK001@5 CLK006@7": codes with the numbers of the moves.
std::string codes_with_plies(const dots::Diagnostics& found) {
  std::string text;
  for (const dots::Diagnostic& d : found)
    text += (text.empty() ? "" : " ") + d.code + (d.ply > 0 ? "@" + std::to_string(d.ply) : "");
  return text;
}

std::string argument(const dots::Diagnostic& found, std::string_view name) {
  for (const dots::Argument& each : found.args)
    if (each.name == name) return each.value;
  return "";
}

TEST(ClockTime, IsWrittenAsItWasRead) {
  for (const char* text : {"0", "60", "-0.2", "123.45", "0.001", "59.5", "100", "999999999.999"})
    EXPECT_EQ(seconds_text(read_seconds(text).value()), text);
  EXPECT_EQ(read_seconds(" +7.50 "), 7'500ms);
  EXPECT_EQ(read_seconds("0.0004"), 0ms);
  EXPECT_EQ(read_seconds("0.0006"), 1ms);
  for (const char* text : {"", "x", "1:00", "1000000000", "1e300", "nan", "-inf"})
    EXPECT_FALSE(read_seconds(text)) << text;
}

TEST(ClockControl, TheFormsOfOvertime) {
  struct Row {
    const char* text;
    double increment, free, period;
  };
  const Row rows[] = {
      {"", 0, 0, 0},
      {"15", 15, 0, 0},
      {"2.5", 2.5, 0, 0},
      {"0+7", 0, 7, 0},
      {"3+7", 3, 7, 0},
      {"25 sec / move", 0, 25, 0},
      {"25 sec/move", 0, 25, 0},
      {"20 сек / ход", 0, 20, 0},
      {"10 fischer", 10, 0, 0},
      {"Fischer 10", 10, 0, 0},
      {"fischer +10s", 10, 0, 0},
      {"3x30 byo-yomi", 0, 0, 30},
      {"3x30", 0, 0, 30},
      {"25/600 canadian", 0, 0, 600},
      {"25/600", 0, 0, 600},
      {"move=60s", 0, 60, 0},
      {"5m+3s", 3, 0, 0},
  };
  for (const Row& row : rows) {
    const auto control = read_clock_control(60s, row.text);
    ASSERT_TRUE(control) << row.text;
    EXPECT_EQ(control->increment, from_seconds(row.increment)) << row.text;
    EXPECT_EQ(control->free_time, from_seconds(row.free)) << row.text;
    EXPECT_EQ(control->period, from_seconds(row.period)) << row.text;
    EXPECT_EQ(control->main_time, 60s) << row.text;
  }
  for (const char* text : {"fast", "-3", "7+", "+7", "1e9", "20 sec", "3x", "x30", "0+7+1", "nan", "inf"})
    EXPECT_FALSE(read_clock_control(60s, text)) << text;
}

TEST(ClockControl, StagesOfAnEvent) {
  const auto control = read_clock_control(std::nullopt, "40/90m+30s;30m+30s");
  ASSERT_TRUE(control);
  EXPECT_EQ(control->main_time, 5400s);
  EXPECT_EQ(control->stage_moves, 40);
  ASSERT_EQ(control->stages.size(), 1U);
  EXPECT_EQ(control->stages[0].seconds, 1800);
}

struct Case {
  const char* name;
  std::string root;
  std::vector<std::string> readings;  ///< B, W, B, W …
  std::string expected;
};

class Clocks : public ::testing::TestWithParam<Case> {};

TEST_P(Clocks, AreFoundTrueOrNot) {
  const Case& row = GetParam();
  EXPECT_EQ(codes_with_plies(check_clocks(read_game(game_with_clock(row.root, row.readings)))), row.expected);
}

const Case cases[] = {
    {"falling", "TM[60]", {"59.5", "60", "58.1", "60"}, ""},
    {"no_clocks_at_all", "TM[60]OT[15]", {"", "", "", ""}, ""},
    {"readings_without_any_control", "", {"315", "312", "308.3", "294.23"}, ""},
    {"rising_without_any_control", "", {"315", "312", "315.1", "294.23"}, "CLK001@3"},
    {"rising", "TM[60]", {"50", "50", "50.1", "49"}, "CLK001@3"},
    {"rising_by_the_increment", "TM[60]OT[15]", {"75", "70", "90", "85"}, ""},
    {"rising_by_more_than_the_increment", "TM[60]OT[15]", {"75", "70", "90.1", "85"}, "CLK001@3"},
    {"a_whole_second_for_half_a_one", "TM[60]OT[2.5]", {"60", "60", "63", "60"}, ""},
    {"and_no_more", "TM[60]OT[2.5]", {"60", "60", "64", "60"}, "CLK001@3"},
    {"a_tenth_for_a_part_of_it", "TM[60]OT[2.25]", {"60.5", "60", "62.8", "60"}, ""},
    {"and_no_more_tenths", "TM[60]OT[2.25]", {"60.5", "60", "62.9", "60"}, "CLK001@3"},
    {"above_the_start", "TM[60]OT[15]", {"75.1", "75"}, "CLK002@1"},
    {"the_root_may_be_above_the_start", "TM[60]OT[0+7]BL[75]WL[72]", {"67", "72", "67", "67"}, ""},
    {"but_a_move_not_above_the_root", "TM[60]OT[0+7]BL[75]WL[72]", {"67", "72.5"}, "CLK001@2"},
    {"free_time_is_not_kept", "TM[60]OT[0+7]", {"67", "67", "60", "67", "67"}, "CLK001@5"},
    {"a_reserve_beside_free_time", "TM[240]OT[20 sec / move]", {"240", "240", "207.87", "240", "207.87"}, ""},
    {"time_for_each_move_alone", "OT[20 sec / move]", {"3", "19", "18", "2"}, ""},
    {"byo_yomi_sets_the_clock_again", "TM[60]OT[3x30 byo-yomi]", {"10", "60", "30", "60", "12", "60", "30"}, ""},
    {"and_not_to_more", "TM[60]OT[3x30 byo-yomi]", {"10", "60", "31", "60"}, "CLK001@3"},
    {"a_stage_brings_its_time", "OT[2/60s;30s]", {"40", "60", "50", "60", "40"}, ""},
    {"before_its_move_it_does_not", "OT[3/60s;30s]", {"40", "60", "50", "60", "40"}, "CLK001@3"},
    {"a_reading_left_out", "TM[60]OT[5]", {"60", "60", "", "60", "70", "60"}, "CLK006@3"},
    {"and_what_came_between_is_not_too_much", "TM[60]OT[5]", {"60", "60", "", "60", "70.1", "60"}, "CLK006@3 CLK001@5"},
    {"an_overtime_nobody_knows", "TM[60]OT[fast]", {"60", "60", "99", "60"}, "CLK007"},
    {"a_flag_and_the_result_agree", "TM[60]RE[W+T]", {"10", "10", "0"}, ""},
    {"a_flag_and_resignation", "TM[60]RE[W+R]", {"10", "10", "0"}, "CLK003@3"},
    {"a_flag_and_no_result", "TM[60]", {"10", "10", "-0.2"}, "CLK003@3"},
    {"a_flag_of_the_winner", "TM[60]RE[B+T]", {"10", "10", "0"}, "CLK003@3"},
    {"moves_after_a_flag", "TM[60]RE[W+T]", {"10", "10", "0", "9", "0", "8", "0"}, "CLK004@5"},
    {"no_flag_where_free_time_goes_on", "TM[60]OT[0+7]", {"10", "10", "0", "9", "0"}, ""},
    {"a_loss_on_time_by_who_was_to_move", "TM[60]RE[B+T]", {"10", "10", "3"}, ""},
    {"a_loss_on_time_by_who_was_not", "TM[60]RE[W+T]", {"10", "10", "3"}, "CLK005@3"},
    {"the_same_without_clocks", "RE[W+T]", {"", "", ""}, "CLK005@3"},
};
INSTANTIATE_TEST_SUITE_P(Table, Clocks, ::testing::ValuesIn(cases),
                         [](const auto& row) { return std::string(row.param.name); });

TEST(Clocks, AfterAStopTheOtherSideHasMoreTime) {
  // zagram: red stops, blue takes what is left with the time of both.
  const GameRecord record = read_game(
      "(;GM[40]FF[4]SZ[39:32]AP[zagram.org]TM[60]OT[0+7];B[aa]BL[36.7];W[cc]WL[25.1]C[W pressed STOP];B[ee]BL[241.7]"
      ";B[gg]BL[229.2];B[ii]BL[229.3])");
  const dots::Diagnostics found = check_clocks(record);
  EXPECT_EQ(codes_with_plies(found), "CLK001@6") << "once, and falling from then on";
  EXPECT_EQ(argument(found[0], "before"), "229.2");
  EXPECT_EQ(argument(found[0], "after"), "229.3");
  EXPECT_EQ(argument(found[0], "side"), "first");
}

TEST(Clocks, AFindingHasThePlaceOfItsMove) {
  const GameRecord record = read_game("(;GM[40]FF[4]SZ[39:32]TM[60]\n;B[aa]BL[50]\n;W[cc]WL[50]\n;B[ee]BL[51])");
  const dots::Diagnostics found = check_clocks(record);
  ASSERT_EQ(codes_with_plies(found), "CLK001@3");
  EXPECT_EQ(found[0].place, (dots::Place{4, 4}));
  EXPECT_EQ(found[0].severity, dots::Severity::warning);
}

TEST(Clocks, AreAPartOfTheVerdict) {
  const auto verdict = [](const char* last) {
    return verify(read_game(game_with_clock("TM[60]RE[W+T]", {"10", "10", last})), {}).verdict;
  };
  EXPECT_EQ(verdict("0"), Verdict::verified);
  EXPECT_EQ(verdict("11"), Verdict::verified_with_warnings);
}

TEST(Clocks, AgainstTheControlOfAnEvent) {
  struct Row {
    const char* control;
    std::string root;
    std::vector<std::string> readings;
    const char* expected;
  };
  const Row rows[] = {
      {"5m", "TM[300]", {"290", "300"}, ""},
      {"5m", "", {"290", "300"}, ""},
      {"5m", "", {"290", "302"}, "CLK011@2"},
      {"5m", "TM[180]", {"170", "180"}, "CLK010"},
      {"5m", "TM[300]OT[15]", {}, "CLK010"},
      {"5m+15s", "TM[300]OT[15]", {"310", "312"}, ""},
      {"5m+15s", "TM[300]OT[10]", {}, "CLK010"},
      {"1m+7s", "TM[60]OT[0+7]", {"67", "67"}, ""},
      {"move=20s", "OT[20 sec / move]", {"19", "3"}, ""},
      {"move=20s", "OT[30 sec / move]", {"19", "25"}, "CLK010 CLK011@2"},
      {"move=20s", "TM[240]OT[20 sec / move]", {}, "CLK010"},
      {"2/1m;30s", "TM[60]", {"50", "60", "80", "60", "70"}, ""},
      {"2/1m;30s", "", {"50", "60", "92", "60"}, "CLK011@3"},
      {"2/1m;30s", "OT[2/1m;30s]", {}, ""},
      {"2/1m;30s", "OT[3/1m;30s]", {}, "CLK010"},
      {"5m", "OT[fast]", {}, "CLK010"},
  };
  for (const Row& row : rows) {
    const auto control = event::parse_time_control(row.control);
    ASSERT_TRUE(control) << row.control;
    EXPECT_EQ(codes_with_plies(check_clocks(read_game(game_with_clock(row.root, row.readings)), *control)),
              row.expected)
        << row.control << " " << row.root;
  }
  EXPECT_EQ(codes_with_plies(check_clocks(read_game(game_with_clock("TM[60]OT[15]", {})), event::TimeControl{})), "")
      << "an event without one";
}

TEST(Clocks, OfRealRecordsAreTrue) {
  ARBITER_NEEDS_CORPUS();
  int with_clocks = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data/dots")) {
    if (!entry.is_regular_file()) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    const std::string bytes{std::istreambuf_iterator<char>(in), {}};
    for (const GameRecord& record : read_records(bytes, {.file_name = entry.path().filename().string()}).records) {
      const bool any = std::ranges::any_of(record.moves, [](const auto& move) { return move.time_left.has_value(); });
      with_clocks += any;
      if (!any) continue;
      for (const dots::Diagnostic& found : check_clocks(record))
        EXPECT_LT(found.severity, dots::Severity::warning) << entry.path() << " " << codes_with_plies({found});
    }
  }
  EXPECT_EQ(with_clocks, 6);
}

}  // namespace
}  // namespace tournament::records
