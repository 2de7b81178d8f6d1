// The score of a Position (rules/dots.md §1 `points`, §3.5-§3.8, §5).
#include <algorithm>

#include "dots/surround/contour.h"
#include "dots/surround/count.h"
#include "dots/surround/position.h"

namespace dots::surround {

AreaTally tally(const Field& field, Side side) {
  AreaTally found;
  for (int y = 0; y < field.height(); ++y)
    for (int x = 0; x < field.width(); ++x) {
      const PointState state = field.at({x, y});
      if (!state.enclosed || state.on_line || state.encloser != side) continue;
      ++(!state.has_dot ? found.empty : state.dot == side ? found.own_dots : found.captives);
    }
  return found;
}

std::optional<Side> loses_half(const int (&empty)[2], int neutral, Side next, bool last_safe) {
  if ((empty[0] + empty[1]) % 2 == 0) return std::nullopt;
  if (last_safe) return empty[0] > empty[1] ? Side::first : Side::second;
  return neutral % 2 == 0 ? next : other(next);
}

std::optional<Side> Position::grounded() const {
  if (state_.grounded < 0) return std::nullopt;
  return static_cast<Side>(state_.grounded);
}

// Points of the axes `count`, `recapture` and `penalty` with komi, before a grounding is paid.
Score Position::base_score() const {
  long halves[2] = {0, 0};
  for (const Side side : {Side::first, Side::second}) {
    long& mine = halves[index(side)];
    if (rules_.count == Count::everything_inside) {
      const AreaTally inside = tally(field_, side);
      mine += 2L * (inside.points() - inside.captives);
    }
    mine += 2L * (rules_.recapture == Recapture::keeps ? captured_ever(side) : field_.captives(side));
    if (rules_.penalty > 0) mine += 2L * rules_.penalty * tally(field_, other(side)).own_dots;
    mine += state_.final_empty[index(side)];
  }
  if (state_.areas_counted) {
    const int neutral = field_.playable_points() -
                        (rules_.enclosing == Enclosing::optional ? 0 : state_.final_empty[0] + state_.final_empty[1]);
    if (const auto loser = loses_half(state_.final_empty, neutral, state_.to_move, rules_.last_safe))
      --halves[index(*loser)];
  }
  return {halves[0], halves[1] + rules_.komi_halves};
}

Score Position::score() const {
  return state_.grounded >= 0 ? score_if_grounds(static_cast<Side>(state_.grounded)) : base_score();
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
  Score result = base_score();
  if (rules_.recapture == Recapture::frees)
    (side == Side::first ? result.first_halves : result.second_halves) -= 2 * lost_captives;
  (side == Side::first ? result.second_halves : result.first_halves) += 2 * lost_dots;
  return result;
}

void Position::end_by_score(Ending ending) {
  if (ending != Ending::margin && ending != Ending::grounding) count_areas();
  const Score final_score = score();
  end(ending, winner_by(final_score.first_halves, final_score.second_halves));
}

// Half for the empty points of final areas (§3.6): those agreed on or, where the referee closes, the houses.
void Position::count_areas() {
  if (rules_.count != Count::captives_and_half_empty) return;
  state_.areas_counted = true;
  const auto points = final_empty_points();
  for (std::size_t side = 0; side < 2; ++side) state_.final_empty[side] = static_cast<int>(points[side].size());
}

std::array<std::vector<Point>, 2> Position::final_empty_points() const {
  std::array<std::vector<Point>, 2> points;
  if (!state_.areas_counted) return points;
  const auto count = [&](Side side, Point p) { points[static_cast<std::size_t>(index(side))].push_back(p); };
  if (rules_.enclosing == Enclosing::optional) {
    for (const Point p : agreed_)
      if (const PointState state = field_.at(p); state.enclosed && !state.on_line) count(state.encloser, p);
    return points;
  }
  for (int y = 0; y < field_.height(); ++y)
    for (int x = 0; x < field_.width(); ++x)
      if (const PointState state = field_.at({x, y}); !state.has_dot && state.house) count(state.house_owner, {x, y});
  return points;
}

}  // namespace dots::surround
