#include "records/boardgames/board_json.h"

#include <algorithm>
#include <array>
#include <set>

#include "records/boardgames/codecs.h"
#include "records/boardgames/notation.h"
#include "records/findings.h"
#include "records/json_fields.h"
#include "tournament/records/format_codes.h"

namespace tournament::records {

using dots::Severity;
using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

namespace {

template <class Value, std::size_t N>
using Words = std::array<std::pair<std::string_view, Value>, N>;

constexpr Words<BoardStep, 3> steps{
    {{"move", BoardStep::move}, {"unknown", BoardStep::unknown}, {"set-up", BoardStep::set_up}}};
constexpr Words<BoardColour, 3> colours{
    {{"unsaid", BoardColour::unsaid}, {"white", BoardColour::white}, {"black", BoardColour::black}}};
constexpr Words<BoardEnd, 3> board_ends{
    {{"unsaid", BoardEnd::unsaid}, {"resignation", BoardEnd::resignation}, {"time", BoardEnd::time}}};
constexpr Words<BoardResult, 6> results{{{"unknown", BoardResult::unknown},
                                         {"white", BoardResult::white},
                                         {"black", BoardResult::black},
                                         {"draw", BoardResult::draw},
                                         {"both_lost", BoardResult::both_lost},
                                         {"unreadable", BoardResult::unreadable}}};

template <class Value, std::size_t N>
void put_word(Ordered& object, const char* name, const Words<Value, N>& words, Value value) {
  if (value == words.front().second) return;
  for (const auto& [text, each] : words)
    if (each == value) object[name] = text;
}

Ordered board_move_json(const BoardMove& move) {
  Ordered object = Ordered::object();
  put_word(object, "step", steps, move.step);
  put_text(object, "text", move.text);
  put_word(object, "by", colours, move.by);
  put_text(object, "strength", move.strength);
  if (!move.nags.empty()) object["nags"] = move.nags;
  put_text(object, "comment", move.comment);
  put_time(object, "seconds_left", move.time_left);
  put_time(object, "seconds_spent", move.time_spent);
  put_text(object, "evaluation", move.evaluation);
  put_place(object, "place", move.place);
  return object;
}

constexpr Words<Severity, 4> severities{{{"info", Severity::info},
                                         {"warning", Severity::warning},
                                         {"error", Severity::error},
                                         {"critical", Severity::critical}}};

Ordered diagnostic_json(const dots::Diagnostic& found) {
  Ordered object{{"severity", to_text(found.severity)}, {"code", found.code}};
  for (const dots::Argument& each : found.args) object["args"].push_back({{"name", each.name}, {"value", each.value}});
  put_place(object, "place", found.place);
  if (found.ply != 0) object["ply"] = found.ply;
  return object;
}

/// The values of one object by their names.
class Fields {
 public:
  Fields(const Json& json, std::string path, Findings& findings)
      : json_(json), path_(std::move(path)), findings_(findings) {
    if (!json_.is_object()) wrong("", "an object");
  }
  Fields(const Fields&) = delete;
  Fields& operator=(const Fields&) = delete;
  ~Fields() {
    if (!json_.is_object()) return;
    for (const auto& [name, value] : json_.items())
      if (!asked_.contains(name))
        findings_.add(Severity::warning, json_code::unknown_name, {}, {{"name", path_ + '.' + name}});
  }

