// Whether a player may draw a contour (rules/dots.md §3.2, §4).
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "dots/surround/contour.h"

namespace dots::surround {
namespace {

struct Line {
  Point from, to;
};

/// The point that follows on the closed chain.
Point after(std::span<const Point> contour, std::size_t i) { return contour[i + 1 < contour.size() ? i + 1 : 0]; }

/// Twice the area of the triangle a b c, with a sign.
int turn(Point a, Point b, Point c) { return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x); }

/// Whether the links meet anywhere but in end points.
bool cross(const Line& a, const Line& b) {
  const auto parted = [](const Line& line, const Line& by) {
    const int one = turn(by.from, by.to, line.from);
    const int two = turn(by.from, by.to, line.to);
    return (one < 0 && two > 0) || (one > 0 && two < 0);
  };
  return parted(a, b) && parted(b, a);
}

/// The part of the sheet that a contour takes.
struct Box {
  Point low, high;
};

Box box_of(std::span<const Point> contour) {
  Box box{contour.front(), contour.front()};
  for (const Point p : contour) {
    box.low = {std::min(box.low.x, p.x), std::min(box.low.y, p.y)};
    box.high = {std::max(box.high.x, p.x), std::max(box.high.y, p.y)};
  }
  return box;
}

Box grown(const Box& box, int by) { return {{box.low.x - by, box.low.y - by}, {box.high.x + by, box.high.y + by}}; }

bool contains(const Box& box, Point p) {
  return p.x >= box.low.x && p.x <= box.high.x && p.y >= box.low.y && p.y <= box.high.y;
}

/// Lines near a contour, by the point of the board at which they begin on the left.
class Lines {
 public:
  Lines(const Field& field, const Box& box)
      : field_(field),
        reach_(field.rules().link == Link::neighbour ? 1 : 2),
        near_(grown(box, 2 * (reach_ - 1))),
        newest_at_(static_cast<std::size_t>(field.width() * field.height()), none) {}

  void add(std::span<const Point> contour) {
    for (std::size_t i = 0; i < contour.size(); ++i) {
      const Point from = std::min(contour[i], after(contour, i));
      const Point to = std::max(contour[i], after(contour, i));
      if (!may_be_crossed(from, to) || !contains(near_, from) || !field_.contains(from)) continue;
      int& newest = newest_at_[spot(from)];
      lines_.push_back({{from, to}, std::exchange(newest, static_cast<int>(lines_.size()))});
    }
  }
  [[nodiscard]] bool crossed_by(const Line& line) const {
    if (!may_be_crossed(line.from, line.to)) return false;
    const Point from = std::min(line.from, line.to);
    const int across = reach_ - 1;  // links that meet between their ends begin nearer to each other than they are long
    const int down = 2 * reach_ - 1;
    for (int y = std::max(from.y - down, 0); y <= std::min(from.y + down, field_.height() - 1); ++y)
      for (int x = std::max(from.x - across, 0); x <= std::min(from.x + across, field_.width() - 1); ++x)
        for (int i = newest_at_[spot({x, y})]; i != none; i = lines_[static_cast<std::size_t>(i)].older)
          if (cross(lines_[static_cast<std::size_t>(i)].line, line)) return true;
    return false;
  }

 private:
  /// Among links of one step only slanting ones cross.
  [[nodiscard]] bool may_be_crossed(Point from, Point to) const {
    return reach_ > 1 || (from.x != to.x && from.y != to.y);
  }

  static constexpr int none = -1;
  struct Kept {
    Line line;
    int older;  ///< the one before it that begins at the same point
  };
  [[nodiscard]] std::size_t spot(Point p) const { return static_cast<std::size_t>(p.y * field_.width() + p.x); }

