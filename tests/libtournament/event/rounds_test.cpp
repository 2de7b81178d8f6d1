// Rounds from draft to publication, and pairings by hand.
#include <gtest/gtest.h>

#include "given.h"
#include "tournament/event/pairing_report.h"

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
using arbiter_tests::results;
using arbiter_tests::warnings;
using arbiter_tests::won;

State by_hand(int entries) { return given({OpenRound{}}, event_of(entries, of_system(System::by_hand))); }

/// 1-2 and 3-4 at tables 1 and 2 of a draft.
State two_tables() {
  return given({PairByHand{.round = 1, .first = 1, .second = 2}, PairByHand{.round = 1, .first = 3, .second = 4}},
               by_hand(5));
}

TEST(ARound, GoesFromDraftToCheckedToPublished) {
  State state = given({PairRound{1, Phase::draft}}, event_of(4, of_system(System::monrad)));
  EXPECT_EQ(state.rounds[0].phase, Phase::draft);
  EXPECT_EQ(state.rounds[0].version, 0);
  EXPECT_EQ(refused(state, SetResult{1, 1, won(), ""}), "EVT075");
  EXPECT_EQ(refused(state, SetPhase{1, 1, Phase::published}), "EVT069");
  EXPECT_EQ(refused(state, PairRound{}), "EVT066");

  state = given({SetPhase{1, 1, Phase::checked}}, state);
  EXPECT_EQ(refused(state, SetResult{1, 1, won(), ""}), "");
  state = given({SetPhase{1, 1, Phase::published}}, state);
  EXPECT_EQ(state.rounds[0].version, 1);
  EXPECT_EQ(appended(state, SetPhase{1, 1, Phase::published}), std::vector<LogBody>{});

  EXPECT_EQ(warnings(state, SetPhase{1, 1, Phase::draft}), "EVT110 confirm\n");
  state =
      given({SetPhase{1, 1, Phase::draft}, SetPhase{1, 1, Phase::checked}, SetPhase{1, 1, Phase::published}}, state);
  EXPECT_EQ(state.rounds[0].version, 2) << "the hall sees that it changed";
  state = given({SetResult{1, 1, won(), ""}}, state);
  EXPECT_EQ(refused(state, SetPhase{1, 1, Phase::draft}), "EVT069") << "a game has been played";
}

TEST(ARound, IsNotPairedOnOpenResults) {
  State state = given({PairRound{}}, event_of(4, of_system(System::monrad)));
  EXPECT_EQ(refused(state, PairRound{}), "EVT065");
  state = given(results(state, 1, "1"), state);
  EXPECT_EQ(refused(state, PairRound{}), "");
}

TEST(ARound, TakesAnAdjournedGameAsADraw) {
  State state = given({PairRound{}}, event_of(4, of_system(System::monrad)));
  state = given({SetResult{1, 1, won(ResultKind::adjourned), ""}, SetResult{1, 2, won(), ""}}, state);
  EXPECT_EQ(warnings(state, PairRound{}), "EVT120 note\n");
  EXPECT_EQ(refused(state, PairRound{}), "");
}

TEST(PairingByHand, MakesTablesAndByes) {
  const State state = given({PairByHand{.round = 1, .first = 5, .bye = ByeKind::allocated}}, two_tables());
  EXPECT_EQ(pairs_text(state, 1), "1:1-2 2:3-4 5allocated");
  EXPECT_EQ(refused(event_of(4, of_system(System::by_hand)), PairRound{}), "EVT079");
}

TEST(PairingByHand, OfAMatchInABracketKeepsItsName) {
  State state = given({PairRound{1, Phase::draft}}, event_of(4, of_system(System::knockout)));
  const Pairing before = state.rounds[0].pairings[0];
  state = given({UnpairTable{1, 1, before.first}, PairByHand{1, 1, before.second, before.first}}, state);
  EXPECT_EQ(find_round(state, 1, 1)->pairings[0].label, "semifinal");
  EXPECT_EQ(find_round(state, 1, 1)->pairings[0].first, before.second);
}

