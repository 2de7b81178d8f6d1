// Numbers as records write them.
#pragma once

#include <optional>
#include <string_view>

namespace tournament::records {

/// A finite number that takes up the whole text, blanks around it apart.
std::optional<double> read_real(std::string_view text);
std::optional<long> read_integer(std::string_view text);

}  // namespace tournament::records
