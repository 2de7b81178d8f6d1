// Taking a decision back by a new entry.
#include <algorithm>

#include "deciding.h"
#include "dependence.h"

namespace tournament::event {

Bodies decide_on(Deciding& deciding, const Undo& command) {
  const State& state = deciding.state;
  const auto entries = static_cast<std::int64_t>(state.log.size());
  if (command.sequence < 1 || command.sequence > entries) {
    return refuse(Refusal::unknown_sequence, {arg("sequence", command.sequence), arg("entries", entries)});
  }
  const LogBody& body = state.log[static_cast<std::size_t>(command.sequence) - 1];
  const bool for_good = std::holds_alternative<Undone>(body) || std::holds_alternative<EventCreated>(body) ||
                        std::holds_alternative<EventClosed>(body) || std::holds_alternative<EventReopened>(body);
  if (for_good) {
    return refuse(Refusal::undo_of_undo, {arg("sequence", command.sequence)});
  }
  if (std::find(state.undone.begin(), state.undone.end(), command.sequence) != state.undone.end()) {
    return refuse(Refusal::undone_already, {arg("sequence", command.sequence)});
  }
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  if (const auto dependent = first_dependent(state, command.sequence)) {
    const LogBody& later = state.log[static_cast<std::size_t>(*dependent) - 1];
    return refuse(
        Refusal::undo_depends,
        {arg("sequence", command.sequence), arg("dependent", *dependent), {"kind", std::string(kind_of(later))}});
  }
  if (const auto* paired = std::get_if<RoundPaired>(&body)) {
    const Round* round = find_round(state, paired->round.section, paired->round.number);
    if (round != nullptr && round->phase == Phase::published) {
      deciding.warn(WarningLevel::confirm, Refusal::published_changes,
                    {arg("round", round->number), arg("version", round->version)});
    }
  }
  LogBody undone = Undone{command.sequence, command.reason};
  warn_of_new_violations(deciding, undone);
  return one(std::move(undone));
}

}  // namespace tournament::event
