#include "cli/decisions.h"

#include <algorithm>
#include <map>

#include "cli/confirm.h"
#include "cli/interrupt.h"
#include "cli/seed.h"
#include "cli/snapshot.h"
#include "tournament/publish/display_text.h"
#include "tournament/store/errors.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace store_errors = tournament::store::errors;

namespace {

/// The same key for the same name, whatever the case and the accents; 0 for none.
class Keys {
 public:
  int of(const std::string& name) {
    const std::string folded = tournament::publish::sort_key(name);
    return folded.empty() ? 0 : keys_.emplace(folded, static_cast<int>(keys_.size()) + 1).first->second;
  }

 private:
  std::map<std::string, int> keys_;
};

}  // namespace

std::vector<event::LogBody> bodies_of(const std::vector<event::LogEntry>& entries) {
  std::vector<event::LogBody> bodies;
  for (const event::LogEntry& entry : entries) bodies.push_back(entry.body);
  return bodies;
}

std::vector<event::PersonFacts> facts_of(const event::State& state, const Register& people) {
  Keys clubs, federations;
  std::vector<event::PersonFacts> facts;
  for (const event::Entry& entry : state.entries) {
    const auto known = people.players().find(entry.player);
    if (known == people.players().end()) continue;
    const event::Player& player = known->second;
    facts.push_back({.player = player.id,
                     .rating = player.rating,
                     .club = clubs.of(player.club),
                     .federation = federations.of(player.federation)});
  }
  return facts;
}

dots::Result<Decided> decide_on(event::State state, const std::vector<event::Command>& commands,
                                const event::Context& context) {
  Decided decided{{}, std::move(state)};
  for (const event::Command& command : commands) {
    auto decision = event::consider(decided.state, command, context);
    if (!decision) return decision.error();
    for (event::LogBody& body : decision->bodies) {
      decided.state = event::apply(std::move(decided.state), body);
      event::LogEntry entry;
      entry.at = context.at;
      entry.actor = context.actor;
      entry.body = std::move(body);
      decided.entries.push_back(std::move(entry));
    }
    decided.warnings.insert(decided.warnings.end(), decision->warnings.begin(), decision->warnings.end());
  }
  return decided;
}

dots::Result<Decided> decide(const Invocation& call, OpenEvent& opened, const std::vector<event::Command>& commands,
                             const std::vector<tournament::store::RecordFile>& records) {
  constexpr int attempts = 5;
  const auto seed = seed_of(call);
  if (!seed) return seed.error();
  event::Context context = context_of(call);
  context.seed = *seed;
  std::vector<event::Warning> answered;
  std::string snapshot;
  for (int attempt = 1;; ++attempt) {
    context.people = facts_of(opened.state, opened.people);
    const std::int64_t sequence = opened.state.sequence;
    auto decided = decide_on(opened.state, commands, context);
    if (!decided) return decided;
    // Asked once only, unless the other desk changed what there is to be said.
    if (attempt == 1 || decided->warnings != answered) {
      show_warnings(call.console, decided->warnings);
      if (only_shows(call)) return decided;
      if (auto said = confirm(call, decided->warnings); !said) return said.error();
      answered = decided->warnings;
    }
    if (decided->entries.empty()) return decided;
    if (const auto danger = danger_of(opened.state, bodies_of(decided->entries)); !danger.empty() && snapshot.empty()) {
      auto made = make_snapshot(call, opened.store, opened.summary.code + "-" + std::string(danger));
      if (!made) return made.error();
      snapshot = std::move(made).value();
    }
    const Unbroken step;
    auto appended = opened.store.append(opened.summary.id, sequence, bodies_of(decided->entries), context, records);
    if (appended)
      return Decided{std::move(appended->entries), std::move(appended->state), std::move(answered), snapshot};
    if (appended.error().code != store_errors::conflict || attempt == attempts) return appended.error();
    auto state = opened.store.load(opened.summary.id);
    if (!state) return state.error();
    opened.state = std::move(state).value();
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

void print_decisions(const Invocation& call, const std::string& event_code, const Decided& decided, const Json& more) {
  if (call.console.for_people()) {
    if (!only_shows(call)) return;
    call.console.line(decided.entries.empty() ? "nothing would be appended" : "would be appended:");
    for (const event::LogEntry& entry : decided.entries) call.console.line(entry_line(entry));
    return;
  }
  Json list = Json::array();
  for (const event::LogEntry& entry : decided.entries) list.push_back(entry_json(entry));
  Json document{{"schema", "arbiter.decision/1"},
                {"event", event_code},
                {"dry_run", only_shows(call)},
                {"entries", std::move(list)},
                {"warnings", warnings_json(decided.warnings)}};
  if (!decided.snapshot.empty()) document["snapshot"] = decided.snapshot;
  document.update(more);
  call.console.json(document);
}

void print_done(const Invocation& call, const std::string& event_code, const Decided& decided,
                const std::string& line) {
  print_decisions(call, event_code, decided);
  if (!call.console.for_people() || only_shows(call)) return;
  call.console.line(decided.entries.empty() ? "nothing changes: " + line + " already" : line);
}

}  // namespace arbiter::cli
