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
    : rules_(rules), free_turns_(free_turns), field_(rules.width, rules.height, {rules.suicide, rules.empty_contour}) {}

Result<Position> Position::start(const Ruleset& rules, const StartOptions& options) {
  if (auto wrong = violations(rules); !wrong.empty()) return wrong.front();
  if (auto missing = not_refereed(rules); !missing.empty()) return missing.front();
  Position position(rules, options.free_turns);
  if (!options.picture.empty()) {
    if (auto loaded = position.load_picture(options.picture); !loaded) return loaded.error();
    position.pass_over_a_stuck_side();
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
  position.pass_over_a_stuck_side();
  return position;
}

Result<void> Position::allowed(const Move& move) {
  if (over()) return Error{"DOT007", {{"ending", std::string(to_text(state_.outcome.ending))}}};
  const bool takes_turn = move.kind == MoveKind::dot || move.kind == MoveKind::pass || move.kind == MoveKind::stop;
  if (takes_turn && state_.stopped[index(move.side)]) return Error{"DOT015"};
  if (takes_turn && !free_turns_ && move.side != state_.to_move)
    return Error{"DOT006", {{"side", std::string(to_text(state_.to_move))}}};
  switch (move.kind) {
    case MoveKind::dot: {
      const PutRefusal why = field_.refusal(move.point, move.side);
      if (why != PutRefusal::none) return refused(why, move.point);
      break;
    }
    case MoveKind::contours: return Error{"DOT017"};
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
      break;
    case MoveKind::resign:
    case MoveKind::draw:
    case MoveKind::time: break;
  }
  return {};
}

Result<void> Position::check(const Move& move) {
  if (move.kind != MoveKind::dot || move.contours.empty()) return allowed(move);
  auto played = play(move);
  if (played) undo();
  return played;
}

Result<void> Position::play(const Move& move) {
  if (auto fine = allowed(move); !fine) return fine;
  history_.push_back({state_, move.kind == MoveKind::dot});
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
    case MoveKind::agree: end_by_score(Ending::agreement); break;
    case MoveKind::resign: end(Ending::resignation, winner_of(other(move.side))); break;
    case MoveKind::draw: end(Ending::draw_agreed, Winner::draw); break;
    case MoveKind::time: end(Ending::time, winner_of(other(move.side))); break;
    case MoveKind::contours: break;  // refused above
  }
  return {};
}

Result<void> Position::put(const Move& move) {
  const PutEffect effect = field_.put(move.point, move.side);
  for (const auto& contour : move.contours) {
    const ContourFault fault = contour_fault(field_, contour);
    if (fault == ContourFault::none) continue;
    undo();
    return Error{"DOT009", {{"fault", std::string(to_text(fault))}}};
  }
  pass_the_turn(move.side, rules_.extra_move && effect.captured > 0);
  if (rules_.margin > 0) {
    const Score now = score();
    if (std::abs(now.first_halves - now.second_halves) >= 2L * rules_.margin) {
      end_by_score(Ending::margin);
      return {};
    }
  }
  pass_over_a_stuck_side();
  return {};
}

void Position::undo() {
  assert(!history_.empty());
  if (history_.back().put) field_.undo();
  state_ = history_.back().before;
  history_.pop_back();
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
  } else {
    end_by_score(Ending::no_moves);
  }
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

void Position::end_by_score(Ending ending) {
  const Score final_score = score();
  end(ending, winner_by(final_score.first_halves, final_score.second_halves));
}

Score Position::score() const {
  if (state_.grounded >= 0) return score_if_grounds(static_cast<Side>(state_.grounded));
  return {2L * field_.captives(Side::first), 2L * field_.captives(Side::second) + rules_.komi_halves};
}

Score Position::score_if_grounds(Side side) const {
  long lost_dots = 0;
  long lost_captives = 0;
  if (field_.loose(side) > 0) {
    for (int y = 0; y < field_.height(); ++y)
      for (int x = 0; x < field_.width(); ++x) {
        const PointState state = field_.at({x, y});
        if (!state.has_dot) continue;
        const Side owner = state.enclosed ? state.encloser : state.dot;
        if (owner != side || field_.is_grounded({x, y}, side)) continue;
        ++(state.dot == side ? lost_dots : lost_captives);
      }
  }
  Score result{2L * field_.captives(Side::first), 2L * field_.captives(Side::second) + rules_.komi_halves};
  (side == Side::first ? result.first_halves : result.second_halves) -= 2 * lost_captives;
  (side == Side::first ? result.second_halves : result.first_halves) += 2 * lost_dots;
  return result;
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
  return field_.digest() ^ (rest * 0x9e3779b97f4a7c15U);
}

std::vector<Move> Position::legal_moves(std::size_t limit) {
  std::vector<Move> moves;
  const Side side = state_.to_move;
  if (over()) return moves;
  for (int y = 0; y < field_.height(); ++y)
    for (int x = 0; x < field_.width(); ++x) {
      if (moves.size() >= limit) return moves;
      if (field_.refusal({x, y}, side) == PutRefusal::none) moves.push_back(Move::dot(side, {x, y}));
    }
  if (rules_.pass == Pass::two_end && moves.size() < limit) moves.push_back(Move::ending(MoveKind::pass, side));
  return moves;
}

}  // namespace dots::surround
