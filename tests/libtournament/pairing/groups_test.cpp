#include "tournament/pairing/groups.h"

#include <gtest/gtest.h>

#include <set>

#include "events.h"
#include "tournament/pairing/knockout.h"

namespace {

using namespace arbiter_tests;

PairingInput grouped(int n, int groups) {
  PairingInput input = field(n);
  input.options.groups = groups;
  return input;
}
Groups divided(const PairingInput& input) { return divide(input).value(); }

TEST(Groups, SeedsGoToAndFro) {
  EXPECT_EQ(divided(grouped(10, 3)), (Groups{{1, 6, 7}, {2, 5, 8}, {3, 4, 9, 10}}));
  EXPECT_EQ(divided(grouped(8, 2)), (Groups{{1, 4, 5, 8}, {2, 3, 6, 7}}));
  EXPECT_EQ(divided(grouped(4, 1)), (Groups{{1, 2, 3, 4}}));
}

TEST(Groups, ClubsAndProhibitedPairsAreKeptApartWithinTheRowsOfTheSeeding) {
  PairingInput input = grouped(8, 2);
  input.options.spread = Spread::club;
  who(input, 1).club = who(input, 4).club = 9;
  EXPECT_EQ(divided(input), (Groups{{1, 3, 5, 8}, {2, 4, 6, 7}}));
  // A prohibited pair weighs more than a club.
  input.prohibited = {{1, 3}};
  EXPECT_EQ(divided(input), (Groups{{1, 4, 5, 8}, {2, 3, 6, 7}}));
  input.options.spread = Spread::federation;
  input.prohibited.clear();
  EXPECT_EQ(divided(input), divided(grouped(8, 2)));
}

TEST(Groups, ADivisionOnceMadeIsKept) {
  PairingInput input = grouped(4, 2);
  for (Contestant& c : input.contestants) c.group = c.number <= 2 ? 2 : 1;
  EXPECT_EQ(divided(input), (Groups{{3, 4}, {1, 2}}));
  who(input, 1).group = 0;
  EXPECT_EQ(divide(input).error().code, "PAI016");
}

TEST(Groups, AGroupHasTwoAtLeast) {
  EXPECT_EQ(divide(grouped(5, 3)).error().code, "PAI016");
  EXPECT_EQ(divide(grouped(5, 0)).error().code, "PAI013");
}

TEST(Groups, PlayTheirRoundRobinsSideBySide) {
  PairingInput input = grouped(7, 2);  // A: 1 4 5; B: 2 3 6 7
  EXPECT_EQ(rounds_of("groups", input), (std::vector<std::string>{"4-5 2-7 3-6 1", "1-4 7-6 2-3 5", "5-1 3-7 6-2 4"}));
  const auto plan = find_engine("groups")->pair_next(input);
  ASSERT_TRUE(plan);
  EXPECT_EQ(to_text(plan->pairs[0].label), "group A");
  EXPECT_EQ(to_text(plan->pairs[1].label), "group B");
  EXPECT_EQ(find_engine("groups")->rounds_for(input), 3);
}

TEST(Qualifiers, WinnersMeetRunnersUpOfOtherGroups) {
  // Tens are groups, units places.
  EXPECT_EQ(qualifiers({{11, 12}, {21, 22}}, 2), (std::vector<int>{11, 21, 12, 22}));
  EXPECT_EQ(qualifiers({{11, 12}, {21, 22}}, 1), (std::vector<int>{11, 21}));
  EXPECT_TRUE(qualifiers({{11, 12}}, 0).empty());
}

/// The round in which two places of a bracket can meet.
int meeting_round(std::size_t a, std::size_t b) {
  int round = 0;
  for (std::size_t x = a ^ b; x != 0; x /= 2) ++round;
  return round;
}

TEST(Qualifiers, ThoseOfOneGroupMeetAgainAsLateAsThereIsRoom) {
  for (int g = 2; g <= 16; ++g) {
    for (int k = 1; k <= 4; ++k) {
      Groups standings;
      for (int group = 1; group <= g; ++group) {
        for (int place = 1; place <= k; ++place) {
          if (place == 1) standings.emplace_back();
          standings.back().push_back(100 * group + place);
        }
      }
      const auto list = qualifiers(standings, k);
      ASSERT_EQ(std::set<int>(list.begin(), list.end()).size(), static_cast<std::size_t>(g * k));
      for (int i = 0; i < g * k; ++i)
        ASSERT_EQ(list[static_cast<std::size_t>(i)] % 100, i / g + 1) << "by place in the group";
      const auto places = seeding_order(bracket_size(g * k));
      std::vector<std::size_t> place_of(places.size() + 1);
      for (std::size_t i = 0; i < places.size(); ++i) place_of[static_cast<std::size_t>(places[i])] = i;
      for (std::size_t i = 0; i < list.size(); ++i) {
        for (std::size_t j = i + 1; j < list.size(); ++j) {
          if (list[i] / 100 != list[j] / 100) continue;
          const int round = meeting_round(place_of[i + 1], place_of[j + 1]);
          EXPECT_GT(round, 1) << g << " groups, " << k << " each";
          // Two of a group have a half each when the field is a power of two.
          if (k == 2 && (g & (g - 1)) == 0) {
            EXPECT_EQ(round, bracket_rounds(g * k)) << g << " groups";
          }
        }
      }
    }
  }
}

}  // namespace
