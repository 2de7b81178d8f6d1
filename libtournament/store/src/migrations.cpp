#include "migrations.h"

#include <algorithm>

#include "register.h"
#include "store_error.h"
#include "tournament/store/errors.h"
#include "values.h"

namespace tournament::store::detail {
namespace {

/// The step from which on the register has a log.
constexpr int register_step = 2;

dots::Error changed_migration(std::int64_t number, std::string name) {
  return error(errors::migration_changed, {{"number", std::to_string(number)}, {"name", std::move(name)}});
}

}  // namespace

int newest_schema() { return migrations(Dialect::sqlite).back().number; }

std::span<const Migration> up_to(std::span<const Migration> list, std::int64_t version) {
  const auto beyond = std::ranges::find_if(list, [version](const Migration& step) { return step.number > version; });
  return {list.begin(), beyond};
}

dots::Result<void> compare_migrations(Connection& connection, std::span<const Migration> list) {
  std::size_t applied = 0;
  auto done = connection.each("SELECT number, name, sha256 FROM schema_migrations ORDER BY number", {},
                              [&](const Row& row) -> dots::Result<void> {
                                if (applied == list.size()) return changed_migration(row.number(0), row.text(1));
                                const Migration& ours = list[applied++];
                                if (row.number(0) != ours.number || row.text(2) != sha256(ours.sql))
                                  return changed_migration(row.number(0), row.text(1));
                                return {};
                              });
  if (done && applied < list.size()) return changed_migration(list[applied].number, std::string(list[applied].name));
  return done;
}

dots::Result<void> apply_migrations(Connection& connection, std::span<const Migration> list, const std::string& at) {
  const auto version = connection.engine().schema_version(connection);
  if (!version) return version.error();
  const auto applied = up_to(list, *version);
  if (!applied.empty())
    if (auto same = compare_migrations(connection, applied); !same) return same;
  for (const Migration& step : list.subspan(applied.size())) {
    if (auto done = connection.script(std::string(step.sql)); !done) return done;
    auto noted =
        connection.run("INSERT INTO schema_migrations (number, name, sha256, applied_at) VALUES (?, ?, ?, ?)",
                       {qlonglong{step.number}, to_qt(std::string(step.name)), to_qt(sha256(step.sql)), to_qt(at)});
    if (!noted) return noted.error();
  }
  // Hashes are not for SQL: who was in the register before gets his first entry here, in the newest schema.
  if (*version < register_step && list.back().number >= register_step)
    if (auto done = adopt_players(connection, at); !done) return done;
  return connection.engine().mark(connection, list.back().number);
}

dots::Result<void> migrate(Connection& connection, std::span<const Migration> list, const std::string& at) {
  return in_transaction(connection, Transaction::Kind::writing, [&] { return apply_migrations(connection, list, at); });
}

}  // namespace tournament::store::detail
