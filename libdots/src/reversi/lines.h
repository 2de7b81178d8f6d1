// Lines of discs: where a side can place, and what a disc turns (rules/reversi.md §3).
#pragma once

#include <bit>

#include "dots/board8/square.h"

namespace dots::reversi {

using board8::Bits;
using board8::Square;

/// One step of all bits; those that would leave the board at its sides are dropped.
template <int by>
constexpr Bits stepped(Bits bits) {
  constexpr Bits not_file_a = 0xFEFEFEFEFEFEFEFEU;
  constexpr Bits not_file_h = 0x7F7F7F7F7F7F7F7FU;
  if constexpr (by == 1 || by == 9 || by == -7) return (by > 0 ? bits << by : bits >> -by) & not_file_a;
  if constexpr (by == -1 || by == -9 || by == 7) return (by > 0 ? bits << by : bits >> -by) & not_file_h;
  return by > 0 ? bits << by : bits >> -by;
}

/// The discs of `enemy` that stand without a gap in one direction from the bits of `from`: at most six in a line.
template <int by>
constexpr Bits run(Bits from, Bits enemy) {
  Bits found = stepped<by>(from) & enemy;
  for (int i = 0; i < 5; ++i) found |= stepped<by>(found) & enemy;
  return found;
}

template <class Use>
constexpr void each_direction(Use use) {
  use.template operator()<1>();
  use.template operator()<-1>();
  use.template operator()<8>();
  use.template operator()<-8>();
  use.template operator()<9>();
  use.template operator()<-9>();
  use.template operator()<7>();
  use.template operator()<-7>();
}

/// The empty cells on which `own` encloses something.
inline Bits placeable(Bits own, Bits enemy, Bits empty) {
  Bits found = 0;
  each_direction([&]<int by>() { found |= stepped<by>(run<by>(own, enemy)); });
  return found & empty;
}

/// What a disc of `own` on the cell turns.
inline Bits turned(Bits cell, Bits own, Bits enemy) {
  Bits found = 0;
  each_direction([&]<int by>() {
    const Bits line = run<by>(cell, enemy);
    if ((stepped<by>(line) & own) != 0) found |= line;
  });
  return found;
}

}  // namespace dots::reversi
