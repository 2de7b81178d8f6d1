// Drawing by lot, the same on every machine: the standard fixes std::mt19937_64, but not its distributions.
//
//   RandomDraw draw(seed);
//   draw.shuffle(numbers);
#pragma once

#include <cstdint>
#include <random>
#include <utility>
#include <vector>

namespace tournament::pairing {

class RandomDraw {
 public:
  explicit RandomDraw(std::uint64_t seed) : random_(seed) {}

  /// Uniform in 0 … n-1, for n > 0.
  std::size_t below(std::size_t n) {
    // Values past the last whole multiple of n would favour the small numbers.
    const std::uint64_t rest = (UINT64_MAX % n + 1) % n;
    for (;;) {
      if (const std::uint64_t value = random_(); value <= UINT64_MAX - rest) return static_cast<std::size_t>(value % n);
    }
  }

  template <class T>
  void shuffle(std::vector<T>& list) {
    for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[below(i)]);
  }

 private:
  std::mt19937_64 random_;
};

}  // namespace tournament::pairing
