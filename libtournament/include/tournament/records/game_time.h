// Time on a clock: whole milliseconds, which records write as seconds with a decimal point.
//
//   read_seconds("123.45");                  // 123450 ms
//   seconds_text(Milliseconds{123450});      // "123.45"
#pragma once

#include <chrono>
#include <optional>
#include <string>
#include <string_view>

namespace tournament::records {

using Milliseconds = std::chrono::milliseconds;

/// The nearest millisecond; nothing for what no clock shows: 10^9 seconds and more, or no number at all.
std::optional<Milliseconds> from_seconds(double seconds);
double to_seconds(Milliseconds time);

/// A number of seconds that takes up the whole text, blanks around it apart.
std::optional<Milliseconds> read_seconds(std::string_view text);
/// With no more decimals than are needed.
std::string seconds_text(Milliseconds time);

}  // namespace tournament::records
