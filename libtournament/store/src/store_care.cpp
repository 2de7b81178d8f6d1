// Store: migrations, copies, rebuilding and health.
#include <unistd.h>

#include <array>
#include <filesystem>
#include <fstream>

#include "archive.h"
#include "copies.h"
#include "new_file.h"
#include "record_rows.h"
#include "register.h"
#include "store_error.h"
#include "store_impl.h"
#include "values.h"

namespace tournament::store {
namespace {

using detail::Connection;
using detail::Dialect;

dots::Result<dots::Diagnostics> look_at_all(Connection& connection, std::vector<EventHead>* heads) {
  dots::Diagnostics findings;
  if (auto done = connection.engine().check_tables(connection, findings); !done) return done.error();
  if (auto done = detail::check_players(connection, findings); !done) return done.error();
  if (auto done = detail::check_events(connection, findings, heads); !done) return done.error();
  if (auto done = detail::check_records(connection, findings); !done) return done.error();
  return findings;
}

/// "{" for an archive, "S" for SQLite, 0 for nothing to read.
char first_byte(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  char first = 0;
  file.get(first);
  return file ? first : '\0';
}

}  // namespace

dots::Result<dots::Diagnostics> Store::check() const {
  return impl_->read([&] { return look_at_all(impl_->connection, nullptr); });
}

dots::Result<Health> Store::health() const {
  return impl_->read([&]() -> dots::Result<Health> {
    Connection& connection = impl_->connection;
    Health health;
    auto findings = look_at_all(connection, &health.heads);
    if (!findings) return findings.error();
    health.findings = std::move(findings).value();
    const auto head = detail::read_player_head(connection);
    if (!head) return head.error();
    health.register_head = *head;
    auto engine = connection.engine().version(connection);
    if (!engine) return engine.error();
    health.engine = std::move(engine).value();
    const auto schema = connection.engine().schema_version(connection);
    if (!schema) return schema.error();
    health.schema = *schema;
    const auto size = connection.engine().size_in_bytes(connection);
    if (!size) return size.error();
    health.size = *size;
    const std::array<std::pair<const char*, std::int64_t*>, 5> counts{{{"players", &health.players},
                                                                       {"events", &health.events},
                                                                       {"log", &health.log_entries},
                                                                       {"records", &health.records},
                                                                       {"record_games", &health.record_games}}};
    for (const auto& [table, count] : counts) {
      const auto found = connection.number(std::string("SELECT count(*) FROM ") + table);
      if (!found) return found.error();
      *count = *found;
    }
    auto settings = connection.engine().settings(connection);
    if (!settings) return settings.error();
    for (const Setting& setting : *settings)
      if (!setting.wanted.empty() && setting.value != setting.wanted)
        health.findings.push_back(detail::finding(
            detail::error(errors::weak_setting,
                          {{"name", setting.name}, {"value", setting.value}, {"wanted", setting.wanted}}),
            dots::Severity::warning));
    health.settings = std::move(settings).value();
    return health;
  });
}

dots::Result<Rebuilt> Store::rebuild() {
  auto rebuilt = impl_->write([&]() -> dots::Result<Rebuilt> {
    const auto events = detail::rebuild_events(impl_->connection);
    if (!events) return events.error();
    const auto players = detail::rebuild_players(impl_->connection);
    if (!players) return players.error();
    return Rebuilt{.events = *events, .players = *players};
  });
  return rebuilt;
}

dots::Result<Migrated> Store::migrate(const std::string& text, const std::string& at) {
  if (auto fine = detail::check_time(at); !fine) return fine.error();
  const auto target = detail::parse_target(text);
  if (!target) return target.error();
  if (target->in_memory()) return detail::error(errors::no_such_file, {{"path", text}});
  return detail::bring_up(*target, detail::migrations(target->dialect), at);
}

dots::Result<void> Store::backup(const std::string& path) const { return detail::back_up(impl_->connection, path); }

dots::Result<void> Store::export_archive(const std::string& path) const {
  return detail::export_to(impl_->connection, path);
}

dots::Result<Store> Store::import_archive(const std::string& path, const std::string& text, const std::string& at) {
  if (auto fine = detail::check_time(at); !fine) return fine.error();
  const auto target = detail::parse_target(text);
  if (!target) return target.error();
  if (target->dialect == Dialect::postgresql || target->in_memory()) {
    auto made = detail::make_from_archive(path, *target, at);
    if (!made) return made.error();
    return Store(std::make_unique<Impl>(std::move(made).value()));
  }
  if (auto free = detail::require_free(text); !free) return free.error();
  {
    const detail::Draft draft(text);
    auto made = detail::make_from_archive(path, detail::Target::file(draft.path()), at);
    if (!made) return draft.renamed(made.error());
    if (auto done = made->script("PRAGMA journal_mode = WAL;"); !done) return draft.renamed(done.error());
    { const Connection closed = std::move(made).value(); }
    if (auto done = draft.publish(); !done) return done.error();
  }
  return open(text, OpenMode::read_write);
}

dots::Result<Store> Store::restore(const std::string& backup, const std::string& text, const std::string& at) {
  if (auto fine = detail::check_time(at); !fine) return fine.error();
  const auto target = detail::parse_target(text);
  if (!target) return target.error();
  if (first_byte(backup) == '{') return import_archive(backup, text, at);
  if (target->dialect == Dialect::sqlite && !target->in_memory()) {
    if (auto done = detail::make_from_file(backup, text, at); !done) return done.error();
    return open(text, OpenMode::read_write);
  }
  // From one engine to the other by way of an archive that nobody sees.
  auto from = open(backup, OpenMode::read_only);
  if (!from) return from.error();
  const detail::Draft between((std::filesystem::temp_directory_path() / "arbiter-restore").string());
  if (auto done =
          detail::in_transaction(from->impl_->connection, detail::Transaction::Kind::reading,
                                 [&] { return detail::write_archive(from->impl_->connection, between.path()); });
      !done)
    return done.error();
  return import_archive(between.path(), text, at);
}

}  // namespace tournament::store
