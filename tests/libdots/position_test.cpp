// Position: turns, endings and score over a Field (rules/dots.md §1, §4, §5).
#include "dots/surround/position.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "libdots/playing.h"
#include "libdots/support.h"

namespace arbiter_tests {
namespace {

using namespace dots::surround;
using dots::Ending;
using dots::Error;
using dots::Outcome;
using dots::Score;
using dots::Winner;

TEST(Turns, AlternateAndStartWithFirst) {
  Position position = game();
  EXPECT_EQ(position.to_move(), Side::first);
  EXPECT_EQ(play(position, "aa"), "");
  EXPECT_EQ(position.to_move(), Side::second);
  EXPECT_EQ(play(position, "B:bb"), "DOT006");
  EXPECT_EQ(play(position, "W:bb"), "");
  EXPECT_EQ(position.to_move(), Side::first);
  EXPECT_EQ(position.plies(), 2);
}

TEST(Turns, FreeOnesLetAnySideMove) {
  Position position = game("size=5x5", {.free_turns = true});
  EXPECT_EQ(play(position, "B:aa B:bb W:cc W:dd B:ee"), "");
  EXPECT_EQ(position.to_move(), Side::second) << "the one that would move next";
}

TEST(Turns, ACapturingMoveMayKeepTheTurn) {
  Position position = game("size=5x5;extra-move=yes");
  ASSERT_EQ(play(position, "2.1 2.2 1.2 5.5 3.2 4.4"), "");
  EXPECT_EQ(play(position, "2.3"), "");
  EXPECT_EQ(position.field().captives(Side::first), 1);
  EXPECT_EQ(position.to_move(), Side::first);
  EXPECT_EQ(play(position, "5.1"), "") << "the extra move captures nothing";
  EXPECT_EQ(position.to_move(), Side::second);
  position.undo();
  EXPECT_EQ(position.to_move(), Side::first);
}

TEST(Turns, ADotThatIsCapturedInAHouseGivesNoExtraMove) {
  Position position = game("size=5x5;extra-move=yes");
  ASSERT_EQ(play(position, "2.1 5.5 1.2 5.4 3.2 5.3 2.3"), "");
  EXPECT_EQ(play(position, "2.2"), "");
  EXPECT_EQ(position.field().captives(Side::first), 1);
  EXPECT_EQ(position.to_move(), Side::first);
}

TEST(Refusals, OfDotsAreNamed) {
  struct Row {
    std::string_view board, changes, move;
    Error error;
  };
  const Row rows[] = {
      {"...../.....", "", "6.1", {"DOT002", {{"point", "6.1"}}}},
      {"...../.....", "", "ZZ", {"DOT002", {{"point", "52.52"}}}},
      {"x..../o....", "", "1.2", {"DOT003", {{"point", "1.2"}}}},
      {".xx../xO,x./.xx..", "", "W:3.2", {"DOT004", {{"point", "3.2"}}}},
      {".x.../x.x../.x...", "suicide=refused", "2.2", {"DOT005", {{"point", "2.2"}}}},
      {"...../.....", "", "W:1.1", {"DOT006", {{"side", "first"}}}},
      {"x..../o....", "grounding=leader", "ground", {"DOT010", {{"grounding", "leader"}}}},
      {"x..../o....", "grounding=off", "ground", {"DOT010", {{"grounding", "off"}}}},
      {"x..../o....", "", "stop", {"DOT011", {}}},
      {"x..../o....", "", "pass", {"DOT012", {}}},
      {"x..../o....", "", "agree", {"DOT016", {}}},
      {"x..../o....", "", ".aabaabaa", {"DOT017", {}}},
  };
  for (const Row& row : rows) {
    Position position = game_at(row.board, row.changes);
    const auto checked = position.check(position.parse(row.move).value());
    ASSERT_FALSE(checked) << row.move;
    EXPECT_EQ(checked.error(), row.error) << row.move;
  }
}

TEST(Endings, GroundingPaysTheLooseDotsOfTheOneWhoGrounds) {
  //  first leads by one captive and has five loose dots
  const std::string_view board = "....../.....o/..x.../.xOx../..x.../o.....";
  Position position = game_at(board, "", true);
  EXPECT_EQ(position.score(), (Score{2, 0}));
  EXPECT_EQ(position.score_if_grounds(Side::first), (Score{0, 8}));
  EXPECT_EQ(position.score_if_grounds(Side::second), (Score{2, 0}));
  EXPECT_EQ(play(position, "B:ground"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::second, Ending::grounding}));
  EXPECT_EQ(position.score(), (Score{0, 8}));
  position.undo();
  EXPECT_FALSE(position.over());
  EXPECT_EQ(position.score(), (Score{2, 0}));
  EXPECT_EQ(play(position, "W:ground"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::first, Ending::grounding}));
}

