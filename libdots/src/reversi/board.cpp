#include "dots/reversi/board.h"

#include <bit>

#include "reversi/lines.h"

namespace dots::reversi {

using board8::bit;
using board8::square_at;

namespace {

constexpr Bits d4 = bit(square_at(3, 3));
constexpr Bits e4 = bit(square_at(4, 3));
constexpr Bits d5 = bit(square_at(3, 4));
constexpr Bits e5 = bit(square_at(4, 4));

/// The side with block stones in hand that lays next; the one that begins the game when all are laid.
Colour next_to_lay(const Rules& rules, Colour laid, int left_of_it, int left_of_other) {
  if (left_of_it + left_of_other == 0) return rules.first;
  const bool again = rules.block_order == BlockOrder::in_pairs ? left_of_it > 0 : left_of_other == 0;
  return again ? laid : other(laid);
}

}  // namespace

Board Board::start(const Rules& rules) {
  Board board;
  board.discs_ = rules.setup == Setup::diagonal ? std::array{d4 | e5, d5 | e4} : std::array{d4 | e4, d5 | e5};
  const auto blocks = static_cast<std::uint8_t>(block_stones(rules.variant));
  board.blocks_ = {blocks, blocks};
  board.side_ = rules.first;
  return board;
}

Result<Board> Board::read(const Rules& rules, const board8::Gfen& gfen) {
  Board board;
  for (Square square = 0; square < 64; ++square)
    if (const char piece = gfen.at(square); piece == 'W' || piece == 'B')
      return Error{"REV020", {{"piece", std::string(1, piece)}}};
  board.discs_ = {gfen.places_of('w'), gfen.places_of('b')};
  board.covered_ = gfen.places_of('#');
  if (rules.variant == Variant::othello && board.covered_ != 0)
    return Error{"REV021", {{"square", board8::to_text(static_cast<Square>(std::countr_zero(board.covered_)))}}};
  board.side_ = gfen.to_move;
  for (const board8::GfenCount& count : gfen.counts)
    if (count.name != "blocks") return Error{"REV022", {{"count", count.name}}};
  const auto [white, black] = gfen.count("blocks");
  const int most = block_stones(rules.variant);
  const int own = board.side_ == Colour::white ? white : black;
  if (white > most || black > most || (white + black > 0 && own == 0))
    return Error{"REV023", {{"white", std::to_string(white)}, {"black", std::to_string(black)}}};
  board.blocks_ = {static_cast<std::uint8_t>(white), static_cast<std::uint8_t>(black)};
  return board;
}

board8::Gfen Board::write(const Rules& /*rules*/) const {
  board8::Gfen gfen;
  for (Square square = 0; square < 64; ++square)
    gfen.cells[square] = (covered_ & bit(square)) != 0    ? '#'
                         : (discs_[0] & bit(square)) != 0 ? 'w'
                         : (discs_[1] & bit(square)) != 0 ? 'b'
                                                          : '.';
  gfen.to_move = side_;
  gfen.counts = {{"blocks", {blocks_[0], blocks_[1]}}};
  return gfen;
}

void Board::play(const Rules& rules, const Move& move) {
  switch (move.kind) {
    case MoveKind::block: lay(rules, move.square); break;
    case MoveKind::disc: place(move.square); break;
    case MoveKind::pass: side_ = other(side_); break;
  }
}

void Board::lay(const Rules& rules, Square square) {
  covered_ |= bit(square);
  auto& own = blocks_[static_cast<std::size_t>(index(side_))];
  --own;
  side_ = next_to_lay(rules, side_, own, blocks_left(other(side_)));
}

void Board::place(Square square) {
  auto& own = discs_[static_cast<std::size_t>(index(side_))];
  auto& enemy = discs_[static_cast<std::size_t>(index(other(side_)))];
  const Bits flips = turned(bit(square), own, enemy);
  own |= flips | bit(square);
  enemy &= ~flips;
  side_ = other(side_);
}

board8::Standing Board::standing(const Rules& rules) const {
  if (!over()) return {};
  const auto [white, black] = score(rules);
  if (white == black) return {Ending::no_moves, {}};
  return {Ending::no_moves, white > black ? Colour::white : Colour::black};
}

std::array<int, 2> Board::score(const Rules& /*rules*/) const {
  return {std::popcount(discs_[0]), std::popcount(discs_[1])};
}

}  // namespace dots::reversi
