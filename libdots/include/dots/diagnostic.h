// Diagnostic: one finding about an input. Findings are a list beside the result: a record may have many.
//
//   for (const Diagnostic& d : record.diagnostics)
//     if (d.severity == Severity::critical) …
#pragma once

#include <algorithm>
#include <string_view>
#include <vector>

#include "dots/result.h"

namespace dots {

/// `critical` means that no game could be made of the input.
enum class Severity : std::uint8_t { info, warning, error, critical };

std::string_view to_text(Severity severity);

struct Diagnostic {
  Severity severity = Severity::info;
  std::string code;  ///< stable, as Error::code
  Arguments args{};
  Place place{};
  int ply = 0;  ///< 1-based number of the move it speaks of; 0 when it speaks of no move
  friend bool operator==(const Diagnostic&, const Diagnostic&) = default;
};
using Diagnostics = std::vector<Diagnostic>;

inline bool any_at_least(const Diagnostics& list, Severity severity) {
  return std::any_of(list.begin(), list.end(), [severity](const Diagnostic& d) { return d.severity >= severity; });
}

}  // namespace dots
