// Text from strangers made fit to be shown: names, titles and remarks are hostile input.
//
//   display_text("Kov\u202Eacs\x07");   // "Kovacs": no control, bidi or zero-width characters
//   for (std::string_view rest = name; !rest.empty();) use(take_code_point(rest));
//   display_width("Żółw");              // 4 columns of a terminal
#pragma once

#include <string>
#include <string_view>

namespace tournament::publish {

/// Takes one code point from the front of `text`, which must not be empty; U+FFFD for each byte that is not UTF-8.
char32_t take_code_point(std::string_view& text);
void append_code_point(std::string& out, char32_t code);

/// Control characters (blank, tab and line ends apart), bidi marks and overrides, zero-width and tag characters: they
/// can make a text look like another one.
bool is_deceptive(char32_t code);

/// Valid UTF-8 on one line: ill-formed bytes become U+FFFD, tabs and line ends a blank, deceptive characters go.
std::string display_text(std::string_view text);

/// Columns of a terminal: combining marks take none, East Asian wide characters two.
int display_width(std::string_view text);

/// Key that sorts names without regard to case and to the diacritics of Latin letters; Cyrillic and Greek follow Latin.
/// A desk with a locale at hand sorts better; pages have none.
std::string sort_key(std::string_view name);

}  // namespace tournament::publish
