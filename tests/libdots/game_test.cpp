// Game and the catalogue: any game through texts alone.
#include "dots/game.h"

#include <gtest/gtest.h>

#include <set>
#include <string>
#include <utility>
#include <vector>

#include "dots/catalogue.h"
#include "dots/surround/position.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots;

Game started_game(std::string rules, std::string position = {}, bool free_turns = false) {
  return std::move(Game::start({"dots", std::move(rules), std::move(position), free_turns})).value();
}

TEST(Game, StartsByTheDefaultRules) {
  const Game started = Game::start({.game = "dots"}).value();
  EXPECT_EQ(started.rules(), started_game("tensu").rules());
  EXPECT_EQ(started.plies(), 0);
  EXPECT_EQ(started.to_move(), Side::first);
  EXPECT_FALSE(started.over());
  ASSERT_NE(started.dots(), nullptr);
  EXPECT_EQ(started.dots()->field().puts(), 4);
}

TEST(Game, RefusesWhatItCannotStart) {
  struct Row {
    GameSpec spec;
    Error error;
  };
  const Row rows[] = {
      {{.game = "go"}, {"GAM001", {{"game", "go"}}}},
      {{.game = ""}, {"GAM001", {{"game", ""}}}},
      {{.game = "dots", .rules = "chess"}, {"RUL001", {{"rules", "chess"}}}},
      {{.game = "dots", .rules = "tensu;size=1x1"}, {"DOT020", {{"start", "cross"}, {"size", "1x1"}}}},
      {{.game = "dots", .rules = "tensu;size=2x2", .position = "..\n.?"}, {"DOT021", {}, {2, 2}}},
  };
  for (const Row& row : rows) {
    const auto started = Game::start(row.spec);
    ASSERT_FALSE(started.has_value()) << row.error.code;
    EXPECT_EQ(started.error(), row.error);
  }
}

TEST(Game, IsPlayedCheckedAndUndoneByTexts) {
  Game played = started_game("tensu;size=4x3;start=empty");
  for (const char* move : {"2.1", "2.2", "ab", "4.3", "3.2", "4.1"}) {
    EXPECT_TRUE(played.check(move)) << move;
    EXPECT_TRUE(played.play(move)) << move;
  }
  const std::string before = played.draw();
  const std::uint64_t digest = played.digest();
  EXPECT_EQ(played.check("2.2").error().code, "DOT003");
  EXPECT_EQ(played.play("what").error().code, "DOT001");
  EXPECT_EQ(played.plies(), 6);
  EXPECT_TRUE(played.play("2.3"));
  EXPECT_EQ(played.score(), (Score{2, 0}));
  EXPECT_EQ(played.draw(), ".x.o\nxOx.\n.x.o");
  played.undo();
  EXPECT_EQ(played.draw(), before);
  EXPECT_EQ(played.digest(), digest);
  EXPECT_TRUE(played.play("resign"));
  EXPECT_EQ(played.outcome(), (Outcome{Winner::second, Ending::resignation}));
  EXPECT_TRUE(played.over());
}

TEST(Game, GoesOnFromAPosition) {
  Game played = started_game("tensu;size=4x3", ".x.o\nxOx.\n.x.o");
  EXPECT_EQ(played.score(), (Score{2, 0}));
  EXPECT_EQ(played.to_move(), Side::second);
  EXPECT_EQ(played.draw(), ".x.o\nxOx.\n.x.o");
}

TEST(Game, UnderFreeTurnsNamesTheSides) {
  Game played = started_game("tensu;size=3x3;start=empty", "", true);
  EXPECT_EQ(played.play("1.1").error().code, "DOT013");
  EXPECT_TRUE(played.play("W:1.1"));
  EXPECT_TRUE(played.play("W:2.1"));
  EXPECT_EQ(played.legal_moves(2), (std::vector<std::string>{"B:1.2", "B:3.1"}));
}

TEST(Game, ListsItsMovesSorted) {
  Game played = started_game("tensu;size=2x2;start=empty;pass=two-end");
  EXPECT_EQ(played.legal_moves(), (std::vector<std::string>{"1.1", "1.2", "2.1", "2.2", "pass"}));
  EXPECT_EQ(played.legal_moves(0).size(), 0U);
}

TEST(Game, CanBeMoved) {
  Game one = started_game("tensu;size=2x2;start=empty");
  ASSERT_TRUE(one.play("1.1"));
  Game two = std::move(one);
  one = started_game("tensu;size=3x3;start=empty");
  EXPECT_EQ(two.plies(), 1);
  EXPECT_EQ(one.plies(), 0);
}

