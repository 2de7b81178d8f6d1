// The direct encounter (FIDE C.07 article 6), which has no value of its own but orders those who are tied.
#pragma once

#include <vector>

#include "tally.h"

namespace tournament::standings {

/// Indices into Tally::rows of entries that are tied so far.
using Group = std::vector<std::size_t>;

struct DirectOrder {
  std::vector<Group> groups;        ///< best first; those in one group stay tied
  std::vector<DirectTable> tables;  ///< that were looked at, the one among all first
};

/// `tied` holds two or more.
DirectOrder direct_encounter(const Tally& tally, const Group& tied);

}  // namespace tournament::standings
