// Decimal text with a half at most, exactly: "12", "-3", "6.5".
//
//   halves_of("6.5");    // 13
#pragma once

#include <optional>
#include <string_view>

namespace arbiter::cli {

/// Nothing for a text that is no such number, or larger than a billion.
std::optional<long> halves_of(std::string_view text);

}  // namespace arbiter::cli
