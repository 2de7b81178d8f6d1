// The event a verb names as its first argument, with its state and the players of the register.
//
//   auto opened = open_event(call, OpenMode::read_only);
//   opened->people.name(opened->state, pairing.first);
#pragma once

#include "cli/database.h"
#include "cli/register.h"
#include "tournament/store/types.h"

namespace arbiter::cli {

struct OpenEvent {
  Store store;
  tournament::store::EventSummary summary;
  tournament::event::State state;
  Register people;
};

/// Errors: of Store::open(), find_event() and load().
dots::Result<OpenEvent> open_event(const Invocation& call, OpenMode mode);
/// For a verb that changes the event, unless it only says what it would do.
dots::Result<OpenEvent> open_event_to_change(const Invocation& call);

}  // namespace arbiter::cli
