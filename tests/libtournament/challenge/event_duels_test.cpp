// Duels in the log of an event: entered as they happened, warned of, corrected and taken back.
#include <gtest/gtest.h>

#include "../event/given.h"
#include "tournament/challenge/event_championship.h"

namespace {

using namespace tournament::event;
using arbiter_tests::firm;
using arbiter_tests::given;
using arbiter_tests::with_entries;
namespace challenge = tournament::challenge;
using challenge::Duel;
using challenge::DuelResult;

/// Entries 1, 2 of school A, 3, 4 of B, 5, 6 of none.
State open_challenge() {
  std::vector<Command> commands = with_entries(6);
  commands.emplace_back(SetChallenge{});
  const char* schools[]{"A", "A", "B", "B", "", ""};
  for (int number = 1; number <= 6; ++number)
    commands.emplace_back(SetChallenger{{number, schools[number - 1], "lower"}, ""});
  return given(commands);
}

Duel duel(int a, int b, std::string game = "othello") {
  return {.game = std::move(game), .a = a, .b = b, .result = DuelResult::a_wins};
}

std::string code(const State& state, const Command& command) {
  const auto decision = consider(state, command, firm());
  return decision ? "none" : decision.error().code;
}

/// "EVT125 confirm_twice"
std::string warned(const State& state, const Command& command) {
  const auto decision = consider(state, command, firm());
  if (!decision) return decision.error().code;
  std::string text;
  for (const Warning& warning : decision->warnings)
    text += (text.empty() ? "" : ", ") + warning.code + " " + std::string(to_text(warning.level));
  return text;
}

/// Its log written, read and folded anew.
State rebuilt(const State& state) {
  State again;
  for (const LogBody& body : state.log) {
    const auto read = decode(kind_of(body), encode(body));
    EXPECT_TRUE(read) << encode(body);
    if (read) again = tournament::event::apply(std::move(again), *read);
  }
  return again;
}

TEST(EventDuels, NeedAnOpenChallengeTwoWhoTakePartAndAGame) {
  EXPECT_EQ(code(given(with_entries(2)), EnterDuel{duel(1, 2), ""}), "EVT146");
  const State state = open_challenge();
  EXPECT_EQ(code(state, EnterDuel{duel(1, 9), ""}), "EVT042");
  EXPECT_EQ(code(state, EnterDuel{duel(1, 1), ""}), "EVT073");
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3, "chess"), ""}), "EVT148");
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3), "no record"}), "EVT040");
  EXPECT_EQ(code(given({AddEntry{300}}, state), EnterDuel{duel(1, 7), ""}), "EVT147");
  EXPECT_EQ(code(state, CorrectDuel{duel(1, 3), "", "x"}), "EVT149");
  EXPECT_EQ(code(state, SetChallenge{{.rows_a_game = 0}}), "EVT152");
  EXPECT_EQ(code(state, SetExclusion{1, false, "x"}), "EVT151");
}

TEST(EventDuels, AreEnteredWithWhatTheyViolate) {
  State state = open_challenge();
  EXPECT_EQ(warned(state, EnterDuel{duel(1, 3), ""}), "");
  EXPECT_EQ(warned(state, EnterDuel{duel(1, 2), ""}), "EVT124 confirm");
  EXPECT_EQ(warned(state, RecordRefusal{"othello", 1, 3}), "EVT130 confirm");
  Duel unsigned_win = duel(1, 3);
  unsigned_win.signed_by_loser = false;
  unsigned_win.entered_in_table = false;
  EXPECT_EQ(warned(state, EnterDuel{unsigned_win, ""}), "EVT128 note, EVT129 note");
  Duel rebooked = duel(1, 3);
  rebooked.booked_b = "quints";
  EXPECT_EQ(warned(state, EnterDuel{rebooked, ""}), "EVT127 confirm");
  state = given({EnterDuel{duel(1, 3), ""}, EnterDuel{duel(1, 3), ""}}, state);
  EXPECT_EQ(warned(state, EnterDuel{duel(3, 1, "quints"), ""}), "EVT125 confirm_twice");
  EXPECT_EQ(warned(state, RecordRefusal{"othello", 5, 3}), "");
  state = given({EnterDuel{duel(1, 4), ""}}, state);
  EXPECT_EQ(warned(state, EnterDuel{duel(5, 1), ""}), "EVT126 confirm");
}

