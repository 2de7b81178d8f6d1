#include <gtest/gtest.h>

#include <random>

#include "given.h"
#include "tournament/event/log.h"

namespace {

using namespace tournament::event;

struct Example {
  const char* kind;
  LogBody body;
  std::string json;
};

std::vector<Example> examples() {
  EventSettings settings = arbiter_tests::cup();
  settings.tiebreaks = {TieBreak::sonneborn_berger, TieBreak::direct_encounter};
  settings.system = System::double_round_robin;
  settings.place = "Łódź \"Kropka\"";
  settings.starts_on = "2026-11-29";
  const Round round{.number = 2,
                    .pairings = {{.table = 1, .first = 3, .second = 1, .result = {}},
                                 {.table = 0, .first = 2, .second = 0, .result = {}}}};
  const GameResult result{.kind = ResultKind::draw, .end = GameEnd::stop, .score = BoardScore{7, 7}, .record = "ab:0"};
  return {
      {"event_created", EventCreated{settings},
       R"({"settings":{"code":"spring-cup","ends_on":"","game":"dots","place":"Łódź \"Kropka\"","rules":"tensu",)"
       R"("scores":{"draw":1,"loss":0,"win":2},"starts_on":"2026-11-29","system":"double_round_robin",)"
       R"("tiebreaks":["SB","DE"],"title":"Spring Cup"}})"},
      {"entry_added", EntryAdded{.number = 7, .player = 9'000'000'000}, R"({"number":7,"player":9000000000})"},
      {"round_paired", RoundPaired{round},
       R"({"round":{"number":2,"pairings":[{"first":3,"result":null,"second":1,"table":1},)"
       R"({"first":2,"result":null,"second":0,"table":0}]}})"},
      {"result_set", ResultSet{.round = 2, .table = 1, .result = result, .reason = ""},
       R"({"reason":"","result":{"end":"stop","kind":"½-½","record":"ab:0","score":{"first_halves":7,"second_halves":7}},)"
       R"("round":2,"table":1})"},
      {"result_set",
       ResultSet{.round = 1,
                 .table = 1,
                 .result = {.kind = ResultKind::double_forfeit, .end = GameEnd::no_show},
                 .reason = "x"},
       R"({"reason":"x","result":{"end":"no_show","kind":"-:-","record":"","score":null},"round":1,"table":1})"},
      {"result_cleared", ResultCleared{.round = 2, .table = 1, .reason = "entered at the wrong table"},
       R"({"reason":"entered at the wrong table","round":2,"table":1})"},
  };
}

TEST(LogBodies, AreWrittenAsCanonicalJson) {
  for (const Example& example : examples()) {
    EXPECT_EQ(kind_of(example.body), example.kind);
    EXPECT_EQ(encode(example.body), example.json);
  }
}

TEST(LogBodies, ReadBack) {
  for (const Example& example : examples()) {
    const auto body = decode(example.kind, example.json);
    ASSERT_TRUE(body) << example.json;
    EXPECT_EQ(*body, example.body) << example.json;
  }
}

std::string damage(std::string_view kind, std::string_view json) {
  const auto body = decode(kind, json);
  if (body) return "";
  return body.error().code + " " + body.error().args.front().value;
}

TEST(LogBodies, UnknownKind) {
  EXPECT_EQ(damage("", "{}"), "LOG001 ");
  EXPECT_EQ(damage("entry_removed", "{}"), "LOG001 entry_removed");
}

TEST(LogBodies, DamageIsNamed) {
  EXPECT_EQ(damage("entry_added", R"({"number":1,"player":2})"), "");
  EXPECT_EQ(damage("entry_added", R"({"number":1})"), "LOG002 player");
  EXPECT_EQ(damage("entry_added", R"({"number":"1","player":2})"), "LOG002 number");
  EXPECT_EQ(damage("entry_added", R"({"number":4294967297,"player":2})"), "LOG002 number");
  EXPECT_EQ(damage("entry_added", R"({"number":-4294967297,"player":2})"), "LOG002 number");
  EXPECT_EQ(damage("entry_added", R"({"number":1,"player":18446744073709551615})"), "LOG002 player");
  EXPECT_EQ(damage("entry_added", R"({"number":1.0,"player":2})"), "LOG002 number");
  EXPECT_EQ(damage("entry_added", R"({"number":true,"player":2})"), "LOG002 number");
  EXPECT_EQ(damage("entry_added", ""), "LOG002 json");
  EXPECT_EQ(damage("entry_added", "{"), "LOG002 json");
  EXPECT_EQ(damage("entry_added", "[]"), "LOG002 number");
  EXPECT_EQ(damage("entry_added", "null"), "LOG002 number");
  EXPECT_EQ(damage("result_cleared", R"({"reason":null,"round":1,"table":1})"), "LOG002 reason");
  EXPECT_EQ(damage("result_set",
                   R"({"reason":"","result":{"end":"x","kind":"1-0","record":"","score":null},"round":1,"table":1})"),
            "LOG002 end");
  EXPECT_EQ(
      damage("result_set", R"({"reason":"","result":{"end":"stop","kind":"1-0","record":""},"round":1,"table":1})"),
      "LOG002 score");
  EXPECT_EQ(damage("round_paired", R"({"round":{"number":1,"pairings":{}}})"), "LOG002 pairings");
  EXPECT_EQ(damage("round_paired", R"({"round":{"number":1,"pairings":[1]}})"), "LOG002 table");
}

TEST(LogBodies, OnlyTheCanonicalFormIsRead) {
  const std::string_view kind = "entry_added", form = "LOG002 canonical_form";
  EXPECT_EQ(damage(kind, R"({"number":1,"player":2,"remark":""})"), form) << "unknown field";
  EXPECT_EQ(damage(kind, R"({"number":3,"number":1,"player":2})"), form) << "field twice";
  EXPECT_EQ(damage(kind, R"({"player":2,"number":1})"), form) << "other order";
  EXPECT_EQ(damage(kind, R"({"number": 1,"player":2})"), form) << "blank";
  EXPECT_EQ(damage(kind, "{\"number\":1,\"player\":2}\n"), form) << "line end";
  EXPECT_EQ(damage(kind, R"({"number":-0,"player":2})"), form) << "other spelling of a number";
  EXPECT_EQ(damage("result_cleared", R"({"reason":"\u0061","round":1,"table":1})"), form) << "needless escape";
  EXPECT_EQ(damage("result_set",
                   R"({"reason":"","result":{"end":"stop","kind":"=","record":"","score":null},"round":1,"table":1})"),
            form)
      << "other spelling of a draw";
}

TEST(LogBodies, SizeIsLimited) {
  // Once as valid JSON of a size, once as nesting that would overrun a recursive reader.
  const std::size_t bound = tournament::Limits{}.log_entry_bytes;
  const std::string_view head = R"({"reason":")", tail = R"(","round":1,"table":1})";
  const auto sized = [&](std::size_t size) {
    return std::string(head) + std::string(size - head.size() - tail.size(), 'x') + std::string(tail);
  };
  EXPECT_TRUE(decode("result_cleared", sized(bound)));
  EXPECT_EQ(damage("result_cleared", sized(bound + 1)), "LIM001 log_entry_bytes");
  EXPECT_EQ(damage("result_cleared", std::string(bound, '[')), "LOG002 json");
  EXPECT_EQ(damage("result_cleared", std::string(bound / 2, '[') + std::string(bound / 2, ']')), "LOG002 round");
}

TEST(LogEntries, CanonicalTextHoldsAllThatIsHashed) {
  LogEntry entry;
  entry.sequence = 3;
  entry.at = "2026-11-29T22:05:03Z";
  entry.actor = "Anna";
  entry.body = EntryAdded{.number = 1, .player = 2};
  entry.previous_hash = "not part of it";
  entry.hash = "neither";
  EXPECT_EQ(canonical_text(entry), R"({"actor":"Anna","at":"2026-11-29T22:05:03Z","body":{"number":1,"player":2},)"
                                   R"("kind":"entry_added","sequence":3})");
}

// ---- any value reads back -------------------------------------------------------------------------------------------

class Any {
 public:
  explicit Any(unsigned seed) : random_(seed) {}

  LogBody body() {
    switch (below(5)) {
      case 0: return EventCreated{settings()};
      case 1: return EntryAdded{.number = number<int>(), .player = number<std::int64_t>()};
      case 2: return RoundPaired{round()};
      case 3: return ResultSet{.round = number<int>(), .table = number<int>(), .result = result(), .reason = text()};
      default: return ResultCleared{.round = number<int>(), .table = number<int>(), .reason = text()};
    }
  }

 private:
  unsigned below(unsigned n) { return std::uniform_int_distribution<unsigned>(0, n - 1)(random_); }

  template <class Int>
  Int number() {
    switch (below(4)) {
      case 0: return std::numeric_limits<Int>::min();
      case 1: return std::numeric_limits<Int>::max();
      default: return std::uniform_int_distribution<Int>(-1000, 1000)(random_);
    }
  }
  std::string text() {
    static const char* const pieces[]{"a", "\"", "\\", "\n", "\x01", "ж", "½", "𝄞", "/", " ", "\u2028", "\x7F"};
    std::string out;
    for (unsigned i = below(8); i > 0; --i) out += pieces[below(std::size(pieces))];
    if (below(8) == 0) out.push_back('\0');
    return out;
  }
  EventSettings settings() {
    EventSettings s;
    s.title = text();
    s.code = text();
    s.game = text();
    s.rules = text();
    s.system = static_cast<System>(below(2));
    s.scores = {number<int>(), number<int>(), number<int>()};
    s.tiebreaks.clear();
    for (unsigned i = below(6); i > 0; --i) s.tiebreaks.push_back(static_cast<TieBreak>(below(4)));
    s.place = text();
    s.starts_on = text();
    s.ends_on = text();
    return s;
  }
  GameResult result() {
    GameResult r{.kind = static_cast<ResultKind>(below(6)),
                 .end = static_cast<GameEnd>(below(10)),
                 .score = {},
                 .record = text()};
    if (below(2) == 0) r.score = BoardScore{number<long>(), number<long>()};
    return r;
  }
  Round round() {
    Round r{.number = number<int>(), .pairings = {}};
    for (unsigned i = below(5); i > 0; --i) {
      r.pairings.push_back({.table = number<int>(), .first = number<int>(), .second = number<int>(), .result = {}});
      if (below(2) == 0) r.pairings.back().result = result();
    }
    return r;
  }

  std::mt19937 random_;
};

TEST(LogBodies, DecodeAfterEncodeIsIdentity) {
  Any any(20261129);
  for (int i = 0; i < 5000; ++i) {
    const LogBody body = any.body();
    const std::string json = encode(body);
    const auto again = decode(kind_of(body), json);
    ASSERT_TRUE(again) << json;
    ASSERT_EQ(*again, body) << json;
  }
}

TEST(LogBodies, TextThatIsNotUtf8IsReplacedAndNotThrown) {
  EXPECT_EQ(encode(ResultCleared{.round = 1, .table = 1, .reason = "a\xFF"}), R"({"reason":"a�","round":1,"table":1})");
}

}  // namespace
