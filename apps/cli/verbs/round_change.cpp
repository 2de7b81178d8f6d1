// Rounds changed by the arbiter: phases, pairings by hand, and who must or must not meet.
#include <array>
#include <limits>

#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/round_text.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array round_section_options{section_option};
constexpr std::array change_options{section_option, reason_option};
constexpr std::array pair_by_hand_options{
    section_option,
    OptionSpec{"bye", '\0', "KIND", "the bye of one who rests: allocated (where none is given), half, zero or full"},
    reason_option};
constexpr std::array swap_options{
    section_option, OptionSpec{"sides", '\0', "", "who moves first changes, at the table named"}, reason_option};
constexpr std::array forbid_options{OptionSpec{"from", '\0', "ROUND", "first round; 1 where none is given"},
                                    OptionSpec{"to", '\0', "ROUND", "last round; to the end where none is given"},
                                    reason_option};
constexpr std::array round_game_options{
    section_option, OptionSpec{"table", '\0', "TABLE", "of one table; of the whole round where none is given"},
    OptionSpec{"rules", '\0', "RULES",
               "a preset, a canonical text, or either with changes; the usual ones of the game"},
    reason_option};

/// What a verb on a round of a section has at hand.
struct At {
  OpenEvent opened;
  event::SectionNumber section = 1;
  event::RoundNumber round = 0;
};

dots::Result<At> at_round(const Invocation& call) {
  const auto round = number_at(call, 1, "ROUND");
  if (!round) return round.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  return At{std::move(opened).value(), *section, *round};
}

/// Decides and shows the round as it is then.
dots::Result<Exit> change(const Invocation& call, At& at, const event::Command& command) {
  const auto done = decide(call, at.opened, {command});
  if (!done) return done.error();
  const event::Round* round = event::find_round(done->state, at.section, at.round);
  Json rounds = Json::array();
  if (round != nullptr) rounds.push_back(round_json(*round, done->state, at.opened.people));
  print_decisions(call, at.opened.summary.code, *done, {{"rounds", std::move(rounds)}});
  if (!call.console.for_people() || only_shows(call)) return Exit::done;
  if (round != nullptr)
    print_round(call.console, *round, done->state, at.opened.people);
  else
    call.console.line("round " + std::to_string(at.round) + " is taken back");
  return Exit::done;
}

dots::Result<Exit> open(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const event::RoundNumber next = event::rounds_of(opened->state, *section) + 1;
  At at{std::move(opened).value(), *section, next};
  return change(call, at, event::OpenRound{*section});
}

template <event::Phase phase>
dots::Result<Exit> set_phase(Invocation& call) {
  auto at = at_round(call);
  if (!at) return at.error();
  return change(call, *at, event::SetPhase{at->section, at->round, phase});
}

dots::Result<Exit> pair_by_hand(Invocation& call) {
  auto at = at_round(call);
  if (!at) return at.error();
  const auto first = entry_named(at->opened, call.argument(2), at->section);
  if (!first) return first.error();
  event::PairByHand command{at->section, at->round, *first};
  command.reason = reason_of(call);
  if (call.arguments() > 3) {
    const auto second = entry_named(at->opened, call.argument(3), at->section);
    if (!second) return second.error();
    command.second = *second;
  }
  if (const auto word = call.options.value("bye")) {
    if (command.second != 0) return dots::Error{"CLI008", {{"option", "--bye"}, {"other", "SECOND"}}};
    const auto kind = event::parse_bye_kind(*word == "allocated" ? *word : *word + "_point");
    if (!kind) return bad_value("--bye", *word, "allocated, half, zero or full");
    command.bye = *kind;
  }
  return change(call, *at, command);
}

dots::Result<Exit> swap(Invocation& call) {
  const bool sides = call.options.has("sides");
  if (sides == (call.arguments() > 3))
    return sides ? dots::Error{"CLI004", {{"argument", call.argument(3)}, {"usage", usage_of(call.verb)}}}
                 : dots::Error{"CLI003", {{"argument", "OTHER (or --sides)"}, {"usage", usage_of(call.verb)}}};
  auto at = at_round(call);
  if (!at) return at.error();
  if (sides) {
    const auto table = number_at(call, 2, "TABLE");
    if (!table) return table.error();
    return change(call, *at, event::SwapSides{at->section, at->round, *table, reason_of(call)});
  }
  const auto one = entry_named(at->opened, call.argument(2), at->section);
  if (!one) return one.error();
  const auto other = entry_named(at->opened, call.argument(3), at->section);
  if (!other) return other.error();
  return change(call, *at, event::SwapEntries{at->section, at->round, *one, *other, reason_of(call)});
}

dots::Result<Exit> move(Invocation& call) {
  const auto table = number_at(call, 2, "TABLE");
  if (!table) return table.error();
  const auto to = number_at(call, 3, "TO");
  if (!to) return to.error();
  auto at = at_round(call);
  if (!at) return at.error();
  return change(call, *at, event::MoveTable{at->section, at->round, *table, *to, reason_of(call)});
}

dots::Result<Exit> unpair(Invocation& call) {
  auto at = at_round(call);
  if (!at) return at.error();
  if (call.arguments() < 3) return change(call, *at, event::UnpairRound{at->section, at->round, reason_of(call)});
  const auto entry = entry_named(at->opened, call.argument(2), at->section);
  if (!entry) return entry.error();
  return change(call, *at, event::UnpairTable{at->section, at->round, *entry, reason_of(call)});
}

