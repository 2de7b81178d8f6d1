// Names as they are compared: whatever the case, the accents, the marks between the words, and their order.
//
//   folded_name("Ёлкин,  Łukasz") == "елкин lukasz"
//   name_key("Anna KOVÁCS") == name_key("Kovács, Anna")
#pragma once

#include <string>
#include <string_view>

namespace tournament::store {

/// The words of a name without case and accents, ё as е, ł as l, ß as ss, one blank between them.
std::string folded_name(std::string_view text);
/// The same with the words sorted, so that the order of given name and surname does not matter. A name without any
/// letter or digit is its own key.
std::string name_key(std::string_view text);

}  // namespace tournament::store
