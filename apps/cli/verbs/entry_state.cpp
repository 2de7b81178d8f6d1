// Who plays when: check-in, withdrawal and return, byes and absences; and seeding, replacement, fixed tables.
#include <array>
#include <limits>

#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array from_options{
    OptionSpec{"from", '\0', "ROUND", "the first round it holds for; the next one where none is given"}, reason_option};
constexpr std::array checkin_options{
    section_option, OptionSpec{"open", '\0', "", "opens the check-in of the section"},
    OptionSpec{"close", '\0', "", "closes it: who is not there rests in the next round"},
    OptionSpec{"absent", '\0', "", "takes the check-in of the entry back"}};
constexpr std::array seed_options{
    section_option, OptionSpec{"order", '\0', "LIST", "the strongest first, as 3,1,2; by rating where none is given"},
    reason_option};

/// "7 Kovács, Anna"
std::string named(const OpenEvent& opened, event::EntryNumber number) {
  return std::to_string(number) + " " + opened.people.name(opened.state, number);
}

/// Decides on the entry that argument 1 names; `make` gives the command, `line` what is told of it.
template <class Make>
dots::Result<Exit> decide_on_entry(Invocation& call, Make make) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto number = entry_named(*opened, call.argument(1));
  if (!number) return number.error();
  std::string line = "entry " + named(*opened, *number) + ": ";
  const dots::Result<std::vector<event::Command>> commands = make(*opened, *number, line);
  if (!commands) return commands.error();
  const auto done = decide(call, *opened, *commands);
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done, line);
  return Exit::done;
}
using Commands = dots::Result<std::vector<event::Command>>;

dots::Result<event::RoundNumber> from_of(const Invocation& call) {
  const auto from = call.options.number("from", 1, std::numeric_limits<int>::max());
  if (!from) return from.error();
  return from->value_or(0);
}

dots::Result<Exit> withdraw(Invocation& call) {
  return decide_on_entry(call, [&](const OpenEvent&, event::EntryNumber number, std::string& line) -> Commands {
    const auto from = from_of(call);
    if (!from) return from.error();
    line += "withdrawn";
    return std::vector<event::Command>{event::WithdrawEntry{number, *from, reason_of(call)}};
  });
}

dots::Result<Exit> come_back(Invocation& call) {
  return decide_on_entry(call, [&](const OpenEvent&, event::EntryNumber number, std::string& line) -> Commands {
    const auto from = from_of(call);
    if (!from) return from.error();
    line += "plays again";
    return std::vector<event::Command>{event::ReturnEntry{number, *from, reason_of(call)}};
  });
}

dots::Result<Exit> replace(Invocation& call) {
  return decide_on_entry(call, [&](const OpenEvent& opened, event::EntryNumber number, std::string& line) -> Commands {
    const auto player = opened.people.find(call.argument(2));
    if (!player) return player.error();
    line += "now " + opened.people.name(*player);
    return std::vector<event::Command>{event::ReplaceEntry{number, *player, reason_of(call)}};
  });
}

dots::Result<Exit> bye(Invocation& call) {
  return decide_on_entry(call, [&](const OpenEvent&, event::EntryNumber number, std::string& line) -> Commands {
    const auto round = number_at(call, 2, "ROUND");
    if (!round) return round.error();
    const std::string& word = call.argument(3);
    const auto kind = event::parse_bye_kind(word + "_point");
    if (!kind && word != "none") return bad_value("KIND", word, "half, zero, full or none");
    line += kind ? word + "-point bye in round " + std::to_string(*round) : "no bye in round " + std::to_string(*round);
    return std::vector<event::Command>{event::WishBye{number, *round, kind, reason_of(call)}};
  });
}

dots::Result<Exit> absent(Invocation& call) {
  return decide_on_entry(call, [&](const OpenEvent&, event::EntryNumber number, std::string& line) -> Commands {
    std::vector<event::Command> commands;
    line += "absent in round";
    for (std::size_t at = 2; at < call.arguments(); ++at) {
      const auto round = number_at(call, at, "ROUND");
      if (!round) return round.error();
      line += (at == 2 ? " " : ", ") + std::to_string(*round);
      commands.emplace_back(event::WishBye{number, *round, event::ByeKind::zero_point, reason_of(call)});
    }
    return commands;
  });
}

