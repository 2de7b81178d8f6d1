// Any text is refused, or is a ruleset whose canonical text reads back to the same value.
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "dots/surround/ruleset.h"
#include "property.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace dots::surround;
  const auto rules = parse_ruleset({reinterpret_cast<const char*>(data), size});
  if (!rules) {
    holds(!rules.error().code.empty());
    return 0;
  }
  const auto again = parse_ruleset(canonical_text(*rules));
  holds(again && *again == *rules);
  (void)violations(*rules);
  return 0;
}
