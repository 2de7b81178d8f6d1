// Numbers as records write them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tournament::records {

/// A finite number that takes up the whole text, blanks around it apart.
std::optional<double> read_real(std::string_view text);
std::optional<long> read_integer(std::string_view text);

/// Points in halves, exactly: "+1.5" and "1.50" are 3. Nothing for another fraction, blanks, or a million and more.
std::optional<long> read_halves(std::string_view text);
/// 3 -> "1.5", -4 -> "-2"
std::string halves_text(long halves);

}  // namespace tournament::records
