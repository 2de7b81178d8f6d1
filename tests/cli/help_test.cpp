// Help texts are an interface: every one of them is a snapshot.
#include <gtest/gtest.h>

#include <sstream>

#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

constexpr const char* nouns[] = {"rules", "game",   "record",    "db",      "player", "event", "entry",
                                 "round", "result", "standings", "publish", "duel",   "log"};

TEST(Help, Overview) {
  const Desk desk;
  const Ran help = desk.run({"help"});
  EXPECT_EQ(help.exit, 0);
  EXPECT_EQ(help.err, "");
  expect_snapshot("help.txt", help.out);
}

TEST(Help, OverviewIsShownWithoutAnyWordAndThatIsAUsageError) {
  const Desk desk;
  const Ran bare = desk.run({});
  EXPECT_EQ(bare.exit, 2);
  EXPECT_EQ(bare.out, desk.run({"help"}).out);
}

TEST(Help, EveryNounAndVerb) {
  const Desk desk;
  for (const char* noun : nouns) {
    std::string text = desk.run({"help", noun}).out;
    EXPECT_NE(text, "") << noun;
    // The verbs stand at the beginning of the lines, "  game play".
    std::istringstream lines(text);
    std::string all = text;
    for (std::string line; std::getline(lines, line);) {
      std::istringstream words(line);
      std::string first, verb;
      words >> first >> verb;
      if (first != noun) continue;
      const Ran help = desk.run({"help", noun, verb});
      EXPECT_EQ(help.exit, 0) << noun << ' ' << verb;
      EXPECT_EQ(help.out, desk.run({noun, verb, "--help"}).out) << noun << ' ' << verb;
      all += "\n---- " + std::string(noun) + ' ' + verb + "\n" + help.out;
    }
    expect_snapshot("help_" + std::string(noun) + ".txt", all);
  }
}

TEST(Help, Version) {
  const Desk desk;
  EXPECT_EQ(desk.run({"version"}).out.substr(0, 8), "arbiter ");
  EXPECT_EQ(desk.run({"--version"}).out, desk.run({"version"}).out);
  EXPECT_EQ(desk.run({"version", "--json"}).json()["schema"], "arbiter.version/1");
}

}  // namespace
}  // namespace arbiter_tests
