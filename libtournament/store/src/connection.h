// A hardened SQLite connection through Qt's driver, its transactions and its statements.
//
//   auto connection = Connection::open(path, Access::read_write);
//   auto transaction = Transaction::begin(*connection, Transaction::Kind::immediate);
//   auto rows = connection->run("UPDATE players SET nick = ? WHERE id = ?", {to_qt(nick), qlonglong{id}});
//   return transaction->commit();
#pragma once

#include <QString>
#include <QVariantList>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <utility>

#include "dots/result.h"

class QSqlDatabase;
class QSqlQuery;
struct sqlite3;

namespace tournament::store::detail {

QVariant to_qt(const std::string& text);
QVariant to_qt(const std::optional<int>& number);

/// The current row of a query; columns count from 0.
class Row {
 public:
  explicit Row(const QSqlQuery& query) : query_(query) {}
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::string bytes(int column) const;
  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] std::optional<int> optional_number(int column) const;

 private:
  const QSqlQuery& query_;
};

/// `create` is for the new file that init builds: no marks are expected yet, and there is no write-ahead log.
enum class Access : std::uint8_t { read_only, read_write, create };

class Connection {
 public:
  /// Errors: STO001 … STO004, STO009, STO016, after which the file is as it was.
  static dots::Result<Connection> open(const std::string& path, Access access);
  Connection(Connection&& other) noexcept;
  Connection& operator=(Connection&&) = delete;
  ~Connection();

  /// Runs a statement and gives the number of rows it changed.
  dots::Result<std::int64_t> run(const std::string& sql, const QVariantList& values = {});
  /// Calls `visit` for every row, until it fails.
  dots::Result<void> each(const std::string& sql, const QVariantList& values,
                          const std::function<dots::Result<void>(const Row&)>& visit);
  /// The first column of the first row.
  dots::Result<std::int64_t> number(const std::string& sql, const QVariantList& values = {});
  /// Runs several statements, without values or rows.
  dots::Result<void> script(const std::string& sql);

  [[nodiscard]] std::int64_t last_id() const;
  /// True when the last statement failed because a value has to be unique.
  [[nodiscard]] bool failed_unique() const;
  [[nodiscard]] bool in_transaction() const;
  [[nodiscard]] const std::string& path() const { return path_; }

 private:
  Connection(QString name, std::string path) : name_(std::move(name)), path_(std::move(path)) {}
  [[nodiscard]] sqlite3* handle() const;
  [[nodiscard]] dots::Error failure(const QSqlQuery& query) const;
  dots::Result<void> harden(Access access);
  dots::Result<void> accept(Access access);

  // The QSqlDatabase is fetched by this name at each use: a handle kept as a member would outlive its removal.
  QString name_;
  std::string path_;
};

/// A transaction that rolls back unless it was committed.
class Transaction {
 public:
  /// `deferred` reads one snapshot; `immediate` takes the writers' lock at once, so that what it reads stays true.
  enum class Kind : std::uint8_t { deferred, immediate };
  static dots::Result<Transaction> begin(Connection& connection, Kind kind);
  Transaction(Transaction&& other) noexcept : connection_(std::exchange(other.connection_, nullptr)) {}
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();
  dots::Result<void> commit();

 private:
  explicit Transaction(Connection& connection) : connection_(&connection) {}
  Connection* connection_;
};

/// Runs `work` in a transaction and commits if it succeeds.
template <class Work>
auto in_transaction(Connection& connection, Transaction::Kind kind, Work work) -> decltype(work()) {
  auto transaction = Transaction::begin(connection, kind);
  if (!transaction) return transaction.error();
  auto result = work();
  if (!result) return result;
  if (auto done = transaction->commit(); !done) return done.error();
  return result;
}

}  // namespace tournament::store::detail
