// What the notations of board games have in common: names of the games in headers, forms of moves, texts of results.
//
//   const BoardNotation* notation = find_notation("brazilian-draughts");
//   normal_move(*notation, "D6:B4", nullptr) == "d6xb4"
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "records/boardgames/numbering.h"
#include "tournament/records/board_record.h"

namespace tournament::records {

/// The grammar of a move (formats/board-game-text.md §2).
enum class MoveForm : std::uint8_t { draughts, lines_of_action, camelot, roll_in, push_in, quints, reversi, othello };

struct BoardNotation {
  std::string_view game;       ///< id of the catalogue
  std::string_view game_type;  ///< in the header GameType
  MoveForm form;
  bool white_first = true;
  char capture = 'x';
};
std::span<const BoardNotation> board_notations();
/// Null for other games.
const BoardNotation* find_notation(std::string_view game);

/// The move as the referee takes it; nothing for a text that is no move of the game. `numbers`: what bare numbers
/// mean; null where they mean nothing.
std::optional<std::string> normal_move(const BoardNotation& notation, std::string_view word,
                                       const SquareNumbers* numbers);

/// A word that says how the game ended rather than where a piece goes.
bool is_ending_word(std::string_view word);

bool is_square(std::string_view text);  ///< `a1` … `h8`, either case

/// `1-0`, `2-0`, `1/2-1/2`, `0-0`, `*` … for games of White against Black; `34-30` for Othello, Black's discs first.
BoardClaim board_claim(std::string_view raw, bool othello, dots::Place place);
/// As the tag Result has it: `1-0`, `0-1`, `1/2-1/2`, `0-0`, `*`.
std::string_view result_text(BoardResult result);
/// One of the texts by which PDN may end a game.
bool is_result_word(std::string_view word);

/// At most `bytes` from the front, no character cut in two.
std::string_view front_of(std::string_view text, std::size_t bytes);

}  // namespace tournament::records
