#include "connection.h"

#include <QSqlDatabase>
#include <QSqlError>
#include <QSqlQuery>
#include <QSqlRecord>
#include <QVariant>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <thread>

#include "store_error.h"
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
QVariant blob(const std::string& bytes) {
  // A null QByteArray would be bound as NULL; an empty file is a value.
  return bytes.empty() ? QByteArray("") : QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size()));
}

std::string Row::text(int column) const { return query_.value(column).toString().toStdString(); }
std::string Row::bytes(int column) const { return query_.value(column).toByteArray().toStdString(); }
std::int64_t Row::number(int column) const { return query_.value(column).toLongLong(); }
std::optional<int> Row::optional_number(int column) const {
  const QVariant value = query_.value(column);
  if (value.isNull()) return std::nullopt;
  return value.toInt();
}

QVariant Row::value(int column) const { return query_.value(column); }

Session::Session() {
  static std::atomic<unsigned> count{0};
  name_ = QLatin1String("tournament_store_") + QString::number(++count);
}

Session::~Session() {
  if (name_.isEmpty()) return;
  { QSqlDatabase::database(name_, false).close(); }
  QSqlDatabase::removeDatabase(name_);
}

dots::Result<Connection> Connection::open(const Target& target, Access access) {
  Session session;
  auto engine =
      target.dialect == Dialect::sqlite ? open_sqlite(session, target, access) : open_postgres(session, target, access);
  if (!engine) return engine.error();
  return Connection(std::move(session), std::move(engine).value(), target);
}

QSqlQuery Connection::query() const {
  QSqlQuery query(QSqlDatabase::database(session_.name(), false));
  query.setForwardOnly(true);
  return query;
}

dots::Error Connection::note(Failure failure) {
  last_cause_ = failure.cause;
  if (state_ == State::open) {
    state_ = State::failed;
    (void)engine_->script("ROLLBACK");
  }
  return std::move(failure.error);
}

dots::Result<void> Connection::usable() const {
  if (state_ != State::failed) return {};
  return error(errors::storage, {{"what", "other"}, {"detail", "a statement of the transaction has failed"}});
}

dots::Result<void> Connection::visit_rows(QSqlQuery& query,
                                          const std::function<dots::Result<void>(const Row&)>& visit) {
  while (query.next())
    if (auto done = visit(Row(query)); !done) return done;
  if (query.lastError().isValid()) return note(engine_->failure(query.lastError()));
  return {};
}

dots::Result<void> Connection::each(const std::string& sql, const QVariantList& values,
                                    const std::function<dots::Result<void>(const Row&)>& visit) {
  if (auto fine = usable(); !fine) return fine;
  QSqlQuery statement = query();
  const QString text = QString::fromStdString(sql);
  bool done = false;
  if (values.empty()) {
    done = statement.exec(text);
  } else {
    done = statement.prepare(text);
    for (const QVariant& value : values) statement.addBindValue(value);
    done = done && statement.exec();
  }
  if (!done) return note(engine_->failure(statement.lastError()));
  return visit_rows(statement, visit);
}

dots::Result<std::int64_t> Connection::run(const std::string& sql, const QVariantList& values) {
  Statement statement(*this, sql);
  return statement.run(values);
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

dots::Result<std::string> Connection::text(const std::string& sql, const QVariantList& values) {
  std::string found;
  auto done = each(sql, values, [&found](const Row& row) {
    found = row.text(0);
    return dots::Result<void>();
  });
  if (!done) return done.error();
  return found;
}

dots::Result<QStringList> Connection::columns_of(const std::string& table) {
  if (auto fine = usable(); !fine) return fine.error();
  QSqlQuery statement = query();
  if (!statement.exec(QString::fromStdString("SELECT * FROM " + table + " WHERE 1 = 0")))
    return note(engine_->failure(statement.lastError()));
  QStringList names;
  for (int i = 0; i < statement.record().count(); ++i) names.append(statement.record().fieldName(i));
  return names;
}

dots::Result<void> Connection::script(const std::string& sql) {
  if (auto fine = usable(); !fine) return fine;
  auto done = engine_->script(sql);
  if (!done) return note({.error = done.error()});
  return done;
}

// ---- statements -------------------------------------------------------------------------------------------------

Statement::Statement(Connection& connection, std::string sql) : connection_(connection), sql_(std::move(sql)) {}
Statement::~Statement() = default;

dots::Result<std::int64_t> Statement::run(const QVariantList& values) {
  if (auto fine = connection_.usable(); !fine) return fine.error();
  const auto failed = [this] { return connection_.note(connection_.engine_->failure(query_->lastError())); };
  if (!query_) {
    query_ = std::make_unique<QSqlQuery>(connection_.query());
    if (!query_->prepare(QString::fromStdString(sql_))) return failed();
  }
  for (qsizetype i = 0; i < values.size(); ++i) query_->bindValue(static_cast<int>(i), values[i]);
  if (!query_->exec()) return failed();
  const int changed = query_->numRowsAffected();
  query_->finish();
  return std::int64_t{changed};
}

// ---- transactions -----------------------------------------------------------------------------------------------

dots::Result<Transaction> Transaction::begin(Connection& connection, Kind kind) {
  connection.last_cause_ = Cause::other;
  const auto begin = kind == Kind::writing ? connection.engine_->begin_writing() : connection.engine_->begin_reading();
  if (auto begun = connection.script(std::string(begin)); !begun) return begun.error();
  connection.state_ = Connection::State::open;
  return Transaction(connection);
}

Transaction::~Transaction() {
  if (connection_ == nullptr) return;
  if (std::exchange(connection_->state_, Connection::State::idle) == Connection::State::open)
    (void)connection_->engine_->script("ROLLBACK");
}

dots::Result<void> Transaction::commit() {
  // Through a query, whose failure has a cause: PostgreSQL may find only now that another writer came between.
  QSqlQuery statement = connection_->query();
  if (auto fine = connection_->usable(); !fine) return fine;
  if (!statement.exec(QLatin1String("COMMIT")))
    return connection_->note(connection_->engine_->failure(statement.lastError()));
  std::exchange(connection_, nullptr)->state_ = Connection::State::idle;
  return {};
}

bool try_again(const Connection& connection, int attempt) {
  constexpr int attempts = 20;
  if (connection.last_cause() != Cause::serialization || attempt >= attempts) return false;
  std::this_thread::sleep_for(std::chrono::milliseconds(std::min(1 << std::min(attempt, 8), 200)));
  return true;
}

dots::Result<HeldEvent> HeldEvent::take(Connection& connection, EventId event) {
  if (auto held = connection.engine().hold_event(connection, event); !held) return held.error();
  return HeldEvent(connection, event);
}

HeldEvent::~HeldEvent() {
  if (connection_ != nullptr) connection_->engine().release_event(*connection_, event_);
}

}  // namespace tournament::store::detail
