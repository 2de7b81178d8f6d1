// Systems and stages: every engine plays an event to its end, and its standings say who came where.
#include <gtest/gtest.h>

#include <algorithm>

#include "given.h"
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

/// Plays on until the system has no more rounds; the lower number wins.
State play_out(State state, SectionNumber section = 1) {
  for (int guard = 0; guard < 50; ++guard) {
    const auto bodies = decide(state, PairRound{section}, firm());
    if (!bodies) {
      EXPECT_EQ(bodies.error().code, "EVT024");
      return state;
    }
    for (const LogBody& body : *bodies) state = apply(std::move(state), body);
    const RoundNumber number = rounds_of(state, section);
    std::vector<Command> results;
    for (const Pairing& p : find_round(state, section, number)->pairings) {
      if (p.is_bye() || p.result) continue;
      results.emplace_back(SetResult{
          number, p.table, won(p.first < p.second ? ResultKind::first_wins : ResultKind::second_wins), "", section});
    }
    state = given(results, std::move(state));
  }
  ADD_FAILURE() << "the event does not end";
  return state;
}

/// "1. #3  2. #1 …", or with points "1. #3 4".
std::string places(const State& state, const tournament::standings::Options& options = {}, bool points = false) {
  std::string out;
  for (const auto& row : standings(state, options).rows) {
    out += out.empty() ? "" : "  ";
    if (row.group > 0) out += std::string(1, static_cast<char>('A' + row.group - 1));
    out += std::to_string(row.rank) + ".#" + std::to_string(row.number);
    if (points) out += " " + tournament::standings::halves_text(row.points_halves);
  }
  return out;
}

TEST(RoundRobins, HaveAsManyCyclesAsTheOptionsSay) {
  const State state = given({PairAll{}}, event_of(4, of_system(System::round_robin, {.cycles = 3})));
  EXPECT_EQ(state.rounds.size(), 9U);
}

TEST(Monrad, PairsNeighboursToItsLastRound) {
  const State state = play_out(event_of(6, of_system(System::monrad, {.rounds = 4})));
  EXPECT_EQ(state.rounds.size(), 4U);
  EXPECT_EQ(standings(state, {}).rows.front().number, 1);
}

TEST(Monrad, StoresItsSeedBeforeTheFirstRound) {
  const auto bodies = appended(event_of(4, of_system(System::monrad)), PairRound{});
  ASSERT_EQ(bodies.size(), 2U);
  EXPECT_EQ(std::get<StageDrawn>(bodies[0]).seed, 7U);
  EXPECT_TRUE(std::holds_alternative<RoundPaired>(bodies[1]));
}

TEST(Monrad, CountsByesAndMissedRounds) {
  State state = event_of(5, of_system(System::monrad), {SetRules{{.missed = ByeKind::half_point}}});
  state = play_round(state, "1");
  state = given({AddEntry{200}}, state);
  const auto table = standings(state, {});
  for (const auto& row : table.rows) {
    if (row.number == 6) {
      EXPECT_EQ(row.points_halves, 1) << "a half for the round missed";
    } else if (row.bye_halves > 0) {
      EXPECT_EQ(row.points_halves, 2) << "the bye of the pairing is worth a win";
    }
  }
}

TEST(Knockouts, GoToTheFinalAndTheThirdPlace) {
  const State state = play_out(event_of(8, of_system(System::knockout, {.third_place = true})));
  EXPECT_EQ(state.rounds.size(), 3U);
  EXPECT_EQ(places(state), "1.#1  2.#2  3.#3  4.#4  5.#5  5.#6  5.#7  5.#8");
  EXPECT_EQ(find_round(state, 1, 3)->pairings[0].label, "final");
}

TEST(Knockouts, RankByTheRoundOfEliminationWhileTheyLast) {
  State state = play_round(event_of(6, of_system(System::knockout)), "1");
  EXPECT_EQ(standings(state, {}).rows.size(), 6U);
  EXPECT_EQ(places(state), "1.#1  1.#2  1.#3  1.#4  5.#5  5.#6");
}

TEST(Knockouts, OfMatchesPlayLegsAndReplays) {
  State state = event_of(2, of_system(System::knockout, {.best_of = 2}));
  state = play_round(state, "1");
  state = play_round(state, "1");
  EXPECT_EQ(state.rounds[1].pairings[0].leg, 2);
  EXPECT_EQ(refused(state, PairRound{}), "") << "one all: a replay";
  state = play_round(state, "1");
  EXPECT_TRUE(state.rounds[2].pairings[0].new_start);
  EXPECT_EQ(refused(state, PairRound{}), "EVT024");
}