  const Field& field_;
  int reach_;  ///< the longest link, in steps
  Box near_;   ///< where a line begins that may cross one of the contour
  std::vector<int> newest_at_;
  std::vector<Kept> lines_;
};

/// Whether the middle of a link lies strictly inside a contour that does not have the link itself.
bool runs_inside(const Line& line, std::span<const Point> contour) {
  const Point middle{line.from.x + line.to.x, line.from.y + line.to.y};  // all coordinates twice
  bool inside = false;
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const Point a{2 * contour[i].x, 2 * contour[i].y};
    const Point next = after(contour, i);
    const Point b{2 * next.x, 2 * next.y};
    if (Point{a.x + b.x, a.y + b.y} == Point{2 * middle.x, 2 * middle.y}) return false;
    if ((a.y > middle.y) == (b.y > middle.y)) continue;
    const int side = turn(a, b, middle);
    if ((b.y > a.y) == (side > 0)) inside = !inside;
  }
  return inside;
}

bool linked(const Field& field, Point a, Point b) {
  const int across = std::abs(a.x - b.x);
  const int down = std::abs(a.y - b.y);
  if (across <= 1 && down <= 1) return true;
  if (field.rules().link == Link::neighbour || across > 2 || down > 2) return false;
  const auto skipped = skipped_point(a, b);
  if (!skipped) return true;  // a knight's move
  const PointState state = field.at(*skipped);
  return !state.has_dot && (!state.enclosed || state.on_line);
}

/// Whether the points are linked live dots of one side; else the first point where they are not. `sorted`: the same
/// points in order.
DrawingFault shape_fault(const Field& field, std::span<const Point> contour, std::span<const Point> sorted) {
  const std::size_t least = field.rules().link == Link::neighbour ? 4 : 3;
  if (contour.size() < least) return {ContourFault::too_short, contour.empty() ? Point{} : contour.front()};
  if (const auto twice = std::adjacent_find(sorted.begin(), sorted.end()); twice != sorted.end())
    return {ContourFault::repeated, *twice};
  for (const Point p : contour) {
    if (!field.contains(p) || !field.at(p).has_dot) return {ContourFault::no_dot, p};
    if (field.at(p).enclosed) return {ContourFault::enclosed_dot, p};
    if (field.at(p).dot != field.at(contour.front()).dot) return {ContourFault::mixed_colours, p};
  }
  for (std::size_t i = 0; i < contour.size(); ++i)
    if (!linked(field, contour[i], after(contour, i))) return {ContourFault::not_linked, contour[i]};
  return {};
}

/// Whether an area may reach into the box: on a closed chain no dot is farther from the first one than half the links.
bool may_touch(const Box& box, std::span<const Point> area, Link link) {
  const int far = static_cast<int>(area.size()) * (link == Link::neighbour ? 1 : 2) / 2;
  return !area.empty() && contains(grown(box, far), area.front());
}

/// How many dots the border of an area has in common with a contour, and the last of them.
struct SharedDots {
  int count = 0;
  Point last{};
};

SharedDots shared_dots(const Contour& area, const Box& box, std::span<const Point> sorted_contour) {
  SharedDots shared;
  for (const Point p : area.points)
    if (contains(box, p) && std::binary_search(sorted_contour.begin(), sorted_contour.end(), p))
      ++shared.count, shared.last = p;
  return shared;
}

/// Lines may not cross (§3.2): the contour's own, and those of the areas that stand. Sheets hold hundreds of areas, so
/// only those that take a part of the same place are looked at.
DrawingFault crossing_fault(const Field& field, std::span<const Point> contour, const Box& box,
                            std::span<const Point> sorted, const DrawingRules& rules) {
  Lines lines(field, box);
  lines.add(contour);
  for (const std::vector<Point>& other : rules.together)
    if (may_touch(box, other, field.rules().link)) lines.add(other);
  std::vector<const Contour*> beside;  // a link of one step runs inside an area only from border to border
  for (const Contour& area : field.drawn()) {
    if (!may_touch(box, area.points, field.rules().link)) continue;
    lines.add(area.points);
    if (field.rules().link != Link::neighbour || shared_dots(area, box, sorted).count > 1) beside.push_back(&area);
  }
  for (std::size_t i = 0; i < contour.size(); ++i) {
    const Line line{contour[i], after(contour, i)};
    if (lines.crossed_by(line)) return {ContourFault::crosses, line.from};
    for (const Contour* area : beside)
      if (runs_inside(line, area->points)) return {ContourFault::inside_area, line.from};
  }
  return {};
}

