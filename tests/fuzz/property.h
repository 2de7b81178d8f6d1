// A property of a fuzz target: a false one stops the run with the input that broke it.
//
//   holds(again == rules);
#pragma once

#include <cstdlib>

inline void holds(bool property) {
  if (!property) std::abort();
}
