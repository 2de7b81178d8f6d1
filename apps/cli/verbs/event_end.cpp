// The end of an event, its reopening, and another event made like it.
#include <algorithm>
#include <array>

#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/interrupt.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array close_options{OptionSpec{"force", '\0', "", "with tables open; a reason is needed"},
                                   reason_option};
constexpr std::array reopen_options{reason_option};
constexpr std::array copy_options{
    OptionSpec{"code", '\0', "CODE", "short name of the new event; made of the title where none is given"},
    OptionSpec{"with-entries", '\0', "", "the entries too, teams with their members; who has withdrawn stays out"},
    OptionSpec{"place", '\0', "PLACE", "where it is played; else as before"},
    OptionSpec{"starts-on", '\0', "DATE", "first day, 2026-11-29"}, OptionSpec{"ends-on", '\0', "DATE", "last day"}};

dots::Result<Exit> close(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto head = opened->store.verify_log(opened->summary.id);
  if (!head) return head.error();
  const event::CloseEvent command{head->sequence, head->hash, call.options.has("force"), reason_of(call)};
  const auto done = decide(call, *opened, {command});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             "event " + opened->summary.code + " is closed with " + std::to_string(head->sequence) +
                 " decisions, head " + head->hash);
  return Exit::done;
}

dots::Result<Exit> reopen(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto done = decide(call, *opened, {event::ReopenEvent{reason_of(call)}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done, "event " + opened->summary.code + " is open again");
  return Exit::done;
}

/// Everything that was set up before the first round; draws, and who went on from a stage, are of that event alone.
std::vector<event::Command> setup_of(const event::State& state, event::EventSettings settings, bool with_entries) {
  std::vector<event::Command> commands{event::CreateEvent{std::move(settings)}, event::SetRules{state.rules}};
  for (const event::Section& section : state.sections) {
    std::vector<event::Stage> stages;
    for (const event::Stage& stage : section.stages)
      stages.push_back({.system = stage.system, .options = stage.options, .scores = stage.scores});
    const bool says_nothing = section.number == 1 && section.name.empty() && stages.size() == 1 &&
                              stages.front().system == state.settings.system &&
                              stages.front().options == state.settings.options && !stages.front().scores;
    if (!says_nothing) commands.emplace_back(event::SetSection{section.number, section.name, std::move(stages)});
  }
  if (state.open_challenge) commands.emplace_back(event::SetChallenge{state.open_challenge->options});
  if (!with_entries) return commands;
  event::EntryNumber number = 0;
  for (const event::Entry& entry : state.entries) {
    if (!entry.leaves.empty() && entry.leaves.back().to == 0) continue;
    ++number;
    commands.emplace_back(event::AddEntry{entry.player, entry.section, entry.members});
    const event::Challenger* challenger =
        state.open_challenge ? event::challenger_of(*state.open_challenge, entry.number) : nullptr;
    if (challenger != nullptr)
      commands.emplace_back(
          event::SetChallenger{{number, challenger->number, challenger->school, challenger->category}});
    if (entry.captain != 0) commands.emplace_back(event::SetTeam{number, entry.members, entry.captain});
  }
  return commands;
}

dots::Result<Exit> copy(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  event::EventSettings settings = opened->state.settings;
  settings.title = call.argument(1);
  settings.code = call.options.value("code").value_or(code_from(settings.title));
  settings.place = call.options.value_or("place", settings.place);
  settings.starts_on = call.options.value_or("starts-on", "");
  settings.ends_on = call.options.value_or("ends-on", "");
  const std::string code = settings.code, title = settings.title;
  const event::Context context = context_of(call);
  auto decided = decide_on({}, setup_of(opened->state, std::move(settings), call.options.has("with-entries")), context);
  if (!decided) return decided.error();
  if (only_shows(call)) {
    print_decisions(call, code, *decided);
    return Exit::done;
  }
  const Unbroken step;
  const auto made = opened->store.create_event(bodies_of(decided->entries), context);
  if (!made) return made.error();
  decided->entries = made->entries;
  print_decisions(call, code, *decided, {{"id", made->event}, {"copied_from", opened->summary.code}});
  if (call.console.for_people())
    call.console.line("event " + std::to_string(made->event) + ": " + title + " (" + code + "), as " +
                      opened->summary.code + ", " + std::to_string(made->state.entries.size()) + " entries");
  return Exit::done;
}

}  // namespace

std::span<const Verb> event_end_verbs() {
  static constexpr Verb verbs[] = {
      {"event", "close", "EVENT", "Ends an event: nothing is decided any more", close_options, close, true},
      {"event", "reopen", "EVENT", "Opens a closed event again", reopen_options, reopen, true},
      {"event", "copy", "EVENT TITLE", "Makes an event with the same rules, sections and stages", copy_options, copy,
       true},
  };
  return verbs;
}

}  // namespace arbiter::cli
