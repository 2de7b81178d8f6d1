// Reads records as JSON (formats/json.md).
#include <nlohmann/json.hpp>

#include "records/boardgames/board_json.h"
#include "records/json_object.h"
#include "records/json_syntax.h"
#include "records/record_json.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::Place;
using dots::Severity;
using dots::surround::Move;
using dots::surround::MoveKind;
using dots::surround::Point;
using Json = nlohmann::json;

namespace {

class RecordReader {
 public:
  RecordReader(const Limits& limits, Findings& findings, GameRecord& record)
      : limits_(limits), findings_(findings), record_(record) {}
  void read(const Json& json, const std::string& path, dots::Diagnostics& diagnostics);

 private:
  using Contours = std::vector<std::vector<Point>>;
  void headers(JsonObject& object);
  void player(JsonObject& object, const char* name, RecordedPlayer& player);
  void claim(JsonObject& object);
  using Dots = std::vector<dots::surround::SetupDot>;
  void setup(JsonObject& object, Dots& to, std::vector<Place>* places);
  void marks(JsonObject& object, std::vector<Mark>& to);
  void moves(JsonObject& object, std::vector<RecordedMove>& to);
  void variations(JsonObject& object);
  void variation(const Json& json, const std::string& path);
  void move(const Json& json, const std::string& path, std::vector<RecordedMove>& to);
  void contours(JsonObject& object, const char* name, Contours& to);
  void arguments(JsonObject& object, const char* name, dots::Arguments& to);
  void findings(JsonObject& object, dots::Diagnostics& to);
  std::optional<Point> point(const Json& json);
  [[nodiscard]] std::size_t most() const { return static_cast<std::size_t>(limits_.plies); }
  void child(JsonObject& object, const char* name, const std::string& path, auto use) {
    if (const Json* json = object.find(name)) {
      JsonObject inner(*json, path + '.' + name, findings_);
      use(inner);
    }
  }