TEST(Endings, OnlyTheLeaderGroundsWhereTheRulesSaySo) {
  const std::string_view grounded = "..x.../.xOx../..x.../......";  // first leads 1:0 and has a dot on the edge
  Position position = game_at(grounded, "grounding=leader", true);
  EXPECT_EQ(play(position, "W:ground"), "DOT010");
  EXPECT_EQ(play(position, "B:ground"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::first, Ending::grounding}));
  Position even = game_at("x...../......", "grounding=leader", true);
  EXPECT_EQ(play(even, "B:ground"), "DOT010") << "nobody leads";
  Position loose = game_at("....../..x.../.xOx../..x.../......", "grounding=leader", true);
  EXPECT_EQ(play(loose, "B:ground"), "DOT010") << "first leads now, but not once it has grounded";
}

TEST(Endings, AfterAStopTheOtherSidePlaysAlone) {
  Position position = game("size=3x3;grounding=off;stop=yes");
  EXPECT_EQ(play(position, "2.1 stop 1.2 3.2"), "");
  EXPECT_EQ(position.to_move(), Side::first);
  EXPECT_EQ(play(position, "W:1.1"), "DOT015");
  EXPECT_EQ(play(position, "W:stop"), "DOT015");
  EXPECT_FALSE(position.over());
  EXPECT_EQ(play(position, "stop"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::draw, Ending::stop}));
  position.undo();
  EXPECT_EQ(play(position, "1.1 3.1 1.3 2.3 3.3 2.2"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::draw, Ending::no_moves}));
}

TEST(Endings, TwoPassesInARowEndTheGame) {
  Position position = game("size=3x3;pass=two-end");
  EXPECT_EQ(play(position, "pass 1.1 pass"), "");
  EXPECT_FALSE(position.over()) << "a dot lies between them";
  EXPECT_EQ(play(position, "pass"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::draw, Ending::passes}));
}

TEST(Endings, AreDeclared) {
  struct Row {
    std::string_view move;
    Outcome outcome;
  };
  for (const Row& row :
       {Row{"W:resign", {Winner::first, Ending::resignation}}, Row{"B:resign", {Winner::second, Ending::resignation}},
        Row{"B:time", {Winner::second, Ending::time}}, Row{"W:time", {Winner::first, Ending::time}},
        Row{"draw", {Winner::draw, Ending::draw_agreed}}, Row{"agree", {Winner::first, Ending::agreement}}}) {
    Position position = game_at("..x./.xOx/..x.", "agreement=yes");
    EXPECT_EQ(play(position, row.move), "") << row.move;
    EXPECT_EQ(position.outcome(), row.outcome) << row.move;
    EXPECT_TRUE(position.over());
    EXPECT_TRUE(position.legal_moves(10).empty());
    for (const std::string_view more : {"1.1", "ground", "resign", "draw"})
      EXPECT_EQ(play(position, more), "DOT007") << more;
    position.undo();
    EXPECT_FALSE(position.over());
    EXPECT_EQ(play(position, "4.3"), "") << "the game goes on after undo";
  }
}

TEST(Endings, AFullBoardEndsTheGame) {
  Position position = game("size=2x2");
  EXPECT_EQ(play(position, "1.1 2.1 1.2"), "");
  EXPECT_FALSE(position.over());
  EXPECT_EQ(play(position, "2.2"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::draw, Ending::no_moves}));
}

TEST(Endings, ABoardWithoutAFreePointIsOverFromTheStart) {
  EXPECT_EQ(game("size=1x1;start=single").outcome(), (Outcome{Winner::draw, Ending::no_moves}));
  EXPECT_EQ(game("size=2x2;start=cross").outcome(), (Outcome{Winner::draw, Ending::no_moves}));
  EXPECT_EQ(game_at("xxx/xOx/xxx").outcome(), (Outcome{Winner::first, Ending::no_moves}));
  EXPECT_EQ(game_at("xx./xox/xxx").outcome().ending, Ending::none);
}