struct TwoEntries {
  OpenEvent opened;
  event::EntryNumber first = 0;
  event::EntryNumber second = 0;
};

dots::Result<TwoEntries> two_entries(const Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto first = entry_named(*opened, call.argument(1));
  if (!first) return first.error();
  const auto second = entry_named(*opened, call.argument(2));
  if (!second) return second.error();
  return TwoEntries{std::move(opened).value(), *first, *second};
}

dots::Result<Exit> decide_on_pair(const Invocation& call, TwoEntries& two, const std::vector<event::Command>& commands,
                                  const std::string& what) {
  const auto done = decide(call, two.opened, commands);
  if (!done) return done.error();
  print_done(call, two.opened.summary.code, *done,
             std::to_string(two.first) + " and " + std::to_string(two.second) + " " + what);
  return Exit::done;
}

dots::Result<Exit> forbid(Invocation& call) {
  constexpr int most = std::numeric_limits<int>::max();
  const auto from = call.options.number("from", 1, most);
  if (!from) return from.error();
  const auto to = call.options.number("to", 1, most);
  if (!to) return to.error();
  auto two = two_entries(call);
  if (!two) return two.error();
  const event::PairRule rule{false, two->first, two->second, from->value_or(1), to->value_or(0)};
  return decide_on_pair(call, *two, {event::AddPairRule{rule, reason_of(call)}}, "must not meet");
}

dots::Result<Exit> force(Invocation& call) {
  const auto round = number_at(call, 3, "ROUND");
  if (!round) return round.error();
  auto two = two_entries(call);
  if (!two) return two.error();
  const event::PairRule rule{true, two->first, two->second, *round, *round};
  return decide_on_pair(call, *two, {event::AddPairRule{rule, reason_of(call)}},
                        "must meet in round " + std::to_string(*round));
}

dots::Result<Exit> allow(Invocation& call) {
  auto two = two_entries(call);
  if (!two) return two.error();
  std::vector<event::Command> commands;
  for (const event::PairRule& rule : two->opened.state.pair_rules)
    if (std::minmax(rule.first, rule.second) == std::minmax(two->first, two->second))
      commands.emplace_back(event::RemovePairRule{rule, reason_of(call)});
  // The core says that there is none.
  if (commands.empty())
    commands.emplace_back(event::RemovePairRule{{.first = two->first, .second = two->second}, reason_of(call)});
  return decide_on_pair(call, *two, commands, "are under no rule any more");
}

/// Before the round is paired or after: the round is shown when it is.
dots::Result<Exit> set_game(Invocation& call) {
  const auto table = call.options.number("table", 1, std::numeric_limits<int>::max());
  if (!table) return table.error();
  auto at = at_round(call);
  if (!at) return at.error();
  event::SetGame command{
      .game = {.place = {at->section, at->round, static_cast<int>(table->value_or(0))}, .choice = {}},
      .reason = reason_of(call)};
  if (call.arguments() > 2) command.game.choice = {call.argument(2), call.options.value_or("rules", "")};
  const auto done = decide(call, at->opened, {command});
  if (!done) return done.error();
  const event::GameChoice choice = event::game_of(done->state, command.game.place);
  print_decisions(call, at->opened.summary.code, *done, {{"plays", choice.game}, {"rules", choice.rules}});
  if (!call.console.for_people() || only_shows(call)) return Exit::done;
  const std::string place =
      "round " + std::to_string(at->round) + (*table ? " table " + std::to_string(**table) : std::string());
  call.console.line(place + ": " + choice.game + ", " + choice.rules);
  return Exit::done;
}

}  // namespace

std::span<const Verb> round_change_verbs() {
  static constexpr Verb verbs[] = {
      {"round", "check", "EVENT ROUND", "Checks a draft, which then takes results", round_section_options,
       set_phase<event::Phase::checked>, true},
      {"round", "publish", "EVENT ROUND", "Publishes a checked round", round_section_options,
       set_phase<event::Phase::published>, true},
      {"round", "draft", "EVENT ROUND", "Makes a round without results a draft again", round_section_options,
       set_phase<event::Phase::draft>, true},
      {"round", "open", "EVENT", "Opens an empty round, to be paired by hand", round_section_options, open, true},
      {"round", "set", "EVENT ROUND FIRST [SECOND]", "Pairs two by hand; without a second the first rests",
       pair_by_hand_options, pair_by_hand, true},
      {"round", "swap", "EVENT ROUND ONE [OTHER]", "Exchanges two entries, or with --sides the sides of a table",
       swap_options, swap, true},
      {"round", "move", "EVENT ROUND TABLE TO", "Moves a pairing to another table", change_options, move, true},
      {"round", "unpair", "EVENT ROUND [ENTRY]", "Takes back the pairing of an entry, or the whole last round",
       change_options, unpair, true},
      {"round", "game", "EVENT ROUND [GAME]", "Another game for a round or a table, or again that of the event",
       round_game_options, set_game, true},
      {"round", "forbid", "EVENT ONE OTHER", "Two must not meet", forbid_options, forbid, true},
      {"round", "force", "EVENT ONE OTHER ROUND", "Two must meet in a round", reason_options, force, true},
      {"round", "allow", "EVENT ONE OTHER", "Takes back what was said of two", reason_options, allow, true},
  };
  return verbs;
}

}  // namespace arbiter::cli
