// What SQLite and PostgreSQL do differently, in one place. Everything above speaks SQL that both understand.
//
//   auto engine = open_sqlite(session, path, Access::read_write);
//   connection.script(std::string(engine->begin(Transaction::Kind::immediate)));
#pragma once

#include <QString>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "dots/diagnostic.h"
#include "dots/result.h"
#include "target.h"
#include "tournament/store/types.h"

class QSqlError;

namespace tournament::store::detail {

class Connection;

/// `create` is for a new database: no marks are expected yet. `copy` reads and `migrate` writes those of an older
/// schema as well.
enum class Access : std::uint8_t { read_only, read_write, create, copy, migrate };
constexpr bool only_reads(Access access) { return access == Access::read_only || access == Access::copy; }
constexpr bool takes_older(Access access) { return access == Access::copy || access == Access::migrate; }

/// A name under which Qt knows a connection, removed with this object. The QSqlDatabase itself is fetched at each use:
/// a handle kept as a member would outlive its removal.
class Session {
 public:
  Session();
  Session(Session&& other) noexcept : name_(std::exchange(other.name_, QString())) {}
  Session& operator=(Session&&) = delete;
  ~Session();
  [[nodiscard]] const QString& name() const { return name_; }

 private:
  QString name_;
};

/// Why a statement failed, for callers that go on from there.
enum class Cause : std::uint8_t {
  other,
  unique,        ///< a value has to be unique
  serialization  ///< another transaction came between; the same again may succeed
};

struct Failure {
  dots::Error error;
  Cause cause = Cause::other;
};

class Engine {
 public:
  Engine(const Engine&) = delete;
  Engine& operator=(const Engine&) = delete;
  virtual ~Engine() = default;

  [[nodiscard]] virtual Dialect dialect() const = 0;
  /// The statement that begins a transaction: on one snapshot for reading, or so that what was read stays true.
  [[nodiscard]] virtual std::string_view begin_reading() const = 0;
  [[nodiscard]] virtual std::string_view begin_writing() const = 0;
  /// What the last failure was.
  [[nodiscard]] virtual Failure failure(const QSqlError& error) const = 0;
  /// Runs several statements, without values or rows.
  virtual dots::Result<void> script(const std::string& sql) = 0;

  /// Number of the last migration; 0 for an empty database.
  virtual dots::Result<int> schema_version(Connection& connection) const = 0;
  /// Marks the database as ours, at that schema.
  virtual dots::Result<void> mark(Connection& connection, int version) const = 0;

  /// Lets one writer of an event at a time pass, from before its transaction until release().
  virtual dots::Result<void> hold_event(Connection& connection, EventId event) const = 0;
  virtual void release_event(Connection& connection, EventId event) const = 0;

  /// The id that the next row of `table` gets, and the way to set it: an id is never given twice, not even to a copy.
  virtual dots::Result<std::int64_t> next_id(Connection& connection, std::string_view table) const = 0;
  virtual dots::Result<void> set_next_id(Connection& connection, std::string_view table, std::int64_t id) const = 0;

  /// Writes the database as it is into the file `path`, page by page, while others go on writing.
  /// Errors: STO022 where there is no such thing, STO004, STO008.
  virtual dots::Result<void> copy_to(const std::string& path) const = 0;
  /// How many rows one INSERT should have.
  [[nodiscard]] virtual int rows_at_once() const = 0;

  /// The engine's own checks of its tables. Findings: STO009.
  virtual dots::Result<void> check_tables(Connection& connection, dots::Diagnostics& findings) const = 0;
  /// "SQLite 3.40.1".
  virtual dots::Result<std::string> version(Connection& connection) const = 0;
  virtual dots::Result<std::int64_t> size_in_bytes(Connection& connection) const = 0;
  /// The settings that durability and safety rest on.
  virtual dots::Result<std::vector<Setting>> settings(Connection& connection) const = 0;

 protected:
  Engine() = default;
};

/// Errors: STO001 … STO004, STO009, STO016, after which the file is as it was.
dots::Result<std::unique_ptr<Engine>> open_sqlite(const Session& session, const Target& target, Access access);
/// Errors: STO002 … STO005, STO008, STO010, STO016, after which the database is as it was.
dots::Result<std::unique_ptr<Engine>> open_postgres(const Session& session, const Target& target, Access access);

}  // namespace tournament::store::detail
