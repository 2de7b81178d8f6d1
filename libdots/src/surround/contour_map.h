// ContourMap: which points a closed chain goes through and which lie inside it, a bit for each point of its box.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "dots/surround/drawn_lines.h"
#include "dots/surround/point.h"

namespace dots::surround {

class ContourMap {
 public:
  /// The chain has a point at least.
  explicit ContourMap(std::span<const Point> contour);

  [[nodiscard]] const Box& box() const { return box_; }
  /// How many points the chain goes through.
  [[nodiscard]] std::size_t length() const { return length_; }
  /// Whether a point of the chain is there; not those that its links skip.
  [[nodiscard]] bool goes_through(Point p) const { return box_.contains(p) && is_set(on_chain(p.y), p.x); }
  /// Strictly inside (even-odd), neither on the chain nor on a point that a link skips.
  [[nodiscard]] bool holds(Point p) const { return box_.contains(p) && is_set(within(p.y), p.x); }
  /// All points inside, row by row.
  [[nodiscard]] std::vector<Point> inside() const;

 private:
  using Word = std::uint64_t;
  static constexpr int word_bits = 64;

  // The words of a row; those of the chain come before those of the inside.
  [[nodiscard]] const Word* on_chain(int y) const {
    return &bits_[2 * words_ * static_cast<std::size_t>(y - box_.low.y)];
  }
  [[nodiscard]] const Word* within(int y) const { return on_chain(y) + words_; }
  [[nodiscard]] Word* on_chain(int y) { return &bits_[2 * words_ * static_cast<std::size_t>(y - box_.low.y)]; }
  [[nodiscard]] Word* within(int y) { return on_chain(y) + words_; }
  struct Place {
    std::size_t word;
    Word bit;
  };
  [[nodiscard]] Place place_of(int x) const {
    const auto column = static_cast<std::size_t>(x - box_.low.x);
    return {column / word_bits, Word{1} << (column % word_bits)};
  }
  [[nodiscard]] bool is_set(const Word* row, int x) const {
    const auto [word, bit] = place_of(x);
    return (row[word] & bit) != 0;
  }
  void pass(Point a, Point b);

  Box box_;
  std::size_t words_;  // for the chain, or the inside, of one row
  std::vector<Word> bits_;
  std::size_t length_ = 0;
};

}  // namespace dots::surround
