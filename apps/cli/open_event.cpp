#include "cli/open_event.h"

namespace arbiter::cli {

dots::Result<OpenEvent> open_event(const Invocation& call, OpenMode mode) {
  auto store = open_store(call, mode);
  if (!store) return store.error();
  auto summary = store->find_event(call.argument(0));
  if (!summary) return summary.error();
  auto state = store->load(summary->id);
  if (!state) return state.error();
  auto people = Register::load(*store);
  if (!people) return people.error();
  return OpenEvent{std::move(store).value(), std::move(summary).value(), std::move(state).value(),
                   std::move(people).value()};
}

dots::Result<OpenEvent> open_event_to_change(const Invocation& call) {
  return open_event(call, only_shows(call) ? OpenMode::read_only : OpenMode::read_write);
}

}  // namespace arbiter::cli
