#include <algorithm>

#include "deciding.h"
#include "text.h"

namespace tournament::event {

dots::Result<Decision> consider(const State& state, const Command& command, const Context& context) {
  if (!is_time(context.at)) return refuse(Refusal::not_a_time, {{"value", context.at}});
  if (auto ok = check_text(context.actor, {"actor", "name_length", context.limits.name_length, true}); !ok) {
    return ok.error();
  }
  if (!state.created && !std::holds_alternative<CreateEvent>(command)) return refuse(Refusal::no_event);

  if (state.closed && !std::holds_alternative<ReopenEvent>(command)) return refuse(Refusal::event_closed);

  Deciding deciding{.state = state, .context = context};
  auto bodies = std::visit([&](const auto& c) { return decide_on(deciding, c); }, command);
  if (!bodies) return bodies.error();
  std::stable_sort(deciding.warnings.begin(), deciding.warnings.end(),
                   [](const Warning& a, const Warning& b) { return a.level > b.level; });
  return Decision{.bodies = std::move(*bodies), .warnings = std::move(deciding.warnings)};
}

dots::Result<std::vector<LogBody>> decide(const State& state, const Command& command, const Context& context) {
  auto decision = consider(state, command, context);
  if (!decision) return decision.error();
  // A refusal in a strict event cannot be confirmed away.
  const WarningLevel most = std::min(context.confirmed, WarningLevel::confirm_twice);
  if (!decision->warnings.empty() && decision->warnings.front().level > most) {
    const Warning& first = decision->warnings.front();
    dots::Error error =
        refuse(Refusal::not_confirmed, {{"warning", first.code}, {"level", std::string(to_text(first.level))}});
    error.args.insert(error.args.end(), first.args.begin(), first.args.end());
    return error;
  }
  return std::move(decision->bodies);
}

}  // namespace tournament::event
