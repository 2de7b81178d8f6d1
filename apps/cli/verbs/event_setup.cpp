// Events from their making to the end of a stage: settings, rules, sections, stages.
#include <array>

#include "cli/challenge_options.h"
#include "cli/decisions.h"
#include "cli/event_options.h"
#include "cli/event_words.h"
#include "cli/interrupt.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array setting_options{
    OptionSpec{"game", 'g', "GAME", "the game, dots where none is given"},
    OptionSpec{"rules", '\0', "RULES",
               "a preset, a canonical text, or either with changes; the usual ones of the game where none is given"},
    OptionSpec{"code", '\0', "CODE", "short name for commands; made of the title where none is given"},
    OptionSpec{"tiebreaks", '\0', "LIST",
               "of DE, SB, WIN, CD, BH, BH/C1, and of teams MP, BP, EMGSB; separated by commas"},
    OptionSpec{"place", '\0', "PLACE", "where it is played"},
    OptionSpec{"starts-on", '\0', "DATE", "first day, 2026-11-29"},
    OptionSpec{"ends-on", '\0', "DATE", "last day"},
};
constexpr auto new_options =
    joined(joined(setting_options, challenge_specs), joined(score_specs, joined(stage_specs, rule_specs)));
constexpr auto set_event_options =
    joined(std::array{section_option, reason_option,
                      OptionSpec{"stage", '\0', "N", "stage of the section; 1 where none is given"},
                      OptionSpec{"name", '\0', "NAME", "another name of the section"}},
           joined(challenge_specs, joined(score_specs, joined(stage_specs, rule_specs))));
constexpr auto section_setting_options = joined(stage_specs, score_specs);
constexpr auto stage_options = joined(std::array{section_option}, section_setting_options);
constexpr std::array advance_options{
    section_option,
    OptionSpec{"entries", '\0', "LIST", "who goes on, in seeding order, as 3,1,8; else by the standings"},
    reason_option};

dots::Result<event::EventSettings> settings_from(const Invocation& call) {
  event::EventSettings settings;
  settings.title = call.argument(0);
  settings.code = call.options.value("code").value_or(code_from(settings.title));
  settings.game = call.options.value_or("game", "dots");
  settings.rules = call.options.value_or("rules", "");
  settings.place = call.options.value_or("place", "");
  settings.starts_on = call.options.value_or("starts-on", "");
  settings.ends_on = call.options.value_or("ends-on", "");
  const auto stage = stage_from(call, {});
  if (!stage) return stage.error();
  settings.system = stage->system;
  settings.options = stage->options;
  if (settings.system == event::System::challenge)
    for (const char* option : {"game", "rules", "points", "tiebreaks", "boards"})
      if (call.options.has(option))
        return dots::Error{"CLI008", {{"option", "--system challenge"}, {"other", "--" + std::string(option)}}};
  const bool teams = call.options.value_or("boards", "0") != "0";
  const auto scores = scores_from(call, teams ? *event::parse_score_table("2-1-0") : event::ScoreTable{});
  if (!scores) return scores.error();
  settings.scores = *scores;
  using enum event::TieBreak;
  if (teams)
    settings.tiebreaks = {call.options.value_or("primary", "match") == "board" ? match_points : board_points,
                          team_sonneborn_berger, direct_encounter};
  else if (settings.system == event::System::challenge)
    settings.tiebreaks.clear();
  else if (settings.system == event::System::monrad)
    settings.tiebreaks = {buchholz_cut_1, buchholz, sonneborn_berger, direct_encounter, wins, captured_difference};
  if (const auto list = call.options.value("tiebreaks")) {
    settings.tiebreaks.clear();
    for (const std::string& name : parts_of(*list, ',')) {
      const auto tiebreak = event::parse_tiebreak(name);
      if (!tiebreak)
        return bad_value("--tiebreaks", name, "DE, SB, WIN, CD, BH, BH/C1, MP, BP or EMGSB, separated by commas");
      settings.tiebreaks.push_back(*tiebreak);
    }
  }
  return settings;
}

dots::Result<Exit> create(Invocation& call) {
  const auto settings = settings_from(call);
  if (!settings) return settings.error();
  const auto rules = rules_from(call, {});
  if (!rules) return rules.error();
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  const event::Context context = context_of(call);
  std::vector<event::Command> commands{event::CreateEvent{*settings}, event::SetRules{*rules}};
  if (gives_any(call, challenge_specs)) {
    const auto options = challenge_from(call, {});
    if (!options) return options.error();
    commands.emplace_back(event::SetChallenge{*options});
  }
  auto decided = decide_on({}, commands, context);
  if (!decided) return decided.error();
  if (only_shows(call)) {
    print_decisions(call, settings->code, *decided);
    return Exit::done;
  }
  const Unbroken step;
  const auto made = store->create_event(bodies_of(decided->entries), context);
  if (!made) return made.error();
  decided->entries = made->entries;
  print_decisions(call, settings->code, *decided, {{"id", made->event}});
  if (call.console.for_people())
    call.console.line("event " + std::to_string(made->event) + ": " + settings->title + " (" + settings->code + ")");
  return Exit::done;
}

