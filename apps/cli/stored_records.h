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

}  // namespace arbiter::cli
