#include <limits>
#include <nlohmann/json.hpp>
#include <set>

#include "tournament/challenge/championship.h"
#include "tournament/limits.h"

namespace tournament::challenge {
namespace {

using Json = nlohmann::json;

/// Reads a document part by part and keeps the first fault with its place.
class Reader {
 public:
  explicit Reader(Championship& into) : into_(into) {}

  dots::Error read(const Json& document) {
    if (!document.is_object()) fail("CHL002", {{"key", "players"}, {"where", ""}});
    if (const Json* options = find(document, "options", &Json::is_object)) read_options(*options);
    each(document, "players", [&](const Json& item, const std::string& where) { read_player(item, where); });
    each(document, "duels", [&](const Json& item, const std::string& where) { read_duel(item, where); });
    each(
        document, "refusals", [&](const Json& item, const std::string& where) { read_refusal(item, where); }, false);
    each(
        document, "excluded",
        [&](const Json& item, const std::string& where) {
          if (item.is_number_integer())
            into_.excluded.push_back(known(item.get<Number>(), where));
          else
            fail("CHL002", {{"key", "excluded"}, {"where", where}});
        },
        false);
    return fault_;
  }

 private:
  void fail(std::string code, dots::Arguments args) {
    if (fault_.code.empty()) fault_ = {std::move(code), std::move(args)};
  }

  const Json* find(const Json& object, const char* key, bool (Json::*is_kind)() const noexcept) {
    const auto found = object.is_object() ? object.find(key) : object.end();
    if (found == object.end() || found->is_null()) return nullptr;
    if (!((*found).*is_kind)()) {
      fail("CHL002", {{"key", key}, {"where", where_}});
      return nullptr;
    }
    return &*found;
  }

  std::string text(const Json& object, const char* key, bool needed = false) {
    const Json* value = find(object, key, &Json::is_string);
    if (value == nullptr && needed) fail("CHL002", {{"key", key}, {"where", where_}});
    std::string found = value == nullptr ? std::string{} : value->get<std::string>();
    const auto bound = static_cast<std::size_t>(Limits{}.name_length);
    if (found.size() > bound)
      fail("LIM001",
           {{"limit", "name_length"}, {"bound", std::to_string(bound)}, {"found", std::to_string(found.size())}});
    return found;
  }

  int number(const Json& object, const char* key, int otherwise, bool needed = false) {
    const Json* value = find(object, key, &Json::is_number_integer);
    if (value == nullptr) {
      if (needed) fail("CHL002", {{"key", key}, {"where", where_}});
      return otherwise;
    }
    const auto found = value->get<std::int64_t>();
    if (found < 0 || found > std::numeric_limits<int>::max()) {
      fail("CHL003", {{"value", std::to_string(found)}, {"key", key}, {"where", where_}});
      return otherwise;
    }
    return static_cast<int>(found);
  }

  bool flag(const Json& object, const char* key, bool otherwise) {
    const Json* value = find(object, key, &Json::is_boolean);
    return value == nullptr ? otherwise : value->get<bool>();
  }

  template <class Value>
  Value word(const Json& object, const char* key, Value otherwise, bool needed = false) {
    const std::string value = text(object, key, needed);
    if (value.empty()) return otherwise;
    const auto found = parse_word<Value>(value);
    if (!found) fail("CHL003", {{"value", value}, {"key", key}, {"where", where_}});
    return found.value_or(otherwise);
  }

  template <class Read>
  void each(const Json& document, const char* key, Read read_item, bool needed = true) {
    where_.clear();
    const Json* list = find(document, key, &Json::is_array);
    if (list == nullptr && needed) fail("CHL002", {{"key", key}, {"where", ""}});
    if (list == nullptr) return;
    if (list->size() > Limits{}.csv_lines)
      return fail(
          "LIM001",
          {{"limit", key}, {"bound", std::to_string(Limits{}.csv_lines)}, {"found", std::to_string(list->size())}});
    for (std::size_t i = 0; i < list->size() && fault_.code.empty(); ++i) {
      where_ = std::string(key) + "[" + std::to_string(i) + "]";
      read_item((*list)[i], where_);
    }
  }

