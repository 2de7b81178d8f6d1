#include "records/capture_walk.h"

#include <algorithm>

#include "dots/surround/contour.h"

namespace tournament::records {

using dots::Side;
using dots::surround::Contour;
using dots::surround::Point;
using dots::surround::PointState;

CaptureWalk::CaptureWalk(int width, int height)
    : field_(width, height, {}, dots::surround::Field::Grounds::ignored),
      held_(static_cast<std::size_t>(width) * static_cast<std::size_t>(height)) {
  field_.record_contours(true);
}

bool CaptureWalk::is_held(Point point) const {
  const PointState state = field_.at(point);
  return state.has_dot && state.enclosed && state.encloser != state.dot;
}

bool CaptureWalk::put(Side side, Point point) {
  last_ = {};
  if (field_.refusal(point, side) != dots::surround::PutRefusal::none) return false;
  const auto effect = field_.put(point, side);
  if (effect.captured == 0 && effect.freed == 0 && !effect.suicide) return true;
  last_.owner = effect.suicide ? other(side) : side;
  for (const Contour& contour : field_.last_contours()) {
    last_.contours.push_back(contour.points);
    for (const Point inside : dots::surround::points_inside(contour.points)) {
      const auto at = static_cast<std::size_t>(inside.y * field_.width() + inside.x);
      const bool held = is_held(inside);
      const bool fresh = held && !held_[at];
      held_[at] = held;
      auto& list = fresh ? last_.dots : last_.others;
      if (std::find(list.begin(), list.end(), inside) == list.end()) list.push_back(inside);
    }
  }
  return true;
}

}  // namespace tournament::records
