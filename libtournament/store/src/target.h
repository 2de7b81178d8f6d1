// Where a database is: a file for SQLite, an address for PostgreSQL.
//
//   auto target = parse_target("postgresql://anna@hall.example:5433/spring?sslmode=verify-full");
//   auto file = Target::file("spring.db");
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "dots/result.h"

namespace tournament::store::detail {

enum class Dialect : std::uint8_t { sqlite, postgresql };

/// A database that lives as long as the store that made it.
inline constexpr std::string_view memory_name = ":memory:";

struct Target {
  Dialect dialect = Dialect::sqlite;
  std::string name{};  ///< as errors show it: the path of the file, or the address
  // PostgreSQL alone. Empty: what libpq takes from its environment.
  std::string user{};
  std::string host{};  ///< a name, an IP address, or the absolute folder of a Unix socket
  int port = 0;        ///< 0: libpq's
  std::string database{};
  std::vector<std::pair<std::string, std::string>> options{};  ///< sslmode, sslrootcert, connect_timeout

  static Target file(std::string path) { return {.name = std::move(path)}; }
  [[nodiscard]] bool in_memory() const { return dialect == Dialect::sqlite && name == memory_name; }
};

/// `postgresql://[USER@][HOST[:PORT]]/NAME[?host=FOLDER&port=…&sslmode=…&sslrootcert=…&connect_timeout=…]`, with
/// percent signs as in any URI; everything that does not begin with `postgresql://` or `postgres://` is a path.
/// Errors: STO021 a password, STO022 {target, what: user | host | port | name | option | value | encoding}.
dots::Result<Target> parse_target(std::string_view text);

}  // namespace tournament::store::detail
