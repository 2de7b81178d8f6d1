// Digests of games that do not change when the board is turned or mirrored, or the colours are exchanged: for finding
// copies of a game, and games with the same opening.
//
//   const CanonicalGame game = canonical_game(record);
//   if (moves_digest(game) == moves_digest(other)) …            // the same game
//   if (prefix_digest(game, other.moves.size()) == moves_digest(other)) …  // `other` is its beginning
//   opening_digests(record)[1];                                  // the position after opening_depths[1] dots
//
// A game on the 8x8 board is compared by the texts of its moves, from one side.
// Only dots count: what a record says of endings, clocks, names, contours and results is not looked at. The digests are
// part of stored data and never change their values.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "tournament/records/game_record.h"

namespace tournament::records {

/// The start dots and the dots in their order, as seen from the side from which their list is the smallest. Of a game
/// and its first moves the lists begin with the same numbers.
struct CanonicalGame {
  std::uint64_t start = 0;             ///< digest of board and start dots
  std::vector<std::uint32_t> moves{};  ///< one number a dot: row, column, colour
};
CanonicalGame canonical_game(const GameRecord& record);

/// Of the whole game. Never 0, so that 0 can stand for "not known".
std::uint64_t moves_digest(const CanonicalGame& game);
/// Of its first `count` dots; count <= moves.size().
std::uint64_t prefix_digest(const CanonicalGame& game, std::size_t count);
/// All of them: [k] is of the first k dots.
std::vector<std::uint64_t> prefix_digests(const CanonicalGame& game);

/// After how many dots (start dots apart) a position is kept for searching.
inline constexpr std::array<int, 4> opening_depths{4, 8, 12, 16};
using OpeningDigests = std::array<std::uint64_t, opening_depths.size()>;
/// The dots on the board after so many moves, whatever their order; 0 for a game that is shorter.
OpeningDigests opening_digests(const GameRecord& record);

/// Of fewer dots two games can be alike by chance.
inline constexpr int least_dots_of_a_copy = opening_depths[2];

}  // namespace tournament::records
