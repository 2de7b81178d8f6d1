// Any bytes as dots on a small board: the field refuses or plays them, captives never exceed the dots on the board, and
// undo leads back to the empty field through the same digests.
#include <cstddef>
#include <cstdint>
#include <vector>

#include "dots/surround/field.h"
#include "property.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dots::surround;
  using dots::Side;
  if (size < 2) return 0;
  const int width = 1 + data[0] % 12;
  const int height = 1 + data[1] % 12;
  Field field(width, height);
  std::vector<std::uint64_t> digests{field.digest()};
  for (std::size_t i = 2; i + 1 < size; i += 2) {
    const Side side = (data[i] & 128) != 0 ? Side::second : Side::first;
    const Point point{data[i] % width, data[i + 1] % height};
    if (field.refusal(point, side) != PutRefusal::none) continue;
    field.put(point, side);
    digests.push_back(field.digest());
    holds(field.captives(Side::first) + field.captives(Side::second) <= field.puts());
    holds(field.loose(Side::first) >= 0 && field.loose(Side::second) >= 0);
  }
  while (field.puts() > 0) {
    holds(field.digest() == digests.back());
    digests.pop_back();
    field.undo();
  }
  holds(field.digest() == digests.back() && field.captives(Side::first) == 0 && field.captives(Side::second) == 0);
  return 0;
}
