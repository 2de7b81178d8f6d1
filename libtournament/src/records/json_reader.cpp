// Reads records as JSON (formats/json.md).
#include <nlohmann/json.hpp>

#include "records/boardgames/board_json.h"
#include "records/findings.h"
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

/// One object whose values are taken by name; what is wrong with them is found under their paths.
class Object {
 public:
  Object(const Json& json, std::string path, Findings& findings)
      : json_(json), path_(std::move(path)), findings_(findings) {
    if (!json_.is_object()) wrong("", "an object");
  }
  /// Names that nobody asked for.
  ~Object() {
    if (!json_.is_object()) return;
    for (const auto& [name, value] : json_.items())
      if (std::find(asked_.begin(), asked_.end(), name) == asked_.end())
        findings_.add(Severity::warning, json_code::unknown_name, {}, {{"name", path_of(name)}});
  }
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  const Json* find(const char* name) {
    asked_.emplace_back(name);
    if (!json_.is_object()) return nullptr;
    const auto found = json_.find(name);
    return found == json_.end() ? nullptr : &*found;
  }
  void wrong(std::string_view name, std::string_view expected) {
    findings_.add(Severity::critical, json_code::value, {},
                  {{"name", path_of(name)}, {"expected", std::string(expected)}});
  }
  void text(const char* name, std::string& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    if (!value->is_string()) return wrong(name, "a text");
    to = value->get<std::string>();
  }
  void flag(const char* name, bool& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    if (!value->is_boolean()) return wrong(name, "true or false");
    to = value->get<bool>();
  }
  template <class Number>
  bool whole(const char* name, Number& to, long low, long high) {
    const Json* value = find(name);
    if (value == nullptr) return false;
    const auto number = whole_of(*value);
    if (!number || *number < low || *number > high) {
      wrong(name, std::to_string(low) + ".." + std::to_string(high));
      return false;
    }
    to = static_cast<Number>(*number);
    return true;
  }
  void real(const char* name, std::optional<double>& to) {
    const Json* value = find(name);
    if (value == nullptr || value->is_null()) return;
    if (!value->is_number()) return wrong(name, "a number");
    to = value->get<double>();
  }
  void seconds(const char* name, std::optional<Milliseconds>& to) {
    std::optional<double> seconds;
    real(name, seconds);
    if (seconds) to = from_seconds(*seconds);
    if (seconds && !to) wrong(name, "a number");
  }
  template <class Value, std::size_t N>
  void word(const char* name, const JsonWords<Value, N>& words, Value& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    std::string known;
    for (const auto& [text, each] : words) {
      known.append(known.empty() ? "" : " ").append(text);
      if (!value->is_string() || value->get_ref<const std::string&>() != text) continue;
      to = each;
      return;
    }
    wrong(name, known);
  }
  void place(const char* name, Place& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    const auto line = value->is_array() && value->size() == 2 ? whole_of((*value)[0]) : std::nullopt;
    const auto column = line ? whole_of((*value)[1]) : std::nullopt;
    if (!column || *line < 0 || *column < 0 || *line > INT32_MAX || *column > INT32_MAX)
      return wrong(name, "line and column");
    to = {static_cast<int>(*line), static_cast<int>(*column)};
  }
  /// The items of a list, at most `bound` of them; `each` is called with the item and its path.
  template <class Each>
  void list(const char* name, std::size_t bound, Each each) {
    const Json* value = find(name);
    if (value == nullptr) return;
    if (!value->is_array()) return wrong(name, "a list");
    if (value->size() > bound) {
      dots::Diagnostic over = over_limit(name, bound, value->size(), {});
      findings_.add(over.severity, over.code, over.place, over.args);
      return;
    }
    for (std::size_t i = 0; i < value->size(); ++i) each((*value)[i], path_of(name) + '[' + std::to_string(i) + ']');
  }

  static std::optional<long> whole_of(const Json& value) {
    if (value.is_number_unsigned() && value.get<std::uint64_t>() > INT64_MAX) return std::nullopt;
    return value.is_number_integer() ? std::optional<long>(value.get<std::int64_t>()) : std::nullopt;
  }

 private:
  [[nodiscard]] std::string path_of(std::string_view name) const {
    return name.empty() ? path_ : path_ + '.' + std::string(name);
  }
  const Json& json_;
  std::string path_;
  Findings& findings_;
  std::vector<std::string> asked_;
};

class RecordReader {
 public:
  RecordReader(const Limits& limits, Findings& findings, GameRecord& record)
      : limits_(limits), findings_(findings), record_(record) {}
  void read(const Json& json, const std::string& path, dots::Diagnostics& diagnostics);

