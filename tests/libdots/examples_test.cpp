// The worked examples of docs/rules/examples.md are what the referee does.
#include <gtest/gtest.h>

#include <fstream>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "dots/surround/position.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;

struct Example {
  std::string rules, before, moves, after, score, over;
};

std::vector<Example> examples() {
  std::ifstream file(std::string(ARBITER_TEST_DATA) + "/../../docs/rules/examples.md");
  std::vector<Example> found;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) found.emplace_back();
      continue;
    }
    if (!inside || line.empty()) continue;
    Example& example = found.back();
    const std::string word = line.substr(0, line.find(' '));
    const std::string rest = line.substr(line.find_first_not_of(' ', word.size()));
    if (word.empty()) {
      std::string& picture = example.moves.empty() ? example.before : example.after;
      picture += (picture.empty() ? "" : "\n") + rest;
    } else {
      (word == "rules"   ? example.rules
       : word == "moves" ? example.moves
       : word == "score" ? example.score
                         : example.over) = rest;
    }
  }
  return found;
}

std::string halves(long value) {
  return (value < 0 ? "-" : "") + std::to_string(std::abs(value) / 2) + (value % 2 != 0 ? ".5" : "");
}

TEST(Examples, AreWhatTheRefereeDoes) {
  std::set<std::string> shown;
  for (const Example& example : examples()) {
    SCOPED_TRACE(example.rules);
    shown.insert(example.rules.substr(0, example.rules.find(';')));
    auto position = Position::start(parse_ruleset(example.rules).value(), {true, {}, example.before});
    ASSERT_TRUE(position);
    std::istringstream moves(example.moves);
    for (std::string text; moves >> text;) {
      const auto move = position->parse(text);
      ASSERT_TRUE(move) << text;
      const auto played = position->play(*move);
      ASSERT_TRUE(played) << text << ' ' << played.error().code;
    }
    EXPECT_EQ(position->draw(), example.after);
    EXPECT_EQ(halves(position->score().first_halves) + " : " + halves(position->score().second_halves), example.score);
    const dots::Outcome outcome = position->outcome();
    EXPECT_EQ(
        position->over() ? std::string(to_text(outcome.winner)) + " by " + std::string(to_text(outcome.ending)) : "no",
        example.over);
  }
  for (const Preset& preset : presets()) EXPECT_TRUE(shown.contains(std::string(preset.id))) << preset.id;
}

}  // namespace
}  // namespace arbiter_tests
