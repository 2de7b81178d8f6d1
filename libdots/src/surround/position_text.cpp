// Position as text: moves and pictures of the board.
#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <utility>

#include "dots/surround/position.h"

namespace dots::surround {
namespace {

constexpr std::array<std::pair<std::string_view, MoveKind>, 7> words = {{{"ground", MoveKind::ground},
                                                                         {"stop", MoveKind::stop},
                                                                         {"resign", MoveKind::resign},
                                                                         {"pass", MoveKind::pass},
                                                                         {"draw", MoveKind::draw},
                                                                         {"time", MoveKind::time},
                                                                         {"agree", MoveKind::agree}}};

// Points up to the one that repeats the first; `text` must begin with a point.
std::optional<std::vector<Point>> take_contour(std::string_view& text) {
  std::vector<Point> points;
  for (;;) {
    const bool letters = !text.empty() && sgf_index(text.front()) >= 0;
    const auto point = take_point(text);
    if (!point) return std::nullopt;
    if (!points.empty() && *point == points.front()) return points;
    points.push_back(*point);
    if (letters) continue;
    if (text.empty() || text.front() != '.') return std::nullopt;
    text.remove_prefix(1);
  }
}

struct Prefix {
  Side side;
  int player;
};

// `B:` or `W:`, with the number of the player where there are several: `B2:`.
std::optional<Prefix> take_prefix(std::string_view& text) {
  if (!text.starts_with('B') && !text.starts_with('W')) return std::nullopt;
  const std::size_t colon = text.find(':');
  if (colon == std::string_view::npos) return std::nullopt;
  Prefix prefix{text.front() == 'B' ? Side::first : Side::second, 0};
  const std::string_view number = text.substr(1, colon - 1);
  if (!number.empty()) {
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), prefix.player);
    if (error != std::errc{} || end != number.data() + number.size() || prefix.player < 1) return std::nullopt;
  }
  text.remove_prefix(colon + 1);
  return prefix;
}

}  // namespace

Result<Move> Position::parse(std::string_view text) const {
  const Error malformed{"DOT001", {{"move", std::string(text)}}};
  Move move;
  move.side = state_.to_move;
  if (const auto prefix = take_prefix(text)) {
    move.side = prefix->side;
    move.player = prefix->player;
  } else if (free_turns_) {
    return Error{"DOT013", {{"move", std::string(text)}}};
  }
  const std::string_view head = text.substr(0, text.find('.'));
  const auto* word = std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.first == head; });
  if (word != words.end()) {
    move.kind = word->second;
    if (head.size() < text.size() && move.kind != MoveKind::agree) return malformed;
    text.remove_prefix(head.size());
  } else if (text.starts_with('.')) {
    move.kind = MoveKind::contours;
  } else {
    const auto point = take_point(text);
    if (!point) return malformed;
    move.point = *point;
  }
  while (!text.empty()) {
    if (text.front() != '.') return malformed;
    text.remove_prefix(1);
    auto contour = take_contour(text);
    if (!contour) return malformed;
    move.contours.edit().push_back(std::move(*contour));
  }
  return move;
}

std::string Position::print(const Move& move) const {
  std::string text;
  if (free_turns_ || move.side != state_.to_move || move.player != 0) {
    text = move.side == Side::first ? "B" : "W";
    if (move.player != 0) text += std::to_string(move.player);
    text += ':';
  }
  if (move.kind == MoveKind::dot) text += to_text(move.point);
  const auto* word = std::find_if(words.begin(), words.end(), [&](const auto& w) { return w.second == move.kind; });
  if (word != words.end()) text += word->first;
  for (const auto& contour : *move.contours) {
    if (contour.empty()) continue;
    for (const Point point : contour) text.append(".").append(to_text(point));
    text.append(".").append(to_text(contour.front()));
  }
  return text;
}

std::string Position::draw() const {
  std::string rows;
  rows.reserve(static_cast<std::size_t>((field_.width() + 1) * field_.height()));
  for (int y = 0; y < field_.height(); ++y) {
    for (int x = 0; x < field_.width(); ++x) {
      const PointState state = field_.at({x, y});
      char sign = '.';
      if (state.has_dot) {
        const bool first = state.dot == Side::first;
        sign = state.enclosed ? (first ? 'X' : 'O') : (first ? 'x' : 'o');
      } else if (state.enclosed) {
        sign = state.encloser == Side::first ? ',' : ';';
      }
      rows.push_back(sign);
    }
    rows.push_back('\n');
  }
  rows.pop_back();
  return rows;
}

// Reads rows as draw() prints them. Whose enclosure a dot lies in is told by the live dots around its area.
Result<void> Position::load_picture(std::string_view picture) {
  const auto wrong = [](int line, int column) { return Error{"DOT021", {}, {line, column}}; };
  const int width = field_.width();
  const int height = field_.height();
  std::vector<PointState> states;
  int line = 1;
  int column = 1;
  for (const char sign : picture) {
    if (sign == '\r') continue;
    if (sign == '\n') {
      if (column != width + 1) return wrong(line, column);
      ++line;
      column = 1;
      continue;
    }
    PointState state;
    state.has_dot = sign == 'x' || sign == 'o' || sign == 'X' || sign == 'O';
    state.dot = sign == 'x' || sign == 'X' ? Side::first : Side::second;
    state.enclosed = sign == 'X' || sign == 'O' || sign == ',' || sign == ';';
    state.encloser = sign == ',' ? Side::first : Side::second;
    if ((!state.has_dot && !state.enclosed && sign != '.') || column > width || line > height)
      return wrong(line, column);
    states.push_back(state);
    ++column;
  }
  if (column != 1 && column != width + 1) return wrong(line, column);
  if (states.size() != static_cast<std::size_t>(width * height)) return wrong(line, column);

  const auto at = [&](int x, int y) -> PointState* {
    return x < 0 || y < 0 || x >= width || y >= height ? nullptr : &states[static_cast<std::size_t>(y * width + x)];
  };
  std::vector<bool> seen(states.size(), false);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const auto here = static_cast<std::size_t>(y * width + x);
      if (!states[here].enclosed || seen[here]) continue;
      std::vector<Point> area{{x, y}};
      seen[here] = true;
      std::optional<Side> owner;
      for (std::size_t i = 0; i < area.size(); ++i)
        for (const Point next : {Point{area[i].x + 1, area[i].y}, Point{area[i].x - 1, area[i].y},
                                 Point{area[i].x, area[i].y + 1}, Point{area[i].x, area[i].y - 1}}) {
          const PointState* state = at(next.x, next.y);
          const auto spot = static_cast<std::size_t>(next.y * width + next.x);
          if (state == nullptr) continue;
          if (!state->enclosed) {
            if (state->has_dot) owner = state->dot;
          } else if (!seen[spot]) {
            seen[spot] = true;
            area.push_back(next);
          }
        }
      if (!owner) return wrong(y + 1, x + 1);
      for (const Point p : area) {
        PointState& state = *at(p.x, p.y);
        if (!state.has_dot && state.encloser != *owner) return wrong(p.y + 1, p.x + 1);
        state.encloser = *owner;
      }
    }
  if (!field_.load(states)) return wrong(1, 1);
  const auto dots_of = [&](Side side) {
    return std::count_if(states.begin(), states.end(), [&](const PointState& s) { return s.has_dot && s.dot == side; });
  };
  state_.to_move = dots_of(Side::first) > dots_of(Side::second) ? Side::second : Side::first;
  return {};
}

}  // namespace dots::surround
