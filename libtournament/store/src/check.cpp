#include "event_log.h"
#include "player_rows.h"
#include "record_rows.h"
#include "store_impl.h"

namespace tournament::store {

dots::Result<dots::Diagnostics> Store::check() const {
  return impl_->read([&]() -> dots::Result<dots::Diagnostics> {
    dots::Diagnostics findings;
    detail::Connection& connection = impl_->connection;
    if (auto done = connection.engine().check_tables(connection, findings); !done) return done.error();
    for (const auto& look : {detail::check_players, detail::check_events, detail::check_records})
      if (auto done = look(connection, findings); !done) return done.error();
    return findings;
  });
}

}  // namespace tournament::store
