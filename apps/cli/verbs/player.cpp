#include <array>

#include "cli/import_rows.h"
#include "cli/interrupt.h"
#include "cli/limits.h"
#include "cli/register.h"
#include "cli/verbs/table.h"
#include "tournament/event/validate.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array add_options{
    OptionSpec{"nick", '\0', "NICK", "nick name"},
    OptionSpec{"club", '\0', "CLUB", "club"},
    OptionSpec{"federation", '\0', "FED", "three capital letters"},
    OptionSpec{"birth-year", '\0', "YEAR", "year of birth"},
    OptionSpec{"rating", '\0', "N", "rating"},
};
constexpr std::array import_options{limit_option};
constexpr std::array list_options{OptionSpec{"search", 's', "TEXT", "only players whose name or nick has every word"}};

dots::Result<event::Player> player_from(const Invocation& call) {
  event::Player player{.name = call.argument(0)};
  player.nick = call.options.value_or("nick", "");
  player.club = call.options.value_or("club", "");
  player.federation = call.options.value_or("federation", "");
  const auto year = call.options.number("birth-year", 1, 9999);
  if (!year) return year.error();
  player.birth_year = *year;
  const auto rating = call.options.number("rating", 0, 9999);
  if (!rating) return rating.error();
  player.rating = *rating;
  if (auto sound = event::validate(player); !sound) return sound.error();
  return player;
}

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

dots::Result<Exit> add(Invocation& call) {
  auto player = player_from(call);
  if (!player) return player.error();
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  const auto people = Register::load(*store);
  if (!people) return people.error();
  if (const auto namesakes = people->namesakes(*player); !namesakes.empty() && !call.options.has("yes"))
    return dots::Error{"CLI021", {{"name", player->name}, {"id", std::to_string(namesakes.front())}}};
  if (!only_shows(call)) {
    const Unbroken step;
    const auto id = store->add_player(*player);
    if (!id) return id.error();
    player->id = *id;
  }
  if (call.console.for_people() && only_shows(call))
    call.console.line("would add " + player->name);
  else if (call.console.for_people())
    call.console.line("player " + std::to_string(player->id) + ": " + player->name);
  else
    call.console.json(
        {{"schema", "arbiter.player/1"}, {"dry_run", only_shows(call)}, {"player", player_json(*player)}});
  return Exit::done;
}

dots::Result<Exit> import_file(Invocation& call) {
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  auto people = Register::load(*store);
  if (!people) return people.error();
  auto import = read_players(call, call.argument(0), *people);
  if (!import) return import.error();
  if (!only_shows(call))
    if (auto added = add_new_players(*store, *import); !added) return added.error();
  return print_rows(call, *import);
}

dots::Result<Exit> list(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto players = store->find_players(call.options.value_or("search", ""));
  if (!players) return players.error();
  print_players(call.console, *players);
  return Exit::done;
}

constexpr Verb verbs[] = {
    {"player", "add", "NAME", "Adds a player to the register", add_options, add, true},
    {"player", "import", "FILE", "Adds the players of a table (CSV)", import_options, import_file, true},
    {"player", "list", "", "Lists the players of the register", list_options, list},
};

}  // namespace

std::span<const Verb> player_verbs() { return verbs; }

}  // namespace arbiter::cli