struct PerftRow {
  const char* rules;
  const char* position;
  std::vector<std::uint64_t> nodes;  // depth 0, 1, 2 …
};

// Counted by hand: without captures n points give n!/(n-depth)! sequences.
TEST(Perft, OfSmallBoards) {
  const PerftRow rows[] = {
      {"tensu;size=1x1;start=empty", "", {1, 1, 0}},
      {"tensu;size=2x2;start=empty", "", {1, 4, 12, 24, 24, 0}},
      {"tensu;size=3x1;start=empty", "", {1, 3, 6, 6, 0}},
      {"tensu;size=3x2;start=empty", "", {1, 6, 30, 120, 360, 720, 720, 0}},
      {"tensu;size=1x1;start=empty;pass=two-end", "", {1, 2, 2, 0}},
      {"tensu;size=2x2", "", {1, 0}},
      // one point is left, in a house of first: open to its owner, and to the other side where suicide is allowed
      {"tensu;size=3x3", "oxo\nx.x\nxxo", {1, 1, 0}},
      {"tensu;size=3x3;suicide=refused", "oxo\nx.x\nxxo", {1, 1, 0}},
      // first closes the wide contour and no point is left, or the narrow one and one is
      {"tensu;size=4x3", "oxxo\nxo..\noxxo", {1, 2, 1, 0}},
  };
  for (const PerftRow& row : rows) {
    Game played = started_game(row.rules, row.position);
    const std::string before = played.draw();
    for (std::size_t depth = 0; depth < row.nodes.size(); ++depth)
      EXPECT_EQ(played.perft(static_cast<int>(depth)), row.nodes[depth]) << row.rules << " depth " << depth;
    EXPECT_EQ(played.draw(), before);
  }
}

// Boards on which dots are captured: counted by playing every sequence of texts, one by one.
TEST(Perft, AgreesWithPlayingEverySequence) {
  const auto count = [](auto&& self, Game& played, int depth) -> std::uint64_t {
    if (depth == 0) return 1;
    std::uint64_t nodes = 0;
    for (int y = 1; y <= 3; ++y)
      for (int x = 1; x <= 3; ++x) {
        if (!played.play(std::to_string(x) + '.' + std::to_string(y))) continue;
        nodes += self(self, played, depth - 1);
        played.undo();
      }
    return nodes;
  };
  for (const char* rules : {"tensu;size=3x3;start=empty", "no-suicide;size=3x3;start=empty",
                            "any-base;size=3x3;start=empty", "tensu;size=3x3;start=empty;extra-move=yes;margin=1"}) {
    Game played = started_game(rules, "x..\n...\n.ox");
    for (int depth = 0; depth <= 6; ++depth) EXPECT_EQ(played.perft(depth), count(count, played, depth)) << rules;
  }
}

TEST(Catalogue, ListsGamesWithTheirRules) {
  ASSERT_FALSE(games().empty());
  for (const GameInfo& info : games()) {
    EXPECT_EQ(find_game(info.id), &info);
    EXPECT_FALSE(info.name.empty());
    std::set<std::string_view> ids;
    for (const RulesInfo& rules : rules_of(info.id)) {
      EXPECT_TRUE(ids.insert(rules.id).second) << rules.id;
      EXPECT_EQ(rules.game, info.id);
      EXPECT_TRUE(rules.base.empty() || ids.contains(rules.base)) << rules.id << " comes after its base";
      const auto started = Game::start({std::string(info.id), std::string(rules.id)});
      ASSERT_TRUE(started.has_value()) << rules.id;
      EXPECT_EQ(started->rules(), rules.canonical);
    }
    EXPECT_TRUE(ids.contains(info.default_rules));
  }
  EXPECT_EQ(find_game("chess"), nullptr);
  EXPECT_TRUE(rules_of("chess").empty());
}

TEST(Catalogue, DescribesRulesAxisByAxis) {
  const auto axes = describe_rules("dots", "painted-houses").value();
  for (const AxisInfo& axis : axes) {
    EXPECT_EQ(axis.value != axis.base_value, axis.axis == "empty-contour") << axis.axis;
    EXPECT_FALSE(axis.summary.empty());
  }
  EXPECT_EQ(axes.size(), surround::axes(surround::Ruleset{}).size());
  EXPECT_EQ(describe_rules("chess", "tensu").error(), (Error{"GAM001", {{"game", "chess"}}}));
  EXPECT_EQ(describe_rules("dots", "tensu;x=1").error().code, "RUL002");
}

}  // namespace
}  // namespace arbiter_tests
