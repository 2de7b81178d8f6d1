#include "records/boardgames/capture_path.h"

#include <algorithm>

#include "dots/draughts/board.h"

namespace tournament::records {

namespace {

using dots::board8::file_of;
using dots::board8::rank_of;
using dots::board8::Square;
using dots::draughts::Path;

constexpr std::size_t most_paths = 5'000;

int sign(int value) { return (value > 0) - (value < 0); }

struct Direction {
  int files, ranks;
  friend bool operator==(const Direction&, const Direction&) = default;
};
Direction direction(Square from, Square to) {
  return {sign(file_of(to) - file_of(from)), sign(rank_of(to) - rank_of(from))};
}

/// Whether each landing square before a straight continuation is the one behind its victim.
bool lands_close(const Path& path, dots::board8::Bits captured) {
  for (std::size_t i = 1; i + 1 < path.size(); ++i) {
    const Direction step = direction(path[i - 1], path[i]);
    if (direction(path[i], path[i + 1]) != step) continue;
    const Square before = dots::board8::square_at(file_of(path[i]) - step.files, rank_of(path[i]) - step.ranks);
    if ((captured & dots::board8::bit(before)) == 0) return false;
  }
  return true;
}

}  // namespace

std::string capture_path(std::string_view game, std::string_view gfen, std::string_view move) {
  namespace draughts = dots::draughts;
  std::string text(move);
  const char separator = game == "russian-draughts" ? ':' : 'x';
  if (std::ranges::count(move, separator) < 2) return text;
  draughts::Rules rules;
  rules.variant = game == "russian-draughts" ? draughts::Variant::russian : draughts::Variant::brazilian;
  const auto read = dots::board8::read_gfen(gfen);
  if (!read) return text;
  const auto board = draughts::Board::read(rules, *read);
  if (!board) return text;
  const auto found = board->find(rules, move);
  if (!found) return text;
  const auto paths = board->paths(rules, *found, most_paths);
  const auto close = std::ranges::find_if(paths, [&](const Path& path) { return lands_close(path, found->captured); });
  if (close == paths.end()) return text;
  text.clear();
  for (const Square square : *close)
    text += (text.empty() ? "" : std::string(1, separator)) + dots::board8::to_text(square);
  return text;
}

}  // namespace tournament::records
