#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QVariant>
#include <array>

#include "connection.h"
#include "engine.h"
#include "file_header.h"
#include "postgres_errors.h"
#include "store_error.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

// Everything of ours is in one schema, which says whose it is.
constexpr const char* our_comment = "Dots Arbiter event database";

// Durable whatever the server's defaults are, and never waiting for ever for somebody who went to lunch.
constexpr const char* session_settings =
    "SET search_path = arbiter, pg_catalog; SET synchronous_commit = on; SET lock_timeout = '5s'; "
    "SET idle_in_transaction_session_timeout = '60s'; SET client_min_messages = error; SET TimeZone = 'UTC'; "
    "SET standard_conforming_strings = on;";

// First half of the key of an advisory lock; the second is the event.
constexpr auto lock_space = static_cast<qlonglong>(application_id);

QString options_of(const Target& target) {
  QString text = QLatin1String("application_name=arbiter");
  bool patience = false;
  for (const auto& [key, value] : target.options) {
    text += QLatin1Char(';') + QString::fromStdString(key) + QLatin1String("='") + QString::fromStdString(value) +
            QLatin1Char('\'');
    patience = patience || key == "connect_timeout";
  }
  if (!patience) text += QLatin1String(";connect_timeout=10");
  return text;
}

/// Opens the connection named `session`; Qt's error when it cannot.
QSqlError connect_to(const QString& session, const Target& target, const std::string& database) {
  if (QSqlDatabase::contains(session)) QSqlDatabase::removeDatabase(session);
  QSqlDatabase connection = QSqlDatabase::addDatabase(QLatin1String("QPSQL"), session);
  if (!connection.isValid()) return {};
  connection.setDatabaseName(QString::fromStdString(database));
  if (!target.host.empty()) connection.setHostName(QString::fromStdString(target.host));
  if (!target.user.empty()) connection.setUserName(QString::fromStdString(target.user));
  if (target.port != 0) connection.setPort(target.port);
  connection.setConnectOptions(options_of(target));
  // No password is ever given: libpq takes it from PGPASSWORD or the password file.
  if (connection.open()) return {};
  return connection.lastError();
}

class PostgresEngine final : public Engine {
 public:
  PostgresEngine(QString session, Target target) : session_(std::move(session)), target_(std::move(target)) {}

  dots::Result<void> open(Access access) {
    if (const QSqlError failed = connect_to(session_, target_, target_.database); failed.isValid()) {
      if (auto made = make_missing(access, failed); !made) return made;
      if (const QSqlError again = connect_to(session_, target_, target_.database); again.isValid())
        return postgres_failure(again, target_.name).error;
    }
    if (!QSqlDatabase::database(session_, false).isValid())
      return error(errors::storage, {{"what", "driver"}, {"detail", "the Qt driver QPSQL is not installed"}});
    if (auto done = script(session_settings); !done) return done;
    if (auto done = accept(access); !done) return done;
    if (!only_reads(access)) return {};
    return script("SET default_transaction_read_only = on;");
  }

  [[nodiscard]] Dialect dialect() const override { return Dialect::postgresql; }
  [[nodiscard]] std::string_view begin_reading() const override {
    return "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
  }
  [[nodiscard]] std::string_view begin_writing() const override { return "BEGIN ISOLATION LEVEL SERIALIZABLE"; }

  [[nodiscard]] Failure failure(const QSqlError& failed) const override {
    return postgres_failure(failed, target_.name);
  }

  dots::Result<void> script(const std::string& sql) override {
    QSqlQuery query(QSqlDatabase::database(session_, false));
    bool going_on = query.exec(QString::fromStdString(sql));
    // Each statement has a result of its own, and the error may be in any.
    while (going_on) going_on = query.nextResult();
    if (query.lastError().isValid()) return postgres_failure(query.lastError(), target_.name).error;
    return {};
  }

  dots::Result<int> schema_version(Connection& connection) const override {
    const auto there = connection.number("SELECT count(*) FROM pg_namespace WHERE nspname = 'arbiter'");
    if (!there) return there.error();
    if (*there == 0) return 0;
    const auto version = connection.number("SELECT coalesce(max(number), 0) FROM schema_migrations");
    if (!version) return version.error();
    return static_cast<int>(*version);
  }
  // The version is the last row of schema_migrations.
  dots::Result<void> mark(Connection& connection, int) const override {
    return connection.script(std::string("COMMENT ON SCHEMA arbiter IS '") + our_comment + "'");
  }

  // A transaction that waits inside itself would wake up with an old snapshot and have to begin again; this lock is
  // taken before it, and falls with the connection when the program dies.
  dots::Result<void> hold_event(Connection& connection, EventId event) const override {
    auto held = connection.number("SELECT pg_advisory_lock(?, ?)", {lock_space, qlonglong{event & 0x7fffffff}});
    if (!held) return held.error();
    return {};
  }
  void release_event(Connection& connection, EventId event) const override {
    (void)connection.number("SELECT pg_advisory_unlock(?, ?)", {lock_space, qlonglong{event & 0x7fffffff}});
  }

