#include "cli/register.h"

#include <algorithm>
#include <limits>

#include "tournament/publish/public_player.h"
#include "tournament/store/errors.h"
#include "tournament/store/names.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

using tournament::store::name_key;

std::string number_text(const std::optional<int>& number) { return number ? std::to_string(*number) : ""; }
Json number_json(const std::optional<int>& number) { return number ? Json(*number) : Json(nullptr); }

/// Whether one letter, no digit, was changed, added, left out, or stands in the place of its neighbour. Bytes are
/// compared: a letter of two bytes that differs in one of them is near enough. In short names a letter is too much.
bool differ_in_a_letter(std::string_view one, std::string_view other) {
  constexpr std::size_t shortest = 6;
  if (std::min(one.size(), other.size()) < shortest) return false;
  if (one.size() > other.size()) std::swap(one, other);
  if (other.size() - one.size() > 2 || one == other) return false;
  const auto front = static_cast<std::size_t>(std::ranges::mismatch(one, other).in1 - one.begin());
  one.remove_prefix(front);
  other.remove_prefix(front);
  while (!one.empty() && one.back() == other.back()) {
    one.remove_suffix(1);
    other.remove_suffix(1);
  }
  const auto has_digit = [](std::string_view text) {
    return std::ranges::any_of(text, [](char c) { return c >= '0' && c <= '9'; });
  };
  if (has_digit(one) || has_digit(other)) return false;
  const bool letter_of_two = other.size() == 2 && static_cast<unsigned char>(other.front()) >= 0xC0;
  const bool exchanged = one.size() == 2 && other.size() == 2 && one[0] == other[1] && one[1] == other[0];
  return other.size() <= 1 || exchanged || (letter_of_two && one.size() != 1);
}

Json nicks_json(const event::Player& player) {
  Json list = Json::array();
  for (const event::Nick& nick : player.nicks) list.push_back({{"nick", nick.text}, {"place", nick.place}});
  return list;
}

Json ratings_json(const event::Player& player) {
  Json list = Json::array();
  for (const event::ListedRating& rating : player.ratings)
    list.push_back({{"list", rating.list},
                    {"time_class", event::to_text(rating.time_class)},
                    {"value", rating.value},
                    {"date", rating.date}});
  return list;
}

}  // namespace

dots::Result<Register> Register::load(const Store& store) {
  const auto players = store.players();
  if (!players) return players.error();
  auto merges = store.merges();
  if (!merges) return merges.error();
  Register people;
  people.merges_ = std::move(merges).value();
  for (const event::Player& player : *players) people.add(player);
  return people;
}

void Register::add(const event::Player& player) {
  const auto forget = [&player](Ids& ids) { std::erase(ids, player.id); };
  if (const auto before = players_.find(player.id); before != players_.end()) {
    forget(by_name_[name_key(before->second.name)]);
    for (const std::string& nick : event::all_nicks(before->second)) forget(by_nick_[name_key(nick)]);
    if (before->second.birth_year)
      std::erase_if(by_year_[*before->second.birth_year], [&](const auto& one) { return one.second == player.id; });
  }
  const std::string key = name_key(player.name);
  by_name_[key].push_back(player.id);
  for (const std::string& nick : event::all_nicks(player)) {
    Ids& ids = by_nick_[name_key(nick)];
    if (std::ranges::find(ids, player.id) == ids.end()) ids.push_back(player.id);
  }
  if (player.birth_year) by_year_[*player.birth_year].emplace_back(key, player.id);
  players_[player.id] = player;
}

std::string Register::name(event::PlayerId id) const {
  const auto merged = merges_.find(id);
  const auto found = players_.find(merged == merges_.end() ? id : merged->second);
  return found == players_.end() ? "player " + std::to_string(id) : found->second.name;
}

std::string Register::name(const event::State& state, event::EntryNumber number) const {
  const auto entry = std::ranges::find(state.entries, number, &event::Entry::number);
  return entry == state.entries.end() ? "" : name(entry->player);
}

Register Register::for_public() const {
  Register people = *this;
  for (auto& [id, player] : people.players_) player = tournament::publish::public_player(player);
  return people;
}

std::vector<event::PlayerId> Register::named(std::string_view name) const {
  const auto found = by_name_.find(name_key(name));
  return found == by_name_.end() ? Ids{} : found->second;
}

std::vector<event::PlayerId> Register::nicked(std::string_view nick) const {
  const auto found = by_nick_.find(name_key(nick));
  return nick.empty() || found == by_nick_.end() ? Ids{} : found->second;
}

std::vector<event::PlayerId> Register::nearly_named(std::string_view name, int birth_year) const {
  Ids found;
  const auto born = by_year_.find(birth_year);
  if (born == by_year_.end()) return found;
  const std::string key = name_key(name);
  for (const auto& [other, id] : born->second)
    if (differ_in_a_letter(key, other)) found.push_back(id);
  return found;
}

std::vector<event::PlayerId> Register::namesakes(const event::Player& player) const {
  Ids found = named(player.name);
  std::erase_if(found, [&](event::PlayerId id) {
    const auto& year = players_.at(id).birth_year;
    return player.birth_year && year && *player.birth_year != *year;
  });
  return found;
}

dots::Result<event::PlayerId> Register::find(const std::string& text) const {
  if (const auto id = whole_number(text, 1, std::numeric_limits<int>::max())) {
    if (players_.contains(*id)) return *id;
    if (const auto merged = merges_.find(*id); merged != merges_.end()) return merged->second;
  }
  Ids found = named(text);
  for (const event::PlayerId id : nicked(text))
    if (std::ranges::find(found, id) == found.end()) found.push_back(id);
  if (found.size() == 1) return found.front();
  if (found.empty())
    return dots::Error{std::string(tournament::store::errors::not_found), {{"kind", "player"}, {"value", text}}};
  std::ranges::sort(found);
  return dots::Error{"CLI022", {{"name", text}, {"ids", id_list(found)}}};
}

bool same_name(std::string_view one, std::string_view other) { return name_key(one) == name_key(other); }

bool has_nick(const event::Player& player, std::string_view nick) {
  const auto nicks = event::all_nicks(player);
  return std::ranges::any_of(nicks, [nick](const std::string& own) { return same_name(own, nick); });
}

std::string id_list(const std::vector<event::PlayerId>& ids) {
  std::string text;
  for (const event::PlayerId id : ids) text += (text.empty() ? "" : ", ") + std::to_string(id);
  return text;
}

Json player_json(const event::Player& player) {
  return {{"id", player.id},
          {"name", player.name},
          {"nick", player.nick},
          {"club", player.club},
          {"federation", player.federation},
          {"birth_year", number_json(player.birth_year)},
          {"rating", number_json(player.rating)},
          {"latin", event::latin_name(player)},
          {"school", player.school},
          {"sex", player.sex == event::Sex::unknown ? Json(nullptr) : Json(event::to_text(player.sex))},
          {"consent", event::to_text(player.consent)},
          {"categories", player.categories},
          {"nicks", nicks_json(player)},
          {"ratings", ratings_json(player)}};
}

std::vector<std::string> player_heading() { return {"id", "name", "nick", "club", "fed", "born", "rating"}; }

std::vector<std::string> player_row(const event::Player& player) {
  return {std::to_string(player.id),
          player.name,
          player.nick,
          player.club,
          player.federation,
          number_text(player.birth_year),
          number_text(player.rating)};
}

}  // namespace arbiter::cli
