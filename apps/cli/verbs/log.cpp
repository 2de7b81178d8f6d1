#include <array>

#include "cli/database.h"
#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/player_text.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

constexpr std::array undo_options{reason_option};
constexpr OptionSpec players_option{"players", '\0', "", "the log of the register instead of an event's"};
constexpr std::array show_log_options{players_option};
constexpr std::array verify_log_options{players_option};

namespace store_errors = tournament::store::errors;

dots::Error missing_event(const Invocation& call) {
  return {"CLI003", {{"argument", "EVENT"}, {"usage", usage_of(call.verb)}}};
}

/// The decisions on all players, or on one and those he was merged with.
dots::Result<Exit> show_players(Invocation& call, const Store& store) {
  tournament::event::PlayerId wanted = 0;
  if (call.arguments() == 1) {
    const auto people = Register::load(store);
    if (!people) return people.error();
    const auto id = people->find(call.argument(0));
    if (!id) return id.error();
    wanted = *id;
  }
  const auto entries = store.player_log();
  if (!entries) return entries.error();
  Json list = Json::array();
  for (const tournament::event::PlayerLogEntry& entry : *entries) {
    if (wanted != 0 && entry.body.player != wanted && entry.body.other != wanted) continue;
    if (call.console.for_people())
      call.console.line(player_entry_line(entry));
    else if (call.console.one_a_line())
      call.console.json(player_entry_json(entry));
    else
      list.push_back(player_entry_json(entry));
  }
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.player-log/1"}, {"entries", std::move(list)}});
  return Exit::done;
}

dots::Result<Exit> show_log(Invocation& call) {
  const bool players = call.options.has("players");
  if (!players && call.arguments() == 0) return missing_event(call);
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  if (players) return show_players(call, *store);
  const auto found = store->find_event(call.argument(0));
  if (!found) return found.error();
  const auto entries = store->log(found->id);
  if (!entries) return entries.error();
  Json list = Json::array();
  for (const tournament::event::LogEntry& entry : *entries) {
    if (call.console.for_people())
      call.console.line(entry_line(entry));
    else if (call.console.one_a_line())
      call.console.json(entry_json(entry));
    else
      list.push_back(entry_json(entry));
  }
  if (!call.console.for_people() && !call.console.one_a_line())
    call.console.json({{"schema", "arbiter.log/1"}, {"event", found->code}, {"entries", std::move(list)}});
  return Exit::done;
}

/// The end of a chain, or how it is broken: that is what this verb looks for, so it is a finding and not a failure.
struct Verified {
  Json row;
  bool sound = true;
};
dots::Result<Verified> verified(const Invocation& call, const std::string& name,
                                const dots::Result<tournament::store::LogHead>& head) {
  const bool broken =
      !head && (head.error().code == store_errors::chain_broken || head.error().code == store_errors::register_broken);
  if (!head && !broken) return head.error();
  Json row{{"sound", head.has_value()}};
  row["count"] = head ? Json(head->sequence) : Json(nullptr);
  row["hash"] = head ? Json(head->hash) : Json(nullptr);
  row["error"] = head ? Json(nullptr) : error_json(head.error());
  if (call.console.for_people() && head)
    call.console.line(name + "  sound, " + std::to_string(head->sequence) + " entries, head " + head->hash,
                      Colour::good);
  else if (call.console.for_people())
    call.console.error(head.error());
  return Verified{std::move(row), head.has_value()};
}

dots::Result<Exit> verify_log(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  const bool players_too = call.options.has("players") || call.arguments() == 0;
  std::vector<tournament::store::EventSummary> wanted;
  if (call.arguments() == 1) {
    auto one = store->find_event(call.argument(0));
    if (!one) return one.error();
    wanted.push_back(std::move(one).value());
  } else if (!call.options.has("players")) {
    auto all = store->events();
    if (!all) return all.error();
    wanted = std::move(all).value();
  }
  Json document{{"schema", "arbiter.log-verify/1"}, {"events", Json::array()}};
  Exit exit = Exit::done;
  for (const tournament::store::EventSummary& summary : wanted) {
    auto one = verified(call, summary.code, store->verify_log(summary.id));
    if (!one) return one.error();
    if (!one->sound) exit = Exit::findings;
    one->row["event"] = summary.code;
    document["events"].push_back(std::move(one->row));
  }
  if (players_too) {
    auto one = verified(call, "the register of players", store->verify_player_log());
    if (!one) return one.error();
    if (!one->sound) exit = Exit::findings;
    document["players"] = std::move(one->row);
  }
  if (!call.console.for_people()) call.console.json(document);
  return exit;
}

dots::Result<Exit> undo(Invocation& call) {
  const auto sequence = number_at(call, 1, "SEQUENCE");
  if (!sequence) return sequence.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto done = decide(call, *opened, {tournament::event::Undo{*sequence, reason_of(call)}});
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done, "entry " + std::to_string(*sequence) + " of the log is undone");
  return Exit::done;
}

}  // namespace

std::span<const Verb> log_verbs() {
  static constexpr Verb verbs[] = {
      {"log", "show", "[EVENT]", "Shows the decisions of an event; with --players those on all players, or on one",
       show_log_options, show_log},
      {"log", "undo", "EVENT SEQUENCE", "Undoes a decision on which no later one depends", undo_options, undo, true},
      {"log", "verify", "[EVENT]", "Checks the hash chain of an event, or of all events and the register",
       verify_log_options, verify_log},
  };
  return verbs;
}

}  // namespace arbiter::cli
