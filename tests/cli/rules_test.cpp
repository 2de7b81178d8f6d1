#include <gtest/gtest.h>

#include "process.h"
#include "snapshot.h"

namespace arbiter_tests {
namespace {

TEST(Rules, Listed) {
  const Desk desk;
  const Ran text = desk.run({"rules", "list"});
  EXPECT_EQ(text.exit, 0);
  expect_snapshot("rules_list.txt", text.out);
  const auto document = desk.run({"rules", "list", "--json"}).json();
  EXPECT_EQ(document["schema"], "arbiter.rules/1");
  EXPECT_EQ(document["rules"][0]["id"], "tensu");
}

TEST(Rules, OneALineWithNdjson) {
  const Desk desk;
  const Ran run = desk.run({"--ndjson", "rules", "list"});
  const auto count = desk.run({"rules", "list", "--json"}).json()["rules"].size();
  EXPECT_EQ(static_cast<std::size_t>(std::count(run.out.begin(), run.out.end(), '\n')), count);
}

TEST(Rules, ShownWithEveryAxis) {
  const Desk desk;
  expect_snapshot("rules_show_russian.txt", desk.run({"rules", "show", "russian"}).out);
  const auto document = desk.run({"rules", "show", "go-like", "--json"}).json();
  EXPECT_EQ(document["schema"], "arbiter.ruleset/1");
  EXPECT_EQ(document["id"], "go-like");
}

TEST(Rules, ChangedAxesAreMarked) {
  const Desk desk;
  const auto document = desk.run({"rules", "show", "tensu;margin=15", "--json"}).json();
  const auto& axes = document["axes"];
  const auto margin = std::find_if(axes.begin(), axes.end(), [](const auto& axis) { return axis["axis"] == "margin"; });
  ASSERT_NE(margin, axes.end());
  EXPECT_EQ((*margin)["value"], "15");
  EXPECT_EQ((*margin)["base"], "0");
}

TEST(Rules, DifferencesOfTwo) {
  const Desk desk;
  expect_snapshot("rules_diff.txt", desk.run({"rules", "diff", "tensu", "legion"}).out);
  EXPECT_EQ(desk.run({"rules", "diff", "tensu", "tensu"}).out, "no axis differs\n");
}

}  // namespace
}  // namespace arbiter_tests
