// Who is entered.
#include <algorithm>
#include <array>

#include "cli/challengers.h"
#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/import_rows.h"
#include "cli/verbs/table.h"
#include "tournament/limits.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array add_entry_options{section_option,
                                       OptionSpec{"member", '\0', "PLAYER", "of a team, by board; given once for each"},
                                       OptionSpec{"start", '\0', "N", "start number in an open challenge"}};
constexpr std::array import_entry_options = joined(std::array{section_option}, csv_options);
constexpr std::array list_entry_options{
    OptionSpec{"section", '\0', "SECTION", "number or name of a section; all where none is given"}};

/// In an open challenge the entry takes part at once, as the register knows the player.
dots::Result<void> append_enrolment(const Invocation& call, const OpenEvent& opened,
                                    std::vector<event::Command>& commands) {
  const auto start = call.options.number("start", 1, tournament::Limits{}.start_number);
  if (!start) return start.error();
  if (!opened.state.open_challenge) {
    if (*start) return dots::Error{"EVT146", {}};
    return {};
  }
  const auto& people = opened.people.players();
  const event::PlayerId player = std::get<event::AddEntry>(commands.front()).player;
  const auto entry = static_cast<event::EntryNumber>(opened.state.entries.size()) + 1;
  if (const auto known = people.find(player); known != people.end())
    commands.emplace_back(enrolment_of(known->second, entry, start->value_or(0)));
  return {};
}

dots::Result<Exit> add_entries(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const auto player = opened->people.find(call.argument(1));
  if (!player) return player.error();
  event::AddEntry command{*player, *section, {}};
  for (const std::string& name : call.options.values("member")) {
    const auto member = opened->people.find(name);
    if (!member) return member.error();
    command.members.push_back(*member);
  }
  std::vector<event::Command> commands{command};
  if (auto ok = append_enrolment(call, *opened, commands); !ok) return ok.error();
  const auto done = decide(call, *opened, commands);
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             "entry " + std::to_string(done->state.entries.back().number) + ": " + opened->people.name(*player));
  return Exit::done;
}

/// The rows whose players have no entry in the section yet; the others become `same`, new in the register or not.
std::vector<event::Command> entries_for(Import& import, const event::State& state, event::SectionNumber section) {
  std::vector<event::Command> commands;
  std::vector<event::PlayerId> entered;
  auto last = static_cast<event::EntryNumber>(state.entries.size());
  for (const event::Entry& entry : state.entries)
    if (entry.section == section) entered.push_back(entry.player);
  for (ImportRow& row : import.rows) {
    if (!row.counts()) continue;
    const bool is_in = std::ranges::find(entered, row.player.id) != entered.end();
    row.verdict = is_in ? RowVerdict::same : RowVerdict::added;
    if (is_in) continue;
    entered.push_back(row.player.id);
    commands.emplace_back(event::AddEntry{row.player.id, section, {}});
    if (state.open_challenge) commands.emplace_back(enrolment_of(row.player, ++last, row.start_number));
  }
  return commands;
}

dots::Result<Exit> import_entries(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  auto import = read_players(call, call.argument(1), opened->people);
  if (!import) return import.error();
  // Decided before anything is stored, so that a refused entry leaves the register alone too.
  if (const auto planned = decide_on(opened->state, entries_for(*import, opened->state, *section), context_of(call));
      !planned)
    return planned.error();
  if (!only_shows(call)) {
    if (auto added = add_new_players(call, opened->store, *import); !added) return added.error();
    const auto done = decide(call, *opened, entries_for(*import, opened->state, *section));
    if (!done) return done.error();
  }
  return print_rows(call, *import);
}

const event::Challenger* challenger_in(const event::State& state, const event::Entry& entry) {
  return state.open_challenge ? event::challenger_of(*state.open_challenge, entry.number) : nullptr;
}

