// Moves of Camelot as text, and why a text is no legal move (rules/camelot.md §2-§5, §8).
#include <algorithm>
#include <bit>
#include <cstdlib>

#include "board8/move_text.h"
#include "camelot/generator.h"
#include "dots/camelot/board.h"

namespace dots::camelot {

using board8::bit;
using board8::file_of;
using board8::rank_of;
using board8::to_text;

namespace {

struct Leg {
  Square to = 0;
  bool takes = false;  ///< written with x
};
struct Written {
  Square from = 0;
  std::vector<Leg> legs{};
};

std::optional<Written> read_way(std::string_view text) {
  board8::MoveText reader(text);
  const auto from = reader.square();
  if (!from) return std::nullopt;
  Written written{*from, {}};
  while (const auto mark = reader.mark("-^x:")) {
    const auto to = reader.square();
    if (!to) return std::nullopt;
    written.legs.push_back({*to, *mark == 'x' || *mark == ':'});
  }
  if (written.legs.empty() || !reader.done()) return std::nullopt;
  return written;
}

// Squares as the canonical text has them.
bool same_way(const Written& written, const Move& move) {
  if (written.from != move.from || written.legs.size() != move.landings) return false;
  const auto canters = move.landings - static_cast<std::size_t>(std::popcount(move.captured));
  for (std::size_t i = 0; i < move.landings; ++i)
    if (written.legs[i].to != move.path[i] || written.legs[i].takes != (i >= canters)) return false;
  return true;
}

Error about(std::string_view code, Square square) { return {std::string(code), {{"square", to_text(square)}}}; }
Error about(std::string_view code, Square from, Square to) {
  return {std::string(code), {{"from", to_text(from)}, {"to", to_text(to)}}};
}

// Walks along a written move and tells the first leg that is against the rules.
class Walk {
 public:
  Walk(const Rules& rules, const Board& board, Square from)
      : rules_(rules),
        knight_((board.knights(board.to_move()) & bit(from)) != 0),
        own_(board.pieces(board.to_move()) & ~bit(from)),
        enemies_(board.pieces(other(board.to_move()))),
        own_castle_(castle_of(board.to_move())),
        enemy_castle_(castle_of(other(board.to_move()))) {
    move_.from = from;
    move_.to = from;
  }

  [[nodiscard]] const Move& move() const { return move_; }
  /// Where the piece first stood with something to take while it had not taken yet, the start left out.
  [[nodiscard]] std::optional<Square> exposed() const { return exposed_; }

  Error go(const Written& written) {
    for (const Leg& leg : written.legs)
      if (Error error = go(leg, written.legs.size()); !error.code.empty()) return error;
    if (move_.captured == 0 && move_.to == move_.from) return about("CAM007", move_.to);
    return {};
  }

  /// Whether something can be taken from where the piece stands.
  [[nodiscard]] bool can_capture() const {
    return std::ranges::any_of(leaps_from(move_.to), [&](const Leap& leap) {
      return (enemies_ & bit(leap.over)) != 0 && ((own_ | enemies_ | touched()) & bit(leap.to)) == 0;
    });
  }

 private:
  Error go(const Leg& leg, std::size_t legs) {
    const Square at = move_.to;
    const int files = std::abs(file_of(leg.to) - file_of(at));
    const int ranks = std::abs(rank_of(leg.to) - rank_of(at));
    if (move_.landings > 0 && at == enemy_castle_) return about("CAM017", at);
    const bool is_step = std::max(files, ranks) == 1;
    const bool is_leap = std::max(files, ranks) == 2 && files % 2 == 0 && ranks % 2 == 0;
    if (!is_step && !is_leap) return about("CAM005", at, leg.to);
    if (((own_ | enemies_) & bit(leg.to)) != 0) return about("CAM004", leg.to);
    if ((touched() & bit(leg.to)) != 0) return about("CAM007", leg.to);
    if (is_step && legs > 1) return about("CAM016", at, leg.to);
    return is_step ? land(leg, 0) : leap(leg);
  }

