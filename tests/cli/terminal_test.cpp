// Names and files are hostile: nothing of them may steer a terminal.
#include <gtest/gtest.h>

#include "process.h"
#include "text/terminal.h"

namespace arbiter_tests {
namespace {

using arbiter::text::block;
using arbiter::text::one_line;

TEST(Terminal, ControlCharactersGo) {
  struct Row {
    const char* name;
    std::string given, shown;
  };
  const Row rows[] = {
      {"escape", "Ivan\x1b[2J", "Ivan[2J"},
      {"line feed", "a\nb", "a b"},
      {"carriage return", "a\rb", "ab"},
      {"DEL", "a\x7f", "a"},
      {"C1",
       "a\xC2\x9B"
       "2J",
       "a2J"},
      {"right-to-left override",
       "a\xE2\x80\xAE"
       "b",
       "ab"},
      {"zero width space",
       "a\xE2\x80\x8B"
       "b",
       "ab"},
      {"byte order mark",
       "\xEF\xBB\xBF"
       "a",
       "a"},
      {"no UTF-8",
       "a\xFF"
       "b\xC3",
       "a\xEF\xBF\xBD"
       "b\xEF\xBF\xBD"},
      {"overlong", "\xC0\xAF", "\xEF\xBF\xBD\xEF\xBF\xBD"},
      {"surrogate", "\xED\xA0\x80", "\xEF\xBF\xBD\xEF\xBF\xBD\xEF\xBF\xBD"},
      {"letters stay", "Żółw, 点格棋 😀", "Żółw, 点格棋 😀"},
  };
  for (const Row& row : rows) EXPECT_EQ(one_line(row.given), row.shown) << row.name;
  EXPECT_EQ(block("a\nb\x1b"), "a\nb");
  EXPECT_EQ(arbiter::text::width("Żółw"), 4U);
}

TEST(Terminal, ErrorsAndListsAreCleaned) {
  const Desk desk;
  const Ran error = desk.run({"rules", "show", "a\x1b]0;b\x07\nc"});
  EXPECT_EQ(error.err.find('\x1b'), std::string::npos);
  EXPECT_EQ(std::count(error.err.begin(), error.err.end(), '\n'), 1);
  desk.write("r.sgf", "(;GM[40]FF[4]SZ[5]PB[\x1b[31mred\xE2\x80\xAE];B[aa])");
  const Ran shown = desk.run({"record", "show", "r.sgf"});
  EXPECT_EQ(shown.out.find('\x1b'), std::string::npos);
  const Ran document = desk.run({"record", "show", "r.sgf", "--json"});
  EXPECT_EQ(document.out.find("\xE2\x80\xAE"), std::string::npos);
  EXPECT_NE(document.out.find("\\u202e"), std::string::npos);
}

TEST(Terminal, ColoursOnlyWhereWanted) {
  const Desk desk;
  const auto has_colour = [&](std::vector<std::string> words) {
    return desk.run(words).out.find('\x1b') != std::string::npos;
  };
  EXPECT_FALSE(has_colour({"rules", "list"}));
  EXPECT_FALSE(has_colour({"rules", "list", "--color", "never"}));
  EXPECT_TRUE(has_colour({"rules", "list", "--color", "always"}));
}

}  // namespace
}  // namespace arbiter_tests
