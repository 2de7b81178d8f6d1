#include "draughts/series.h"

#include <algorithm>

namespace dots::draughts {
namespace {

using board8::bit;
using board8::file_of;
using board8::rank_of;

struct Stop {
  Square landing;
  Bits victim;
  Bits landings;  ///< all behind that victim
};

/// The leaps from a cell, by the texts of their landings.
std::vector<Stop> stops(const Lane& lane, Square square, bool king, Bits taken) {
  std::vector<Stop> list;
  for (std::size_t direction = 0; direction < 4; ++direction) {
    const auto [victim, landings] = leap(lane, square, direction, king, taken);
    for_each(landings, [&, victim = victim, landings = landings](Square landing) {
      list.push_back({landing, victim, landings});
    });
  }
  std::ranges::sort(list, {}, [](const Stop& stop) { return file_of(stop.landing) * 8 + rank_of(stop.landing); });
  return list;
}

}  // namespace

PathSearch::PathSearch(const Board& board, const Rules& rules, const Move& move, std::span<const Square> wanted)
    : rules_(rules),
      move_(move),
      wanted_(wanted),
      starts_as_king_((board.kings() & bit(move.from)) != 0),
      lane_(lane_of(board, move.from)) {}

std::vector<Path> PathSearch::find(std::size_t limit) {
  limit_ = limit;
  path_ = {move_.from};
  if (limit > 0) go(move_.from, starts_as_king_, 0, 0);
  return std::move(found_);
}

// The way of the last leap matters: where another landing behind the same victim goes on, none may stop.
bool PathSearch::ends_well(Square square, bool king, Bits last_landings, std::size_t met) const {
  if (square != move_.to || met != wanted_.size()) return false;
  if (rules_.variant == Variant::russian && king != move_.king) return false;
  return (allowed_landings(lane_, last_landings, move_.captured) & bit(square)) != 0;
}

bool PathSearch::go(Square square, bool king, Bits taken, std::size_t met) {
  const std::tuple state{square, king, taken, met};
  if (dead_.contains(state)) return false;
  bool found = false;
  for (const Stop& stop : stops(lane_, square, king, taken)) {
    if ((stop.victim & move_.captured) == 0) continue;
    const bool king_now = king_after(lane_, rules_.variant, stop.landing, king);
    const Bits now_taken = taken | stop.victim;
    path_.push_back(stop.landing);
    if (now_taken != move_.captured) {
      const bool meets = met < wanted_.size() && wanted_[met] == stop.landing;
      found |= go(stop.landing, king_now, now_taken, met + (meets ? 1U : 0U));
    } else if (ends_well(stop.landing, king_now, king ? stop.landings : bit(stop.landing), met)) {
      found_.push_back(path_);
      found = true;
    }
    path_.pop_back();
    if (found_.size() >= limit_) return true;
  }
  if (!found) dead_.insert(state);
  return found;
}

namespace {

class Tracer {
 public:
  Tracer(const Board& board, const Rules& rules, std::span<const Square> cells)
      : rules_(rules), cells_(cells), lane_(lane_of(board, cells.front())) {}

  void go(Square square, bool king, Bits taken, std::size_t met) {
    if (!seen_.insert({square, king, taken, met}).second) return;
    for (const Stop& stop : stops(lane_, square, king, taken)) {
      const bool king_now = king_after(lane_, rules_.variant, stop.landing, king);
      const Bits now_taken = taken | stop.victim;
      if (stop.landing == cells_.back() && met == cells_.size() - 2) {
        result.reached = true;
        const Bits allowed = king ? allowed_landings(lane_, stop.landings, now_taken) : stop.landings;
        if ((allowed & bit(stop.landing)) != 0 && !can_leap(lane_, stop.landing, king_now, now_taken)) {
          result.finished = true;
          result.captured = std::max(result.captured, std::popcount(now_taken));
        }
      }
      const bool meets = met < cells_.size() - 2 && cells_[met + 1] == stop.landing;
      go(stop.landing, king_now, now_taken, met + (meets ? 1U : 0U));
    }
  }

  Traced result{};

 private:
  const Rules& rules_;
  std::span<const Square> cells_;
  Lane lane_;
  std::set<std::tuple<Square, bool, Bits, std::size_t>> seen_{};
};

}  // namespace

Traced trace(const Board& board, const Rules& rules, std::span<const Square> cells) {
  Tracer tracer(board, rules, cells);
  tracer.go(cells.front(), (board.kings() & bit(cells.front())) != 0, 0, 0);
  return tracer.result;
}

}  // namespace dots::draughts
