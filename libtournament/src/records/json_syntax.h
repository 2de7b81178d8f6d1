// Whether bytes are JSON within the limits, with the place of the first fault.
//
//   if (const auto fault = json_fault(bytes, limits)) return *fault;     // JSN001 or LIM001
#pragma once

#include <optional>
#include <string_view>

#include "dots/diagnostic.h"
#include "tournament/limits.h"

namespace tournament::records {

std::optional<dots::Diagnostic> json_fault(std::string_view bytes, const Limits& limits);

}  // namespace tournament::records