/// Own areas within the contour that still stand by themselves.
DrawingFault hole_fault(const Field& field, const Box& box, std::span<const Point> sorted,
                        std::span<const Point> inside, Side owner) {
  for (const Contour& area : field.drawn()) {
    if (area.owner != owner || !may_touch(box, area.points, field.rules().link)) continue;
    const SharedDots shared = shared_dots(area, box, sorted);
    if (shared.count < 2) continue;
    if (std::any_of(area.points.begin(), area.points.end(), [&](Point p) { return field.at(p).enclosed; })) continue;
    const std::vector<Point> within = points_inside(area.points);
    if (within.empty() || !std::binary_search(inside.begin(), inside.end(), within.front(),
                                              [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }))
      continue;
    return {ContourFault::shares_border, shared.last};
  }
  return {};
}

}  // namespace

DrawingFault drawing_fault(const Field& field, std::span<const Point> contour, const DrawingRules& rules) {
  std::vector<Point> sorted(contour.begin(), contour.end());
  std::sort(sorted.begin(), sorted.end());
  if (const DrawingFault fault = shape_fault(field, contour, sorted); fault.fault != ContourFault::none) return fault;
  const Point first = contour.front();
  if (rules.through && !std::binary_search(sorted.begin(), sorted.end(), *rules.through))
    return {ContourFault::not_through_dot, first};
  const Box box = box_of(contour);
  if (const DrawingFault fault = crossing_fault(field, contour, box, sorted, rules); fault.fault != ContourFault::none)
    return fault;
  const Side owner = field.at(first).dot;
  const std::vector<Point> inside = points_inside(contour);
  if (inside.empty()) return {ContourFault::nothing_inside, first};
  const auto is_caught = [&](Point p) {
    const PointState state = field.at(p);
    return state.has_dot && state.dot != owner && !(state.enclosed && state.encloser == owner);
  };
  if (!rules.may_be_empty && std::none_of(inside.begin(), inside.end(), is_caught))
    return {ContourFault::nothing_caught, first};
  if (field.rules().inside == Inside::only_enemy)
    for (const Point p : inside)
      if (!field.at(p).has_dot || (field.at(p).dot == owner && !field.at(p).enclosed))
        return {ContourFault::not_only_enemy, p};
  return rules.holes ? hole_fault(field, box, sorted, inside, owner) : DrawingFault{};
}

Error drawing_error(const DrawingFault& fault) {
  std::string_view code;
  switch (fault.fault) {
    case ContourFault::none: return {};
    case ContourFault::not_enclosed: code = "DOT009"; break;
    case ContourFault::too_short: code = "DOT030"; break;
    case ContourFault::repeated: code = "DOT031"; break;
    case ContourFault::not_linked: code = "DOT032"; break;
    case ContourFault::no_dot: code = "DOT033"; break;
    case ContourFault::enclosed_dot: code = "DOT034"; break;
    case ContourFault::mixed_colours: code = "DOT035"; break;
    case ContourFault::nothing_inside: code = "DOT036"; break;
    case ContourFault::nothing_caught: code = "DOT037"; break;
    case ContourFault::not_only_enemy: code = "DOT038"; break;
    case ContourFault::crosses: code = "DOT039"; break;
    case ContourFault::inside_area: code = "DOT040"; break;
    case ContourFault::shares_border: code = "DOT041"; break;
    case ContourFault::not_through_dot: code = "DOT042"; break;
  }
  return {std::string(code), {{"point", to_text(fault.at)}}};
}

}  // namespace dots::surround
