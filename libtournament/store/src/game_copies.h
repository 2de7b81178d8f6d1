// Files put into the archive of games: once each, without games that are stored already. Every function runs inside the
// caller's transaction.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "connection.h"
#include "tournament/store/games.h"

namespace tournament::store::detail {

/// Errors: as put_record().
dots::Result<std::vector<FileOutcome>> put_files(Connection& connection, std::span<const RecordFile> files,
                                                 const std::string& at, const PutOptions& options);
dots::Result<std::vector<bool>> has_files(Connection& connection, std::span<const std::string> sha256s);

}  // namespace tournament::store::detail
