// The schema, as a list of steps that are compiled in.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "connection.h"
#include "dots/result.h"

namespace tournament::store::detail {

struct Migration {
  int number;  ///< from 1, rising
  std::string_view name;
  std::string_view sql;
};

/// schemas/sqlite or schemas/postgresql, by number. Both lead to the same tables, step by step.
std::span<const Migration> migrations(Dialect dialect);
/// The number of the last one, of either.
int newest_schema();

/// Those of the list that a database of that schema has.
std::span<const Migration> up_to(std::span<const Migration> list, std::int64_t version);

/// Applies those that the database does not have yet and marks it as ours, inside the caller's transaction.
/// `at`: UTC. The database must not be newer than the list. Errors: STO014 one that was applied differs.
dots::Result<void> apply_migrations(Connection& connection, std::span<const Migration> list, const std::string& at);
/// The same in a transaction of its own.
dots::Result<void> migrate(Connection& connection, std::span<const Migration> list, const std::string& at);

/// Compares what was applied with `list`: the same steps, no more and no less. Errors: STO014.
dots::Result<void> compare_migrations(Connection& connection, std::span<const Migration> list);

}  // namespace tournament::store::detail
