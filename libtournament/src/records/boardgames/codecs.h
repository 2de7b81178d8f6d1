// The notations of board games as rows of the codec table: sniffed by content, read into game records, written.
//
//   ReadResult read = read_tagged_records(bytes, options);   // read.records[0].board->moves()
#pragma once

#include "tournament/records/board_replay.h"
#include "tournament/records/codec.h"

namespace tournament::records {

inline constexpr std::string_view board_games =
    "russian-draughts brazilian-draughts lines-of-action camelot roll-in-four push-in-four quints blocked-reversi "
    "othello";
inline constexpr std::string_view every_game =
    "dots russian-draughts brazilian-draughts lines-of-action camelot roll-in-four push-in-four quints blocked-reversi "
    "othello";

/// The headers that all games share are taken out of the record, which is kept in full.
GameRecord to_game_record(BoardGameRecord board);

/// A tag, a numbered move, or a move at the front.
bool sniff_tagged(std::string_view bytes);
bool sniff_ggf(std::string_view bytes);
/// Three squares or more without a blank between them, or two of which the first is light.
bool sniff_othello_moves(std::string_view bytes);

ReadResult read_tagged_records(std::string_view bytes, const ReadOptions& options);
ReadResult read_ggf_records(std::string_view bytes, const ReadOptions& options);
ReadResult read_othello_move_records(std::string_view bytes, const ReadOptions& options);

/// SGF, of whatever game it can hold.
dots::Result<Written> write_sgf_any(const GameRecord& record);

/// The board record in one spelling, by one of the writers of board_record.h. Errors: REC017 a record without a board;
/// those of canonical() and of the writer.
dots::Result<Written> write_board(const GameRecord& record, dots::Result<BoardText> (*write)(const BoardGameRecord&));

template <dots::Result<BoardText> (*write)(const BoardGameRecord&)>
dots::Result<Written> write_as(const GameRecord& record) {
  return write_board(record, write);
}

}  // namespace tournament::records
