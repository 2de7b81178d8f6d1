#include "cli/player_text.h"

namespace arbiter::cli {

namespace event = tournament::event;

namespace {

std::string joined_text(const std::vector<std::string>& list) {
  std::string text;
  for (const std::string& item : list) text += (text.empty() ? "" : ", ") + item;
  return text;
}

std::string rating_text(const event::ListedRating& rating) {
  return rating.list + " " + std::string(event::to_text(rating.time_class)) + " " + std::to_string(rating.value) +
         (rating.date.empty() ? "" : " (" + rating.date + ")");
}

/// What is known of the person after the decision; the salt is no fact.
Json facts_json(const event::PlayerLogEntry& entry) {
  if (!entry.facts) return nullptr;
  Json facts = Json::parse(*entry.facts, nullptr, false);
  if (facts.is_object()) facts.erase("salt");
  return facts;
}

}  // namespace

void print_players(Console& console, const std::vector<event::Player>& players) {
  Json list = Json::array();
  std::vector<std::vector<std::string>> rows{player_heading()};
  for (const event::Player& player : players) {
    rows.push_back(player_row(player));
    if (console.one_a_line())
      console.json(player_json(player));
    else
      list.push_back(player_json(player));
  }
  if (console.for_people())
    console.table(rows);
  else if (!console.one_a_line())
    console.json({{"schema", "arbiter.players/1"}, {"players", std::move(list)}});
}

void print_player(Console& console, const event::Player& player) {
  const auto fact = [&console](std::string name, const std::string& value) {
    if (value.empty()) return;
    name.resize(12, ' ');
    console.line(name + value);
  };
  const std::string latin = event::latin_name(player);
  fact("id", std::to_string(player.id));
  fact("name", player.name);
  if (latin != player.name) fact("latin", latin + (player.latin.empty() ? " (derived)" : ""));
  fact("nick", player.nick);
  for (const event::Nick& nick : player.nicks)
    fact("nick", nick.text + (nick.place.empty() ? "" : " (" + nick.place + ")"));
  fact("club", player.club);
  fact("school", player.school);
  fact("federation", player.federation);
  fact("born", player.birth_year ? std::to_string(*player.birth_year) : "");
  fact("sex", std::string(event::to_text(player.sex)));
  fact("categories", joined_text(player.categories));
  fact("rating", player.rating ? std::to_string(*player.rating) : "");
  for (const event::ListedRating& rating : player.ratings) fact("rating", rating_text(rating));
  fact("consent", std::string(event::to_text(player.consent)));
}

Json player_entry_json(const event::PlayerLogEntry& entry) {
  return {{"sequence", entry.sequence},  {"at", entry.at},
          {"actor", entry.actor},        {"kind", event::kind_of(entry.body.kind)},
          {"player", entry.body.player}, {"other", entry.body.other == 0 ? Json(nullptr) : Json(entry.body.other)},
          {"reason", entry.body.reason}, {"facts", facts_json(entry)},
          {"hash", entry.hash}};
}

std::string player_entry_line(const event::PlayerLogEntry& entry) {
  std::string at = entry.at;
  if (at.size() == 20) at = at.substr(0, 10) + " " + at.substr(11, 8);
  std::string text = std::to_string(entry.sequence) + "  " + at + "  " + entry.actor + "  " +
                     std::string(event::kind_of(entry.body.kind)) + " " + std::to_string(entry.body.player);
  if (const Json facts = facts_json(entry); facts.is_object()) text += " " + facts.value("name", "");
  if (entry.body.other != 0) text += ", other " + std::to_string(entry.body.other);
  if (!entry.body.reason.empty()) text += " (" + entry.body.reason + ")";
  return text;
}

}  // namespace arbiter::cli
