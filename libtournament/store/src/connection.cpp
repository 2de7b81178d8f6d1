#include "connection.h"

#include <sqlite3.h>

#include <QSqlDatabase>
#include <QSqlDriver>
#include <QSqlError>
#include <QSqlQuery>
#include <QUrl>
#include <QVariant>
#include <array>
#include <atomic>
#include <filesystem>
#include <memory>
#include <system_error>

#include "file_header.h"
#include "sqlite_errors.h"
#include "tournament/limits.h"
#include "tournament/store/errors.h"

namespace tournament::store::detail {

QVariant to_qt(const std::string& text) {
  // A null QString would be bound as NULL; an empty text is a value.
  return text.empty() ? QString(QLatin1String(""))
                      : QString::fromUtf8(text.data(), static_cast<qsizetype>(text.size()));
}
QVariant to_qt(const std::optional<int>& number) {
  return number ? QVariant(static_cast<qlonglong>(*number)) : QVariant(QMetaType(QMetaType::LongLong));
}

std::string Row::text(int column) const { return query_.value(column).toString().toStdString(); }
std::string Row::bytes(int column) const { return query_.value(column).toByteArray().toStdString(); }
std::int64_t Row::number(int column) const { return query_.value(column).toLongLong(); }
std::optional<int> Row::optional_number(int column) const {
  const QVariant value = query_.value(column);
  if (value.isNull()) return std::nullopt;
  return value.toInt();
}

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
    {SQLITE_LIMIT_LIKE_PATTERN_LENGTH, 200},
    {SQLITE_LIMIT_VARIABLE_NUMBER, 64},
    {SQLITE_LIMIT_TRIGGER_DEPTH, 4},
}};

// An absolute file URI: unlike a plain name it can say that nothing is to be created.
QString uri(const std::string& path, Access access) {
  std::error_code failed;
  const auto absolute = std::filesystem::absolute(path, failed);
  const QString name = QString::fromStdString(failed ? path : absolute.string());
  const char* mode = access == Access::read_only ? "ro" : access == Access::read_write ? "rw" : "rwc";
  return QLatin1String("file:") + QString::fromLatin1(QUrl::toPercentEncoding(name, "/")) + QLatin1String("?mode=") +
         QLatin1String(mode);
}

}  // namespace

dots::Result<Connection> Connection::open(const std::string& path, Access access) {
  // A name that is not UTF-8 would come out of QString as the name of another file.
  if (QString::fromStdString(path).toStdString() != path)
    return error(errors::cannot_open, {{"path", path}, {"reason", "encoding"}});

  static std::atomic<unsigned> count{0};
  const QString name = QLatin1String("tournament_store_") + QString::number(++count);
  Connection connection(name, path);
  {
    QSqlDatabase database = QSqlDatabase::addDatabase(QLatin1String("QSQLITE"), name);
    if (!database.isValid())
      return error(errors::storage, {{"what", "driver"}, {"detail", "the Qt driver QSQLITE is not installed"}});
    database.setDatabaseName(uri(path, access));
    database.setConnectOptions(QLatin1String("QSQLITE_OPEN_URI;QSQLITE_BUSY_TIMEOUT=5000"));
    if (!database.open()) return opening_error(nullptr, path);
  }
  if (auto done = connection.harden(access); !done) return done.error();
  return connection;
}

Connection::Connection(Connection&& other) noexcept
    : name_(std::exchange(other.name_, QString())), path_(std::move(other.path_)) {}

Connection::~Connection() {
  if (name_.isEmpty()) return;
  { QSqlDatabase::database(name_, false).close(); }
  QSqlDatabase::removeDatabase(name_);
}

sqlite3* Connection::handle() const {
  const QVariant value = QSqlDatabase::database(name_, false).driver()->handle();
  if (qstrcmp(value.typeName(), "sqlite3*") != 0) return nullptr;
  return *static_cast<sqlite3* const*>(value.constData());
}