/// The stages of a section with what the options change of one of them.
dots::Result<event::SetSection> changed_section(const Invocation& call, const event::State& state) {
  const auto number = section_of(call, state);
  if (!number) return number.error();
  const event::Section& section = *event::find_section(state, *number);
  const auto stage_number = call.options.number("stage", 1, static_cast<int>(section.stages.size()));
  if (!stage_number) return stage_number.error();
  event::SetSection command{*number, call.options.value_or("name", section.name), section.stages, reason_of(call)};
  event::Stage& stage = command.stages[static_cast<std::size_t>(stage_number->value_or(1) - 1)];
  auto changed = stage_from(call, stage);
  if (!changed) return changed.error();
  stage = std::move(changed).value();
  if (gives_any(call, score_specs)) {
    const auto scores = scores_from(call, stage.scores.value_or(state.settings.scores));
    if (!scores) return scores.error();
    stage.scores = *scores;
  }
  return command;
}

dots::Result<Exit> set_event(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  std::vector<event::Command> commands;
  if (gives_any(call, rule_specs)) {
    const auto rules = rules_from(call, opened->state.rules);
    if (!rules) return rules.error();
    commands.emplace_back(event::SetRules{*rules});
  }
  if (gives_any(call, challenge_specs)) {
    if (!opened->state.open_challenge) return dots::Error{"EVT146", {}};
    const auto options = challenge_from(call, opened->state.open_challenge->options);
    if (!options) return options.error();
    commands.emplace_back(event::SetChallenge{*options});
  }
  if (gives_any(call, stage_specs) || gives_any(call, score_specs) || call.options.has("name")) {
    auto section = changed_section(call, opened->state);
    if (!section) return section.error();
    commands.emplace_back(std::move(section).value());
  }
  if (commands.empty())
    return dots::Error{
        "CLI010", {{"option", "to change"}, {"allowed", "one or more of those that 'arbiter event set --help' lists"}}};
  const auto done = decide(call, *opened, commands);
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done, "event " + opened->summary.code + " is set so");
  return Exit::done;
}

/// A stage with a score table of its own where one is given.
dots::Result<event::Stage> new_stage(const Invocation& call, const event::State& state) {
  auto stage = stage_from(call, {});
  if (!stage || !gives_any(call, score_specs)) return stage;
  const auto scores = scores_from(call, state.settings.scores);
  if (!scores) return scores.error();
  stage->scores = *scores;
  return stage;
}

dots::Result<Exit> add_section(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto stage = new_stage(call, opened->state);
  if (!stage) return stage.error();
  const auto number = static_cast<event::SectionNumber>(opened->state.sections.size()) + 1;
  const auto done = decide(call, *opened, {event::SetSection{number, call.argument(1), {*stage}}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             "section " + std::to_string(number) + ": " + call.argument(1) + ", " + stage_text(*stage));
  return Exit::done;
}

dots::Result<Exit> add_stage(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto number = section_of(call, opened->state);
  if (!number) return number.error();
  const auto stage = new_stage(call, opened->state);
  if (!stage) return stage.error();
  const event::Section& section = *event::find_section(opened->state, *number);
  event::SetSection command{*number, section.name, section.stages};
  command.stages.push_back(*stage);
  const std::string line = "section " + std::to_string(*number) + " stage " + std::to_string(command.stages.size()) +
                           ": " + stage_text(*stage);
  const auto done = decide(call, *opened, {std::move(command)});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done, line);
  return Exit::done;
}

dots::Result<Exit> advance(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  event::AdvanceStage command{*section, {}, reason_of(call)};
  for (const std::string& part : parts_of(call.options.value_or("entries", ""), ',')) {
    const auto number = entry_named(*opened, part, *section);
    if (!number) return number.error();
    command.entries.push_back(*number);
  }
  const auto done = decide(call, *opened, {command});
  if (!done) return done.error();
  std::string line = "nobody goes on";
  for (const event::LogEntry& entry : done->entries)
    if (const auto* advanced = std::get_if<event::StageAdvanced>(&entry.body)) {
      line = "stage " + std::to_string(advanced->stage) + " begins with";
      for (const event::EntryNumber number : advanced->entries)
        line += (number == advanced->entries.front() ? " " : ", ") + std::to_string(number) + " " +
                opened->people.name(done->state, number);
    }
  print_done(call, opened->summary.code, *done, line);
  return Exit::done;
}

}  // namespace

std::span<const Verb> event_setup_verbs() {
  static constexpr Verb verbs[] = {
      {"event", "new", "TITLE", "Makes an event", new_options, create, true},
      {"event", "set", "EVENT", "Changes rules of an event, or options of a stage", set_event_options, set_event, true},
      {"event", "section", "EVENT NAME", "Adds a section with its first stage", section_setting_options, add_section,
       true},
      {"event", "stage", "EVENT", "Adds a stage to a section", stage_options, add_stage, true},
      {"event", "advance", "EVENT", "Ends a stage: the next one begins with those who go on", advance_options, advance,
       true},
  };
  return verbs;
}

}  // namespace arbiter::cli
