#include <algorithm>
#include <array>
#include <cctype>

#include "cli/decimal.h"
#include "cli/decisions.h"
#include "cli/interrupt.h"
#include "cli/register.h"
#include "cli/verbs/table.h"
#include "tournament/publish/display_text.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array new_options{
    OptionSpec{"game", 'g', "GAME", "the game, dots where none is given"},
    OptionSpec{"rules", '\0', "RULES", "a preset, a canonical text, or either with changes; tensu where none is given"},
    OptionSpec{"system", '\0', "SYSTEM", "round-robin (where none is given) or double-round-robin"},
    OptionSpec{"code", '\0', "CODE", "short name for commands; made of the title where none is given"},
    OptionSpec{"points", '\0', "W:D:L", "points for a win, a draw and a loss; 1:0.5:0 where none are given"},
    OptionSpec{"tiebreaks", '\0', "LIST", "of DE, SB, WIN, CD, separated by commas"},
    OptionSpec{"place", '\0', "PLACE", "where it is played"},
    OptionSpec{"starts-on", '\0', "DATE", "first day, 2026-11-29"},
    OptionSpec{"ends-on", '\0', "DATE", "last day"},
};

std::vector<std::string> split(std::string_view text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator)
      parts.emplace_back();
    else
      parts.back() += c;
  }
  return parts;
}

/// "Spring Cup 2027" -> "spring-cup-2027"; "event" where the title has no Latin letters.
std::string code_from(std::string_view title) {
  std::string code;
  for (const char c : tournament::publish::sort_key(title)) {
    if ((c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'))
      code += c;
    else if (!code.empty() && code.back() != '-')
      code += '-';
  }
  while (!code.empty() && code.back() == '-') code.pop_back();
  const bool has_letter = std::ranges::any_of(code, [](char c) { return c >= 'a' && c <= 'z'; });
  return has_letter ? code : code.empty() ? "event" : "event-" + code;
}

dots::Result<event::ScoreTable> points_from(const std::string& text) {
  const std::vector<std::string> parts = split(text, ':');
  std::vector<long> halves;
  for (const std::string& part : parts)
    if (const auto value = halves_of(part)) halves.push_back(*value);
  if (parts.size() != 3 || halves.size() != 3)
    return bad_value("--points", text, "three numbers with halves at most, as 1:0.5:0");
  return event::ScoreTable{static_cast<int>(halves[0]), static_cast<int>(halves[1]), static_cast<int>(halves[2])};
}

dots::Result<event::EventSettings> settings_from(const Invocation& call) {
  event::EventSettings settings;
  settings.title = call.argument(0);
  settings.code = call.options.value("code").value_or(code_from(settings.title));
  settings.game = call.options.value_or("game", "dots");
  settings.rules = call.options.value_or("rules", "tensu");
  settings.place = call.options.value_or("place", "");
  settings.starts_on = call.options.value_or("starts-on", "");
  settings.ends_on = call.options.value_or("ends-on", "");
  std::string system = call.options.value_or("system", "round-robin");
  std::ranges::replace(system, '-', '_');
  const auto known = event::parse_system(system);
  if (!known) return bad_value("--system", call.options.value_or("system", ""), "round-robin or double-round-robin");
  settings.system = *known;
  if (const auto points = call.options.value("points")) {
    const auto scores = points_from(*points);
    if (!scores) return scores.error();
    settings.scores = *scores;
  }
  if (const auto list = call.options.value("tiebreaks")) {
    settings.tiebreaks.clear();
    for (const std::string& name : list->empty() ? std::vector<std::string>{} : split(*list, ',')) {
      const auto tiebreak = event::parse_tiebreak(name);
      if (!tiebreak) return bad_value("--tiebreaks", name, "DE, SB, WIN or CD, separated by commas");
      settings.tiebreaks.push_back(*tiebreak);
    }
  }
  return settings;
}

dots::Result<Exit> create(Invocation& call) {
  const auto settings = settings_from(call);
  if (!settings) return settings.error();
  auto store = open_store_to_change(call);
  if (!store) return store.error();
  if (only_shows(call)) {
    const auto decided = decide_on({}, {event::CreateEvent{*settings}}, context_of(call));
    if (!decided) return decided.error();
    print_decisions(call, settings->code, decided->entries);
    return Exit::done;
  }
  const Unbroken step;
  const auto appended = store->create_event(*settings, context_of(call));
  if (!appended) return appended.error();
  print_decisions(call, settings->code, appended->entries, {{"id", appended->event}});
  if (call.console.for_people())
    call.console.line("event " + std::to_string(appended->event) + ": " + settings->title + " (" + settings->code +
                      ")");
  return Exit::done;
}

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

dots::Result<Exit> list(Invocation& call) {
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

dots::Result<Exit> show(Invocation& call) {
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
  const std::string points = halves_text(settings.scores.win) + ":" + halves_text(settings.scores.draw) + ":" +
                             halves_text(settings.scores.loss);
  if (!call.console.for_people()) {
    Json document{{"schema", "arbiter.event/1"}};
    document.update(summary_json(*summary));
    document["points"] = points;
    document["tiebreaks"] = tiebreaks;
    call.console.json(document);
    return Exit::done;
  }
  const std::pair<const char*, std::string> facts[] = {
      {"title", settings.title},
      {"code", settings.code + ", id " + std::to_string(summary->id)},
      {"game", settings.game},
      {"rules", settings.rules},
      {"system", std::string(event::to_text(settings.system))},
      {"points", points},
      {"tie-breaks", tiebreaks},
      {"place", settings.place},
      {"from", settings.starts_on},
      {"to", settings.ends_on},
      {"entries", std::to_string(summary->entries)},
      {"rounds", std::to_string(summary->rounds)},
      {"results", std::to_string(summary->results)},
      {"log", std::to_string(summary->sequence) + " entries, head " + summary->head},
  };
  for (const auto& [name, value] : facts) {
    std::string label(name);
    label.resize(12, ' ');
    if (!value.empty()) call.console.line(label + value);
  }
  return Exit::done;
}

constexpr Verb verbs[] = {
    {"event", "new", "TITLE", "Makes an event", new_options, create, true},
    {"event", "list", "", "Lists the events", {}, list},
    {"event", "show", "EVENT", "Shows the settings and the state of an event", {}, show},
};

}  // namespace

std::span<const Verb> event_verbs() { return verbs; }

}  // namespace arbiter::cli
