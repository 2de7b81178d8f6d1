// What engines refuse, and the tables of codes.
#include <gtest/gtest.h>

#include <set>

#include "events.h"
#include "tournament/limits.h"

namespace {

using namespace arbiter_tests;

struct Broken {
  const char* name;
  void (*change)(PairingInput&);
  const char* error;
};

class EveryEngineRefuses : public testing::TestWithParam<Broken> {};

TEST_P(EveryEngineRefuses, ABrokenInput) {
  PairingInput input = field(4);
  for (Contestant& c : input.contestants) {
    c.team = c.number % 2;
    c.history.resize(1);
  }
  input.round = 2;
  input.options.groups = 1;
  GetParam().change(input);
  for (const Engine& engine : engines()) {
    if (engine.id == "ladder" && !input.forced.empty()) continue;  // its forced pairs are challenges
    const auto plan = engine.pair_next(input);
    ASSERT_FALSE(plan) << engine.id;
    EXPECT_EQ(text(plan.error()), GetParam().error) << engine.id;
    EXPECT_TRUE(is_as_listed(plan.error()));
    EXPECT_FALSE(engine.check(input, {}).empty()) << engine.id;
  }
}

Seat game(int opponent, bool first, Outcome outcome) {
  return {.opponent = opponent, .first = first, .outcome = outcome};
}

INSTANTIATE_TEST_SUITE_P(
    All, EveryEngineRefuses,
    testing::Values(
        Broken{"one_contestant", [](auto& i) { i.contestants.resize(1); }, "PAI001 contestants=1"},
        Broken{"nobody", [](auto& i) { i.contestants.clear(); }, "PAI001 contestants=0"},
        Broken{"number_twice", [](auto& i) { i.contestants[1].number = 1; }, "PAI005 number=1"},
        Broken{"number_zero", [](auto& i) { i.contestants[0].number = 0; }, "PAI005 number=0"},
        Broken{"rank_twice", [](auto& i) { i.contestants[1].seed_rank = 1; }, "PAI006 number=2 seed_rank=1"},
        Broken{"rank_zero", [](auto& i) { i.contestants[1].seed_rank = 0; }, "PAI006 number=2 seed_rank=0"},
        Broken{"round_zero", [](auto& i) { i.round = 0; }, "PAI007 round=0"},
        Broken{"round_played", [](auto& i) { i.round = 1; }, "PAI007 round=1"},
        Broken{"round_above_the_limit", [](auto& i) { i.round = 1001; }, "LIM001 limit=rounds bound=1000 found=1001"},
        Broken{"one_tells_a_game", [](auto& i) { i.contestants[0].history[0] = game(2, true, Outcome::win); },
               "PAI008 round=1 number=1"},
        Broken{"both_win",
               [](auto& i) {
                 i.contestants[0].history[0] = game(2, true, Outcome::win);
                 i.contestants[1].history[0] = game(1, false, Outcome::win);
               },
               "PAI008 round=1 number=1"},
        Broken{"both_first",
               [](auto& i) {
                 i.contestants[0].history[0] = game(2, true, Outcome::win);
                 i.contestants[1].history[0] = game(1, true, Outcome::loss);
               },
               "PAI008 round=1 number=1"},
        Broken{"unknown_opponent", [](auto& i) { i.contestants[0].history[0] = game(9, true, Outcome::win); },
               "PAI008 round=1 number=1"},
        Broken{"unknown_prohibited",
               [](auto& i) {
                 i.prohibited = {{1, 9}};
               },
               "PAI010 first=1 second=9"},
        Broken{"prohibited_with_himself",
               [](auto& i) {
                 i.prohibited = {{1, 1}};
               },
               "PAI010 first=1 second=1"},
        Broken{"unknown_forced",
               [](auto& i) {
                 i.forced = {{9, 1}};
               },
               "PAI010 first=9 second=1"},
        Broken{"forced_and_prohibited",
               [](auto& i) {
                 i.forced = {{1, 2}};
                 i.prohibited = {{2, 1}};
               },
               "PAI011 first=1 second=2"},
        Broken{"forced_twice",
               [](auto& i) {
                 i.forced = {{1, 2}, {3, 1}};
               },
               "PAI011 first=3 second=1"},
        Broken{"forced_absent",
               [](auto& i) {
                 i.forced = {{1, 2}};
                 i.contestants[1].active = false;
               },
               "PAI011 first=1 second=2"}),
    [](const auto& broken) { return std::string(broken.param.name); });

TEST(EveryEngine, TakesAFieldUpToTheLimitAndNoMore) {
  const int most = tournament::Limits{}.players_in_event;
  EXPECT_TRUE(find_engine("knockout")->pair_next(field(most)));
  EXPECT_EQ(text(find_engine("knockout")->pair_next(field(most + 1))), "LIM001");
}

TEST(EveryEngine, RefusesOptionsOutOfRange) {
  const auto refused = [](std::string_view engine, void (*change)(SystemOptions&)) {
    PairingInput input = field(4);
    change(input.options);
    const auto plan = find_engine(engine)->pair_next(input);
    EXPECT_TRUE(!plan && is_as_listed(plan.error()));
    return text(plan);
  };
  EXPECT_EQ(refused("round_robin", [](SystemOptions& o) { o.cycles = 0; }), "PAI013");
  EXPECT_EQ(refused("round_robin", [](SystemOptions& o) { o.varma = true; }), "PAI015");
  EXPECT_EQ(refused("groups", [](SystemOptions& o) { o.cycles = -1; }), "PAI013");
  EXPECT_EQ(refused("scheveningen", [](SystemOptions& o) { o.cycles = 0; }), "PAI013");
  EXPECT_EQ(refused("knockout", [](SystemOptions& o) { o.best_of = 0; }), "PAI013");
  EXPECT_EQ(refused("double_elimination", [](SystemOptions& o) { o.best_of = 100; }), "PAI013");
  EXPECT_EQ(refused("monrad", [](SystemOptions& o) { o.max_meetings = 0; }), "PAI013");
  EXPECT_EQ(refused("ladder", [](SystemOptions& o) { o.ladder_reach = 0; }), "PAI013");
}

TEST(EveryEngine, IsFoundByItsName) {
  std::set<std::string_view> ids;
  for (const Engine& engine : engines()) {
    ids.insert(engine.id);
    EXPECT_EQ(find_engine(engine.id), &engine);
  }
  EXPECT_EQ(ids, (std::set<std::string_view>{"double_elimination", "groups", "knockout", "ladder", "monrad",
                                             "round_robin", "scheveningen"}));
  EXPECT_EQ(find_engine("swiss"), nullptr);
}

TEST(Codes, AreUnique) {
  std::set<std::string_view> seen;
  for (const CodeInfo& code : codes()) EXPECT_TRUE(seen.insert(code.code).second) << code.code;
  for (const ReasonInfo& reason : reasons()) EXPECT_TRUE(seen.insert(reason.id).second) << reason.id;
}

}  // namespace
