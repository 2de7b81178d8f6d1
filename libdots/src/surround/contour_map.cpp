#include "surround/contour_map.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "dots/surround/contour.h"
#include "surround/chain.h"

namespace dots::surround {

ContourMap::ContourMap(std::span<const Point> contour)
    : box_(box_of(contour)),
      words_(static_cast<std::size_t>((box_.high.x - box_.low.x) / word_bits + 1)),
      bits_(2 * words_ * static_cast<std::size_t>(box_.high.y - box_.low.y + 1)) {
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const auto [word, bit] = place_of(contour[i].x);
    Word& on = on_chain(contour[i].y)[word];
    length_ += (on & bit) == 0 ? 1 : 0;
    on |= bit;
    pass(contour[i], after(contour, i));
  }
  for (int y = box_.low.y; y <= box_.high.y; ++y)
    for (std::size_t word = 0; word < words_; ++word) within(y)[word] &= ~on_chain(y)[word];
  for (std::size_t i = 0; i < contour.size(); ++i)
    if (const auto skipped = skipped_point(contour[i], after(contour, i))) {
      const auto [word, bit] = place_of(skipped->x);
      within(skipped->y)[word] &= ~bit;
    }
}

// A ray just below a row crosses the links that go from this row, or one above it, to a lower one; all points to the
// right of where it does so change sides. A point that is not on the chain lies on the same side of where a link meets
// the row and of where it meets the ray.
void ContourMap::pass(Point a, Point b) {
  const auto [upper, lower] = a.y < b.y ? std::pair{a, b} : std::pair{b, a};
  for (int y = upper.y; y < lower.y; ++y) {
    int twice_x = 2 * (upper.x - box_.low.x);  // a link of two rows may pass a row halfway between two points
    if (y > upper.y) twice_x += 2 * (y - upper.y) * (lower.x - upper.x) / (lower.y - upper.y);
    const auto right = static_cast<std::size_t>(twice_x / 2 + 1);
    Word* const row = within(y);
    if (right / word_bits >= words_) continue;
    row[right / word_bits] ^= ~Word{0} << (right % word_bits);
    for (std::size_t word = right / word_bits + 1; word < words_; ++word) row[word] = ~row[word];
  }
}

std::vector<Point> ContourMap::inside() const {
  std::vector<Point> points;
  std::size_t count = 0;
  for (int y = box_.low.y; y <= box_.high.y; ++y)
    for (std::size_t word = 0; word < words_; ++word) count += static_cast<std::size_t>(std::popcount(within(y)[word]));
  points.reserve(count);
  for (int y = box_.low.y; y <= box_.high.y; ++y)
    for (std::size_t word = 0; word < words_; ++word)
      for (Word rest = within(y)[word]; rest != 0; rest &= rest - 1)
        points.push_back({box_.low.x + static_cast<int>(word) * word_bits + std::countr_zero(rest), y});
  return points;
}

}  // namespace dots::surround
