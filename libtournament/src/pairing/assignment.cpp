#include "assignment.h"

#include <limits>

namespace tournament::pairing {

std::vector<int> cheapest_assignment(const std::vector<std::vector<long>>& costs) {
  const std::size_t n = costs.size();
  // Rows and columns from 1; column 0 holds the row that is being placed.
  std::vector<long> row_price(n + 1, 0), column_price(n + 1, 0);
  std::vector<std::size_t> row_of(n + 1, 0), came_from(n + 1, 0);
  for (std::size_t row = 1; row <= n; ++row) {
    std::vector<long> slack(n + 1, std::numeric_limits<long>::max());
    std::vector<bool> visited(n + 1, false);
    row_of[0] = row;
    std::size_t column = 0;
    while (row_of[column] != 0) {
      visited[column] = true;
      const std::size_t at = row_of[column];
      long least = std::numeric_limits<long>::max();
      std::size_t next = 0;
      for (std::size_t c = 1; c <= n; ++c) {
        if (visited[c]) continue;
        const long reduced = costs[at - 1][c - 1] - row_price[at] - column_price[c];
        if (reduced < slack[c]) {
          slack[c] = reduced;
          came_from[c] = column;
        }
        if (slack[c] < least) {
          least = slack[c];
          next = c;
        }
      }
      for (std::size_t c = 0; c <= n; ++c) {
        if (visited[c]) {
          row_price[row_of[c]] += least;
          column_price[c] -= least;
        } else if (c != 0) {
          slack[c] -= least;
        }
      }
      column = next;
    }
    while (column != 0) {
      row_of[column] = row_of[came_from[column]];
      column = came_from[column];
    }
  }
  std::vector<int> result(n, 0);
  for (std::size_t c = 1; c <= n; ++c) result[row_of[c] - 1] = static_cast<int>(c) - 1;
  return result;
}

}  // namespace tournament::pairing