TEST(PairingByHand, RefusesWhatNobodyCanMean) {
  const State state = two_tables();
  EXPECT_EQ(refused(state, PairByHand{.round = 1, .first = 5, .second = 5}), "EVT073");
  EXPECT_EQ(refused(state, PairByHand{.round = 1, .first = 5, .second = 1}), "EVT070");
  EXPECT_EQ(refused(state, PairByHand{.round = 1, .first = 5, .second = 9}), "EVT042");
  EXPECT_EQ(refused(state, PairByHand{.round = 2, .first = 5}), "EVT030");
  const State gone = given({WithdrawEntry{.number = 5}}, state);
  EXPECT_EQ(refused(gone, PairByHand{.round = 1, .first = 5}), "EVT072");
}

TEST(PairingByHand, WarnsOfRepeatsProhibitionsClubsAndByes) {
  State state = given({AddPairRule{{.first = 2, .second = 3}, "siblings"}}, two_tables());
  state = given({PairByHand{.round = 1, .first = 5}, SetPhase{1, 1, Phase::checked}}, state);
  state = given(results(state, 1, "11"), state);
  state = given({OpenRound{}}, state);
  EXPECT_EQ(warnings(state, PairByHand{.round = 2, .first = 2, .second = 1}), "EVT102 confirm\n");
  EXPECT_EQ(warnings(state, PairByHand{.round = 2, .first = 2, .second = 3}), "EVT103 confirm_twice\n");
  EXPECT_EQ(warnings(state, PairByHand{.round = 2, .first = 5}), "EVT105 confirm\nEVT106 confirm\n");
  EXPECT_EQ(warnings(state, PairByHand{.round = 2, .first = 2}), "");
  Context context = firm();
  context.people = {{.player = 101, .club = 3}, {.player = 104, .club = 3}};
  const auto decision = consider(state, PairByHand{.round = 2, .first = 1, .second = 4}, context);
  ASSERT_TRUE(decision);
  ASSERT_EQ(decision->warnings.size(), 1U);
  EXPECT_EQ(decision->warnings[0].code, "EVT104");
}

TEST(ChangingPairings, SwapsPlayers) {
  EXPECT_EQ(pairs_text(given({SwapEntries{1, 1, 2, 3}}, two_tables()), 1), "1:1-3 2:2-4");
  const State state = given({PairByHand{.round = 1, .first = 5}, SwapEntries{1, 1, 5, 1}}, two_tables());
  EXPECT_EQ(pairs_text(state, 1), "1:5-2 2:3-4 1allocated");
  EXPECT_EQ(refused(state, SwapEntries{1, 1, 3, 3}), "EVT073");
  EXPECT_EQ(refused(state, SwapEntries{1, 1, 3, 4}), "EVT070") << "two of one table change sides, not places";
  EXPECT_EQ(refused(two_tables(), SwapEntries{1, 1, 3, 5}), "EVT071");
}

TEST(ChangingPairings, MovesTables) {
  EXPECT_EQ(pairs_text(given({MoveTable{1, 1, 1, 2}}, two_tables()), 1), "1:3-4 2:1-2");
  EXPECT_EQ(pairs_text(given({MoveTable{1, 1, 1, 9}}, two_tables()), 1), "2:3-4 9:1-2");
  EXPECT_EQ(refused(two_tables(), MoveTable{1, 1, 1, 0}), "EVT076");
  EXPECT_EQ(refused(two_tables(), MoveTable{1, 1, 7, 2}), "EVT031");
}

TEST(ChangingPairings, OfAPublishedRoundIsConfirmedWithAReason) {
  const State state = given({SetPhase{1, 1, Phase::checked}, SetPhase{1, 1, Phase::published}}, two_tables());
  EXPECT_EQ(refused(state, SwapEntries{1, 1, 2, 3}), "EVT080");
  EXPECT_EQ(warnings(state, SwapEntries{1, 1, 2, 3, "typing"}), "EVT110 confirm\n");
  EXPECT_EQ(refusal(state, SwapEntries{1, 1, 2, 3, "typing"}), "EVT086");
}

