// Faults that arbiters have reported of programs like this one, each as a test.
#include <gtest/gtest.h>

#include <set>

#include "given.h"
#include "tournament/event/pairing_report.h"
#include "tournament/standings/standings.h"

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
using arbiter_tests::won;
using tournament::standings::standings;

State usual_monrad(int entries) { return event_of(entries, of_system(System::monrad)); }

TEST(ReportedFault, PointsOfAHalfPointByeAreKnownInTheRoundToPair) {
  State state = given({WishBye{.number = 1, .round = 1, .kind = ByeKind::half_point}}, usual_monrad(5));
  state = play_round(state, "1");
  state = given({PairRound{}}, state);
  const PairingReport report = pairing_report(state, {}, 1, 2);
  for (const PairLine& line : report.pairs) {
    if (line.first == 1) {
      EXPECT_EQ(line.first_halves, 1);
    }
    if (line.second == 1) {
      EXPECT_EQ(line.second_halves, 1);
    }
  }
}

TEST(ReportedFault, AByeGivenBeforehandDoesNotMakeTheRoundPlayed) {
  State state = given({WishBye{.number = 1, .round = 1, .kind = ByeKind::full_point}}, usual_monrad(5));
  state = given({PairRound{}}, state);
  EXPECT_EQ(standings(state, {}).open_tables, 2);
}

TEST(ReportedFault, ASecondByeForOnePlayer) {
  State state = usual_monrad(9);
  std::set<EntryNumber> rested;
  for (int round = 1; round <= 5; ++round) {
    state = play_round(state, "1=0");
    for (const Pairing& p : state.rounds.back().pairings) {
      if (p.is_bye()) {
        EXPECT_TRUE(rested.insert(p.first).second) << "round " << round;
      }
    }
  }
}

TEST(ReportedFault, AFullPointByeCountsAsTheBye) {
  State state = given({WishBye{.number = 5, .round = 1, .kind = ByeKind::full_point}}, usual_monrad(5));
  state = play_round(state, "1");
  state = given({PairRound{1, Phase::draft}}, state);
  EXPECT_TRUE(had_bye(state, state.rounds[1], 5));
}

TEST(ReportedFault, TheByeShowsItsValueInTheCrosstable) {
  const State state = play_round(usual_monrad(3), "1");
  const auto table = tournament::standings::crosstable(state, {});
  int byes = 0;
  for (const auto& row : table.byes) {
    for (const auto& bye : row) {
      ++byes;
      EXPECT_EQ(bye.halves, 2);
    }
  }
  EXPECT_EQ(byes, 1);
}

TEST(ReportedFault, EveryPairingCreatedTwiceInOneRound) {
  State state = given({PairRound{}}, usual_monrad(6));
  EXPECT_EQ(refused(state, PairRound{}), "EVT065") << "the same command once more";
  std::set<EntryNumber> seen;
  for (const Pairing& p : state.rounds[0].pairings) {
    EXPECT_TRUE(seen.insert(p.first).second);
    EXPECT_TRUE(seen.insert(p.second).second);
  }
  EXPECT_EQ(refused(given({OpenRound{}}, event_of(4, of_system(System::by_hand))), OpenRound{}), "EVT066");
}

TEST(ReportedFault, AnAllocatedByeIsNotAForfeit) {
  const State state = play_round(usual_monrad(3), "1");
  for (const auto& row : standings(state, {}).rows) EXPECT_EQ(row.forfeit_wins, 0);
}

TEST(ReportedFault, SiblingsAreKeptApart) {
  State state = given({AddPairRule{{.first = 1, .second = 2}, "siblings"}}, usual_monrad(6));
  for (int round = 1; round <= 4; ++round) state = play_round(state, "1=0");
  for (const Round& round : state.rounds)
    for (const Pairing& p : round.pairings) EXPECT_FALSE(p.first + p.second == 3 && !p.is_bye()) << "1 and 2";
}

