// A connection to a database of either kind, its transactions and its statements.
//
//   auto connection = Connection::open(target, Access::read_write);
//   auto rows = connection->run("UPDATE players SET nick = ? WHERE id = ?", {to_qt(nick), qlonglong{id}});
//   auto done = in_transaction(*connection, Transaction::Kind::writing, [&] { return add_all(*connection); });
#pragma once

#include <QString>
#include <QStringList>
#include <QVariantList>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>

#include "dots/result.h"
#include "engine.h"
#include "target.h"

class QSqlQuery;

namespace tournament::store::detail {

QVariant to_qt(const std::string& text);
QVariant to_qt(const std::optional<int>& number);
QVariant blob(const std::string& bytes);

/// The current row of a query; columns count from 0.
class Row {
 public:
  explicit Row(const QSqlQuery& query) : query_(query) {}
  [[nodiscard]] std::string text(int column) const;
  [[nodiscard]] std::string bytes(int column) const;
  [[nodiscard]] std::int64_t number(int column) const;
  [[nodiscard]] std::optional<int> optional_number(int column) const;
  /// For tables taken as they are.
  [[nodiscard]] QVariant value(int column) const;

 private:
  const QSqlQuery& query_;
};

class Connection {
 public:
  /// Errors: of open_sqlite() or open_postgres().
  static dots::Result<Connection> open(const Target& target, Access access);

  /// Runs a statement and gives the number of rows it changed.
  dots::Result<std::int64_t> run(const std::string& sql, const QVariantList& values = {});
  /// Calls `visit` for every row, until it fails. The visitor runs no statements: rows are fetched as they come.
  dots::Result<void> each(const std::string& sql, const QVariantList& values,
                          const std::function<dots::Result<void>(const Row&)>& visit);
  /// The first column of the first row; 0 without one.
  dots::Result<std::int64_t> number(const std::string& sql, const QVariantList& values = {});
  dots::Result<std::string> text(const std::string& sql, const QVariantList& values = {});
  /// The names of a table's columns, in their order.
  dots::Result<QStringList> columns_of(const std::string& table);
  /// Runs several statements, without values or rows.
  dots::Result<void> script(const std::string& sql);

  /// Why the last statement that failed did so.
  [[nodiscard]] Cause last_cause() const { return last_cause_; }
  [[nodiscard]] const Target& target() const { return target_; }
  /// As errors show it.
  [[nodiscard]] const std::string& path() const { return target_.name; }
  [[nodiscard]] const Engine& engine() const { return *engine_; }

 private:
  friend class Statement;
  friend class Transaction;
  // After an error PostgreSQL refuses every statement until the rollback (25P02), and SQLite may have rolled back by
  // itself: here a failed statement always ends its transaction at once, and what follows in it is refused.
  enum class State : std::uint8_t { idle, open, failed };

  Connection(Session session, std::unique_ptr<Engine> engine, Target target)
      : session_(std::move(session)), engine_(std::move(engine)), target_(std::move(target)) {}
  [[nodiscard]] QSqlQuery query() const;
  dots::Error note(Failure failure);
  [[nodiscard]] dots::Result<void> usable() const;
  dots::Result<void> visit_rows(QSqlQuery& query, const std::function<dots::Result<void>(const Row&)>& visit);

  Session session_;
  std::unique_ptr<Engine> engine_;
  Target target_;
  State state_ = State::idle;
  Cause last_cause_ = Cause::other;
};

/// A statement without rows that is run for many sets of values.
class Statement {
 public:
  Statement(Connection& connection, std::string sql);
  Statement(const Statement&) = delete;
  Statement& operator=(const Statement&) = delete;
  ~Statement();
  dots::Result<std::int64_t> run(const QVariantList& values);

 private:
  Connection& connection_;
  std::string sql_;
  std::unique_ptr<QSqlQuery> query_;
};

/// A transaction that rolls back unless it was committed.
class Transaction {
 public:
  /// `reading` sees one snapshot; in `writing` what was read stays true until the commit.
  enum class Kind : std::uint8_t { reading, writing };
  static dots::Result<Transaction> begin(Connection& connection, Kind kind);
  Transaction(Transaction&& other) noexcept : connection_(std::exchange(other.connection_, nullptr)) {}
  Transaction& operator=(Transaction&&) = delete;
  ~Transaction();
  dots::Result<void> commit();

 private:
  explicit Transaction(Connection& connection) : connection_(&connection) {}
  Connection* connection_;
};

/// True when another transaction came between and it is worth trying again; waits a little, longer each time.
bool try_again(const Connection& connection, int attempt);

/// Runs `work` in a transaction and commits if it succeeds. Where several writers work at once, one of them may have
/// to begin again: `work` runs from its start then, and must not keep anything from the attempt before.
template <class Work>
auto in_transaction(Connection& connection, Transaction::Kind kind, Work work) -> decltype(work()) {
  const auto once = [&]() -> decltype(work()) {
    auto transaction = Transaction::begin(connection, kind);
    if (!transaction) return transaction.error();
    auto result = work();
    if (!result) return result;
    if (auto done = transaction->commit(); !done) return done.error();
    return result;
  };
  for (int attempt = 1;; ++attempt) {
    auto result = once();
    if (result || !try_again(connection, attempt)) return result;
  }
}

/// Holds an event for one writer while it lives.
class HeldEvent {
 public:
  static dots::Result<HeldEvent> take(Connection& connection, EventId event);
  HeldEvent(HeldEvent&& other) noexcept
      : connection_(std::exchange(other.connection_, nullptr)), event_(other.event_) {}
  HeldEvent& operator=(HeldEvent&&) = delete;
  ~HeldEvent();

 private:
  HeldEvent(Connection& connection, EventId event) : connection_(&connection), event_(event) {}
  Connection* connection_;
  EventId event_;
};

}  // namespace tournament::store::detail
