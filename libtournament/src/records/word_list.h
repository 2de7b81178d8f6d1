// Lists of words in one text, with a space between them.
#pragma once

#include <algorithm>
#include <string_view>

namespace tournament::records {

constexpr bool has_word(std::string_view words, std::string_view word) {
  while (!words.empty()) {
    const std::size_t end = std::min(words.find(' '), words.size());
    if (words.substr(0, end) == word) return true;
    words.remove_prefix(std::min(end + 1, words.size()));
  }
  return false;
}

}  // namespace tournament::records