  const Json* find(const char* name) {
    asked_.insert(name);
    const auto found = json_.is_object() ? json_.find(name) : json_.end();
    return !json_.is_object() || found == json_.end() ? nullptr : &*found;
  }
  void wrong(std::string_view name, std::string_view expected) {
    findings_.add(
        Severity::critical, json_code::value, {},
        {{"name", name.empty() ? path_ : path_ + '.' + std::string(name)}, {"expected", std::string(expected)}});
  }
  void text(const char* name, std::string& to) {
    if (const Json* value = find(name))
      value->is_string() ? void(to = value->get<std::string>()) : wrong(name, "a text");
  }
  void flag(const char* name, bool& to) {
    if (const Json* value = find(name))
      value->is_boolean() ? void(to = value->get<bool>()) : wrong(name, "true or false");
  }
  void seconds(const char* name, std::optional<Milliseconds>& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    if (value->is_number()) to = from_seconds(value->get<double>());
    if (!to) wrong(name, "a number");
  }
  void halves(const char* name, std::optional<long>& to) {
    constexpr long most = 2'000'000;
    const Json* value = find(name);
    if (value == nullptr) return;
    const bool fits = value->is_number_integer() && (!value->is_number_unsigned() || *value <= most) && *value >= -most;
    fits ? void(to = value->get<long>()) : wrong(name, "a whole number of half points");
  }
  std::optional<std::size_t> whole(const char* name, std::size_t most) {
    const Json* value = find(name);
    if (value == nullptr) return std::nullopt;
    if (value->is_number_unsigned() && value->get<std::uint64_t>() <= most) return value->get<std::size_t>();
    wrong(name, "0.." + std::to_string(most));
    return std::nullopt;
  }
  template <class Value, std::size_t N>
  void word(const char* name, const Words<Value, N>& words, Value& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    std::string known;
    for (const auto& [text, each] : words) {
      known.append(known.empty() ? "" : " ").append(text);
      if (*value == text) {
        to = each;
        return;
      }
    }
    wrong(name, known);
  }
  void place(const char* name, dots::Place& to) {
    const Json* value = find(name);
    if (value == nullptr) return;
    const auto whole = [](const Json& each) {
      return each.is_number_unsigned() && each.get<std::uint64_t>() < INT32_MAX;
    };
    if (!value->is_array() || value->size() != 2 || !whole((*value)[0]) || !whole((*value)[1]))
      return wrong(name, "line and column");
    to = {(*value)[0].get<int>(), (*value)[1].get<int>()};
  }
  template <class Each>
  void list(const char* name, std::size_t bound, Each each) {
    const Json* value = find(name);
    if (value == nullptr) return;
    if (!value->is_array()) return wrong(name, "a list");
    if (value->size() > bound) {
      const dots::Diagnostic over = over_limit(name, bound, value->size(), {});
      findings_.add(over.severity, over.code, over.place, over.args);
      return;
    }
    for (std::size_t i = 0; i < value->size(); ++i)
      each((*value)[i], path_ + '.' + name + '[' + std::to_string(i) + ']');
  }

 private:
  const Json& json_;
  std::string path_;
  Findings& findings_;
  std::set<std::string, std::less<>> asked_;
};

class BoardReader {
 public:
  BoardReader(const Limits& limits, Findings& findings, BoardGameRecord& board)
      : limits_(limits), findings_(findings), board_(board) {}

  /// What the reader of the file that the record came from had found.
  [[nodiscard]] dots::Diagnostics take_recorded() { return std::move(recorded_); }

  void record(const Json& json, const std::string& path) {
    Fields fields(json, path, findings_);
    fields.text("game", board_.game);
    fields.flag("playable", board_.playable);
    if (find_notation(board_.game) == nullptr && (board_.playable || !board_.game.empty()))
      fields.wrong("game", "a game on the 8x8 board");
    fields.list("diagnostics", Findings::default_bound * 2,
                [&](const Json& each, const std::string& at) { diagnostic(each, at); });
    fields.text("rules", board_.rules);
    fields.text("format", board_.format);
    fields.text("dialect", board_.dialect);
    fields.place("end_place", board_.end_place);
    for (const char* name : {"width", "height"})
      if (const auto size = fields.whole(name, 8); size && *size != 8) fields.wrong(name, "8");
    fields.list("unheld", limits_.values_in_property, [&](const Json& each, const std::string&) {
      each.is_string() ? board_.unheld.push_back(each.get<std::string>()) : fields.wrong("unheld", "a list of texts");
    });
    if (const Json* result = fields.find("result")) claim(*result, path + ".result");
    if (const Json* board = fields.find("board")) this->board(*board, path + ".board");
  }

 private:
  void diagnostic(const Json& json, const std::string& path) {
    Fields fields(json, path, findings_);
    dots::Diagnostic& found = recorded_.emplace_back();
    fields.word("severity", severities, found.severity);
    fields.text("code", found.code);
    fields.place("place", found.place);
    found.ply = static_cast<int>(fields.whole("ply", static_cast<std::size_t>(limits_.plies)).value_or(0));
    fields.list("args", 100, [&](const Json& each, const std::string& at) {
      Fields argument(each, at, findings_);
      dots::Argument& read = found.args.emplace_back();
      argument.text("name", read.name);
      argument.text("value", read.value);
    });
  }

  void claim(const Json& json, const std::string& path) {
    Fields fields(json, path, findings_);
    BoardClaim& claim = board_.claim;
    fields.text("raw", claim.raw);
    fields.word("winner", results, claim.result);
    fields.word("end", board_ends, claim.end);
    if (const auto discs = fields.whole("black_discs", 64)) claim.black_discs = static_cast<int>(*discs);
    if (const auto discs = fields.whole("white_discs", 64)) claim.white_discs = static_cast<int>(*discs);
    fields.halves("difference_halves", claim.difference_halves);
    fields.place("place", claim.place);
  }

