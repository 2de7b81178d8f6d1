#include <algorithm>
#include <cstddef>

#include "draughts/jumps.h"

namespace dots::draughts {
namespace {

using board8::bit;

// Collects captures: each once, and under the rule of the majority the longest alone.
template <Variant variant>
class Captures {
 public:
  Captures(const Board& board, std::vector<Move>& list) : board_(board), list_(list) { list_.clear(); }

  void from(Square square) {
    lane_ = lane_of(board_, square);
    from_ = square;
    first_ = list_.size();
    series(square, (board_.kings() & bit(square)) != 0, 0);
  }

 private:
  void series(Square square, bool king, Bits taken) {
    bool ended = true;
    for (std::size_t direction = 0; direction < 4; ++direction) {
      const auto [victim, landings] = leap(lane_, square, direction, king, taken);
      if (landings == 0) continue;
      ended = false;
      const Bits now_taken = taken | victim;
      for_each(king ? allowed_landings(lane_, landings, now_taken) : landings,
               [&](Square landing) { series(landing, king_after(lane_, variant, landing, king), now_taken); });
    }
    if (ended && taken != 0) add({from_, square, king || (bit(square) & lane_.last_row) != 0, taken});
  }

  void add(const Move& move) {
    if constexpr (variant == Variant::brazilian) {
      const int count = std::popcount(move.captured);
      if (count < most_) return;
      if (count > most_) {
        list_.clear();
        first_ = 0;
        most_ = count;
      }
    }
    if (std::find(list_.begin() + static_cast<std::ptrdiff_t>(first_), list_.end(), move) == list_.end())
      list_.push_back(move);
  }

  const Board& board_;
  std::vector<Move>& list_;
  Lane lane_{};
  Square from_ = 0;
  std::size_t first_ = 0;  ///< where the moves of the piece begin
  int most_ = 0;
};

/// The own pieces that can capture.
Bits capturing(const Board& board) {
  const Bits own = board.pieces(board.to_move());
  const Bits enemy = board.pieces(other(board.to_move()));
  const Bits free = dark_squares & ~(own | enemy);
  Bits men = 0;
  for (const int by : directions) men |= shifted(shifted(free, -by) & enemy, -by);
  Bits found = men & own;  // also kings that stand next to their victim
  for_each(own & board.kings() & ~found, [&](Square square) {
    if (can_leap(lane_of(board, square), square, true, 0)) found |= bit(square);
  });
  return found;
}

void steps(const Board& board, std::vector<Move>& list) {
  list.clear();
  const Bits own = board.pieces(board.to_move());
  const Bits occupied = own | board.pieces(other(board.to_move()));
  for (const int by : forward(board.to_move()))
    for_each(shifted(own & ~board.kings(), by) & ~occupied, [&](Square to) {
      list.push_back({static_cast<Square>(to - by), to, (bit(to) & last_row(board.to_move())) != 0, 0});
    });
  for_each(own & board.kings(), [&](Square from) {
    for_each(king_steps(from, occupied), [&](Square to) { list.push_back({from, to, true, 0}); });
  });
}

int count_steps(const Board& board) {
  const Bits own = board.pieces(board.to_move());
  const Bits occupied = own | board.pieces(other(board.to_move()));
  int count = 0;
  for (const int by : forward(board.to_move())) count += std::popcount(shifted(own & ~board.kings(), by) & ~occupied);
  for_each(own & board.kings(), [&](Square from) { count += std::popcount(king_steps(from, occupied)); });
  return count;
}

template <Variant variant>
void list_captures(const Board& board, Bits capturers, std::vector<Move>& list) {
  Captures<variant> captures(board, list);
  for_each(capturers, [&](Square square) { captures.from(square); });
}

template <Variant variant>
void list_moves(const Board& board, std::vector<Move>& list) {
  if (const Bits capturers = capturing(board); capturers != 0)
    list_captures<variant>(board, capturers, list);
  else
    steps(board, list);
}

/// lists: one for each depth, so that their memory is used again.
template <Variant variant>
std::uint64_t count_sequences(const Rules& rules, const Board& board, std::span<std::vector<Move>> lists) {
  auto& list = lists.back();
  if (lists.size() == 1) {
    const Bits capturers = capturing(board);
    if (capturers == 0) return static_cast<std::uint64_t>(count_steps(board));
    list_captures<variant>(board, capturers, list);
    return list.size();
  }
  list_moves<variant>(board, list);
  std::uint64_t count = 0;
  for (const Move& move : list) {
    Board next = board;
    next.play(rules, move);
    count += count_sequences<variant>(rules, next, lists.first(lists.size() - 1));
  }
  return count;
}

}  // namespace

std::vector<Move> Board::moves(const Rules& rules) const {
  std::vector<Move> list;
  if (rules.variant == Variant::russian)
    list_moves<Variant::russian>(*this, list);
  else
    list_moves<Variant::brazilian>(*this, list);
  return list;
}

std::uint64_t Board::perft(const Rules& rules, int depth) const {
  if (depth <= 0) return 1;
  std::vector<std::vector<Move>> lists(static_cast<std::size_t>(depth));
  return rules.variant == Variant::russian ? count_sequences<Variant::russian>(rules, *this, lists)
                                           : count_sequences<Variant::brazilian>(rules, *this, lists);
}

board8::Standing Board::standing(const Rules& /*rules*/) const {
  if (pieces(side_) == 0) return {Ending::all_captured, other(side_)};
  if (capturing(*this) == 0 && count_steps(*this) == 0) return {Ending::no_moves, other(side_)};
  return {};
}

}  // namespace dots::draughts
