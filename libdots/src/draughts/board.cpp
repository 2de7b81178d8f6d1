#include "dots/draughts/board.h"

#include <bit>

#include "draughts/jumps.h"

namespace dots::draughts {

using board8::bit;
using board8::to_text;

Board Board::start(const Rules& rules) {
  Board board;
  constexpr Bits three_rows = 0xFFFFFF;
  board.pieces_ = {three_rows & dark_squares, (three_rows << 40) & dark_squares};
  board.side_ = rules.first;
  return board;
}

Result<Board> Board::read(const Rules& /*rules*/, const board8::Gfen& gfen) {
  if (!gfen.counts.empty()) return Error{"DRA023", {{"count", gfen.counts.front().name}}};
  Board board;
  board.side_ = gfen.to_move;
  for (Square square = 0; square < 64; ++square) {
    const char piece = gfen.at(square);
    if (piece == '.') continue;
    if (piece == '#') return Error{"DRA021", {{"piece", std::string(1, piece)}}};
    if ((bit(square) & dark_squares) == 0) return Error{"DRA020", {{"square", to_text(square)}}};
    const bool king = piece == 'W' || piece == 'B';
    const Colour colour = piece == 'w' || piece == 'W' ? Colour::white : Colour::black;
    if (!king && (bit(square) & last_row(colour)) != 0) return Error{"DRA022", {{"square", to_text(square)}}};
    board.pieces_[static_cast<std::size_t>(index(colour))] |= bit(square);
    if (king) board.kings_ |= bit(square);
  }
  return board;
}

board8::Gfen Board::write(const Rules& /*rules*/) const {
  board8::Gfen gfen;
  gfen.cells.fill('.');
  gfen.to_move = side_;
  for_each(pieces(Colour::white), [&](Square square) { gfen.cells[square] = (bit(square) & kings_) != 0 ? 'W' : 'w'; });
  for_each(pieces(Colour::black), [&](Square square) { gfen.cells[square] = (bit(square) & kings_) != 0 ? 'B' : 'b'; });
  return gfen;
}

void Board::play(const Rules& /*rules*/, const Move& move) {
  auto& own = pieces_[static_cast<std::size_t>(index(side_))];
  auto& enemy = pieces_[static_cast<std::size_t>(index(other(side_)))];
  own = (own & ~bit(move.from)) | bit(move.to);
  enemy &= ~move.captured;
  kings_ &= ~(bit(move.from) | move.captured);
  if (move.king) kings_ |= bit(move.to);
  side_ = other(side_);
}

std::array<int, 2> Board::score(const Rules& /*rules*/) const {
  return {std::popcount(pieces_[0]), std::popcount(pieces_[1])};
}

}  // namespace dots::draughts
