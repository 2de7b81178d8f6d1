// Random commands, most of them allowed: the state that decisions lead to is the state that their log tells.
#include <gtest/gtest.h>

#include <random>

#include "given.h"

namespace {

using namespace tournament::event;

class RandomCommands {
 public:
  explicit RandomCommands(unsigned seed) : random_(seed) {}

  Command next(const State& state) {
    if (!state.created && below(10) != 0) return create();
    switch (below(state.rounds.empty() ? 4 : 12)) {
      case 0: return create();
      case 1: return AddEntry{1 + below(12)};
      case 2: return below(3) == 0 ? Command{PairRound{}} : Command{AddEntry{1 + below(12)}};
      case 3: return below(12) == 0 ? Command{PairAll{}} : Command{AddEntry{1 + below(12)}};
      case 4: return PairRound{};
      case 5: return ClearResult{below(8), below(4), below(3) == 0 ? "" : "mistake"};
      default: return SetResult{below(8), below(4), result(), below(3) == 0 ? "" : "remark"};
    }
  }

 private:
  int below(int n) { return std::uniform_int_distribution<int>(0, n - 1)(random_); }

  Command create() {
    EventSettings settings = arbiter_tests::cup();
    settings.system = static_cast<System>(below(2));
    settings.title = below(8) == 0 ? "" : "Кубок";
    return CreateEvent{settings};
  }
  GameResult result() {
    GameResult r{
        .kind = static_cast<ResultKind>(below(6)), .end = static_cast<GameEnd>(below(10)), .score = {}, .record = {}};
    if (below(3) == 0) r.score = BoardScore{below(6), below(6)};
    if (below(6) == 0) r.record = std::string(64, '0') + ":" + std::to_string(below(20));
    return r;
  }

  std::mt19937 random_;
};

struct Written {
  std::string kind, json;
};

TEST(RandomLogs, FoldToTheStateThatTheDecisionsLedTo) {
  int allowed = 0, refused = 0, results = 0;
  for (unsigned seed = 1; seed <= 200; ++seed) {
    RandomCommands random(seed);
    State state;
    std::vector<Written> log;
    for (int i = 0; i < 120; ++i) {
      const auto entries = decide(state, random.next(state), arbiter_tests::arbiter());
      ++(entries ? allowed : refused);
      if (!entries) continue;
      for (const LogBody& body : *entries) {
        state = apply(std::move(state), body);
        log.push_back({std::string(kind_of(body)), encode(body)});
        results += std::holds_alternative<ResultSet>(body) ? 1 : 0;
      }
    }
    State folded;
    for (const Written& entry : log) {
      const auto body = decode(entry.kind, entry.json);
      ASSERT_TRUE(body) << entry.json;
      folded = apply(std::move(folded), *body);
    }
    ASSERT_EQ(folded, state) << "seed " << seed;
    ASSERT_EQ(static_cast<std::size_t>(state.sequence), log.size());
    for (std::size_t i = 0; i < state.entries.size(); ++i) ASSERT_EQ(state.entries[i].number, static_cast<int>(i) + 1);
    for (std::size_t i = 0; i < state.rounds.size(); ++i) ASSERT_EQ(state.rounds[i].number, static_cast<int>(i) + 1);
  }
  // The random commands reach both sides of every rule often enough to mean something.
  EXPECT_GT(allowed, 1000);
  EXPECT_GT(refused, 1000);
  EXPECT_GT(results, 500);
}

}  // namespace
