#include "line_up/stones.h"

#include <bit>

#include "board8/known.h"
#include "board8/shift.h"

namespace dots::line_up {

using board8::bit;
using board8::shift;
using board8::Standing;

bool has_line(Bits stones, Line line) {
  bool found = false;
  // Lines run both ways: one direction of each pair is enough.
  const auto look = [&](auto files, auto ranks) {
    if constexpr (ranks > 0 || (ranks == 0 && files > 0)) {
      const auto before = [&](Bits bits) { return shift(bits, files, ranks); };
      const Bits second = stones & before(stones);
      const Bits third = stones & before(second);
      Bits fourth = stones & before(third);
      if (line == Line::exact4) {
        const Bits fifth = stones & before(fourth);
        // The fourth stone of a run is no end where a stone follows it, nor the end of four where one more precedes.
        fourth &= ~fifth & ~shift(stones, -files, -ranks);
      }
      found = found || fourth != 0;
    }
  };
  board8::each_direction(look);
  return found;
}

Standing Stones::standing(Line line) const {
  const auto mover = static_cast<std::size_t>(index(other(to_move)));
  if (has_line(of[mover], line)) return {Ending::line, other(to_move)};
  if (has_line(of[1 - mover], line)) return {Ending::line, to_move};
  return {};
}

Result<Stones> read_stones(const board8::Gfen& gfen) {
  if (auto known = board8::check_known(gfen, "wb"); !known) return known.error();
  return Stones{{gfen.places_of('w'), gfen.places_of('b')}, gfen.to_move};
}

board8::Gfen write_stones(const Stones& stones) {
  board8::Gfen gfen;
  for (Square square = 0; square < 64; ++square)
    gfen.cells[square] = (stones.of[0] & bit(square)) != 0 ? 'w' : (stones.of[1] & bit(square)) != 0 ? 'b' : '.';
  gfen.to_move = stones.to_move;
  return gfen;
}

std::array<int, 2> count_stones(const Stones& stones) {
  return {std::popcount(stones.of[0]), std::popcount(stones.of[1])};
}

}  // namespace dots::line_up
