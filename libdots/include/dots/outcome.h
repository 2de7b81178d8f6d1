// What the rules say of a finished game, apart from how an event awards it.
#pragma once

#include <cstdint>
#include <string_view>

namespace dots {

/// `first` moves first: blue in Dots (SGF B), White in draughts, Black in Reversi and Lines of Action.
enum class Side : std::uint8_t { first = 0, second = 1 };

constexpr Side other(Side side) { return side == Side::first ? Side::second : Side::first; }
constexpr int index(Side side) { return static_cast<int>(side); }
std::string_view to_text(Side side);

/// How a game ended (rules/dots.md §1 "ends by"; rules/boardgames.md §A for those after `margin`).
enum class Ending : std::uint8_t {
  none,
  no_moves,
  grounding,
  stop,
  agreement,
  resignation,
  time,
  draw_agreed,
  passes,
  margin,
  line,          ///< a winning line stands
  goal,          ///< the goal is reached: the enemy castle is entered
  all_captured,  ///< a side has no pieces left
  connected,     ///< all stones of a side stand connected
  repetition,    ///< a position came back too often
  move_limit     ///< too many moves without progress
};
std::string_view to_text(Ending ending);

enum class Winner : std::uint8_t { none, first, second, draw };
std::string_view to_text(Winner winner);
constexpr Winner winner_of(Side side) { return side == Side::first ? Winner::first : Winner::second; }
constexpr Winner winner_by(long first, long second) {
  return first > second ? Winner::first : first < second ? Winner::second : Winner::draw;
}

struct Outcome {
  Winner winner = Winner::none;  ///< none while the game goes on
  Ending ending = Ending::none;
  friend bool operator==(const Outcome&, const Outcome&) = default;
};

/// Points of both sides in halves: {6, 3} is 3 to 1.5.
struct Score {
  long first_halves = 0;
  long second_halves = 0;
  friend bool operator==(const Score&, const Score&) = default;
};

}  // namespace dots
