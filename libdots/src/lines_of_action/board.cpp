#include "dots/lines_of_action/board.h"

#include <algorithm>
#include <bit>

#include "board8/known.h"
#include "lines_of_action/lines.h"

namespace dots::lines_of_action {

using board8::bit;
using board8::DrawKind;
using board8::DrawRight;
using board8::shift;
using board8::Standing;

namespace {

Bits around(Bits stones) {
  Bits all = 0;
  board8::each_direction([&](auto files, auto ranks) { all |= shift(stones, files, ranks); });
  return all;
}

bool can_move(Bits stones, Bits enemies, const LineCounts& counts) {
  bool found = false;
  each_move(stones, enemies, counts, [&](Square, Square) { return found = true; });
  return found;
}

// A node of the count: the stones of the side to move first, with the line counts kept up to date.
struct Node {
  Bits own = 0;
  Bits enemies = 0;
  LineCounts counts;
};

std::uint64_t count_leaves(const Rules& rules, const Node& node, int depth);

// The side to move is not connected to the end here, and the last move was no win.
std::uint64_t count_after_pass(const Rules& rules, const Node& node, int depth) {
  const bool both_blocked = !can_move(node.enemies, node.own, node.counts);
  if (rules.no_move == NoMove::loses || both_blocked) return 0;
  return depth == 1 ? 1 : count_leaves(rules, {node.enemies, node.own, node.counts}, depth - 1);
}

std::uint64_t count_leaves(const Rules& rules, const Node& node, int depth) {
  std::uint64_t moves = 0;
  if (depth == 1) {
    each_move(node.own, node.enemies, node.counts, [&](Square, Square) {
      ++moves;
      return false;
    });
    return moves != 0 ? moves : count_after_pass(rules, node, depth);
  }
  std::uint64_t leaves = 0;
  each_move(node.own, node.enemies, node.counts, [&](Square from, Square to) {
    ++moves;
    const bool captures = (node.enemies & bit(to)) != 0;
    Node next{node.enemies & ~bit(to), (node.own & ~bit(from)) | bit(to), node.counts};
    if (connected(next.enemies) || (captures && connected(next.own))) return false;
    next.counts.change(from, -1);
    if (!captures) next.counts.change(to, 1);
    leaves += count_leaves(rules, next, depth - 1);
    return false;
  });
  return moves != 0 ? leaves : count_after_pass(rules, node, depth);
}

}  // namespace

bool connected(Bits stones) {
  Bits group = stones & (~stones + 1);
  // A stone without a neighbour is found before the group is grown; most boards have one.
  if ((stones & ~around(stones)) != 0) return group == stones;
  for (Bits grown = group; group != stones; group = grown) {
    grown |= around(grown) & stones;
    if (grown == group) return false;
  }
  return true;
}

Board Board::start(const Rules& rules) {
  Board board;
  const Bits inner_files = 0x7e;
  board.stones_[1] = inner_files | inner_files << 56;
  board.stones_[0] = (board8::file_a | board8::file_h) & ~(board8::rank_1 | board8::rank_8);
  board.to_move_ = rules.first;
  return board;
}

Result<Board> Board::read(const Rules& /*rules*/, const board8::Gfen& gfen) {
  if (auto known = board8::check_known(gfen, "wb"); !known) return known.error();
  Board board;
  board.stones_ = {gfen.places_of('w'), gfen.places_of('b')};
  board.to_move_ = gfen.to_move;
  if (board.stones_[0] == 0) return Error{"LOA010", {{"colour", "white"}}};
  if (board.stones_[1] == 0) return Error{"LOA010", {{"colour", "black"}}};
  return board;
}

board8::Gfen Board::write(const Rules& /*rules*/) const {
  board8::Gfen gfen;
  for (Square square = 0; square < 64; ++square)
    gfen.cells[square] = (stones_[0] & bit(square)) != 0 ? 'w' : (stones_[1] & bit(square)) != 0 ? 'b' : '.';
  gfen.to_move = to_move_;
  return gfen;
}

std::vector<Move> Board::moves(const Rules& rules) const {
  std::vector<Move> list;
  if (connected_standing(rules).ending != Ending::none) return list;
  const Bits own = stones(to_move_);
  const Bits enemies = stones(other(to_move_));
  const LineCounts counts(own | enemies);
  each_move(own, enemies, counts, [&](Square from, Square to) {
    list.push_back({from, to});
    return false;
  });
  if (list.empty() && rules.no_move == NoMove::pass && can_move(enemies, own, counts)) list.push_back({});
  return list;
}

void Board::play(const Rules& /*rules*/, Move move) {
  if (!move.is_pass()) {
    Bits& own = stones_[static_cast<std::size_t>(index(to_move_))];
    own = (own & ~bit(move.from)) | bit(move.to);
    stones_[static_cast<std::size_t>(index(other(to_move_)))] &= ~bit(move.to);
  }
  to_move_ = other(to_move_);
}

Standing Board::connected_standing(const Rules& rules) const {
  const Colour mover = other(to_move_);
  const bool mover_stands = connected(stones(mover));
  const bool other_stands = connected(stones(to_move_));
  if (mover_stands && other_stands && rules.both_connected == BothConnected::draw) return {Ending::connected, {}};
  if (mover_stands) return {Ending::connected, mover};
  if (other_stands) return {Ending::connected, to_move_};
  return {};
}

Standing Board::standing(const Rules& rules) const {
  if (const Standing found = connected_standing(rules); found.ending != Ending::none) return found;
  const Bits own = stones(to_move_);
  const Bits enemies = stones(other(to_move_));
  const LineCounts counts(own | enemies);
  if (can_move(own, enemies, counts)) return {};
  if (rules.no_move == NoMove::loses) return {Ending::no_moves, other(to_move_)};
  if (!can_move(enemies, own, counts)) return {Ending::no_moves, {}};
  return {};
}

std::array<int, 2> Board::score(const Rules& /*rules*/) const {
  return {std::popcount(stones_[0]), std::popcount(stones_[1])};
}

std::uint64_t Board::perft(const Rules& rules, int depth) const {
  if (depth <= 0) return 1;
  if (connected_standing(rules).ending != Ending::none) return 0;
  const Bits own = stones(to_move_);
  const Bits enemies = stones(other(to_move_));
  return count_leaves(rules, {own, enemies, LineCounts(own | enemies)}, depth);
}

DrawRight Board::draw_right(const Rules& rules, std::span<const Board> history) {
  const int needed = rules.repetition == Repetition::draw2 ? 2 : 3;
  if (board8::occurrences(history) < needed) return {};
  return {rules.repetition == Repetition::claim3 ? DrawKind::claimable : DrawKind::automatic, Ending::repetition};
}

}  // namespace dots::lines_of_action
