// The cheapest assignment of rows to columns, each to one (Hungarian method, whole numbers).
//
//   std::vector<int> column = cheapest_assignment({{4, 1}, {2, 3}});   // 1 0
#pragma once

#include <vector>

namespace tournament::pairing {

/// Column of every row of a square table of costs, their sum being least.
std::vector<int> cheapest_assignment(const std::vector<std::vector<long>>& costs);

}  // namespace tournament::pairing