dots::Result<Exit> fix_table(Invocation& call) {
  return decide_on_entry(call, [&](const OpenEvent&, event::EntryNumber number, std::string& line) -> Commands {
    const auto table = number_at(call, 2, "TABLE");
    if (!table) return table.error();
    line += *table == 0 ? "any table" : "table " + std::to_string(*table);
    return std::vector<event::Command>{event::FixTable{number, *table}};
  });
}

dots::Result<Exit> checkin(Invocation& call) {
  const bool opens = call.options.has("open"), closes = call.options.has("close");
  if (opens && closes) return dots::Error{"CLI008", {{"option", "--open"}, {"other", "--close"}}};
  if (call.arguments() > 1) {
    if (opens || closes) return dots::Error{"CLI004", {{"argument", call.argument(1)}, {"usage", usage_of(call.verb)}}};
    const bool present = !call.options.has("absent");
    return decide_on_entry(call, [&](const OpenEvent&, event::EntryNumber number, std::string& line) -> Commands {
      line += present ? "checked in" : "not checked in";
      return std::vector<event::Command>{event::CheckIn{number, present}};
    });
  }
  if (!opens && !closes)
    return dots::Error{"CLI003", {{"argument", "ENTRY (or --open, --close)"}, {"usage", usage_of(call.verb)}}};
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const auto done = decide(call, *opened, {event::SetCheckin{*section, opens}});
  if (!done) return done.error();
  std::string line = opens ? "check-in is open" : "check-in is closed";
  if (closes) line += "; not there: " + std::to_string(done->entries.size() - 1);
  print_done(call, opened->summary.code, *done, line);
  return Exit::done;
}

dots::Result<Exit> seed(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  event::SeedEntries command{*section, {}, reason_of(call)};
  for (const std::string& part : parts_of(call.options.value_or("order", ""), ',')) {
    const auto number = entry_named(*opened, part, *section);
    if (!number) return number.error();
    command.order.push_back(*number);
  }
  const auto done = decide(call, *opened, {command});
  if (!done) return done.error();
  print_decisions(call, opened->summary.code, *done);
  if (!call.console.for_people() || only_shows(call)) return Exit::done;
  std::vector<std::vector<std::string>> rows{{"seed", "no", "name"}};
  for (const event::EntryNumber number : event::seeded_entries(done->state, *section))
    rows.push_back({std::to_string(rows.size()), std::to_string(number), opened->people.name(done->state, number)});
  call.console.table(rows);
  return Exit::done;
}

}  // namespace

std::span<const Verb> entry_state_verbs() {
  static constexpr Verb verbs[] = {
      {"entry", "checkin", "EVENT [ENTRY]", "Opens or closes the check-in, or checks an entry in", checkin_options,
       checkin, true},
      {"entry", "seed", "EVENT", "Seeds a section, by rating or by hand", seed_options, seed, true},
      {"entry", "withdraw", "EVENT ENTRY", "Withdraws an entry from the rounds to come", from_options, withdraw, true},
      {"entry", "return", "EVENT ENTRY", "Lets a withdrawn entry play again", from_options, come_back, true},
      {"entry", "replace", "EVENT ENTRY PLAYER", "Gives the place of an entry to another player", reason_options,
       replace, true},
      {"entry", "bye", "EVENT ENTRY ROUND KIND", "Gives a bye (half, zero or full), or none any more", reason_options,
       bye, true},
      {"entry", "absent", "EVENT ENTRY ROUND…", "Announces that an entry misses rounds", reason_options, absent, true},
      {"entry", "table", "EVENT ENTRY TABLE", "Fixes the table of an entry; 0 for none any more", {}, fix_table, true},
  };
  return verbs;
}

}  // namespace arbiter::cli
