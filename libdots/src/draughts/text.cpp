#include <algorithm>
#include <cctype>
#include <optional>

#include "draughts/series.h"

namespace dots::draughts {
namespace {

using board8::bit;
using board8::square_from;
using board8::to_text;

struct Written {
  Path cells{};
  bool capture = false;  ///< a separator says so
};

/// More cells than the longest series has: twelve captures.
constexpr std::size_t most_cells = 13;

std::optional<Written> read_text(std::string_view text) {
  Written written;
  while (text.size() >= 2 && written.cells.size() < most_cells) {
    const char cell[] = {static_cast<char>(std::tolower(static_cast<unsigned char>(text[0]))), text[1]};
    const auto square = square_from({cell, 2});
    if (!square) return std::nullopt;
    written.cells.push_back(*square);
    text.remove_prefix(2);
    if (text.empty()) break;
    if (text.front() == '-' || text.front() == ':' || text.front() == 'x' || text.front() == 'X') {
      written.capture |= text.front() != '-';
      text.remove_prefix(1);
      if (text.empty()) return std::nullopt;
    }
  }
  if (!text.empty() || written.cells.size() < 2) return std::nullopt;
  return written;
}

bool fits(const Board& board, const Rules& rules, const Move& move, const Path& cells) {
  if (move.from != cells.front() || move.to != cells.back()) return false;
  if (cells.size() == 2) return true;
  const std::span inner(cells.begin() + 1, cells.end() - 1);
  return move.captured != 0 && !PathSearch(board, rules, move, inner).find(1).empty();
}

/// The moves that a text can mean: that of which it is the whole path, else all whose paths touch its cells.
std::vector<Move> meant(const Board& board, const Rules& rules, const std::vector<Move>& legal, const Path& cells) {
  std::vector<Move> found;
  for (const Move& move : legal) {
    if (!fits(board, rules, move, cells)) continue;
    if (std::popcount(move.captured) == static_cast<int>(cells.size()) - 1) return {move};
    found.push_back(move);
  }
  return found;
}

bool steps_there(const Board& board, Square from, Square to) {
  const Bits occupied = board.pieces(Colour::white) | board.pieces(Colour::black);
  Bits steps = 0;
  if ((board.kings() & bit(from)) != 0)
    steps = king_steps(from, occupied);
  else
    for (const int by : forward(board.to_move())) steps |= shifted(bit(from), by) & ~occupied;
  return (steps & bit(to)) != 0;
}

std::optional<Error> bad_cells(const Board& board, const Path& cells) {
  for (const Square square : cells)
    if ((bit(square) & dark_squares) == 0) return Error{"DRA002", {{"square", to_text(square)}}};
  const Bits from = bit(cells.front());
  if ((board.pieces(other(board.to_move())) & from) != 0) return Error{"DRA004", {{"square", to_text(cells.front())}}};
  if ((board.pieces(board.to_move()) & from) == 0) return Error{"DRA003", {{"square", to_text(cells.front())}}};
  return std::nullopt;
}

/// Why no legal move fits; legal: those of the position, at least one.
Error reason(const Board& board, const Rules& rules, const Path& cells, const std::vector<Move>& legal) {
  const Square from = cells.front();
  const Square to = cells.back();
  const bool captures = legal.front().captured != 0;
  if (captures && cells.size() == 2 && steps_there(board, from, to))
    return {"DRA005", {{"capture", board.print(rules, legal.front())}}};
  const Bits occupied = board.pieces(Colour::white) | board.pieces(Colour::black);
  if (to != from && (occupied & bit(to)) != 0) return {"DRA006", {{"square", to_text(to)}}};
  if (captures) {
    const Traced traced = trace(board, rules, cells);
    if (traced.finished)
      return {"DRA008",
              {{"taken", std::to_string(traced.captured)},
               {"most", std::to_string(std::popcount(legal.front().captured))}}};
    if (traced.reached) return {"DRA007", {{"square", to_text(to)}}};
  }
  return {"DRA009", {{"from", to_text(from)}, {"to", to_text(to)}}};
}

std::string path_text(const Path& path, char separator) {
  std::string text = to_text(path.front());
  for (std::size_t i = 1; i < path.size(); ++i) text.append(1, separator).append(to_text(path[i]));
  return text;
}

}  // namespace

std::vector<Path> Board::paths(const Rules& rules, const Move& move, std::size_t limit) const {
  if (move.captured == 0) return {{move.from, move.to}};
  return PathSearch(*this, rules, move).find(limit);
}

std::string Board::print(const Rules& rules, const Move& move) const {
  if (move.captured == 0) return path_text({move.from, move.to}, '-');
  const char separator = rules.variant == Variant::russian ? ':' : 'x';
  const auto legal = moves(rules);
  const auto same_ends =
      std::ranges::count_if(legal, [&](const Move& one) { return one.from == move.from && one.to == move.to; });
  if (same_ends > 1)
    if (const auto found = paths(rules, move, 1); !found.empty()) return path_text(found.front(), separator);
  return path_text({move.from, move.to}, separator);
}

Result<Move> Board::find(const Rules& rules, std::string_view text) const {
  const auto written = read_text(text);
  if (!written) return Error{"DRA001", {{"move", std::string(text)}}};
  if (const auto error = bad_cells(*this, written->cells)) return *error;
  const auto legal = moves(rules);
  const auto fitting = meant(*this, rules, legal, written->cells);
  if (fitting.size() > 1) {
    const auto texts = std::minmax({print(rules, fitting[0]), print(rules, fitting[1])});
    return Error{"DRA011", {{"one", texts.first}, {"other", texts.second}}};
  }
  if (fitting.empty()) {
    if (legal.empty())
      return Error{"DRA009", {{"from", to_text(written->cells.front())}, {"to", to_text(written->cells.back())}}};
    return reason(*this, rules, written->cells, legal);
  }
  if (written->capture && fitting[0].captured == 0) return Error{"DRA010", {{"move", std::string(text)}}};
  return fitting[0];
}

}  // namespace dots::draughts
