// The manual page names every verb and every option that the command has.
#include <gtest/gtest.h>

#include <regex>
#include <sstream>

#include "corpus.h"
#include "process.h"

namespace arbiter_tests {
namespace {

std::string manual() { return read_file(std::filesystem::path(ARBITER_SOURCES) / "docs/man/arbiter.1"); }

TEST(Manual, NamesEveryVerb) {
  const Desk desk;
  const std::string text = manual();
  std::istringstream lines(desk.run({"help"}).out);
  static const std::regex verb("^  ([a-z]+ [a-z]+)( .*|)$");
  std::smatch found;
  for (std::string line; std::getline(lines, line);) {
    if (!std::regex_match(line, found, verb)) continue;
    EXPECT_NE(text.find("Cm " + found[1].str()), std::string::npos) << found[1];
  }
}

TEST(Manual, NamesEveryOption) {
  const Desk desk;
  const std::string text = manual();
  static const std::regex option("--([a-z-]+)");
  for (const char* noun : {"rules", "game", "record", "db", "player", "event", "entry", "round", "result", "standings",
                           "duel", "publish", "log"}) {
    std::istringstream lines(desk.run({"help", noun}).out);
    for (std::string line; std::getline(lines, line);) {
      std::istringstream words(line);
      std::string first, verb;
      words >> first >> verb;
      if (first != noun) continue;
      const std::string help = desk.run({noun, verb, "--help"}).out;
      for (std::sregex_iterator it(help.begin(), help.end(), option), end; it != end; ++it)
        EXPECT_TRUE(std::regex_search(text, std::regex("(Fl|,) -" + (*it)[1].str() + "\\b")))
            << noun << ' ' << verb << ' ' << it->str();
    }
  }
}

}  // namespace
}  // namespace arbiter_tests
