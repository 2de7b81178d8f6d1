#include <sqlite3.h>

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QUrl>
#include <QVariant>
#include <array>
#include <filesystem>
#include <system_error>

#include "connection.h"
#include "engine.h"
#include "file_header.h"
#include "sqlite_errors.h"
#include "store_error.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {
namespace {

// What the store's own statements need, with room to spare; SQL that somebody planted in the file gets no more.
constexpr std::size_t blob_headroom = std::size_t{1} << 20;
constexpr std::array<std::pair<int, int>, 9> limits{{
    {SQLITE_LIMIT_LENGTH, static_cast<int>(Limits{}.file_bytes + blob_headroom)},
    {SQLITE_LIMIT_SQL_LENGTH, 100'000},
    {SQLITE_LIMIT_COLUMN, 64},
    {SQLITE_LIMIT_EXPR_DEPTH, 50},
    {SQLITE_LIMIT_COMPOUND_SELECT, 5},
    {SQLITE_LIMIT_ATTACHED, 0},
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 2'000},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 64},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 4},
}};

// An absolute file URI: unlike a plain name it can say that nothing is to be created.
QString uri(const Target& target, Access access) {
  if (target.in_memory()) return QLatin1String("file::memory:");
  std::error_code failed;
  const auto absolute = std::filesystem::absolute(target.name, failed);
  const QString name = QString::fromStdString(failed ? target.name : absolute.string());
  const char* mode = only_reads(access) ? "ro" : access == Access::create ? "rwc" : "rw";
  return QLatin1String("file:") + QString::fromLatin1(QUrl::toPercentEncoding(name, "/")) + QLatin1String("?mode=") +
         QLatin1String(mode);
}

class SqliteEngine final : public Engine {
 public:
  SqliteEngine(QString session, Target target) : session_(std::move(session)), target_(std::move(target)) {}

  dots::Result<void> open(Access access) {
    QSqlDatabase database = QSqlDatabase::addDatabase(QLatin1String("QSQLITE"), session_);
    if (!database.isValid())
      return error(errors::storage, {{"what", "driver"}, {"detail", "the Qt driver QSQLITE is not installed"}});
    database.setDatabaseName(uri(target_, access));
    database.setConnectOptions(QLatin1String("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=5000"));
    if (!database.open()) return opening_error(nullptr, target_.name);
    return harden(access);
  }

  [[nodiscard]] Dialect dialect() const override { return Dialect::sqlite; }
  [[nodiscard]] std::string_view begin_reading() const override { return "BEGIN"; }
  // The writers' lock at once, so that what is read stays true.
  [[nodiscard]] std::string_view begin_writing() const override { return "BEGIN IMMEDIATE"; }

  [[nodiscard]] Failure failure(const QSqlError& failed) const override {
    sqlite3* const raw = handle();
    if (raw == nullptr || (sqlite3_errcode(raw) & 0xff) == SQLITE_OK)
      return {.error = error(errors::storage, {{"what", "driver"}, {"detail", failed.text().toStdString()}})};
    const bool unique = sqlite3_extended_errcode(raw) == SQLITE_CONSTRAINT_UNIQUE;
    return {.error = last_error(raw, target_.name), .cause = unique ? Cause::unique : Cause::other};
  }

  dots::Result<void> script(const std::string& sql) override {
    sqlite3* const raw = handle();
    if (sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return last_error(raw, target_.name);
    return {};
  }

  dots::Result<int> schema_version(Connection& connection) const override {
    const auto version = connection.number("PRAGMA user_version");
    if (!version) return version.error();
    return static_cast<int>(*version);
  }
  dots::Result<void> mark(Connection& connection, int version) const override {
    return connection.script("PRAGMA application_id = " + std::to_string(application_id) +
                             "; PRAGMA user_version = " + std::to_string(version) + ";");
  }

  // One writer at a time anyway.
  dots::Result<void> hold_event(Connection&, EventId) const override { return {}; }
  void release_event(Connection&, EventId) const override {}

  dots::Result<std::int64_t> next_id(Connection& connection, std::string_view table) const override {
    auto last = connection.number("SELECT seq FROM sqlite_sequence WHERE name = ?", {to_qt(std::string(table))});
    if (!last) return last;
    return *last + 1;
  }
  dots::Result<void> set_next_id(Connection& connection, std::string_view table, std::int64_t id) const override {
    const QVariant name = to_qt(std::string(table));
    auto cleared = connection.run("DELETE FROM sqlite_sequence WHERE name = ?", {name});
    if (!cleared) return cleared.error();
    auto set = connection.run("INSERT INTO sqlite_sequence (name, seq) VALUES (?, ?)", {name, qlonglong{id - 1}});
    if (!set) return set.error();
    return {};
  }

  dots::Result<void> copy_to(const std::string& path) const override {
    sqlite3* to = nullptr;
    if (sqlite3_open_v2(path.c_str(), &to, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, nullptr) != SQLITE_OK) {
      dots::Error failed = opening_error(to, path);
      sqlite3_close(to);
      return failed;
    }
    sqlite3_busy_timeout(to, 5000);
    sqlite3_backup* const copying = sqlite3_backup_init(to, "main", handle(), "main");
    if (copying != nullptr) {
      sqlite3_backup_step(copying, -1);
      sqlite3_backup_finish(copying);
    }
    dots::Result<void> done;
    if ((sqlite3_errcode(to) & 0xff) != SQLITE_OK) done = last_error(to, path);
    if (sqlite3_close(to) != SQLITE_OK && done) done = error(errors::storage, {{"what", "io"}, {"detail", "close"}});
    return done;
  }
  // A prepared statement costs next to nothing.
  [[nodiscard]] int rows_at_once() const override { return 1; }

  // Pages, indexes, CHECKs; then references between tables.
  dots::Result<void> check_tables(Connection& connection, dots::Diagnostics& findings) const override {
    const auto damage = [&findings, &connection](std::string detail) {
      findings.push_back(finding(error(errors::damaged, {{"path", connection.path()}, {"detail", std::move(detail)}}),
                                 dots::Severity::critical));
    };
    auto quick = connection.each("PRAGMA quick_check", {}, [&damage](const Row& row) {
      if (std::string found = row.text(0); found != "ok") damage(std::move(found));
      return dots::Result<void>();
    });
    if (!quick) return quick;
    return connection.each("PRAGMA foreign_key_check", {}, [&damage](const Row& row) {
      damage(row.text(0) + " row " + std::to_string(row.number(1)) + ": no such row in " + row.text(2));
      return dots::Result<void>();
    });
  }

  dots::Result<std::string> version(Connection&) const override {
    return std::string("SQLite ") + sqlite3_libversion();
  }

  dots::Result<std::int64_t> size_in_bytes(Connection& connection) const override {
    const auto pages = connection.number("PRAGMA page_count");
    if (!pages) return pages;
    const auto bytes = connection.number("PRAGMA page_size");
    if (!bytes) return bytes;
    return *pages * *bytes;
  }

  dots::Result<std::vector<Setting>> settings(Connection& connection) const override {
    constexpr std::array<std::pair<const char*, const char*>, 5> wanted{{
        {"journal_mode", "wal"},
        {"synchronous", "2"},
        {"foreign_keys", "1"},
        {"trusted_schema", "0"},
        {"cell_size_check", "1"},
    }};
    std::vector<Setting> list;
    for (const auto& [name, value] : wanted) {
      auto found = connection.text(std::string("PRAGMA ") + name);
      if (!found) return found.error();
      // A database in memory has no log beside it, and loses nothing by that.
      const bool unlike = target_.in_memory() && std::string_view(name) == "journal_mode";
      list.push_back({.name = name, .value = *found, .wanted = unlike ? "memory" : value});
    }
    return list;
  }

 private:
  [[nodiscard]] sqlite3* handle() const {
    const QVariant value = QSqlDatabase::database(session_, false).driver()->handle();
    if (qstrcmp(value.typeName(), "sqlite3*") != 0) return nullptr;
    return *static_cast<sqlite3* const*>(value.constData());
  }

  dots::Result<void> harden(Access access) {
    sqlite3* const raw = handle();
    if (raw == nullptr) return opening_error(nullptr, target_.name);
    // Until the file is known to be ours, closing must not copy a write-ahead log into it. (Where there is no such
    // log, closing writes nothing but removes the empty one that looking at the file makes.)
    std::error_code ignored;
    const bool has_log = std::filesystem::exists(target_.name + "-wal", ignored);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, has_log ? 1 : 0, nullptr);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_DQS_DML, 0, nullptr);
    sqlite3_db_config(raw, SQLITE_DBCONFIG_DQS_DDL, 0, nullptr);
    for (const auto& [limit, value] : limits) sqlite3_limit(raw, limit, value);

    if (access != Access::create)
      if (auto done = accept(access); !done) return done;
    sqlite3_db_config(raw, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 0, nullptr);
    return script("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cell_size_check = ON;");
  }

  /// A number that SQLite gives while the file is not known to be ours yet.
  [[nodiscard]] std::optional<std::uint32_t> pragma(const char* sql) const {
    sqlite3_stmt* statement = nullptr;
    std::optional<std::uint32_t> found;
    if (sqlite3_prepare_v2(handle(), sql, -1, &statement, nullptr) == SQLITE_OK &&
        sqlite3_step(statement) == SQLITE_ROW)
      found = static_cast<std::uint32_t>(sqlite3_column_int(statement, 0));
    sqlite3_finalize(statement);
    return found;
  }

  // The marks again, through SQLite: a write-ahead log may hold newer ones than the first bytes of the file.
  dots::Result<void> accept(Access access) {
    sqlite3* const raw = handle();
    const auto marked_application = pragma("PRAGMA application_id");
    if (!marked_application) return opening_error(raw, target_.name);
    const auto marked_schema = pragma("PRAGMA user_version");
    if (!marked_schema) return opening_error(raw, target_.name);
    if (auto same = compare_marks(target_.name, *marked_application, *marked_schema, access); !same) return same;
    if (only_reads(access)) return {};
    // SQLite falls back to reading when the file refuses to be written.
    if (sqlite3_db_readonly(raw, "main") == 1)
      return error(errors::cannot_open, {{"path", target_.name}, {"reason", "read_only"}});
    if (auto done = script("PRAGMA journal_mode = WAL;"); !done) return opening_error(raw, target_.name);
    return {};
  }

  QString session_;
  Target target_;
};

}  // namespace

dots::Result<std::unique_ptr<Engine>> open_sqlite(const Session& session, const Target& target, Access access) {
  // A name that is not UTF-8 would come out of QString as the name of another file.
  if (QString::fromStdString(target.name).toStdString() != target.name)
    return error(errors::cannot_open, {{"path", target.name}, {"reason", "encoding"}});
  auto engine = std::make_unique<SqliteEngine>(session.name(), target);
  if (auto done = engine->open(access); !done) return done.error();
  return std::unique_ptr<Engine>(std::move(engine));
}

}  // namespace tournament::store::detail
