// Moves of Quints as text, and why a text is no legal move (rules/quints.md §2, §3, §6).
#include <algorithm>
#include <cstdlib>

#include "board8/move_text.h"
#include "board8/shift.h"
#include "dots/quints/board.h"

namespace dots::quints {

using board8::bit;
using board8::file_of;
using board8::rank_of;
using board8::to_text;

namespace {

struct Written {
  Square first = 0;
  std::optional<Square> to{};  ///< of a step
  std::vector<Square> captured{};
};

std::optional<Written> read_step(std::string_view text) {
  board8::MoveText reader(text);
  const auto first = reader.square();
  if (!first) return std::nullopt;
  Written written{*first, {}, {}};
  if (reader.mark("-")) {
    written.to = reader.square();
    if (!written.to) return std::nullopt;
    while (reader.mark("x:")) {
      const auto square = reader.square();
      if (!square) return std::nullopt;
      written.captured.push_back(*square);
    }
  }
  if (!reader.done()) return std::nullopt;
  return written;
}

Error about(std::string_view code, Square square) { return {std::string(code), {{"square", to_text(square)}}}; }

bool neighbours(Square a, Square b) {
  return std::abs(file_of(a) - file_of(b)) + std::abs(rank_of(a) - rank_of(b)) == 1;
}

}  // namespace

std::string Board::print(const Rules& /*rules*/, const Move& move) const {
  if (move.kind == Kind::pass) return "pass";
  if (move.kind == Kind::place) return to_text(move.to);
  std::string text = to_text(move.from) + "-" + to_text(move.to);
  // By file, then by rank, as texts are sorted.
  for (int file = 0; file < 8; ++file)
    for (int rank = 0; rank < 8; ++rank)
      if (const Square square = board8::square_at(file, rank); (move.captured & bit(square)) != 0)
        text += "x" + to_text(square);
  return text;
}

Result<Move> Board::find(const Rules& rules, std::string_view text) const {
  if (board8::lower_case(text) == "pass") {
    const auto legal = moves(rules);
    if (legal.size() == 1 && legal.front().kind == Kind::pass) return legal.front();
    return Error{"QUI011", {}};
  }
  const auto written = read_step(text);
  if (!written) return Error{"QUI001", {{"move", std::string(text)}}};
  const Bits own = stones(to_move_);
  const Bits enemies = stones(other(to_move_));
  const Bits taken = own | enemies;
  const bool placing = in_hand(to_move_) > 0;
  if (!written->to) {
    if (!placing) return Error{"QUI007", {}};
    if ((taken & bit(written->first)) != 0) return about("QUI004", written->first);
    return Move{Kind::place, 0, written->first, 0};
  }
  if (placing) return Error{"QUI006", {}};
  const Square from = written->first;
  const Square to = *written->to;
  if ((enemies & bit(from)) != 0) return about("QUI003", from);
  if ((own & bit(from)) == 0) return about("QUI002", from);
  if (!neighbours(from, to)) return Error{"QUI005", {{"from", to_text(from)}, {"to", to_text(to)}}};
  if ((taken & bit(to)) != 0) return about("QUI004", to);

  const Bits caught = caught_from(to, own & ~bit(from));
  Bits chosen = 0;
  for (const Square square : written->captured) {
    if ((caught & bit(square)) == 0) return about("QUI008", square);
    chosen |= bit(square);
  }
  if (rules.capture == Capture::automatic) {
    if (!written->captured.empty() && chosen != caught) return about("QUI009", board8::lowest(caught & ~chosen));
    chosen = caught;
  }
  return Move{Kind::step, from, to, chosen};
}

}  // namespace dots::quints
