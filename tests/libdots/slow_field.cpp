#include "libdots/slow_field.h"

#include <algorithm>
#include <set>

namespace arbiter_tests {
namespace {

using dots::Side;
using dots::surround::Point;

constexpr Point four_neighbours[] = {{1, 0}, {0, 1}, {-1, 0}, {0, -1}};
Point operator+(Point a, Point b) { return {a.x + b.x, a.y + b.y}; }
Point operator*(int factor, Point p) { return {factor * p.x, factor * p.y}; }

// A sheet on which links are drawn as lines, four squares to a step, with a margin of two steps around the board: fine
// enough for an area to flow wherever a line can be passed, and nowhere else.
class Sheet {
 public:
  static constexpr int scale = 4;
  Sheet(int width, int height)
      : width_(scale * (width + 3)),
        height_(scale * (height + 3)),
        squares_(static_cast<std::size_t>(width_ * height_)) {}

  void draw_link(Point from, Point to) {
    const Point step{to.x - from.x, to.y - from.y};
    for (int i = 0; i <= scale; ++i) *square(scale * from + i * step) = line;
  }
  void flow_from_outside() {
    std::vector<Point> todo{{-2 * scale, -2 * scale}};
    *square(todo.front()) = wet;
    while (!todo.empty()) {
      const Point here = todo.back();
      todo.pop_back();
      for (const Point d : four_neighbours)
        if (char* next = square(here + d); next != nullptr && *next == dry) {
          *next = wet;
          todo.push_back(here + d);
        }
    }
  }
  [[nodiscard]] bool is_wet(Point p) { return *square(scale * p) == wet; }
  /// Whether the outside washes the link on one of its sides.
  [[nodiscard]] bool is_washed(Point from, Point to) {
    const Point step{to.x - from.x, to.y - from.y};
    for (int i = 1; i < scale; ++i)
      for (const Point d : four_neighbours)
        if (*square(scale * from + i * step + d) == wet) return true;
    return false;
  }

