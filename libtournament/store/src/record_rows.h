// Record files and their games. Every function runs inside the caller's transaction.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "connection.h"
#include "dots/diagnostic.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// Errors: STO015 {field: at | verdict | plies | index | winner | size | dots}, LIM001 {limit: file_bytes}.
dots::Result<PutRecord> put_record(Connection& connection, const RecordFile& file, const std::string& at);
dots::Result<std::vector<StoredRecord>> read_records(Connection& connection);
/// Errors: STO011.
dots::Result<StoredRecord> read_record(Connection& connection, std::string_view id);
/// Errors: STO011, STO019.
dots::Result<std::string> read_record_bytes(Connection& connection, std::string_view id);
/// Is the game of a RecordId there?
dots::Result<bool> has_record(Connection& connection, const event::RecordId& id);

/// Findings: STO019.
dots::Result<void> check_records(Connection& connection, dots::Diagnostics& findings);

}  // namespace tournament::store::detail
