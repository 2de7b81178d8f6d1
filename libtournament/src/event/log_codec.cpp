#include <algorithm>
#include <array>
#include <concepts>
#include <utility>

#include "log_fields_challenge.h"
#include "log_json.h"
#include "tournament/event/log.h"

namespace tournament::event {

namespace {

constexpr std::array<std::string_view, std::variant_size_v<LogBody>> body_kinds{
    "event_created",     "entry_added",    "round_paired",    "result_set",       "result_cleared",   "rules_set",
    "section_set",       "stage_advanced", "stage_drawn",     "seeding_set",      "entry_withdrawn",  "entry_returned",
    "entry_replaced",    "bye_wished",     "checkin_set",     "entry_checked_in", "table_fixed",      "pair_rule_added",
    "pair_rule_removed", "penalty_set",    "round_changed",   "round_phase_set",  "round_removed",    "undone",
    "team_set",          "line_up_set",    "member_away_set", "event_closed",     "event_reopened",   "challenge_set",
    "challenger_set",    "duel_entered",   "duel_corrected",  "duel_struck",      "refusal_recorded", "exclusion_set",
    "game_set"};

// ---- names of values ------------------------------------------------------------------------------------------------

std::optional<System> parse_name(std::string_view text, const System&) { return parse_system(text); }
std::optional<TieBreak> parse_name(std::string_view text, const TieBreak&) { return parse_tiebreak(text); }
std::optional<ResultKind> parse_name(std::string_view text, const ResultKind&) { return parse_result_kind(text); }
std::optional<GameEnd> parse_name(std::string_view text, const GameEnd&) { return parse_game_end(text); }
std::optional<ByeKind> parse_name(std::string_view text, const ByeKind&) { return parse_bye_kind(text); }
std::optional<Phase> parse_name(std::string_view text, const Phase&) { return parse_phase(text); }
std::optional<Spread> parse_name(std::string_view text, const Spread&) { return parse_spread(text); }
std::optional<RoundAction> parse_name(std::string_view text, const RoundAction&) { return parse_round_action(text); }

/// Words of an open challenge; the kinds above have functions of their own, which are preferred.
template <class Kind>
std::optional<Kind> parse_name(std::string_view text, const Kind&) {
  return challenge::parse_word<Kind>(text);
}

template <class T>
concept Named = std::is_enum_v<T>;

// ---- writing ------------------------------------------------------------------------------------------------------

class Writer {
 public:
  template <class T>
  void operator()(const char* key, const T& value) {
    object_[key] = write(value);
  }
  template <class T, class U>
  void added(const char* key, const T& value, const U& usual) {
    if (!(value == T(usual))) object_[key] = write(value);
  }

  template <class T>
  static json write(const T& value) {
    Writer writer;
    fields(writer, value);
    return std::move(writer.object_);
  }

 private:
  template <Named E>
  static json write(const E& value) {
    return to_text(value);
  }
  template <std::integral Int>
  static json write(const Int& value) {
    return value;
  }
  static json write(const std::string& value) { return value; }
  template <class T>
  static json write(const std::optional<T>& value) {
    return value ? write(*value) : json(nullptr);
  }
  template <class T>
  static json write(const std::vector<T>& values) {
    json array = json::array();
    for (const T& value : values) array.push_back(write(value));
    return array;
  }

  json object_ = json::object();
};

json to_json(const LogBody& body) {
  return std::visit([](const auto& b) { return Writer::write(b); }, body);
}

// ---- reading ------------------------------------------------------------------------------------------------------
// A reader takes the fields that it knows. What it does not know is found at the end, when the value is written again
// and compared with the text: a field too many, one given twice, a number written otherwise.

/// What is damaged first: the name of the field that is missing or not of its type.
struct Damage {
  const char* key = "";
  std::string found;
  void here() {
    if (found.empty()) found = key;
  }
};

class Reader {
 public:
  Reader(const json& object, Damage& damage) : object_(object), damage_(damage) {}

  template <class T>
  void operator()(const char* key, T& out) {
    if (!damage_.found.empty()) return;
    damage_.key = key;
    const auto found = object_.is_object() ? object_.find(key) : object_.end();
    if (found == object_.end()) return damage_.here();
    read(*found, out);
  }
  template <class T, class U>
  void added(const char* key, T& out, const U&) {
    if (!damage_.found.empty() || !object_.is_object() || !object_.contains(key)) return;
    (*this)(key, out);
  }

 private:
  template <class T>
  void read(const json& value, T& out) {
    Reader inner(value, damage_);
    fields(inner, out);
  }
  template <Named E>
  void read(const json& value, E& out) {
    const auto parsed = value.is_string() ? parse_name(value.get_ref<const std::string&>(), out) : std::nullopt;
    if (!parsed) return damage_.here();
    out = *parsed;
  }
  template <class T>
  void read(const json& value, std::optional<T>& out) {
    if (!value.is_null()) read(value, out.emplace());
  }
  template <class T>
  void read(const json& value, std::vector<T>& out) {
    if (!value.is_array()) return damage_.here();
    out.clear();
    for (const json& item : value) read(item, out.emplace_back());
  }
  void read(const json& value, std::string& out) {
    if (!value.is_string()) return damage_.here();
    out = value.get_ref<const std::string&>();
  }
  void read(const json& value, bool& out) {
    if (!value.is_boolean()) return damage_.here();
    out = value.get<bool>();
  }
  template <std::integral Int>
  void read(const json& value, Int& out) {
    // Out of the range of the type is damage too; the parser keeps what is not negative as unsigned.
    if (value.is_number_unsigned()) {
      const auto number = value.get<std::uint64_t>();
      if (!std::in_range<Int>(number)) return damage_.here();
      out = static_cast<Int>(number);
    } else if (value.is_number_integer()) {
      const auto number = value.get<std::int64_t>();
      if (!std::in_range<Int>(number)) return damage_.here();
      out = static_cast<Int>(number);
    } else {
      damage_.here();
    }
  }

  const json& object_;
  Damage& damage_;
};

/// The alternative of LogBody with the given index, empty.
template <std::size_t... i>
LogBody body_of_kind(std::size_t index, std::index_sequence<i...>) {
  LogBody body;
  ((i == index ? static_cast<void>(body.emplace<i>()) : static_cast<void>(0)), ...);
  return body;
}

}  // namespace

std::string_view kind_of(const LogBody& body) { return body_kinds[body.index()]; }

std::string encode(const LogBody& body) { return canonical(to_json(body)); }

dots::Result<LogBody> decode(std::string_view kind, std::string_view text) {
  const auto known = std::find(body_kinds.begin(), body_kinds.end(), kind);
  if (known == body_kinds.end()) return refuse(Refusal::unknown_kind, {{"kind", std::string(kind)}});
  if (constexpr std::size_t bound = Limits{}.log_entry_bytes; text.size() > bound) {
    return over_limit("log_entry_bytes", bound, text.size());
  }
  const json value = json::parse(text, nullptr, false);
  if (value.is_discarded()) return damaged("json");

  LogBody body = body_of_kind(static_cast<std::size_t>(known - body_kinds.begin()),
                              std::make_index_sequence<std::variant_size_v<LogBody>>());
  Damage damage;
  Reader reader(value, damage);
  std::visit([&](auto& b) { fields(reader, b); }, body);
  if (!damage.found.empty()) return damaged(damage.found);
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