TEST(Endings, AnEnclosureCanTakeTheLastFreePoints) {
  Position position = game_at("oxxo/xo../oxxo", "", true);
  EXPECT_FALSE(position.over());
  EXPECT_EQ(play(position, "B:4.2"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::first, Ending::no_moves}));
}

TEST(Endings, WhereSuicideIsRefusedAHouseOfTheOtherSideIsNoPointLeft) {
  //  the only free point is in the house of first: second cannot go there, first can
  Position position = game_at("oxo/x.x/ox.", "suicide=refused", true);
  EXPECT_EQ(play(position, "B:3.3"), "");
  EXPECT_EQ(position.to_move(), Side::first) << "second has no move";
  EXPECT_FALSE(position.over());
  EXPECT_EQ(play(position, "W:2.2"), "DOT005");
  EXPECT_EQ(play(position, "B:2.2"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::draw, Ending::no_moves}));
}

TEST(Endings, Fault_StopThatLeavesTheOtherSideWithoutAMove) {
  Position position = game_at("oxo/x.x/oxx", "suicide=refused;stop=yes", true);
  EXPECT_EQ(play(position, "B:stop"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::draw, Ending::no_moves}));
}

TEST(Endings, TheFirstLeadOfTheMarginWins) {
  Position position = game("size=6x3;margin=2");
  EXPECT_EQ(play(position, "2.1 2.2 1.2 6.3 2.3 3.2 3.1 6.1 3.3 6.2"), "");
  EXPECT_FALSE(position.over());
  EXPECT_EQ(play(position, "4.2"), "");
  EXPECT_EQ(position.score(), (Score{4, 0}));
  EXPECT_EQ(position.outcome(), (Outcome{Winner::first, Ending::margin}));
  position.undo();
  EXPECT_FALSE(position.over());
}

TEST(Score, KomiGoesToSecond) {
  Position position = game("size=2x2;komi=0.5");
  EXPECT_EQ(position.score(), (Score{0, 1}));
  EXPECT_EQ(position.score_if_grounds(Side::first), (Score{0, 1}));
  EXPECT_EQ(play(position, "1.1 2.1 1.2 2.2"), "");
  EXPECT_EQ(position.outcome(), (Outcome{Winner::second, Ending::no_moves}));
  Position given = game("size=2x1;komi=-1");
  EXPECT_EQ(play(given, "1.1 2.1"), "");
  EXPECT_EQ(given.score(), (Score{0, -2}));
  EXPECT_EQ(given.outcome(), (Outcome{Winner::first, Ending::no_moves}));
}

TEST(Starting, RefusesWhatIsNoGame) {
  const auto code = [](std::string_view rules, const StartOptions& options = {}) {
    const auto position = Position::start(parse_ruleset(rules).value(), options);
    return position ? std::string() : position.error().code;
  };
  EXPECT_EQ(code("tensu;size=0x5"), "RUL010");
  EXPECT_EQ(code("tensu;holes=yes"), "RUL011");
  EXPECT_EQ(code("polish"), "");
  EXPECT_EQ(code("tensu;size=1x1"), "DOT020");
  const auto setup = [&](std::vector<SetupDot> dots, std::string_view more = "") {
    return code("tensu;size=3x3;start=custom" + std::string(more), {false, std::move(dots), {}});
  };
  EXPECT_EQ(setup({{Side::first, {0, 0}}, {Side::first, {1, 1}}}), "");
  EXPECT_EQ(setup({{Side::first, {3, 0}}}), "DOT002");
  EXPECT_EQ(setup({{Side::first, {0, 0}}, {Side::second, {0, 0}}}), "DOT003");
  const std::vector<SetupDot> ring = {{Side::first, {1, 0}},
                                      {Side::first, {0, 1}},
                                      {Side::first, {2, 1}},
                                      {Side::first, {1, 2}},
                                      {Side::second, {1, 1}}};
  EXPECT_EQ(setup(ring), "");
  EXPECT_EQ(setup(ring, ";suicide=refused"), "DOT005");
}

TEST(Starting, PutsTheDotsOfTheStartPosition) {
  const Position position = Position::start(parse_ruleset("tensu;size=4x4").value(), {}).value();
  EXPECT_EQ(position.draw(), "....\n.xo.\n.ox.\n....");
  EXPECT_EQ(position.to_move(), Side::first);
  EXPECT_EQ(position.plies(), 0);
}

