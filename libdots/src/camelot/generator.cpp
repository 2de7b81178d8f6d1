#include "camelot/generator.h"

#include <algorithm>
#include <bit>

namespace dots::camelot {

using board8::bit;
using board8::shift;
using board8::take_lowest;

namespace {

Bits around(Bits pieces) {
  Bits all = 0;
  board8::each_direction([&](auto files, auto ranks) { all |= shift(pieces, files, ranks); });
  return all;
}

// Landing squares in the order of their texts.
bool earlier(Square a, Square b) {
  return board8::file_of(a) != board8::file_of(b) ? board8::file_of(a) < board8::file_of(b) : a < b;
}

// The shorter way, of ways of one length the first by its text. Both have the same effect, and so the same captures at
// their ends: the squares alone decide.
bool better(const Move& a, const Move& b) {
  if (a.landings != b.landings) return a.landings < b.landings;
  return std::lexicographical_compare(a.path.begin(), a.path.begin() + a.landings, b.path.begin(),
                                      b.path.begin() + b.landings, earlier);
}

std::array<Leaps, 64> all_leaps() {
  std::array<Leaps, 64> all{};
  for (Square from = 0; from < 64; ++from) {
    Leaps& leaps = all[from];
    for (const board8::Direction way : board8::directions) {
      const int file = board8::file_of(from) + 2 * way.files;
      const int rank = board8::rank_of(from) + 2 * way.ranks;
      if (file < 0 || file > 7 || rank < 0 || rank > 7) continue;
      leaps.leaps[leaps.number++] = {static_cast<Square>(from + way.ranks * 8 + way.files),
                                     board8::square_at(file, rank)};
    }
    std::sort(leaps.leaps.begin(), leaps.leaps.begin() + static_cast<std::ptrdiff_t>(leaps.number),
              [](const Leap& a, const Leap& b) { return earlier(a.to, b.to); });
  }
  return all;
}

// A number of its own for each set of touched squares with the last of them. Leaps touch squares of one kind only,
// every other file and rank; shifted to the corner they leave the second rank free for the square.
std::uint64_t key_of(Bits touched, Square last, bool exposed) {
  const int corner = board8::rank_of(last) % 2 * 8 + board8::file_of(last) % 2;
  return touched >> corner | std::uint64_t{last} << 8 | std::uint64_t{exposed} << 14;
}

Move moved(const Move& move, Square to) {
  Move next = move;
  next.path[next.landings++] = to;
  next.to = to;
  return next;
}

}  // namespace

const Leaps& leaps_from(Square square) {
  static const std::array<Leaps, 64> table = all_leaps();
  return table[square];
}

Generator::Generator(const Rules& rules, const Board& board)
    : rules_(rules),
      own_(board.pieces(board.to_move())),
      knights_(board.knights(board.to_move())),
      enemies_(board.pieces(other(board.to_move()))),
      own_castle_(bit(castle_of(board.to_move()))),
      enemy_castle_(bit(castle_of(other(board.to_move())))) {}

std::vector<Move> Generator::list() {
  want_ = Want::list;
  all_moves();
  return std::move(moves_);
}

std::uint64_t Generator::count() {
  want_ = Want::number;
  all_moves();
  return moves_.size() + counted_;
}

void Generator::all_moves() {
  moves_.clear();
  counted_ = 0;
  const Bits takers = capturers();
  if (const Bits in_castle = own_ & own_castle_; in_castle != 0) {
    const bool must_take = (takers & in_castle) != 0 && rules_.castle_exit == CastleExit::capture_first;
    moves_of(in_castle, {true, !must_take});
    if (!moves_.empty() || counted_ != 0) return;
  }
  if (takers != 0)
    moves_of(own_, {true, false});
  else
    moves_of(own_, {false, true});
}

Bits Generator::castle_duty() {
  const Bits in_castle = own_ & own_castle_;
  if (in_castle == 0) return 0;
  moves_.clear();
  counted_ = 0;
  moves_of(in_castle, {true, true});
  return moves_.empty() && counted_ == 0 ? 0 : in_castle;
}

void Generator::moves_of(Bits pieces, Kinds kinds) {
  while (pieces != 0) {
    const Square from = take_lowest(pieces);
    first_of_piece_ = moves_.size();
    if (kinds.quiet) steps_of(from);
    leaps_of(from, kinds);
  }
}

Bits Generator::step_targets(Square from) const { return around(bit(from)) & free_of(own_, enemies_) & ~own_castle_; }

void Generator::steps_of(Square from) {
  Bits targets = step_targets(from);
  if (want_ == Want::number) {
    counted_ += static_cast<std::uint64_t>(std::popcount(targets));
    return;
  }
  Move move;
  move.from = from;
  while (targets != 0) moves_.push_back(moved(move, take_lowest(targets)));
}

// Squares that the piece can reach by canters; a way that touches a square twice reaches nothing more (§3).
Bits Generator::canter_reach(Square from) const {
  const Bits own = own_ & ~bit(from);
  const Bits landing = free_of(own, enemies_) & ~own_castle_;
  Bits reached = bit(from);
  for (Bits fresh = reached; fresh != 0;) {
    Bits next = 0;
    board8::each_direction(
        [&](auto files, auto ranks) { next |= shift(shift(fresh, files, ranks) & own, files, ranks); });
    fresh = next & landing & ~reached;
    reached |= fresh;
    fresh &= ~enemy_castle_;
  }
  return reached & ~bit(from);
}

Bits Generator::capturers_from(Bits from, Bits own, Bits enemies) const {
  const Bits landing = free_of(own, enemies);
  Bits found = 0;
  board8::each_direction(
      [&](auto files, auto ranks) { found |= shift(shift(landing, files, ranks) & enemies, files, ranks) & from; });
  return found;
}

void Generator::leaps_of(Square from, Kinds kinds) {
  Move move;
  move.from = from;
  move.to = from;
  if (kinds.captures) extend_captures(move);
  const bool knight = (knights_ & bit(from)) != 0;
  if (!kinds.quiet && !knight) return;
  const Bits reach = canter_reach(from);
  if (reach == 0) return;
  const bool charges = knight && capturers_from(reach & ~enemy_castle_, own_ & ~bit(from), enemies_) != 0;
  const bool stops_with_charges = charges && rules_.charge_compulsory == ChargeCompulsory::yes;
  if (charges) {
    seen_.clear();
    extend_canters(move, bit(from), kinds.quiet && stops_with_charges, false);
  }
  if (kinds.quiet && !stops_with_charges) canters_of(from, reach);
}

// Every canter that ends on a square of `reach`, each by its shortest way.
void Generator::canters_of(Square from, Bits reach) {
  if (want_ == Want::number) {
    counted_ += static_cast<std::uint64_t>(std::popcount(reach));
    return;
  }
  // Breadth first, in the order of the texts: the first way to a square is the one that is written.
  Move start;
  start.from = from;
  start.to = from;
  const std::size_t first = moves_.size();
  const auto follow = [&](const Move& move) {
    if (move.landings > 0 && (bit(move.to) & enemy_castle_) != 0) return;
    for (const Leap& leap : leaps_from(move.to)) {
      if ((reach & bit(leap.to)) == 0 || (own_ & ~bit(from) & bit(leap.over)) == 0) continue;
      reach &= ~bit(leap.to);
      moves_.push_back(moved(move, leap.to));
    }
  };
  follow(start);
  for (std::size_t at = first; at < moves_.size(); ++at) follow(Move(moves_[at]));
}

Bits Generator::touched_by(const Move& move) const {
  if (rules_.touch_once == TouchOnce::loop_allowed) return 0;
  Bits touched = bit(move.from);
  for (std::size_t i = 0; i < move.landings; ++i) touched |= bit(move.path[i]);
  return touched;
}

bool Generator::can_capture(const Move& move, Bits touched) const {
  const Bits own = own_ & ~bit(move.from);
  const Bits enemies = enemies_ & ~move.captured;
  const Bits landing = free_of(own, enemies) & ~touched;
  return std::ranges::any_of(leaps_from(move.to), [&](const Leap& leap) {
    return (enemies & bit(leap.over)) != 0 && (landing & bit(leap.to)) != 0;
  });
}

// Captures as long as possible from where the move has come to; written down only where something is taken (§4).
void Generator::extend_captures(Move& move) {
  const bool in_enemy_castle = move.captured != 0 && (bit(move.to) & enemy_castle_) != 0;
  const Bits enemies = enemies_ & ~move.captured;
  const Bits landing = free_of(own_ & ~bit(move.from), enemies) & ~touched_by(move);
  bool goes_on = false;
  if (!in_enemy_castle) {
    for (const Leap& leap : leaps_from(move.to)) {
      if ((enemies & bit(leap.over)) == 0 || (landing & bit(leap.to)) == 0) continue;
      goes_on = true;
      Move next = moved(move, leap.to);
      next.captured |= bit(leap.over);
      extend_captures(next);
    }
  }
  if (!goes_on && move.captured != 0) record(move);
}

// Follows the canters of a knight for the captures at their ends. quiet: canters that take nothing are wanted too, from
// squares where nothing can be taken; exposed: the way has come through a square where something could be taken.
void Generator::extend_canters(Move& move, Bits touched, bool quiet, bool exposed) {
  const Bits own = own_ & ~bit(move.from);
  const Bits landing = free_of(own, enemies_) & ~own_castle_ & ~touched;
  for (const Leap& leap : leaps_from(move.to)) {
    if ((own & bit(leap.over)) == 0 || (landing & bit(leap.to)) == 0) continue;
    Move next = moved(move, leap.to);
    const Bits touched_next = touched | bit(leap.to);
    // Of ways over the same squares to the same end only the first by its text counts.
    if (!seen_.insert(key_of(touched_next, next.to, exposed)).second) continue;
    if ((bit(next.to) & enemy_castle_) != 0) {
      if (quiet && !exposed) record(next);
      continue;
    }
    const bool takes = can_capture(next, touched_by(next));
    if (takes) extend_captures(next);
    if (quiet && !exposed && !takes) record(next);
    extend_canters(next, touched_next, quiet, exposed || takes);
  }
}

void Generator::record(const Move& move) {
  const auto same = std::find(moves_.begin() + static_cast<std::ptrdiff_t>(first_of_piece_), moves_.end(), move);
  if (same == moves_.end())
    moves_.push_back(move);
  else if (better(move, *same))
    *same = move;
}

}  // namespace dots::camelot
