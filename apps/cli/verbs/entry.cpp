#include <array>

#include "cli/decisions.h"
#include "cli/import_rows.h"
#include "cli/limits.h"
#include "cli/open_event.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array import_options{limit_option};

dots::Result<Exit> add(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto player = opened->people.find(call.argument(1));
  if (!player) return player.error();
  const auto done = decide(call, opened->store, opened->summary.id, {event::AddEntry{*player}});
  if (!done) return done.error();
  print_decisions(call, opened->summary.code, done->entries);
  if (call.console.for_people() && !only_shows(call))
    call.console.line("entry " + std::to_string(done->state.entries.back().number) + ": " +
                      opened->people.name(*player));
  return Exit::done;
}

/// The rows whose players have no entry yet; the others become `same`, new in the register or not.
std::vector<event::Command> entries_for(Import& import, const event::State& state) {
  std::vector<event::Command> commands;
  std::vector<event::PlayerId> entered;
  for (const event::Entry& entry : state.entries) entered.push_back(entry.player);
  for (ImportRow& row : import.rows) {
    if (row.verdict == RowVerdict::rejected) continue;
    const bool is_in = std::ranges::find(entered, row.player.id) != entered.end();
    row.verdict = is_in ? RowVerdict::same : RowVerdict::added;
    if (is_in) continue;
    entered.push_back(row.player.id);
    commands.emplace_back(event::AddEntry{row.player.id});
  }
  return commands;
}

dots::Result<Exit> import_file(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  auto& [store, summary, state, people] = *opened;
  auto import = read_players(call, call.argument(1), people);
  if (!import) return import.error();
  // Decided before anything is stored, so that a refused entry leaves the register alone too.
  if (const auto planned = decide_on(state, entries_for(*import, state), context_of(call)); !planned)
    return planned.error();
  if (!only_shows(call)) {
    if (auto added = add_new_players(store, *import); !added) return added.error();
    const auto done = decide(call, store, summary.id, entries_for(*import, state));
    if (!done) return done.error();
  }
  return print_rows(call, *import);
}

dots::Result<Exit> list(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;
  Json documents = Json::array();
  std::vector<std::vector<std::string>> rows{player_heading()};
  rows.front().insert(rows.front().begin(), "no");
  for (const event::Entry& entry : state.entries) {
    const auto known = people.players().find(entry.player);
    event::Player player;
    player.id = entry.player;
    if (known != people.players().end()) player = known->second;
    rows.push_back(player_row(player));
    rows.back().insert(rows.back().begin(), std::to_string(entry.number));
    Json document{{"number", entry.number}, {"player", player_json(player)}};
    if (call.console.one_a_line())
      call.console.json(document);
    else
      documents.push_back(std::move(document));
  }
  if (call.console.for_people())
    call.console.table(rows);
  else if (!call.console.one_a_line())
    call.console.json({{"schema", "arbiter.entries/1"}, {"event", summary.code}, {"entries", std::move(documents)}});
  return Exit::done;
}

constexpr Verb verbs[] = {
    {"entry", "add", "EVENT PLAYER", "Enters a player, named by id, name or nick", {}, add, true},
    {"entry", "import", "EVENT FILE", "Enters the players of a table (CSV), new ones into the register too",
     import_options, import_file, true},
    {"entry", "list", "EVENT", "Lists the entries of an event", {}, list},
};

}  // namespace

std::span<const Verb> entry_verbs() { return verbs; }

}  // namespace arbiter::cli
