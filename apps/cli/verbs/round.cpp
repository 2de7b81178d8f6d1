// Rounds: pairing, showing, explaining.
#include <algorithm>
#include <array>

#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/round_text.h"
#include "cli/seed.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array pair_options{OptionSpec{"all", 'a', "", "all rounds that are left, of a system of tables"},
                                  OptionSpec{"draft", '\0', "", "as a draft, to be checked and published"},
                                  section_option, seed_option};
constexpr std::array repair_options{section_option, reason_option};
constexpr std::array show_round_options{
    OptionSpec{"section", '\0', "SECTION", "number or name of a section; all where none is given"}};
constexpr std::array explain_pairing_options{section_option};

dots::Result<Exit> print_paired(const Invocation& call, const OpenEvent& opened, const Decided& done) {
  Json rounds = Json::array();
  for (const event::LogEntry& entry : done.entries) {
    const auto* paired = std::get_if<event::RoundPaired>(&entry.body);
    if (paired == nullptr) continue;
    rounds.push_back(round_json(paired->round, done.state, opened.people));
    if (call.console.for_people()) print_round(call.console, paired->round, done.state, opened.people);
  }
  print_decisions(call, opened.summary.code, done, {{"rounds", std::move(rounds)}});
  return Exit::done;
}

dots::Result<Exit> pair(Invocation& call) {
  const bool all = call.options.has("all"), draft = call.options.has("draft");
  if (all && draft) return dots::Error{"CLI008", {{"option", "--all"}, {"other", "--draft"}}};
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const event::Command command =
      all ? event::Command(event::PairAll{*section})
          : event::Command(event::PairRound{*section, draft ? event::Phase::draft : event::Phase::published});
  const auto done = decide(call, *opened, {command});
  if (!done) return done.error();
  return print_paired(call, *opened, *done);
}

dots::Result<Exit> repair(Invocation& call) {
  const auto round = number_at(call, 1, "ROUND");
  if (!round) return round.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const auto done = decide(call, *opened, {event::RepairRound{*section, *round, reason_of(call)}});
  if (!done) return done.error();
  return print_paired(call, *opened, *done);
}

dots::Error unknown_round(const event::State& state, event::SectionNumber section, int round) {
  return {"EVT030", {{"round", std::to_string(round)}, {"rounds", std::to_string(event::rounds_of(state, section))}}};
}

Json pair_rules_json(const event::State& state) {
  Json rules = Json::array();
  for (const event::PairRule& rule : state.pair_rules)
    rules.push_back({{"forced", rule.forced},
                     {"first", rule.first},
                     {"second", rule.second},
                     {"from", rule.from},
                     {"to", rule.to == 0 ? Json(nullptr) : Json(rule.to)}});
  return rules;
}

void print_pair_rules(Console& console, const event::State& state, const Register& people) {
  for (const event::PairRule& rule : state.pair_rules) {
    const std::string rounds = rule.to == rule.from ? "round " + std::to_string(rule.from)
                               : rule.to == 0       ? "round " + std::to_string(rule.from) + " on"
                                              : "rounds " + std::to_string(rule.from) + "-" + std::to_string(rule.to);
    console.line(std::string(rule.forced ? "must meet" : "must not meet") + ": " + std::to_string(rule.first) + " " +
                 people.name(state, rule.first) + " - " + std::to_string(rule.second) + " " +
                 people.name(state, rule.second) + ", " + rounds);
  }
}

dots::Result<Exit> show_round(Invocation& call) {
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;
  const auto section = section_of(call, state);
  if (!section) return section.error();
  std::optional<int> wanted;
  if (call.arguments() > 1) {
    const auto round = number_at(call, 1, "ROUND");
    if (!round) return round.error();
    wanted = *round;
    const bool there = std::ranges::any_of(state.rounds, [&](const event::Round& r) {
      return r.number == *wanted && (!call.options.has("section") || r.section == *section);
    });
    if (!there) return unknown_round(state, *section, *wanted);
  }
  Json rounds = Json::array();
  for (const event::Round& round : state.rounds) {
    if (wanted && round.number != *wanted) continue;
    if (call.options.has("section") && round.section != *section) continue;
    if (call.console.for_people())
      print_round(call.console, round, state, people);
    else if (call.console.one_a_line())
      call.console.json(round_json(round, state, people));
    else
      rounds.push_back(round_json(round, state, people));
  }
  if (call.console.for_people()) {
    if (!wanted) print_pair_rules(call.console, state, people);
    if (state.rounds.empty()) call.console.note("no round is paired yet");
  } else if (!call.console.one_a_line()) {
    call.console.json({{"schema", "arbiter.rounds/1"},
                       {"event", summary.code},
                       {"rounds", std::move(rounds)},
                       {"pair_rules", pair_rules_json(state)}});
  }
  return Exit::done;
}

dots::Result<Exit> explain_pairings(Invocation& call) {
  const auto number = number_at(call, 1, "ROUND");
  if (!number) return number.error();
  const auto opened = open_event(call, OpenMode::read_only);
  if (!opened) return opened.error();
  const auto& [store, summary, state, people] = *opened;
  const auto section = section_of(call, state);
  if (!section) return section.error();
  const event::Round* round = event::find_round(state, *section, *number);
  if (round == nullptr) return unknown_round(state, *section, *number);
  std::vector<event::EntryNumber> only;
  for (std::size_t at = 2; at < call.arguments(); ++at) {
    const auto entry = entry_named(*opened, call.argument(at), *section);
    if (!entry) return entry.error();
    if (event::find_entry(state, *entry) == nullptr) return dots::Error{"EVT042", {{"number", std::to_string(*entry)}}};
    only.push_back(*entry);
  }
  const RoundReport report = report_on(state, facts_of(state, people), *round);
  if (call.console.for_people()) {
    print_report(call.console, state, people, report, only);
    return Exit::done;
  }
  Json document{
      {"schema", "arbiter.pairing-report/1"}, {"event", summary.code}, {"section", *section}, {"round", *number}};
  document.update(report_json(state, people, report, only));
  call.console.json(document);
  return Exit::done;
}

}  // namespace

std::span<const Verb> round_verbs() {
  static constexpr Verb verbs[] = {
      {"round", "pair", "EVENT", "Pairs the next round", pair_options, pair, true},
      {"round", "repair", "EVENT ROUND", "Takes the last round back and pairs it anew, as a draft", repair_options,
       repair, true},
      {"round", "show", "EVENT [ROUND]", "Shows the pairings of a round, or of all rounds", show_round_options,
       show_round},
      {"round", "explain", "EVENT ROUND [ENTRY…]", "Shows the pairing report: points, sides, and why two meet",
       explain_pairing_options, explain_pairings},
  };
  return verbs;
}

}  // namespace arbiter::cli
