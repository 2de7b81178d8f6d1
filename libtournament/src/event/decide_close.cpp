// The end of an event, and its reopening.
#include <algorithm>

#include "deciding.h"
#include "text.h"

namespace tournament::event {

namespace {

bool is_open(const Pairing& pairing) {
  return !pairing.is_bye() && (!pairing.result || pairing.result->kind == ResultKind::adjourned);
}

/// Rounds that are not over, as arguments {section, round, open}.
std::vector<dots::Arguments> open_rounds(const State& state) {
  std::vector<dots::Arguments> list;
  for (const Round& round : state.rounds) {
    const auto open = std::count_if(round.pairings.begin(), round.pairings.end(), is_open);
    if (open == 0 && round.phase != Phase::draft) continue;
    list.push_back({arg("section", round.section), arg("round", round.number), arg("open", open)});
  }
  return list;
}

bool is_hash(const std::string& text) {
  constexpr std::size_t length = 64;
  const auto hex = [](char c) { return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f'); };
  return text.size() == length && std::all_of(text.begin(), text.end(), hex);
}

}  // namespace

Bodies decide_on(Deciding& deciding, const CloseEvent& command) {
  const State& state = deciding.state;
  if (command.entries != state.sequence || !is_hash(command.head)) {
    return refuse(Refusal::log_moved_on, {arg("entries", command.entries), arg("found", state.sequence)});
  }
  std::vector<dots::Arguments> open = open_rounds(state);
  if (!open.empty() && !command.force) return refuse(Refusal::closes_open, open.front());
  if (auto ok = check_reason(deciding, command.reason, !open.empty()); !ok) return ok.error();
  for (dots::Arguments& args : open) {
    deciding.warn(WarningLevel::confirm, Refusal::closed_with_open, std::move(args));
  }
  return one(EventClosed{command.entries, command.head, command.reason});
}

Bodies decide_on(Deciding& deciding, const ReopenEvent& command) {
  if (!deciding.state.closed) return refuse(Refusal::event_open);
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  return one(EventReopened{command.reason});
}

}  // namespace tournament::event
