// The edge as a wall of both sides (rules/dots.md §1 `edge`, §4): a frame of points around the board to which the dots
// of either side are linked.
#include <algorithm>

#include "dots/surround/field.h"
#include "surround/directions.h"

namespace dots::surround {

void Field::link_frame() {
  const auto on_sheet = [&](Point p) { return p.x >= -1 && p.y >= -1 && p.x <= width_ && p.y <= height_; };
  for (int y = -1; y <= height_; ++y)
    for (int x = -1; x <= width_; ++x) {
      if (contains({x, y})) continue;
      for (int d = 0; d < 8; ++d) {
        const Point beside{x + dx[d], y + dy[d]};
        if (!on_sheet(beside)) continue;
        for (auto& of_side : links_) of_side[at_index(beside)] |= static_cast<std::uint8_t>(1U << opposite(d));
      }
    }
}

// A contour along the wall parts the board in two, and each part is closed; what is more than half of the board counts
// as the outside (decided, §4). Inside the frame the corners are cut, half a square each.
bool Field::is_outside(const Ring& ring) const {
  const long board = 2L * (width_ + 1) * (height_ + 1) - 4;
  return 2 * ring.doubled_area > board &&
         std::any_of(ring.chain.begin(), ring.chain.end(), [&](Index i) { return (cells_[i] & cell::wall) != 0; });
}

}  // namespace dots::surround
