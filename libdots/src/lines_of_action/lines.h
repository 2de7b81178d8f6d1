// LineCounts: how many stones stand on each of the 46 lines of the board, kept while stones come and go. A stone moves
// as far as its line has stones (rules/lines-of-action.md §2).
//
//   LineCounts counts(all_stones);
//   each_move(stones, counts, enemies, [&](Square from, Square to) { … });
#pragma once

#include <array>
#include <cstdint>

#include "board8/shift.h"
#include "dots/board8/square.h"

namespace dots::lines_of_action {

using board8::Bits;
using board8::Square;

/// The line of a square in each of the four orientations: file, rank, and the diagonals up and down to the right.
inline constexpr auto line_numbers = [] {
  std::array<std::array<std::uint8_t, 4>, 64> numbers{};
  for (int file = 0; file < 8; ++file)
    for (int rank = 0; rank < 8; ++rank)
      numbers[board8::square_at(file, rank)] = {static_cast<std::uint8_t>(file), static_cast<std::uint8_t>(8 + rank),
                                                static_cast<std::uint8_t>(16 + 7 + rank - file),
                                                static_cast<std::uint8_t>(31 + rank + file)};
  return numbers;
}();
inline constexpr std::size_t line_total = 46;

/// The squares strictly between two squares of one line; none where they are neighbours or on no common line.
inline constexpr auto between = [] {
  std::array<std::array<Bits, 64>, 64> squares{};
  for (Square from = 0; from < 64; ++from) {
    for (const board8::Direction way : board8::directions) {
      int file = board8::file_of(from) + way.files;
      int rank = board8::rank_of(from) + way.ranks;
      Bits passed = 0;
      for (; file >= 0 && file < 8 && rank >= 0 && rank < 8; file += way.files, rank += way.ranks) {
        const Square to = board8::square_at(file, rank);
        squares[from][to] = passed;
        passed |= board8::bit(to);
      }
    }
  }
  return squares;
}();

/// How many squares there are from a square to the edge, by direction.
inline constexpr auto room = [] {
  std::array<std::array<std::int8_t, 8>, 64> squares{};
  for (Square from = 0; from < 64; ++from) {
    for (std::size_t d = 0; d < 8; ++d) {
      int file = board8::file_of(from) + board8::directions[d].files;
      int rank = board8::rank_of(from) + board8::directions[d].ranks;
      for (; file >= 0 && file < 8 && rank >= 0 && rank < 8;
           file += board8::directions[d].files, rank += board8::directions[d].ranks)
        ++squares[from][d];
    }
  }
  return squares;
}();

/// The orientation of a direction, as in line_numbers.
constexpr std::size_t orientation(int files, int ranks) {
  return files == 0 ? 0U : ranks == 0 ? 1U : files == ranks ? 2U : 3U;
}

class LineCounts {
 public:
  explicit LineCounts(Bits stones) {
    while (stones != 0) change(board8::take_lowest(stones), 1);
  }
  void change(Square square, int by) {
    for (const std::uint8_t line : line_numbers[square]) counts_[line] = static_cast<std::int8_t>(counts_[line] + by);
  }
  [[nodiscard]] int at(Square square, std::size_t orientation) const {
    return counts_[line_numbers[square][orientation]];
  }

 private:
  std::array<std::int8_t, line_total> counts_{};
};

/// Calls act(from, to) for every move of the stones; it returns true to stop.
template <class Act>
void each_move(Bits stones, Bits enemies, const LineCounts& counts, Act act) {
  bool stopped = false;
  for (Bits left = stones; left != 0 && !stopped;) {
    const Square from = board8::take_lowest(left);
    std::size_t direction = 0;
    board8::each_direction([&](auto files, auto ranks) {
      const int distance = counts.at(from, orientation(files, ranks));
      const bool fits = distance <= room[from][direction++];
      if (stopped || !fits) return;
      const auto to = static_cast<Square>(from + distance * (ranks * 8 + files));
      if ((between[from][to] & enemies) == 0 && (stones & board8::bit(to)) == 0) stopped = act(from, to);
    });
  }
}

}  // namespace dots::lines_of_action
