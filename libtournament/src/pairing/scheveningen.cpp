#include "tournament/pairing/scheveningen.h"

#include <array>
#include <cstdlib>

#include "random_draw.h"

namespace tournament::pairing {

namespace {

using Round = std::vector<ScheveningenGame>;
using Rounds = std::vector<Round>;

// The published tables: row = round, column = number in A, entry = number in B; negative when B moves first.
constexpr std::array<std::array<int, 2>, 2> table_2{{{1, 2}, {-2, -1}}};
constexpr std::array<std::array<int, 3>, 3> table_3{{{1, 2, -3}, {-2, 3, -1}, {3, -1, 2}}};
constexpr std::array<std::array<int, 4>, 4> table_4{{{1, 2, -3, -4}, {-2, -1, 4, 3}, {3, 4, -1, -2}, {-4, -3, 2, 1}}};
constexpr std::array<std::array<int, 5>, 5> table_5{
    {{1, 2, 3, -4, -5}, {-2, -3, 4, 5, -1}, {3, 4, -5, -1, 2}, {-4, 5, 1, -2, -3}, {5, -1, -2, 3, 4}}};
constexpr std::array<std::array<int, 6>, 6> table_6{{{1, -2, -3, 4, -5, 6},
                                                     {-2, 3, 5, -6, 4, -1},
                                                     {3, -5, -1, 2, 6, -4},
                                                     {-4, -6, 2, 1, -3, 5},
                                                     {5, 4, 6, -3, -1, -2},
                                                     {-6, 1, -4, -5, 2, 3}}};
constexpr std::array<std::array<int, 7>, 7> table_7{{{1, 2, 3, 4, -5, -6, -7},
                                                     {-2, -3, -4, 5, 6, 7, -1},
                                                     {3, 4, 5, -6, -7, -1, 2},
                                                     {-4, -5, 6, 7, 1, -2, -3},
                                                     {5, 6, -7, -1, -2, 3, 4},
                                                     {-6, 7, 1, 2, -3, -4, -5},
                                                     {7, -1, -2, -3, 4, 5, 6}}};
constexpr std::array<std::array<int, 8>, 8> table_8{{{1, 2, 3, 4, -5, -6, -7, -8},
                                                     {-2, -3, -4, -1, 6, 7, 8, 5},
                                                     {3, 4, 1, 2, -7, -8, -5, -6},
                                                     {-4, -1, -2, -3, 8, 5, 6, 7},
                                                     {5, 6, 7, 8, -1, -2, -3, -4},
                                                     {-6, -7, -8, -5, 2, 3, 4, 1},
                                                     {7, 8, 5, 6, -3, -4, -1, -2},
                                                     {-8, -5, -6, -7, 4, 1, 2, 3}}};

template <std::size_t N>
Rounds published(const std::array<std::array<int, N>, N>& table) {
  Rounds rounds;
  for (const auto& row : table) {
    Round& round = rounds.emplace_back();
    for (std::size_t i = 0; i < N; ++i) round.push_back({static_cast<int>(i) + 1, std::abs(row[i]), row[i] > 0});
  }
  return rounds;
}

/// n divisible by four (swiss.md §8.4): the upper half of A meets the upper half of B first, then the lower one.
Rounds by_halves(int n) {
  const int h = n / 2;
  Rounds rounds;
  for (int r = 1; r <= n; ++r) {
    Round& round = rounds.emplace_back();
    for (int i = 1; i <= n; ++i) {
      const int half = (i > h) == (r > h) ? 0 : h;
      const int b = (i - 1 + r - 1) % h + 1 + half;
      round.push_back({i, b, (r % 2 == 1) != (i > h)});
    }
  }
  return rounds;
}

/// n odd: in round r, A i meets B i+r-1 (mod n). The side follows the parity of (2i + r) mod n. As r, i, or i against
/// a fixed B runs, that number takes every value once, so that every sum is balanced within one; and since it changes
/// by one from round to round for both teams, sides alternate but for one repetition.
Rounds by_turning(int n) {
  Rounds rounds;
  for (int r = 1; r <= n; ++r) {
    Round& round = rounds.emplace_back();
    for (int i = 1; i <= n; ++i) round.push_back({i, (i + r - 2) % n + 1, (2 * i + r) % n % 2 == 0});
  }
  return rounds;
}

/// n even, but not divisible by four. With B = A + round (mod n) balanced sides cannot exist: the sum of A + round - B
/// over the games in which A moves first would have to be both 0 and n/2 (mod n). So two pairs of numbers half a
/// circle apart exchange their rounds, with A first in exactly one of these four games, which mends the sum; the other
/// sides are found by repairing one unbalanced line after the other.
class Repair {
 public:
  explicit Repair(int n) : n_(index(n)), half_(n / 2), cells_(n_ * n_) {
    const std::size_t h = n_ / 2;
    for (std::size_t a = 0; a < n_; ++a) {
      for (std::size_t b = 0; b < n_; ++b) {
        const std::size_t round = (b + n_ - a) % n_;
        at(a, b) = {{a, b, round}, (round % 2 == 1) != (a >= h), false};
      }
    }
    for (const auto& [a, b, round, first] :
         {Exchanged{0, 0, h, true}, {h, h, h, false}, {0, h, 0, false}, {h, 0, 0, false}}) {
      at(a, b) = {{a, b, round}, first, true};
    }
  }

