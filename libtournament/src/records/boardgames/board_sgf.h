// What reading and writing SGF of board games share: properties by tag, points, moves, results.
//
//   read_sgf_move(*find_notation("lines-of-action"), "C2:C5") == "c2xc5"
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "records/boardgames/notation.h"
#include "tournament/records/board_record.h"
#include "tournament/records/sgf_tree.h"

namespace tournament::records {

/// A root property and the tag that means the same.
struct BoardSgfHeader {
  std::string_view property, tag;
};
std::span<const BoardSgfHeader> sgf_headers();
const BoardSgfHeader* find_sgf_header(std::string_view property);

/// A property that judges a move, and the strength that means the same.
struct BoardSgfMark {
  std::string_view property, strength;
};
const BoardSgfMark* find_sgf_mark(std::string_view property);
const BoardSgfMark* find_strength(std::string_view strength);

/// Letter and digit; for Othello also two letters, the row counted from the top, where row 1 is.
std::optional<std::string> read_sgf_square(std::string_view game, std::string_view point);
std::optional<std::string> read_sgf_move(const BoardNotation& notation, std::string_view value);
BoardClaim read_sgf_claim(std::string_view value, dots::Place place);
std::string write_sgf_claim(const BoardClaim& claim);

/// The start position as GFEN.
std::string_view start_gfen(std::string_view game);

/// The value of GM; empty where it is missing.
std::string sgf_game_number(const SgfTree& tree, const SgfGame& game);
/// A game whose GM is 9 or 2.
BoardGameRecord read_board_sgf_game(const SgfTree& tree, const SgfGame& game, const Limits& limits);

}  // namespace tournament::records
