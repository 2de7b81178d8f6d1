// Duels in the log of an event: entered as they happened, warned of, corrected and taken back.
#include <gtest/gtest.h>

#include "../event/given.h"
#include "tournament/challenge/event_championship.h"

namespace {

using namespace tournament::event;
using arbiter_tests::firm;
using arbiter_tests::given;
using arbiter_tests::of_system;
using arbiter_tests::with_entries;
namespace challenge = tournament::challenge;
using challenge::Duel;
using challenge::DuelResult;

/// Entries 1, 2 of school A, 3, 4 of B, 5, 6 of none.
State open_challenge() {
  std::vector<Command> commands = with_entries(6, of_system(System::challenge));
  const char* schools[]{"A", "A", "B", "B", "", ""};
  for (int number = 1; number <= 6; ++number)
    commands.emplace_back(SetChallenger{{number, 0, schools[number - 1], "lower"}, ""});
  return given(commands);
}

Duel duel(int a, int b, std::string game = "camelot") {
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
  EXPECT_EQ(code(given(with_entries(2)), SetChallenge{}), "EVT146");
  const State state = open_challenge();
  EXPECT_EQ(code(state, EnterDuel{duel(1, 9), ""}), "EVT147");
  EXPECT_EQ(code(state, EnterDuel{duel(1, 1), ""}), "EVT073");
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3, "chess"), ""}), "EVT148");
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3, "othello"), ""}), "EVT148") << "not of the seven";
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3, "Camelot"), ""}), "EVT148") << "games are named by their ids";
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3), "no record"}), "EVT040");
  EXPECT_EQ(code(given({AddEntry{300}}, state), EnterDuel{duel(1, 7), ""}), "EVT147");
  EXPECT_EQ(code(state, CorrectDuel{duel(1, 3), "", "x"}), "EVT149");
  EXPECT_EQ(code(state, SetExclusion{1, false, "x"}), "EVT151");
  EXPECT_EQ(code(state, SetExclusion{9, true, "x"}), "EVT147");
  EXPECT_EQ(code(state, RecordRefusal{"camelot", 1, 9}), "EVT147");
}

TEST(EventDuels, AreOfTheGamesOfTheCompetition) {
  challenge::ChallengeOptions options;
  options.games = {"othello", "brazilian-draughts"};
  const State state = given({SetChallenge{options}}, open_challenge());
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3, "othello"), ""}), "none");
  EXPECT_EQ(code(state, EnterDuel{duel(1, 3), ""}), "EVT148");
  options.games = {"othello", "othello"};
  EXPECT_EQ(code(state, SetChallenge{options}), "EVT148");
  options.games = {"chess"};
  EXPECT_EQ(code(state, SetChallenge{options}), "EVT148");
  EXPECT_EQ(code(state, SetChallenge{{.rows_a_game = 0}}), "EVT152");
}

TEST(OpenChallenge, IsWhatAnEventIsMadeAsAndStays) {
  const State cup = given(with_entries(2));
  const Stage challenge_stage{.system = System::challenge};
  EXPECT_EQ(code(cup, SetSection{1, "", {challenge_stage}, ""}), "EVT156");
  EXPECT_EQ(code(cup, SetSection{2, "Duels", {challenge_stage}, ""}), "EVT156");
  const State state = open_challenge();
  EXPECT_EQ(state.settings.game + state.settings.rules, "") << "it has several games";
  EXPECT_EQ(code(state, SetSection{1, "", {Stage{}}, ""}), "EVT156");
  EXPECT_EQ(code(state, SetSection{1, "Juniors", {challenge_stage}, ""}), "none");
  EXPECT_EQ(code(state, SetSection{2, "Final", {Stage{.system = System::knockout}}, ""}), "none");
  EXPECT_EQ(code(state, PairRound{}), "EVT157");
  EXPECT_EQ(code(state, PairAll{}), "EVT157");
  EXPECT_EQ(code(state, OpenRound{}), "EVT157");
}

TEST(StartNumbers, AreOfOneEntryAndStayOnceTheyAreUsed) {
  const State state = open_challenge();
  const auto enrolled = [](int entry, int number) { return SetChallenger{{entry, number, "A", "lower"}, "x"}; };
  EXPECT_EQ(code(state, enrolled(1, 3)), "EVT153");
  EXPECT_EQ(code(state, enrolled(9, 9)), "EVT042");
  const int most = tournament::Limits{}.start_number;
  EXPECT_EQ(code(state, enrolled(1, most)), "none");
  EXPECT_EQ(code(state, enrolled(1, most + 1)), "EVT152");
  const State numbered = given({enrolled(1, 101), EnterDuel{duel(101, 3), ""}}, state);
  EXPECT_EQ(find_challenger(*numbered.open_challenge, 101)->entry, 1);
  EXPECT_EQ(find_challenger(*numbered.open_challenge, 1), nullptr);
  EXPECT_EQ(code(numbered, enrolled(1, 102)), "EVT154");
  EXPECT_EQ(code(numbered, enrolled(1, 0)), "none") << "the same number and nothing new";
  EXPECT_EQ(code(numbered, SetChallenger{{1, 0, "B", "lower"}, ""}), "EVT080") << "school after a duel needs a reason";
  EXPECT_EQ(warned(numbered, SetChallenger{{1, 0, "B", "lower"}, "x"}), "EVT124 confirm") << "and 3 is of school B";
}