TEST(ReportedFault, ATieBreakThatDecidedIsNamed) {
  EventSettings settings = of_system(System::round_robin);
  settings.tiebreaks = {TieBreak::wins, TieBreak::sonneborn_berger};
  State state = given({PairAll{}}, event_of(4, settings));
  const auto set = [&](int round, int table, ResultKind kind) {
    state = given({SetResult{round, table, won(kind), ""}}, state);
  };
  // 1 draws twice, 2 wins once and loses once: equal points, more wins for 2.
  set(1, 1, ResultKind::draw);         // 1-4
  set(1, 2, ResultKind::first_wins);   // 2-3
  set(3, 1, ResultKind::second_wins);  // 2-4
  set(3, 2, ResultKind::draw);         // 3-1
  const auto rows = standings(state, {}).rows;
  ASSERT_EQ(rows[2].number, 1);
  EXPECT_EQ(rows[1].number, 2);
  EXPECT_EQ(rows[2].decided_by, TieBreak::wins);
}

TEST(ReportedFault, LeavingAndJoiningAgainGivesNoFreePoints) {
  State state = play_round(usual_monrad(6), "1");
  const int before = [&] {
    for (const auto& row : standings(state, {}).rows)
      if (row.number == 6) return row.points_halves;
    return -1;
  }();
  state = given({WithdrawEntry{.number = 6}}, state);
  state = play_round(state, "1");
  state = given({ReturnEntry{.number = 6}}, state);
  for (const auto& row : standings(state, {}).rows) {
    if (row.number == 6) {
      EXPECT_EQ(row.points_halves, before);
    }
  }
  EXPECT_EQ(refused(state, AddEntry{106}), "EVT021") << "nor does a second entry";
}

TEST(ReportedFault, OnlyOwnPairingsWithNothingForTheAbsent) {
  State state = given({OpenRound{}, PairByHand{.round = 1, .first = 1, .second = 2},
                       PairByHand{.round = 1, .first = 3, .bye = ByeKind::zero_point}, SetPhase{1, 1, Phase::checked}},
                      event_of(4, of_system(System::by_hand)));
  for (const auto& row : standings(state, {}).rows) EXPECT_EQ(row.points_halves, 0);
}

TEST(ReportedFault, WhoHasAZeroPointByeIsNotPaired) {
  State state = given({WishBye{.number = 1, .round = 1, .kind = ByeKind::zero_point}, PairRound{}}, usual_monrad(5));
  for (const Pairing& p : state.rounds[0].pairings) {
    EXPECT_NE(p.second, 1);
    if (p.first == 1) {
      EXPECT_TRUE(p.is_bye());
    }
  }
}

TEST(ReportedFault, ALateEntryCanHaveAByeInTheCurrentRound) {
  State state = given({PairRound{}, SetPhase{1, 1, Phase::draft}, AddEntry{200}}, usual_monrad(4));
  EXPECT_EQ(state.entries[4].joined, 1);
  state = given({PairByHand{.round = 1, .first = 5, .bye = ByeKind::half_point}}, state);
  EXPECT_NE(pairs_text(state, 1).find("5half_point"), std::string::npos);
}

TEST(ReportedFault, ADirectEncounterOfADoubleRoundRobinTakesTheAverageAndStandsOnceInTheList) {
  EventSettings settings = of_system(System::double_round_robin);
  settings.tiebreaks = {TieBreak::direct_encounter, TieBreak::direct_encounter};
  EXPECT_EQ(refusal({}, CreateEvent{settings}), "EVT008");
  settings.tiebreaks = {TieBreak::direct_encounter};
  State state = given({PairAll{}}, event_of(2, settings));
  state = given({SetResult{1, 1, won(), ""}, SetResult{2, 1, won(), ""}}, state);
  for (const auto& row : standings(state, {}).rows) {
    EXPECT_EQ(row.rank, 1);
    EXPECT_EQ(to_text(row.tiebreaks[0].value), "0.5") << "one point of two games";
  }
}

TEST(ReportedFault, TableNumbersStayWhenSomethingElseChanges) {
  State state = given({PairRound{}}, usual_monrad(6));
  const std::string before = pairs_text(state, 1);
  state = given({SeedEntries{1, {6, 5, 4, 3, 2, 1}}}, state);
  EXPECT_EQ(pairs_text(state, 1), before);
}

