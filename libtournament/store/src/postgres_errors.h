// From SQLSTATE to the store's errors.
#pragma once

#include <string>

#include "engine.h"

class QSqlError;

namespace tournament::store::detail {

/// What PostgreSQL said, as an error of the store; `name` is the address of the database.
Failure postgres_failure(const QSqlError& error, const std::string& name);

}  // namespace tournament::store::detail
