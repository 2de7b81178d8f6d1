#include "tournament/store/names.h"

#include <algorithm>

#include "fold.h"

namespace tournament::store {

std::string folded_name(std::string_view text) { return detail::fold(text); }

std::string name_key(std::string_view text) {
  std::vector<std::string> words = detail::folded_words(text);
  if (words.empty()) return std::string(text);
  std::ranges::sort(words);
  std::string key;
  for (const std::string& word : words) key += (key.empty() ? "" : " ") + word;
  return key;
}

}  // namespace tournament::store