TEST(Knockouts, GiveAWithdrawnOpponentsPlaceToTheOther) {
  State state = play_round(event_of(4, of_system(System::knockout)), "1");
  const EntryNumber gone = 1;
  state = given({WithdrawEntry{.number = gone}}, state);
  state = play_out(state);
  EXPECT_NE(standings(state, {}).rows.front().number, gone);
}

TEST(DoubleEliminations, NeedTwoLosses) {
  const State state = play_out(event_of(8, of_system(System::double_elimination)));
  const auto table = standings(state, {});
  EXPECT_EQ(table.rows[0].number, 1);
  EXPECT_EQ(table.rows[1].number, 2);
  EXPECT_EQ(table.rows[1].rank, 2);
  EXPECT_EQ(table.rows[2].number, 3);
}

TEST(Scheveningen, MeetsEverybodyOfTheOtherTeam) {
  const State state = play_out(event_of(6, of_system(System::scheveningen)));
  EXPECT_EQ(state.rounds.size(), 3U);
  for (const Round& round : state.rounds)
    for (const Pairing& p : round.pairings) EXPECT_NE(p.first <= 3, p.second <= 3);
}

TEST(Ladders, MoveTheWinnerUp) {
  State state = event_of(4, of_system(System::ladder));
  state = given({PairRound{}}, state);
  EXPECT_EQ(places(state), "1.#1  2.#2  3.#3  4.#4");
}

State with_stages(int entries, std::vector<Stage> stages) {
  return event_of(entries, arbiter_tests::cup(), {SetSection{1, "Open", std::move(stages)}});
}

TEST(Groups, AreTablesOfTheirOwn) {
  const State state = play_out(event_of(8, of_system(System::groups)));
  EXPECT_EQ(state.rounds.size(), 3U);
  EXPECT_EQ(places(state, {}, true), "A1.#1 3  A2.#4 2  A3.#5 1  A4.#8 0  B1.#2 3  B2.#3 2  B3.#6 1  B4.#7 0");
  EXPECT_EQ(state.rounds[0].pairings[0].label, "group A");
}

TEST(Stages, FollowEachOther) {
  State state = with_stages(8, {{.system = System::groups, .options = {.advance = 2}},
                                {.system = System::knockout, .options = {.third_place = true}}});
  EXPECT_EQ(refused(state, AdvanceStage{}), "EVT049");
  state = play_round(state, "1");
  EXPECT_EQ(refused(state, AdvanceStage{}), "EVT049");
  state = play_out(state);
  const auto bodies = appended(state, AdvanceStage{});
  ASSERT_EQ(bodies.size(), 1U);
  auto entries = std::get<StageAdvanced>(bodies[0]).entries;
  EXPECT_EQ(entries.size(), 4U);
  std::sort(entries.begin(), entries.end());
  EXPECT_EQ(entries, (std::vector<EntryNumber>{1, 2, 3, 4}));

  state = given({AdvanceStage{}}, state);
  EXPECT_EQ(current_stage(state, 1), 2);
  state = play_out(state);
  EXPECT_EQ(rounds_of(state, 1), 5) << "rounds are counted through";
  EXPECT_EQ(places(state), "1.#1  2.#2  3.#3  4.#4");
  EXPECT_EQ(places(state, {.stage = 1}), "A1.#1  A2.#4  A3.#5  A4.#8  B1.#2  B2.#3  B3.#6  B4.#7");
  EXPECT_EQ(refused(state, AdvanceStage{}), "EVT048");
}

TEST(Stages, LetTheArbiterNameWhoGoesOn) {
  const State state = play_out(with_stages(4, {{}, {.system = System::knockout}}));
  EXPECT_EQ(refused(state, AdvanceStage{1, {1, 4}}), "EVT080");
  EXPECT_EQ(refused(state, AdvanceStage{1, {1, 1}, "x"}), "EVT050");
  EXPECT_EQ(refused(state, AdvanceStage{1, {1}, "x"}), "EVT050");
  EXPECT_EQ(refused(state, AdvanceStage{1, {1, 9}, "x"}), "EVT050");
  EXPECT_EQ(refused(state, AdvanceStage{1, {1, 4}, "wild card"}), "");
}

