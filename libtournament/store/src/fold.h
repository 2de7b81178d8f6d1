// Folding of names for search: no case, no accents, one blank between words.
//
//   fold("Ёлкин,  Łukasz") == "елкин lukasz"
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace tournament::store::detail {

std::string fold(std::string_view text);
/// The folded words of a text.
std::vector<std::string> folded_words(std::string_view text);

}  // namespace tournament::store::detail
