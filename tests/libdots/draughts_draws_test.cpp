// When a game of draughts is drawn (rules/draughts.md §6, §7).
#include "libdots/board_games.h"

namespace arbiter_tests {
namespace {

using dots::Ending;
using dots::Outcome;
using dots::Winner;

const std::string fmjd = "russian-draughts-fmjd64";
constexpr Outcome by_count{Winner::draw, Ending::move_limit};

/// Plays the round of moves again and again; the ply after which the game was over by the rules, or after which a claim
/// was allowed for the first time.
struct Drawn {
  int automatic = 0;
  int claim_by_count = 0;
  int claim_by_repetition = 0;
  friend bool operator==(const Drawn&, const Drawn&) = default;
};
std::ostream& operator<<(std::ostream& out, const Drawn& drawn) {
  return out << "automatic " << drawn.automatic << ", by count " << drawn.claim_by_count << ", by repetition "
             << drawn.claim_by_repetition;
}

Drawn drawn_after(const std::string& rules, const std::string& position, const Texts& before, const Texts& round,
                  int most) {
  dots::Game played = board_game(russian, position, rules);
  Drawn drawn;
  const auto note = [&] {
    if (played.over()) {
      EXPECT_EQ(played.outcome(), by_count);
      drawn.automatic = played.plies();
    } else if (played.play("claim")) {
      int& claim = played.outcome().ending == Ending::repetition ? drawn.claim_by_repetition : drawn.claim_by_count;
      EXPECT_EQ(played.outcome().winner, Winner::draw);
      played.undo();
      if (claim == 0) claim = played.plies();
    }
  };
  for (std::size_t i = 0; !played.over() && played.plies() < most; ++i) {
    const std::string& move = i < before.size() ? before[i] : round[(i - before.size()) % round.size()];
    const auto done = played.play(move);
    EXPECT_TRUE(done) << move << ' ' << (done ? "" : done.error().code) << " at " << played.draw();
    if (!done) break;
    note();
  }
  return drawn;
}

const Texts to_and_fro{"a1-b2", "a7-b8", "b2-a1", "b8-a7"};

TEST(DraughtsDraws, KingAgainstKingAfterFiveMoves) {
  EXPECT_EQ(drawn_after(russian, "8/B7/8/8/8/8/8/W7 w", {}, to_and_fro, 40), (Drawn{10, 0, 8}));
  EXPECT_EQ(drawn_after(fmjd, "8/B7/8/8/8/8/8/W7 w", {}, to_and_fro, 40), (Drawn{10, 0, 8}));
}

TEST(DraughtsDraws, TwoAgainstAKingAfterFiveMoves) {
  EXPECT_EQ(drawn_after(russian, "8/B7/8/8/8/8/8/W5W1 w", {}, to_and_fro, 40), (Drawn{10, 0, 8}));
}

TEST(DraughtsDraws, ThreeAgainstAKingAfterSixteenMoves) {
  EXPECT_EQ(drawn_after(russian, "8/B7/8/8/8/8/8/W1W3W1 w", {}, to_and_fro, 80), (Drawn{32, 0, 8}));
  EXPECT_EQ(drawn_after(russian, "8/B7/8/8/8/8/7w/W1W5 w", {}, to_and_fro, 80), (Drawn{32, 0, 8})) << "one is a man";
  EXPECT_EQ(drawn_after(fmjd, "8/B7/8/8/8/8/8/W1W3W1 w", {}, to_and_fro, 80), (Drawn{30, 0, 8}));
}

TEST(DraughtsDraws, FourAgainstAKingAreNotCounted) {
  EXPECT_EQ(drawn_after(russian, "8/B7/8/8/8/8/8/W1W1W1W1 w", {}, to_and_fro, 80), (Drawn{0, 0, 8}));
}

// Three against one become two against one by a capture: five moves from there.
TEST(DraughtsDraws, ACaptureStartsTheCountAnew) {
  const Texts given_up{"a1-b2", "a7-b8", "b2-a1", "b8-a7", "g1-d4", "a7:g1"};
  EXPECT_EQ(
      drawn_after(russian, "8/B7/8/8/8/8/8/W1W3W1 w", given_up, {"a1-b2", "g1-h2", "b2-a1", "h2-g1"}, 40).automatic,
      16);
}

// A new king among the hunters changes nothing; the first king does, for without one nothing is counted.
TEST(DraughtsDraws, PromotionRestartsNothing) {
  const Texts crowned_later{"a1-b2", "a7-b8", "g7-f8", "b8-a7", "b2-a1", "a7-b8"};
  EXPECT_EQ(
      drawn_after(russian, "8/B5w1/8/8/8/8/8/W7 w", crowned_later, {"a1-b2", "b8-a7", "b2-a1", "a7-b8"}, 40).automatic,
      10);
  const Texts crowned_first{"g7-f8", "a7-b8"};
  EXPECT_EQ(
      drawn_after(russian, "8/B5w1/8/8/8/8/8/8 w", crowned_first, {"f8-h6", "b8-a7", "h6-f8", "a7-b8"}, 40).automatic,
      11);
}

// Two kings against two that walk in rounds of five and of three: no position stands a third time before ply 60.
const std::string two_each = "1B6/B7/8/8/8/8/7W/W7 w";
const Texts white_round{"a1-b2", "b2-c3", "c3-f6", "f6-g7", "g7-a1"};
const Texts black_round{"a7-b6", "b6-c5", "c5-a7"};

Texts in_turn(const Texts& one, const Texts& other) {
  Texts moves;
  for (std::size_t i = 0; i < one.size() * other.size(); ++i) {
    moves.push_back(one[i % one.size()]);
    moves.push_back(other[i % other.size()]);
  }
  return moves;
}

TEST(DraughtsDraws, TwentyFiveMovesOfKingsMayBeClaimed) {
  EXPECT_EQ(drawn_after(russian, two_each, {}, in_turn(white_round, black_round), 58), (Drawn{0, 50, 0}));
  EXPECT_EQ(drawn_after(russian, "1B6/B7/8/8/7w/8/7W/W7 w", {"h4-g5"}, in_turn(black_round, white_round), 58),
            (Drawn{0, 51, 0}))
      << "the move of a man is not among the fifty";
}

TEST(DraughtsDraws, ByFmjdFifteenMovesOfKingsDraw) {
  EXPECT_EQ(drawn_after(fmjd, two_each, {}, in_turn(white_round, black_round), 58), (Drawn{30, 0, 0}));
}

// 7.2.7: the single king has the main road a1-h8 to itself.
TEST(DraughtsDraws, ByFmjdFiveMovesOnTheMainRoad) {
  const std::string position = "8/8/8/8/8/8/8/B1W1W1W1 b";
  const Texts round{"a1-h8", "g1-h2", "h8-a1", "h2-g1"};
  EXPECT_EQ(drawn_after(fmjd, position, {}, round, 60).automatic, 10);
  EXPECT_EQ(drawn_after(russian, position, {}, round, 60).automatic, 32);
}

TEST(DraughtsDraws, AreAgreedAfterFortyMovesOfEachSide) {
  const Texts round = in_turn(white_round, black_round);
  dots::Game played = board_game(russian, two_each);
  for (std::size_t i = 0; i < 79; ++i) ASSERT_TRUE(played.play(round[i % round.size()]));
  EXPECT_EQ(played.play("draw").error(), (dots::Error{"DRA030", {{"moves", "40"}}}));
  ASSERT_TRUE(played.play(round[79 % round.size()]));
  ASSERT_TRUE(played.play("draw"));
  EXPECT_EQ(played.outcome(), (Outcome{Winner::draw, Ending::draw_agreed}));
  played.undo();
  EXPECT_FALSE(played.over());
  EXPECT_TRUE(board_game(russian, "", "russian-draughts;agreement-after=0").play("draw"));
}

TEST(DraughtsDraws, AreNotClaimedForNothing) {
  EXPECT_EQ(board_game(russian).play("claim").error().code, "GAM003");
  dots::Game played = board_game(russian);
  ASSERT_TRUE(played.play("resign"));
  EXPECT_EQ(played.outcome(), (Outcome{Winner::second, Ending::resignation}));
}

}  // namespace
}  // namespace arbiter_tests
