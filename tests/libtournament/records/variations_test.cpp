// Variations and marks: read from SGF, written to SGF and JSON, and the same afterwards (formats/sgf-dots.md §1).
#include <gtest/gtest.h>

#include <chrono>
#include <map>

#include "corpus.h"
#include "random_record.h"
#include "tournament/records/codec.h"

namespace tournament::records {
namespace {

using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;
using Marks = std::vector<Mark>;

constexpr const char* on_twenty = "(;GM[40]FF[4]CA[UTF-8]SZ[20]";

GameRecord record_of(const std::string& text, const Limits& limits = {}) {
  ReadResult read = read_records(text, {.file_name = "game.sgf", .limits = limits});
  EXPECT_EQ(read.records.size(), 1u) << text;
  return read.records.empty() ? GameRecord{} : read.records.front();
}

Written written_as(const GameRecord& record, const char* format) {
  const RecordWriter& writer = *find_writer(format);
  auto written = write_record(record, writer);
  EXPECT_TRUE(written.has_value()) << format;
  if (!written) return {};
  written->bytes = joined_records(std::span(&written->bytes, 1), writer).value();
  return std::move(written).value();
}

GameRecord through(const GameRecord& record, const char* format) { return record_of(written_as(record, format).bytes); }

/// The tree as the moves of its lines: `0@3 tree 1` is a line that leaves the main line after three moves.
std::string shape(const GameRecord& record) {
  std::string text = std::to_string(record.moves.size());
  for (const Variation& each : record.variations)
    text +=
        " | " + std::to_string(each.parent) + '@' + std::to_string(each.at) + ' ' + std::to_string(each.moves.size());
  return text;
}

/// Places are those of a file; the rest of a line is the same in every format that holds it.
void forget_places(std::vector<RecordedMove>& moves) {
  for (RecordedMove& each : moves) each.place = {};
}

/// Everything that stands in the tree of a game, as a text that shows in a failed test.
GameRecord tree_of(GameRecord record) {
  forget_places(record.moves);
  for (Variation& each : record.variations) forget_places(each.moves);
  GameRecord tree;
  tree.marks = record.marks;
  tree.moves = record.moves;
  tree.variations = record.variations;
  tree.setup_in_line = record.setup_in_line;
  return tree;
}

void expect_same_tree(const GameRecord& a, const GameRecord& b, const std::string& what) {
  EXPECT_EQ(shape(a), shape(b)) << what;
  EXPECT_TRUE(tree_of(a) == tree_of(b)) << what;
}

std::size_t marks_in(const std::vector<RecordedMove>& moves) {
  std::size_t count = 0;
  for (const RecordedMove& each : moves) count += each.notes->marks.size();
  return count;
}
std::size_t marks_in(const GameRecord& record) {
  std::size_t count = record.marks.size() + marks_in(record.moves);
  for (const Variation& each : record.variations) count += each.marks.size() + marks_in(each.moves);
  return count;
}

TEST(Variations, ALineNamesTheLineThatItLeavesAndAfterWhichMove) {
  // aa bb cc dd              the main line
  //  |  |  | ee              (0, after 3)
  //  |  | ff gg              (0, after 2)
  //  |  |  | hh              (2, after 1): it leaves the line of ff
  //  | ii                    (0, after 1)
  const GameRecord record =
      record_of(std::string(on_twenty) + ";B[aa](;W[bb](;B[cc](;W[dd])(;W[ee]))(;B[ff](;W[gg])(;W[hh])))(;W[ii]))");
  EXPECT_EQ(shape(record), "4 | 0@3 1 | 0@2 2 | 2@1 1 | 0@1 1");
  EXPECT_EQ(record.variations[0].moves[0].move, Move::dot(Side::second, {4, 4}));
  EXPECT_EQ(record.variations[1].moves[1].move, Move::dot(Side::second, {6, 6}));
  EXPECT_EQ(record.variations[2].moves[0].move, Move::dot(Side::second, {7, 7}));
  EXPECT_EQ(record.variations[3].moves[0].move, Move::dot(Side::second, {8, 8}));
  EXPECT_TRUE(record.diagnostics.empty());
}

TEST(Variations, WhatTheMainLineHoldsAVariationHoldsToo) {
  const GameRecord record =
      record_of(std::string(on_twenty) +
                "RU[Punish=0,Holes=1,AddTurn=0,MustSurr=0,MinArea=0,Pass=0,Stop=1,LastSafe=0,"
                "ScoreTerr=0,InstantWin=0];B[aa](;W[bb])(;AB[cc][dd]AW[ee]C[what if\\]]LB[ff:x\\:y]"
                ";B[gg.hhiihihh]BL[7.5]C[B pressed STOP]TR[jj][kk];W[resign]))");
  ASSERT_EQ(record.variations.size(), 1u);
  const Variation& line = record.variations[0];
  EXPECT_EQ(line.comment, "what if]");
  EXPECT_EQ(line.setup, (std::vector<dots::surround::SetupDot>{
                            {Side::first, {2, 2}}, {Side::first, {3, 3}}, {Side::second, {4, 4}}}));
  EXPECT_EQ(line.marks, (Marks{{MarkKind::label, {5, 5}, "x:y"}}));
  ASSERT_EQ(line.moves.size(), 3u);
  EXPECT_EQ(line.moves[0].move.contours->size(), 1u);
  EXPECT_EQ(line.moves[0].time_left, Milliseconds(7500));
  EXPECT_EQ(line.moves[0].notes->marks, (Marks{{MarkKind::triangle, {9, 9}}, {MarkKind::triangle, {10, 10}}}));
  EXPECT_EQ(line.moves[1].move, Move::ending(MoveKind::stop, Side::first));
  EXPECT_EQ(line.moves[2].move, Move::ending(MoveKind::resign, Side::second));
  EXPECT_EQ(record.contour_place, dots::Place{}) << "the contours of a variation say nothing of the game";
  EXPECT_TRUE(record.unheld.empty());
  for (const char* format : {"sgf", "zagram", "json"}) expect_same_tree(through(record, format), record, format);
}

TEST(Variations, VpointsWritesOldPointsManyCommentsAndDotsAnywhere) {
  const GameRecord record = record_of(
      "(;GM[40] FF[0] CA[ANSI] PR[red] PB[blue] SZ[15-20] ;R[07-08] ;B[01-02] TR[03-04] (;R[05-06] C[one] "
      "[two])(;AW[02-02] "
      "[03-03] AB[04-04] AW[05-05] LB[06-06:A] [07-07:B] ;B[08-08] ))");
  EXPECT_EQ(shape(record), "3 | 0@2 1");
  EXPECT_EQ(record.moves[1].notes->marks, (Marks{{MarkKind::triangle, {3, 4}}}));
  EXPECT_EQ(record.moves[2].notes->comment, "one\ntwo");
  EXPECT_EQ(record.variations[0].setup.size(), 4u);
  EXPECT_EQ(record.variations[0].marks, (Marks{{MarkKind::label, {6, 6}, "A"}, {MarkKind::label, {7, 7}, "B"}}));
  EXPECT_TRUE(record.setup.empty()) << "dots of a variation are not those of the game";
  for (const char* format : {"sgf", "vpoints", "json"}) expect_same_tree(through(record, format), record, format);
}

TEST(Variations, MarksStandWithTheMoveAfterWhichTheyAreSeen) {
  const GameRecord record =
      record_of(std::string(on_twenty) + "CR[aa];SQ[bb];TR[ee]B[cc]SQ[dd]LB[ee:1][ff:];MA[gg]SL[hh];W[ii])");
  EXPECT_EQ(record.marks, (Marks{{MarkKind::square, {1, 1}}, {MarkKind::circle, {0, 0}}}));
  EXPECT_EQ(record.moves[0].notes->marks, (Marks{{MarkKind::triangle, {4, 4}},
                                                 {MarkKind::square, {3, 3}},
                                                 {MarkKind::cross, {6, 6}},
                                                 {MarkKind::selected, {7, 7}},
                                                 {MarkKind::label, {4, 4}, "1"},
                                                 {MarkKind::label, {5, 5}, ""}}));
  EXPECT_TRUE(record.moves[1].notes->marks.empty());
  for (const char* format : {"sgf", "zagram", "vpoints", "json"})
    expect_same_tree(through(record, format), record, format);
}

TEST(Variations, WhatStandsBesideAStopOrAGroundingIsKept) {
  // After the STOP the node without a move speaks of it; vpoints has neither, and keeps the words and the marks.
  const GameRecord record = record_of(std::string(on_twenty) +
                                      ";B[aa]C[W pressed STOP];C[why]TR[aa];B[bb];W[]CR[cc]C[so](;B[dd])(;B[]SQ[ee]))");
  ASSERT_EQ(record.moves.size(), 5u);
  EXPECT_EQ(record.moves[1].notes->comment, "why");
  EXPECT_EQ(record.moves[1].notes->marks, (Marks{{MarkKind::triangle, {0, 0}}}));
  for (const char* format : {"sgf", "zagram", "json"}) expect_same_tree(through(record, format), record, format);
  const GameRecord again = through(record, "vpoints");
  EXPECT_EQ(marks_in(again), 3u);
  EXPECT_EQ(again.moves[1].notes->comment, "why");
  EXPECT_EQ(again.moves[2].notes->comment, "so") << "the grounding itself is told as lost";
  EXPECT_EQ(again.variations.size(), 1u);
}

TEST(Variations, AMarkThatCannotBeReadIsNamed) {
  const GameRecord record = record_of(std::string(on_twenty) + ";B[aa]TR[b1][cc](;W[bb])(;W[cc]LB[dd]))");
  EXPECT_EQ(record.moves[0].notes->marks, (Marks{{MarkKind::triangle, {2, 2}}}));
  EXPECT_EQ(record.unheld, (std::vector<std::string>{"TR", "LB"}));
}

TEST(Variations, ARemarkBeforeTheFirstMoveIsKept) {
  const GameRecord record =
      record_of(std::string(on_twenty) + "C[one];C[two];B[aa](;W[bb])(;C[three](;W[cc])(;W[dd])))");
  EXPECT_EQ(record.comment, "one\ntwo");
  EXPECT_EQ(shape(record), "2 | 0@1 1 | 1@0 1");
  EXPECT_EQ(record.variations[0].comment, "three");
  for (const char* format : {"sgf", "vpoints", "json"}) expect_same_tree(through(record, format), record, format);
}

TEST(Variations, ALineThatLeavesAtTheEndIsNoPartOfTheGame) {
  // The end of the game is a node of its own, and the variation stands beside it.
  for (const std::string end : {";TB[.bbccbdbb]TW[]", ";", ";C[the end]", ";TR[aa]"}) {
    const GameRecord record = record_of(std::string(on_twenty) + ";B[aa](" + end + ")(;W[bb](;)(;B[cc])))");
    EXPECT_EQ(shape(record), "1 | 0@1 1 | 1@1 1") << end;
    for (const char* format : {"sgf", "zagram", "vpoints", "json"})
      expect_same_tree(through(record, format), record, format + end);
  }
}

TEST(Variations, DotsOfTheMainLineAreNotThoseOfWhatLeavesBeforeThem) {
  // Positions beside each other in one file: each one has its own dots.
  const GameRecord record = record_of(std::string(on_twenty) + "AB[aa](;AB[bb]AW[cc];B[dd])(;AW[ee];B[ff])(;B[gg]))");
  EXPECT_EQ(record.setup.size(), 3u);
  EXPECT_EQ(record.setup_in_line, 2u);
  EXPECT_EQ(shape(record), "1 | 0@0 1 | 0@0 1");
  EXPECT_TRUE(record.diagnostics.empty());
  for (const char* format : {"sgf", "zagram", "vpoints", "json"}) {
    const GameRecord again = through(record, format);
    expect_same_tree(again, record, format);
    EXPECT_EQ(again.setup, record.setup) << format;
  }
  const std::string text = write_sgf(record, SgfDialect::plain).value();
  EXPECT_NE(text.find("AB[aa](;AB[bb]AW[cc];B[dd])(;AW[ee];B[ff])(;B[gg])"), std::string::npos) << text;
}

TEST(Variations, WhatIsWrongInAVariationIsNoFaultOfTheGame) {
  const GameRecord record =
      record_of(std::string(on_twenty) + ";B[aa](;W[bb])(;W[1a];B[cc?]PB[x]XX[y];W[dd];B[];TB[.aabbca]))");
  EXPECT_TRUE(record.playable);
  std::map<std::string, int> found;
  for (const auto& each : record.diagnostics) {
    EXPECT_EQ(each.severity, dots::Severity::warning) << each.code;
    EXPECT_EQ(each.ply, 0) << each.code;
    EXPECT_NE(each.place, dots::Place{}) << each.code;
    found[each.code] += 1;
  }
  EXPECT_EQ(found, (std::map<std::string, int>{{"SGF040", 1}, {"SGF042", 1}, {"SGF023", 1}, {"SGF025", 1}}));
  EXPECT_EQ(record.unheld, (std::vector<std::string>{"PB", "XX", "TB"}));
  EXPECT_EQ(shape(record), "2 | 0@1 3");
}

TEST(Variations, KroplaNamesWhatIsEnclosedOnlyInTheGame) {
  const GameRecord record = record_of("(;GM[40]FF[4]AP[board.cc:SgfTree]SZ[9];B[aa](;W[bb])(;W[cc!aa]))");
  ASSERT_EQ(record.variations.size(), 1u);
  EXPECT_TRUE(record.variations[0].moves[0].move.contours->empty());
  ASSERT_EQ(record.diagnostics.size(), 1u);
  EXPECT_EQ(record.diagnostics[0].code, "SGF046");
}

TEST(Variations, AFormatWithoutThemSaysHowManyItLeavesOut) {
  const GameRecord record =
      record_of(std::string(on_twenty) + ";B[aa]TR[aa][bb](;W[bb])(;W[cc]LB[aa:1](;B[dd])(;B[ee])))");
  struct Row {
    const char* format;
    const char* variations;
    const char* marks;
  };
  for (const Row& row : {Row{"diagram", "2", "2"}, Row{"zagram-settings", "2", "2"}, Row{"sgf", "", ""},
                         Row{"zagram", "", ""}, Row{"vpoints", "", ""}, Row{"json", "", ""}}) {
    std::string variations, marks;
    for (const auto& each : written_as(record, row.format).lost) {
      if (each.code == "REC020") variations = each.args.at(0).value;
      if (each.code == "REC036") marks = each.args.at(0).value;
    }
    EXPECT_EQ(variations, row.variations) << row.format;
    EXPECT_EQ(marks, row.marks) << row.format;
  }
}

TEST(Variations, WhatSgfCannotSayIsLeftOutAndCounted) {
  GameRecord record = random_record({.width = 20, .height = 20, .plies = 6});
  record.moves[2].notes.edit().marks = {{MarkKind::square, {51, 51}}, {MarkKind::square, {52, 0}}};
  record.variations = {{0, 1}, {0, 2}, {2, 1}, {0, 3}, {0, 99}};
  record.variations[0].moves = {{Move::dot(Side::first, {60, 0})}};
  record.variations[1].moves = {{Move::ending(MoveKind::pass, Side::first)}};
  record.variations[2].moves = {{Move::dot(Side::first, {1, 1})}};  // leaves the one before
  record.variations[3].setup = {{Side::first, {0, 52}}};
  record.variations[4].moves = {{Move::dot(Side::first, {2, 2})}};
  for (const char* format : {"sgf", "zagram", "vpoints"}) {
    const Written written = written_as(record, format);
    std::map<std::string, std::string> lost;
    for (const auto& each : written.lost)
      if (each.code == "REC020" || each.code == "REC036") lost[each.code] = each.args.at(0).value;
    EXPECT_EQ(lost, (std::map<std::string, std::string>{{"REC020", "4"}, {"REC036", "1"}})) << format;
    EXPECT_EQ(shape(record_of(written.bytes)), "6 | 0@6 1") << format;
  }
}

/// A tree in which lines leave anywhere, lines without a move included.
GameRecord random_tree(unsigned seed) {
  GameRecord record = random_record({.width = 25, .height = 30, .plies = 30, .seed = seed});
  std::mt19937 random(seed);
  const auto below = [&](std::size_t bound) { return static_cast<std::size_t>(random()) % bound; };
  const auto point = [&] { return Point{static_cast<int>(below(25)), static_cast<int>(below(30))}; };
  for (std::size_t i = 0; i < 25; ++i) {
    Variation line;
    line.parent = below(i + 1);
    const auto& parent = line.parent == 0 ? record.moves : record.variations[line.parent - 1].moves;
    line.at = below(parent.size() + 1);
    if (below(3) == 0) line.comment = "]\\" + std::to_string(i);
    if (below(4) == 0) line.marks = {{MarkKind::circle, point()}, {MarkKind::label, point(), "]:\\"}};
    if (below(5) == 0) line.setup = {{Side::first, point()}, {Side::second, point()}};
    for (std::size_t moves = below(4); moves > 0; --moves)
      line.moves.push_back({Move::dot(below(2) == 0 ? Side::first : Side::second, point())});
    record.variations.push_back(std::move(line));
  }
  return record;
}

TEST(Variations, RandomTreesComeBackFromEveryFormat) {
  for (unsigned seed = 1; seed <= 60; ++seed) {
    const GameRecord made = random_tree(seed);
    // The first writing brings the lines into the order of a text.
    const GameRecord record = through(made, "sgf");
    EXPECT_EQ(record.variations.size(), made.variations.size());
    EXPECT_EQ(marks_in(record), marks_in(made));
    for (const char* format : {"sgf", "zagram", "vpoints", "json"}) {
      expect_same_tree(through(record, format), record, format + std::to_string(seed));
      expect_same_tree(through(through(record, format), "sgf"), record, format + std::to_string(seed));
    }
    EXPECT_TRUE(tree_of(through(made, "json")) == tree_of(made)) << "JSON keeps the order too";
  }
}

TEST(Variations, HoldTheirLimitsAtNAndNPlusOne) {
  Limits limits;
  limits.variations = 3;
  const auto leaving = [](int count) {
    std::string text = std::string(on_twenty) + ";B[aa](;W[bb])";
    for (int i = 0; i < count; ++i) text += "(;W[cc])";
    return text + ")";
  };
  EXPECT_TRUE(record_of(leaving(3), limits).playable);
  const GameRecord over = record_of(leaving(4), limits);
  EXPECT_FALSE(over.playable);
  ASSERT_EQ(over.diagnostics.size(), 1u);
  EXPECT_EQ(over.diagnostics[0].code, "LIM001");
  EXPECT_EQ(over.diagnostics[0].args[0].value, "variations");
  const std::string json = written_as(record_of(leaving(4)), "json").bytes;
  EXPECT_EQ(record_of(json, limits).diagnostics.at(0).args[0].value, "variations");
  limits.variations = 4;
  EXPECT_TRUE(record_of(json, limits).playable);

  limits = {};
  limits.plies = 3;
  EXPECT_TRUE(record_of(std::string(on_twenty) + "(;B[aa])(;B[aa];B[bb];B[cc]))", limits).playable);
  EXPECT_FALSE(record_of(std::string(on_twenty) + "(;B[aa])(;B[aa];B[bb];B[cc];B[dd]))", limits).playable);
}

/// Lines of which each one leaves the one before.
GameRecord nested(std::size_t depth) {
  GameRecord record = random_record({.plies = 2});
  for (std::size_t i = 0; i < depth; ++i) record.variations.push_back({i, 0, {}, {}, {}, {record.moves[0]}});
  return record;
}

TEST(Variations, NestedDeeplyTheyAreReadWithinTheLimitAndNeverRecurse) {
  Limits limits;
  limits.nesting = 10;
  const std::string ten = written_as(nested(10), "json").bytes;
  EXPECT_TRUE(record_of(ten, limits).playable);
  const GameRecord over = record_of(written_as(nested(11), "json").bytes, limits);
  EXPECT_FALSE(over.playable);
  EXPECT_EQ(over.diagnostics.at(0).args[0].value, "nesting");

  // What is written can be read again: the pair of the game and one for each line, up to the limit.
  const auto most = static_cast<std::size_t>(Limits{}.nesting) - 1;
  for (const char* format : {"sgf", "vpoints"}) {
    const Written whole = written_as(nested(most), format);
    EXPECT_TRUE(std::ranges::none_of(whole.lost, [](const auto& each) { return each.code == "REC020"; })) << format;
    EXPECT_EQ(record_of(whole.bytes).variations.size(), most) << format;
    const Written cut = written_as(nested(most + 2), format);
    const auto lost = std::ranges::find(cut.lost, "REC020", &dots::Diagnostic::code);
    ASSERT_NE(lost, cut.lost.end()) << format;
    EXPECT_EQ(lost->args[0].value, "2");
    const GameRecord read = record_of(cut.bytes);
    EXPECT_TRUE(read.playable);
    EXPECT_EQ(read.variations.size(), most) << format;
  }
  EXPECT_TRUE(write_record(nested(60'000), *find_writer("sgf")).has_value());
}

TEST(Variations, CostNothingWhereThereAreNone) {
  EXPECT_LE(sizeof(RecordedMove), 56u);
  const GameRecord record = record_of(std::string(on_twenty) + ";B[aa];W[bb])");
  EXPECT_EQ(record.variations.capacity(), 0u);
  EXPECT_TRUE(record.moves[0].notes == dots::Rare<MoveNotes>{});
}

TEST(Variations, RealRecordsKeepThem) {
  ARBITER_NEEDS_CORPUS();
  std::size_t games = 0, variations = 0, marks = 0, moves = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data/dots")) {
    if (!entry.is_regular_file()) continue;
    const std::string name = entry.path().filename();
    for (const GameRecord& record : read_records(arbiter_tests::read_file(entry.path()), {.file_name = name}).records) {
      if (!record.playable || (record.variations.empty() && marks_in(record) == 0)) continue;
      games += record.variations.empty() ? 0u : 1u;
      variations += record.variations.size();
      marks += marks_in(record);
      for (const Variation& each : record.variations) moves += each.moves.size();
      for (const char* format : {"sgf", "zagram", "json"}) {
        const Written written = written_as(record, format);
        for (const auto& lost : written.lost) EXPECT_TRUE(lost.code != "REC020" && lost.code != "REC036") << name;
        const GameRecord again = record_of(written.bytes);
        expect_same_tree(again, record, name + ' ' + format);
        EXPECT_EQ(again.setup.size(), record.setup.size()) << name << ' ' << format;
        expect_same_tree(through(again, "sgf"), record, name + ' ' + format + " and back");
      }
      const GameRecord again = through(record, "vpoints");
      EXPECT_EQ(again.variations.size(), record.variations.size()) << name;
      EXPECT_EQ(marks_in(again), marks_in(record)) << name;
    }
  }
  EXPECT_EQ(games, 38u);
  EXPECT_EQ(variations, 315u);
  EXPECT_EQ(moves, 1526u);
  EXPECT_EQ(marks, 235u);
}

}  // namespace
}  // namespace tournament::records
