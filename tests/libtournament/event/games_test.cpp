// Events of several games: each round or table may name its own.
#include "tournament/event/games.h"

#include "given.h"

namespace {

using namespace tournament::event;
using arbiter_tests::firm;
using arbiter_tests::given;
using arbiter_tests::with_entries;
using arbiter_tests::won;
using arbiter_tests::operator+;

SetGame set(RoundNumber round, TableNumber table, std::string game, std::string rules = "") {
  return {.game = {.place = {1, round, table}, .choice = {std::move(game), std::move(rules)}}, .reason = ""};
}

std::string played(const State& state, RoundNumber round, TableNumber table) {
  return game_of(state, {1, round, table}).game;
}

std::string refused_or_none(const State& state, const Command& command) {
  const auto decision = consider(state, command, firm());
  return decision ? "none" : decision.error().code;
}

TEST(Games, ATableHasItsOwnElseThatOfItsRoundElseThatOfTheEvent) {
  const State state = given(with_entries(4) + set(2, 0, "othello") + set(2, 2, "quints") + set(3, 1, "camelot"));
  EXPECT_EQ(played(state, 1, 1), "dots");
  EXPECT_EQ(played(state, 2, 1), "othello");
  EXPECT_EQ(played(state, 2, 2), "quints");
  EXPECT_EQ(played(state, 3, 1), "camelot");
  EXPECT_EQ(played(state, 3, 2), "dots");
}

TEST(Games, AreTakenBackToThoseAround) {
  const State state = given(with_entries(4) + set(2, 0, "othello") + set(2, 2, "quints") + set(2, 2, ""));
  EXPECT_EQ(played(state, 2, 2), "othello");
  EXPECT_EQ(played(given({set(2, 0, "")}, state), 2, 2), "dots");
}

TEST(Games, AreKnownByRulesThatAreTheirs) {
  const State state = given(with_entries(4));
  EXPECT_EQ(refused_or_none(state, set(1, 1, "chess")), "GAM001");
  EXPECT_EQ(refused_or_none(state, set(1, 1, "othello", "tensu")), "RUL001");
  EXPECT_EQ(refused_or_none(state, set(0, 1, "othello")), "EVT030");
  EXPECT_EQ(refused_or_none(state, set(1001, 1, "othello")), "EVT030");
  EXPECT_EQ(refused_or_none(state, set(1000, 1, "othello")), "none");
  EXPECT_EQ(refused_or_none(state, set(1, -1, "othello")), "EVT076");
  EXPECT_EQ(refused_or_none(state, SetGame{.game = {.place = {2, 1, 1}, .choice = {"othello", ""}}, .reason = ""}),
            "EVT041");
  // The usual rules are written out, so that they stay what they were.
  EXPECT_NE(game_of(given({set(1, 1, "othello")}, state), {1, 1, 1}).rules, "");
}

TEST(Games, OfTablesThatWerePlayedAreAskedAbout) {
  const State state = given(with_entries(4) + PairRound{} + SetResult{1, 2, won(), ""} + set(2, 0, "othello"));
  const auto warnings = [&](const SetGame& command) {
    const auto decision = consider(state, command, firm());
    return decision && !decision->warnings.empty() ? decision->warnings.front().code : "none";
  };
  EXPECT_EQ(warnings(set(1, 2, "othello")), "EVT160");
  EXPECT_EQ(warnings(set(1, 0, "othello")), "EVT160");
  EXPECT_EQ(warnings(set(1, 1, "othello")), "none") << "not played yet";
  EXPECT_EQ(warnings(set(1, 2, "dots", "tensu")), "none") << "as it was played";
}

TEST(Games, OneTextOfRulesEachOrNone) {
  State state = given(with_entries(4) + set(1, 0, "othello"));
  EXPECT_EQ(rules_by_game(state).size(), 2U);
  state = given({set(2, 0, "dots", "russian")}, state);
  EXPECT_FALSE(rules_by_game(state).contains("dots")) << "which of the two is for the table to say";
}

TEST(Games, AreUndoneAndReadBackFromTheLog) {
  const State before = given(with_entries(4));
  const State set_twice = given({set(1, 1, "othello"), set(1, 1, "quints")}, before);
  EXPECT_EQ(refused_or_none(set_twice, Undo{set_twice.sequence - 1, "x"}), "EVT083")
      << "a later one is on the same table";
  EXPECT_EQ(played(given({Undo{set_twice.sequence, "x"}}, set_twice), 1, 1), "othello");
  State again;
  for (const LogBody& body : set_twice.log) {
    const auto read = decode(kind_of(body), encode(body));
    ASSERT_TRUE(read) << encode(body);
    again = tournament::event::apply(std::move(again), *read);
  }
  EXPECT_EQ(again, set_twice);
}

}  // namespace