/// What an arbiter wants to see of an entry beside its player: "withdrawn from 4", "half_point bye in 3", "table 1".
std::string remarks_on(const event::State& state, const event::Entry& entry) {
  std::vector<std::string> remarks;
  if (const event::Challenger* challenger = challenger_in(state, entry)) {
    remarks.push_back("start number " + std::to_string(challenger->number));
    if (!challenger->school.empty()) remarks.push_back(challenger->school);
    if (!challenger->category.empty()) remarks.push_back(challenger->category);
  }
  if (entry.joined > 1) remarks.push_back("from round " + std::to_string(entry.joined));
  for (const event::Leave& leave : entry.leaves) {
    const std::string from = std::to_string(leave.from);
    remarks.push_back(leave.to == 0 ? "withdrawn from " + from : "away " + from + "-" + std::to_string(leave.to));
  }
  for (const event::WishedBye& bye : entry.byes)
    remarks.push_back(std::string(event::to_text(bye.kind)) + " bye in " + std::to_string(bye.round));
  if (entry.table != 0) remarks.push_back("table " + std::to_string(entry.table));
  if (entry.checked_in) remarks.emplace_back("checked in");
  std::string text;
  for (const std::string& remark : remarks) text += (text.empty() ? "" : ", ") + remark;
  return text;
}

Json entry_document(const event::State& state, const event::Entry& entry, const event::Player& player) {
  Json leaves = Json::array(), byes = Json::array();
  for (const event::Leave& leave : entry.leaves)
    leaves.push_back({{"from", leave.from}, {"to", leave.to == 0 ? Json(nullptr) : Json(leave.to)}});
  for (const event::WishedBye& bye : entry.byes)
    byes.push_back({{"round", bye.round}, {"kind", event::to_text(bye.kind)}});
  Json document{{"number", entry.number},  {"player", player_json(player)},  {"section", entry.section},
                {"seed", entry.seed},      {"joined", entry.joined},         {"leaves", std::move(leaves)},
                {"byes", std::move(byes)}, {"checked_in", entry.checked_in}, {"table", entry.table},
                {"members", entry.members}};
  if (const event::Challenger* challenger = challenger_in(state, entry))
    document["challenger"] = {
        {"number", challenger->number}, {"school", challenger->school}, {"category", challenger->category}};
  return document;
}

dots::Result<Exit> list_entries(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;
  const auto section = section_of(call, state);
  if (!section) return section.error();
  Json documents = Json::array();
  std::vector<std::vector<std::string>> rows{player_heading()};
  rows.front().insert(rows.front().begin(), "no");
  rows.front().emplace_back("remarks");
  for (const event::Entry& entry : state.entries) {
    if (call.options.has("section") && entry.section != *section) continue;
    const auto known = people.players().find(entry.player);
    event::Player player;
    player.id = entry.player;
    if (known != people.players().end()) player = known->second;
    rows.push_back(player_row(player));
    rows.back().insert(rows.back().begin(), std::to_string(entry.number));
    rows.back().push_back(remarks_on(state, entry));
    if (call.console.one_a_line())
      call.console.json(entry_document(state, entry, player));
    else
      documents.push_back(entry_document(state, entry, player));
  }
  if (call.console.for_people())
    call.console.table(rows);
  else if (!call.console.one_a_line())
    call.console.json({{"schema", "arbiter.entries/1"}, {"event", summary.code}, {"entries", std::move(documents)}});
  return Exit::done;
}

}  // namespace

std::span<const Verb> entry_verbs() {
  static constexpr Verb verbs[] = {
      {"entry", "add", "EVENT PLAYER", "Enters a player, named by id, name or nick; late too, where rules allow it",
       add_entry_options, add_entries, true},
      {"entry", "import", "EVENT FILE", "Enters the players of a table (CSV), new ones into the register too",
       import_entry_options, import_entries, true},
      {"entry", "list", "EVENT", "Lists the entries of an event", list_entry_options, list_entries},
  };
  return verbs;
}

}  // namespace arbiter::cli
