// The kinds of log entries beside the first five: their texts, which are kept for ever.
#include <gtest/gtest.h>

#include "given.h"

namespace {

using namespace tournament::event;

struct KindExample {
  const char* kind;
  LogBody body;
  std::string json;
};

std::vector<KindExample> kind_examples() {
  Round round{.number = 2, .pairings = {}, .section = 3, .stage = 2, .phase = Phase::draft, .version = 0};
  Pairing bye;
  bye.first = 4;
  bye.bye = ByeKind::half_point;
  Pairing leg{.table = 1, .first = 2, .second = 1, .result = {}};
  leg.leg = 3;
  leg.label = "final";
  leg.new_start = true;
  round.pairings = {leg, bye};
  return {
      {"entry_added", EntryAdded{.number = 7, .player = 9, .section = 2, .joined = 3, .members = {1, 2}},
       R"({"joined":3,"members":[1,2],"number":7,"player":9,"section":2})"},
      {"round_paired", RoundPaired{round},
       R"({"round":{"number":2,"pairings":[{"first":2,"label":"final","leg":3,"new_start":true,"result":null,)"
       R"("second":1,"table":1},{"bye":"half_point","first":4,"result":null,"second":0,"table":0}],"phase":"draft",)"
       R"("section":3,"stage":2,"version":0}})"},
      {"result_set",
       ResultSet{.round = 1, .table = 2, .result = {.kind = ResultKind::adjourned}, .reason = "", .section = 2},
       R"({"reason":"","result":{"end":"unknown","kind":"adjourned","record":"","score":null},"round":1,"section":2,)"
       R"("table":2})"},
      {"rules_set",
       RulesSet{{.strict = true,
                 .half_byes = 2,
                 .time = {.periods = {{.moves = 40, .seconds = 5400}, {.seconds = 1800, .increment_seconds = 30}}},
                 .default_minutes = 15}},
       R"({"rules":{"club_apart_until":0,"default_minutes":15,"half_byes":2,"late_until":0,"missed":"zero_point",)"
       R"("no_byes_in_last":0,"strict":true,"time":{"move_seconds":0,"periods":[{"increment_seconds":0,"moves":40,)"
       R"("seconds":5400},{"increment_seconds":30,"moves":0,"seconds":1800}]}}})"},
      {"section_set",
       SectionSet{2,
                  "Juniors",
                  {{.system = System::groups, .options = {.advance = 2, .groups = 4}},
                   {.system = System::knockout, .options = {.spread = Spread::club, .best_of = 3}}}},
       R"({"name":"Juniors","section":2,"stages":[{"options":{"advance":2,"groups":4},"system":"groups"},)"
       R"({"options":{"best_of":3,"spread":"club"},"system":"knockout"}]})"},
      {"stage_advanced", StageAdvanced{1, 2, {4, 1}, ""}, R"({"entries":[4,1],"reason":"","section":1,"stage":2})"},
      {"stage_drawn", StageDrawn{1, 1, 18446744073709551615U, {2, 1}, {{1}, {2}}},
       R"({"bracket":[2,1],"groups":[[1],[2]],"section":1,"seed":18446744073709551615,"stage":1})"},
      {"seeding_set", SeedingSet{1, {3, 1, 2}, "x"}, R"({"order":[3,1,2],"reason":"x","section":1})"},
      {"entry_withdrawn", EntryWithdrawn{1, 2, "ill"}, R"({"from":2,"number":1,"reason":"ill"})"},
      {"entry_returned", EntryReturned{1, 4, ""}, R"({"from":4,"number":1,"reason":""})"},
      {"entry_replaced", EntryReplaced{1, 50, "x"}, R"({"number":1,"player":50,"reason":"x"})"},
      {"bye_wished", ByeWished{1, 3, ByeKind::full_point, ""},
       R"({"kind":"full_point","number":1,"reason":"","round":3})"},
      {"bye_wished", ByeWished{1, 3, std::nullopt, ""}, R"({"kind":null,"number":1,"reason":"","round":3})"},
      {"checkin_set", CheckinSet{1, true}, R"({"open":true,"section":1})"},
      {"entry_checked_in", EntryCheckedIn{3, false}, R"({"number":3,"present":false})"},
      {"table_fixed", TableFixed{3, 9}, R"({"number":3,"table":9})"},
      {"pair_rule_added", PairRuleAdded{{.first = 1, .second = 2, .from = 1, .to = 3}, "x"},
       R"({"reason":"x","rule":{"first":1,"forced":false,"from":1,"second":2,"to":3}})"},
      {"pair_rule_removed", PairRuleRemoved{{.forced = true, .first = 1, .second = 2}, "x"},
       R"({"reason":"x","rule":{"first":1,"forced":true,"from":1,"second":2,"to":0}})"},
      {"penalty_set", PenaltySet{{.number = 1, .round = 2, .halves = -1}, "phone"},
       R"({"penalty":{"halves":-1,"number":1,"round":2},"reason":"phone"})"},
      {"round_changed", RoundChanged{1, 2, RoundAction::swap_sides, {5}, {{.table = 1, .first = 1, .second = 2}}, "x"},
       R"({"action":"swap_sides","pairings":[{"first":1,"result":null,"second":2,"table":1}],"reason":"x","round":2,)"
       R"("section":1,"unpaired":[5]})"},
      {"round_phase_set", RoundPhaseSet{1, 2, Phase::published}, R"({"phase":"published","round":2,"section":1})"},
      {"round_removed", RoundRemoved{1, 2, "x"}, R"({"reason":"x","round":2,"section":1})"},
      {"result_set", ResultSet{.round = 1, .table = 2, .result = {.kind = ResultKind::draw}, .reason = "", .board = 3},
       R"({"board":3,"reason":"","result":{"end":"unknown","kind":"½-½","record":"","score":null},"round":1,"table":2})"},
      {"result_cleared", ResultCleared{.round = 1, .table = 2, .reason = "x", .board = 3},
       R"({"board":3,"reason":"x","round":1,"table":2})"},
      {"rules_set",
       RulesSet{{.boards = 4, .board_order = false, .board_points_first = true, .board_scores = {.win = 4}}},
       R"({"rules":{"board_order":false,"board_points_first":true,"board_scores":{"draw":1,"loss":0,"win":4},"boards":4,)"
       R"("club_apart_until":0,"default_minutes":0,"half_byes":null,"late_until":0,"missed":"zero_point",)"
       R"("no_byes_in_last":0,"strict":false,"time":{"move_seconds":0,"periods":[]}}})"},
      {"section_set",
       SectionSet{1, "", {{.system = System::monrad, .scores = ScoreTable{.win = 6, .draw = 2}}}, "as announced"},
       R"({"name":"","reason":"as announced","section":1,"stages":[{"options":{},"scores":{"draw":2,"loss":0,"win":6},)"
       R"("system":"monrad"}]})"},
      {"team_set", TeamSet{2, 3, {5, 4}, 9, "x"}, R"({"captain":9,"from":3,"members":[5,4],"number":2,"reason":"x"})"},
      {"line_up_set", LineUpSet{2, 3, {5, 0}, ""}, R"({"number":2,"players":[5,0],"reason":"","round":3})"},
      {"member_away_set", MemberAwaySet{2, 5, 3, true, ""},
       R"({"away":true,"number":2,"player":5,"reason":"","round":3})"},
      {"event_closed", EventClosed{12, std::string(64, 'a'), ""},
       R"({"entries":12,"head":")" + std::string(64, 'a') + R"(","reason":""})"},
      {"event_reopened", EventReopened{"protest"}, R"({"reason":"protest"})"},
      {"game_set", GameSet{{{1, 3, 2}, {"othello", "othello:usual"}}, "x"},
       R"({"game":"othello","reason":"x","round":3,"rules":"othello:usual","section":1,"table":2})"},
      {"undone", Undone{17, "x"}, R"({"reason":"x","sequence":17})"},
  };
}

TEST(LogKinds, AreWrittenAsCanonicalJsonAndReadBack) {
  for (const KindExample& example : kind_examples()) {
    EXPECT_EQ(kind_of(example.body), example.kind);
    EXPECT_EQ(encode(example.body), example.json);
    const auto body = decode(example.kind, example.json);
    ASSERT_TRUE(body) << example.json << " " << body.error().args.front().value;
    EXPECT_EQ(*body, example.body) << example.json;
  }
}

TEST(LogKinds, RefuseADefaultThatIsSpelledOut) {
  const auto body = decode("entry_added", R"({"number":1,"player":2,"section":1})");
  ASSERT_FALSE(body);
  EXPECT_EQ(body.error().args.front().value, "canonical_form");
}

TEST(LogKinds, NameTheDamage) {
  const auto damage = [](std::string_view kind, std::string_view json) {
    const auto body = decode(kind, json);
    return body ? std::string() : body.error().args.front().value;
  };
  EXPECT_EQ(damage("undone", R"({"reason":"x"})"), "sequence");
  EXPECT_EQ(damage("checkin_set", R"({"open":1,"section":1})"), "open");
  EXPECT_EQ(damage("stage_drawn", R"({"bracket":[],"groups":[1],"section":1,"seed":0,"stage":1})"), "groups");
  EXPECT_EQ(damage("round_phase_set", R"({"phase":"hidden","round":2,"section":1})"), "phase");
  EXPECT_EQ(damage("stage_drawn", R"({"bracket":[],"groups":[],"section":1,"seed":-1,"stage":1})"), "seed");
}

TEST(LogKinds, AreAppliedWithoutAStateToHoldThem) {
  // A damaged log may name what is not there: nothing happens, and nothing breaks.
  for (const KindExample& example : kind_examples()) {
    const State state = apply({}, example.body);
    EXPECT_EQ(state.sequence, 1) << example.kind;
  }
}

}  // namespace
