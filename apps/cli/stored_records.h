// Records on their way into the database.
//
//   RecordFile file = to_store(bytes, checked);
#pragma once

#include <string>

#include "cli/verify_files.h"
#include "tournament/store/types.h"

namespace arbiter::cli {

/// The file as the store keeps it, with a row for each game.
tournament::store::RecordFile to_store(std::string bytes, const CheckedFile& checked);

/// The same for the archive of games: without records of which no game could be made, and with what finds games that
/// go on where others end.
tournament::store::RecordFile to_archive(std::string bytes, const CheckedFile& checked);

}  // namespace arbiter::cli
