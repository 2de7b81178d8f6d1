// Entries through an event: late ones, withdrawal and return, byes, replacement, check-in, seeding, rules for pairs.
#include <gtest/gtest.h>

#include "given.h"

namespace {

using namespace tournament::event;
using arbiter_tests::appended;
using arbiter_tests::event_of;
using arbiter_tests::firm;
using arbiter_tests::given;
using arbiter_tests::of_system;
using arbiter_tests::pairs_text;
using arbiter_tests::play_round;
using arbiter_tests::refusal;
using arbiter_tests::refused;
using arbiter_tests::warnings;

using Bodies = std::vector<LogBody>;

State monrad(int entries, int rounds = 5) { return event_of(entries, of_system(System::monrad, {.rounds = rounds})); }

TEST(LateEntry, JoinsTheNextRoundAndIsToldWhatItMissed) {
  const State state = play_round(monrad(4), "1");
  EXPECT_EQ(appended(state, AddEntry{105}),
            (Bodies{EntryAdded{.number = 5, .player = 105, .section = 1, .joined = 2}}));
  EXPECT_EQ(warnings(state, AddEntry{105}), "EVT112 acknowledge\n");
  EXPECT_EQ(refusal(state, AddEntry{105}), "EVT086") << "a warning that nobody has read";
}

TEST(LateEntry, ComesIntoADraftThatIsNotShownYet) {
  const State state = given({PairRound{1, Phase::draft}}, play_round(monrad(4), "1"));
  const State later = given({AddEntry{105}}, state);
  EXPECT_EQ(later.entries[4].joined, 2);
  EXPECT_EQ(refused(later, PairByHand{.round = 2, .first = 5}), "");
}

TEST(LateEntry, EndsWhereTheRulesSay) {
  const State state = given({SetRules{{.late_until = 2}}}, play_round(monrad(4), "1"));
  EXPECT_EQ(refused(state, AddEntry{105}), "");
  EXPECT_EQ(refused(play_round(state, "1"), AddEntry{105}), "EVT020");
}

TEST(LateEntry, IsNotForTablesAndBrackets) {
  for (const System system : {System::round_robin, System::groups, System::knockout, System::double_elimination}) {
    const State state = given({PairRound{}}, event_of(8, of_system(system)));
    EXPECT_EQ(refused(state, AddEntry{200}), "EVT020") << to_text(system);
  }
}

TEST(Withdrawal, TakesNoPartInLaterRounds) {
  State state = play_round(monrad(5), "1");
  EXPECT_EQ(appended(state, WithdrawEntry{.number = 2, .reason = "ill"}),
            (Bodies{EntryWithdrawn{.number = 2, .from = 2, .reason = "ill"}}));
  state = given({WithdrawEntry{.number = 2}, PairRound{}}, state);
  for (const auto& p : state.rounds[1].pairings) EXPECT_TRUE(p.first != 2 && p.second != 2);
  EXPECT_EQ(state.rounds[1].pairings.size(), 2U);
  EXPECT_EQ(refused(state, WithdrawEntry{.number = 2}), "EVT051");
}

TEST(Withdrawal, IsForRoundsThatAreNotPaired) {
  const State state = play_round(monrad(4), "1");
  EXPECT_EQ(refused(state, WithdrawEntry{.number = 1, .from = 1}), "EVT053");
  EXPECT_EQ(refused(state, WithdrawEntry{.number = 1, .from = 3}), "");
  EXPECT_EQ(refused(state, WithdrawEntry{.number = 9}), "EVT042");
}

TEST(Return, EndsAWithdrawalAndGivesNothingForTheGap) {
  State state = given({WithdrawEntry{.number = 2}}, play_round(monrad(5), "1"));
  state = play_round(state, "1");
  EXPECT_EQ(warnings(state, ReturnEntry{.number = 2}), "EVT113 acknowledge\n");
  state = given({ReturnEntry{.number = 2}}, state);
  EXPECT_EQ(state.entries[1].leaves, (std::vector<Leave>{{.from = 2, .to = 2}}));
  EXPECT_FALSE(takes_part(state.entries[1], 2));
  EXPECT_TRUE(takes_part(state.entries[1], 3));
  EXPECT_EQ(refused(state, ReturnEntry{.number = 2}), "EVT052");
}

TEST(Return, BeforeTheFirstMissedRoundLeavesNothingBehind) {
  const State state = given({WithdrawEntry{.number = 2}, ReturnEntry{.number = 2}}, monrad(4));
  EXPECT_TRUE(state.entries[1].leaves.empty());
}

TEST(WishedByes, AreKeptForTheRoundAndListedInIt) {
  State state = given({WishBye{.number = 4, .round = 2, .kind = ByeKind::half_point}}, play_round(monrad(5), "1"));
  state = given({PairRound{}}, state);
  EXPECT_NE(pairs_text(state, 2).find("4half_point"), std::string::npos) << pairs_text(state, 2);
  EXPECT_EQ(state.rounds[1].pairings.size(), 3U) << "the other four play";
}

TEST(WishedByes, HaveTheLimitsOfTheEvent) {
  const State state = given({SetRules{{.half_byes = 1, .no_byes_in_last = 2}}}, monrad(6));
  const auto half = [](RoundNumber round) { return WishBye{.number = 1, .round = round, .kind = ByeKind::half_point}; };
  EXPECT_EQ(refused(state, half(3)), "");
  EXPECT_EQ(refused(state, half(4)), "EVT056");
  EXPECT_EQ(refused(given({half(1)}, state), half(2)), "EVT055");
  EXPECT_EQ(refused(state, WishBye{.number = 1, .round = 4, .kind = ByeKind::zero_point}), "");
  EXPECT_EQ(refused(state, WishBye{.number = 1, .round = 1, .kind = ByeKind::allocated}), "EVT057");
}

TEST(WishedByes, WarnOfASecondHalfPointAndOfFullPoints) {
  const State state = given({WishBye{.number = 1, .round = 1, .kind = ByeKind::half_point}}, monrad(6));
  EXPECT_EQ(warnings(state, WishBye{.number = 1, .round = 2, .kind = ByeKind::half_point}), "EVT100 acknowledge\n");
  EXPECT_EQ(warnings(state, WishBye{.number = 2, .round = 2, .kind = ByeKind::full_point}), "EVT101 acknowledge\n");
}

TEST(WishedByes, AreTakenBackAndNotForThePast) {
  State state = given({WishBye{.number = 1, .round = 1, .kind = ByeKind::half_point}}, monrad(6));
  state = given({WishBye{.number = 1, .round = 1}}, state);
  EXPECT_TRUE(state.entries[0].byes.empty());
  EXPECT_EQ(appended(state, WishBye{.number = 1, .round = 1}), Bodies{});
  EXPECT_EQ(refused(play_round(state, "1"), WishBye{.number = 1, .round = 1, .kind = ByeKind::half_point}), "EVT053");
}

TEST(WishedByes, AreUnknownToTables) {
  EXPECT_EQ(refused(event_of(4, of_system(System::round_robin)),
                    WishBye{.number = 1, .round = 1, .kind = ByeKind::half_point}),
            "EVT058");
}

TEST(Replacement, HappensBeforeTheFirstGame) {
  State state = given({PairRound{}}, monrad(4));
  EXPECT_EQ(refused(state, ReplaceEntry{.number = 1, .player = 300, .reason = "ill"}), "");
  EXPECT_EQ(refused(state, ReplaceEntry{.number = 1, .player = 300}), "EVT080");
  EXPECT_EQ(refused(state, ReplaceEntry{.number = 1, .player = 102, .reason = "ill"}), "EVT021");
  EXPECT_EQ(refused(state, ReplaceEntry{.number = 1, .player = 101, .reason = "ill"}), "EVT089");
  state = given(arbiter_tests::results(state, 1, "1"), state);
  EXPECT_EQ(refused(state, ReplaceEntry{.number = 1, .player = 300, .reason = "ill"}), "EVT054");
}

TEST(CheckIn, LeavesOutWhoDidNotCome) {
  State state = given({SetCheckin{1, true}, CheckIn{1}, CheckIn{2}, CheckIn{3}}, monrad(4));
  EXPECT_EQ(
      appended(state, SetCheckin{1, false}),
      (Bodies{CheckinSet{1, false}, ByeWished{.number = 4, .round = 1, .kind = ByeKind::zero_point, .reason = ""}}));
  EXPECT_EQ(refused(given({SetCheckin{1, false}}, state), CheckIn{4}), "EVT059");
  EXPECT_EQ(refused(monrad(4), SetCheckin{1, false}), "EVT059");

  const State table =
      given({SetCheckin{1, true}, CheckIn{1}, CheckIn{2}, CheckIn{3}, SetCheckin{1, false}, PairRound{}},
            event_of(4, of_system(System::round_robin)));
  EXPECT_EQ(pairs_text(table, 1), "1:2-3 1allocated") << "a table of the three who came";
}

TEST(Seeding, IsByRatingOrByHand) {
  const State state = monrad(3);
  Context context = firm();
  context.people = {{.player = 101, .rating = 1500}, {.player = 103, .rating = 1800}};
  const auto by_rating = decide(state, SeedEntries{}, context);
  ASSERT_TRUE(by_rating);
  EXPECT_EQ(*by_rating, (Bodies{SeedingSet{.section = 1, .order = {3, 1, 2}, .reason = ""}}));
  EXPECT_EQ(seeded_entries(given({SeedEntries{1, {2, 3, 1}}}, state), 1), (std::vector<EntryNumber>{2, 3, 1}));
  EXPECT_EQ(refused(state, SeedEntries{1, {2, 3}}), "EVT061");
  EXPECT_EQ(refused(state, SeedEntries{1, {2, 3, 2}}), "EVT061");
}

TEST(Seeding, IsFrozenAfterRoundFourAndInTablesAtOnce) {
  State state = monrad(8, 7);
  for (int round = 1; round <= 3; ++round) state = play_round(state, "1=0");
  EXPECT_EQ(warnings(state, SeedEntries{1, {8, 7, 6, 5, 4, 3, 2, 1}}), "EVT117 acknowledge\n");
  EXPECT_EQ(refused(play_round(state, "1"), SeedEntries{}), "EVT060");
  EXPECT_EQ(refused(given({PairRound{}}, event_of(4, of_system(System::round_robin))), SeedEntries{}), "EVT060");
}

TEST(PairRules, KeepTwoApartForAWhile) {
  const PairRule rule{.first = 1, .second = 2, .from = 1, .to = 2};
  const State state = given({AddPairRule{rule, "siblings"}}, monrad(4));
  EXPECT_NE(pairs_text(given({PairRound{}}, state), 1), "1:1-2 2:3-4");
  EXPECT_EQ(refused(state, AddPairRule{{.first = 2, .second = 1}, "again"}), "EVT064");
  EXPECT_EQ(refused(state, AddPairRule{{.first = 2, .second = 2}, "x"}), "EVT062");
  EXPECT_EQ(refused(state, AddPairRule{{.first = 2, .second = 3}, ""}), "EVT080");
  EXPECT_EQ(given({RemovePairRule{rule, "agreed"}}, state).pair_rules.size(), 0U);
  EXPECT_EQ(refused(state, RemovePairRule{{.first = 3, .second = 4}, "x"}), "EVT063");
}

TEST(PairRules, MakeTwoMeet) {
  const PairRule rule{.forced = true, .first = 1, .second = 4, .from = 1, .to = 1};
  const State state = given({AddPairRule{rule, "television"}, PairRound{}}, monrad(4));
  EXPECT_NE(pairs_text(state, 1).find("1-4"), std::string::npos);
  EXPECT_EQ(refused(monrad(4), AddPairRule{{.forced = true, .first = 1, .second = 4}, "x"}), "EVT062");
}

TEST(FixedTables, AreKeptInEveryRound) {
  State state = given({FixTable{3, 7}}, monrad(6));
  for (int round = 1; round <= 3; ++round) {
    state = play_round(state, "1=0");
    for (const auto& p : state.rounds.back().pairings) EXPECT_EQ(p.table == 7, p.first == 3 || p.second == 3);
  }
  EXPECT_EQ(refused(state, FixTable{4, 7}), "EVT076");
  EXPECT_EQ(refused(state, FixTable{4, -1}), "EVT076");
}

}  // namespace
