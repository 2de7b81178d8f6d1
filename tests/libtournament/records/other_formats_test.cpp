// Text diagrams, puzzles, zagram's settings and the links of sites: docs/formats.
#include <gtest/gtest.h>

#include "libtournament/records/readings.h"
#include "random_record.h"
#include "tournament/records/codec.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/source_link.h"
#include "tournament/records/verify.h"
#include "tournament/records/zagram_settings.h"

namespace tournament::records {
namespace {

using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;

constexpr const char* diagram =
    "dots 6x4\n"
    "rules: tensu;size=6x4;start=custom\n"
    "first: Anna\n"
    "second: Jan\n"
    "result: B+1\n"
    "comment: two\\nlines \\\\\n"
    "position:\n"
    "......\n"
    "..x...\n"
    ".x.x..\n"
    "....o.\n"
    "moves:\n"
    "W:3.3 B:cd B:5.1.5.1.6.2.5.3.4.2.5.1 W:resign\n";

TEST(Diagram, ReadsPositionAndMoves) {
  const GameRecord record = record_in(diagram);
  EXPECT_EQ(record.format, "diagram");
  EXPECT_TRUE(record.diagnostics.empty()) << ::testing::PrintToString(codes_of(record.diagnostics));
  EXPECT_EQ(record.first.name, "Anna");
  EXPECT_EQ(record.comment, "two\nlines \\");
  EXPECT_EQ(record.claim.margin_halves, 2);
  ASSERT_EQ(record.setup.size(), 4u);
  EXPECT_EQ(record.setup[0].point, (Point{2, 1}));
  ASSERT_EQ(record.moves.size(), 4u);
  EXPECT_EQ(record.moves[0].move, Move::dot(Side::second, {2, 2}));
  EXPECT_EQ(record.moves[1].move, Move::dot(Side::first, {2, 3}));
  EXPECT_EQ(record.moves[2].move.contours->at(0).size(), 4u);
  EXPECT_EQ(record.moves[3].move, Move::ending(MoveKind::resign, Side::second));
}

TEST(Diagram, APrintedPositionStandsAgain) {
  const GameRecord record = record_in("dots 5x3\nposition:\n.xx..\nxO,x.\n.xx.o\n");
  const VerifyReport report = verify(record, {});
  EXPECT_EQ(report.captives_first, 1);
  EXPECT_EQ(report.final_position, ".xx..\nxO,x.\n.xx.o");
}

TEST(Diagram, SaysWhatItCannotRead) {
  struct Row {
    std::string text;
    std::string code;
    dots::Place place;
  };
  for (const Row& row :
       {Row{"dots 5x3\nplayer: x\n", "TXT001", {2, 1}}, Row{"dots 5x1\nposition:\n....\n", "TXT002", {3, 1}},
        Row{"dots 5x1\nposition:\n..?..\n", "TXT003", {3, 3}}, Row{"dots 5x1\nmoves:\nB:1.1 2.1\n", "TXT004", {3, 7}},
        Row{"dots 5x2\nposition:\n.....\n", "TXT005", {2, 1}}, Row{"dots 256x1\n", "TXT006", {1, 1}},
        Row{"dots 0x1\n", "TXT006", {1, 1}}}) {
    const GameRecord record = record_in(row.text);
    ASSERT_FALSE(record.diagnostics.empty()) << row.text;
    EXPECT_EQ(record.diagnostics[0].code, row.code);
    EXPECT_EQ(record.diagnostics[0].place, row.place) << row.code;
  }
  EXPECT_EQ(verify(record_in("dots 5x1\nmoves:\nB:1.1 2.1 W:3.1\n"), {}).verdict, Verdict::stops_at_ply);
  EXPECT_TRUE(record_in("dots 255x255\n").playable);
}

TEST(Diagram, WritesWhatItReadsOfRandomGames) {
  for (unsigned seed = 1; seed <= 30; ++seed) {
    GameRecord record = random_record({.width = 20 + static_cast<int>(seed) * 7, .height = 15, .seed = seed});
    record.first.name = "Ó \\n";
    record.comment = "a\nb";
    record.setup = {{Side::first, {1, 1}}, {Side::second, {2, 1}}};
    const auto written = write_record(record, *find_writer("diagram"));
    ASSERT_TRUE(written && written->lost.empty());
    const GameRecord again = record_in(written->bytes);
    EXPECT_TRUE(again.diagnostics.empty());
    EXPECT_EQ(again.first, record.first);
    EXPECT_EQ(again.comment, record.comment);
    EXPECT_EQ(again.setup, record.setup);
    ASSERT_EQ(again.moves.size(), record.moves.size());
    for (std::size_t i = 0; i < record.moves.size(); ++i) EXPECT_EQ(again.moves[i].move, record.moves[i].move);
    EXPECT_EQ(write_record(again, *find_writer("diagram"))->bytes, written->bytes);
  }
}

TEST(Diagram, HoldsTheLimitsAtNAndNPlusOne) {
  ReadOptions options;
  options.limits.plies = 4;
  options.limits.board_side = 6;
  options.limits.file_bytes = std::string(diagram).size();
  EXPECT_TRUE(read_records(diagram, options).records[0].playable);
  options.limits.plies = 3;
  EXPECT_EQ(read_records(diagram, options).records[0].diagnostics[0].code, "LIM001");
  options.limits.board_side = 5;
  EXPECT_EQ(read_records(diagram, options).records[0].diagnostics[0].code, diagram_code::size);
  options.limits.file_bytes -= 1;
  EXPECT_EQ(read_records(diagram, options).diagnostics[0].code, "LIM001");
}

TEST(PointsIq, ReadsPuzzles) {
  const ReadResult read = read_records(
      "{:(4,5);:17;:3;:Red to move;:[3,4,R]:[10,11,B]:[38,31,B];:Look at the edge;}\n{:(1,1);:18;:1;:x;:[0,0,R];:;}",
      {});
  ASSERT_EQ(read.records.size(), 2u);
  const GameRecord& record = read.records[0];
  EXPECT_TRUE(record.diagnostics.empty()) << ::testing::PrintToString(codes_of(record.diagnostics));
  EXPECT_EQ(record.source, "17");
  EXPECT_EQ(record.comment, "answers: (4,5)\nlevel: 3\nRed to move\nhint: Look at the edge");
  ASSERT_EQ(record.setup.size(), 3u);
  EXPECT_EQ(record.setup[0], (dots::surround::SetupDot{Side::second, {3, 4}}));
  EXPECT_EQ(record.setup[2].point, (Point{38, 31}));
  EXPECT_EQ(read.records[1].index, 1);
}

TEST(PointsIq, SaysWhatItCannotRead) {
  struct Row {
    std::string text;
    std::vector<std::string> codes;
  };
  for (const Row& row : {Row{"{:(1);:1;:1;:x;:[1,2,R]", {"PIQ001"}}, Row{"{:(1);:1;:1;:x;:[39,0,R];:;}", {"PIQ002"}},
                         Row{"{:(1);:1;:1;:x;:[1,2];:;}", {"PIQ002"}}, Row{"{:(1);:1;:1;:x;:[1,2,R;:;}", {"PIQ002"}},
                         Row{"{:(1);:1;}", {"PIQ003"}}})
    EXPECT_EQ(codes_of(record_in(row.text).diagnostics), row.codes) << row.text;
  EXPECT_EQ(codes_of(read_records("{:(1);:1;:1;:x;:[1,2,R];:;} mail", {}).diagnostics),
            std::vector<std::string>{"PIQ004"});
}

TEST(PointsIq, AFileWithoutPuzzlesSaysSo) {
  EXPECT_EQ(codes_of(read_records("", {.file_name = "x.piq"}).diagnostics), std::vector<std::string>{"PIQ003"});
}

TEST(PointsIq, HoldsTheLimitsAtNAndNPlusOne) {
  const std::string puzzle = "{:(1);:1;:1;:x;:[1,2,R];:;}";
  ReadOptions options;
  options.limits.games_in_file = 2;
  options.limits.file_bytes = 3 * puzzle.size();
  EXPECT_TRUE(read_records(puzzle + puzzle, options).diagnostics.empty());
  const ReadResult read = read_records(puzzle + puzzle + puzzle, options);
  EXPECT_EQ(read.records.size(), 2u);
  EXPECT_EQ(codes_of(read.diagnostics), std::vector<std::string>{"LIM001"});
  options.limits.file_bytes -= 1;
  EXPECT_EQ(read_records(puzzle + puzzle + puzzle, options).diagnostics[0].args[0].value, "file_bytes");
}

TEST(ZagramSettings, ReadAndPrintTheSameWord) {
  for (const std::string text : {"3932n0.1.a.R.a.300.10._SRAP_srap.", "3030t15..s.F.n.0.0..", "2020s7.4.a.F.a.60.7._S.",
                                 "3932noT1r0.180.20_PWC"}) {
    const auto settings = parse_zagram_settings(text);
    ASSERT_TRUE(settings.has_value()) << text;
    EXPECT_EQ(to_text(*settings), text);
  }
  const auto settings = parse_zagram_settings("3932n15.2.s.R.a.300.10._SRAP_srap.").value();
  EXPECT_EQ(settings.width, 39);
  EXPECT_EQ(settings.height, 32);
  EXPECT_EQ(settings.margin, 15);
  EXPECT_EQ(settings.crosses, 2);
  EXPECT_FALSE(settings.first_begins);
  EXPECT_TRUE(settings.rated);
  EXPECT_EQ(settings.start_seconds, 300);
  EXPECT_EQ(settings.turn_seconds, 10);
  EXPECT_EQ(settings.caps, "_SRAP_srap");
}

TEST(ZagramSettings, BecomeRulesAndBack) {
  for (const std::string text : {"3932n15.1.a.F.a.0.0..", "3030t0..a.F.a.0.0..", "3932t7.4.a.F.a.0.0.."}) {
    const auto settings = parse_zagram_settings(text).value();
    const auto rules = dots::surround::parse_ruleset(rules_of(settings));
    ASSERT_TRUE(rules.has_value()) << rules_of(settings);
    EXPECT_EQ(to_text(settings_of(*rules)), text);
  }
}

TEST(ZagramSettings, SayWhereTheyGoWrong) {
  struct Row {
    std::string text;
    int column;
  };
  for (const Row& row : {Row{"", 1}, Row{"39", 3}, Row{"3932x0.1.a.R.a.300.10..", 5}, Row{"3932n0.3.a.R.a.300.10..", 9},
                         Row{"3932n0.1.b.R.a.300.10..", 10}, Row{"3932n0.1.a.R.a.300.10.", 23},
                         Row{"3932n0.1.a.R.a.300.10..x", 24}, Row{"0032n0.1.a.R.a.300.10..", 5}}) {
    const auto settings = parse_zagram_settings(row.text);
    ASSERT_FALSE(settings.has_value()) << row.text;
    EXPECT_EQ(settings.error().code, "ZAG001");
    EXPECT_EQ(settings.error().place.column, row.column) << row.text;
  }
}

TEST(ZagramSettings, AreARecordWithoutMoves) {
  for (const std::string text :
       {"3932n15.1.s.R.a.300.10._SRAP_srap.", "3030t0..a.F.n.0.0..", "3932n0.4.a.R.a.60.7.."}) {
    const GameRecord record = record_in(text + "\n");
    EXPECT_TRUE(record.diagnostics.empty()) << text;
    const auto written = write_record(record, *find_writer("zagram-settings"));
    ASSERT_TRUE(written.has_value());
    EXPECT_EQ(written->bytes, text + "\n");
    EXPECT_TRUE(written->lost.empty()) << ::testing::PrintToString(codes_of(written->lost));
  }
  const GameRecord cross = record_in("3932n15.1.a.R.a.300.10..");
  ASSERT_EQ(cross.setup.size(), 4u);
  EXPECT_EQ(cross.setup[0], (dots::surround::SetupDot{Side::first, {18, 15}})) << "one point left of Tensu's";
  EXPECT_EQ(codes_of(record_in("3932s0..a.R.a.300.10..").diagnostics), std::vector<std::string>{"ZAG002"});
  EXPECT_EQ(codes_of(record_in("3932noT1r0.180.20_PWC").diagnostics), std::vector<std::string>{"ZAG003"});
}

TEST(SourceLinks, AreRecognisedInAnyText) {
  struct Row {
    std::string text;
    std::string_view site;
    std::string game;
  };
  for (const Row& row : {
           Row{"https://playdots.ru/game-info/?id=109964", "playdots", "109964"},
           Row{"see http://game.playdots.ru/export/sgf/practice/77, please", "playdots", "77"},
           Row{"https://zagram.org/eidokropki/backend/download.py?id=zagram185253.", "zagram", "zagram185253"},
           Row{"https://zagram.org/eidokropki/index.html#url:zagram1", "zagram", "zagram1"},
           Row{"https://zagram.org/eidokropki/index.html#fWwBwH2R:0,0", "zagram", "fWwBwH2R:0,0"},
           Row{"http://eidokropki.reaktywni.pl/index.phtml#url:zagram2 x", "zagram", "zagram2"},
       }) {
    const auto links = links_in(row.text);
    ASSERT_EQ(links.size(), 1u) << row.text;
    EXPECT_EQ(links[0].site, row.site);
    EXPECT_EQ(links[0].game, row.game) << row.text;
    EXPECT_NE(row.text.find(links[0].url), std::string::npos);
  }
  for (const std::string none :
       {"", "https://t.me/notAgo", "javascript://playdots.ru/game-info/?id=1",
        "https://playdots.ru/game-info/?id=", "https://evil.example/playdots.ru/game-info/?id=1"})
    EXPECT_TRUE(links_in(none).empty()) << none;
}

TEST(SourceLinks, AreGatheredFromTheWholeRecord) {
  GameRecord record;
  record.source = "https://playdots.ru/game-info/?id=1";
  record.comment = "also https://playdots.ru/game-info/?id=1 and https://playdots.ru/game-info/?id=2";
  record.moves.push_back({});
  record.moves[0].notes.edit().comment = "https://zagram.org/eidokropki/index.html#url:zagram3";
  const auto links = source_links(record);
  ASSERT_EQ(links.size(), 3u);
  EXPECT_EQ(links[1].game, "2");
  EXPECT_EQ(links[2].site, "zagram");
}

}  // namespace
}  // namespace tournament::records
