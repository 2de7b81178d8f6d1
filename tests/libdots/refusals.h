// What Game answers to the text of a move, in a word: for tables of moves and refusals.
//
//   EXPECT_EQ(answer("lines-of-action", start, "c1-c4"), "LOA005 from=c1 to=c4 needed=2 given=3");
#pragma once

#include <string>

#include "libdots/board_games.h"

namespace arbiter_tests {

/// "legal", or the code and the arguments of the refusal.
inline std::string answer(dots::Game& game, const std::string& move) {
  const auto checked = game.check(move);
  if (checked) return "legal";
  std::string text = checked.error().code;
  for (const auto& [name, value] : checked.error().args) text += " " + name + "=" + value;
  return text;
}
inline std::string answer(const std::string& id, const std::string& position, const std::string& move,
                          const std::string& rules = {}) {
  dots::Game game = board_game(id, position, rules);
  return answer(game, move);
}

/// The position after one move, as text; the code where it is refused.
inline std::string after(const std::string& id, const std::string& position, const std::string& move,
                         const std::string& rules = {}) {
  dots::Game game = board_game(id, position, rules);
  const auto played = game.play(move);
  return played ? game.draw() : played.error().code;
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

/// "white line", "draw no_moves", "ongoing": who has won after one move, and how; White is first where rules say so.
inline std::string result(const dots::Game& game, const std::string& first) {
  const std::string status = status_of(game, first);
  return status == "ongoing" ? status : status + " " + std::string(dots::to_text(game.outcome().ending));
}
inline std::string result_after(const std::string& id, const std::string& position, const std::string& move,
                                const std::string& first, const std::string& rules = {}) {
  dots::Game game = board_game(id, position, rules);
  if (const auto played = game.play(move); !played) return played.error().code;
  return result(game, first);
}

inline std::string start_code(const std::string& id, const std::string& position, const std::string& rules = {}) {
  const auto game = dots::Game::start({.game = id, .rules = rules, .position = position});
  return game ? "ok" : game.error().code;
}

}  // namespace arbiter_tests
