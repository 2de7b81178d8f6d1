// What is behind a Store: its connection, and the last state it folded.
#pragma once

#include <optional>
#include <utility>

#include "connection.h"
#include "event_log.h"
#include "tournament/store/store.h"

namespace tournament::store {

struct Store::Impl {
  explicit Impl(detail::Connection opened) : connection(std::move(opened)) {}

  detail::Connection connection;
  // Saves folding a long log again for every entry; only ever set to what has been committed.
  std::optional<detail::Folded> folded{};

  /// Runs `work` on one snapshot of the database.
  template <class Work>
  auto read(Work work) {
    return detail::in_transaction(connection, detail::Transaction::Kind::reading, std::move(work));
  }
  /// Runs `work` as if it were the only writer; more than once, perhaps.
  template <class Work>
  auto write(Work work) {
    return detail::in_transaction(connection, detail::Transaction::Kind::writing, std::move(work));
  }
  /// The same for decisions in an event, of which one at a time is made.
  template <class Work>
  auto decide(EventId event, Work work) -> decltype(work()) {
    const auto held = detail::HeldEvent::take(connection, event);
    if (!held) return held.error();
    return write(std::move(work));
  }
};

}  // namespace tournament::store
