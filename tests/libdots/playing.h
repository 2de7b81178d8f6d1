// Playing a Position in tests: games by rules and pictures written in one line, moves as texts.
//
//   Position game = game_at("..x/.o./...", "margin=2");
//   EXPECT_EQ(play(game, "aa bb"), "");
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <ostream>
#include <string>
#include <string_view>
#include <utility>

#include "dots/surround/position.h"
#include "libdots/support.h"

namespace dots {
inline void PrintTo(const Outcome& outcome, std::ostream* out) {
  *out << to_text(outcome.winner) << " by " << to_text(outcome.ending);
}
inline void PrintTo(const Score& score, std::ostream* out) {
  *out << score.first_halves << ':' << score.second_halves << " halves";
}
}  // namespace dots

namespace arbiter_tests {

/// A game by rules that are written as changes to the Tensu code on an empty board.
inline dots::surround::Position game(std::string_view changes = "", const dots::surround::StartOptions& options = {}) {
  const std::string start = changes.find("start=") == std::string_view::npos ? "tensu;start=empty;" : "tensu;";
  auto position =
      dots::surround::Position::start(dots::surround::parse_ruleset(start + std::string(changes)).value(), options);
  EXPECT_TRUE(position.has_value()) << changes;
  return std::move(position).value();
}
/// A preset with changed axes on the board of a picture, whose rows are separated by `/`.
inline dots::surround::Position preset_at(std::string_view preset, std::string_view rows, std::string_view changes = "",
                                          bool free_turns = true) {
  std::string picture(rows);
  std::replace(picture.begin(), picture.end(), '/', '\n');
  const std::string size = ";size=" + std::to_string(rows.find('/')) + 'x' +
                           std::to_string(std::count(rows.begin(), rows.end(), '/') + 1) + ';';
  auto position = dots::surround::Position::start(
      dots::surround::parse_ruleset(std::string(preset) + size + std::string(changes)).value(),
      {free_turns, {}, picture});
  EXPECT_TRUE(position.has_value()) << preset << ' ' << changes;
  return std::move(position).value();
}
inline dots::surround::Position game_at(std::string_view rows, std::string_view changes = "", bool free_turns = false) {
  return preset_at("tensu", rows, changes, free_turns);
}

/// Plays moves separated by blanks; the code of the first that is refused, or "".
inline std::string play(dots::surround::Position& position, std::string_view moves) {
  while (!moves.empty()) {
    const std::size_t end = std::min(moves.find(' '), moves.size());
    const auto move = position.parse(moves.substr(0, end));
    if (!move) return move.error().code;
    const std::string before = position.draw();
    const std::uint64_t digest = position.digest();
    const auto checked = position.check(*move);
    EXPECT_EQ(position.draw(), before) << "asking changed the board";
    EXPECT_EQ(position.digest(), digest);
    const auto played = position.play(*move);
    EXPECT_EQ(checked.has_value(), played.has_value());
    if (!played) {
      EXPECT_EQ(checked.error(), played.error());
      EXPECT_EQ(position.draw(), before) << "a refused move changed the board";
      EXPECT_EQ(position.digest(), digest);
      return played.error().code;
    }
    moves.remove_prefix(std::min(end + 1, moves.size()));
  }
  return "";
}

}  // namespace arbiter_tests