  Error leap(const Leg& leg) {
    const Square at = move_.to;
    const auto over = static_cast<Square>((at + leg.to) / 2);
    if ((enemies_ & bit(over)) != 0) {
      if (move_.landings > 0 && move_.captured == 0 && !knight_) return about("CAM012", move_.from);
      return land(leg, bit(over));
    }
    if ((own_ & bit(over)) == 0) return about("CAM006", over);
    if (move_.captured != 0) return about("CAM013", at);
    return land(leg, 0);
  }

  Error land(const Leg& leg, Bits captured) {
    if (captured == 0 && leg.takes) return about("CAM014", move_.to, leg.to);
    if (captured == 0 && leg.to == own_castle_) return about("CAM008", leg.to);
    if (move_.landings == Move::max_landings) return about("CAM007", leg.to);
    move_.path[move_.landings++] = leg.to;
    move_.to = leg.to;
    move_.captured |= captured;
    enemies_ &= ~captured;
    if (move_.captured == 0 && !exposed_ && can_capture()) exposed_ = leg.to;
    return {};
  }

  [[nodiscard]] Bits touched() const {
    if (rules_.touch_once == TouchOnce::loop_allowed) return 0;
    Bits touched = bit(move_.from);
    for (std::size_t i = 0; i < move_.landings; ++i) touched |= bit(move_.path[i]);
    return touched;
  }

  const Rules& rules_;
  bool knight_;
  Bits own_;
  Bits enemies_;
  Square own_castle_;
  Square enemy_castle_;
  Move move_{};
  std::optional<Square> exposed_{};
};

// Why a move that the piece could make by itself is not legal here: a duty stands before it.
Error duty(const Rules& rules, const Board& board, const Walk& walk) {
  Generator generator(rules, board);
  const Move& move = walk.move();
  const Bits in_castle = generator.castle_duty();
  if (in_castle != 0 && (in_castle & bit(move.from)) == 0) return about("CAM009", castle_of(board.to_move()));
  const Bits bound = in_castle == 0 ? generator.capturers() : generator.capturers() & in_castle;
  if (move.captured == 0 && bound != 0) return about("CAM010", board8::lowest(bound));
  return about("CAM011", move.captured == 0 ? walk.exposed().value_or(move.to) : move.to);
}

}  // namespace

std::string Board::print(const Rules& /*rules*/, const Move& move) const {
  std::string text = to_text(move.from);
  const auto canters = move.landings - static_cast<std::size_t>(std::popcount(move.captured));
  for (std::size_t i = 0; i < move.landings; ++i) text += (i < canters ? "-" : "x") + to_text(move.path[i]);
  return text;
}

Result<Move> Board::find(const Rules& rules, std::string_view text) const {
  const auto written = read_way(text);
  if (!written) return Error{"CAM001", {{"move", std::string(text)}}};
  if ((pieces(other(to_move_)) & bit(written->from)) != 0) return about("CAM003", written->from);
  if ((pieces(to_move_) & bit(written->from)) == 0) return about("CAM002", written->from);

  const std::vector<Move> legal = moves(rules);
  const auto exact = std::ranges::find_if(legal, [&](const Move& move) { return same_way(*written, move); });
  if (exact != legal.end()) return *exact;
  if (written->legs.size() == 1) {
    const Leg& leg = written->legs.front();
    const auto fits = [&](const Move& move) {
      return move.from == written->from && move.to == leg.to && (!leg.takes || move.captured != 0);
    };
    const auto count = std::ranges::count_if(legal, fits);
    if (count == 1) return *std::ranges::find_if(legal, fits);
    if (count > 1) return Error{"CAM015", {{"move", std::string(text)}, {"count", std::to_string(count)}}};
  }
  Walk walk(rules, *this, written->from);
  if (Error error = walk.go(*written); !error.code.empty()) return error;
  const auto same = std::ranges::find(legal, walk.move());
  if (same != legal.end()) return *same;
  return duty(rules, *this, walk);
}

}  // namespace dots::camelot
