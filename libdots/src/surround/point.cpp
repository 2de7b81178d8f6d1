#include "dots/surround/point.h"

#include <charconv>

namespace dots::surround {
namespace {

char sgf_letter(int i) { return static_cast<char>(i < 26 ? 'a' + i : 'A' + (i - 26)); }

std::optional<int> take_number(std::string_view& text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc{} || value < 1 || value > 100'000) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return value;
}

}  // namespace

std::string to_sgf(Point point) { return {sgf_letter(point.x), sgf_letter(point.y)}; }

std::string to_text(Point point) { return std::to_string(point.x + 1) + '.' + std::to_string(point.y + 1); }

std::optional<Point> take_point(std::string_view& text) {
  if (text.size() >= 2 && sgf_index(text[0]) >= 0 && sgf_index(text[1]) >= 0) {
    const Point point{sgf_index(text[0]), sgf_index(text[1])};
    text.remove_prefix(2);
    return point;
  }
  std::string_view rest = text;
  const auto x = take_number(rest);
  if (!x || rest.empty() || rest.front() != '.') return std::nullopt;
  rest.remove_prefix(1);
  const auto y = take_number(rest);
  if (!y) return std::nullopt;
  text = rest;
  return Point{*x - 1, *y - 1};
}

}  // namespace dots::surround
