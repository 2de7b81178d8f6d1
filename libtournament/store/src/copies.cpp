#include "copies.h"

#include <filesystem>

#include "archive.h"
#include "event_log.h"
#include "file_header.h"
#include "new_file.h"
#include "record_rows.h"
#include "register.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

/// What is not sound would not come back as it is.
dots::Result<void> require_sound(Connection& connection) {
  dots::Diagnostics findings;
  if (auto done = check_events(connection, findings, nullptr); !done) return done;
  if (auto done = check_records(connection, findings); !done) return done;
  if (auto done = check_players(connection, findings); !done) return done;
  for (const dots::Diagnostic& found : findings)
    if (found.code != errors::dangling_reference && found.code != errors::stale_search_text)
      return error(found.code, found.args);
  return {};
}

dots::Result<void> copy_file(Connection& connection, const std::string& path) {
  if (auto free = require_free(path); !free) return free;
  const Draft draft(path);
  if (auto done = connection.engine().copy_to(draft.path()); !done) return draft.renamed(done.error());
  return draft.publish();
}

/// "arbiter.db.schema-1.backup", or with the first number after it that is free.
std::string backup_name(const std::string& path, int schema) {
  const std::string name = path + ".schema-" + std::to_string(schema) + ".backup";
  std::string free = name;
  for (int i = 2; !require_free(free); ++i) free = name + "-" + std::to_string(i);
  return free;
}

dots::Result<void> require_undamaged(Connection& connection) {
  dots::Diagnostics findings;
  if (auto done = connection.engine().check_tables(connection, findings); !done) return done;
  return findings.empty() ? dots::Result<void>() : error(findings.front().code, findings.front().args);
}

}  // namespace

dots::Result<void> export_to(Connection& connection, const std::string& path) {
  if (auto free = require_free(path); !free) return free;
  const Draft draft(path);
  auto written = in_transaction(connection, Transaction::Kind::reading, [&]() -> dots::Result<void> {
    if (auto sound = require_sound(connection); !sound) return sound;
    return write_archive(connection, draft.path());
  });
  if (!written) return draft.renamed(written.error());
  return draft.publish();
}

dots::Result<void> back_up(Connection& connection, const std::string& path) {
  return connection.target().dialect == Dialect::sqlite ? copy_file(connection, path) : export_to(connection, path);
}

dots::Result<Connection> make_from_archive(const std::string& archive, const Target& target, const std::string& at) {
  auto connection = Connection::open(target, Access::create);
  if (!connection) return connection;
  auto filled =
      in_transaction(*connection, Transaction::Kind::writing, [&] { return read_archive(*connection, archive, at); });
  if (!filled) return filled.error();
  return connection;
}

dots::Result<void> make_from_file(const std::string& backup, const std::string& target, const std::string& at) {
  if (auto free = require_free(target); !free) return free;
  const Draft draft(target);
  {
    if (auto ours = refuse_what_is_not_ours(backup, Access::copy); !ours) return ours;
    auto from = Connection::open(Target::file(backup), Access::copy);
    if (!from) return from.error();
    if (auto whole = require_undamaged(*from); !whole) return whole;
    if (auto done = from->engine().copy_to(draft.path()); !done) return draft.renamed(done.error());
  }
  {
    auto copy = Connection::open(Target::file(draft.path()), Access::migrate);
    if (!copy) return draft.renamed(copy.error());
    if (auto done = migrate(*copy, migrations(Dialect::sqlite), at); !done) return draft.renamed(done.error());
  }
  return draft.publish();
}

dots::Result<Migrated> bring_up(const Target& target, std::span<const Migration> list, const std::string& at) {
  if (target.dialect == Dialect::sqlite)
    if (auto ours = refuse_what_is_not_ours(target.name, Access::migrate); !ours) return ours.error();
  auto connection = Connection::open(target, Access::migrate);
  if (!connection) return connection.error();
  const auto version = connection->engine().schema_version(*connection);
  if (!version) return version.error();
  Migrated done{.from = *version, .to = list.back().number, .backup = {}};
  if (done.from >= done.to) {
    if (auto same = compare_migrations(*connection, list); !same) return same.error();
    return done;
  }
  if (auto same = compare_migrations(*connection, up_to(list, done.from)); !same) return same.error();
  if (target.dialect == Dialect::sqlite) {
    done.backup = backup_name(target.name, done.from);
    if (auto copied = copy_file(*connection, done.backup); !copied) return copied.error();
  }
  if (auto migrated = migrate(*connection, list, at); !migrated) return migrated.error();
  return done;
}

}  // namespace tournament::store::detail
