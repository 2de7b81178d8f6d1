// The games on the 8x8 board against the shared vectors.
#include <algorithm>

#include "libdots/board_games.h"

namespace arbiter_tests {
namespace {

constexpr std::uint64_t most_sequences = 1'200'000;

struct VectorGame {
  const char* id;    ///< of the catalogue
  const char* file;  ///< of the vectors
  Side white;
};

class BoardVectors : public ::testing::TestWithParam<VectorGame> {};

TEST_P(BoardVectors, HoldThroughGame) {
  ARBITER_NEEDS_CORPUS();
  const VectorGame& game = GetParam();
  // Positions of Camelot multiply so fast that the third ply is beyond the bound of the others.
  expect_vectors(game.id, game.file, game.white, std::string_view(game.id) == "camelot" ? 7'000'000 : most_sequences);
}

INSTANTIATE_TEST_SUITE_P(Games, BoardVectors,
                         ::testing::Values(VectorGame{"russian-draughts", "russian.json", Side::first},
                                           VectorGame{"brazilian-draughts", "brazilian.json", Side::first},
                                           VectorGame{"blocked-reversi", "reversi.json", Side::second},
                                           VectorGame{"othello", "othello.json", Side::second},
                                           VectorGame{"lines-of-action", "loa.json", Side::second},
                                           VectorGame{"camelot", "camelot.json", Side::first},
                                           VectorGame{"roll-in-four", "rollin.json", Side::first},
                                           VectorGame{"push-in-four", "pushin.json", Side::first},
                                           VectorGame{"quints", "quints.json", Side::first}),
                         [](const auto& tested) {
                           std::string name = tested.param.id;
                           std::replace(name.begin(), name.end(), '-', '_');
                           return name;
                         });

TEST(DraughtsVectors, Draws) {
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
