// Rulesets as data: presets, axes, canonical text, everything that can be wrong with one.
#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "dots/surround/ruleset.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;
using dots::Error;

Ruleset parsed(std::string_view text) {
  const auto rules = parse_ruleset(text);
  EXPECT_TRUE(rules.has_value()) << text;
  return rules ? *rules : Ruleset{};
}

std::map<std::string, std::string> axis_map(const Ruleset& rules) {
  std::map<std::string, std::string> values;
  for (const AxisValue& value : axes(rules)) values.emplace(value.axis, value.value);
  return values;
}

// "margin=15 size=15x15" for the axes in which `rules` differs from `base`, by name.
std::string difference(const Ruleset& base, const Ruleset& rules) {
  std::string text;
  const auto before = axis_map(base);
  for (const auto& [axis, value] : axis_map(rules))
    if (before.at(axis) != value) text += (text.empty() ? "" : " ") + axis + "=" + value;
  return text;
}

TEST(Presets, DifferFromTheirBaseByTheNamedAxesOnly) {
  struct Row {
    std::string_view id, base, axes;
  };
  const Row rows[] = {
      {"tensu", "", ""},
      {"russian", "tensu", "grounding=leader"},
      {"teaching-15", "tensu", "agreement=yes grounding=off size=15x15 start=empty"},
      {"polish", "tensu",
       "agreement=yes count=captives-and-half-empty empty-contour=forbidden enclosing=optional grounding=off holes=yes "
       "last-safe=no late-contours=yes size=30x30 start=empty"},
      {"zagram-noterr", "tensu", "grounding=off stop=yes"},
      {"legion", "polish", "count=captives holes=no last-safe=yes late-contours=no penalty=3"},
      {"german", "tensu", "enclosing=optional grounding=off start=empty stop=yes"},
      {"german-all-inside", "german", "count=everything-inside"},
      {"two-cells", "german", "link=two-cells"},
      {"extra-move", "russian", "extra-move=yes"},
      {"free-contour", "russian", "enclosing=choice"},
      {"painted-houses", "russian", "empty-contour=painted"},
      {"keep-captives", "russian", "recapture=keeps"},
      {"team", "russian", "players=2"},
      {"any-base", "tensu", "empty-contour=painted"},
      {"border-wall", "tensu", "edge=wall"},
      {"go-like", "tensu", "inside=only-enemy suicide=refused"},
      {"no-suicide", "tensu", "suicide=refused"},
  };
  ASSERT_EQ(presets().size(), std::size(rows));
  for (std::size_t i = 0; i < std::size(rows); ++i) {
    const Preset& preset = presets()[i];
    EXPECT_EQ(preset.id, rows[i].id);
    EXPECT_EQ(preset.base, rows[i].base) << preset.id;
    const Ruleset base = preset.base.empty() ? Ruleset{} : parsed(preset.base);
    EXPECT_EQ(difference(base, parsed(preset.id)), rows[i].axes) << preset.id;
    EXPECT_FALSE(preset.summary.empty()) << preset.id;
    EXPECT_FALSE(preset.source.empty()) << preset.id;
  }
}

TEST(Presets, AreSound) {
  for (const Preset& preset : presets()) EXPECT_TRUE(violations(parsed(preset.id)).empty()) << preset.id;
}

TEST(Presets, TwoAxesMayBeNamedOnceMore) {
  EXPECT_EQ(parsed("tensu"), Ruleset{});
  EXPECT_EQ(difference(parsed("go-like"), parsed("go-like;edge=wall")), "edge=wall");
  EXPECT_EQ(difference(parsed("tensu"), parsed("tensu;margin=15;komi=-1.5;size=20x10;")),
            "komi=-1.5 margin=15 size=20x10");
  EXPECT_EQ(parsed("dots:20x10;margin=15"), parsed("tensu;size=20x10;margin=15"));
}

TEST(Axes, AreNamedOnceAndExplained) {
  std::set<std::string_view> names;
  for (const AxisValue& value : axes(Ruleset{})) {
    EXPECT_TRUE(names.insert(value.axis).second) << value.axis;
    EXPECT_FALSE(axis_summary(value.axis).empty()) << value.axis;
  }
  EXPECT_EQ(names.size(), 24U);
  EXPECT_EQ(axis_summary("no-such-axis"), "");
}

