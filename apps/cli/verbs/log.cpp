#include <array>

#include "cli/database.h"
#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/verbs/table.h"

namespace arbiter::cli {
namespace {

constexpr std::array undo_options{reason_option};

namespace store_errors = tournament::store::errors;

dots::Result<Exit> show(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
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

/// A broken chain is what this verb looks for, so it is a finding here and not a failure.
dots::Result<Exit> verify(Invocation& call) {
  const auto store = open_store(call, OpenMode::read_only);
  if (!store) return store.error();
  std::vector<tournament::store::EventSummary> wanted;
  if (call.arguments() == 0) {
    auto all = store->events();
    if (!all) return all.error();
    wanted = std::move(all).value();
  } else {
    auto one = store->find_event(call.argument(0));
    if (!one) return one.error();
    wanted.push_back(std::move(one).value());
  }
  Json list = Json::array();
  Exit exit = Exit::done;
  for (const tournament::store::EventSummary& summary : wanted) {
    const auto head = store->verify_log(summary.id);
    if (!head && head.error().code != store_errors::chain_broken) return head.error();
    if (!head) exit = Exit::findings;
    Json row{{"event", summary.code}, {"sound", head.has_value()}};
    row["count"] = head ? Json(head->sequence) : Json(nullptr);
    row["hash"] = head ? Json(head->hash) : Json(nullptr);
    row["error"] = head ? Json(nullptr) : error_json(head.error());
    list.push_back(std::move(row));
    if (!call.console.for_people()) continue;
    if (head)
      call.console.line(summary.code + "  sound, " + std::to_string(head->sequence) + " entries, head " + head->hash,
                        Colour::good);
    else
      call.console.error(head.error());
  }
  if (!call.console.for_people()) call.console.json({{"schema", "arbiter.log-verify/1"}, {"events", std::move(list)}});
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

constexpr Verb verbs[] = {
    {"log", "show", "EVENT", "Shows the decisions of an event", {}, show},
    {"log", "undo", "EVENT SEQUENCE", "Undoes a decision on which no later one depends", undo_options, undo, true},
    {"log", "verify", "[EVENT]", "Checks the hash chain of an event, or of all events", {}, verify},
};

}  // namespace

std::span<const Verb> log_verbs() { return verbs; }

}  // namespace arbiter::cli