TEST(EventDuels, AreEnteredWithWhatTheyViolate) {
  State state = open_challenge();
  EXPECT_EQ(warned(state, EnterDuel{duel(1, 3), ""}), "");
  EXPECT_EQ(warned(state, EnterDuel{duel(1, 2), ""}), "EVT124 confirm");
  EXPECT_EQ(warned(state, RecordRefusal{"camelot", 1, 3}), "EVT130 confirm");
  Duel unsigned_win = duel(1, 3);
  unsigned_win.signed_by_loser = false;
  unsigned_win.entered_in_table = false;
  EXPECT_EQ(warned(state, EnterDuel{unsigned_win, ""}), "EVT128 note, EVT129 note");
  Duel rebooked = duel(1, 3);
  rebooked.booked_b = "quints";
  EXPECT_EQ(warned(state, EnterDuel{rebooked, ""}), "EVT127 confirm");
  Duel corrected = duel(1, 3);
  corrected.corrected_b = true;
  EXPECT_EQ(warned(state, EnterDuel{corrected, ""}), "EVT131 confirm");
  state = given({EnterDuel{duel(1, 3), ""}, EnterDuel{duel(1, 3), ""}}, state);
  EXPECT_EQ(warned(state, EnterDuel{duel(3, 1, "quints"), ""}), "EVT125 confirm_twice");
  EXPECT_EQ(warned(state, RecordRefusal{"camelot", 5, 3}), "");
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

TEST(EventDuels, HaveNumbersThatAreNeverUsedAgain) {
  State state = given({EnterDuel{duel(1, 3), ""}, EnterDuel{duel(3, 5), ""}}, open_challenge());
  state = given({RecordRefusal{"camelot", 4, 1}, Undo{state.sequence, "mistake"}}, state);
  state = given({EnterDuel{duel(3, 6), ""}}, state);
  EXPECT_EQ(state.open_challenge->duels.back().duel.id, 3) << "2 is undone and stays free";
  const auto championship = challenge::championship_of(state);
  EXPECT_EQ(championship.refusals.front().after_duel, 1) << "the refusal came before duel 3";
}

TEST(EventDuels, ComeBackWithAWarningWhenAStrikeIsUndone) {
  State state = given({EnterDuel{duel(1, 3), ""}, EnterDuel{duel(1, 3), ""}, StrikeDuel{2, "twice"},
                       EnterDuel{duel(1, 3, "quints"), ""}},
                      open_challenge());
  EXPECT_EQ(warned(state, Undo{state.sequence - 1, "it was no mistake"}), "EVT125 confirm_twice");
  state = given({Undo{state.sequence - 1, "it was no mistake"}}, state);
  EXPECT_EQ(challenge::championship_of(state).duels.size(), 3U);
}

TEST(EventDuels, KeepTheirPlayers) {
  const State state = given({EnterDuel{duel(1, 3), ""}, RecordRefusal{"camelot", 5, 6}}, open_challenge());
  EXPECT_EQ(code(state, ReplaceEntry{1, 500, "ill"}), "EVT155");
  EXPECT_EQ(code(state, ReplaceEntry{6, 500, "ill"}), "EVT155");
  const State replaced = given({ReplaceEntry{2, 500, "ill"}}, state);
  EXPECT_EQ(code(replaced, EnterDuel{duel(2, 3), ""}), "EVT147") << "school and category were those of the other";
  const State enrolled = given({SetChallenger{{2, 0, "C", "upper"}, ""}, EnterDuel{duel(2, 3), ""}}, replaced);
  EXPECT_EQ(code(enrolled, Undo{state.sequence + 1, "x"}), "EVT083") << "the duel is that of the new player";
  EXPECT_EQ(rebuilt(enrolled), enrolled);
}

TEST(EventDuels, StandInTheLogForEver) {
  Duel full = duel(1, 3);
  full.hors_concours = true;
  full.signed_by_loser = false;
  full.booked_a = "quints";
  full.entered_in_table = false;
  full.corrected_a = true;
  full.time = "11:35";
  Duel other = duel(1, 4);
  other.id = 1;
  const State state = given(
      {SetChallenge{{.trophy = challenge::TrophyReading::per_opponent}}, EnterDuel{full, std::string(64, 'a') + ":0"},
       RecordRefusal{"camelot", 1, 3}, CorrectDuel{other, "", "misread"}, StrikeDuel{1, "x"},
       SetExclusion{4, true, "y"}, SetExclusion{4, false, "z"}, SetExclusion{5, true, "y"}},
      open_challenge());
  EXPECT_EQ(rebuilt(state), state);
  EXPECT_EQ(state.open_challenge->excluded, std::vector<EntryNumber>{5});
  EXPECT_EQ(encode(DuelEntered{duel(1, 3), ""}), R"({"duel":{"a":1,"b":3,"game":"camelot","id":0,"result":"a"}})");
}

}  // namespace
