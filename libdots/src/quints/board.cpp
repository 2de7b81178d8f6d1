#include "dots/quints/board.h"

#include <bit>

#include "board8/known.h"
#include "board8/shift.h"

namespace dots::quints {

using board8::bit;
using board8::DrawKind;
using board8::DrawRight;
using board8::shift;
using board8::Standing;
using board8::take_lowest;

namespace {

// The four sides come first among the directions.
constexpr std::size_t sides = 4;

Bits beside(Bits stones) {
  Bits all = 0;
  board8::each_direction<sides>([&](auto files, auto ranks) { all |= shift(stones, files, ranks); });
  return all;
}

std::uint64_t count_steps(Bits own, Bits free) {
  std::uint64_t steps = 0;
  board8::each_direction<sides>([&](auto files, auto ranks) {
    steps += static_cast<std::uint64_t>(std::popcount(shift(own, files, ranks) & free));
  });
  return steps;
}

}  // namespace

bool has_five(Bits stones) {
  bool found = false;
  board8::each_direction<2>([&](auto files, auto ranks) {
    Bits fifth = stones;
    for (int i = 1; i < 5; ++i) fifth = stones & shift(fifth, files, ranks);
    const Bits sixth = stones & shift(fifth, files, ranks);
    found = found || (fifth & ~sixth & ~shift(stones, -files, -ranks)) != 0;
  });
  return found;
}

Board Board::start(const Rules& rules) {
  Board board;
  board.hand_ = {rules.stones, rules.stones};
  board.to_move_ = rules.first;
  return board;
}

Result<Board> Board::read(const Rules& /*rules*/, const board8::Gfen& gfen) {
  if (auto known = board8::check_known(gfen, "wb", "hand"); !known) return known.error();
  Board board;
  board.stones_ = {gfen.places_of('w'), gfen.places_of('b')};
  board.hand_ = gfen.count("hand");
  board.to_move_ = gfen.to_move;
  const int stones = std::popcount(board.stones_[0] | board.stones_[1]) + board.hand_[0] + board.hand_[1];
  if (stones > 64) return Error{"QUI010", {{"stones", std::to_string(stones)}}};
  return board;
}

board8::Gfen Board::write(const Rules& /*rules*/) const {
  board8::Gfen gfen;
  for (Square square = 0; square < 64; ++square)
    gfen.cells[square] = (stones_[0] & bit(square)) != 0 ? 'w' : (stones_[1] & bit(square)) != 0 ? 'b' : '.';
  gfen.to_move = to_move_;
  gfen.counts = {{"hand", hand_}};
  return gfen;
}

Bits Board::caught_from(Square to, Bits own) const {
  const Bits enemies = stones(other(to_move_));
  Bits caught = 0;
  board8::each_direction<sides>([&](auto files, auto ranks) {
    const Bits next = shift(bit(to), files, ranks) & enemies;
    if ((shift(next, files, ranks) & own) != 0) caught |= next;
  });
  return caught;
}

void Board::add_steps(const Rules& rules, std::vector<Move>& list) const {
  const Bits own = stones(to_move_);
  const Bits free = ~(own | stones(other(to_move_)));
  for (Bits left = own; left != 0;) {
    const Square from = take_lowest(left);
    for (Bits targets = beside(bit(from)) & free; targets != 0;) {
      const Square to = take_lowest(targets);
      const Bits caught = caught_from(to, own & ~bit(from));
      list.push_back({Kind::step, from, to, caught});
      if (rules.capture == Capture::automatic) continue;
      // Every smaller choice among the caught stones is a move of its own.
      for (Bits chosen = caught; chosen != 0;) {
        chosen = (chosen - 1) & caught;
        list.push_back({Kind::step, from, to, chosen});
      }
    }
  }
}

bool Board::can_move(Colour colour) const {
  const Bits free = ~(stones_[0] | stones_[1]);
  return in_hand(colour) > 0 ? free != 0 : (beside(stones(colour)) & free) != 0;
}

std::vector<Move> Board::moves(const Rules& rules) const {
  std::vector<Move> list;
  if (is_won(rules)) return list;
  if (in_hand(to_move_) > 0) {
    for (Bits free = ~(stones_[0] | stones_[1]); free != 0;) list.push_back({Kind::place, 0, take_lowest(free), 0});
  } else {
    add_steps(rules, list);
  }
  if (list.empty() && rules.no_move == NoMove::pass && can_move(other(to_move_))) list.push_back({Kind::pass, 0, 0, 0});
  return list;
}

void Board::play(const Rules& /*rules*/, const Move& move) {
  const auto own = static_cast<std::size_t>(index(to_move_));
  if (move.kind == Kind::step) stones_[own] &= ~bit(move.from);
  if (move.kind != Kind::pass) stones_[own] |= bit(move.to);
  stones_[1 - own] &= ~move.captured;
  if (move.kind == Kind::place) --hand_[own];
  after_placing_ = move.kind == Kind::place;
  to_move_ = other(to_move_);
}

// Only the side that has moved can have won: a five that the other side left over counts after its own next move (§4).
bool Board::is_won(const Rules& rules) const {
  const bool counts = !after_placing_ || rules.five_in_drop == FiveInDrop::wins;
  if (counts && has_five(stones(other(to_move_)))) return true;
  return stones(to_move_) == 0 && in_hand(to_move_) == 0;
}

Standing Board::standing(const Rules& rules) const {
  const Colour mover = other(to_move_);
  if (is_won(rules)) return {has_five(stones(mover)) ? Ending::line : Ending::all_captured, mover};
  if (can_move(to_move_)) return {};
  if (rules.no_move == NoMove::loses) return {Ending::no_moves, mover};
  return can_move(mover) ? Standing{} : Standing{Ending::no_moves, {}};
}

std::array<int, 2> Board::score(const Rules& /*rules*/) const {
  return {std::popcount(stones_[0]), std::popcount(stones_[1])};
}

std::uint64_t Board::perft(const Rules& rules, int depth) const {
  if (depth <= 0) return 1;
  if (depth == 1 && rules.capture == Capture::automatic && !is_won(rules) && can_move(to_move_)) {
    const Bits free = ~(stones_[0] | stones_[1]);
    return in_hand(to_move_) > 0 ? static_cast<std::uint64_t>(std::popcount(free))
                                 : count_steps(stones(to_move_), free);
  }
  const auto list = moves(rules);
  if (depth == 1) return list.size();
  std::uint64_t leaves = 0;
  for (const Move& move : list) {
    Board next = *this;
    next.play(rules, move);
    leaves += next.perft(rules, depth - 1);
  }
  return leaves;
}

DrawRight Board::draw_right(const Rules& /*rules*/, std::span<const Board> history) {
  return board8::threefold_claim(history);
}

}  // namespace dots::quints
