// Whether a player may draw a contour (rules/dots.md §3.2, §4).
#include <algorithm>
#include <cstdlib>
#include <utility>

#include "dots/surround/contour.h"
#include "surround/chain.h"
#include "surround/contour_map.h"

namespace dots::surround {
namespace {

/// Whether the middle of a link lies strictly inside a contour that does not have the link itself.
bool runs_inside(Point from, Point to, const DrawnContour& area) {
  const std::span<const Point> contour = area.points;
  const Point middle{from.x + to.x, from.y + to.y};  // all coordinates twice
  if (middle.x <= 2 * area.box.low.x || middle.y <= 2 * area.box.low.y || middle.x >= 2 * area.box.high.x ||
      middle.y >= 2 * area.box.high.y)
    return false;
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

/// The smallest of the points that stand in the contour twice.
std::optional<Point> repeated_point(std::span<const Point> contour) {
  std::vector<Point> sorted(contour.begin(), contour.end());
  std::sort(sorted.begin(), sorted.end());
  const auto twice = std::adjacent_find(sorted.begin(), sorted.end());
  return twice != sorted.end() ? std::optional(*twice) : std::nullopt;
}

/// Whether the points are live dots of one side, each linked to the next; else the first point where they are not.
DrawingFault chain_fault(const Field& field, std::span<const Point> contour) {
  std::optional<Side> owner;
  for (const Point p : contour) {
    const PointState state = field.contains(p) ? field.at(p) : PointState{};
    if (!state.has_dot) return {ContourFault::no_dot, p};
    if (state.enclosed) return {ContourFault::enclosed_dot, p};
    if (state.dot != owner.value_or(state.dot)) return {ContourFault::mixed_colours, p};
    owner = state.dot;
  }
  for (std::size_t i = 0; i < contour.size(); ++i)
    if (!linked(field, contour[i], after(contour, i))) return {ContourFault::not_linked, contour[i]};
  return {};
}

/// An area drawn before that takes a part of the same place as a contour, and the dots that its border shares with it.
struct AreaBeside {
  const DrawnContour* area;
  int shared = 0;
  Point last_shared{};
};

std::vector<AreaBeside> areas_beside(const Field& field, const ContourMap& map) {
  std::vector<AreaBeside> beside;
  for (const DrawnContour& area : field.drawn()) {
    if (!area.box.meets(map.box())) continue;
    AreaBeside& found = beside.emplace_back(AreaBeside{&area});
    for (const Point p : area.points)
      if (map.goes_through(p)) ++found.shared, found.last_shared = p;
  }
  return beside;
}

/// Lines may not cross (§3.2): the contour's own, those of its turn, and those of the areas that stand.
DrawingFault crossing_fault(Field& field, std::span<const Point> contour, std::span<const AreaBeside> beside) {
  const bool short_links = field.rules().link == Link::neighbour;
  for (std::size_t i = 0; i < contour.size(); ++i) {
    if (field.lines().crossed_by(contour[i], after(contour, i))) return {ContourFault::crosses, contour[i]};
    for (const AreaBeside& each : beside) {
      if (short_links && each.shared < 2) continue;  // a link of one step runs inside only from border to border
      if (runs_inside(contour[i], after(contour, i), *each.area)) return {ContourFault::inside_area, contour[i]};
    }
  }
  return {};
}

/// Own areas within the contour that still stand by themselves.
DrawingFault hole_fault(const Field& field, std::span<const AreaBeside> beside, const ContourMap& map, Side owner) {
  for (const AreaBeside& each : beside) {
    const DrawnContour& area = *each.area;
    if (area.owner != owner || each.shared < 2) continue;
    if (std::any_of(area.points.begin(), area.points.end(), [&](Point p) { return field.at(p).enclosed; })) continue;
    const std::vector<Point> within = points_inside(area.points);
    if (within.empty() || !map.holds(within.front())) continue;
    return {ContourFault::shares_border, each.last_shared};
  }
  return {};
}

JudgedContour judge(Field& field, std::span<const Point> contour, const DrawingRules& rules) {
  const std::size_t least = field.rules().link == Link::neighbour ? 4 : 3;
  if (contour.size() < least) return {{ContourFault::too_short, contour.empty() ? Point{} : contour.front()}};
  const Point first = contour.front();
  if (const DrawingFault fault = chain_fault(field, contour); fault.fault != ContourFault::none) {
    const auto twice = repeated_point(contour);
    return {twice ? DrawingFault{ContourFault::repeated, *twice} : fault};
  }
  const ContourMap map(contour);
  if (map.length() < contour.size()) return {{ContourFault::repeated, *repeated_point(contour)}};
  if (rules.through && !map.goes_through(*rules.through)) return {{ContourFault::not_through_dot, first}};
  const std::vector<AreaBeside> beside = areas_beside(field, map);
  if (const DrawingFault fault = crossing_fault(field, contour, beside); fault.fault != ContourFault::none)
    return {fault};
  const Side owner = field.at(first).dot;
  std::vector<Point> inside = map.inside();
  if (inside.empty()) return {{ContourFault::nothing_inside, first}};
  const auto is_caught = [&](Point p) {
    const PointState state = field.at(p);
    return state.has_dot && state.dot != owner && !(state.enclosed && state.encloser == owner);
  };
  if (!rules.may_be_empty && std::none_of(inside.begin(), inside.end(), is_caught))
    return {{ContourFault::nothing_caught, first}};
  if (field.rules().inside == Inside::only_enemy)
    for (const Point p : inside)
      if (!field.at(p).has_dot || (field.at(p).dot == owner && !field.at(p).enclosed))
        return {{ContourFault::not_only_enemy, p}};
  const DrawingFault fault = rules.holes ? hole_fault(field, beside, map, owner) : DrawingFault{};
  return {fault, std::move(inside)};
}

}  // namespace

std::vector<JudgedContour> judge_contours(Field& field, std::span<const std::vector<Point>> contours,
                                          const DrawingRules& rules) {
  const std::size_t drawn = field.lines().size();
  for (const std::vector<Point>& contour : contours) field.lines().add(contour);
  std::vector<JudgedContour> judged;
  judged.reserve(contours.size());
  for (const std::vector<Point>& contour : contours) {
    judged.push_back(judge(field, contour, rules));
    if (judged.back().fault.fault != ContourFault::none) break;
  }
  field.lines().take_back(drawn);
  return judged;
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
