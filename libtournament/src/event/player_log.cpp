#include "tournament/event/player_log.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>

#include "log_json.h"

namespace tournament::event {

namespace {

constexpr std::array<std::string_view, 6> decision_kinds{"player_added", "player_edited", "players_merged",
                                                         "merge_undone", "player_erased", "player_kept"};

json to_json(const PlayerLogBody& body) {
  json object{{"player", body.player}, {"reason", body.reason}};
  if (body.other != 0) object["other"] = body.other;
  if (!body.facts.empty()) object["facts"] = body.facts;
  return object;
}

/// Takes the fields that are there and of their type. What else was wrong shows when the value is written again.
std::string text_at(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_string() ? found->get<std::string>() : std::string();
}
std::int64_t number_at(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_number_integer() ? found->get<std::int64_t>() : 0;
}
std::optional<int> optional_at(const json& object, const char* key) {
  const std::int64_t number = number_at(object, key);
  if (!object.contains(key) || !std::in_range<int>(number)) return std::nullopt;
  return static_cast<int>(number);
}
json list_at(const json& object, const char* key) {
  const auto found = object.find(key);
  return found != object.end() && found->is_array() ? *found : json::array();
}

}  // namespace

std::string_view kind_of(PlayerDecision decision) { return decision_kinds[static_cast<std::size_t>(decision)]; }

std::optional<PlayerDecision> parse_player_decision(std::string_view kind) {
  const auto found = std::find(decision_kinds.begin(), decision_kinds.end(), kind);
  if (found == decision_kinds.end()) return std::nullopt;
  return static_cast<PlayerDecision>(found - decision_kinds.begin());
}

std::string encode(const PlayerLogBody& body) { return canonical(to_json(body)); }

dots::Result<PlayerLogBody> decode_player_body(std::string_view kind, std::string_view text) {
  const auto decision = parse_player_decision(kind);
  if (!decision) return refuse(Refusal::unknown_kind, {{"kind", std::string(kind)}});
  const json value = json::parse(text, nullptr, false);
  if (!value.is_object()) return damaged("json");
  PlayerLogBody body{.kind = *decision,
                     .player = number_at(value, "player"),
                     .other = number_at(value, "other"),
                     .reason = text_at(value, "reason"),
                     .facts = text_at(value, "facts")};
  if (encode(body) != text) return damaged("canonical_form");
  return body;
}

std::string canonical_text(const PlayerLogEntry& entry) {
  return canonical({{"sequence", entry.sequence},
                    {"at", entry.at},
                    {"actor", entry.actor},
                    {"kind", kind_of(entry.body.kind)},
                    {"body", to_json(entry.body)}});
}

std::string encode_facts(const Player& player, std::string_view salt) {
  json object{{"salt", salt}, {"name", player.name}};
  const auto put = [&object](const char* key, std::string_view text) {
    if (!text.empty()) object[key] = text;
  };
  put("nick", player.nick);
  put("club", player.club);
  put("federation", player.federation);
  put("latin", player.latin);
  put("school", player.school);
  put("sex", to_text(player.sex));
  if (player.consent != Consent::unknown) put("consent", to_text(player.consent));
  if (player.birth_year) object["birth_year"] = *player.birth_year;
  if (player.rating) object["rating"] = *player.rating;
  if (!player.categories.empty()) object["categories"] = player.categories;
  for (const Nick& nick : player.nicks) object["nicks"].push_back({{"text", nick.text}, {"place", nick.place}});
  for (const ListedRating& rating : player.ratings)
    object["ratings"].push_back({{"list", rating.list},
                                 {"time_class", to_text(rating.time_class)},
                                 {"value", rating.value},
                                 {"date", rating.date}});
  return canonical(object);
}

dots::Result<Player> decode_facts(std::string_view text) {
  const json value = json::parse(text, nullptr, false);
  if (!value.is_object()) return damaged("facts");
  Player player{.name = text_at(value, "name"),
                .nick = text_at(value, "nick"),
                .club = text_at(value, "club"),
                .federation = text_at(value, "federation"),
                .birth_year = optional_at(value, "birth_year"),
                .rating = optional_at(value, "rating"),
                .latin = text_at(value, "latin"),
                .school = text_at(value, "school"),
                .sex = parse_sex(text_at(value, "sex")).value_or(Sex::unknown),
                .consent = parse_consent(text_at(value, "consent")).value_or(Consent::unknown)};
  for (const json& category : list_at(value, "categories"))
    if (category.is_string()) player.categories.push_back(category.get<std::string>());
  for (const json& nick : list_at(value, "nicks"))
    player.nicks.push_back({.text = text_at(nick, "text"), .place = text_at(nick, "place")});
  for (const json& rating : list_at(value, "ratings"))
    player.ratings.push_back(
        {.list = text_at(rating, "list"),
         .time_class = parse_time_class(text_at(rating, "time_class")).value_or(TimeClass::classic),
         .value = optional_at(rating, "value").value_or(0),
         .date = text_at(rating, "date")});
  if (encode_facts(player, text_at(value, "salt")) != text) return damaged("facts");
  return player;
}

dots::Result<void> apply(PlayerRegister& people, const PlayerLogEntry& entry) {
  const PlayerLogBody& body = entry.body;
  RegisteredPlayer& person = people[body.player];
  if (body.kind == PlayerDecision::erased) {
    person = {.facts = {}, .known = false, .erased = true};
    return {};
  }
  person.known = entry.facts.has_value();
  if (entry.facts) {
    auto facts = decode_facts(*entry.facts);
    if (!facts) return facts.error();
    person.facts = std::move(facts).value();
    person.facts.id = body.player;
  }
  if (body.kind == PlayerDecision::merged) people[body.other].merged_into = body.player;
  if (body.kind == PlayerDecision::merge_undone) people[body.other].merged_into = 0;
  return {};
}

Player merged(Player kept, const Player& other) {
  const auto fill = [](auto& field, const auto& from) {
    if (field == std::remove_cvref_t<decltype(field)>{}) field = from;
  };
  fill(kept.nick, other.nick);
  fill(kept.club, other.club);
  fill(kept.federation, other.federation);
  fill(kept.birth_year, other.birth_year);
  fill(kept.rating, other.rating);
  fill(kept.latin, other.latin);
  fill(kept.school, other.school);
  fill(kept.sex, other.sex);
  // A refusal counts whichever of the two it was given as.
  if (other.consent == Consent::no || kept.consent == Consent::unknown) kept.consent = other.consent;
  for (const Nick& nick : other.nicks)
    if (std::find(kept.nicks.begin(), kept.nicks.end(), nick) == kept.nicks.end()) kept.nicks.push_back(nick);
  if (const auto nicks = all_nicks(kept);
      !other.nick.empty() && std::find(nicks.begin(), nicks.end(), other.nick) == nicks.end())
    kept.nicks.push_back({.text = other.nick});
  for (const std::string& category : other.categories)
    if (std::find(kept.categories.begin(), kept.categories.end(), category) == kept.categories.end())
      kept.categories.push_back(category);
  for (const ListedRating& rating : other.ratings) {
    const auto same = std::find_if(kept.ratings.begin(), kept.ratings.end(), [&](const ListedRating& own_rating) {
      return own_rating.list == rating.list && own_rating.time_class == rating.time_class;
    });
    if (same == kept.ratings.end())
      kept.ratings.push_back(rating);
    else if (same->date < rating.date)
      *same = rating;
  }
  return kept;
}

}  // namespace tournament::event