  dots::Result<std::int64_t> next_id(Connection& connection, std::string_view table) const override {
    return connection.number("SELECT last_value + (CASE WHEN is_called THEN 1 ELSE 0 END) FROM " + std::string(table) +
                             "_id_seq");
  }
  dots::Result<void> set_next_id(Connection& connection, std::string_view table, std::int64_t id) const override {
    auto set = connection.number("SELECT setval(?, ?, false)",
                                 {to_qt("arbiter." + std::string(table) + "_id_seq"), qlonglong{id}});
    if (!set) return set.error();
    return {};
  }

  dots::Result<void> copy_to(const std::string&) const override {
    return error(errors::target_refused, {{"target", target_.name}, {"what", "copy"}});
  }
  // Every statement is a journey to the server and back.
  [[nodiscard]] int rows_at_once() const override { return 50; }

  // PostgreSQL keeps its constraints itself; what it can lose without noticing is on the pages, under checksums if
  // the cluster has them. Reading every row is the test, and the checks of the store do that.
  dots::Result<void> check_tables(Connection&, dots::Diagnostics&) const override { return {}; }

  dots::Result<std::string> version(Connection& connection) const override {
    auto number = connection.text("SHOW server_version");
    if (!number) return number;
    return "PostgreSQL " + *number;
  }

  dots::Result<std::int64_t> size_in_bytes(Connection& connection) const override {
    return connection.number("SELECT pg_database_size(current_database())");
  }

  dots::Result<std::vector<Setting>> settings(Connection& connection) const override {
    constexpr std::array<std::pair<const char*, const char*>, 5> wanted{{
        {"fsync", "on"},
        {"full_page_writes", "on"},
        {"synchronous_commit", "on"},
        {"server_encoding", "UTF8"},
        {"data_checksums", ""},
    }};
    std::vector<Setting> list;
    for (const auto& [name, value] : wanted) {
      auto found = connection.text(std::string("SHOW ") + name);
      if (!found) return found.error();
      list.push_back({.name = name, .value = *found, .wanted = value});
    }
    return list;
  }

 private:
  /// A connection failed: was it for want of the database? Then it is made if that is what was asked for.
  dots::Result<void> make_missing(Access access, const QSqlError& failed) {
    const Session other;
    if (connect_to(other.name(), target_, "postgres").isValid()) return postgres_failure(failed, target_.name).error;
    QSqlQuery query(QSqlDatabase::database(other.name(), false));
    query.prepare(QLatin1String("SELECT count(*) FROM pg_database WHERE datname = ?"));
    query.addBindValue(to_qt(target_.database));
    if (!query.exec() || !query.next()) return postgres_failure(query.lastError(), target_.name).error;
    if (query.value(0).toInt() != 0) return postgres_failure(failed, target_.name).error;
    if (access != Access::create) return error(errors::no_such_file, {{"path", target_.name}});
    QString name = QString::fromStdString(target_.database);
    name.replace(QLatin1Char('"'), QLatin1String("\"\""));
    if (!query.exec(QLatin1String("CREATE DATABASE \"") + name +
                    QLatin1String("\" TEMPLATE template0 ENCODING 'UTF8'")))
      return postgres_failure(query.lastError(), target_.name).error;
    return {};
  }

  [[nodiscard]] dots::Result<QString> ask(const QString& sql) const {
    QSqlQuery query(QSqlDatabase::database(session_, false));
    if (!query.exec(sql)) return postgres_failure(query.lastError(), target_.name).error;
    return query.next() ? query.value(0).toString() : QString();
  }

  dots::Result<void> accept(Access access) {
    const auto encoding = ask(QLatin1String("SHOW server_encoding"));
    if (!encoding) return encoding.error();
    if (*encoding != QLatin1String("UTF8"))
      return error(errors::cannot_open, {{"path", target_.name}, {"reason", "encoding"}});
    const auto comment = ask(QLatin1String(
        "SELECT coalesce(obj_description(oid, 'pg_namespace'), '') FROM pg_namespace WHERE nspname = 'arbiter'"));
    if (!comment) return comment.error();
    const auto tables = ask(QLatin1String(
        "SELECT count(*) FROM pg_class AS c JOIN pg_namespace AS n ON n.oid = c.relnamespace WHERE c.relkind IN "
        "('r', 'p', 'v', 'm', 'f') AND n.nspname NOT IN ('pg_catalog', 'information_schema', 'pg_toast')"));
    if (!tables) return tables.error();
    const bool ours = *comment == QLatin1String(our_comment);
    if (!ours && *tables != QLatin1String("0"))
      return error(errors::foreign_database, {{"path", target_.name}, {"application_id", comment->toStdString()}});
    if (access == Access::create)
      return ours ? dots::Result<void>(error(errors::file_exists, {{"path", target_.name}})) : dots::Result<void>();
    if (!ours) return error(errors::no_such_file, {{"path", target_.name}});
    const auto version = ask(QLatin1String("SELECT coalesce(max(number), 0) FROM schema_migrations"));
    if (!version) return version.error();
    return compare_marks(target_.name, application_id, version->toUInt(), access);
  }

  QString session_;
  Target target_;
};

}  // namespace

dots::Result<std::unique_ptr<Engine>> open_postgres(const Session& session, const Target& target, Access access) {
  auto engine = std::make_unique<PostgresEngine>(session.name(), target);
  if (auto done = engine->open(access); !done) return done.error();
  return std::unique_ptr<Engine>(std::move(engine));
}

}  // namespace tournament::store::detail
