// When a game of draughts is drawn (rules/draughts.md §6, §7): everything is counted from the boards that stood.
#include <algorithm>
#include <bit>
#include <optional>

#include "draughts/jumps.h"

namespace dots::draughts {
namespace {

using board8::DrawKind;
using board8::DrawRight;
using History = std::span<const Board>;

struct Force {
  int pieces = 0;
  int kings = 0;
  [[nodiscard]] bool lone_king() const { return pieces == 1 && kings == 1; }
  friend bool operator==(const Force&, const Force&) = default;
};

Force force(const Board& board, Colour colour) {
  return {std::popcount(board.pieces(colour)), std::popcount(board.pieces(colour) & board.kings())};
}

/// The side that stands against a single king; the stronger of the two, where both are.
struct Hunt {
  Colour strong;
  Force force;
};
std::optional<Hunt> hunt(const Board& board) {
  const Force white = force(board, Colour::white);
  const Force black = force(board, Colour::black);
  if (black.lone_king() && white.kings > 0) return Hunt{Colour::white, white};
  if (white.lone_king() && black.kings > 0) return Hunt{Colour::black, black};
  return std::nullopt;
}

bool same_pieces(const Board& one, const Board& two) {
  return force(one, Colour::white).pieces == force(two, Colour::white).pieces &&
         force(one, Colour::black).pieces == force(two, Colour::black).pieces;
}
bool same_force(const Board& one, const Board& two) {
  return same_pieces(one, two) && std::popcount(one.kings()) == std::popcount(two.kings());
}

/// How many moves were made since the boards are as `holds(board, next board)` asks, counted back from now.
template <class Holds>
int moves_since(History history, Holds holds) {
  std::size_t at = history.size() - 1;
  while (at > 0 && holds(history[at - 1], history[at])) --at;
  return static_cast<int>(history.size() - 1 - at);
}

/// Moves of kings without a capture.
int king_moves(History history) {
  return moves_since(history, [](const Board& before, const Board& after) {
    return before.men() == after.men() && same_pieces(before, after);
  });
}

/// Moves since the hunt of a king began with these pieces; a promotion changes nothing once there is a king.
int hunting(History history) {
  return moves_since(history, [](const Board& before, const Board& after) {
    return hunt(before).has_value() && same_pieces(before, after);
  });
}

int unchanged_force(History history) { return moves_since(history, same_force); }

constexpr Bits main_road = rays[0][0] | 1U;

/// Moves since the single king has the main road to itself.
int on_the_road(History history) {
  const auto holds = [](const Board& board) {
    const auto found = hunt(board);
    return found && (board.pieces(other(found->strong)) & main_road) != 0 &&
           (board.pieces(found->strong) & main_road) == 0;
  };
  if (!holds(history.back())) return 0;
  return moves_since(
      history, [&](const Board& before, const Board& after) { return holds(before) && same_pieces(before, after); });
}

constexpr DrawRight drawn{DrawKind::automatic, Ending::move_limit};

DrawRight repeated(History history) {
  if (board8::occurrences(history) >= 3) return {DrawKind::claimable, Ending::repetition};
  return {};
}

DrawRight hetproba2016(History history) {
  if (const auto hunted = hunt(history.back())) {
    const int pieces = hunted->force.pieces;
    const int limit = pieces <= 2 ? 5 : pieces == 3 ? 16 : 0;
    if (limit > 0 && hunting(history) >= 2 * limit) return drawn;
  }
  if (const auto right = repeated(history); right.kind != DrawKind::none) return right;
  if (king_moves(history) >= 2 * 25) return {DrawKind::claimable, Ending::move_limit};
  return {};
}

/// The articles are those of the FMJD-64 rules of the game, §7.2.
DrawRight fmjd64(History history) {
  const Board& now = history.back();
  if (const auto hunted = hunt(now)) {
    const auto& [pieces, kings] = hunted->force;
    if (pieces <= 2 && hunting(history) >= 2 * 5) return drawn;                              // 7.2.8
    if (pieces == 3 && on_the_road(history) >= 2 * 5) return drawn;                          // 7.2.7
    if (pieces >= 3 && pieces == kings && unchanged_force(history) >= 2 * 15) return drawn;  // 7.2.4
  }
  const int white_kings = force(now, Colour::white).kings;
  const int black_kings = force(now, Colour::black).kings;
  if (white_kings > 0 && black_kings > 0) {
    const int pieces = std::popcount(now.pieces(Colour::white) | now.pieces(Colour::black));
    const int limit = pieces == 4 || pieces == 5 ? 30 : pieces == 6 || pieces == 7 ? 60 : 0;
    if (limit > 0 && unchanged_force(history) >= 2 * limit) return drawn;  // 7.2.6
  }
  if (king_moves(history) >= 2 * 15) return drawn;  // 7.2.5
  return repeated(history);                         // 7.2.3
}

}  // namespace

DrawRight Board::draw_right(const Rules& rules, History history) {
  return rules.draw_rules == DrawRules::hetproba2016 ? hetproba2016(history) : fmjd64(history);
}

Result<void> Board::may_agree(const Rules& rules, History history) {
  if (static_cast<int>(history.size()) - 1 >= 2 * rules.agreement_after) return {};
  return Error{"DRA030", {{"moves", std::to_string(rules.agreement_after)}}};
}

}  // namespace dots::draughts
