#include "dots/surround/position.h"

#include <algorithm>
#include <cassert>

#include "dots/surround/contour.h"

namespace dots::surround {
namespace {

Error refused(PutRefusal why, Point point) {
  switch (why) {
    case PutRefusal::outside: return {"DOT002", {{"point", to_text(point)}}};
    case PutRefusal::occupied: return {"DOT003", {{"point", to_text(point)}}};
    case PutRefusal::enclosed: return {"DOT004", {{"point", to_text(point)}}};
    case PutRefusal::suicide: return {"DOT005", {{"point", to_text(point)}}};
    case PutRefusal::none: break;
  }
  return {};
}

}  // namespace

Position::Position(const Ruleset& rules, bool free_turns)
    : rules_(rules), free_turns_(free_turns), field_(rules.width, rules.height, Field::rules_of(rules)) {
  history_.reserve(static_cast<std::size_t>(rules.width * rules.height) / 4);  // for all moves of most games
}

Result<Position> Position::start(const Ruleset& rules, const StartOptions& options) {
  if (auto wrong = violations(rules); !wrong.empty()) return wrong.front();
  Position position(rules, options.free_turns);
  if (!options.picture.empty()) {
    if (auto loaded = position.load_picture(options.picture); !loaded) return loaded.error();
    position.begin();
    return position;
  }
  auto dots = start_dots(rules);
  if (!dots) return dots.error();
  if (rules.start == Start::custom) *dots = options.setup;
  for (const SetupDot& dot : *dots) {
    const PutRefusal why = position.field_.refusal(dot.point, dot.side);
    if (why != PutRefusal::none) return refused(why, dot.point);
    position.field_.put(dot.point, dot.side);
  }
  position.begin();
  return position;
}

void Position::begin() {
  for (const Side side : {Side::first, Side::second}) state_.captured[index(side)] = field_.captives(side);
  pass_over_a_stuck_side();
}

Result<void> Position::allowed(const Move& move) {
  if (over()) return Error{"DOT007", {{"ending", std::string(to_text(state_.outcome.ending))}}};
  const bool takes_turn = move.kind == MoveKind::dot || move.kind == MoveKind::contours ||
                          move.kind == MoveKind::pass || move.kind == MoveKind::stop;
  if (takes_turn && state_.stopped[index(move.side)]) return Error{"DOT015"};
  if (takes_turn && !free_turns_ && move.side != state_.to_move)
    return Error{"DOT006", {{"side", std::string(to_text(state_.to_move))}}};
  switch (move.kind) {
    case MoveKind::dot: return allowed_dot(move);
    case MoveKind::contours:
      if (!rules_.late_contours || move.contours->empty()) return Error{"DOT017"};
      break;
    case MoveKind::ground: {
      const Score net = score_if_grounds(move.side);
      const bool leads =
          move.side == Side::first ? net.first_halves > net.second_halves : net.second_halves > net.first_halves;
      if (rules_.grounding == Grounding::off || (rules_.grounding == Grounding::leader && !leads))
        return Error{"DOT010", {{"grounding", rules_.grounding == Grounding::off ? "off" : "leader"}}};
      break;
    }
    case MoveKind::stop:
      if (!rules_.stop) return Error{"DOT011"};
      break;
    case MoveKind::pass:
      if (rules_.pass == Pass::forbidden) return Error{"DOT012"};
      break;
    case MoveKind::agree:
      if (!rules_.agreement) return Error{"DOT016"};
      if (!move.contours->empty() && rules_.enclosing != Enclosing::optional) return Error{"DOT017"};
      break;
    case MoveKind::resign:
    case MoveKind::draw:
    case MoveKind::time: break;
  }
  return {};
}

Result<void> Position::allowed_dot(const Move& move) {
  const PutRefusal why = field_.refusal(move.point, move.side);
  if (why != PutRefusal::none) return refused(why, move.point);
  if (move.player != 0 && move.player != next_player(move.side))
    return Error{"DOT019", {{"player", std::to_string(next_player(move.side))}}};
  if (central_only() && !in_central_square(move.point)) return Error{"DOT018", {{"point", to_text(move.point)}}};
  return {};
}

Result<void> Position::check(const Move& move) {
  if (move.contours->empty()) return allowed(move);
  auto played = play(move);
  if (played) undo();
  return played;
}

Result<void> Position::play(const Move& move) {
  if (auto fine = allowed(move); !fine) return fine;
  history_.push_back({state_, field_.puts()});
  if (move.kind != MoveKind::pass) state_.passes = 0;
  switch (move.kind) {
    case MoveKind::dot: return put(move);
    case MoveKind::ground:
      state_.grounded = static_cast<std::int8_t>(index(move.side));
      end_by_score(Ending::grounding);
      break;
    case MoveKind::stop:
      state_.stopped[index(move.side)] = true;
      pass_the_turn(move.side, false);
      if (state_.stopped[index(other(move.side))]) {
        end_by_score(Ending::stop);
      } else {
        pass_over_a_stuck_side();
      }
      break;
    case MoveKind::pass:
      pass_the_turn(move.side, false);
      if (++state_.passes == 2) {
        end_by_score(Ending::passes);
      } else {
        pass_over_a_stuck_side();
      }
      break;
    case MoveKind::agree: return agree(move);
    case MoveKind::resign: end(Ending::resignation, winner_of(other(move.side))); break;
    case MoveKind::draw: end(Ending::draw_agreed, Winner::draw); break;
    case MoveKind::time: end(Ending::time, winner_of(other(move.side))); break;
    case MoveKind::contours: {
      auto captured = draw_all(move, false);
      if (!captured) return undo(), captured.error();
      finish_turn(move.side, rules_.extra_move && *captured > 0);
      break;
    }
  }
  return {};
}

Result<void> Position::put(const Move& move) {
  const int held = field_.captives(other(move.side));
  int captured = 0;
  if (rules_.enclosing == Enclosing::automatic || move.contours->empty()) {
    const PutEffect effect = field_.put(move.point, move.side);
    captured = effect.captured;
    note_captures(effect, move.side, held);
    for (const auto& contour : *move.contours) {
      const ContourFault fault = contour_fault(field_, contour);
      if (fault == ContourFault::none) continue;
      undo();
      return Error{"DOT009", {{"fault", std::string(to_text(fault))}}};
    }
  } else {
    auto drawn = put_drawn(move);
    if (!drawn) return undo(), drawn.error();
    captured = *drawn;
  }
  const bool again = rules_.extra_move && captured > 0;
  const int mine = index(move.side);
  state_.moved[mine] = true;
  if (!again) state_.player[mine] = static_cast<std::uint8_t>((state_.player[mine] + 1) % rules_.players);
  finish_turn(move.side, again);
  return {};
}

// What a step captured: for its side, and for the other one when the dot was a suicide; `held` is what that one held.
void Position::note_captures(const PutEffect& effect, Side side, int held) {
  state_.captured[index(side)] += effect.captured;
  state_.captured[index(other(side))] += field_.captives(other(side)) + effect.freed - held;
}

void Position::finish_turn(Side mover, bool keeps_turn) {
  pass_the_turn(mover, keeps_turn);
  if (rules_.margin > 0) {
    const Score now = score();
    if (std::abs(now.first_halves - now.second_halves) >= 2L * rules_.margin) return end_by_score(Ending::margin);
  }
  pass_over_a_stuck_side();
}

void Position::undo() {
  assert(!history_.empty());
  while (field_.puts() > history_.back().field_steps) field_.undo();
  state_ = history_.back().before;
  history_.pop_back();
  agreed_.clear();
}

void Position::pass_the_turn(Side mover, bool keeps_turn) {
  const bool alone = state_.stopped[index(other(mover))];
  state_.to_move = keeps_turn || alone ? mover : other(mover);
}

// The turn goes back when no point is left for the side that has it; when none is left for either, the game is over.
void Position::pass_over_a_stuck_side() {
  if (can_put(state_.to_move)) return;
  const Side back = other(state_.to_move);
  if (!state_.stopped[index(back)] && can_put(back)) {
    state_.to_move = back;
  } else if (!goes_on_when_full()) {
    end_by_score(Ending::no_moves);
  }
}

// Where a turn may consist of contours alone, a full board ends nothing: the players still draw, and then agree.
bool Position::goes_on_when_full() const { return rules_.late_contours && rules_.agreement; }

// The square in the middle, a third of the shorter side of the board wide (decided, rules/dots.md §1), on a board of
// even width or height as near to it as lies even in the middle.
bool Position::in_central_square(Point point) const {
  const int third = std::max(2, std::min(rules_.width, rules_.height) / 3);
  return std::abs(2 * point.x - (rules_.width - 1)) < third && std::abs(2 * point.y - (rules_.height - 1)) < third;
}

// Whether a dot may go nowhere else than to the central square: until both sides have moved, while it has room.
bool Position::central_only() const {
  if (rules_.first_moves == FirstMoves::anywhere || (state_.moved[0] && state_.moved[1])) return false;
  for (int y = 0; y < rules_.height; ++y)
    for (int x = 0; x < rules_.width; ++x) {
      const PointState state = field_.at({x, y});
      if (!state.has_dot && !state.enclosed && in_central_square({x, y})) return true;
    }
  return false;
}

// Whether a point is left for the side: any free point, but where suicide is refused not a house that would kill it.
bool Position::can_put(Side side) {
  if (field_.playable_points() == 0) return false;
  if (rules_.suicide == Suicide::captured) return true;
  for (int y = 0; y < field_.height(); ++y)
    for (int x = 0; x < field_.width(); ++x) {
      const PointState state = field_.at({x, y});
      if (!state.has_dot && !state.enclosed && field_.refusal({x, y}, side) == PutRefusal::none) return true;
    }
  return false;
}

std::uint64_t Position::digest() const {
  std::uint64_t rest = static_cast<std::uint64_t>(state_.outcome.ending);
  const auto add = [&rest](int digit) { rest = rest * 4 + static_cast<std::uint64_t>(digit); };
  add(static_cast<int>(state_.outcome.winner));
  add(state_.grounded + 1);
  add(state_.passes);
  add(index(state_.to_move));
  add(state_.stopped[0] ? 1 : 0);
  add(state_.stopped[1] ? 1 : 0);
  const auto mix = [&rest](std::uint64_t value) { rest = (rest ^ value) * 0xbf58476d1ce4e5b9U; };
  for (int side = 0; side < 2; ++side) {
    if (rules_.first_moves != FirstMoves::anywhere) mix(state_.moved[side] ? 1 : 2);
    if (rules_.players > 1) mix(state_.player[side]);
    if (rules_.recapture == Recapture::keeps) mix(static_cast<std::uint64_t>(state_.captured[side]));
    if (state_.areas_counted) mix(static_cast<std::uint64_t>(state_.final_empty[side]));
  }
  return field_.digest() ^ (rest * 0x9e3779b97f4a7c15U);
}

std::vector<Move> Position::legal_moves(std::size_t limit) {
  std::vector<Move> moves;
  const Side side = state_.to_move;
  if (over()) return moves;
  const bool central = central_only();
  for (int y = 0; y < field_.height(); ++y)
    for (int x = 0; x < field_.width(); ++x) {
      if (moves.size() >= limit) return moves;
      if (central && !in_central_square({x, y})) continue;
      if (field_.refusal({x, y}, side) == PutRefusal::none) moves.push_back(Move::dot(side, {x, y}));
    }
  if (rules_.pass == Pass::two_end && moves.size() < limit) moves.push_back(Move::ending(MoveKind::pass, side));
  return moves;
}

}  // namespace dots::surround
