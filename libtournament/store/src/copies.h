// Copies of databases: backups, what is made of them, and the one before a migration.
//
//   if (auto copied = back_up(connection, "spring-2026.db"); !copied) return copied.error();
#pragma once

#include <span>
#include <string>

#include "connection.h"
#include "dots/result.h"
#include "migrations.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// An archive in the new file `path`; every log and every record is verified first.
/// Errors: STO004, STO007, STO010, STO019.
dots::Result<void> export_to(Connection& connection, const std::string& path);
/// A copy in the new file `path`: of SQLite a database, of PostgreSQL an archive. Errors: as export_to().
dots::Result<void> back_up(Connection& connection, const std::string& path);

/// Makes the database `target` from an archive, whole or not at all. Errors: of read_archive(), STO010.
dots::Result<Connection> make_from_archive(const std::string& archive, const Target& target, const std::string& at);
/// Makes the file `target` from a SQLite database, brought to the newest schema.
dots::Result<void> make_from_file(const std::string& backup, const std::string& target, const std::string& at);

/// Brings a database to the end of `list`; a SQLite file is copied first, beside itself.
dots::Result<Migrated> bring_up(const Target& target, std::span<const Migration> list, const std::string& at);

}  // namespace tournament::store::detail