  Rounds find() {
    for (std::uint64_t attempt = 0;; ++attempt) {
      Repair copy = *this;
      if (copy.repair(attempt)) return copy.rounds();
    }
  }

 private:
  struct Exchanged {
    std::size_t a, b, round;
    bool first;
  };
  struct Cell {
    std::array<std::size_t, 3> lines{};  ///< number in A, number in B, round
    bool a_first = false;
    bool held = false;
  };
  struct Line {
    std::size_t axis = 0, position = 0;
  };

  static std::size_t index(int i) { return static_cast<std::size_t>(i); }
  Cell& at(std::size_t a, std::size_t b) { return cells_[a * n_ + b]; }

  bool repair(std::uint64_t attempt) {
    RandomDraw draw(attempt);
    for (auto& axis : sums_) axis.assign(n_, 0);
    for (const Cell& cell : cells_) {
      for (std::size_t axis = 0; axis < 3; ++axis) sums_[axis][cell.lines[axis]] += cell.a_first ? 1 : 0;
    }
    for (std::size_t step = 0; step < 100 * n_ * n_; ++step) {
      const auto unbalanced = unbalanced_lines();
      if (unbalanced.empty()) return true;
      turn_one_of(unbalanced[draw.below(unbalanced.size())], draw);
    }
    return false;
  }

  [[nodiscard]] std::vector<Line> unbalanced_lines() const {
    std::vector<Line> lines;
    for (std::size_t axis = 0; axis < 3; ++axis) {
      for (std::size_t i = 0; i < n_; ++i) {
        if (sums_[axis][i] != half_) lines.push_back({axis, i});
      }
    }
    return lines;
  }

  /// Turns the game of the line that helps the other two lines through it most.
  void turn_one_of(const Line& line, RandomDraw& draw) {
    const bool too_many = sums_[line.axis][line.position] > half_;
    std::vector<Cell*> best;
    int least = 0;
    for (Cell& cell : cells_) {
      if (cell.lines[line.axis] != line.position || cell.held || cell.a_first != too_many) continue;
      int change = 0;
      for (std::size_t axis = 0; axis < 3; ++axis) {
        const int sum = sums_[axis][cell.lines[axis]];
        change += std::abs(sum + (too_many ? -1 : 1) - half_) - std::abs(sum - half_);
      }
      if (best.empty() || change < least) {
        best.clear();
        least = change;
      }
      if (change == least) best.push_back(&cell);
    }
    Cell& cell = *best[draw.below(best.size())];
    cell.a_first = !cell.a_first;
    for (std::size_t axis = 0; axis < 3; ++axis) sums_[axis][cell.lines[axis]] += cell.a_first ? 1 : -1;
  }

  [[nodiscard]] Rounds rounds() const {
    Rounds rounds(n_);
    for (const Cell& cell : cells_) {
      rounds[cell.lines[2]].push_back(
          {static_cast<int>(cell.lines[0]) + 1, static_cast<int>(cell.lines[1]) + 1, cell.a_first});
    }
    return rounds;
  }

  std::size_t n_;
  int half_;
  std::vector<Cell> cells_;  ///< by number in A, then in B
  std::array<std::vector<int>, 3> sums_;
};

}  // namespace

std::vector<std::vector<ScheveningenGame>> scheveningen(int n) {
  if (n < 2 || n > scheveningen_most) return {};
  switch (n) {
    case 2: return published(table_2);
    case 3: return published(table_3);
    case 4: return published(table_4);
    case 5: return published(table_5);
    case 6: return published(table_6);
    case 7: return published(table_7);
    case 8: return published(table_8);
    default: break;
  }
  if (n % 2 == 1) return by_turning(n);
  return n % 4 == 0 ? by_halves(n) : Repair(n).find();
}

}  // namespace tournament::pairing
