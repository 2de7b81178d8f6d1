#include <algorithm>
#include <array>
#include <concepts>
#include <nlohmann/json.hpp>
#include <utility>

#include "refuse.h"
#include "tournament/event/log.h"

namespace tournament::event {

namespace {

using json = nlohmann::json;  // objects keep their keys sorted

constexpr std::array<std::string_view, std::variant_size_v<LogBody>> kinds{
    "event_created", "entry_added", "round_paired", "result_set", "result_cleared"};

/// decide() lets no invalid UTF-8 into the log; should it come from elsewhere, it is replaced rather than thrown about.
std::string canonical(const json& value) { return value.dump(-1, ' ', false, json::error_handler_t::replace); }

// ---- writing ------------------------------------------------------------------------------------------------------

json to_json(const ScoreTable& scores) { return {{"win", scores.win}, {"draw", scores.draw}, {"loss", scores.loss}}; }

json to_json(const EventSettings& settings) {
  json tiebreaks = json::array();
  for (const TieBreak tiebreak : settings.tiebreaks) tiebreaks.push_back(to_text(tiebreak));
  return {{"title", settings.title},
          {"code", settings.code},
          {"game", settings.game},
          {"rules", settings.rules},
          {"system", to_text(settings.system)},
          {"scores", to_json(settings.scores)},
          {"tiebreaks", std::move(tiebreaks)},
          {"place", settings.place},
          {"starts_on", settings.starts_on},
          {"ends_on", settings.ends_on}};
}

json to_json(const GameResult& result) {
  json score = nullptr;
  if (result.score)
    score = {{"first_halves", result.score->first_halves}, {"second_halves", result.score->second_halves}};
  return {{"kind", to_text(result.kind)},
          {"end", to_text(result.end)},
          {"score", std::move(score)},
          {"record", result.record}};
}

json to_json(const Round& round) {
  json pairings = json::array();
  for (const Pairing& p : round.pairings) {
    pairings.push_back({{"table", p.table},
                        {"first", p.first},
                        {"second", p.second},
                        {"result", p.result ? to_json(*p.result) : json(nullptr)}});
  }
  return {{"number", round.number}, {"pairings", std::move(pairings)}};
}

json to_json(const EventCreated& body) { return {{"settings", to_json(body.settings)}}; }
json to_json(const EntryAdded& body) { return {{"number", body.number}, {"player", body.player}}; }
json to_json(const RoundPaired& body) { return {{"round", to_json(body.round)}}; }
json to_json(const ResultSet& body) {
  return {{"round", body.round}, {"table", body.table}, {"result", to_json(body.result)}, {"reason", body.reason}};
}
json to_json(const ResultCleared& body) {
  return {{"round", body.round}, {"table", body.table}, {"reason", body.reason}};
}

json to_json(const LogBody& body) {
  return std::visit([](const auto& b) { return to_json(b); }, body);
}

// ---- reading ------------------------------------------------------------------------------------------------------
// A reader takes the fields that it knows. What it does not know is found at the end, when the value is written again
// and compared with the text: a field too many, one given twice, a number written otherwise.

class Reader {
 public:
  void read(const json& value, EventCreated& out) { field(value, "settings", out.settings); }
  void read(const json& value, EntryAdded& out) {
    field(value, "number", out.number);
    field(value, "player", out.player);
  }
  void read(const json& value, RoundPaired& out) { field(value, "round", out.round); }
  void read(const json& value, ResultSet& out) {
    field(value, "round", out.round);
    field(value, "table", out.table);
    field(value, "result", out.result);
    field(value, "reason", out.reason);
  }
  void read(const json& value, ResultCleared& out) {
    field(value, "round", out.round);
    field(value, "table", out.table);
    field(value, "reason", out.reason);
  }

  /// Name of the first field that is missing or not of its type; empty when there is none.
  [[nodiscard]] const std::string& damage() const { return damage_; }

 private:
  template <class T>
  void field(const json& object, const char* key, T& out) {
    if (!damage_.empty()) return;
    key_ = key;
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (found == object.end()) return fail();
    read(*found, out);
  }
  void fail() {
    if (damage_.empty()) damage_ = key_;
  }

