// Numbers of a round robin drawn so that people of one federation do not meet in the last three rounds (FIDE C.05
// Annex 2, Varma tables; of twelve, 6 and 12 meet in the last one all the same).
//
//   dots::Result<std::vector<std::vector<int>>> numbers = varma_numbers({3, 2, 1, 1, 1, 1, 1}, seed);
//   if (numbers) use(numbers->front());   // the three numbers of the first federation
#pragma once

#include <cstdint>
#include <vector>

#include "dots/result.h"

namespace tournament::pairing {

/// Numbers for each federation, given how many people each has (9 to 24 together). Whoever comes from one federation
/// gets numbers of one Varma group, as long as the federations can be packed into the groups; those that cannot are
/// spread over as few as are left. Errors: PAI015 outside 9 to 24 people; PAI013 for a federation of nobody.
dots::Result<std::vector<std::vector<int>>> varma_numbers(const std::vector<int>& federation_sizes, std::uint64_t seed);

}  // namespace tournament::pairing