  const Limits& limits_;
  Findings& findings_;
  GameRecord& record_;
  std::string path_;
  std::vector<int> depths_;  ///< of the variations
};

std::optional<Point> RecordReader::point(const Json& json) {
  if (!json.is_string()) return std::nullopt;
  std::string_view text = json.get_ref<const std::string&>();
  const auto point = dots::surround::take_point(text);
  return text.empty() ? point : std::nullopt;
}

void RecordReader::read(const Json& json, const std::string& path, dots::Diagnostics& diagnostics) {
  path_ = path;
  JsonObject object(json, path, findings_);
  object.text("game", record_.game);
  if (record_.game != "dots") object.wrong("game", "dots");
  const bool sized = object.whole("width", record_.width, -1, limits_.board_side) &
                     object.whole("height", record_.height, -1, limits_.board_side);
  if (!sized && record_.playable) object.wrong("width", "a width and a height");
  headers(object);
  player(object, "first", record_.first);
  player(object, "second", record_.second);
  claim(object);
  setup(object, record_.setup, &record_.setup_places);
  object.whole("setup_in_line", record_.setup_in_line, 0, static_cast<long>(record_.setup.size()));
  marks(object, record_.marks);
  moves(object, record_.moves);
  variations(object);
  contours(object, "areas_first", record_.areas_first);
  contours(object, "areas_second", record_.areas_second);
  object.list("unheld", most(), [&](const Json& each, const std::string&) {
    if (!each.is_string()) return object.wrong("unheld", "texts");
    record_.unheld.push_back(each.get<std::string>());
  });
  arguments(object, "format_facts", record_.format_facts);
  findings(object, diagnostics);
}

void RecordReader::headers(JsonObject& object) {
  record_.rules = "tensu";
  object.text("rules", record_.rules);
  object.flag("rules_named", record_.rules_named);
  object.flag("playable", record_.playable);
  record_.format = record_.dialect = "json";
  object.text("format", record_.format);
  object.text("dialect", record_.dialect);
  object.text("event", record_.event);
  object.text("round", record_.round);
  object.text("date", record_.date);
  object.text("location", record_.place);
  object.text("source", record_.source);
  object.text("application", record_.application);
  object.text("time_control", record_.time_control);
  object.text("comment", record_.comment);
  object.text("annotator", record_.annotator);
  object.seconds("main_seconds", record_.main_time);
  object.seconds("clock_first", record_.clock_first);
  object.seconds("clock_second", record_.clock_second);
  object.place("time_place", record_.time_place);
  object.whole("komi_halves", record_.komi_halves, -1'000'000, 1'000'000);
  if (long handicap = 0; object.whole("handicap", handicap, INT64_MIN, INT64_MAX)) record_.handicap = handicap;
  object.place("handicap_place", record_.handicap_place);
  object.place("contour_place", record_.contour_place);
  object.place("end_place", record_.end_place);
  object.flag("setup_complete", record_.setup_complete);
}

void RecordReader::player(JsonObject& object, const char* name, RecordedPlayer& player) {
  child(object, name, path_, [&](JsonObject& inner) {
    inner.text("name", player.name);
    inner.text("rank", player.rank);
    inner.real("rating", player.rating);
  });
}

void RecordReader::claim(JsonObject& object) {
  child(object, "result", path_, [&](JsonObject& inner) {
    inner.text("raw", record_.claim.raw);
    inner.word("kind", json_words::claims, record_.claim.kind);
    inner.word("winner", json_words::winners, record_.claim.winner);
    inner.whole("margin_halves", record_.claim.margin_halves, 0, 2'000'000);
    inner.place("place", record_.claim.place);
  });
}

void RecordReader::setup(JsonObject& object, Dots& to, std::vector<Place>* places) {
  object.list("setup", most(), [&](const Json& each, const std::string& at) {
    JsonObject dot(each, at, findings_);
    dots::surround::SetupDot put;
    dots::Place place;
    dot.word("side", json_words::sides, put.side);
    dot.place("place", place);
    const Json* where = dot.find("point");
    const auto found = where == nullptr ? std::nullopt : point(*where);
    if (!found) return dot.wrong("point", "a point");
    put.point = *found;
    to.push_back(put);
    if (places != nullptr) places->push_back(place);
  });
}

void RecordReader::marks(JsonObject& object, std::vector<Mark>& to) {
  object.list("marks", most(), [&](const Json& each, const std::string& at) {
    JsonObject inner(each, at, findings_);
    Mark mark;
    inner.word("kind", json_words::marks, mark.kind);
    inner.text("text", mark.text);
    const Json* where = inner.find("point");
    const auto found = where == nullptr ? std::nullopt : point(*where);
    if (!found) return inner.wrong("point", "a point");
    mark.point = *found;
    to.push_back(std::move(mark));
  });
}

void RecordReader::moves(JsonObject& object, std::vector<RecordedMove>& to) {
  object.list("moves", most(), [&](const Json& each, const std::string& at) { move(each, at, to); });
}

void RecordReader::variations(JsonObject& object) {
  object.list("variations", limits_.variations, [&](const Json& each, const std::string& at) { variation(each, at); });
}

void RecordReader::variation(const Json& json, const std::string& path) {
  JsonObject object(json, path, findings_);
  Variation read;
  object.whole("parent", read.parent, 0, static_cast<long>(record_.variations.size()));
  const auto& parent = read.parent == 0 ? record_.moves : record_.variations[read.parent - 1].moves;
  object.whole("at", read.at, 0, static_cast<long>(parent.size()));
  const int depth = read.parent == 0 ? 1 : depths_[read.parent - 1] + 1;
  if (depth > limits_.nesting) {
    const dots::Diagnostic over =
        over_limit("nesting", static_cast<std::size_t>(limits_.nesting), static_cast<std::size_t>(depth), {});
    findings_.add(over.severity, over.code, over.place, over.args);
  }
  setup(object, read.setup, nullptr);
  object.text("comment", read.comment);
  marks(object, read.marks);
  moves(object, read.moves);
  depths_.push_back(depth);
  record_.variations.push_back(std::move(read));
}

void RecordReader::move(const Json& json, const std::string& path, std::vector<RecordedMove>& to) {
  JsonObject object(json, path, findings_);
  RecordedMove recorded;
  object.word("side", json_words::sides, recorded.move.side);
  object.word("kind", json_words::moves, recorded.move.kind);
  const Json* where = object.find("point");
  const auto found = where == nullptr ? std::nullopt : point(*where);
  if (recorded.move.kind == MoveKind::dot && !found) return object.wrong("point", "a point");
  if (found) recorded.move.point = *found;
  Contours drawn;
  contours(object, "contours", drawn);
  recorded.move.contours = std::move(drawn);
  object.place("place", recorded.place);
  object.seconds("seconds_left", recorded.time_left);
  MoveNotes notes;
  object.text("comment", notes.comment);
  marks(object, notes.marks);
  object.flag("fill", notes.fill);
  object.real("put_at", notes.put_at);
  object.whole("capture_mark", notes.capture_mark, 0, 255);
  recorded.notes = std::move(notes);
  to.push_back(std::move(recorded));
}

void RecordReader::contours(JsonObject& object, const char* name, Contours& to) {
  object.list(name, most(), [&](const Json& each, const std::string&) {
    std::vector<Point> contour;
    for (const Json& item : each.is_array() ? each : Json::array())
      if (const auto found = point(item)) contour.push_back(*found);
    if (contour.empty() || contour.size() != each.size()) return object.wrong(name, "lists of points");
    to.push_back(std::move(contour));
  });
}

void RecordReader::arguments(JsonObject& object, const char* name, dots::Arguments& to) {
  object.list(name, most(), [&](const Json& each, const std::string& at) {
    JsonObject pair(each, at, findings_);
    dots::Argument argument;
    pair.text("name", argument.name);
    pair.text("value", argument.value);
    to.push_back(std::move(argument));
  });
}

void RecordReader::findings(JsonObject& object, dots::Diagnostics& to) {
  object.list("diagnostics", most(), [&](const Json& each, const std::string& at) {
    JsonObject finding(each, at, findings_);
    dots::Diagnostic diagnostic;
    finding.word("severity", json_words::severities, diagnostic.severity);
    finding.text("code", diagnostic.code);
    finding.place("place", diagnostic.place);
    finding.whole("ply", diagnostic.ply, 0, limits_.plies);
    arguments(finding, "args", diagnostic.args);
    to.push_back(std::move(diagnostic));
  });
}

GameRecord read_one(const Json& json, std::size_t number, const Limits& limits) {
  if (json.is_object() && json.contains("board")) {
    GameRecord board = read_board_json(json, "records[" + std::to_string(number) + ']', limits);
    board.index = static_cast<int>(number);
    return board;
  }
  GameRecord record;
  record.index = static_cast<int>(number);
  dots::Diagnostics own;       // what is wrong with the JSON
  dots::Diagnostics recorded;  // what its reader found in the file that it came from
  Findings findings(own);
  RecordReader(limits, findings, record).read(json, "records[" + std::to_string(number) + ']', recorded);
  findings.finish();
  if (any_at_least(own, Severity::critical)) record.playable = false;
  record.diagnostics = std::move(recorded);
  record.diagnostics.insert(record.diagnostics.end(), own.begin(), own.end());
  return record;
}

}  // namespace

