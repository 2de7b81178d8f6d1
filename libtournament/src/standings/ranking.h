// Ranked rows with what was found on the way.
#pragma once

#include <vector>

#include "tally.h"

namespace tournament::standings {

struct Ranking {
  std::vector<Row> rows;  ///< best first, complete
  std::vector<DirectTable> direct_tables;
};

Ranking rank(const event::State& state, const Tally& tally);

}  // namespace tournament::standings
