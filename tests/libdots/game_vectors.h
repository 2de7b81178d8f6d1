// The shared vectors of a board game, played through Game: perft, lists of moves, moves with what they lead to.
//
//   ARBITER_NEEDS_CORPUS();
//   expect_vectors({"lines-of-action", "loa", "black"}, 2'000'000);
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdint>
#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "corpus.h"
#include "dots/game.h"

namespace arbiter_tests {

struct VectorGame {
  std::string id;     ///< of the catalogue
  std::string file;   ///< of the vectors
  std::string first;  ///< the colour that is Side::first
};

inline dots::Game game_at(const std::string& id, const std::string& position, const std::string& rules = {}) {
  auto game = dots::Game::start({.game = id, .rules = rules, .position = position});
  EXPECT_TRUE(game) << position << ": " << (game ? "" : game.error().code);
  return std::move(game).value();
}

/// "white", "black", "draw" or "ongoing".
inline std::string status_of(const dots::Game& game, const std::string& first) {
  const std::string second = first == "white" ? "black" : "white";
  switch (game.outcome().winner) {
    case dots::Winner::first: return first;
    case dots::Winner::second: return second;
    case dots::Winner::draw: return "draw";
    case dots::Winner::none: break;
  }
  return "ongoing";
}

/// max_leaves: larger counts are left to the benchmarks and to longer runs.
inline void expect_vectors(const VectorGame& tested, std::uint64_t max_leaves) {
  const auto all = nlohmann::json::parse(corpus_file("vectors/boardgames/" + tested.file + ".json"));
  EXPECT_EQ(dots::Game::start({.game = tested.id})->draw(), all["start"]);
  for (const auto& row : all["perft"])
    for (const auto& [depth, leaves] : row["counts"].items()) {
      if (leaves > max_leaves) continue;
      EXPECT_EQ(game_at(tested.id, row["gfen"]).perft(std::stoi(depth)), leaves) << row["id"] << " depth " << depth;
    }
  for (const auto& row : all["moves"])
    EXPECT_EQ(game_at(tested.id, row["gfen"]).legal_moves(), row["legal"].get<std::vector<std::string>>()) << row["id"];
  for (const auto& row : all["plays"]) {
    dots::Game game = game_at(tested.id, row["gfen"]);
    EXPECT_TRUE(game.play(row["move"].get<std::string>())) << row["id"];
    EXPECT_EQ(game.draw(), row["after"]) << row["id"];
    EXPECT_EQ(status_of(game, tested.first), row["status"]) << row["id"];
    game.undo();
    EXPECT_EQ(game.draw(), row["gfen"]) << row["id"];
  }
}

}  // namespace arbiter_tests