  void read(const json& value, EventSettings& out) {
    field(value, "title", out.title);
    field(value, "code", out.code);
    field(value, "game", out.game);
    field(value, "rules", out.rules);
    field(value, "system", out.system);
    field(value, "scores", out.scores);
    field(value, "tiebreaks", out.tiebreaks);
    field(value, "place", out.place);
    field(value, "starts_on", out.starts_on);
    field(value, "ends_on", out.ends_on);
  }
  void read(const json& value, ScoreTable& out) {
    field(value, "win", out.win);
    field(value, "draw", out.draw);
    field(value, "loss", out.loss);
  }
  void read(const json& value, Round& out) {
    field(value, "number", out.number);
    field(value, "pairings", out.pairings);
  }
  void read(const json& value, Pairing& out) {
    field(value, "table", out.table);
    field(value, "first", out.first);
    field(value, "second", out.second);
    field(value, "result", out.result);
  }
  void read(const json& value, GameResult& out) {
    field(value, "kind", out.kind);
    field(value, "end", out.end);
    field(value, "score", out.score);
    field(value, "record", out.record);
  }
  void read(const json& value, BoardScore& out) {
    field(value, "first_halves", out.first_halves);
    field(value, "second_halves", out.second_halves);
  }

  void read(const json& value, System& out) { name(value, parse_system, out); }
  void read(const json& value, TieBreak& out) { name(value, parse_tiebreak, out); }
  void read(const json& value, ResultKind& out) { name(value, parse_result_kind, out); }
  void read(const json& value, GameEnd& out) { name(value, parse_game_end, out); }

  template <class T>
  void read(const json& value, std::optional<T>& out) {
    if (!value.is_null()) read(value, out.emplace());
  }
  template <class T>
  void read(const json& value, std::vector<T>& out) {
    if (!value.is_array()) return fail();
    out.clear();
    for (const json& item : value) read(item, out.emplace_back());
  }
  void read(const json& value, std::string& out) {
    if (!value.is_string()) return fail();
    out = value.get_ref<const std::string&>();
  }
  template <std::integral Int>
  void read(const json& value, Int& out) {
    // Out of the range of the type is damage too; the parser keeps what is not negative as unsigned.
    if (value.is_number_unsigned()) {
      const auto number = value.get<std::uint64_t>();
      if (!std::in_range<Int>(number)) return fail();
      out = static_cast<Int>(number);
    } else if (value.is_number_integer()) {
      const auto number = value.get<std::int64_t>();
      if (!std::in_range<Int>(number)) return fail();
      out = static_cast<Int>(number);
    } else {
      fail();
    }
  }
  template <class E>
  void name(const json& value, std::optional<E> (*parse)(std::string_view), E& out) {
    const auto parsed = value.is_string() ? parse(value.get_ref<const std::string&>()) : std::nullopt;
    if (!parsed) return fail();
    out = *parsed;
  }

  const char* key_ = "";
  std::string damage_;
};

/// The alternative of LogBody with the given index, empty.
template <std::size_t... i>
LogBody body_of_kind(std::size_t index, std::index_sequence<i...>) {
  LogBody body;
  ((i == index ? static_cast<void>(body.emplace<i>()) : static_cast<void>(0)), ...);
  return body;
}

dots::Error damaged(std::string what) { return refuse(Refusal::damaged_body, {{"what", std::move(what)}}); }

}  // namespace

std::string_view kind_of(const LogBody& body) { return kinds[body.index()]; }

std::string encode(const LogBody& body) { return canonical(to_json(body)); }

dots::Result<LogBody> decode(std::string_view kind, std::string_view text) {
  const auto known = std::find(kinds.begin(), kinds.end(), kind);
  if (known == kinds.end()) return refuse(Refusal::unknown_kind, {{"kind", std::string(kind)}});
  if (constexpr std::size_t bound = Limits{}.log_entry_bytes; text.size() > bound) {
    return over_limit("log_entry_bytes", bound, text.size());
  }
  const json value = json::parse(text, nullptr, false);
  if (value.is_discarded()) return damaged("json");

  LogBody body = body_of_kind(static_cast<std::size_t>(known - kinds.begin()),
                              std::make_index_sequence<std::variant_size_v<LogBody>>());
  Reader reader;
  std::visit([&](auto& b) { reader.read(value, b); }, body);
  if (!reader.damage().empty()) return damaged(reader.damage());
  if (encode(body) != text) return damaged("canonical_form");
  return body;
}

std::string canonical_text(const LogEntry& entry) {
  return canonical({{"sequence", entry.sequence},
                    {"at", entry.at},
                    {"actor", entry.actor},
                    {"kind", kind_of(entry.body)},
                    {"body", to_json(entry.body)}});
}

}  // namespace tournament::event