TEST(CanonicalText, IsFixed) {
  EXPECT_EQ(
      canonical_text(Ruleset{}),
      "dots:39x32;start=cross;seed=0;first-moves=anywhere;enclosing=automatic;late-contours=no;holes=no;"
      "empty-contour=house;link=neighbour;recapture=frees;count=captives;penalty=0;extra-move=no;suicide=captured;"
      "edge=open;inside=anything;margin=0;grounding=anyone;stop=no;agreement=no;last-safe=yes;pass=forbidden;"
      "players=1;komi=0");
}

TEST(CanonicalText, OfEveryPresetReadsBack) {
  for (const Preset& preset : presets()) EXPECT_EQ(parsed(canonical_text(parsed(preset.id))), parsed(preset.id));
}

Ruleset random_ruleset(Random& random) {
  Ruleset rules;
  rules.width = random.below(400) - 50;
  rules.height = 1 + random.below(255);
  rules.start = static_cast<Start>(random.below(8));
  rules.seed = random.coin() ? 0 : random.next() << 17;
  rules.first_moves = static_cast<FirstMoves>(random.below(2));
  rules.enclosing = static_cast<Enclosing>(random.below(3));
  rules.late_contours = random.coin();
  rules.holes = random.coin();
  rules.empty_contour = static_cast<EmptyContour>(random.below(3));
  rules.link = static_cast<Link>(random.below(2));
  rules.recapture = static_cast<Recapture>(random.below(2));
  rules.count = static_cast<Count>(random.below(3));
  rules.penalty = random.below(200);
  rules.extra_move = random.coin();
  rules.suicide = static_cast<Suicide>(random.below(2));
  rules.edge = static_cast<Edge>(random.below(2));
  rules.inside = static_cast<Inside>(random.below(2));
  rules.margin = random.below(100'000) - 100;
  rules.grounding = static_cast<Grounding>(random.below(3));
  rules.stop = random.coin();
  rules.agreement = random.coin();
  rules.last_safe = random.coin();
  rules.pass = static_cast<Pass>(random.below(2));
  rules.players = random.below(20);
  rules.komi_halves = random.below(2 * max_komi_halves + 1) - max_komi_halves;
  return rules;
}

TEST(CanonicalText, OfAnyValueReadsBackAsTheSameValue) {
  Random random(3);
  for (int i = 0; i < 3000; ++i) {
    const Ruleset rules = random_ruleset(random);
    const std::string text = canonical_text(rules);
    ASSERT_EQ(parsed(text), rules) << text;
    ASSERT_EQ(canonical_text(parsed(text)), text);
  }
}

TEST(ReadingRules, NamesWhatIsWrong) {
  struct Row {
    std::string_view text;
    Error error;
  };
  const Row rows[] = {
      {"", {"RUL001", {{"rules", ""}}}},
      {"Tensu", {"RUL001", {{"rules", "Tensu"}}}},
      {"size=9x9", {"RUL001", {{"rules", "size=9x9"}}}},
      {"tensu;colour=blue", {"RUL002", {{"axis", "colour"}}}},
      {"tensu;margin", {"RUL003", {{"axis", "margin"}, {"value", ""}}}},
      {"tensu;=", {"RUL002", {{"axis", ""}}}},
      {"tensu;start=Cross", {"RUL003", {{"axis", "start"}, {"value", "Cross"}}}},
      {"tensu;margin=15 ", {"RUL003", {{"axis", "margin"}, {"value", "15 "}}}},
      {"tensu;margin=99999999999", {"RUL003", {{"axis", "margin"}, {"value", "99999999999"}}}},
      {"tensu;seed=-1", {"RUL003", {{"axis", "seed"}, {"value", "-1"}}}},
      {"tensu;size=39", {"RUL003", {{"axis", "size"}, {"value", "39"}}}},
      {"tensu;size=39x32x1", {"RUL003", {{"axis", "size"}, {"value", "39x32x1"}}}},
      {"dots:", {"RUL003", {{"axis", "size"}, {"value", ""}}}},
      {"dots:39*32;margin=3", {"RUL003", {{"axis", "size"}, {"value", "39*32"}}}},
      {"tensu;komi=1.25", {"RUL003", {{"axis", "komi"}, {"value", "1.25"}}}},
      {"tensu;komi=--1", {"RUL003", {{"axis", "komi"}, {"value", "--1"}}}},
      {"tensu;komi=.5", {"RUL003", {{"axis", "komi"}, {"value", ".5"}}}},
      {"tensu;komi=2000000000", {"RUL003", {{"axis", "komi"}, {"value", "2000000000"}}}},
      {"tensu;margin=1;margin=1", {"RUL004", {{"axis", "margin"}}}},
  };
  for (const Row& row : rows) {
    const auto rules = parse_ruleset(row.text);
    ASSERT_FALSE(rules.has_value()) << row.text;
    EXPECT_EQ(rules.error(), row.error) << row.text << ": " << rules.error().code;
  }
}

TEST(ReadingRules, KomiHasHalves) {
  for (const auto& [text, halves] :
       std::map<std::string, int>{{"0", 0}, {"0.5", 1}, {"-0.5", -1}, {"7", 14}, {"-7.5", -15}, {"65025", 130050}})
    EXPECT_EQ(parsed("tensu;komi=" + text).komi_halves, halves) << text;
}

TEST(Violations, ListEverything) {
  EXPECT_TRUE(violations(Ruleset{}).empty());
  Ruleset rules;
  rules.width = 0;
  rules.height = 256;
  rules.penalty = -1;
  rules.margin = max_margin + 1;
  rules.players = 0;
  rules.komi_halves = max_komi_halves + 1;
  rules.late_contours = rules.holes = true;
  rules.empty_contour = EmptyContour::forbidden;
  rules.link = Link::two_cells;
  rules.seed = 5;
  const std::vector<Error> wanted = {
      {"RUL010", {{"axis", "size"}, {"value", "0"}, {"low", "1"}, {"high", "255"}}},
      {"RUL010", {{"axis", "size"}, {"value", "256"}, {"low", "1"}, {"high", "255"}}},
      {"RUL010", {{"axis", "penalty"}, {"value", "-1"}, {"low", "0"}, {"high", "100"}}},
      {"RUL010", {{"axis", "margin"}, {"value", "65026"}, {"low", "0"}, {"high", "65025"}}},
      {"RUL010", {{"axis", "players"}, {"value", "0"}, {"low", "1"}, {"high", "16"}}},
      {"RUL010", {{"axis", "komi"}, {"value", "65025.5"}, {"low", "-65025"}, {"high", "65025"}}},
      {"RUL011", {{"axis", "late-contours"}, {"with", "enclosing"}}},
      {"RUL011", {{"axis", "holes"}, {"with", "enclosing"}}},
      {"RUL011", {{"axis", "empty-contour"}, {"with", "enclosing"}}},
      {"RUL011", {{"axis", "link"}, {"with", "enclosing"}}},
      {"RUL011", {{"axis", "seed"}, {"with", "start"}}},
  };
  EXPECT_EQ(violations(rules), wanted);
}

TEST(Violations, LimitsHoldAtTheLimitAndNotBeyond) {
  struct Row {
    std::string_view good, bad;
  };
  for (const Row row : {Row{"tensu;size=1x1", "tensu;size=0x1"}, Row{"tensu;size=255x255", "tensu;size=255x256"},
                        Row{"tensu;penalty=100", "tensu;penalty=101"}, Row{"tensu;margin=65025", "tensu;margin=65026"},
                        Row{"tensu;margin=0", "tensu;margin=-1"}, Row{"tensu;players=16", "tensu;players=17"},
                        Row{"tensu;komi=65025", "tensu;komi=65025.5"}, Row{"tensu;komi=-65025", "tensu;komi=-65025.5"},
                        Row{"tensu;start=random-four-crosses;seed=1", "tensu;start=random-four-crosses"},
                        Row{"tensu;enclosing=optional;holes=yes", "tensu;enclosing=choice;holes=yes"}}) {
    EXPECT_TRUE(violations(parsed(row.good)).empty()) << row.good;
    EXPECT_EQ(violations(parsed(row.bad)).size(), 1U) << row.bad;
  }
}

}  // namespace
}  // namespace arbiter_tests
