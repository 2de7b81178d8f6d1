// Draughts on 64 squares as rules/draughts.md tells it: moves, refusals and texts.
#include "dots/draughts/board.h"

#include "libdots/board_games.h"

namespace arbiter_tests {
namespace {

using dots::Ending;
using dots::Outcome;
using dots::Winner;

const std::string brazilian_game = "brazilian-draughts";

// rules/draughts.md §2: three rows of men each, a1 dark, White begins.
TEST(Draughts, StartsWithTwelveMenEach) {
  for (const std::string& game : {russian, brazilian_game}) {
    dots::Game started = board_game(game);
    EXPECT_EQ(started.draw(), "1b1b1b1b/b1b1b1b1/1b1b1b1b/8/8/w1w1w1w1/1w1w1w1w/w1w1w1w1 w");
    EXPECT_EQ(started.score(), (dots::Score{24, 24}));
    EXPECT_EQ(started.legal_moves(), (Texts{"a3-b4", "c3-b4", "c3-d4", "e3-d4", "e3-f4", "g3-f4", "g3-h4"}));
  }
  EXPECT_EQ(board_game(russian, "", "russian-draughts;first=black").legal_moves(),
            (Texts{"b6-a5", "b6-c5", "d6-c5", "d6-e5", "f6-e5", "f6-g5", "h6-g5"}));
}

struct MovesRow {
  const char* what;
  const char* position;
  Texts in_russian;
  Texts in_brazilian;
};

TEST(Draughts, CapturesAsTheRulesSay) {
  const MovesRow rows[] = {
      {"a man captures backward", "8/8/8/2w5/1b6/8/8/8 w", {"c5:a3"}, {"c5xa3"}},
      {"a capture goes before other moves", "8/8/8/8/1b6/2w3w1/8/8 w", {"c3:a5"}, {"c3xa5"}},
      {"a king stops on any cell behind",
       "8/8/8/8/3b4/2W5/8/8 w",
       {"c3:e5", "c3:f6", "c3:g7", "c3:h8"},
       {"c3xe5", "c3xf6", "c3xg7", "c3xh8"}},
      {"… but where it can go on, there alone", "8/8/5b2/8/3b4/2W5/8/8 w", {"c3:g7", "c3:h8"}, {"c3xg7", "c3xh8"}},
      {"captured pieces stay until the end",
       "8/8/3b4/2W5/1b6/8/8/8 w",
       {"c5:a3", "c5:e7", "c5:f8"},
       {"c5xa3", "c5xe7", "c5xf8"}},
      {"the majority", "8/8/1b6/2W5/1b6/8/1b6/8 w", {"c5:a7", "c5:c1"}, {"c5xc1"}},
      {"crowned within the series, or where it ends", "8/2b3b1/1w6/6b1/8/8/8/8 w", {"b6:h4"}, {"b6xd8"}},
      {"through the last row", "8/4b1b1/7w/6b1/8/8/8/8 w", {"h6:a3", "h6:b4", "h6:c5", "h6:d6", "h6:f4"}, {"h6xd6"}},
      {"back to where it began", "8/8/1b1b1b2/6w1/3b1b2/8/8/8 w", {"g5:e3:c5:a7", "g5:e7:c5:a7", "g5:g5"}, {"g5xg5"}},
      {"blocked", "8/8/8/8/8/2b5/1b6/w7 w", {}, {}},
  };
  for (const MovesRow& row : rows) {
    EXPECT_EQ(moves_of(russian, row.position), row.in_russian) << row.what;
    EXPECT_EQ(moves_of(brazilian_game, row.position), row.in_brazilian) << row.what;
  }
}

TEST(Draughts, CountsSequences) {
  const std::vector<std::uint64_t> in_russian{1, 7, 49, 302, 1469, 7482, 37986, 190146, 929899};
  const std::vector<std::uint64_t> in_brazilian{1, 7, 49, 302, 1469, 7473, 37628, 187302, 907830};
  for (std::size_t depth = 0; depth < in_russian.size(); ++depth) {
    EXPECT_EQ(board_game(russian).perft(static_cast<int>(depth)), in_russian[depth]);
    EXPECT_EQ(board_game(brazilian_game).perft(static_cast<int>(depth)), in_brazilian[depth]);
  }
}

TEST(Draughts, PlaysToTheEnd) {
  struct Row {
    const std::string& game;
    const char* position;
    const char* move;
    const char* after;
    Outcome outcome;
  };
  const Row rows[] = {
      {russian, "8/4w3/8/8/8/8/1b6/8 w", "e7-d8", "3W4/8/8/8/8/8/1b6/8 b", {}},
      {russian, "8/8/8/2b5/1w6/8/8/8 w", "b4:d6", "8/8/3w4/8/8/8/8/8 b", {Winner::first, Ending::all_captured}},
      {russian, "8/8/8/8/3b4/8/1b6/w7 b", "d4-c3", "8/8/8/8/8/2b5/1b6/w7 w", {Winner::second, Ending::no_moves}},
      {russian, "8/6b1/7w/2b5/8/8/3b4/8 w", "h6:e1", "8/8/8/8/8/8/8/4W3 b", {Winner::first, Ending::all_captured}},
      {brazilian_game, "8/4b1b1/7w/6b1/8/8/8/8 w", "h6xd6", "8/8/3w4/6b1/8/8/8/8 b", {}},
      {brazilian_game, "8/8/8/8/8/6b1/5w2/8 b", "g3xe1", "8/8/8/8/8/8/8/4B3 w", {Winner::second, Ending::all_captured}},
  };
  for (const Row& row : rows) {
    dots::Game played = board_game(row.game, row.position);
    ASSERT_TRUE(played.play(row.move)) << row.move;
    EXPECT_EQ(played.draw(), row.after);
    EXPECT_EQ(played.outcome(), row.outcome) << row.move;
    played.undo();
    EXPECT_EQ(played.draw(), row.position);
  }
}

// Texts: any separator, any path that means one legal move.
TEST(Draughts, ReadsMovesInSeveralSpellings) {
  const std::string loops = "8/8/1b1b1b2/6w1/3b1b2/8/8/8 w";
  for (const char* text : {"g5:e3:c5:a7", "g5xe3xc5xa7", "g5-e3-a7", "g5:e3:a7", "g5e3c5a7", "G5:E3:C5:A7"}) {
    dots::Game played = board_game(russian, loops);
    ASSERT_TRUE(played.play(text)) << text;
    EXPECT_EQ(played.draw(), "8/w7/3b1b2/8/8/8/8/8 b") << text;
  }
  for (const char* text : {"g5:g5", "g5:e3:c5:e7:g5", "g5:e7:c5:e3:g5", "g5:c5:g5"})
    EXPECT_EQ(refusal(russian, loops, text), "allowed") << text;
  for (const char* text : {"c3-d4", "c3d4", "C3-D4"}) EXPECT_EQ(refusal(russian, "", text), "allowed") << text;
}

TEST(Draughts, SaysWhyAMoveIsNone) {
  struct Row {
    const std::string& game;
    const char* position;
    const char* move;
    const char* refusal;
  };
  const char* start = "";
  const Row rows[] = {
      {russian, start, "", "DRA001 move="},
      {russian, start, "c3", "DRA001 move=c3"},
      {russian, start, "c3-", "DRA001 move=c3-"},
      {russian, start, "c3-d4-", "DRA001 move=c3-d4-"},
      {russian, start, "c3--d4", "DRA001 move=c3--d4"},
      {russian, start, "c3-d9", "DRA001 move=c3-d9"},
      {russian, start, "12-16", "DRA001 move=12-16"},
      {russian, start, "c3-c4", "DRA002 square=c4"},
      {russian, start, "d4-e5", "DRA003 square=d4"},
      {russian, start, "b6-a5", "DRA004 square=b6"},
      {russian, start, "b2-c3", "DRA006 square=c3"},
      {russian, start, "c3-e5", "DRA009 from=c3 to=e5"},
      {russian, start, "c3:d4", "DRA010 move=c3:d4"},
      {russian, "8/8/8/8/8/8/1w6/8 w", "b2-a1", "DRA009 from=b2 to=a1"},
      {russian, "8/8/8/8/1b6/2w3w1/8/8 w", "g3-h4", "DRA005 capture=c3:a5"},
      {russian, "8/8/8/8/1b6/2w3w1/8/8 w", "g3:e5", "DRA009 from=g3 to=e5"},
      {russian, "8/8/5b2/8/3b4/2W5/8/8 w", "c3:e5", "DRA007 square=e5"},
      {russian, "8/8/1b6/2W5/1b6/8/1b6/8 w", "c5:a3", "DRA007 square=a3"},
      {russian, "8/8/3b4/8/1b6/2w5/8/8 w", "c3:a5:c7", "DRA009 from=c3 to=c7"},
      {brazilian_game, "8/8/1b6/2W5/1b6/8/1b6/8 w", "c5xa7", "DRA008 taken=1 most=2"},
      {brazilian_game, "8/8/5b2/2b1b3/8/4b3/3W4/8 w", "d2xa3", "DRA011 one=d2xf4xd6xa3 other=d2xg5xe7xa3"},
      {russian, "8/4b3/8/W3b3/1B3B2/8/8/8 w", "a5:d8", "DRA011 one=a5:c3:f6:d8 other=a5:d2:g5:d8"},
      {russian, "8/4b3/8/W3b3/1B3B2/8/8/8 w", "a5:c3:d8", "allowed"},
      {russian, "5W1b/6b1/8/w1b1b1b1/7w/w3w1w1/1w5w/8 w", "f8:b4", "allowed"},  // also the ends of a longer capture
      {russian, "8/8/8/8/8/2b5/1b6/w7 w", "a1-b2", "GAM002 ending=no_moves"},
  };
  for (const Row& row : rows) EXPECT_EQ(refusal(row.game, row.position, row.move), row.refusal) << row.move;
}

TEST(Draughts, RefusesPositionsThatCannotBe) {
  const auto code = [](const char* position) { return dots::Game::start({russian, "", position}).error(); };
  EXPECT_EQ(code("8/8/8/8/8/8/8/1w6 w"), (dots::Error{"DRA020", {{"square", "b1"}}}));
  EXPECT_EQ(code("8/8/8/8/8/8/8/#7 w"), (dots::Error{"DRA021", {{"piece", "#"}}}));
  EXPECT_EQ(code("1w6/8/8/8/8/8/8/8 w"), (dots::Error{"DRA022", {{"square", "b8"}}}));
  EXPECT_EQ(code("8/8/8/8/8/8/8/b7 w"), (dots::Error{"DRA022", {{"square", "a1"}}}));
  EXPECT_EQ(code("8/8/8/8/8/8/8/w7 w hand=W:1,B:1"), (dots::Error{"DRA023", {{"count", "hand"}}}));
  EXPECT_EQ(code("8/8/8/8/8/8/8 w").code, "GFN002");
}

// The paths of a move in the order of the alphabet, for notations that want another than the first.
TEST(Draughts, ListsThePathsOfACapture) {
  using namespace dots::draughts;
  const Rules rules;
  const auto read = [&](const char* gfen) { return Board::read(rules, dots::board8::read_gfen(gfen).value()).value(); };
  const auto texts = [](const std::vector<Path>& paths) {
    Texts list;
    for (const Path& path : paths) {
      std::string text;
      for (const Square square : path) text += dots::board8::to_text(square);
      list.push_back(text);
    }
    return list;
  };
  const Board loops = read("8/8/1b1b1b2/6w1/3b1b2/8/8/8 w");
  const Move loop = loops.find(rules, "g5:g5").value();
  EXPECT_EQ(texts(loops.paths(rules, loop, 9)), (Texts{"g5e3c5e7g5", "g5e7c5e3g5"}));
  EXPECT_EQ(loops.paths(rules, loop, 1).size(), 1U);
  EXPECT_TRUE(loops.paths(rules, loop, 0).empty());
  const Board start = Board::start(rules);
  EXPECT_EQ(texts(start.paths(rules, start.find(rules, "c3-d4").value(), 9)), (Texts{"c3d4"}));
}

// A full lattice of victims has the longest series and the most ways.
TEST(Draughts, MastersTheLongestSeries) {
  const std::string lattice = "8/8/1b1b1b2/8/1b1b1b2/8/1b1b1b2/W7 w";
  for (const std::string& game : {russian, brazilian_game}) {
    dots::Game at = board_game(game, lattice);
    const Texts moves = at.legal_moves();
    ASSERT_FALSE(moves.empty());
    for (const std::string& move : moves) EXPECT_TRUE(at.check(move)) << move;
  }
}

TEST(Draughts, HasRulesAsData) {
  using namespace dots::draughts;
  const auto text = [](Variant variant, const char* rules) {
    return canonical_text(parse_rules(variant, rules).value());
  };
  EXPECT_EQ(text(Variant::russian, "russian-draughts"),
            "russian-draughts:first=white;draw-rules=hetproba2016;agreement-after=40");
  EXPECT_EQ(text(Variant::brazilian, "brazilian-draughts-fmjd64;first=black"),
            "brazilian-draughts:first=black;draw-rules=fmjd64;agreement-after=0");
  EXPECT_EQ(text(Variant::russian, "russian-draughts:agreement-after=12"),
            "russian-draughts:first=white;draw-rules=hetproba2016;agreement-after=12");
  EXPECT_EQ(parse_rules(Variant::russian, "brazilian-draughts").error().code, "RUL001");
  EXPECT_EQ(parse_rules(Variant::russian, "russian-draughts;agreement-after=201").error().code, "RUL003");
  EXPECT_TRUE(parse_rules(Variant::russian, "russian-draughts;agreement-after=200"));
}

TEST(Draughts, RandomGames) {
  play_random_games(russian, 25);
  play_random_games(brazilian_game, 25);
  play_random_games(russian, 10, "russian-draughts-fmjd64;first=black");
}

}  // namespace
}  // namespace arbiter_tests
