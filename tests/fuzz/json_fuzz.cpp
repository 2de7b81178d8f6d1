// Any bytes as a file of JSON: see records_property.h.
#include <cstddef>
#include <cstdint>

#include "records_property.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  records_hold({reinterpret_cast<const char*>(data), size}, "fuzz.json");
  return 0;
}
