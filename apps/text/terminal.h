// What may reach a terminal: names and files are hostile input, so control and direction characters are taken out.
//
//   out << one_line(record.first.name);   // "Ivan\x1b[2J" loses its escape, line breaks become blanks
//   out << block(position);               // keeps line breaks
//   width("Łódź");                        // 4
#pragma once

#include <string>
#include <string_view>

namespace arbiter::text {

/// Without C0, DEL and C1 controls, direction marks and zero-width characters; line breaks and tabs become blanks.
/// Bytes that are no UTF-8 become U+FFFD.
std::string one_line(std::string_view text);
/// The same, but line feeds stay.
std::string block(std::string_view text);
/// Number of characters, for columns.
std::size_t width(std::string_view text);
/// With blanks behind it, up to so many characters.
std::string padded(std::string text, std::size_t columns);

}  // namespace arbiter::text
