// Any bytes as a text diagram, a file of puzzles, or settings of zagram; the first byte chooses. See
// records_property.h.
#include <cstddef>
#include <cstdint>
#include <iterator>

#include "records_property.h"
#include "tournament/records/zagram_settings.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace tournament::records;
  if (size == 0) return 0;
  const std::string_view bytes(reinterpret_cast<const char*>(data) + 1, size - 1);
  constexpr const char* names[] = {"fuzz.dots", "fuzz.piq", "fuzz.txt"};
  records_hold(bytes, names[data[0] % std::size(names)]);
  if (const auto settings = parse_zagram_settings(bytes)) {
    const auto again = parse_zagram_settings(to_text(*settings));
    holds(again && *again == *settings);
  } else {
    holds(settings.error().place.column > 0);
  }
  return 0;
}
