// From one format to another: games survive, and what does not is told (formats/conversion.md).
#include <gtest/gtest.h>

#include <set>

#include "corpus.h"
#include "dots/surround/ruleset.h"
#include "random_record.h"
#include "tournament/records/codec.h"
#include "tournament/records/format_codes.h"
#include "tournament/records/verify.h"

namespace tournament::records {
namespace {

using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;

std::set<std::string> set_of_codes(const dots::Diagnostics& diagnostics) {
  std::set<std::string> list;
  for (const auto& each : diagnostics) list.insert(each.code);
  return list;
}

/// A game with something of everything.
GameRecord rich() {
  GameRecord record = random_record({.width = 30, .height = 30, .plies = 20});
  record.rules = "polish;size=30x30;start=custom;margin=9";
  record.first = {"Anna", "1500", 1500};
  record.second.name = "Ян";
  record.event = "Cup";
  record.round = "3";
  record.date = "2026-01-02";
  record.place = "hall";
  record.source = "x";
  record.application = "y";
  record.annotator = "z";
  record.comment = "c";
  record.time_control = "15";
  record.main_time = std::chrono::seconds(180);
  record.handicap = 2;
  record.komi_halves = 1;
  record.setup = {{Side::first, {25, 25}}, {Side::second, {26, 25}}};
  record.setup_places.resize(2);
  record.moves[0].time_left = std::chrono::seconds(5);
  record.moves[1].notes.edit().comment = "d";
  record.moves[2].move.contours = {{{{1, 1}, {2, 2}, {1, 3}, {0, 2}}}};
  record.moves[3].notes.edit().put_at = 1;
  record.moves[4].notes.edit().fill = true;
  record.moves.push_back({Move::ending(MoveKind::resign, Side::first)});
  record.areas_first = {{{1, 1}, {2, 2}, {1, 3}, {0, 2}}};
  record.claim = {"W+R", ClaimKind::resignation, dots::Winner::second, 0, {}};
  record.variations.push_back({0, 7, {}, "e", {}, {{Move::dot(Side::first, {29, 29})}}});
  record.moves[5].notes.edit().marks = {{MarkKind::label, {3, 3}, "A"}};
  record.unheld = {"GN"};
  record.format_facts = {{"a", "b"}};
  return record;
}

TEST(Conversion, TellsEverythingThatIsLost) {
  const std::set<std::string> sgf{"REC028", "REC031", "REC032", "REC033"};
  struct Row {
    const char* format;
    std::set<std::string> codes;
  };
  std::set<std::string> zagram = sgf, vpoints = sgf, diagram = sgf;
  zagram.insert("REC026");  // agreement and komi have no tags
  vpoints.insert({"REC021", "REC023", "REC024", "REC026", "REC029"});
  diagram.insert({"REC020", "REC021", "REC022", "REC024", "REC036"});
  for (const Row& row : {Row{"sgf", sgf}, Row{"vpoints", vpoints}, Row{"diagram", diagram}, Row{"json", {"REC032"}},
                         Row{"zagram-settings", {"REC020", "REC028", "REC032", "REC034", "REC035", "REC036"}}}) {
    const auto written = write_record(rich(), *find_writer(row.format));
    ASSERT_TRUE(written.has_value()) << row.format;
    EXPECT_EQ(set_of_codes(written->lost), row.codes) << row.format;
    for (const auto& lost : written->lost) EXPECT_EQ(lost.severity, dots::Severity::warning);
  }
}

TEST(Conversion, APlainGameLosesNothing) {
  GameRecord record = random_record({.width = 30, .height = 35, .plies = 60});
  record.first.name = "Anna";
  record.second.name = "Jan";
  for (const RecordWriter& writer : record_writers()) {
    if (writer.id == "zagram-settings" || writer.id == "zagram") continue;  // no moves; no grounding
    if (writer.games.find("dots") == std::string_view::npos) continue;
    GameRecord wanted = record;
    if (writer.id == "pointsxt") {
      wanted = random_record({.plies = 60});
    }
    const auto written = write_record(wanted, writer);
    ASSERT_TRUE(written.has_value()) << writer.id;
    EXPECT_EQ(set_of_codes(written->lost), std::set<std::string>{}) << writer.id;
  }
}

TEST(Conversion, TheSgfDialectsKeepRandomGames) {
  for (const char* format : {"sgf", "zagram", "vpoints"}) {
    for (unsigned seed = 1; seed <= 30; ++seed) {
      GameRecord record =
          random_record({.width = 22 + static_cast<int>(seed), .height = 30, .seed = seed, .stop = true});
      if (std::string(format) == "vpoints") record = random_record({.width = 22, .height = 30, .seed = seed});
      record.first.name = "Игрок ]\\:1";
      record.comment = "две\nстроки";
      record.moves[3].notes.edit().comment = "[x] \\";
      record.setup = {{Side::first, {1, 1}}, {Side::second, {2, 1}}};
      const auto written = write_record(record, *find_writer(format));
      ASSERT_TRUE(written.has_value());
      const ReadResult read = read_records(written->bytes, {});
      ASSERT_EQ(read.records.size(), 1u);
      const GameRecord& again = read.records[0];
      EXPECT_TRUE(again.diagnostics.empty()) << format << ' ' << again.diagnostics[0].code;
      EXPECT_EQ(again.first, record.first) << format;
      EXPECT_EQ(again.comment, record.comment) << format;
      EXPECT_EQ(again.setup, record.setup);
      ASSERT_EQ(again.moves.size(), record.moves.size()) << format;
      for (std::size_t i = 0; i < record.moves.size(); ++i) EXPECT_EQ(again.moves[i].move, record.moves[i].move);
      EXPECT_EQ(again.moves[3].notes->comment, record.moves[3].notes->comment) << format;
      EXPECT_EQ(read.encoding, std::string(format) == "vpoints" ? "windows-1251" : "UTF-8");
    }
  }
}

TEST(Conversion, RealRecordsKeepTheirGamesInEveryFormatThatHoldsThem) {
  ARBITER_NEEDS_CORPUS();
  std::map<std::string, int> written_games;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data/dots")) {
    if (!entry.is_regular_file()) continue;
    const std::string name = entry.path().filename();
    for (const GameRecord& record : read_records(arbiter_tests::read_file(entry.path()), {.file_name = name}).records) {
      for (const RecordWriter& writer : record_writers()) {
        const auto written = write_record(record, writer);
        if (!written) {
          EXPECT_TRUE(written.error().code.starts_with("REC")) << name << ' ' << written.error().code;
          continue;
        }
        const auto text = joined_records(std::span(&written->bytes, 1), writer).value();
        const ReadResult read = read_records(text, {});
        ASSERT_EQ(read.records.size(), 1u) << name << ' ' << writer.id;
        written_games[std::string(writer.id)] += 1;
        if (writer.id == "zagram-settings") continue;
        const bool setup_as_moves = set_of_codes(written->lost).contains("REC025");
        std::vector<Move> dots, again;
        for (const auto& dot : record.setup)
          if (setup_as_moves) dots.push_back(Move::dot(dot.side, dot.point));
        for (const RecordedMove& each : record.moves)
          if (each.move.kind == MoveKind::dot) dots.push_back(Move::dot(each.move.side, each.move.point));
        for (const RecordedMove& each : read.records[0].moves)
          if (each.move.kind == MoveKind::dot) again.push_back(Move::dot(each.move.side, each.move.point));
        if (!setup_as_moves) {
          EXPECT_EQ(again, dots) << name << ' ' << writer.id;
        }
        EXPECT_EQ(again.size(), dots.size()) << name << ' ' << writer.id;
      }
    }
  }
  EXPECT_GT(written_games["json"], 130);
  EXPECT_GT(written_games["sgf"], 130);
  EXPECT_GT(written_games["zagram"], 130);
  EXPECT_GT(written_games["vpoints"], 130);
  EXPECT_GT(written_games["diagram"], 130);
  EXPECT_GT(written_games["pointsxt"], 40);
  EXPECT_GT(written_games["vkontakte"], 5);
}

TEST(Conversion, RefusesWhatCannotBeWritten) {
  GameRecord record = random_record({.width = 53, .height = 10});
  for (const char* format : {"sgf", "zagram", "vpoints"})
    EXPECT_EQ(write_record(record, *find_writer(format)).error().code, "REC010") << format;
  EXPECT_TRUE(write_record(record, *find_writer("json")).has_value());
  EXPECT_TRUE(write_record(record, *find_writer("diagram")).has_value());
  record.game = "othello";
  EXPECT_EQ(write_record(record, *find_writer("diagram")).error().code, "REC017");
  record.playable = false;
  EXPECT_EQ(write_record(record, *find_writer("json")).error().code, "REC018");
  EXPECT_EQ(find_writer("crosswords"), nullptr);
  const std::vector<std::string> two(2);
  EXPECT_EQ(joined_records(two, *find_writer("pointsxt")).error().code, "REC013");
  EXPECT_TRUE(joined_records(two, *find_writer("sgf")).has_value());
}

}  // namespace
}  // namespace tournament::records
