// Work shared out to the cores of the machine.
//
//   for_each_number(games.size(), [&](std::size_t i) { reports[i] = verify(games[i], options); });
#pragma once

#include <cstddef>
#include <functional>

namespace arbiter::cli {

/// As many as the machine runs at once, within bounds.
std::size_t worker_count();

/// Calls `work` once for each number below `count`, on several threads where there is enough of it; returns when all is
/// done. `work` is called from several threads at once, each of which takes `chunk` numbers at a time.
void for_each_number(std::size_t count, const std::function<void(std::size_t)>& work, std::size_t chunk = 32);

}  // namespace arbiter::cli
