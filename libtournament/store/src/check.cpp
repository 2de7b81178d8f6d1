#include "event_log.h"
#include "player_rows.h"
#include "record_rows.h"
#include "sqlite_errors.h"
#include "store_impl.h"

namespace tournament::store {
namespace {

// SQLite's own checks: pages, indexes, CHECKs; then references between tables.
dots::Result<void> check_tables(detail::Connection& connection, dots::Diagnostics& findings) {
  const auto damage = [&findings, &connection](std::string detail) {
    findings.push_back({.severity = dots::Severity::critical,
                        .code = std::string(errors::damaged),
                        .args = {{"path", connection.path()}, {"detail", std::move(detail)}}});
  };
  auto quick = connection.each("PRAGMA quick_check", {}, [&damage](const detail::Row& row) {
    if (std::string found = row.text(0); found != "ok") damage(std::move(found));
    return dots::Result<void>();
  });
  if (!quick) return quick;
  return connection.each("PRAGMA foreign_key_check", {}, [&damage](const detail::Row& row) {
    damage(row.text(0) + " row " + std::to_string(row.number(1)) + ": no such row in " + row.text(2));
    return dots::Result<void>();
  });
}

}  // namespace

dots::Result<dots::Diagnostics> Store::check() const {
  return impl_->read([&]() -> dots::Result<dots::Diagnostics> {
    dots::Diagnostics findings;
    for (const auto& look : {check_tables, detail::check_players, detail::check_events, detail::check_records})
      if (auto done = look(impl_->connection, findings); !done) return done.error();
    return findings;
  });
}

}  // namespace tournament::store