  void board(const Json& json, const std::string& path) {
    Fields fields(json, path, findings_);
    fields.text("start", board_.start);
    fields.flag("passes_left_out", board_.passes_left_out);
    fields.list("tags", limits_.values_in_property, [&](const Json& each, const std::string& at) {
      Fields tag(each, at, findings_);
      BoardTag& read = board_.tags.emplace_back();
      tag.text("name", read.name);
      tag.text("value", read.value);
      tag.place("place", read.place);
    });
    board_.lines.clear();
    fields.list("lines", limits_.nodes_in_file, [&](const Json& each, const std::string& at) { line(each, at); });
    if (board_.lines.empty()) board_.lines.emplace_back();
  }

  void line(const Json& json, const std::string& path) {
    Fields fields(json, path, findings_);
    BoardLine line;
    // A line leaves one that stands before it.
    const std::size_t before = board_.lines.empty() ? 0 : board_.lines.size() - 1;
    line.parent = fields.whole("parent", before).value_or(0);
    const std::size_t moves = board_.lines.empty() ? 0 : board_.lines[line.parent].moves.size();
    line.at = fields.whole("at", moves).value_or(0);
    fields.text("comment", line.comment);
    fields.list("moves", static_cast<std::size_t>(limits_.plies),
                [&](const Json& each, const std::string& at) { move(each, at, line.moves.emplace_back()); });
    board_.lines.push_back(std::move(line));
  }

  void move(const Json& json, const std::string& path, BoardMove& move) {
    Fields fields(json, path, findings_);
    fields.word("step", steps, move.step);
    fields.text("text", move.text);
    fields.word("by", colours, move.by);
    fields.text("strength", move.strength);
    fields.list("nags", 256, [&](const Json& each, const std::string&) {
      const bool nag = each.is_number_unsigned() && each.get<std::uint64_t>() < 256;
      nag ? move.nags.push_back(each.get<int>()) : fields.wrong("nags", "0..255");
    });
    fields.text("comment", move.comment);
    fields.seconds("seconds_left", move.time_left);
    fields.seconds("seconds_spent", move.time_spent);
    fields.text("evaluation", move.evaluation);
    fields.place("place", move.place);
  }

  const Limits& limits_;
  Findings& findings_;
  BoardGameRecord& board_;
  dots::Diagnostics recorded_;
};

Ordered board_claim_json(const BoardClaim& claim) {
  Ordered object = Ordered::object();
  put_text(object, "raw", claim.raw);
  put_word(object, "winner", results, claim.result);
  put_word(object, "end", board_ends, claim.end);
  put_number(object, "black_discs", claim.black_discs);
  put_number(object, "white_discs", claim.white_discs);
  put_number(object, "difference_halves", claim.difference_halves);
  put_place(object, "place", claim.place);
  return object;
}

}  // namespace

Ordered board_json(const GameRecord& record) {
  const BoardGameRecord& board = *record.board;
  Ordered inside = Ordered::object();
  put_text(inside, "start", board.start);
  if (board.passes_left_out) inside["passes_left_out"] = true;
  for (const BoardTag& tag : board.tags) {
    Ordered object{{"name", tag.name}, {"value", tag.value}};
    put_place(object, "place", tag.place);
    inside["tags"].push_back(std::move(object));
  }
  inside["lines"] = Ordered::array();
  for (const BoardLine& line : board.lines) {
    Ordered object = Ordered::object();
    if (&line != &board.lines.front()) {
      object["parent"] = line.parent;
      object["at"] = line.at;
    }
    put_text(object, "comment", line.comment);
    object["moves"] = Ordered::array();
    for (const BoardMove& move : line.moves) object["moves"].push_back(board_move_json(move));
    inside["lines"].push_back(std::move(object));
  }
  Ordered object{
      {"game", board.game}, {"width", 8}, {"height", 8}, {"format", board.format}, {"dialect", board.dialect}};
  if (!board.playable) object["playable"] = false;
  put_text(object, "rules", board.rules);
  if (board.claim != BoardClaim{}) object["result"] = board_claim_json(board.claim);
  object["board"] = std::move(inside);
  if (board.end_place != dots::Place{}) object["end_place"] = {board.end_place.line, board.end_place.column};
  if (!board.unheld.empty()) object["unheld"] = board.unheld;
  for (const dots::Diagnostic& found : record.diagnostics) object["diagnostics"].push_back(diagnostic_json(found));
  return object;
}

GameRecord read_board_json(const Json& json, const std::string& path, const Limits& limits) {
  BoardGameRecord board;
  Findings findings(board.diagnostics);
  BoardReader reader(limits, findings, board);
  reader.record(json, path);
  findings.finish();
  board.playable = board.playable && !any_at_least(board.diagnostics, Severity::critical);
  const dots::Diagnostics recorded = reader.take_recorded();
  board.diagnostics.insert(board.diagnostics.begin(), recorded.begin(), recorded.end());
  return to_game_record(std::move(board));
}

}  // namespace tournament::records
