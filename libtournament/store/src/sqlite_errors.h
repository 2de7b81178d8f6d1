// From SQLite's result codes to the store's errors.
#pragma once

#include <string>

#include "dots/result.h"

struct sqlite3;

namespace tournament::store::detail {

/// The error for the last call that failed on `handle`. `path` is of the database file.
dots::Error last_error(sqlite3* handle, const std::string& path);

/// The same while a file is being opened, where a refusal by the file system is STO004 and bad pages may mean STO001.
dots::Error opening_error(sqlite3* handle, const std::string& path);

}  // namespace tournament::store::detail