 private:
  using Contours = std::vector<std::vector<Point>>;
  void headers(Object& object);
  void player(Object& object, const char* name, RecordedPlayer& player);
  void claim(Object& object);
  void setup(Object& object);
  void move(const Json& json, const std::string& path);
  void contours(Object& object, const char* name, Contours& to);
  void arguments(Object& object, const char* name, dots::Arguments& to);
  void findings(Object& object, dots::Diagnostics& to);
  std::optional<Point> point(const Json& json);
  [[nodiscard]] std::size_t most() const { return static_cast<std::size_t>(limits_.plies); }
  void child(Object& object, const char* name, const std::string& path, auto use) {
    if (const Json* json = object.find(name)) {
      Object inner(*json, path + '.' + name, findings_);
      use(inner);
    }
  }

  const Limits& limits_;
  Findings& findings_;
  GameRecord& record_;
  std::string path_;
};

std::optional<Point> RecordReader::point(const Json& json) {
  if (!json.is_string()) return std::nullopt;
  std::string_view text = json.get_ref<const std::string&>();
  const auto point = dots::surround::take_point(text);
  return text.empty() ? point : std::nullopt;
}

void RecordReader::read(const Json& json, const std::string& path, dots::Diagnostics& diagnostics) {
  path_ = path;
  Object object(json, path, findings_);
  object.text("game", record_.game);
  if (record_.game != "dots") object.wrong("game", "dots");
  const bool sized = object.whole("width", record_.width, -1, limits_.board_side) &
                     object.whole("height", record_.height, -1, limits_.board_side);
  if (!sized && record_.playable) object.wrong("width", "a width and a height");
  headers(object);
  player(object, "first", record_.first);
  player(object, "second", record_.second);
  claim(object);
  setup(object);
  object.list("moves", most(), [&](const Json& each, const std::string& at) { move(each, at); });
  contours(object, "areas_first", record_.areas_first);
  contours(object, "areas_second", record_.areas_second);
  object.list("unheld", most(), [&](const Json& each, const std::string&) {
    if (!each.is_string()) return object.wrong("unheld", "texts");
    record_.unheld.push_back(each.get<std::string>());
  });
  arguments(object, "format_facts", record_.format_facts);
  findings(object, diagnostics);
}

void RecordReader::headers(Object& object) {
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
  object.flag("has_variations", record_.has_variations);
  object.flag("setup_complete", record_.setup_complete);
}

void RecordReader::player(Object& object, const char* name, RecordedPlayer& player) {
  child(object, name, path_, [&](Object& inner) {
    inner.text("name", player.name);
    inner.text("rank", player.rank);
    inner.real("rating", player.rating);
  });
}

void RecordReader::claim(Object& object) {
  child(object, "result", path_, [&](Object& inner) {
    inner.text("raw", record_.claim.raw);
    inner.word("kind", json_words::claims, record_.claim.kind);
    inner.word("winner", json_words::winners, record_.claim.winner);
    inner.whole("margin_halves", record_.claim.margin_halves, 0, 2'000'000);
    inner.place("place", record_.claim.place);
  });
}

void RecordReader::setup(Object& object) {
  object.list("setup", most(), [&](const Json& each, const std::string& at) {
    Object dot(each, at, findings_);
    dots::surround::SetupDot put;
    dots::Place place;
    dot.word("side", json_words::sides, put.side);
    dot.place("place", place);
    const Json* where = dot.find("point");
    const auto found = where == nullptr ? std::nullopt : point(*where);
    if (!found) return dot.wrong("point", "a point");
    put.point = *found;
    record_.setup.push_back(put);
    record_.setup_places.push_back(place);
  });
}

void RecordReader::move(const Json& json, const std::string& path) {
  Object object(json, path, findings_);
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
  object.flag("fill", notes.fill);
  object.real("put_at", notes.put_at);
  object.whole("capture_mark", notes.capture_mark, 0, 255);
  recorded.notes = std::move(notes);
  record_.moves.push_back(std::move(recorded));
}

void RecordReader::contours(Object& object, const char* name, Contours& to) {
  object.list(name, most(), [&](const Json& each, const std::string&) {
    std::vector<Point> contour;
    for (const Json& item : each.is_array() ? each : Json::array())
      if (const auto found = point(item)) contour.push_back(*found);
    if (contour.empty() || contour.size() != each.size()) return object.wrong(name, "lists of points");
    to.push_back(std::move(contour));
  });
}

void RecordReader::arguments(Object& object, const char* name, dots::Arguments& to) {
  object.list(name, most(), [&](const Json& each, const std::string& at) {
    Object pair(each, at, findings_);
    dots::Argument argument;
    pair.text("name", argument.name);
    pair.text("value", argument.value);
    to.push_back(std::move(argument));
  });
}

void RecordReader::findings(Object& object, dots::Diagnostics& to) {
  object.list("diagnostics", most(), [&](const Json& each, const std::string& at) {
    Object finding(each, at, findings_);
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
