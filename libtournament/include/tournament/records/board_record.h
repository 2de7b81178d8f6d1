// BoardGameRecord: a game on the 8x8 board as its file has it, whatever the notation: headers, start, lines of moves as
// texts, what the file claims, and what its reader found. Nothing here knows whether a move is legal.
//
//   BoardGames read = read_tagged(text, {.game_hint = "russian-draughts"});
//   for (const BoardGameRecord& game : read.games) use(game.tag("White"), game.line(0).moves);
//   auto written = write_pdn(game);
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "dots/diagnostic.h"
#include "tournament/limits.h"
#include "tournament/records/game_time.h"

namespace tournament::records {

/// A header under the name that PDN and PGN give it; the readers of other notations use the same names.
struct BoardTag {
  std::string name;
  std::string value;
  dots::Place place{};
  friend bool operator==(const BoardTag&, const BoardTag&) = default;
};

enum class BoardStep : std::uint8_t {
  move,
  unknown,  ///< `...`: a move was made that the record does not tell
  set_up    ///< a position was put on the board; `text` is its GFEN
};

enum class BoardColour : std::uint8_t { unsaid, white, black };

/// One move with what the record says beside it.
struct BoardMove {
  BoardStep step = BoardStep::move;
  BoardColour by = BoardColour::unsaid;  ///< who makes it, where the notation says so
  std::string text{};  ///< lower case, squares by letter and digit, as dots::Game::play takes it; else as written
  dots::Place place{};
  std::string strength{};                    ///< `!`, `?`, `!?`, as written
  std::vector<int> nags{};                   ///< numeric annotation glyphs
  std::string comment{};                     ///< what follows the move
  std::optional<Milliseconds> time_left{};   ///< of the mover, after the move
  std::optional<Milliseconds> time_spent{};  ///< on the move
  std::string evaluation{};                  ///< by a program, as written
  friend bool operator==(const BoardMove&, const BoardMove&) = default;
};

/// A sequence of moves. The first line of a record is the main line; the others replace a move of the line they leave.
struct BoardLine {
  std::size_t parent = 0;  ///< index of the line it leaves; itself for the main line
  std::size_t at = 0;      ///< 0-based move of the parent that its first move replaces
  std::string comment{};   ///< before the first move
  std::vector<BoardMove> moves{};
  friend bool operator==(const BoardLine&, const BoardLine&) = default;
};

/// One enumeration for all notations, by colour (White is the light side, whoever begins).
enum class BoardResult : std::uint8_t {
  unknown,  ///< the record does not say, or the game goes on
  white,
  black,
  draw,
  both_lost,
  unreadable
};
std::string_view to_text(BoardResult result);

enum class BoardEnd : std::uint8_t { unsaid, resignation, time };

/// What the record says of the result.
struct BoardClaim {
  std::string raw{};  ///< as written
  BoardResult result = BoardResult::unknown;
  BoardEnd end = BoardEnd::unsaid;
  std::optional<int> black_discs{}, white_discs{};  ///< Othello; the empty squares may be counted for the winner
  std::optional<long> difference_halves{};          ///< Black's points less White's, where only that is said (GGF)
  dots::Place place{};

  /// Black's points less White's, however they are said.
  [[nodiscard]] std::optional<long> lead_halves() const {
    return black_discs && white_discs ? 2L * (*black_discs - *white_discs) : difference_halves;
  }
  friend bool operator==(const BoardClaim&, const BoardClaim&) = default;
};

struct BoardGameRecord {
  std::string format;            ///< "pdn", "board-text", "wthor", "loa-text", "ggf", "othello-moves", "sgf"
  std::string dialect;           ///< "lidraughts" where its habits were seen; else as `format`
  int index = 0;                 ///< 0-based position in the file
  bool playable = true;          ///< false: a critical finding; no game could be made
  std::string game{};            ///< id of the catalogue; empty when the record does not tell
  std::string rules{};           ///< rules text that the record asks for; empty = the game's own
  std::string start{};           ///< GFEN; empty = the start position of the game
  std::vector<BoardTag> tags{};  ///< without those that game, rules and start stand for
  std::vector<BoardLine> lines{BoardLine{}};  ///< at least the main line
  bool passes_left_out = false;               ///< forced passes are not written (Othello transcripts)
  BoardClaim claim{};
  dots::Place end_place{};
  std::vector<std::string> unheld{};  ///< what the file says and no field here holds, by name
  dots::Diagnostics diagnostics{};

  [[nodiscard]] const std::vector<BoardMove>& moves() const { return lines.front().moves; }
  /// Empty for a tag that is not there.
  [[nodiscard]] std::string_view tag(std::string_view name) const;
  void set_tag(std::string_view name, std::string value, dots::Place place = {});
  friend bool operator==(const BoardGameRecord&, const BoardGameRecord&) = default;
};

/// A game written down, and what the notation could not hold.
struct BoardText {
  std::string text;
  dots::Diagnostics lost{};  ///< REC020, REC021, REC022, REC028, REC032, REC037, warnings
};

/// Everything a text held.
struct BoardGames {
  std::vector<BoardGameRecord> games;
  dots::Diagnostics diagnostics;  ///< of the file
};

struct BoardReadOptions {
  std::string game_hint{};  ///< the game, where the text does not tell
  Limits limits{};
};

/// PDN 3.0, WTHOR games as PGN, records of Lines of Action, and the project's own text (formats/pdn.md,
/// formats/board-game-text.md). The text is UTF-8. Findings: PDN001 … PDN042, LIM001.
BoardGames read_tagged(std::string_view text, const BoardReadOptions& options);
/// Games of the Generic Game Format, Othello only (formats/othello.md §3). Findings: GGF001 … GGF008, LIM001.
BoardGames read_ggf(std::string_view text, const BoardReadOptions& options);
/// Othello as the squares in a row, `f5d6c3…`, a game a line (formats/othello.md §1). Findings: OTH001, OTH002, LIM001.
BoardGames read_othello_moves(std::string_view text, const BoardReadOptions& options);
/// SGF with GM[9] (Lines of Action) and GM[2] (Othello); formats/lines-of-action-sgf.md, formats/othello.md §4.
BoardGames read_board_sgf(std::string_view text, const BoardReadOptions& options);

// Writing. The moves are put out as they stand in the record. Errors: BRD001 {format, game} the notation is not for the
// game; BRD002 {format} it cannot say the start position; BRD003 {format, ply} or a step that is no move; BRD010
// {format} a list of moves without one.
/// PDN 3.0, GameType 25 and 26.
dots::Result<BoardText> write_pdn(const BoardGameRecord& record);
/// The project's own text, for every game on the 8x8 board.
dots::Result<BoardText> write_board_text(const BoardGameRecord& record);
/// Lines of Action as a numbered list of moves.
dots::Result<BoardText> write_loa_text(const BoardGameRecord& record);
/// Othello, from its start position for all but GGF and SGF.
dots::Result<BoardText> write_wthor(const BoardGameRecord& record);
dots::Result<BoardText> write_othello_moves(const BoardGameRecord& record);
dots::Result<BoardText> write_ggf(const BoardGameRecord& record);
/// Othello and Lines of Action, with variations.
dots::Result<BoardText> write_board_sgf(const BoardGameRecord& record);

}  // namespace tournament::records
