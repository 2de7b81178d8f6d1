// What the tests of the board games share: games spoken to in texts, the shared vectors, and random games.
//
//   EXPECT_EQ(moves_of("othello", "8/8/8/3bw3/3wb3/8/8/8 b"), (Texts{"c4", "d3", "e6", "f5"}));
//   play_random_games("othello", 20);
#pragma once

#include <gtest/gtest.h>

#include <nlohmann/json.hpp>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "corpus.h"
#include "dots/game.h"
#include "libdots/support.h"

namespace arbiter_tests {

using Texts = std::vector<std::string>;

inline const std::string russian = "russian-draughts";

/// rules: a preset or a rules text; a game's name is that of its default rules.
inline dots::Game board_game(const std::string& game, const std::string& position = {}, const std::string& rules = {}) {
  auto started = dots::Game::start({game, rules, position});
  EXPECT_TRUE(started) << game << ' ' << position << ": " << (started ? "" : started.error().code);
  return std::move(started).value();
}

inline Texts moves_of(const std::string& game, const std::string& position) {
  return board_game(game, position).legal_moves();
}

inline Texts words_of(const std::string& text) {
  std::istringstream in(text);
  return {std::istream_iterator<std::string>(in), {}};
}

/// Plays all moves, each of which must be allowed.
inline void play_all(dots::Game& game, const Texts& moves) {
  for (const std::string& move : moves) {
    const auto played = game.play(move);
    ASSERT_TRUE(played) << move << ": " << played.error().code << " at " << game.draw();
  }
}

/// The counts of one vector file up to `most` sequences, its lists of moves, and its single moves.
inline void expect_vectors(const std::string& game, const std::string& file, dots::Side white, std::uint64_t most) {
  const auto vectors = nlohmann::json::parse(corpus_file("vectors/boardgames/" + file));
  EXPECT_EQ(board_game(game).draw(), vectors["start"]);
  for (const auto& row : vectors["perft"])
    for (const auto& [depth, nodes] : row["counts"].items())
      if (const auto count = nodes.get<std::uint64_t>(); count <= most) {
        EXPECT_EQ(board_game(game, row["gfen"]).perft(std::stoi(depth)), count) << row["id"] << " depth " << depth;
      }
  for (const auto& row : vectors["moves"]) {
    dots::Game at = board_game(game, row["gfen"]);
    EXPECT_EQ(at.draw(), row["gfen"]);
    EXPECT_EQ(at.legal_moves(), row["legal"].get<Texts>()) << row["id"];
    for (const std::string move : row["legal"]) EXPECT_TRUE(at.check(move)) << row["id"] << ' ' << move;
  }
  for (const auto& row : vectors["plays"]) {
    dots::Game at = board_game(game, row["gfen"]);
    ASSERT_TRUE(at.play(row["move"].get<std::string>())) << row["id"];
    EXPECT_EQ(at.draw(), row["after"]) << row["id"];
    const std::string status = row["status"];
    const dots::Winner winner = status == "ongoing" ? dots::Winner::none
                                : status == "draw"  ? dots::Winner::draw
                                                    : winner_of(status == "white" ? white : other(white));
    EXPECT_EQ(at.outcome().winner, winner) << row["id"];
    at.undo();
    EXPECT_EQ(at.draw(), row["gfen"]) << row["id"];
  }
}

/// Random games from a fixed seed: every listed move is found by its text, a position is read as it was printed, and
/// taking everything back leads through the same positions.
inline void play_random_games(const std::string& game, int games, const std::string& rules = {}, int plies = 200) {
  Random random(20'160'528);
  for (int i = 0; i < games; ++i) {
    dots::Game played = board_game(game, {}, rules);
    std::vector<std::pair<std::string, std::uint64_t>> seen;
    while (!played.over() && played.plies() < plies) {
      const Texts moves = played.legal_moves();
      ASSERT_FALSE(moves.empty()) << played.draw();
      for (const std::string& move : moves) ASSERT_TRUE(played.check(move)) << move << " at " << played.draw();
      dots::Game again = board_game(game, played.draw(), rules);
      ASSERT_EQ(again.draw(), played.draw());
      ASSERT_EQ(again.legal_moves(), moves) << played.draw();
      ASSERT_EQ(again.perft(1), moves.size()) << played.draw();
      seen.emplace_back(played.draw(), played.digest());
      ASSERT_TRUE(played.play(moves[static_cast<std::size_t>(random.below(static_cast<int>(moves.size())))]));
    }
    while (played.plies() > 0) {
      played.undo();
      ASSERT_EQ(std::pair(played.draw(), played.digest()), seen.back());
      ASSERT_FALSE(played.over());
      seen.pop_back();
    }
  }
}

/// A refusal, as the tests write it: `DRA006 square=c5`.
inline std::string refusal(const std::string& game, const std::string& position, std::string_view move) {
  const auto checked = board_game(game, position).check(move);
  if (checked) return "allowed";
  std::string text = checked.error().code;
  for (const auto& [name, value] : checked.error().args) text += " " + name + "=" + value;
  return text;
}

}  // namespace arbiter_tests
