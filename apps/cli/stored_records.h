// Records on their way into the database and out of it again.
//
//   RecordFile file = to_store("t3.sgf", bytes, checked);
//   result.record = record_id(bytes, 0);
#pragma once

#include <string>
#include <string_view>

#include "cli/verify_files.h"
#include "tournament/event/types.h"
#include "tournament/store/types.h"

namespace arbiter::cli {

/// The file as the store keeps it, with a row for each game.
tournament::store::RecordFile to_store(std::string bytes, const CheckedFile& checked);
/// The name under which the store keeps a game: SHA-256 of the file, ":" and the index of the game in it.
tournament::event::RecordId record_id(std::string_view bytes, int index);

}  // namespace arbiter::cli
