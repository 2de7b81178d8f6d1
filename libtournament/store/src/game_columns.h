// The columns of record_games, in one place: names, the values of a game, and a game from its row.
//
//   connection.run(upsert_game(), values_of(sha, game));
//   connection.each("SELECT " + game_columns() + " FROM record_games", {}, [](const Row& row) { … game_of(row, 0) … });
#pragma once

#include <string>

#include "connection.h"
#include "tournament/store/types.h"

namespace tournament::store::detail {

/// From game_index on, separated by commas; `game_column_count` of them.
const std::string& game_columns();
inline constexpr int game_column_count = 29;
RecordGame game_of(const Row& row, int from);

/// Inserts a game, or renews its row.
const std::string& upsert_game();
/// For upsert_game(). Errors: STO015 {field: verdict | plies | index}.
dots::Result<QVariantList> values_of(const std::string& sha256, const RecordGame& game);

/// Text for a database: PostgreSQL knows none with a NUL.
QVariant without_nul(std::string text);

}  // namespace tournament::store::detail
