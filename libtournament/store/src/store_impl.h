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
    return detail::in_transaction(connection, detail::Transaction::Kind::deferred, std::move(work));
  }
  /// Runs `work` as the only writer.
  template <class Work>
  auto write(Work work) {
    return detail::in_transaction(connection, detail::Transaction::Kind::immediate, std::move(work));
  }
};

}  // namespace tournament::store
