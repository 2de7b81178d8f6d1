// Roll-in four (rules/line-up.md §1).
#include <bit>

#include "board8/move_text.h"
#include "board8/shift.h"
#include "dots/line_up/board.h"
#include "line_up/stones.h"

namespace dots::line_up {

using board8::bit;
using board8::shift;
using board8::Standing;
using board8::to_text;

namespace {

struct Edge {
  char name;
  Bits cells;
  board8::Direction inwards;
};
constexpr Edge edges[] = {{'n', board8::rank_8, {0, -1}},
                          {'e', board8::file_h, {-1, 0}},
                          {'s', board8::rank_1, {0, 1}},
                          {'w', board8::file_a, {1, 0}}};

// Where the stones rest that come in at these free edge cells.
Bits rests_from(const Edge& edge, Bits entries, Bits taken) {
  const auto roll = [&](Bits bits) { return shift(bits, edge.inwards.files, edge.inwards.ranks) & ~taken; };
  Bits passed = entries & ~taken;
  for (int i = 1; i < 8; ++i) passed |= roll(passed);
  return passed & ~shift(roll(passed), -edge.inwards.files, -edge.inwards.ranks);
}

Bits targets(Bits taken) {
  Bits all = 0;
  for (const Edge& edge : edges) all |= rests_from(edge, edge.cells, taken);
  return all;
}

// The edge cell of the lane of a square.
Bits lane_entry(const Edge& edge, Square square) {
  const Bits lane = edge.inwards.files == 0 ? board8::file_a << board8::file_of(square)
                                            : board8::rank_1 << (8 * board8::rank_of(square));
  return lane & edge.cells;
}

Result<RollInBoard::Move> entry_from(const Edge& edge, Square square, Bits taken) {
  const std::string name(1, static_cast<char>(edge.name - 'a' + 'A'));
  const Bits entry = lane_entry(edge, square);
  if ((entry & taken) != 0) return Error{"LIN002", {{"square", to_text(board8::lowest(entry))}, {"edge", name}}};
  const Square rest = board8::lowest(rests_from(edge, entry, taken));
  if (rest != square) return Error{"LIN005", {{"square", to_text(square)}, {"edge", name}, {"rest", to_text(rest)}}};
  return RollInBoard::Move{square};
}

}  // namespace

RollInBoard RollInBoard::start(const Rules& rules) {
  RollInBoard board;
  board.stones_.to_move = rules.first;
  return board;
}

Result<RollInBoard> RollInBoard::read(const Rules& /*rules*/, const board8::Gfen& gfen) {
  const auto stones = read_stones(gfen);
  if (!stones) return stones.error();
  RollInBoard board;
  board.stones_ = *stones;
  return board;
}

board8::Gfen RollInBoard::write(const Rules& /*rules*/) const { return write_stones(stones_); }

std::vector<RollInBoard::Move> RollInBoard::moves(const Rules& rules) const {
  std::vector<Move> list;
  if (stones_.standing(rules.line).ending != Ending::none) return list;
  for (Bits left = targets(stones_.all()); left != 0;) list.push_back({board8::take_lowest(left)});
  return list;
}

void RollInBoard::play(const Rules& /*rules*/, Move move) {
  stones_.of[static_cast<std::size_t>(index(stones_.to_move))] |= bit(move.to);
  stones_.to_move = other(stones_.to_move);
}

std::string RollInBoard::print(const Rules& /*rules*/, Move move) const { return to_text(move.to); }

Result<RollInBoard::Move> RollInBoard::find(const Rules& /*rules*/, std::string_view text) const {
  const Error no_move{"LIN001", {{"move", std::string(text)}}};
  board8::MoveText reader(text);
  const auto to = reader.square();
  if (!to) return no_move;
  const bool with_edge = reader.mark("/").has_value();
  const auto name = with_edge ? reader.mark("nesw") : std::nullopt;
  if (!reader.done() || (with_edge && !name)) return no_move;

  const Bits taken = stones_.all();
  if ((taken & bit(*to)) != 0) return Error{"LIN003", {{"square", to_text(*to)}}};
  for (const Edge& edge : edges)
    if (name == edge.name) return entry_from(edge, *to, taken);
  if ((targets(taken) & bit(*to)) == 0) return Error{"LIN004", {{"square", to_text(*to)}}};
  return Move{*to};
}

Standing RollInBoard::standing(const Rules& rules) const {
  if (const Standing won = stones_.standing(rules.line); won.ending != Ending::none) return won;
  return targets(stones_.all()) == 0 ? Standing{Ending::no_moves, {}} : Standing{};
}

std::array<int, 2> RollInBoard::score(const Rules& /*rules*/) const { return count_stones(stones_); }

std::uint64_t RollInBoard::perft(const Rules& rules, int depth) const {
  if (depth <= 0) return 1;
  if (stones_.standing(rules.line).ending != Ending::none) return 0;
  Bits left = targets(stones_.all());
  if (depth == 1) return static_cast<std::uint64_t>(std::popcount(left));
  std::uint64_t leaves = 0;
  while (left != 0) {
    RollInBoard next = *this;
    next.play(rules, {board8::take_lowest(left)});
    leaves += next.perft(rules, depth - 1);
  }
  return leaves;
}

}  // namespace dots::line_up