TEST(ReportedFault, ExchangingSidesDoesNotChangeTheWinner) {
  GameResult result = won();
  result.end = GameEnd::grounding;
  result.score = BoardScore{13, 6};
  State state = given({PairRound{}, SetResult{1, 1, result, ""}}, usual_monrad(4));
  const Pairing before = state.rounds[0].pairings[0];
  state = given({SwapSides{1, 1, 1, "wrong sides on the slip"}}, state);
  const Pairing after = state.rounds[0].pairings[0];
  EXPECT_EQ(after.first, before.second);
  EXPECT_EQ(after.second, before.first);
  EXPECT_EQ(after.result->kind, ResultKind::second_wins);
  EXPECT_EQ(after.result->score, (BoardScore{6, 13}));
}

TEST(ReportedFault, UnpairingMoreThanOneGameAsksFirst) {
  const State state = given({PairRound{1, Phase::draft}}, usual_monrad(6));
  EXPECT_EQ(arbiter_tests::warnings(state, UnpairRound{1, 1}), "EVT111 confirm\n");
  EXPECT_EQ(arbiter_tests::warnings(state, UnpairTable{1, 1, 1}), "");
}

TEST(ReportedFault, ARoundIsDeletedAndPairedAnewAndEarlierResultsAreEdited) {
  State state = play_round(usual_monrad(4), "1");
  state = given({PairRound{}, UnpairRound{1, 2, "late correction"},
                 SetResult{1, 1, won(ResultKind::second_wins), "slip"}, PairRound{}},
                state);
  EXPECT_EQ(rounds_of(state, 1), 2);
  EXPECT_EQ(state.rounds[0].pairings[0].result->kind, ResultKind::second_wins);
}

TEST(ReportedFault, TheByeGoesToTheLowest) {
  State state = play_round(usual_monrad(5), "1");
  state = given({PairRound{}}, state);
  const PairingReport report = pairing_report(state, {}, 1, 2);
  ASSERT_EQ(report.byes.size(), 1U);
  EXPECT_EQ(report.byes[0].lower, 0);
  EXPECT_FALSE(report.byes[0].had_one);
}

TEST(ReportedFault, WhoDropsAfterAResultIsNotPairedWithHimself) {
  for (int entries = 3; entries <= 8; ++entries) {
    State state = play_round(usual_monrad(entries), "1");
    for (EntryNumber gone = 1; gone <= 2; ++gone) state = given({WithdrawEntry{.number = gone}}, state);
    const auto bodies = decide(state, PairRound{}, firm());
    if (!bodies) continue;
    for (const LogBody& body : *bodies) state = apply(std::move(state), body);
    for (const Pairing& p : state.rounds.back().pairings) {
      EXPECT_NE(p.first, p.second);
      EXPECT_TRUE(p.first > 2 && (p.is_bye() || p.second > 2));
    }
  }
}

TEST(ReportedFault, LateEntriesDoNotChangeThePast) {
  const State before = play_round(usual_monrad(4), "1");
  const State after = given({AddEntry{200}}, before);
  EXPECT_EQ(after.rounds, before.rounds);
  const auto old_rows = standings(before, {}).rows, new_rows = standings(after, {}).rows;
  for (std::size_t i = 0; i < old_rows.size(); ++i) {
    EXPECT_EQ(old_rows[i].number, new_rows[i].number);
    EXPECT_EQ(old_rows[i].points_halves, new_rows[i].points_halves);
  }
}

TEST(ReportedFault, ByesAreNotPrintedAmongTheTables) {
  const State state =
      given({WishBye{.number = 1, .round = 1, .kind = ByeKind::half_point}, PairRound{}}, usual_monrad(8));
  bool byes = false;
  for (const Pairing& p : state.rounds[0].pairings) {
    EXPECT_FALSE(byes && !p.is_bye()) << "a table after a bye";
    byes = byes || p.is_bye();
    EXPECT_EQ(p.table == 0, p.is_bye());
  }
}

}  // namespace
