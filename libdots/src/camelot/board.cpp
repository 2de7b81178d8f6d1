#include "dots/camelot/board.h"

#include <bit>

#include "board8/known.h"
#include "camelot/generator.h"

namespace dots::camelot {

using board8::bit;
using board8::DrawKind;
using board8::DrawRight;
using board8::square_from;
using board8::Standing;

namespace {

Bits squares(std::initializer_list<std::string_view> names) {
  Bits set = 0;
  for (const std::string_view name : names) set |= bit(*square_from(name));
  return set;
}

std::string_view name_of(Colour colour) { return colour == Colour::white ? "white" : "black"; }

}  // namespace

Board Board::start(const Rules& rules) {
  Board board;
  board.pawns_ = {squares({"a5", "b4", "c3", "d2", "e1"}), squares({"d8", "e7", "f6", "g5", "h4"})};
  board.knights_ = {squares({"b3", "c2"}), squares({"f7", "g6"})};
  board.to_move_ = rules.first;
  return board;
}

Result<Board> Board::read(const Rules& /*rules*/, const board8::Gfen& gfen) {
  if (auto known = board8::check_known(gfen, "wbWB"); !known) return known.error();
  Board board;
  board.pawns_ = {gfen.places_of('w'), gfen.places_of('b')};
  board.knights_ = {gfen.places_of('W'), gfen.places_of('B')};
  board.to_move_ = gfen.to_move;
  for (const Colour colour : {Colour::white, Colour::black})
    if (std::popcount(board.pieces(colour)) > max_pieces_a_side)
      return Error{"CAM018", {{"colour", std::string(name_of(colour))}, {"limit", std::to_string(max_pieces_a_side)}}};
  return board;
}

board8::Gfen Board::write(const Rules& /*rules*/) const {
  board8::Gfen gfen;
  gfen.cells.fill('.');
  const auto put = [&](Bits set, char piece) {
    while (set != 0) gfen.cells[board8::take_lowest(set)] = piece;
  };
  put(pawns_[0], 'w');
  put(pawns_[1], 'b');
  put(knights_[0], 'W');
  put(knights_[1], 'B');
  gfen.to_move = to_move_;
  return gfen;
}

std::vector<Move> Board::moves(const Rules& rules) const {
  if (won_standing().ending != Ending::none) return {};
  return Generator(rules, *this).list();
}

void Board::play(const Rules& /*rules*/, const Move& move) {
  const auto own = static_cast<std::size_t>(index(to_move_));
  Bits& kind = (knights_[own] & bit(move.from)) != 0 ? knights_[own] : pawns_[own];
  kind = (kind & ~bit(move.from)) | bit(move.to);
  pawns_[1 - own] &= ~move.captured;
  knights_[1 - own] &= ~move.captured;
  entered_ = move.to == castle_of(other(to_move_));
  to_move_ = other(to_move_);
}

// Moving into the castle wins, not standing there: a set-up position may have pieces anywhere. The side that has moved
// is asked first.
Standing Board::won_standing() const {
  if (entered_) return {Ending::goal, other(to_move_)};
  for (const Colour colour : {other(to_move_), to_move_})
    if (pieces(other(colour)) == 0) return {Ending::all_captured, colour};
  return {};
}

Standing Board::standing(const Rules& rules) const {
  if (const Standing won = won_standing(); won.ending != Ending::none) return won;
  if (Generator(rules, *this).count() != 0) return {};
  if (rules.no_move == NoMove::draw) return {Ending::no_moves, {}};
  return {Ending::no_moves, other(to_move_)};
}

std::array<int, 2> Board::score(const Rules& /*rules*/) const {
  return {std::popcount(pieces(Colour::white)), std::popcount(pieces(Colour::black))};
}

std::uint64_t Board::perft(const Rules& rules, int depth) const {
  if (depth <= 0) return 1;
  if (won_standing().ending != Ending::none) return 0;
  Generator generator(rules, *this);
  if (depth == 1) return generator.count();
  std::uint64_t leaves = 0;
  for (const Move& move : generator.list()) {
    Board next = *this;
    next.play(rules, move);
    leaves += next.perft(rules, depth - 1);
  }
  return leaves;
}

DrawRight Board::draw_right(const Rules& /*rules*/, std::span<const Board> history) {
  return board8::threefold_claim(history);
}

}  // namespace dots::camelot