dots::Result<void> Connection::harden(Access access) {
  sqlite3* const raw = handle();
  if (raw == nullptr) return opening_error(nullptr, path_);
  // Until the file is known to be ours, closing must not copy a write-ahead log into it. (Where there is no such log,
  // closing writes nothing but removes the empty one that looking at the file makes.)
  std::error_code ignored;
  const bool has_log = std::filesystem::exists(path_ + "-wal", ignored);
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

// The marks again, through SQLite: a write-ahead log may hold newer ones than the first bytes of the file.
dots::Result<void> Connection::accept(Access access) {
  sqlite3* const raw = handle();
  const auto marked_application = number("PRAGMA application_id");
  if (!marked_application) return opening_error(raw, path_);
  const auto marked_schema = number("PRAGMA user_version");
  if (!marked_schema) return opening_error(raw, path_);
  if (auto same = compare_marks(path_, static_cast<std::uint32_t>(*marked_application),
                                static_cast<std::uint32_t>(*marked_schema));
      !same)
    return same;
  if (access == Access::read_only) return {};
  // SQLite falls back to reading when the file refuses to be written.
  if (sqlite3_db_readonly(raw, "main") == 1)
    return error(errors::cannot_open, {{"path", path_}, {"reason", "read_only"}});
  if (auto done = script("PRAGMA journal_mode = WAL;"); !done) return opening_error(raw, path_);
  return {};
}

dots::Error Connection::failure(const QSqlQuery& query) const {
  sqlite3* const raw = handle();
  if (raw == nullptr || (sqlite3_errcode(raw) & 0xff) == SQLITE_OK)
    return error(errors::storage, {{"what", "driver"}, {"detail", query.lastError().text().toStdString()}});
  return last_error(raw, path_);
}

dots::Result<void> Connection::each(const std::string& sql, const QVariantList& values,
                                    const std::function<dots::Result<void>(const Row&)>& visit) {
  QSqlQuery query(QSqlDatabase::database(name_, false));
  query.setForwardOnly(true);
  if (!query.prepare(QString::fromStdString(sql))) return failure(query);
  for (const QVariant& value : values) query.addBindValue(value);
  if (!query.exec()) return failure(query);
  while (query.next())
    if (auto done = visit(Row(query)); !done) return done;
  if (query.lastError().isValid()) return failure(query);
  return {};
}

dots::Result<std::int64_t> Connection::run(const std::string& sql, const QVariantList& values) {
  auto done = each(sql, values, [](const Row&) { return dots::Result<void>(); });
  if (!done) return done.error();
  return std::int64_t{sqlite3_changes(handle())};
}

dots::Result<std::int64_t> Connection::number(const std::string& sql, const QVariantList& values) {
  std::int64_t found = 0;
  auto done = each(sql, values, [&found](const Row& row) {
    found = row.number(0);
    return dots::Result<void>();
  });
  if (!done) return done.error();
  return found;
}

dots::Result<void> Connection::script(const std::string& sql) {
  sqlite3* const raw = handle();
  if (sqlite3_exec(raw, sql.c_str(), nullptr, nullptr, nullptr) != SQLITE_OK) return last_error(raw, path_);
  return {};
}

std::int64_t Connection::last_id() const { return sqlite3_last_insert_rowid(handle()); }
bool Connection::failed_unique() const { return sqlite3_extended_errcode(handle()) == SQLITE_CONSTRAINT_UNIQUE; }
bool Connection::in_transaction() const { return sqlite3_get_autocommit(handle()) == 0; }

dots::Result<Transaction> Transaction::begin(Connection& connection, Kind kind) {
  auto begun = connection.run(kind == Kind::immediate ? "BEGIN IMMEDIATE" : "BEGIN");
  if (!begun) return begun.error();
  return Transaction(connection);
}

Transaction::~Transaction() {
  // Some errors (disk full, I/O) have rolled back already.
  if (connection_ != nullptr && connection_->in_transaction()) (void)connection_->script("ROLLBACK");
}

dots::Result<void> Transaction::commit() {
  auto done = connection_->run("COMMIT");
  if (!done) return done.error();
  connection_ = nullptr;
  return {};
}

}  // namespace tournament::store::detail
