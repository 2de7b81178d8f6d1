// The games on the 8x8 board against the shared vectors.
#include "libdots/board_games.h"

namespace arbiter_tests {
namespace {

constexpr std::uint64_t most_sequences = 1'200'000;

TEST(BoardVectors, RussianDraughts) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors("russian-draughts", "russian.json", Side::first, most_sequences);
}
TEST(BoardVectors, BrazilianDraughts) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors("brazilian-draughts", "brazilian.json", Side::first, most_sequences);
}
TEST(BoardVectors, BlockedReversi) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors("blocked-reversi", "reversi.json", Side::second, most_sequences);
}
TEST(BoardVectors, Othello) {
  ARBITER_NEEDS_CORPUS();
  expect_vectors("othello", "othello.json", Side::second, most_sequences);
}

TEST(BoardVectors, DrawsOfDraughts) {
  ARBITER_NEEDS_CORPUS();
  for (const auto& [game, file] : {std::pair{"russian-draughts", "russian"}, {"brazilian-draughts", "brazilian"}}) {
    const auto vectors = nlohmann::json::parse(corpus_file("vectors/boardgames/" + std::string(file) + ".json"));
    ASSERT_EQ(vectors["draws"].size(), 2U);
    for (const auto& row : vectors["draws"]) {
      dots::Game played = board_game(game, row["gfen"]);
      nlohmann::json claim;
      nlohmann::json automatic;
      for (const std::string move : row["moves"]) {
        ASSERT_TRUE(played.play(move));
        if (claim.is_null() && !played.over() && played.check("claim")) claim = played.plies();
        if (automatic.is_null() && played.over()) automatic = played.plies();
      }
      EXPECT_EQ(claim, row["expected"]["claim_threefold_after_ply"]) << row["id"];
      EXPECT_EQ(automatic, row["expected"]["automatic_draw_after_ply"]) << row["id"];
    }
  }
}

}  // namespace
}  // namespace arbiter_tests
