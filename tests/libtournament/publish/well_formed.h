// A small reader of the markup that the writer makes: enough to see that it nests, and what its attributes hold.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace publish_tests {

struct Tag {
  std::string name;
  std::vector<std::pair<std::string, std::string>> attributes;
};
struct Scan {
  std::string fault;  ///< empty when all is well
  std::vector<Tag> tags;
};

inline Scan scan(std::string_view text) {
  Scan result;
  std::vector<std::string> open;
  const auto fail = [&](const std::string& why) { return result.fault = why, result; };
  while (true) {
    const std::size_t start = text.find('<');
    if (text.substr(0, start).find('>') != std::string_view::npos) return fail("a bare '>'");
    if (start == std::string_view::npos) return open.empty() ? result : fail("not closed: " + open.back());
    text.remove_prefix(start + 1);
    const std::size_t end = text.find('>');
    if (end == std::string_view::npos) return fail("'<' without '>'");
    std::string_view inside = text.substr(0, end);
    text.remove_prefix(end + 1);
    if (inside == "!DOCTYPE html") continue;
    if (inside.substr(0, 1) == "/") {
      if (open.empty() || open.back() != inside.substr(1))
        return fail("closes what is not open: " + std::string(inside));
      open.pop_back();
      continue;
    }
    const bool empty = !inside.empty() && inside.back() == '/';
    if (empty) inside.remove_suffix(1);
    Tag tag{std::string(inside.substr(0, inside.find(' '))), {}};
    inside.remove_prefix(tag.name.size());
    while (!inside.empty()) {
      const std::size_t equals = inside.find("=\"");
      const std::size_t close = equals == std::string_view::npos ? equals : inside.find('"', equals + 2);
      if (inside.front() != ' ' || close == std::string_view::npos) return fail("attribute: " + std::string(inside));
      tag.attributes.emplace_back(inside.substr(1, equals - 1), inside.substr(equals + 2, close - equals - 2));
      inside.remove_prefix(close + 1);
    }
    if (!empty) open.push_back(tag.name);
    result.tags.push_back(std::move(tag));
  }
}

}  // namespace publish_tests