 private:
  static constexpr char dry = 0, line = 1, wet = 2;
  char* square(Point p) {
    p = p + Point{2 * scale, 2 * scale};
    return p.x < 0 || p.y < 0 || p.x >= width_ || p.y >= height_
               ? nullptr
               : &squares_[static_cast<std::size_t>(p.y * width_ + p.x)];
  }
  int width_, height_;
  std::vector<char> squares_;
};

}  // namespace

SlowField::SlowField(int width, int height, Options options)
    : width_(width), height_(height), options_(options), states_(static_cast<std::size_t>(width * height)) {
  for (std::vector<bool>& closed : closed_) closed.resize(states_.size());
}

void SlowField::set(Point point, const dots::surround::PointState& state) {
  at(point) = {state.has_dot, state.dot, state.enclosed, state.encloser};
}

// Where the edge is a wall, the points around the board are live dots of both sides.
bool SlowField::is_live(Point p, Side side) const {
  if (options_.walled && !contains(p)) return p.x >= -1 && p.y >= -1 && p.x <= width_ && p.y <= height_;
  return contains(p) && at(p).dot && at(p).colour == side && !at(p).enclosed;
}

bool SlowField::belongs_to(Point p, Side side) const {
  return is_live(p, side) || (at(p).enclosed && at(p).owner == side);
}

int SlowField::part_at(const Parts& parts, Point p) const {
  return contains(p) ? parts.of[spot(p)] : options_.walled ? Parts::wall : Parts::open;
}

SlowField::Parts SlowField::parts(Side side) const {
  constexpr int unknown = -1;
  Parts result{std::vector<int>(states_.size(), unknown)};
  const auto part = [&](Point p) -> int& { return result.of[spot(p)]; };
  const auto fill = [&](Point start, int number) {
    std::vector<Point> todo{start};
    part(start) = number;
    while (!todo.empty()) {
      const Point here = todo.back();
      todo.pop_back();
      for (const Point d : four_neighbours)
        if (contains(here + d) && part(here + d) == unknown) {
          part(here + d) = number;
          todo.push_back(here + d);
        }
    }
  };
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (is_live({x, y}, side)) part({x, y}) = Parts::wall;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (!options_.walled && (x == 0 || y == 0 || x == width_ - 1 || y == height_ - 1) && part({x, y}) == unknown)
        fill({x, y}, Parts::open);
  int number = Parts::open;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (part({x, y}) == unknown) fill({x, y}, ++number);
  for (int each = Parts::open + 1; options_.walled && each <= number; ++each)
    if (is_large(result, each) && is_outside(ring_around(result, each, side)))
      std::replace(result.of.begin(), result.of.end(), each, static_cast<int>(Parts::open));
  return result;
}

// Houses are the empty points that live dots of the owner close off, with no free enemy dot beside them in there.
std::vector<bool> SlowField::houses(Side owner) const {
  std::vector<bool> house(states_.size(), false);
  if (options_.painted || options_.only_enemy) return house;
  const Parts all = parts(owner);
  std::set<int> closed(all.of.begin(), all.of.end());
  closed.erase(Parts::open);
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (is_live({x, y}, other(owner))) closed.erase(part_at(all, {x, y}));
  for (std::size_t i = 0; i < house.size(); ++i)
    house[i] = closed.contains(all.of[i]) && !states_[i].dot && !states_[i].enclosed &&
               (!options_.walled || closed_[index(owner)][i]);
  return house;
}

// Whether the rectangle around a part is more than half of the board; if not, its contour is not either.
bool SlowField::is_large(const Parts& all, int part) const {
  int left = width_, right = -1, top = height_, bottom = -1;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (part_at(all, {x, y}) == part) {
        left = std::min(left, x), right = std::max(right, x);
        top = std::min(top, y), bottom = std::max(bottom, y);
      }
  return 4L * (right - left + 2) * (bottom - top + 2) > 2L * (width_ + 1) * (height_ + 1) - 4;
}

// More than half of the board, closed off along the edge.
bool SlowField::is_outside(const Ring& ring) const {
  return std::any_of(ring.dots.begin(), ring.dots.end(), [&](Point p) { return !contains(p); }) &&
         2 * ring.doubled_area() > 2L * (width_ + 1) * (height_ + 1) - 4;
}

// The contour that hugs a closed part from outside (§2.2): of the links that border on the part those which separate it
// from the outside. A link borders on the part when nothing lies between them: for a straight link both points beside
// it on one side are in the part, for a slanting one the point in its corner is.
SlowField::Ring SlowField::ring_around(const Parts& all, int part, Side side) const {
  struct Link {
    Point from, to;
  };
  std::vector<Link> border;
  const auto in_part = [&](Point p) { return contains(p) && part_at(all, p) == part; };
  for (int y = -1; y <= height_; ++y)
    for (int x = -1; x <= width_; ++x) {
      const Point p{x, y};
      if (!is_live(p, side)) continue;
      for (const Point d : {Point{1, 0}, Point{0, 1}}) {
        const Point beside{d.y, d.x};
        const Point q = p + d;
        if (is_live(q, side) &&
            ((in_part(p + beside) && in_part(q + beside)) || (in_part(p + -1 * beside) && in_part(q + -1 * beside))))
          border.push_back({p, q});
      }
      for (const int dx : {1, -1}) {
        const Point q{x + dx, y + 1};
        if (is_live(q, side) && (in_part({q.x, p.y}) || in_part({p.x, q.y}))) border.push_back({p, q});
      }
    }
  Sheet sheet(width_, height_);
  for (const Link& link : border) sheet.draw_link(link.from, link.to);
  sheet.flow_from_outside();
  std::set<Point> ring;
  for (const Link& link : border)
    if (sheet.is_washed(link.from, link.to)) ring.insert({link.from, link.to});
  Ring result{{ring.begin(), ring.end()}, {}};
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (!sheet.is_wet({x, y}) && !ring.contains({x, y})) result.inside.push_back({x, y});
  return result;
}

// §2.4; the number of dots newly captured.
int SlowField::enclose(const Ring& ring, Side side) {
  int captured = 0;
  for (const Point p : ring.inside) {
    if (at(p).dot && at(p).colour != side && !belongs_to(p, side)) ++captured;
    at(p).enclosed = true;
    at(p).owner = side;
  }
  return captured;
}

bool SlowField::can_put(Point point, Side side) const {
  if (!contains(point) || at(point).dot || at(point).enclosed) return false;
  if (!options_.suicide_refused) return true;
  SlowField tried = *this;
  tried.put(point, side);
  return !tried.at(point).enclosed;
}

void SlowField::put(Point point, Side side) {
  if (options_.only_enemy) return put_among_groups(point, side);
  const bool own_house = houses(side)[spot(point)];
  const bool enemy_house = houses(other(side))[spot(point)];
  const Parts enemy_parts = parts(other(side));
  at(point).dot = true;
  at(point).colour = side;
  if (own_house) return;  // §2.7

  // A contour closes between two runs of own dots around the new one (§2.2): it goes through the dot, with a point
  // beside the dot inside and another one outside.
  const Parts own_parts = parts(side);
  std::vector<Point> beside;
  for (const Point d : four_neighbours)
    if (part_at(own_parts, point + d) != Parts::wall) beside.push_back(point + d);
  std::set<int> closed;
  for (const Point p : beside) closed.insert(part_at(own_parts, p));
  closed.erase(Parts::open);
  std::vector<Ring> rings;
  for (const int part : closed) {
    Ring ring = ring_around(own_parts, part, side);
    const bool through_the_dot = std::find(ring.dots.begin(), ring.dots.end(), point) != ring.dots.end();
    const bool separates = std::any_of(beside.begin(), beside.end(), [&](Point p) {
      return std::find(ring.inside.begin(), ring.inside.end(), p) == ring.inside.end();
    });
    if (through_the_dot && separates) rings.push_back(std::move(ring));
  }
  std::stable_sort(rings.begin(), rings.end(),
                   [](const Ring& a, const Ring& b) { return a.doubled_area() < b.doubled_area(); });
  int captured = 0;
  for (const Ring& ring : rings) {  // §2.3
    const bool holds_enemy = std::any_of(ring.inside.begin(), ring.inside.end(), [&](Point p) {
      return at(p).dot && at(p).colour != side && !belongs_to(p, side);
    });
    if (holds_enemy || options_.painted) captured += enclose(ring, side);
    for (const Point p : ring.inside) closed_[index(side)][spot(p)] = true;
  }
  if (enemy_house && captured == 0)  // §2.6
    enclose(ring_around(enemy_parts, part_at(enemy_parts, point), other(side)), other(side));
}

// A part of the board without a free point falls to the side whose live dots close it off; the mover goes first.
SlowField::Ring SlowField::group_at(const Parts& all, Point p, Side side) const {
  Ring group;
  if (part_at(all, p) == Parts::wall || part_at(all, p) == Parts::open) return group;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (part_at(all, {x, y}) == part_at(all, p)) group.inside.push_back({x, y});
  const auto free = [&](Point each) { return !at(each).dot && !at(each).enclosed; };
  const auto caught = [&](Point each) { return at(each).dot && at(each).colour != side && !belongs_to(each, side); };
  if (std::any_of(group.inside.begin(), group.inside.end(), free) ||
      std::none_of(group.inside.begin(), group.inside.end(), caught))
    group.inside.clear();
  return group;
}

void SlowField::put_among_groups(Point point, Side side) {
  at(point).dot = true;
  at(point).colour = side;
  int captured = 0;
  for (const Point d : four_neighbours)
    if (contains(point + d)) captured += enclose(group_at(parts(side), point + d, side), side);
  if (captured == 0) enclose(group_at(parts(other(side)), point, other(side)), other(side));
}

std::string SlowField::picture() const {
  const std::vector<bool> of_first = houses(Side::first);
  const std::vector<bool> of_second = houses(Side::second);
  std::string rows;
  for (int y = 0; y < height_; ++y) {
    for (int x = 0; x < width_; ++x) {
      const State& state = at({x, y});
      char sign = '.';
      if (state.dot && !state.enclosed) {
        sign = state.colour == Side::first ? 'x' : 'o';
      } else if (state.dot) {
        const bool own = state.colour == state.owner;
        sign = state.owner == Side::first ? (own ? 'X' : 'Q') : (own ? 'O' : 'K');
      } else if (state.enclosed) {
        sign = state.owner == Side::first ? ',' : ';';
      } else if (of_first[spot({x, y})]) {
        sign = '1';
      } else if (of_second[spot({x, y})]) {
        sign = '2';
      }
      rows.push_back(sign);
    }
    rows.push_back('\n');
  }
  return rows;
}

int SlowField::captives(Side side) const {
  return static_cast<int>(std::count_if(states_.begin(), states_.end(), [&](const State& state) {
    return state.dot && state.enclosed && state.owner == side && state.colour != side;
  }));
}

// §5: a flood over own(side) from the edge.
std::vector<bool> SlowField::grounded(Side side) const {
  std::vector<bool> reached(states_.size(), false);
  std::vector<Point> todo;
  const auto reach = [&](Point p) {
    if (reached[spot(p)] || !belongs_to(p, side)) return;
    reached[spot(p)] = true;
    todo.push_back(p);
  };
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (x == 0 || y == 0 || x == width_ - 1 || y == height_ - 1) reach({x, y});
  while (!todo.empty()) {
    const Point here = todo.back();
    todo.pop_back();
    for (const Point d : four_neighbours)
      if (contains(here + d)) reach(here + d);
  }
  return reached;
}

int SlowField::loose(Side side) const {
  const std::vector<bool> linked = grounded(side);
  int count = 0;
  for (int y = 0; y < height_; ++y)
    for (int x = 0; x < width_; ++x)
      if (at({x, y}).dot && belongs_to({x, y}, side) && !linked[spot({x, y})]) ++count;
  return count;
}

}  // namespace arbiter_tests