TEST(LegalMoves, AreListedRowByRowUpToALimit) {
  Position position = game("size=2x2;pass=two-end");
  EXPECT_EQ(play(position, "2.1"), "");
  const std::vector<Move> wanted = {Move::dot(Side::second, {0, 0}), Move::dot(Side::second, {0, 1}),
                                    Move::dot(Side::second, {1, 1}), Move::ending(MoveKind::pass, Side::second)};
  EXPECT_EQ(position.legal_moves(100), wanted);
  EXPECT_EQ(position.legal_moves(4), wanted);
  EXPECT_EQ(position.legal_moves(3).size(), 3U);
  EXPECT_TRUE(position.legal_moves(0).empty());
}

TEST(Contours, WrittenWithADotMustStandForWhatTheRulesEnclose) {
  Position position = game_at("..x./.xo./..x.", "", true);
  for (const std::string_view fine : {"B:4.2.4.2.3.1.2.2.3.3.4.2", "B:db.dbcabbccdb", "B:db.cabbccdbca", "B:db"}) {
    EXPECT_EQ(play(position, fine), "") << fine;
    position.undo();
  }
  const auto fault = [&](std::string_view move) { return position.check(position.parse(move).value()).error(); };
  EXPECT_EQ(fault("B:aa.dbcabbccdb"), (Error{"DOT009", {{"fault", "no_dot"}}}));
  EXPECT_EQ(fault("B:db.dbcabbdb"), (Error{"DOT009", {{"fault", "too_short"}}}));
  EXPECT_EQ(fault("B:db.dbcabbccdb.dbcaabccdb"), (Error{"DOT009", {{"fault", "not_linked"}}}));
  EXPECT_EQ(fault("W:db.dbcabbccdb"), (Error{"DOT009", {{"fault", "mixed_colours"}}}));
  EXPECT_EQ(position.plies(), 0);
  EXPECT_FALSE(position.field().at({3, 1}).has_dot) << "a refused move leaves no dot";
}

TEST(Digest, TellsWhoseTurnItIs) {
  Position one = game("size=3x3", {.free_turns = true});
  Position other_order = game("size=3x3", {.free_turns = true});
  EXPECT_EQ(play(one, "B:1.1 W:2.2"), "");
  EXPECT_EQ(play(other_order, "W:2.2 B:1.1"), "");
  EXPECT_EQ(one.field().digest(), other_order.field().digest());
  EXPECT_NE(one.digest(), other_order.digest());
}

// Games with every kind of move that the rules have, taken back to the start.
TEST(Undo, RestoresGamesOfAllKindsOfMoves) {
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    Random random(seed);
    Position position = game("size=" + std::to_string(1 + random.below(6)) + "x" + std::to_string(1 + random.below(6)) +
                                 (random.coin() ? ";stop=yes" : "") + (random.coin() ? ";pass=two-end" : "") +
                                 (random.coin() ? ";margin=2" : "") + (random.coin() ? ";extra-move=yes" : "") +
                                 (random.coin() ? ";suicide=refused" : ""),
                             {.free_turns = random.coin()});
    struct Before {
      Snapshot field;
      Side to_move;
      Outcome outcome;
      Score score;
      std::uint64_t digest;
    };
    const auto state = [&] {
      return Before{snapshot(position.field()), position.to_move(), position.outcome(), position.score(),
                    position.digest()};
    };
    std::vector<Before> history;
    constexpr MoveKind endings[] = {MoveKind::ground, MoveKind::stop, MoveKind::pass, MoveKind::resign, MoveKind::draw};
    for (int attempt = 0; attempt < 80; ++attempt) {
      const Side side = random.below(5) == 0 ? other(position.to_move()) : position.to_move();
      const Move move =
          random.below(20) == 0
              ? Move::ending(endings[random.below(5)], side)
              : Move::dot(side, {random.below(position.rules().width), random.below(position.rules().height)});
      Before before = state();
      if (position.play(move)) history.push_back(std::move(before));
    }
    ASSERT_EQ(position.plies(), static_cast<int>(history.size()));
    while (!history.empty()) {
      position.undo();
      const Before now = state();
      const Before& wanted = history.back();
      ASSERT_EQ(now.field, wanted.field);
      ASSERT_EQ(now.to_move, wanted.to_move);
      ASSERT_EQ(now.outcome, wanted.outcome);
      ASSERT_EQ(now.score, wanted.score);
      ASSERT_EQ(now.digest, wanted.digest);
      history.pop_back();
    }
  }
}

}  // namespace
}  // namespace arbiter_tests