TEST(ChangingPairings, KeepsGamesWithResults) {
  State state = given({SetPhase{1, 1, Phase::checked}, SetResult{1, 1, won(), ""}}, two_tables());
  EXPECT_EQ(refused(state, SwapEntries{1, 1, 2, 3}), "EVT074");
  EXPECT_EQ(refused(state, UnpairTable{1, 1, 2}), "EVT068");
  EXPECT_EQ(refused(state, UnpairRound{1, 1}), "EVT068");
}

TEST(Unpairing, ATableLeavesItsPlayersFree) {
  const State state = given({UnpairTable{1, 1, 2}}, two_tables());
  EXPECT_EQ(pairs_text(state, 1), "2:3-4");
  EXPECT_EQ(pairs_text(given({PairByHand{.round = 1, .first = 5, .second = 1}}, state), 1), "1:5-1 2:3-4");
  EXPECT_EQ(refused(state, UnpairTable{1, 1, 2}), "EVT071");
}

TEST(Unpairing, OfAWholeRoundIsTheLastOne) {
  State state = play_round(event_of(4, of_system(System::monrad)), "1");
  state = given({PairRound{}}, state);
  EXPECT_EQ(refused(state, UnpairRound{1, 1, "x"}), "EVT067");
  EXPECT_EQ(warnings(state, UnpairRound{1, 2, "x"}), "EVT111 confirm\nEVT110 confirm\n");
  EXPECT_EQ(given({UnpairRound{1, 2, "x"}}, state).rounds.size(), 1U);
  const State again = given({RepairRound{1, 2, "x"}}, state);
  EXPECT_EQ(again.rounds[1].phase, Phase::draft);
  EXPECT_EQ(again.rounds[1].pairings, state.rounds[1].pairings) << "the same log pairs the same";
}

TEST(Checking, FindsWhoWasLeftOver) {
  const State state = given({PairByHand{.round = 1, .first = 1, .second = 2}}, by_hand(3));
  EXPECT_EQ(warnings(state, SetPhase{1, 1, Phase::checked}), "EVT118 confirm\n");
}

TEST(Checking, ComparesWithTheSystem) {
  State state = play_round(event_of(6, of_system(System::monrad)), "1");
  state = given({PairRound{1, Phase::draft}}, state);
  const Pairing top = state.rounds[1].pairings[0], low = state.rounds[1].pairings[2];
  EXPECT_EQ(warnings(state, SetPhase{1, 2, Phase::checked}), "");
  const State swapped = given({SwapEntries{1, 2, top.first, low.first}}, state);
  EXPECT_NE(warnings(swapped, SetPhase{1, 2, Phase::checked}).find("EVT119 confirm"), std::string::npos);
}

TEST(PairingReports, TellWhatThereIsToSay) {
  State state = given({PairByHand{.round = 1, .first = 5}, SetPhase{1, 1, Phase::checked}}, two_tables());
  state = given(results(state, 1, "1="), state);
  state =
      given({OpenRound{}, PairByHand{.round = 2, .first = 2, .second = 1}, PairByHand{.round = 2, .first = 5}}, state);
  const PairingReport report = pairing_report(state, {}, 1, 2);
  ASSERT_EQ(report.pairs.size(), 1U);
  EXPECT_EQ(report.pairs[0].met_in, 1);
  EXPECT_EQ(report.pairs[0].first_halves, 0);
  EXPECT_EQ(report.pairs[0].second_halves, 2);
  EXPECT_EQ(report.pairs[0].first_sides, (Sides{.balance = 0, .same_running = 1}));
  ASSERT_EQ(report.byes.size(), 1U);
  EXPECT_TRUE(report.byes[0].had_one);
  EXPECT_EQ(report.byes[0].lower, 2);
  EXPECT_EQ(report.unpaired, (std::vector<EntryNumber>{3, 4}));
  EXPECT_TRUE(pairing_report(state, {}, 1, 9).pairs.empty());
}

}  // namespace