TEST(Stages, PassOverWhoHasWithdrawn) {
  State state = play_out(with_stages(4, {{.options = {.advance = 2}}, {.system = System::knockout}}));
  state = given({WithdrawEntry{.number = 1}}, state);
  EXPECT_EQ(std::get<StageAdvanced>(appended(state, AdvanceStage{})[0]).entries, (std::vector<EntryNumber>{2, 3}));
}

TEST(Stages, KeepTheirSystemOnceBegun) {
  const State state = given({PairRound{}}, with_stages(4, {{}, {.system = System::knockout}}));
  EXPECT_EQ(refused(state, SetSection{1, "Open", {{.system = System::monrad}, {.system = System::knockout}}}),
            "EVT046");
  EXPECT_EQ(refused(state, SetSection{1, "Open", {{}, {.system = System::double_elimination}}}), "");
  EXPECT_EQ(refused(state, SetSection{1, "Open", {}}), "EVT045");
  EXPECT_EQ(refused(state, SetSection{1, "Open", {{}, {.options = {.best_of = 0}}}}), "EVT047");
}

TEST(Sections, HaveEntriesRoundsAndStandingsOfTheirOwn) {
  State state = event_of(4, arbiter_tests::cup(), {SetSection{2, "Juniors", {{.system = System::monrad}}}});
  state = given({AddEntry{101, 2}, AddEntry{202, 2}}, state);
  EXPECT_EQ(refused(state, AddEntry{202, 2}), "EVT021");
  EXPECT_EQ(refused(state, AddEntry{202, 3}), "EVT041");
  EXPECT_EQ(refused(state, SetSection{4, "gap", {{}}}), "EVT044");
  state = play_round(state, "1");
  state = play_round(state, "0", 2);
  EXPECT_EQ(pairs_text(state, 1, 2), "1:5-6");
  EXPECT_EQ(standings(state, {.section = 2}).rows.size(), 2U);
  EXPECT_EQ(standings(state, {.section = 2}).rows[0].number, 6);
  EXPECT_EQ(standings(state, {}).rows.size(), 4U);
  EXPECT_EQ(refused(state, AddPairRule{{.first = 1, .second = 5}, "x"}), "EVT043");
}

TEST(Withdrawals, BeforeHalfOfTheGamesRemoveTheResultsOfATable) {
  State state = play_round(event_of(6, of_system(System::round_robin)), "1");
  state = play_round(state, "1");
  state = given({WithdrawEntry{.number = 1}}, state);
  for (const auto& row : standings(state, {}).rows) {
    EXPECT_EQ(row.removed, row.number == 1);
    if (row.number == 1) {
      EXPECT_EQ(row.points_halves, 0);
    }
  }
  EXPECT_EQ(standings(state, {}).rows.back().number, 1);
  state = given({PairRound{}}, state);
  EXPECT_EQ(pairs_text(state, 3).find("1-"), std::string::npos) << pairs_text(state, 3);
  EXPECT_EQ(standings(state, {}).open_tables, 2);
}

TEST(Withdrawals, AfterHalfOfTheGamesLoseTheOthersByForfeit) {
  State state = given({PairRound{}}, event_of(4, of_system(System::round_robin)));
  state = given(arbiter_tests::results(state, 1, "1"), state);
  state = play_round(state, "1");
  state = given({WithdrawEntry{.number = 4}}, state);
  state = given({PairRound{}}, state);
  int forfeits = 0;
  for (const Pairing& p : state.rounds[2].pairings) {
    if (p.first == 4 || p.second == 4) {
      ++forfeits;
      ASSERT_TRUE(p.result);
      EXPECT_TRUE(is_forfeit(p.result->kind));
    }
  }
  EXPECT_EQ(forfeits, 1);
  for (const auto& row : standings(state, {}).rows) EXPECT_FALSE(row.removed);
}

TEST(Withdrawals, AfterHalfOfTheGamesForfeitWhatIsPairedAlready) {
  State state = given({PairAll{}}, event_of(4, of_system(System::round_robin)));
  state = given(arbiter_tests::results(state, 1, "1"), state);
  state = given(arbiter_tests::results(state, 2, "1"), state);
  const auto bodies = appended(state, WithdrawEntry{.number = 4, .reason = "ill"});
  ASSERT_EQ(bodies.size(), 2U);
  EXPECT_EQ(std::get<ResultSet>(bodies[1]).round, 3);
}

}  // namespace
