// Records as JSON: nothing is lost between writing and reading (formats/json.md).
#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <set>

#include "corpus.h"
#include "random_record.h"
#include "tournament/records/codec.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {
namespace {

using dots::Side;
using dots::surround::Move;
using dots::surround::MoveKind;

std::string written_json(const std::vector<GameRecord>& records) {
  const RecordWriter& writer = *find_writer("json");
  std::vector<std::string> parts;
  for (const GameRecord& record : records) {
    const auto part = writer.write(record);
    EXPECT_TRUE(part.has_value());
    parts.push_back(part->bytes);
  }
  return joined_records(parts, writer).value();
}

ReadResult read_json_text(const std::string& text) { return read_records(text, {.file_name = "records.json"}); }

std::string one(const std::string& fields) {
  return R"({"schema":"arbiter.game-record/1","records":[{"width":5,"height":5)" + fields + "}]}";
}

/// A record with every field in use.
GameRecord full() {
  GameRecord r;
  r.format = "sgf";
  r.dialect = "zagram";
  r.rules = "polish;size=60x9;start=custom";
  r.rules_named = false;
  r.contour_place = {2, 3};
  r.width = 60;
  r.height = 9;
  r.first = {"Анна \"x\"\n", "1 дан, 1500", 1500.25};
  r.second = {"Jan", "", {}};
  r.event = "a";
  r.round = "b";
  r.date = "c";
  r.place = "d";
  r.source = "e";
  r.application = "f";
  r.time_control = "g";
  r.comment = "h\ti";
  r.annotator = "j";
  r.main_time = Milliseconds(100);
  r.komi_halves = -3;
  r.setup = {{Side::second, {58, 8}}, {Side::first, {0, 0}}};
  r.setup_places = {{1, 2}, {3, 4}};
  r.setup_complete = false;
  r.moves.push_back(
      {Move{MoveKind::dot, Side::second, {59, 1}, 0, {{{{1, 1}, {2, 2}, {1, 3}, {0, 2}}, {{5, 5}}}}}, {7, 8}});
  r.moves.back().time_left = Milliseconds(66'600);
  r.moves.back().notes.edit().comment = "k";
  r.moves.back().notes.edit().fill = true;
  r.moves.back().notes.edit().put_at = 42436.71045138889;
  r.moves.back().notes.edit().capture_mark = 35;
  for (const MoveKind kind : {MoveKind::contours, MoveKind::ground, MoveKind::stop, MoveKind::pass, MoveKind::agree,
                              MoveKind::resign, MoveKind::draw, MoveKind::time})
    r.moves.push_back({Move::ending(kind, Side::first)});
  r.areas_first = {{{1, 1}, {2, 2}, {1, 3}}};
  r.areas_second = {{{3, 1}, {4, 2}, {3, 3}}, {{8, 8}}};
  r.end_place = {9, 9};
  r.claim = {"W+1.5", ClaimKind::points, dots::Winner::second, 3, {1, 9}};
  r.clock_first = std::chrono::seconds(300);
  r.clock_second = Milliseconds(299'500);
  r.time_place = {1, 7};
  r.handicap = 4;
  r.handicap_place = {4, 4};
  r.setup_in_line = 1;
  r.marks = {{MarkKind::selected, {4, 4}}, {MarkKind::label, {59, 8}, "ü: 1"}};
  r.moves.front().notes.edit().marks = {{MarkKind::cross, {1, 1}}};
  r.variations = {{0, 0, {{Side::first, {3, 3}}}, "l", {{MarkKind::circle, {0, 1}}}, {}}, {1, 0}, {0, 9}};
  r.variations[1].moves = {r.moves[0], {Move::ending(MoveKind::resign, Side::second)}};
  r.unheld = {"LB", "XX"};
  r.format_facts = {{"pointsxt.flags", "ff"}};
  r.diagnostics = {{dots::Severity::error, "SGF040", {{"value", "!"}}, {5, 6}, 2},
                   {dots::Severity::info, "SGF090", {}, {}, 0}};
  return r;
}

TEST(RecordJson, HoldsEveryField) {
  const GameRecord record = full();
  const ReadResult again = read_json_text(written_json({record, GameRecord{}, record}));
  EXPECT_TRUE(again.diagnostics.empty());
  ASSERT_EQ(again.records.size(), 3u);
  EXPECT_TRUE(again.records[0] == record) << written_json({again.records[0]});
  GameRecord third = record;
  third.index = 2;
  EXPECT_TRUE(again.records[2] == third);
}

/// The names that a record has in the document, and those that the schema gives it.
TEST(RecordJson, IsWhatTheSchemaSays) {
  const auto schema = nlohmann::json::parse(arbiter_tests::read_file(RECORD_SCHEMA));
  const auto document = nlohmann::json::parse(written_json({full()}));
  EXPECT_EQ(document["schema"], schema["properties"]["schema"]["const"]);
  const auto& record = document["records"][0];
  const auto compare = [&](const nlohmann::json& object, const std::string& definition, std::set<std::string> missing) {
    const auto& properties = schema["$defs"][definition]["properties"];
    for (const auto& [name, value] : object.items())
      EXPECT_TRUE(properties.contains(name)) << definition << '.' << name;
    for (const auto& [name, value] : properties.items())
      EXPECT_TRUE(object.contains(name) || missing.contains(name)) << definition << '.' << name;
  };
  compare(record, "record", {"playable", "board"});
  compare(record["first"], "player", {});
  compare(record["result"], "result", {});
  compare(record["setup"][0], "setup", {});
  compare(record["marks"][1], "mark", {});
  compare(record["variations"][0], "variation", {});
  compare(record["moves"][0], "move", {"kind"});
  compare(record["moves"][1], "move",
          {"point", "contours", "place", "seconds_left", "comment", "marks", "fill", "put_at", "capture_mark"});
  compare(record["diagnostics"][0], "diagnostic", {});
}

TEST(RecordJson, HoldsRandomGamesOnAnyBoard) {
  for (unsigned seed = 1; seed <= 40; ++seed) {
    const int side = 5 + static_cast<int>(seed) * 6;
    const GameRecord record = random_record({.width = side, .height = 12, .plies = 80, .seed = seed});
    const ReadResult again = read_json_text(written_json({record}));
    ASSERT_EQ(again.records.size(), 1u);
    GameRecord wanted = record;
    wanted.format = again.records[0].format;
    wanted.dialect = again.records[0].dialect;
    EXPECT_TRUE(again.records[0] == wanted) << seed;
  }
}

TEST(RecordJson, HoldsFindingsAboutHalfACharacter) {
  for (const std::string& text :
       {std::string("1.0\n1 a\n2 b\n-Я+\n11"), std::string("1.0\n1 a\n2 b\n-m+\n1Я"),
        std::string("{:1;:2;:3;:x;:[1,2,ЯЯЯЯЯЯЯЯЯЯ];:;}"), std::string("dots 2x1\nposition:\nЯ\nmoves:\nB:1.1Я")}) {
    const auto records = read_records(text, {}).records;
    ASSERT_EQ(records.size(), 1u) << text;
    ASSERT_FALSE(records[0].diagnostics.empty()) << text;
    EXPECT_TRUE(read_json_text(written_json(records)).records[0] == records[0]) << text;
  }
}

TEST(RecordJson, RealRecordsComeBackEqual) {
  ARBITER_NEEDS_CORPUS();
  int games = 0;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(arbiter_tests::corpus() / "data/dots")) {
    if (!entry.is_regular_file()) continue;
    const std::string name = entry.path().filename();
    const auto records = read_records(arbiter_tests::read_file(entry.path()), {.file_name = name}).records;
    const auto again = read_json_text(written_json(records)).records;
    ASSERT_EQ(again.size(), records.size()) << name;
    for (std::size_t i = 0; i < records.size(); ++i) EXPECT_TRUE(again[i] == records[i]) << name;
    games += static_cast<int>(records.size());
  }
  EXPECT_GT(games, 130);
}

TEST(RecordJson, SaysWhatIsWrongAndWhere) {
  struct Row {
    std::string text;
    std::string code;
    std::string name;
  };
  for (const Row& row : {
           Row{one(R"(,"rules":7)"), "JSN003", "records[0].rules"},
           Row{one(R"(,"game":"othello")"), "JSN003", "records[0].game"},
           Row{one(R"(,"moves":[{"side":"blue","point":"1.1"}])"), "JSN003", "records[0].moves[0].side"},
           Row{one(R"(,"moves":[{"side":"first"}])"), "JSN003", "records[0].moves[0].point"},
           Row{one(R"(,"moves":[{"side":"first","point":"1.1x"}])"), "JSN003", "records[0].moves[0].point"},
           Row{one(R"(,"moves":[{"kind":"jump"}])"), "JSN003", "records[0].moves[0].kind"},
           Row{one(R"(,"areas_first":[["1.1"],[]])"), "JSN003", "records[0].areas_first"},
           Row{one(R"(,"end_place":[1])"), "JSN003", "records[0].end_place"},
           Row{one(R"(,"komi_halves":1e300)"), "JSN003", "records[0].komi_halves"},
           Row{one(R"(,"first":[])"), "JSN003", "records[0].first"},
           Row{one(R"(,"moves":{})"), "JSN003", "records[0].moves"},
           Row{one(R"(,"colour":1)"), "JSN004", "records[0].colour"},
           Row{R"({"schema":"arbiter.game-record/1","records":[7]})", "JSN003", "records[0]"},
       }) {
    const ReadResult result = read_json_text(row.text);
    ASSERT_EQ(result.records.size(), 1u) << row.text;
    ASSERT_FALSE(result.records[0].diagnostics.empty()) << row.text;
    const auto& found = result.records[0].diagnostics[0];
    EXPECT_EQ(found.code, row.code) << row.text;
    EXPECT_EQ(found.args[0].value, row.name) << row.text;
    EXPECT_EQ(result.records[0].playable, row.code == "JSN004") << row.text;
  }
}

TEST(RecordJson, RefusesWhatIsNoDocumentOfRecords) {
  struct Row {
    std::string text;
    std::string code;
    dots::Place place;
  };
  for (const Row& row : {Row{"{\"schema\":\n  oops}", "JSN001", {2, 3}}, Row{"{}", "JSN002", {1, 1}},
                         Row{R"({"schema":"arbiter.verify/1","records":[]})", "JSN002", {1, 1}},
                         Row{R"({"schema":"arbiter.game-record/1"})", "JSN003", {1, 1}}}) {
    const ReadResult result = read_json_text(row.text);
    EXPECT_TRUE(result.records.empty());
    ASSERT_EQ(result.diagnostics.size(), 1u) << row.text;
    EXPECT_EQ(result.diagnostics[0].code, row.code) << row.text;
    EXPECT_EQ(result.diagnostics[0].place, row.place) << row.text;
    EXPECT_EQ(result.diagnostics[0].severity, dots::Severity::critical);
  }
}

TEST(RecordJson, ABadRecordLeavesTheOthers) {
  const ReadResult result = read_json_text(
      R"({"schema":"arbiter.game-record/1","records":[{"width":5,"height":5},{"width":"x"},{"width":9,"height":9}]})");
  ASSERT_EQ(result.records.size(), 3u);
  EXPECT_TRUE(result.records[0].playable);
  EXPECT_FALSE(result.records[1].playable);
  EXPECT_TRUE(result.records[2].playable);
}

TEST(RecordJson, CutOffAnywhereItIsRefused) {
  const std::string whole = written_json({full()});
  for (std::size_t length = 1; length + 2 < whole.size(); ++length) {
    const ReadResult result = read_json_text(whole.substr(0, length));
    EXPECT_TRUE(result.records.empty()) << length;
    EXPECT_TRUE(any_at_least(result.diagnostics, dots::Severity::critical)) << length;
  }
}

TEST(RecordJson, HoldsTheLimitsAtNAndNPlusOne) {
  const std::string two = written_json({random_record({.plies = 4}), GameRecord{}});
  ReadOptions options{.file_name = "x.json"};
  options.limits.games_in_file = 2;
  options.limits.plies = 4;
  options.limits.file_bytes = two.size();
  EXPECT_EQ(read_records(two, options).records.size(), 2u);
  EXPECT_TRUE(read_records(two, options).records[0].playable);
  options.limits.plies = 3;
  EXPECT_EQ(read_records(two, options).records[0].diagnostics[0].code, "LIM001");
  options.limits.games_in_file = 1;
  EXPECT_EQ(read_records(two, options).diagnostics[0].code, "LIM001");
  options.limits.file_bytes = two.size() - 1;
  EXPECT_EQ(read_records(two, options).diagnostics[0].args[0].value, "file_bytes");
  const auto nested = [](int depth) {
    return "{\"x\":" + std::string(static_cast<std::size_t>(depth), '[') +
           std::string(static_cast<std::size_t>(depth), ']') + "}";
  };
  options = {.file_name = "x.json"};
  options.limits.nesting = 10;
  EXPECT_EQ(read_records(nested(9), options).diagnostics[0].code, json_code::schema);
  EXPECT_EQ(read_records(nested(10), options).diagnostics[0].args[0].value, "nesting");
  options.limits.nesting = 1000;
  EXPECT_EQ(read_records(nested(3'000'000), options).diagnostics[0].code, "LIM001");
}

}  // namespace
}  // namespace tournament::records
