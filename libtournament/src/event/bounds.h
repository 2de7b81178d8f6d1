// Numbers within bounds.
#pragma once

namespace tournament::event {

inline bool is_between(int value, int low, int high) { return value >= low && value <= high; }

}  // namespace tournament::event
