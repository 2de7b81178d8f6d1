#include <algorithm>
#include <cctype>

#include "dots/reversi/board.h"
#include "reversi/lines.h"

namespace dots::reversi {
namespace {

using board8::bit;
using board8::to_text;

std::string lower(std::string_view text) {
  std::string copy(text);
  for (char& letter : copy) letter = static_cast<char>(std::tolower(static_cast<unsigned char>(letter)));
  return copy;
}

}  // namespace

std::string Board::print(const Rules& /*rules*/, const Move& move) const {
  switch (move.kind) {
    case MoveKind::disc: return to_text(move.square);
    case MoveKind::block: return "#" + to_text(move.square);
    case MoveKind::pass: break;
  }
  return "pass";
}

Result<Move> Board::find(const Rules& rules, std::string_view text) const {
  const std::string word = lower(text);
  const auto legal = moves(rules);
  const bool must_pass = !legal.empty() && legal.front().kind == MoveKind::pass;
  if (word == "pass") {
    if (must_pass) return legal.front();
    return laying() ? Error{"REV007", {}} : Error{"REV005", {}};
  }
  const bool block = word.starts_with('#');
  const auto square = board8::square_from(std::string_view(word).substr(block ? 1 : 0));
  if (!square) return Error{"REV001", {{"move", std::string(text)}}};
  if (block && !laying()) return Error{"REV008", {}};
  if (!block && laying()) return Error{"REV007", {}};
  if ((covered_ & bit(*square)) != 0) return Error{"REV004", {{"square", to_text(*square)}}};
  if ((empty() & bit(*square)) == 0) return Error{"REV002", {{"square", to_text(*square)}}};
  if (must_pass) return Error{"REV006", {}};
  const Move move{block ? MoveKind::block : MoveKind::disc, *square};
  if (std::ranges::find(legal, move) == legal.end()) return Error{"REV003", {{"square", to_text(*square)}}};
  return move;
}

}  // namespace dots::reversi
