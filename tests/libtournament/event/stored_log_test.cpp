// A log written before sections, stages and byes were kept must still be read, fold to the same state and be written
// again byte for byte.
#include <gtest/gtest.h>

#include "given.h"

namespace {

using namespace tournament::event;

struct Stored {
  const char* kind;
  std::string json;
};

const std::vector<Stored>& stored_log() {
  static const std::vector<Stored> log{
      {"event_created", R"({"settings":{"code":"spring-cup","ends_on":"2026-03-02","game":"dots","place":"Łódź",)"
                        R"("rules":"dots:39x32;start=cross;seed=0;first-moves=anywhere;enclosing=automatic;late-conto)"
                        R"(urs=no;holes=no;empty-contour=house;link=neighbour;recapture=frees;count=captives;penalty=)"
                        R"(0;extra-move=no;suicide=captured;edge=open;inside=anything;margin=0;grounding=anyone;stop=)"
                        R"(no;agreement=no;last-safe=yes;pass=forbidden;players=1;komi=0","scores":{"draw":2,)"
                        R"("loss":1,"win":4},"starts_on":"2026-03-01","system":"double_round_robin",)"
                        R"("tiebreaks":["DE","SB","WIN","CD"],"title":"Spring Cup"}})"},
      {"entry_added", R"({"number":1,"player":101})"},
      {"entry_added", R"({"number":2,"player":102})"},
      {"entry_added", R"({"number":3,"player":103})"},
      {"round_paired", R"({"round":{"number":1,"pairings":[{"first":2,"result":null,"second":3,"table":1},)"
                       R"({"first":1,"result":null,"second":0,"table":0}]}})"},
      {"round_paired", R"({"round":{"number":2,"pairings":[{"first":3,"result":null,"second":1,"table":1},)"
                       R"({"first":2,"result":null,"second":0,"table":0}]}})"},
      {"round_paired", R"({"round":{"number":3,"pairings":[{"first":1,"result":null,"second":2,"table":1},)"
                       R"({"first":3,"result":null,"second":0,"table":0}]}})"},
      {"round_paired", R"({"round":{"number":4,"pairings":[{"first":3,"result":null,"second":2,"table":1},)"
                       R"({"first":1,"result":null,"second":0,"table":0}]}})"},
      {"round_paired", R"({"round":{"number":5,"pairings":[{"first":2,"result":null,"second":1,"table":1},)"
                       R"({"first":3,"result":null,"second":0,"table":0}]}})"},
      {"round_paired", R"({"round":{"number":6,"pairings":[{"first":1,"result":null,"second":3,"table":1},)"
                       R"({"first":2,"result":null,"second":0,"table":0}]}})"},
      {"result_set", R"({"reason":"","result":{"end":"grounding","kind":"0-1",)"
                     R"("record":"aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa:0",)"
                     R"("score":{"first_halves":6,"second_halves":13}},"round":1,"table":1})"},
      {"result_set", R"({"reason":"","result":{"end":"agreement","kind":"½-½","record":"","score":null},"round":2,)"
                     R"("table":1})"},
      {"result_set", R"({"reason":"nobody came","result":{"end":"no_show","kind":"-:-","record":"","score":null},)"
                     R"("round":3,"table":1})"},
      {"result_set", R"({"reason":"wrong slip","result":{"end":"time","kind":"1-0","record":"","score":null},)"
                     R"("round":2,"table":1})"},
      {"result_cleared", R"({"reason":"they play on Sunday","round":3,"table":1})"},
  };
  return log;
}

State folded() {
  State state;
  for (const Stored& entry : stored_log()) {
    const auto body = decode(entry.kind, entry.json);
    EXPECT_TRUE(body) << entry.json;
    if (body) state = apply(std::move(state), *body);
  }
  return state;
}

TEST(AStoredLog, IsReadAndWrittenByteForByte) {
  for (const Stored& entry : stored_log()) {
    const auto body = decode(entry.kind, entry.json);
    ASSERT_TRUE(body) << entry.json;
    EXPECT_EQ(kind_of(*body), entry.kind);
    EXPECT_EQ(encode(*body), entry.json);
  }
}

TEST(AStoredLog, FoldsToTheStateItAlwaysMeant) {
  const State state = folded();
  EXPECT_EQ(state.settings.code, "spring-cup");
  EXPECT_EQ(state.settings.system, System::double_round_robin);
  EXPECT_EQ(state.settings.scores, (ScoreTable{.win = 4, .draw = 2, .loss = 1}));
  ASSERT_EQ(state.entries.size(), 3U);
  EXPECT_EQ(state.entries[2].player, 103);
  ASSERT_EQ(state.rounds.size(), 6U);
  ASSERT_EQ(state.rounds[0].pairings.size(), 2U);
  EXPECT_TRUE(state.rounds[0].pairings[1].is_bye());
  ASSERT_TRUE(state.rounds[0].pairings[0].result);
  EXPECT_EQ(state.rounds[0].pairings[0].result->kind, ResultKind::second_wins);
  EXPECT_EQ(state.rounds[0].pairings[0].result->score, (BoardScore{6, 13}));
  ASSERT_TRUE(state.rounds[1].pairings[0].result);
  EXPECT_EQ(state.rounds[1].pairings[0].result->end, GameEnd::time);
  EXPECT_FALSE(state.rounds[2].pairings[0].result);
  EXPECT_EQ(static_cast<std::size_t>(state.sequence), stored_log().size());
}

TEST(AStoredLog, IsContinuedByTodaysDecisions) {
  const auto entries =
      decide(folded(), SetResult{3, 1, arbiter_tests::won(ResultKind::draw), ""}, arbiter_tests::arbiter());
  ASSERT_TRUE(entries);
  ASSERT_EQ(entries->size(), 1U);
  EXPECT_EQ(encode(entries->front()),
            R"({"reason":"","result":{"end":"unknown","kind":"½-½","record":"","score":null},"round":3,"table":1})");
}

}  // namespace
