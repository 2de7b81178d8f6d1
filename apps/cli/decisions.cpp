#include "cli/decisions.h"

#include <algorithm>

#include "cli/interrupt.h"
#include "tournament/store/errors.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace store_errors = tournament::store::errors;

namespace {

std::vector<event::LogBody> bodies_of(const std::vector<event::LogEntry>& entries) {
  std::vector<event::LogBody> bodies;
  for (const event::LogEntry& entry : entries) bodies.push_back(entry.body);
  return bodies;
}

}  // namespace

dots::Result<Decided> decide_on(event::State state, const std::vector<event::Command>& commands,
                                const event::Context& context) {
  Decided decided{{}, std::move(state)};
  for (const event::Command& command : commands) {
    auto bodies = event::decide(decided.state, command, context);
    if (!bodies) return bodies.error();
    for (event::LogBody& body : *bodies) {
      decided.state = event::apply(std::move(decided.state), body);
      event::LogEntry entry;
      entry.at = context.at;
      entry.actor = context.actor;
      entry.body = std::move(body);
      decided.entries.push_back(std::move(entry));
    }
  }
  return decided;
}

dots::Result<Decided> decide(const Invocation& call, Store& store, tournament::store::EventId event_id,
                             const std::vector<event::Command>& commands,
                             const std::vector<tournament::store::RecordFile>& records) {
  constexpr int attempts = 5;
  const event::Context context = context_of(call);
  for (int attempt = 1;; ++attempt) {
    auto state = store.load(event_id);
    if (!state) return state.error();
    const std::int64_t sequence = state->sequence;
    auto decided = decide_on(std::move(state).value(), commands, context);
    if (!decided || only_shows(call) || decided->entries.empty()) return decided;
    const Unbroken step;
    auto appended = store.append(event_id, sequence, bodies_of(decided->entries), context, records);
    if (appended) return Decided{std::move(appended->entries), std::move(appended->state)};
    if (appended.error().code != store_errors::conflict || attempt == attempts) return appended.error();
  }
}

Json entry_json(const event::LogEntry& entry) {
  return {{"sequence", entry.sequence == 0 ? Json(nullptr) : Json(entry.sequence)},
          {"at", entry.at},
          {"actor", entry.actor},
          {"kind", event::kind_of(entry.body)},
          {"body", Json::parse(event::encode(entry.body))},
          {"hash", entry.hash.empty() ? Json(nullptr) : Json(entry.hash)}};
}

std::string entry_line(const event::LogEntry& entry) {
  const std::string number = entry.sequence == 0 ? "-" : std::to_string(entry.sequence);
  return number + "  " + entry.at + "  " + entry.actor + "  " + std::string(event::kind_of(entry.body)) + " " +
         event::encode(entry.body);
}

void print_decisions(const Invocation& call, const std::string& event_code, const std::vector<event::LogEntry>& entries,
                     const Json& more) {
  if (call.console.for_people()) {
    if (!only_shows(call)) return;
    call.console.line(entries.empty() ? "nothing would be appended" : "would be appended:");
    for (const event::LogEntry& entry : entries) call.console.line(entry_line(entry));
    return;
  }
  Json list = Json::array();
  for (const event::LogEntry& entry : entries) list.push_back(entry_json(entry));
  Json document{{"schema", "arbiter.decision/1"},
                {"event", event_code},
                {"dry_run", only_shows(call)},
                {"entries", std::move(list)}};
  document.update(more);
  call.console.json(document);
}

}  // namespace arbiter::cli
