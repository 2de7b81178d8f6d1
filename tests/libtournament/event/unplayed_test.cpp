// Buchholz and Sonneborn-Berger with unplayed rounds (FIDE C.07, 2026, article 16).
#include <gtest/gtest.h>

#include "given.h"
#include "played.h"

namespace {

using namespace tournament::event;
using arbiter_tests::lines;
using tournament::standings::explain_buchholz;
using tournament::standings::standings;

/// An event of free pairings, so that a round without a pairing is an absence.
State free_event(int entries, const std::vector<std::string>& rounds, std::vector<TieBreak> tiebreaks) {
  State state = arbiter_tests::played(entries, rounds, std::move(tiebreaks));
  state.settings.system = System::monrad;
  Section section;
  section.stages.push_back({.system = System::monrad});
  state.sections.push_back(section);
  return state;
}

void give_bye(State& state, int round, int number, ByeKind kind) {
  for (Pairing& p : state.rounds[static_cast<std::size_t>(round) - 1].pairings) {
    if (p.is_bye() && p.first == number) p.bye = kind;
  }
}

std::string terms(const State& state, int number) {
  std::string out;
  for (const auto& term : explain_buchholz(state, {}, number)) {
    out += (out.empty() ? "" : " ") + std::to_string(term.opponent) + ":" +
           tournament::standings::halves_text(term.halves) + (term.cut ? "x" : "");
  }
  return out;
}

TEST(Buchholz, AddsTheOpponentsPoints) {
  const State state = free_event(4, {"1-2:1 3-4:1", "1-3:1 2-4:="}, {TieBreak::buchholz, TieBreak::buchholz_cut_1});
  EXPECT_EQ(lines(standings(state, {})),
            "1. #1  2  1.5  1\n"
            "2. #3  1  2.5  2\n"
            "3. #2  0.5  2.5  2\n"
            "4. #4  0.5  1.5  1\n");
}

TEST(Buchholz, TakesAByeAsAGameAgainstOnesOwnPointsUpToADrawInEveryRound) {
  // Player 1 rests in round 2 and has 3 points in three rounds: nobody real has more than 1.5 there.
  const State state = free_event(3, {"1-2:1 3", "1 2-3:=", "1-3:1 2"}, {TieBreak::buchholz});
  EXPECT_EQ(terms(state, 1), "2:1.5x 0:1.5 3:1.5");
}

TEST(Buchholz, TakesAForfeitAsAGameAgainstNoMoreThanTheOpponentHas) {
  const State state = free_event(4, {"1-2:+ 3-4:1", "1-3:1 2-4:1"}, {TieBreak::buchholz});
  EXPECT_EQ(terms(state, 1), "0:1x 3:1") << "own 2 points, the absent opponent has 1";
}

TEST(Buchholz, CutsTheRoundThatWasNotPlayedByChoice) {
  State state = free_event(4, {"1-2:1 3-4:1", "1 2-3:1 4", "1-3:0 2-4:1"}, {TieBreak::buchholz_cut_1});
  give_bye(state, 2, 1, ByeKind::half_point);
  // Own points 1.5 are cut although opponent 3 has 2 and opponent 2 has 2.
  EXPECT_EQ(terms(state, 1), "2:2 0:1.5x 3:2");
}

TEST(Buchholz, CountsAWithdrawnOpponentsLastRoundsAsDraws) {
  const State state = free_event(4, {"1-2:1 3-4:=", "1-3:1 4"}, {TieBreak::buchholz});
  EXPECT_EQ(terms(state, 1), "2:0.5x 3:0.5") << "2 is away in round 2";
}

TEST(Buchholz, SaysNothingInTables) {
  State state = arbiter_tests::played(2, {"1-2:1"}, {TieBreak::buchholz});
  EXPECT_EQ(lines(standings(state, {})), "1. #1  1  .\n2. #2  0  .\n");
  EXPECT_TRUE(explain_buchholz(state, {}, 1).empty());
}

TEST(SonnebornBerger, CountsAByeAsPointsMadeAgainstOneself) {
  const State state = free_event(3, {"1-2:1 3", "1-3:= 2"}, {TieBreak::sonneborn_berger});
  // 1: 1·1 + 1.5·0.5; 2: 1.5·0 + 1·1; 3: 1·1 + 1.5·0.5 (own 1.5, at most a draw in each of two rounds)
  EXPECT_EQ(lines(standings(state, {})), "1. #1  1.5  1.75\n1. #3  1.5  1.75\n3. #2  1  1\n");
}

}  // namespace
