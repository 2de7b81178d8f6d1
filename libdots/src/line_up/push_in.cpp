// Push-in four (rules/line-up.md §2).
#include <algorithm>
#include <optional>

#include "board8/move_text.h"
#include "board8/shift.h"
#include "dots/line_up/board.h"
#include "line_up/stones.h"

namespace dots::line_up {

using board8::bit;
using board8::Direction;
using board8::shift;
using board8::Standing;
using board8::to_text;

namespace {

constexpr Bits edge_cells = board8::rank_1 | board8::rank_8 | board8::file_a | board8::file_h;
constexpr Bits corners = (board8::rank_1 | board8::rank_8) & (board8::file_a | board8::file_h);

struct Way {
  char name;
  Bits entries;  ///< edge cells from which it leads inwards
  Direction step;
};
constexpr Way ways[] = {{'n', board8::rank_1, {0, 1}},
                        {'e', board8::file_a, {1, 0}},
                        {'s', board8::rank_8, {0, -1}},
                        {'w', board8::file_h, {-1, 0}}};

Bits lane_of(const Way& way, Square cell) {
  return way.step.files == 0 ? board8::file_a << board8::file_of(cell) : board8::rank_1 << (8 * board8::rank_of(cell));
}

bool is_full(Bits lane, Bits taken) { return (lane & ~taken) == 0; }

// The stones that touch one another from the edge cell inwards: those that a push moves.
Bits chain_from(const Way& way, Square cell, Bits taken) {
  Bits chain = bit(cell) & taken;
  for (int i = 1; i < 8; ++i) chain |= shift(chain, way.step.files, way.step.ranks) & taken;
  return chain;
}

// Calls act(move) for every legal move of the board.
template <class Act>
void each_push(Bits taken, Act act) {
  for (const Way& way : ways) {
    for (Bits cells = way.entries; cells != 0;) {
      const Square cell = board8::take_lowest(cells);
      if (is_full(lane_of(way, cell), taken)) continue;
      if ((corners & bit(cell)) == 0 || (taken & bit(cell)) != 0)
        act(PushInBoard::Move{cell, way.name});
      else if (way.step.files == 0)  // a free corner has two ways and one move
        act(PushInBoard::Move{cell, '\0'});
    }
  }
}

}  // namespace

PushInBoard PushInBoard::start(const Rules& rules) {
  PushInBoard board;
  board.stones_.to_move = rules.first;
  return board;
}

Result<PushInBoard> PushInBoard::read(const Rules& /*rules*/, const board8::Gfen& gfen) {
  const auto stones = read_stones(gfen);
  if (!stones) return stones.error();
  PushInBoard board;
  board.stones_ = *stones;
  return board;
}

board8::Gfen PushInBoard::write(const Rules& /*rules*/) const { return write_stones(stones_); }

std::vector<PushInBoard::Move> PushInBoard::moves(const Rules& rules) const {
  std::vector<Move> list;
  if (stones_.standing(rules.line).ending != Ending::none) return list;
  each_push(stones_.all(), [&](Move move) { list.push_back(move); });
  return list;
}

void PushInBoard::play(const Rules& /*rules*/, Move move) {
  for (const Way& way : ways) {
    if (move.way != way.name) continue;
    const Bits chain = chain_from(way, move.cell, stones_.all());
    for (Bits& stones : stones_.of) stones = (stones & ~chain) | shift(stones & chain, way.step.files, way.step.ranks);
  }
  stones_.of[static_cast<std::size_t>(index(stones_.to_move))] |= bit(move.cell);
  stones_.to_move = other(stones_.to_move);
}

std::string PushInBoard::print(const Rules& /*rules*/, Move move) const {
  const bool taken_corner = (corners & stones_.all() & bit(move.cell)) != 0;
  return taken_corner ? to_text(move.cell) + move.way : to_text(move.cell);
}

Result<PushInBoard::Move> PushInBoard::find(const Rules& /*rules*/, std::string_view text) const {
  board8::MoveText reader(text);
  const auto cell = reader.square();
  const auto way_name = cell ? reader.mark("nesw") : std::nullopt;
  if (!cell || !reader.done()) return Error{"LIN001", {{"move", std::string(text)}}};
  if ((edge_cells & bit(*cell)) == 0) return Error{"LIN006", {{"square", to_text(*cell)}}};

  const Bits taken = stones_.all();
  const bool leads_inwards = !way_name || std::ranges::any_of(ways, [&](const Way& way) {
    return way.name == *way_name && (way.entries & bit(*cell)) != 0;
  });
  if (!leads_inwards) return Error{"LIN008", {{"square", to_text(*cell)}, {"way", std::string(1, *way_name)}}};
  if ((corners & ~taken & bit(*cell)) != 0) return Move{*cell, '\0'};

  std::vector<Move> open;
  each_push(taken, [&](Move move) {
    if (move.cell == *cell && (!way_name || move.way == *way_name)) open.push_back(move);
  });
  if (open.size() == 1) return open.front();
  if (open.size() > 1) return Error{"LIN007", {{"square", to_text(*cell)}}};
  for (const Way& way : ways)
    if ((way.entries & bit(*cell)) != 0 && (!way_name || way.name == *way_name))
      return Error{"LIN009", {{"square", to_text(*cell)}, {"way", std::string(1, way.name)}}};
  return Error{"LIN006", {{"square", to_text(*cell)}}};
}

Standing PushInBoard::standing(const Rules& rules) const {
  if (const Standing won = stones_.standing(rules.line); won.ending != Ending::none) return won;
  return ~stones_.all() == 0 ? Standing{Ending::no_moves, {}} : Standing{};
}

std::array<int, 2> PushInBoard::score(const Rules& /*rules*/) const { return count_stones(stones_); }

std::uint64_t PushInBoard::perft(const Rules& rules, int depth) const {
  if (depth <= 0) return 1;
  if (stones_.standing(rules.line).ending != Ending::none) return 0;
  std::uint64_t leaves = 0;
  each_push(stones_.all(), [&](Move move) {
    if (depth == 1) {
      ++leaves;
      return;
    }
    PushInBoard next = *this;
    next.play(rules, move);
    leaves += next.perft(rules, depth - 1);
  });
  return leaves;
}

}  // namespace dots::line_up
