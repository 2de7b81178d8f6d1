#include "cli/register.h"

#include <algorithm>
#include <limits>

#include "tournament/publish/display_text.h"
#include "tournament/store/errors.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

std::string number_text(const std::optional<int>& number) { return number ? std::to_string(*number) : ""; }
Json number_json(const std::optional<int>& number) { return number ? Json(*number) : Json(nullptr); }

}  // namespace

dots::Result<Register> Register::load(const Store& store) {
  const auto players = store.players();
  if (!players) return players.error();
  Register people;
  for (const event::Player& player : *players) people.add(player);
  return people;
}

std::string Register::name(event::PlayerId id) const {
  const auto found = players_.find(id);
  return found == players_.end() ? "player " + std::to_string(id) : found->second.name;
}

std::string Register::name(const event::State& state, event::EntryNumber number) const {
  const auto entry = std::ranges::find(state.entries, number, &event::Entry::number);
  return entry == state.entries.end() ? "" : name(entry->player);
}

std::vector<event::PlayerId> Register::namesakes(const event::Player& player) const {
  std::vector<event::PlayerId> found;
  for (const auto& [id, other] : players_) {
    const bool years_differ = player.birth_year && other.birth_year && *player.birth_year != *other.birth_year;
    if (!years_differ && same_name(player.name, other.name)) found.push_back(id);
  }
  return found;
}

dots::Result<event::PlayerId> Register::find(const std::string& text) const {
  if (const auto id = whole_number(text, 1, std::numeric_limits<int>::max()); id && players_.contains(*id)) return *id;
  std::vector<event::PlayerId> found;
  for (const auto& [id, player] : players_)
    if (same_name(player.name, text) || (!player.nick.empty() && same_name(player.nick, text))) found.push_back(id);
  if (found.size() == 1) return found.front();
  if (found.empty())
    return dots::Error{std::string(tournament::store::errors::not_found), {{"kind", "player"}, {"value", text}}};
  std::string ids;
  for (const event::PlayerId id : found) ids += (ids.empty() ? "" : ", ") + std::to_string(id);
  return dots::Error{"CLI022", {{"name", text}, {"ids", ids}}};
}

bool same_name(std::string_view one, std::string_view other) {
  return tournament::publish::sort_key(one) == tournament::publish::sort_key(other);
}

Json player_json(const event::Player& player) {
  return {{"id", player.id},
          {"name", player.name},
          {"nick", player.nick},
          {"club", player.club},
          {"federation", player.federation},
          {"birth_year", number_json(player.birth_year)},
          {"rating", number_json(player.rating)}};
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