TEST(EventDuels, MakeAChampionship) {
  const State state =
      given({EnterDuel{duel(1, 3), ""}, EnterDuel{duel(3, 5), ""}, EnterDuel{duel(1, 2), ""}}, open_challenge());
  const challenge::Table table = challenge::score(challenge::championship_of(state));
  EXPECT_EQ(table.players[0].score, 2);
  EXPECT_EQ(table.players[2].score, 1);
  EXPECT_EQ(table.categories.at("lower").front().number, 1);
}

TEST(EventDuels, AreCorrectedAndStruckWithAReason) {
  State state = given({EnterDuel{duel(1, 3), ""}, EnterDuel{duel(3, 5), ""}}, open_challenge());
  Duel other = duel(3, 1);
  other.id = 1;
  EXPECT_EQ(code(state, CorrectDuel{other, "", ""}), "EVT080");
  state = given({CorrectDuel{other, "", "misread"}}, state);
  EXPECT_EQ(find_duel(*state.open_challenge, 1)->duel.winner(), 3);
  state = given({StrikeDuel{2, "entered twice"}}, state);
  EXPECT_EQ(code(state, CorrectDuel{duel(1, 3), "", "x"}), "EVT149");
  EXPECT_EQ(code(state, StrikeDuel{2, "x"}), "EVT150");
  EXPECT_EQ(challenge::championship_of(state).duels.size(), 1U);
  EXPECT_EQ(state.open_challenge->duels.size(), 2U);
}

TEST(EventDuels, AreUndoneUnlessACorrectionRestsOnThem) {
  State state = given({EnterDuel{duel(1, 3), ""}, EnterDuel{duel(3, 5), ""}}, open_challenge());
  const auto first = state.sequence - 1;
  EXPECT_EQ(code(state, Undo{first - 1, "x"}), "none") << "entry 6 has fought no duel";
  EXPECT_EQ(code(state, Undo{first - 6, "x"}), "EVT083") << "entry 1 has";
  Duel other = duel(3, 1);
  other.id = 1;
  const State corrected = given({CorrectDuel{other, "", "misread"}}, state);
  EXPECT_EQ(code(corrected, Undo{first, "x"}), "EVT083");
  state = given({Undo{first, "x"}}, state);
  ASSERT_EQ(state.open_challenge->duels.size(), 1U);
  EXPECT_EQ(state.open_challenge->duels.front().duel.id, 2);
}

TEST(EventDuels, StandInTheLogForEver) {
  Duel full = duel(1, 3);
  full.hors_concours = true;
  full.signed_by_loser = false;
  full.booked_a = "quints";
  full.entered_in_table = false;
  Duel other = duel(1, 4);
  other.id = 1;
  const State state = given(
      {SetChallenge{{.trophy = challenge::TrophyReading::per_opponent}}, EnterDuel{full, std::string(64, 'a') + ":0"},
       RecordRefusal{"othello", 1, 3}, CorrectDuel{other, "", "misread"}, StrikeDuel{1, "x"},
       SetExclusion{4, true, "y"}, SetExclusion{4, false, "z"}, SetExclusion{5, true, "y"}},
      open_challenge());
  EXPECT_EQ(rebuilt(state), state);
  EXPECT_EQ(state.open_challenge->excluded, std::vector<EntryNumber>{5});
  EXPECT_EQ(encode(DuelEntered{duel(1, 3), ""}), R"({"duel":{"a":1,"b":3,"game":"othello","id":0,"result":"a"}})");
}

}  // namespace
