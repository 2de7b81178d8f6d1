// Moves of a Position with contours that players draw (rules/dots.md §3, §4), and the agreement to count.
#include <algorithm>

#include "dots/surround/contour.h"
#include "dots/surround/position.h"

namespace dots::surround {
namespace {

bool is_free(const PointState& state) { return !state.has_dot && (!state.enclosed || state.on_line); }

}  // namespace

// Puts a dot and draws the contours written with it. Where enclosing is obligatory, what they leave is closed by
// itself. Returns how many dots the mover captured.
Result<int> Position::put_drawn(const Move& move) {
  const int held = field_.captives(other(move.side));
  if (rules_.enclosing == Enclosing::optional) {
    note_captures(field_.put(move.point, move.side), move.side, held);
    return draw_all(move, false);
  }
  field_.put_open(move.point, move.side);
  auto drawn = draw_all(move, false);
  if (!drawn) return drawn;
  const int held_since = field_.captives(other(move.side));
  const PutEffect effect = field_.close(move.point, move.side, *drawn);
  note_captures(effect, move.side, held_since);
  return *drawn + effect.captured;
}

// Draws the contours of a move. They are judged together, before the first is drawn; only where one takes in the dots
// of an enemy one, that one can be drawn no more. An error leaves those before it drawn, for the caller to undo.
Result<int> Position::draw_all(const Move& move, bool final_areas) {
  DrawingRules rules;
  rules.holes = rules_.holes && !final_areas;
  rules.may_be_empty = final_areas || rules_.empty_contour == EmptyContour::painted;
  if (rules_.enclosing == Enclosing::choice) rules.through = move.point;
  const std::vector<JudgedContour> judged = judge_contours(field_, *move.contours, rules);
  if (!judged.empty() && judged.back().fault.fault != ContourFault::none) return drawing_error(judged.back().fault);
  int captured = 0;
  for (std::size_t i = 0; i < judged.size(); ++i) {
    const auto& contour = (*move.contours)[i];
    const Side owner = field_.at(contour.front()).dot;
    for (const Point p : contour)
      if (const PointState state = field_.at(p); state.enclosed && state.encloser != owner)
        return drawing_error({ContourFault::enclosed_dot, p});
    for (const Point p : judged[i].inside)
      if (final_areas && is_free(field_.at(p))) agreed_.push_back(p);
    const int held = field_.captives(other(owner));
    const PutEffect effect = field_.draw(contour, judged[i].inside, owner);
    note_captures(effect, owner, held);
    if (owner == move.side) captured += effect.captured;
  }
  return captured;
}

// The final areas are drawn as contours; empty points that were free until then count (§3.6).
Result<void> Position::agree(const Move& move) {
  if (auto drawn = draw_all(move, true); !drawn) return undo(), drawn.error();
  std::sort(agreed_.begin(), agreed_.end(), [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
  agreed_.erase(std::unique(agreed_.begin(), agreed_.end()), agreed_.end());
  end_by_score(Ending::agreement);
  return {};
}

}  // namespace dots::surround
