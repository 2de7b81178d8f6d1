// People of the register, one at a time.
#include <array>

#include "cli/event_words.h"
#include "cli/interrupt.h"
#include "cli/player_options.h"
#include "cli/player_text.h"
#include "cli/register.h"
#include "cli/verbs/table.h"
#include "tournament/event/validate.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array add_player_options = joined(player_fact_options, std::array{reason_option});
constexpr std::array edit_options =
    joined(player_fact_options,
           std::array{OptionSpec{"name", '\0', "NAME", "another name"},
                      OptionSpec{"clear", '\0', "FIELD", "empties a field, as club or birth-year; once for each"},
                      OptionSpec{"drop-nick", '\0', "[PLACE:]NICK", "takes a further nick away"},
                      OptionSpec{"drop-category", '\0', "LABEL", "takes a category away"},
                      OptionSpec{"drop-rating", '\0', "LIST:CLASS", "takes the rating of a list away"}, reason_option});
constexpr std::array list_player_options{
    OptionSpec{"search", 's', "TEXT", "only players whose name, Latin name or nicks have every word"}};

void print_changed(const Invocation& call, const event::Player& player, const std::string& line) {
  if (call.console.for_people())
    call.console.line(line);
  else
    call.console.json({{"schema", "arbiter.player/1"}, {"dry_run", only_shows(call)}, {"player", player_json(player)}});
}

dots::Result<Exit> add_player(Invocation& call) {
  event::Player player{.name = call.argument(0)};
  if (auto read = read_player_options(call.options, player); !read) return read.error();
  if (auto sound = event::validate(player); !sound) return sound.error();
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  const auto people = Register::load(*store);
  if (!people) return people.error();
  if (const auto namesakes = people->namesakes(player); !namesakes.empty() && !call.options.has("yes"))
    return dots::Error{"CLI021", {{"name", player.name}, {"id", std::to_string(namesakes.front())}}};
  if (!only_shows(call)) {
    const Unbroken step;
    const auto id = store->add_player(player, context_of(call), reason_of(call));
    if (!id) return id.error();
    player.id = *id;
  }
  print_changed(
      call, player,
      only_shows(call) ? "would add " + player.name : "player " + std::to_string(player.id) + ": " + player.name);
  return Exit::done;
}

dots::Result<Exit> edit(Invocation& call) {
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  const auto people = Register::load(*store);
  if (!people) return people.error();
  const auto id = people->find(call.argument(0));
  if (!id) return id.error();
  const auto change = [&call](event::Player& player) -> dots::Result<void> {
    if (const auto name = call.options.value("name")) player.name = *name;
    if (auto done = clear_fields(call.options, player); !done) return done;
    if (auto done = drop_parts(call.options, player); !done) return done;
    if (auto done = read_player_options(call.options, player); !done) return done;
    return event::validate(player);
  };
  const event::Player before = people->players().at(*id);
  event::Player after = before;
  if (auto done = change(after); !done) return done.error();
  if (!only_shows(call)) {
    const Unbroken step;
    auto edited = store->edit_player(*id, change, context_of(call), reason_of(call));
    if (!edited) return edited.error();
    after = std::move(edited).value();
  }
  std::string fields;
  for (const std::string& field : event::changed_fields(before, after)) fields += (fields.empty() ? "" : ", ") + field;
  const std::string who = "player " + std::to_string(*id) + ": ";
  print_changed(
      call, after,
      who + (fields.empty() ? "nothing changes" : (only_shows(call) ? "would change " : "changed ") + fields));
  return Exit::done;
}

dots::Result<Exit> show_player(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto people = Register::load(*store);
  if (!people) return people.error();
  const auto id = people->find(call.argument(0));
  if (!id) return id.error();
  const auto entries = store->entries_of(*id);
  if (!entries) return entries.error();
  const auto merges = store->merges();
  if (!merges) return merges.error();
  const event::Player& player = people->players().at(*id);
  std::vector<event::PlayerId> merged;
  for (const auto& [from, into] : *merges)
    if (into == *id) merged.push_back(from);
  Json list = Json::array();
  for (const tournament::store::PlayerEntry& entry : *entries)
    list.push_back(
        {{"event", entry.code}, {"section", entry.section}, {"entry", entry.number}, {"member", entry.member}});
  if (!call.console.for_people()) {
    call.console.json({{"schema", "arbiter.player/1"},
                       {"player", player_json(player)},
                       {"merged", merged},
                       {"entries", std::move(list)}});
    return Exit::done;
  }
  print_player(call.console, player);
  if (!merged.empty()) call.console.line("merged      " + id_list(merged));
  for (const tournament::store::PlayerEntry& entry : *entries)
    call.console.line("entry       " + entry.code + ", section " + std::to_string(entry.section) + ", no. " +
                      std::to_string(entry.number) + (entry.member ? " (in a team)" : ""));
  return Exit::done;
}

dots::Result<Exit> list_players(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto players = store->find_players(call.options.value_or("search", ""));
  if (!players) return players.error();
  print_players(call.console, *players);
  return Exit::done;
}

}  // namespace

std::span<const Verb> player_verbs() {
  static constexpr Verb verbs[] = {
      {"player", "add", "NAME", "Adds a player to the register", add_player_options, add_player, true},
      {"player", "edit", "PLAYER", "Changes what is known of a player", edit_options, edit, true},
      {"player", "show", "PLAYER", "Shows a player, and where he is entered", {}, show_player},
      {"player", "list", "", "Lists the players of the register", list_player_options, list_players},
  };
  return verbs;
}

}  // namespace arbiter::cli
