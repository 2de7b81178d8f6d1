// Reversi with and without covered cells, as rules/reversi.md tells it.
#include "dots/reversi/board.h"

#include "libdots/board_games.h"

namespace arbiter_tests {
namespace {

using dots::Ending;
using dots::Outcome;
using dots::Score;
using dots::Winner;

const std::string blocked = "blocked-reversi";
const std::string othello = "othello";

TEST(Reversi, StartsWithFourDiscsAndBlackMoves) {
  EXPECT_EQ(board_game(othello).draw(), "8/8/8/3bw3/3wb3/8/8/8 b blocks=W:0,B:0");
  EXPECT_EQ(board_game(othello).to_move(), Side::first);
  EXPECT_EQ(board_game(othello).legal_moves(), (Texts{"c4", "d3", "e6", "f5"}));
  EXPECT_EQ(board_game(othello, "", "othello;setup=parallel;first=white").draw(),
            "8/8/8/3bb3/3ww3/8/8/8 w blocks=W:0,B:0");
  EXPECT_EQ(board_game(blocked).draw(), "8/8/8/3bw3/3wb3/8/8/8 b blocks=W:2,B:2");
  EXPECT_EQ(board_game(blocked).legal_moves().size(), 60U);
}

// §2: Black, White, Black, White cover a cell each; then Black places the first disc.
TEST(Reversi, LaysBlockStonesFirst) {
  struct Row {
    const char* rules;
    Texts sides;  // to move before each stone, and then
  };
  const Row rows[] = {
      {"blocked-reversi", {"b", "w", "b", "w", "b"}},
      {"blocked-reversi;block-order=BBWW", {"b", "b", "w", "w", "b"}},
      {"blocked-reversi;first=white", {"w", "b", "w", "b", "w"}},
      {"blocked-reversi;first=white;block-order=BBWW", {"w", "w", "b", "b", "w"}},
  };
  for (const Row& row : rows) {
    dots::Game played = board_game(blocked, "", row.rules);
    Texts sides;
    for (const char* stone : {"#c6", "#f3", "#a1", "#h1"}) {
      sides.push_back(words_of(played.draw())[1]);
      ASSERT_TRUE(played.play(stone));
    }
    sides.push_back(words_of(played.draw())[1]);
    EXPECT_EQ(sides, row.sides) << row.rules;
    EXPECT_EQ(words_of(played.draw())[0], "8/8/2#5/3bw3/3wb3/5#2/8/#6#");
    EXPECT_EQ(words_of(played.draw())[2], "blocks=W:0,B:0");
    for (int ply = 0; ply < 4; ++ply) played.undo();
    EXPECT_EQ(played.draw(), board_game(blocked, "", row.rules).draw());
  }
}

// All four opening cells of Black are covered: he passes.
TEST(Reversi, PassesWhereNothingCanBePlaced) {
  dots::Game played = board_game(blocked);
  play_all(played, {"#e6", "#f5", "#c4", "#d3"});
  EXPECT_EQ(played.legal_moves(), Texts{"pass"});
  EXPECT_EQ(played.check("c3").error().code, "REV006");
  ASSERT_TRUE(played.play("pass"));
  EXPECT_EQ(played.to_move(), Side::second);
  EXPECT_EQ(played.legal_moves().size(), 4U);
}

TEST(Reversi, TurnsEveryEnclosedLine) {
  struct Row {
    const char* what;
    const char* position;
    const char* move;
    const char* after;
  };
  const Row rows[] = {
      {"two lines", "8/8/8/8/8/w7/b7/1bw5 w", "a1", "8/8/8/8/8/w7/w7/www5 b blocks=W:0,B:0"},
      {"all eight", "w2w2w1/1b1b1b2/2bbb3/wbb1bbbw/2bbb3/1b1b1b2/w2b2w1/3w4 w", "d5",
       "w2w2w1/1w1w1w2/2www3/wwwwwwww/2www3/1w1w1w2/w2w2w1/3w4 b blocks=W:0,B:0"},
      {"not beyond a gap", "8/8/8/8/8/8/8/1bwb1w2 w", "a1", "8/8/8/8/8/8/8/wwwb1w2 b blocks=W:0,B:0"},
      {"not round the edge", "8/8/8/8/8/8/bw6/w5wb b", "c2", "8/8/8/8/8/8/bbb5/w5wb w blocks=W:0,B:0"},
      {"not across a covered cell", "8/8/8/8/8/w7/b7/1b#w4 w", "a1", "8/8/8/8/8/w7/w7/wb#w4 b blocks=W:0,B:0"},
  };
  for (const Row& row : rows) {
    dots::Game played = board_game(blocked, row.position);
    ASSERT_TRUE(played.play(row.move)) << row.what;
    EXPECT_EQ(played.draw(), row.after) << row.what;
  }
}

TEST(Reversi, EndsWhenNeitherSideCanPlaceAndCountsDiscs) {
  struct Row {
    const char* position;
    Outcome outcome;
    Score score;  // first is Black
  };
  const Row rows[] = {
      {"8/8/8/8/8/8/8/wb#b4 w", {Winner::first, Ending::no_moves}, {4, 2}},
      {"8/8/8/8/8/8/8/www#4 b", {Winner::second, Ending::no_moves}, {0, 6}},
      {"8/8/8/8/8/8/8/wb#wb#2 b", {Winner::draw, Ending::no_moves}, {4, 4}},
      {"8/8/8/3bw3/3wb3/8/8/8 b", {}, {4, 4}},
      {"8/8/8/8/8/8/8/www5 b blocks=W:0,B:1", {}, {0, 6}},
  };
  for (const Row& row : rows) {
    dots::Game at = board_game(blocked, row.position);
    EXPECT_EQ(at.outcome(), row.outcome) << row.position;
    EXPECT_EQ(at.score(), row.score) << row.position;
    EXPECT_EQ(at.legal_moves().empty(), at.over());
  }
}

TEST(Reversi, SaysWhyAMoveIsNone) {
  struct Row {
    const std::string& game;
    const char* position;
    const char* move;
    const char* refusal;
  };
  const char* covered = "8/8/2#5/3bw3/3wb3/8/8/8 b";
  const Row rows[] = {
      {othello, "", "", "REV001 move="},
      {othello, "", "i9", "REV001 move=i9"},
      {othello, "", "#", "REV001 move=#"},
      {othello, "", "f5d6", "REV001 move=f5d6"},
      {othello, "", "d4", "REV002 square=d4"},
      {othello, "", "a1", "REV003 square=a1"},
      {blocked, covered, "c6", "REV004 square=c6"},
      {othello, "", "pass", "REV005"},
      {blocked, "", "pass", "REV007"},
      {blocked, "", "f5", "REV007"},
      {blocked, "", "#d4", "REV002 square=d4"},
      {blocked, "8/8/2#5/3bw3/3wb3/8/8/8 w blocks=W:2,B:1", "#c6", "REV004 square=c6"},
      {blocked, covered, "#a1", "REV008"},
      {othello, "", "#a1", "REV008"},
      {othello, "", "F5", "allowed"},
      {blocked, "", "#F5", "allowed"},
      {othello, "8/8/8/8/8/8/8/www5 b", "a8", "GAM002 ending=no_moves"},
  };
  for (const Row& row : rows) EXPECT_EQ(refusal(row.game, row.position, row.move), row.refusal) << row.move;
}

TEST(Reversi, RefusesPositionsThatCannotBe) {
  const auto error = [](const std::string& game, const char* position) {
    return dots::Game::start({game, "", position}).error();
  };
  EXPECT_EQ(error(othello, "8/8/8/8/8/8/8/W7 w"), (dots::Error{"REV020", {{"piece", "W"}}}));
  EXPECT_EQ(error(othello, "8/8/8/8/8/8/8/#7 w"), (dots::Error{"REV021", {{"square", "a1"}}}));
  EXPECT_EQ(error(othello, "8/8/8/8/8/8/8/8 w hand=W:1,B:1"), (dots::Error{"REV022", {{"count", "hand"}}}));
  EXPECT_EQ(error(othello, "8/8/8/8/8/8/8/8 w blocks=W:1,B:1"),
            (dots::Error{"REV023", {{"white", "1"}, {"black", "1"}}}));
  EXPECT_EQ(error(blocked, "8/8/8/8/8/8/8/8 w blocks=W:3,B:2").code, "REV023");
  EXPECT_EQ(error(blocked, "8/8/8/8/8/8/8/8 w blocks=W:0,B:1").code, "REV023");
}

TEST(Reversi, CountsSequences) {
  const std::vector<std::uint64_t> in_othello{1, 4, 12, 56, 244, 1396, 8200, 55092, 390216};
  for (std::size_t depth = 0; depth < in_othello.size(); ++depth)
    EXPECT_EQ(board_game(othello).perft(static_cast<int>(depth)), in_othello[depth]);
  EXPECT_EQ(board_game(blocked).perft(3), 60U * 59U * 58U);
  EXPECT_EQ(board_game(blocked, "8/8/4#3/3bw#2/2#wb3/3#4/8/8 b").perft(8), 1624U) << "begins with a pass";
}

TEST(Reversi, HasRulesAsData) {
  using namespace dots::reversi;
  EXPECT_EQ(canonical_text(parse_rules(dots::reversi::Variant::blocked, "blocked-reversi").value()),
            "blocked-reversi:first=black;setup=diagonal;block-order=BWBW");
  EXPECT_EQ(canonical_text(parse_rules(dots::reversi::Variant::othello, "othello:first=white").value()),
            "othello:first=white;setup=diagonal");
  EXPECT_EQ(parse_rules(dots::reversi::Variant::othello, "othello;block-order=BBWW").error().code, "RUL002");
}

TEST(Reversi, RandomGames) {
  play_random_games(othello, 15);
  play_random_games(blocked, 10);
  play_random_games(blocked, 5, "blocked-reversi;block-order=BBWW;setup=parallel;first=white");
}

/// A second referee: walks every line cell by cell on a picture of 64 letters.
Texts slow_moves(const std::string& gfen) {
  std::string board;
  const std::string rows = words_of(gfen)[0];
  for (const char letter : rows)
    if (letter != '/')
      board += letter >= '1' && letter <= '8' ? std::string(static_cast<std::size_t>(letter - '0'), '.')
                                              : std::string(1, letter);
  const auto at = [&](int x, int y) {
    return x < 0 || x > 7 || y < 0 || y > 7 ? '#' : board[static_cast<std::size_t>((7 - y) * 8 + x)];
  };
  const auto moves_of_side = [&](char own, char enemy) {
    Texts found;
    for (int x = 0; x < 8; ++x)
      for (int y = 0; y < 8; ++y) {
        bool turns = false;
        for (int dx = -1; dx <= 1 && at(x, y) == '.'; ++dx)
          for (int dy = -1; dy <= 1; ++dy) {
            int n = 1;
            while ((dx != 0 || dy != 0) && at(x + n * dx, y + n * dy) == enemy) ++n;
            turns |= n > 1 && at(x + n * dx, y + n * dy) == own;
          }
        if (turns) found.push_back({static_cast<char>('a' + x), static_cast<char>('1' + y)});
      }
    return found;
  };
  const bool white = words_of(gfen)[1] == "w";
  const Texts own = moves_of_side(white ? 'w' : 'b', white ? 'b' : 'w');
  if (!own.empty()) return own;
  return moves_of_side(white ? 'b' : 'w', white ? 'w' : 'b').empty() ? Texts{} : Texts{"pass"};
}

TEST(Reversi, MovesAreThoseOfASlowReferee) {
  Random random(8);
  for (int i = 0; i < 3'000; ++i) {
    dots::board8::Gfen gfen;
    const int density = 10 + random.below(85);
    for (char& cell : gfen.cells) cell = random.below(100) < density ? "wwwbbb#"[random.below(7)] : '.';
    const std::string text = dots::board8::write_gfen(gfen);
    ASSERT_EQ(moves_of(blocked, text), slow_moves(text)) << text;
  }
}

}  // namespace
}  // namespace arbiter_tests
