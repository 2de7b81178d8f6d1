// The two writers of Field's arrays, inline where a put is made of them.
#pragma once

#include "dots/surround/field.h"
#include "surround/directions.h"

namespace dots::surround {

inline void Field::set_cell(Index at, Cell value) {
  const Cell before = cells_[at];
  changes_.push({at, before});
  cells_[at] = value;
  totals_.digest ^= cell::digest_part(at, before) ^ cell::digest_part(at, value);
}

/// Tells the points around that a live dot of the side came to stand here, or left.
inline void Field::toggle_links(Index at, Side side) {
  std::uint8_t* const links = links_[static_cast<std::size_t>(index(side))].data();
  for (int d = 0; d < 8; ++d) links[step(at, d)] ^= static_cast<std::uint8_t>(1U << opposite(d));
}

}  // namespace dots::surround
