#include "cli/player_options.h"

#include <algorithm>

#include "cli/csv_cells.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

std::optional<event::Nick> nick_at(std::string_view text) {
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos || colon + 1 == text.size()) return std::nullopt;
  return event::Nick{.text = std::string(text.substr(colon + 1)), .place = std::string(text.substr(0, colon))};
}

bool is_of(const event::ListedRating& rating, std::string_view list, event::TimeClass time_class) {
  return rating.list == list && rating.time_class == time_class;
}

void put_rating(event::Player& player, event::ListedRating rating) {
  std::erase_if(player.ratings,
                [&](const event::ListedRating& own) { return is_of(own, rating.list, rating.time_class); });
  player.ratings.push_back(std::move(rating));
}

template <class T>
void add_once(std::vector<T>& list, T item) {
  if (std::ranges::find(list, item) == list.end()) list.push_back(std::move(item));
}

struct Clearing {
  std::string_view field;
  void (*clear)(event::Player& player);
};
constexpr Clearing clearings[] = {
    {"nick", [](event::Player& p) { p.nick.clear(); }},
    {"nicks", [](event::Player& p) { p.nicks.clear(); }},
    {"club", [](event::Player& p) { p.club.clear(); }},
    {"school", [](event::Player& p) { p.school.clear(); }},
    {"federation", [](event::Player& p) { p.federation.clear(); }},
    {"birth-year", [](event::Player& p) { p.birth_year.reset(); }},
    {"sex", [](event::Player& p) { p.sex = event::Sex::unknown; }},
    {"categories", [](event::Player& p) { p.categories.clear(); }},
    {"rating", [](event::Player& p) { p.rating.reset(); }},
    {"ratings", [](event::Player& p) { p.ratings.clear(); }},
    {"latin", [](event::Player& p) { p.latin.clear(); }},
    {"consent", [](event::Player& p) { p.consent = event::Consent::unknown; }},
};

}  // namespace

dots::Result<void> read_player_options(const Options& options, event::Player& player) {
  constexpr std::pair<std::string_view, std::string event::Player::*> texts[] = {
      {"nick", &event::Player::nick},
      {"club", &event::Player::club},
      {"school", &event::Player::school},
      {"federation", &event::Player::federation},
      {"latin", &event::Player::latin}};
  for (const auto& [name, member] : texts)
    if (const auto value = options.value(name)) player.*member = *value;
  const auto year = options.number("birth-year", 1, 9999);
  if (!year) return year.error();
  if (*year) player.birth_year = *year;
  const auto rating = options.number("rating", 0, 9999);
  if (!rating) return rating.error();
  if (*rating) player.rating = *rating;
  if (const auto text = options.value("sex")) {
    const auto sex = parse_sex_word(*text);
    if (!sex) return bad_value("--sex", *text, "f or m");
    player.sex = *sex;
  }
  if (const auto text = options.value("consent")) {
    const auto consent = parse_consent_word(*text);
    if (!consent) return bad_value("--consent", *text, "yes, no or unknown");
    player.consent = *consent;
  }
  for (const std::string& text : options.values("nick-at")) {
    auto nick = nick_at(text);
    if (!nick) return bad_value("--nick-at", text, "PLACE:NICK");
    add_once(player.nicks, *std::move(nick));
  }
  for (const std::string& text : options.values("category")) add_once(player.categories, text);
  for (const std::string& text : options.values("rating-in")) {
    auto listed = parse_listed_rating(text);
    if (!listed)
      return bad_value("--rating-in", text,
                       "LIST:CLASS=N or LIST:CLASS=N@DATE with classic, rapid, blitz or correspondence");
    put_rating(player, *std::move(listed));
  }
  return {};
}

dots::Result<void> clear_fields(const Options& options, event::Player& player) {
  for (const std::string& field : options.values("clear")) {
    const auto found = std::ranges::find(clearings, field, &Clearing::field);
    if (found == std::end(clearings)) {
      std::string names;
      for (const Clearing& row : clearings) names += (names.empty() ? "" : ", ") + std::string(row.field);
      return bad_value("--clear", field, "one of " + names);
    }
    found->clear(player);
  }
  return {};
}

dots::Result<void> drop_parts(const Options& options, event::Player& player) {
  for (const std::string& text : options.values("drop-nick")) {
    const auto placed = nick_at(text);
    const auto gone = std::erase_if(player.nicks, [&](const event::Nick& nick) {
      return (placed && nick == *placed) || (nick.place.empty() && nick.text == text);
    });
    if (gone == 0) return bad_value("--drop-nick", text, "a further nick of the player, as PLACE:NICK or NICK");
  }
  for (const std::string& text : options.values("drop-category"))
    if (std::erase(player.categories, text) == 0) return bad_value("--drop-category", text, "a category of the player");
  for (const std::string& text : options.values("drop-rating")) {
    const auto target = parse_cell_target("rating@" + text);
    const auto gone = std::erase_if(player.ratings, [&](const event::ListedRating& own) {
      return target && is_of(own, target->rating->list, target->rating->time_class);
    });
    if (gone == 0) return bad_value("--drop-rating", text, "a rating of the player, as LIST:CLASS");
  }
  return {};
}

}  // namespace arbiter::cli