bool sniff_json(std::string_view bytes) {
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  const std::size_t at = bytes.find_first_not_of(" \t\r\n");
  if (at == std::string_view::npos || bytes[at] != '{') return false;
  const std::size_t next = bytes.find_first_not_of(" \t\r\n", at + 1);
  return next != std::string_view::npos && (bytes[next] == '"' || bytes[next] == '}');
}

ReadResult read_json(std::string_view bytes, const ReadOptions& options) {
  ReadResult result;
  const Limits& limits = options.limits;
  const auto refuse = [&](std::string_view code, Place place, dots::Arguments args) {
    result.diagnostics.push_back({Severity::critical, std::string(code), std::move(args), place, 0});
    return result;
  };
  if (bytes.size() > limits.file_bytes) {
    result.diagnostics.push_back(over_limit("file_bytes", limits.file_bytes, bytes.size(), {1, 1}));
    return result;
  }
  if (bytes.starts_with("\xEF\xBB\xBF")) bytes.remove_prefix(3);
  result.encoding = "UTF-8";
  if (const auto fault = json_fault(bytes, limits)) {
    result.diagnostics.push_back(*fault);
    return result;
  }
  const Json json = Json::parse(bytes, nullptr, false);
  const auto schema = json.is_object() ? json.find("schema") : json.end();
  if (!json.is_object() || schema == json.end() || *schema != json_schema)
    return refuse(json_code::schema, {1, 1}, {{"expected", std::string(json_schema)}});
  const auto records = json.find("records");
  if (records == json.end() || !records->is_array())
    return refuse(json_code::value, {1, 1}, {{"name", "records"}, {"expected", "a list"}});
  if (records->size() > limits.games_in_file) {
    result.diagnostics.push_back(over_limit("games_in_file", limits.games_in_file, records->size(), {1, 1}));
    return result;
  }
  for (const auto& [name, value] : json.items())
    if (name != "schema" && name != "records")
      result.diagnostics.push_back(
          {Severity::warning, std::string(json_code::unknown_name), {{"name", name}}, {1, 1}, 0});
  for (std::size_t i = 0; i < records->size(); ++i) result.records.push_back(read_one((*records)[i], i, limits));
  return result;
}

}  // namespace tournament::records
