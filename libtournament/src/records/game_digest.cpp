#include "tournament/records/game_digest.h"

#include <algorithm>

namespace tournament::records {

using dots::Side;
using dots::surround::MoveKind;
using dots::surround::Point;

namespace {

/// Steele and Vigna's finaliser of splitmix64: every bit of the input reaches every bit of the output.
constexpr std::uint64_t mixed(std::uint64_t value) {
  value += 0x9E3779B97F4A7C15U;
  value = (value ^ (value >> 30)) * 0xBF58476D1CE4E5B9U;
  value = (value ^ (value >> 27)) * 0x94D049BB133111EBU;
  return value ^ (value >> 31);
}
constexpr std::uint64_t joined(std::uint64_t chain, std::uint64_t next) { return mixed(chain ^ mixed(next)); }
constexpr std::uint64_t not_zero(std::uint64_t digest) { return digest == 0 ? 1 : digest; }

std::uint64_t text_digest(std::string_view text) {
  std::uint64_t chain = 0;
  for (const char c : text) chain = joined(chain, static_cast<unsigned char>(c));
  return chain;
}

/// A game on the 8x8 board, seen from one side only: its moves are texts. Passes and the signs between squares are left
/// out, since not all notations have them.
CanonicalGame board_game(const BoardGameRecord& board) {
  CanonicalGame game;
  game.start = joined(text_digest(board.game), text_digest(board.start));
  for (const BoardMove& move : board.moves()) {
    if (move.text == "pass") continue;
    std::string squares = move.text;
    std::erase_if(squares, [](char c) { return c == '-' || c == ':' || c == 'x'; });
    game.moves.push_back(static_cast<std::uint32_t>(text_digest(squares)));
  }
  return game;
}

/// A way to look at a board: mirrored, turned over its diagonal, colours exchanged.
struct View {
  bool flip_x = false, flip_y = false, transpose = false, swap = false;
};

/// One dot as a number, in the order of rows.
std::uint32_t seen(const View& view, int width, int height, Point point, Side side) {
  int x = view.flip_x ? width - 1 - point.x : point.x;
  int y = view.flip_y ? height - 1 - point.y : point.y;
  if (view.transpose) std::swap(x, y);
  const bool second = (side == Side::second) != view.swap;
  return (static_cast<std::uint32_t>(y) << 9) | (static_cast<std::uint32_t>(x) << 1) | (second ? 1U : 0U);
}

/// The views that show a board as broad as high, or broader: all of a square, half of them of another board.
std::vector<View> views_of(int width, int height) {
  std::vector<View> views;
  for (unsigned bits = 0; bits < 16; ++bits) {
    const View view{(bits & 1U) != 0, (bits & 2U) != 0, (bits & 4U) != 0, (bits & 8U) != 0};
    if (width != height && view.transpose != (width < height)) continue;
    views.push_back(view);
  }
  return views;
}

std::uint64_t board_digest(int width, int height) {
  const auto [low, high] = std::minmax(width, height);
  return joined(static_cast<std::uint64_t>(high), static_cast<std::uint64_t>(low));
}

/// Keeps the views in which `number` is the smallest, and gives it.
template <class Number>
auto keep_smallest(std::vector<View>& views, Number number) {
  auto least = number(views.front());
  std::size_t kept = 1;
  for (std::size_t i = 1; i < views.size(); ++i) {
    const auto here = number(views[i]);
    if (here > least) continue;
    if (here < least) kept = 0;
    least = here;
    views[kept++] = views[i];
  }
  views.resize(kept);
  return least;
}

}  // namespace

CanonicalGame canonical_game(const GameRecord& record) {
  if (record.board) return board_game(*record.board);
  const int width = record.width, height = record.height;
  std::vector<View> views = views_of(width, height);
  CanonicalGame game;
  game.start = board_digest(width, height);
  if (!record.setup.empty()) {
    const auto dots = keep_smallest(views, [&](const View& view) {
      std::vector<std::uint32_t> list;
      for (const auto& dot : record.setup) list.push_back(seen(view, width, height, dot.point, dot.side));
      std::ranges::sort(list);
      return list;
    });
    for (const std::uint32_t dot : dots) game.start = joined(game.start, dot);
  }
  game.moves.reserve(record.moves.size());
  for (const RecordedMove& recorded : record.moves) {
    if (recorded.move.kind != MoveKind::dot) continue;
    const auto number = [&](const View& view) {
      return seen(view, width, height, recorded.move.point, recorded.move.side);
    };
    game.moves.push_back(views.size() == 1 ? number(views.front()) : keep_smallest(views, number));
  }
  return game;
}

std::uint64_t moves_digest(const CanonicalGame& game) { return prefix_digest(game, game.moves.size()); }

std::uint64_t prefix_digest(const CanonicalGame& game, std::size_t count) {
  std::uint64_t chain = game.start;
  for (const std::uint32_t move : std::span(game.moves).first(count)) chain = joined(chain, move);
  return not_zero(chain);
}

std::vector<std::uint64_t> prefix_digests(const CanonicalGame& game) {
  std::vector<std::uint64_t> list{not_zero(game.start)};
  std::uint64_t chain = game.start;
  for (const std::uint32_t move : game.moves) list.push_back(not_zero(chain = joined(chain, move)));
  return list;
}

OpeningDigests opening_digests(const GameRecord& record) {
  OpeningDigests digests{};
  if (record.board) {
    const CanonicalGame game = board_game(*record.board);
    for (std::size_t i = 0; i < digests.size(); ++i)
      if (const auto depth = static_cast<std::size_t>(opening_depths[i]); game.moves.size() >= depth)
        digests[i] = prefix_digest(game, depth);
    return digests;
  }
  const std::vector<View> views = views_of(record.width, record.height);
  std::array<std::uint64_t, 16> sums{};
  const auto put = [&](Point point, Side side) {
    for (std::size_t i = 0; i < views.size(); ++i)
      sums[i] += mixed(seen(views[i], record.width, record.height, point, side));
  };
  for (const auto& dot : record.setup) put(dot.point, dot.side);
  int count = 0;
  std::size_t depth = 0;
  for (const RecordedMove& recorded : record.moves) {
    if (recorded.move.kind != MoveKind::dot) continue;
    put(recorded.move.point, recorded.move.side);
    if (++count != opening_depths[depth]) continue;
    const auto least = *std::min_element(sums.begin(), sums.begin() + static_cast<std::ptrdiff_t>(views.size()));
    digests[depth] = not_zero(joined(board_digest(record.width, record.height), least));
    if (++depth == opening_depths.size()) break;
  }
  return digests;
}

}  // namespace tournament::records
