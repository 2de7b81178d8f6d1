// Searching and counting the games of the archive. Every function runs inside the caller's transaction.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "connection.h"
#include "tournament/store/games.h"

namespace tournament::store::detail {

dots::Result<void> visit_games(Connection& connection, const GameFilter& filter,
                               const std::function<dots::Result<void>(const FoundGame&)>& visit);
dots::Result<std::vector<FoundGame>> games_after(Connection& connection, const GameFilter& filter,
                                                 std::string_view last, int count);
dots::Result<std::vector<GameCounts>> count_games(Connection& connection, const GameFilter& filter);

}  // namespace tournament::store::detail
