#include "cli/challenge_options.h"
#include "cli/database.h"
#include "cli/event_options.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

Json summary_json(const tournament::store::EventSummary& summary) {
  return {{"id", summary.id},
          {"code", summary.code},
          {"title", summary.title},
          {"game", summary.game},
          {"rules", summary.rules},
          {"system", summary.system},
          {"place", summary.place},
          {"starts_on", summary.starts_on},
          {"ends_on", summary.ends_on},
          {"entries", summary.entries},
          {"rounds", summary.rounds},
          {"results", summary.results},
          {"log", {{"count", summary.sequence}, {"head", summary.head}}}};
}

dots::Result<Exit> list_events(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto events = store->events();
  if (!events) return events.error();
  Json documents = Json::array();
  std::vector<std::vector<std::string>> rows{{"id", "code", "title", "system", "entries", "rounds", "results"}};
  for (const tournament::store::EventSummary& summary : *events) {
    rows.push_back({std::to_string(summary.id), summary.code, summary.title, summary.system,
                    std::to_string(summary.entries), std::to_string(summary.rounds), std::to_string(summary.results)});
    if (call.console.one_a_line())
      call.console.json(summary_json(summary));
    else
      documents.push_back(summary_json(summary));
  }
  if (call.console.for_people())
    call.console.table(rows);
  else if (!call.console.one_a_line())
    call.console.json({{"schema", "arbiter.events/1"}, {"events", std::move(documents)}});
  return Exit::done;
}

Json sections_json(const event::State& state) {
  Json sections = Json::array();
  for (const event::Section& section : state.sections) {
    Json stages = Json::array();
    for (const event::Stage& stage : section.stages) stages.push_back(stage_json(stage));
    sections.push_back({{"number", section.number},
                        {"name", section.name},
                        {"checkin_open", section.checkin_open},
                        {"stage", event::current_stage(state, section.number)},
                        {"rounds", event::rounds_of(state, section.number)},
                        {"stages", std::move(stages)}});
  }
  return sections;
}

void print_sections(Console& console, const event::State& state) {
  for (const event::Section& section : state.sections) {
    const std::string name = section.name.empty() ? "" : " " + section.name;
    for (std::size_t i = 0; i < section.stages.size(); ++i) {
      const auto number = static_cast<event::StageNumber>(i) + 1;
      const bool now = number == event::current_stage(state, section.number);
      console.line("section " + std::to_string(section.number) + name + ", stage " + std::to_string(number) +
                   (now ? " (now): " : ": ") + stage_text(section.stages[i]));
    }
  }
}

Json open_challenge_json(const event::OpenChallenge& open) {
  Json document = challenge_json(open.options);
  document["players"] = open.challengers.size();
  document["duels"] = open.duels.size();
  document["refusals"] = open.refusals.size();
  document["excluded"] = open.excluded;
  return document;
}

std::string games_text(const event::OpenChallenge& open) {
  std::string text;
  for (const std::string& game : tournament::challenge::games_of(open.options))
    text += (text.empty() ? "" : ", ") + game;
  return text;
}

dots::Result<Exit> show_event(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const auto summary = store->find_event(call.argument(0));
  if (!summary) return summary.error();
  const auto state = store->load(summary->id);
  if (!state) return state.error();
  const event::EventSettings& settings = state->settings;
  std::string tiebreaks;
  for (const event::TieBreak tiebreak : settings.tiebreaks)
    tiebreaks += (tiebreaks.empty() ? "" : ",") + std::string(event::to_text(tiebreak));
  const std::string points = scores_text(settings.scores);
  if (!call.console.for_people()) {
    Json document{{"schema", "arbiter.event/1"}};
    document.update(summary_json(*summary));
    document["points"] = points;
    document["tiebreaks"] = tiebreaks;
    document["event_rules"] = rules_json(state->rules);
    document["closed"] = state->closed;
    if (state->open_challenge) document["challenge"] = open_challenge_json(*state->open_challenge);
    document["sections"] = sections_json(*state);
    call.console.json(document);
    return Exit::done;
  }
  const int minutes = state->rules.default_minutes;
  const std::pair<const char*, std::string> facts[] = {
      {"title", settings.title},
      {"code", settings.code + ", id " + std::to_string(summary->id)},
      {"game", settings.game},
      {"rules", settings.rules},
      {"games", state->open_challenge ? games_text(*state->open_challenge) : ""},
      {"challenge", state->open_challenge ? challenge_options_text(state->open_challenge->options) : ""},
      {"duels", state->open_challenge ? std::to_string(state->open_challenge->duels.size()) : ""},
      {"points", state->open_challenge ? "" : points},
      {"tie-breaks", tiebreaks},
      {"time", state->rules.time.is_set() ? event::to_text(state->rules.time) : ""},
      {"default", minutes == 0 ? "" : std::to_string(minutes) + " minutes"},
      {"byes", rules_text(state->rules)},
      {"place", settings.place},
      {"from", settings.starts_on},
      {"to", settings.ends_on},
      {"entries", std::to_string(summary->entries)},
      {"rounds", std::to_string(summary->rounds)},
      {"results", std::to_string(summary->results)},
      {"state", state->closed ? "closed" : ""},
      {"log", std::to_string(summary->sequence) + " entries, head " + summary->head},
  };
  for (const auto& [name, value] : facts) {
    std::string label(name);
    label.resize(12, ' ');
    if (!value.empty()) call.console.line(label + value);
  }
  print_sections(call.console, *state);
  return Exit::done;
}

}  // namespace

std::span<const Verb> event_verbs() {
  static constexpr Verb verbs[] = {
      {"event", "list", "", "Lists the events", {}, list_events},
      {"event", "show", "EVENT", "Shows the settings and the state of an event", {}, show_event},
  };
  return verbs;
}

}  // namespace arbiter::cli
