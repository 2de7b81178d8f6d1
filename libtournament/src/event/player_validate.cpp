// What may be kept of a player.
#include <algorithm>
#include <array>
#include <set>
#include <utility>

#include "bounds.h"
#include "refuse.h"
#include "text.h"
#include "tournament/event/validate.h"

namespace tournament::event {

namespace {

constexpr int earliest_birth_year = 1880;
constexpr int latest_birth_year = 2200;
constexpr int highest_rating = 9999;

dots::Result<void> check_federation(const std::string& federation, const Limits& limits) {
  const auto capital = [](char c) { return c >= 'A' && c <= 'Z'; };
  if (federation.empty() || (federation.size() == 3 && std::all_of(federation.begin(), federation.end(), capital)))
    return {};
  if (auto ok = check_text(federation, {"federation", "name_length", limits.name_length}); !ok) return ok;
  return refuse(Refusal::federation, {{"value", federation}});
}

dots::Result<void> check_rating(int value) {
  if (is_between(value, 0, highest_rating)) return {};
  return refuse(Refusal::rating, {{"value", std::to_string(value)}});
}

/// The id of a place or of a list, as it stands on the command line between other signs.
dots::Result<void> check_id(std::string_view field, const std::string& id, bool required, const Limits& limits) {
  if (auto ok = check_text(id, {field, "label_length", limits.label_length, required}); !ok) return ok;
  const auto allowed = [](char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-'; };
  if (std::all_of(id.begin(), id.end(), allowed)) return {};
  return refuse(Refusal::player_label, {{"field", std::string(field)}, {"value", id}});
}

dots::Result<void> check_count(std::string_view limit, int most, std::size_t found) {
  if (found <= static_cast<std::size_t>(most)) return {};
  return over_limit(limit, static_cast<std::size_t>(most), found);
}

dots::Error repeats(std::string_view field, std::string value) {
  return refuse(Refusal::player_repeats, {{"field", std::string(field)}, {"value", std::move(value)}});
}

dots::Result<void> check_nicks(const std::vector<Nick>& nicks, const Limits& limits) {
  if (auto ok = check_count("nicks_of_player", limits.nicks_of_player, nicks.size()); !ok) return ok;
  std::set<std::pair<std::string, std::string>> seen;
  for (const Nick& nick : nicks) {
    if (auto ok = check_text(nick.text, {"nick", "nick_length", limits.nick_length, true}); !ok) return ok;
    if (auto ok = check_id("place", nick.place, false, limits); !ok) return ok;
    if (!seen.emplace(nick.place, nick.text).second) return repeats("nick", nick.text);
  }
  return {};
}

dots::Result<void> check_categories(const std::vector<std::string>& categories, const Limits& limits) {
  if (auto ok = check_count("categories_of_player", limits.categories_of_player, categories.size()); !ok) return ok;
  std::set<std::string> seen;
  for (const std::string& category : categories) {
    if (auto ok = check_text(category, {"category", "label_length", limits.label_length, true}); !ok) return ok;
    if (!seen.insert(category).second) return repeats("category", category);
  }
  return {};
}

dots::Result<void> check_ratings(const std::vector<ListedRating>& ratings, const Limits& limits) {
  if (auto ok = check_count("ratings_of_player", limits.ratings_of_player, ratings.size()); !ok) return ok;
  std::set<std::pair<std::string, TimeClass>> seen;
  for (const ListedRating& rating : ratings) {
    if (auto ok = check_id("list", rating.list, true, limits); !ok) return ok;
    if (auto ok = check_rating(rating.value); !ok) return ok;
    if (!rating.date.empty() && !is_date(rating.date))
      return refuse(Refusal::not_a_date, {{"field", "rating"}, {"value", rating.date}});
    if (!seen.emplace(rating.list, rating.time_class).second)
      return repeats("rating", rating.list + ":" + std::string(to_text(rating.time_class)));
  }
  return {};
}

}  // namespace

dots::Result<void> validate(const Player& player, const Limits& limits) {
  const std::array<std::pair<const std::string*, TextRule>, 5> texts{
      {{&player.name, {"name", "name_length", limits.name_length, true}},
       {&player.nick, {"nick", "nick_length", limits.nick_length}},
       {&player.club, {"club", "name_length", limits.name_length}},
       {&player.latin, {"latin", "name_length", limits.name_length}},
       {&player.school, {"school", "name_length", limits.name_length}}}};
  for (const auto& [text, rule] : texts)
    if (auto ok = check_text(*text, rule); !ok) return ok;
  if (auto ok = check_federation(player.federation, limits); !ok) return ok;
  if (player.birth_year && !is_between(*player.birth_year, earliest_birth_year, latest_birth_year))
    return refuse(Refusal::birth_year, {{"value", std::to_string(*player.birth_year)}});
  if (player.rating)
    if (auto ok = check_rating(*player.rating); !ok) return ok;
  if (auto ok = check_nicks(player.nicks, limits); !ok) return ok;
  if (auto ok = check_categories(player.categories, limits); !ok) return ok;
  return check_ratings(player.ratings, limits);
}

}  // namespace tournament::event
