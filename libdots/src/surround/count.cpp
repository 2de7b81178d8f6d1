#include "dots/surround/count.h"

namespace dots::surround {
namespace {

class Counter {
 public:
  explicit Counter(const Position& position) : position_(position), field_(position.field()) {}

  PointCount run() {
    counted_.score = position_.score();
    counted_.next = position_.to_move();
    counted_.neutral = field_.playable_points();
    find_inside();
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

  template <class Look>
  void look_at_all(Look look) const {
    for (int y = 0; y < field_.height(); ++y)
      for (int x = 0; x < field_.width(); ++x) look(Point{x, y}, field_.at({x, y}));
  }

  void find_inside() {
    const Ruleset& rules = position_.rules();
    look_at_all([&](Point p, const PointState& state) {
      if (!state.enclosed || state.on_line) return;
      Inside& inside = inside_[index(state.encloser)];
      if (state.has_dot && state.dot != state.encloser) return inside.captives.push_back(p);
      if (rules.count == Count::everything_inside) inside.rest.push_back(p);
      if (rules.penalty > 0 && state.has_dot) inside.own_dots.push_back(p);
    });
  }

  void areas_of(Side side, std::vector<Point> empty) {
    const Ruleset& rules = position_.rules();
    Inside& inside = inside_[index(side)];
    counted_.captives[index(side)] = field_.captives(side);
    if (rules.recapture == Recapture::keeps)
      add(side, CountReason::kept_captives, {},
          2L * (position_.captured_ever(side) - static_cast<long>(inside.captives.size())));
    add_points(side, CountReason::captives, std::move(inside.captives), 2);
    add_points(side, CountReason::inside, std::move(inside.rest), 2);
    add_points(other(side), CountReason::penalty, std::move(inside.own_dots), 2L * rules.penalty);
    counted_.empty[index(side)] = static_cast<int>(empty.size());
    if (rules.enclosing != Enclosing::optional) counted_.neutral -= counted_.empty[index(side)];
    add_points(side, CountReason::final_empty, std::move(empty), 1);
  }

  void settle_half() {
    const auto loser = loses_half(counted_.empty, counted_.neutral, counted_.next, position_.rules().last_safe);
    if (loser) add(*loser, CountReason::lost_half, {}, -1);
  }

  void pay_grounding(Side side) {
    std::vector<Point> lost;
    std::vector<Point> freed;
    look_at_all([&](Point p, const PointState& state) {
      if (!state.has_dot || (state.enclosed ? state.encloser : state.dot) != side || field_.is_grounded(p, side))
        return;
      (state.dot == side ? lost : freed).push_back(p);
    });
    add_points(other(side), CountReason::loose_dots, std::move(lost), 2);
    if (position_.rules().recapture == Recapture::frees)
      add_points(side, CountReason::freed_captives, std::move(freed), -2);
  }

  struct Inside {  // what is within the enclosures of a side and counts
    std::vector<Point> captives, own_dots;
    std::vector<Point> rest;  // all but the captives
  };

  const Position& position_;
  const Field& field_;
  Inside inside_[2];
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
