#include "dots/surround/count.h"

namespace dots::surround {
namespace {

/// The points of a board, row by row, for which `wanted` holds.
template <class Wanted>
std::vector<Point> points_where(const Field& field, Wanted wanted) {
  std::vector<Point> points;
  for (int y = 0; y < field.height(); ++y)
    for (int x = 0; x < field.width(); ++x)
      if (wanted(Point{x, y}, field.at({x, y}))) points.push_back({x, y});
  return points;
}

class Counter {
 public:
  explicit Counter(const Position& position) : position_(position), field_(position.field()) {}

  PointCount run() {
    counted_.score = position_.score();
    counted_.next = position_.to_move();
    counted_.neutral = field_.playable_points();
    auto empty = position_.final_empty_points();
    for (const Side side : {Side::first, Side::second})
      areas_of(side, std::move(empty[static_cast<std::size_t>(index(side))]));
    settle_half();
    if (const auto grounder = position_.grounded()) pay_grounding(*grounder);
    if (position_.rules().komi_halves != 0) add(Side::second, CountReason::komi, {}, position_.rules().komi_halves);
    return std::move(counted_);
  }

 private:
  void add(Side side, CountReason reason, std::vector<Point> points, long halves) {
    if (halves != 0) counted_.items.push_back({side, reason, std::move(points), halves});
  }
  void add_points(Side side, CountReason reason, std::vector<Point> points, long halves_each) {
    const long halves = halves_each * static_cast<long>(points.size());
    add(side, reason, std::move(points), halves);
  }

  void areas_of(Side side, std::vector<Point> empty) {
    const Ruleset& rules = position_.rules();
    const auto inside = [&](const PointState& state) {
      return state.enclosed && !state.on_line && state.encloser == side;
    };
    auto captives = points_where(
        field_, [&](Point, const PointState& state) { return inside(state) && state.has_dot && state.dot != side; });
    counted_.captives[index(side)] = field_.captives(side);
    if (rules.recapture == Recapture::keeps)
      add(side, CountReason::kept_captives, {},
          2L * (position_.captured_ever(side) - static_cast<long>(captives.size())));
    add_points(side, CountReason::captives, std::move(captives), 2);
    const auto own = [&](Point, const PointState& state) {
      return inside(state) && state.has_dot && state.dot == side;
    };
    if (rules.count == Count::everything_inside)
      add_points(
          side, CountReason::inside,
          points_where(field_, [&](Point p, const PointState& s) { return own(p, s) || (inside(s) && !s.has_dot); }),
          2);
    if (rules.penalty > 0) add_points(other(side), CountReason::penalty, points_where(field_, own), 2L * rules.penalty);
    counted_.empty[index(side)] = static_cast<int>(empty.size());
    if (rules.enclosing != Enclosing::optional) counted_.neutral -= counted_.empty[index(side)];
    add_points(side, CountReason::final_empty, std::move(empty), 1);
  }

  void settle_half() {
    const auto loser = loses_half(counted_.empty, counted_.neutral, counted_.next, position_.rules().last_safe);
    if (loser) add(*loser, CountReason::lost_half, {}, -1);
  }

  void pay_grounding(Side side) {
    const auto loose = [&](Point p, const PointState& state) {
      return state.has_dot && (state.enclosed ? state.encloser : state.dot) == side && !field_.is_grounded(p, side);
    };
    add_points(other(side), CountReason::loose_dots,
               points_where(field_, [&](Point p, const PointState& s) { return s.dot == side && loose(p, s); }), 2);
    if (position_.rules().recapture == Recapture::frees)
      add_points(side, CountReason::freed_captives,
                 points_where(field_, [&](Point p, const PointState& s) { return s.dot != side && loose(p, s); }), -2);
  }

  const Position& position_;
  const Field& field_;
  PointCount counted_{};
};

}  // namespace

std::string_view to_text(CountReason reason) {
  switch (reason) {
    case CountReason::captives: return "captives";
    case CountReason::kept_captives: return "kept_captives";
    case CountReason::inside: return "inside";
    case CountReason::penalty: return "penalty";
    case CountReason::final_empty: return "final_empty";
    case CountReason::lost_half: return "lost_half";
    case CountReason::loose_dots: return "loose_dots";
    case CountReason::freed_captives: return "freed_captives";
    case CountReason::komi: return "komi";
  }
  return "";
}

PointCount count_points(const Position& position) { return Counter(position).run(); }

}  // namespace dots::surround