  Number known(Number player, const std::string& where) {
    if (!numbers_.contains(player)) fail("CHL004", {{"number", std::to_string(player)}, {"where", where}});
    return player;
  }

  void read_options(const Json& options);
  void read_player(const Json& item, const std::string& where) {
    const Player player{number(item, "no", 0, true), text(item, "name"), text(item, "school"), text(item, "category")};
    if (player.number == 0 || !numbers_.insert(player.number).second)
      fail("CHL004", {{"number", std::to_string(player.number)}, {"where", where}});
    into_.players.push_back(player);
  }

  void read_duel(const Json& item, const std::string& where) {
    Duel duel;
    duel.id = number(item, "id", static_cast<int>(into_.duels.size()) + 1);
    duel.game = text(item, "game", true);
    duel.a = known(number(item, "a", 0, true), where);
    duel.b = known(number(item, "b", 0, true), where);
    duel.result = word(item, "result", DuelResult::draw, true);
    duel.hors_concours = flag(item, "hors_concours", false);
    duel.signed_by_loser = flag(item, "signed", true);
    duel.booked_a = text(item, "booked_a");
    duel.booked_b = text(item, "booked_b");
    duel.entered_in_table = flag(item, "in_table", true);
    duel.corrected_a = flag(item, "corrected_a", false);
    duel.corrected_b = flag(item, "corrected_b", false);
    duel.time = text(item, "time");
    if (duel.a == duel.b) fail("CHL004", {{"number", std::to_string(duel.a)}, {"where", where}});
    into_.duels.push_back(std::move(duel));
  }

  void read_refusal(const Json& item, const std::string& where) {
    Refusal refusal;
    refusal.after_duel = number(item, "after", 0);
    refusal.game = text(item, "game", true);
    refusal.challenger = known(number(item, "challenger", 0, true), where);
    refusal.refuser = known(number(item, "refuser", 0, true), where);
    into_.refusals.push_back(std::move(refusal));
  }

  Championship& into_;
  dots::Error fault_{};
  std::string where_{};
  std::set<Number> numbers_{};
};

void Reader::read_options(const Json& options) {
  where_ = "options";
  ChallengeOptions& into = into_.options;
  into.trophy = word(options, "trophy", into.trophy);
  into.same_opponent = word(options, "same_opponent", into.same_opponent);
  into.disqualified_base = word(options, "dsq_base", into.disqualified_base);
  into.team = word(options, "team", into.team);
  into.ties = word(options, "ties", into.ties);
  into.rows_a_game = number(options, "rows", into.rows_a_game);
  into.team_of_a_category = number(options, "team_of_a_category", into.team_of_a_category);
  into.diploma_places = number(options, "diplomas", into.diploma_places);
}

}  // namespace

dots::Result<Championship> read_championship(std::string_view json) {
  if (json.size() > Limits{}.file_bytes)
    return dots::Error{"LIM001",
                       {{"limit", "file_bytes"},
                        {"bound", std::to_string(Limits{}.file_bytes)},
                        {"found", std::to_string(json.size())}}};
  const Json document = Json::parse(json, nullptr, false);
  if (document.is_discarded()) return dots::Error{"CHL001", {}};
  Championship championship;
  if (dots::Error fault = Reader(championship).read(document); !fault.code.empty()) return fault;
  return championship;
}

dots::Result<TrophyReading> read_trophy_reading(std::string_view text) {
  const auto found = parse_word<TrophyReading>(text);
  if (!found) return dots::Error{"CHL003", {{"value", std::string(text)}, {"key", "trophy"}, {"where", ""}}};
  return *found;
}

}  // namespace tournament::challenge
