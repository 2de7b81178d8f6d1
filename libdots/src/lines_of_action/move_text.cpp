// Moves of Lines of Action as text, and why a text is no legal move (rules/lines-of-action.md §2, §7).
#include <algorithm>
#include <cstdlib>
#include <optional>

#include "board8/move_text.h"
#include "dots/lines_of_action/board.h"
#include "lines_of_action/lines.h"

namespace dots::lines_of_action {

using board8::bit;
using board8::file_of;
using board8::rank_of;
using board8::to_text;

namespace {

// Squares of one line, and how far they are apart; 0 where they are on none.
int distance_on_line(Square from, Square to) {
  const int files = std::abs(file_of(to) - file_of(from));
  const int ranks = std::abs(rank_of(to) - rank_of(from));
  return files == 0 || ranks == 0 || files == ranks ? std::max(files, ranks) : 0;
}

std::size_t orientation_of(Square from, Square to) {
  const int files = file_of(to) - file_of(from);
  const int ranks = rank_of(to) - rank_of(from);
  return files == 0 ? 0U : ranks == 0 ? 1U : files == ranks ? 2U : 3U;
}

// The enemy nearest to `from` among those in between.
Square first_enemy(Square from, Square to, Bits enemies) {
  Bits blocking = between[from][to] & enemies;
  Square nearest = board8::take_lowest(blocking);
  while (blocking != 0)
    if (const Square next = board8::take_lowest(blocking);
        distance_on_line(from, next) < distance_on_line(from, nearest))
      nearest = next;
  return nearest;
}

std::optional<Move> read_move(std::string_view text) {
  board8::MoveText reader(text);
  const auto from = reader.square();
  if (!from || !reader.mark("-:x")) return std::nullopt;
  const auto to = reader.square();
  reader.skip("+!?");
  if (!to || !reader.done()) return std::nullopt;
  return Move{*from, *to};
}

}  // namespace

std::string Board::print(const Rules& /*rules*/, Move move) const {
  if (move.is_pass()) return "pass";
  const bool captures = (stones(other(to_move_)) & bit(move.to)) != 0;
  return to_text(move.from) + (captures ? "x" : "-") + to_text(move.to);
}

Result<Move> Board::find(const Rules& rules, std::string_view text) const {
  if (board8::lower_case(text) == "pass") {
    const auto legal = moves(rules);
    if (legal.size() == 1 && legal.front().is_pass()) return Move{};
    return Error{"LOA008", {}};
  }
  const auto written = read_move(text);
  if (!written) return Error{"LOA001", {{"move", std::string(text)}}};
  const auto [from, to] = *written;

  const Bits own = stones(to_move_);
  const Bits enemies = stones(other(to_move_));
  if ((enemies & bit(from)) != 0) return Error{"LOA003", {{"square", to_text(from)}}};
  if ((own & bit(from)) == 0) return Error{"LOA002", {{"square", to_text(from)}}};
  const int given = distance_on_line(from, to);
  if (given == 0) return Error{"LOA004", {{"from", to_text(from)}, {"to", to_text(to)}}};
  const int needed = LineCounts(own | enemies).at(from, orientation_of(from, to));
  if (given != needed)
    return Error{"LOA005",
                 {{"from", to_text(from)},
                  {"to", to_text(to)},
                  {"needed", std::to_string(needed)},
                  {"given", std::to_string(given)}}};
  if ((between[from][to] & enemies) != 0) return Error{"LOA006", {{"square", to_text(first_enemy(from, to, enemies))}}};
  if ((own & bit(to)) != 0) return Error{"LOA007", {{"square", to_text(to)}}};
  return Move{from, to};
}

}  // namespace dots::lines_of_action
