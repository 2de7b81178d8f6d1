// The room keeps its own rule: markup is made by the writer and nowhere else.
#include <gtest/gtest.h>

#include <cctype>
#include <filesystem>
#include <regex>

#include "corpus.h"

namespace tournament::publish {
namespace {

/// The contents of the string literals of a source text, comments left out.
std::vector<std::string> literals(const std::string& source) {
  std::vector<std::string> found;
  for (std::size_t i = 0; i < source.size(); ++i) {
    if (source.compare(i, 2, "//") == 0) {
      i = std::min(source.find('\n', i), source.size());
    } else if (source[i] == '#') {
      i = std::min(source.find('\n', i), source.size());
    } else if (source[i] == '\'') {
      i = source.find('\'', i + (source[i + 1] == '\\' ? 3 : 2));
    } else if (source.compare(i, 2, "R\"") == 0) {
      const std::size_t open = source.find('(', i);
      const std::string end = ")" + source.substr(i + 2, open - i - 2) + "\"";
      const std::size_t close = source.find(end, open);
      found.push_back(source.substr(open + 1, close - open - 1));
      i = close + end.size() - 1;
    } else if (source[i] == '"') {
      std::string text;
      for (++i; i < source.size() && source[i] != '"'; ++i) {
        if (source[i] == '\\') text.push_back(source[i++]);
        text.push_back(source[i]);
      }
      found.push_back(text);
    }
  }
  return found;
}

std::vector<std::filesystem::path> sources() {
  std::vector<std::filesystem::path> found;
  for (const char* folder : {"src/publish", "include/tournament/publish"})
    for (const auto& entry : std::filesystem::directory_iterator(std::filesystem::path(ARBITER_LIBTOURNAMENT) / folder))
      if (entry.path().extension() == ".cpp" || entry.path().extension() == ".h") found.push_back(entry.path());
  return found;
}

TEST(House, literals_are_found) {
  EXPECT_EQ(literals(R"x(a("b<i>", 'c', '\''); // "d"
#include "e"
f("g\"h");)x"),
            (std::vector<std::string>{"b<i>", "g\\\"h"}));
}

TEST(House, no_markup_outside_the_writer) {
  const std::regex markup("<[/!a-zA-Z]|&(lt|gt|amp|quot|#)");
  int looked_at = 0;
  for (const auto& path : sources()) {
    if (path.filename() == "markup.cpp") continue;
    ++looked_at;
    for (const std::string& literal : literals(arbiter_tests::read_file(path)))
      EXPECT_FALSE(std::regex_search(literal, markup)) << path << ": \"" << literal << "\"";
  }
  EXPECT_GT(looked_at, 20);
}

TEST(House, the_style_sheet_fetches_nothing) {
  const std::string style =
      arbiter_tests::read_file(std::filesystem::path(ARBITER_LIBTOURNAMENT) / "src/publish/style.cpp");
  for (const char* forbidden : {"url(", "@import", "http:", "https:", "//fonts"})
    EXPECT_EQ(style.find(forbidden), std::string::npos) << forbidden;
}

}  // namespace
}  // namespace tournament::publish
