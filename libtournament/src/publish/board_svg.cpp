#include "tournament/publish/board_svg.h"

#include <algorithm>
#include <array>
#include <functional>
#include <string_view>

#include "publish/picture_colours.h"

namespace tournament::publish {
namespace {

using dots::Side;
using dots::surround::Point;

constexpr int point_gap = 20;  // picture units between two grid lines
constexpr int dot_size = 15;   // diameter
constexpr int hole_size = 6;   // of the ring
constexpr int wide_hole = 11;  // of a ring with a number in it

constexpr std::string_view paper = "#fffef8";
constexpr std::string_view grid = "#c3d3e6";
constexpr std::string_view blue = "#1d4fb8";
constexpr std::string_view red = "#b8261b";

std::string_view colour(Side side) { return side == Side::first ? blue : red; }
std::string side_class(std::string_view what, Side side) {
  return std::string(what) + (side == Side::first ? " first" : " second");
}

/// Where things stand in the picture. Coordinates stay readable on a phone, so their size grows with the board.
struct Layout {
  int width, height, font, left, top;
  explicit Layout(const Diagram& diagram)
      : width(diagram.width),
        height(diagram.height),
        font(std::max(11, std::max(width, height) * 11 / 20)),
        left(font *
             (height > 99  ? 21
              : height > 9 ? 15
                           : 10) /
             10),
        top(font * 16 / 10) {}
  [[nodiscard]] int x(int column) const { return left + point_gap / 2 + point_gap * column; }
  [[nodiscard]] int y(int row) const { return top + point_gap / 2 + point_gap * row; }
  [[nodiscard]] int right() const { return left + point_gap * width; }
  [[nodiscard]] int bottom() const { return top + point_gap * height; }
  [[nodiscard]] std::string at(Point p) const { return std::to_string(x(p.x)) + " " + std::to_string(y(p.y)); }
};

class DiagramPicture {
 public:
  DiagramPicture(Markup& markup, const Diagram& diagram, const BoardOptions& options)
      : markup_(markup), diagram_(diagram), options_(options), at_(diagram) {}

  void write() {
    write_hatches();
    write_grid();
    write_labels();
    write_areas();
    write_all_dots();
  }
  void write_without_labels() {
    write_grid();
    write_all_dots();
  }
  [[nodiscard]] int picture_width() const { return at_.right() + at_.left; }
  [[nodiscard]] int picture_height() const { return at_.bottom() + at_.top; }
  [[nodiscard]] std::string view_box() const {
    return "0 0 " + std::to_string(picture_width()) + " " + std::to_string(picture_height());
  }
  [[nodiscard]] std::string inner_view_box() const {
    return std::to_string(at_.left - 2) + " " + std::to_string(at_.top - 2) + " " +
           std::to_string(point_gap * at_.width + 4) + " " + std::to_string(point_gap * at_.height + 4);
  }

 private:
  void write_all_dots() {
    for (const Side side : {Side::first, Side::second}) write_dots(side, true);
    for (const Side side : {Side::first, Side::second}) write_dots(side, false);
    if (options_.move_numbers) write_numbers();
    write_start_marks();
    write_loose_marks();
    write_last_mark();
  }
  using Wanted = std::function<bool(const DiagramDot&)>;

  std::string hatch_id(Side side) const { return options_.id + (side == Side::first ? "-first" : "-second"); }

  void write_hatches() {
    const auto defs = markup_.element("defs");
    for (const Side side : {Side::first, Side::second}) {
      const auto pattern = markup_.element(
          "pattern", {{"id", hatch_id(side)}, {"width", "8"}, {"height", "8"}, {"patternUnits", "userSpaceOnUse"}});
      markup_.empty("path",
                    {{"class", side_class("hatch", side)},
                     {"d", side == Side::first ? "M-2 2L2 -2M0 8L8 0M6 10L10 6" : "M-2 6L2 10M0 0L8 8M6 -2L10 2"},
                     {"stroke", std::string(colour(side))},
                     {"stroke-width", "1"},
                     {"fill", "none"}});
    }
  }

  void write_grid() {
    markup_.empty("rect", {{"class", "paper"},
                           {"x", std::to_string(at_.left)},
                           {"y", std::to_string(at_.top)},
                           {"width", std::to_string(point_gap * at_.width)},
                           {"height", std::to_string(point_gap * at_.height)},
                           {"fill", std::string(paper)}});
    std::string lines;
    for (int row = 0; row < at_.height; ++row)
      lines += "M" + std::to_string(at_.left) + " " + std::to_string(at_.y(row)) + "H" + std::to_string(at_.right());
    for (int column = 0; column < at_.width; ++column)
      lines += "M" + std::to_string(at_.x(column)) + " " + std::to_string(at_.top) + "V" + std::to_string(at_.bottom());
    markup_.empty("path", {{"class", "grid"}, {"d", lines}, {"stroke", std::string(grid)}, {"stroke-width", "1"}});
    markup_.empty("rect", {{"class", "edge"},
                           {"x", std::to_string(at_.left)},
                           {"y", std::to_string(at_.top)},
                           {"width", std::to_string(point_gap * at_.width)},
                           {"height", std::to_string(point_gap * at_.height)},
                           {"fill", "none"},
                           {"stroke", std::string(muted)},
                           {"stroke-width", "1"}});
  }

  void label(int x, int y, int number, const char* anchor) {
    markup_.leaf("text", std::to_string(number),
                 {{"x", std::to_string(x)}, {"y", std::to_string(y)}, {"text-anchor", anchor}});
  }
  void write_labels() {
    const auto group = markup_.element("g", {{"class", "labels"},
                                             {"fill", std::string(muted)},
                                             {"font-family", "sans-serif"},
                                             {"font-size", std::to_string(at_.font)}});
    const int longest = std::max(at_.width, at_.height);
    const int baseline = at_.font * 36 / 100;  // from the middle of a figure to its foot
    const auto shown = [](int number, int step) { return number == 1 ? step <= 5 : number % step == 0; };
    for (int number = 1; number <= at_.width; ++number) {
      if (!shown(number, label_step(at_.width, longest))) continue;
      label(at_.x(number - 1), at_.top - at_.font * 4 / 10, number, "middle");
      label(at_.x(number - 1), at_.bottom() + at_.font * 11 / 10, number, "middle");
    }
    for (int number = 1; number <= at_.height; ++number) {
      if (!shown(number, label_step(at_.height, longest))) continue;
      label(at_.left - at_.font * 3 / 10, at_.y(number - 1) + baseline, number, "end");
      label(at_.right() + at_.font * 3 / 10, at_.y(number - 1) + baseline, number, "start");
    }
  }

  void write_areas() {
    for (const Side side : {Side::first, Side::second}) {
      std::string outline;
      for (const DiagramArea& area : diagram_.areas) {
        if (area.owner != side || area.contour.empty()) continue;
        for (std::size_t i = 0; i < area.contour.size(); ++i) outline += (i == 0 ? "M" : "L") + at_.at(area.contour[i]);
        outline += "Z";
      }
      if (outline.empty()) continue;
      const std::string tone(colour(side));
      markup_.empty("path",
                    {{"class", side_class("area", side)}, {"d", outline}, {"fill", tone}, {"fill-opacity", "0.16"}});
      markup_.empty("path", {{"d", outline}, {"fill", "url(#" + hatch_id(side) + ")"}, {"fill-opacity", "0.45"}});
      markup_.empty("path", {{"class", side_class("contour", side)},
                             {"d", outline},
                             {"fill", "none"},
                             {"stroke", tone},
                             {"stroke-width", "3"},
                             {"stroke-linejoin", "round"}});
    }
  }

  /// One path for all dots of a kind: a short line with round ends is a disc.
  std::string discs(const Wanted& wanted) const {
    std::string path;
    for (const DiagramDot& dot : diagram_.dots)
      if (wanted(dot)) path += "M" + at_.at(dot.point) + "h.01";
    return path;
  }
  void write_discs(const std::string& path, std::string_view kind, std::string_view tone, int size, bool dimmed) {
    markup_.empty("path", {{"class", std::string(kind)},
                           {"d", path},
                           {"fill", "none"},
                           {"stroke", std::string(tone)},
                           {"stroke-width", std::to_string(size)},
                           {"stroke-linecap", "round"},
                           {"stroke-opacity", dimmed ? "0.5" : ""}});
  }
  void write_dots(Side side, bool captured) {
    const std::string path = discs([&](const DiagramDot& dot) { return dot.side == side && dot.captured == captured; });
    if (path.empty()) return;
    const int size = captured ? dot_size - 4 : dot_size;
    write_discs(path, side_class(captured ? "dot captured" : "dot", side), colour(side), size, captured);
    if (side == Side::second)
      write_discs(path, "hole", paper, options_.move_numbers && !captured ? wide_hole : hole_size, false);
  }

  void write_numbers() {
    const auto group =
        markup_.element("g", {{"class", "numbers"}, {"font-family", "sans-serif"}, {"text-anchor", "middle"}});
    for (const DiagramDot& dot : diagram_.dots) {
      if (dot.ply == 0 || dot.captured) continue;
      const std::string number = std::to_string(dot.ply);
      const int size = number.size() < 2 ? 10 : number.size() < 3 ? 8 : number.size() < 4 ? 6 : 4;
      markup_.leaf("text", number,
                   {{"class", side_class("number", dot.side)},
                    {"x", std::to_string(at_.x(dot.point.x))},
                    {"y", std::to_string(at_.y(dot.point.y) + size * 36 / 100)},
                    {"font-size", std::to_string(size)},
                    {"fill", std::string(dot.side == Side::first ? paper : red)}});
    }
  }

  /// The same short stroke, in each wanted dot.
  void write_strokes(const Wanted& wanted, std::string_view stroke, std::string_view kind, std::string_view tone,
                     const char* width) {
    std::string path;
    for (const DiagramDot& dot : diagram_.dots)
      if (wanted(dot)) path.append("M").append(at_.at(dot.point)).append(stroke);
    if (path.empty()) return;
    markup_.empty("path", {{"class", std::string(kind)},
                           {"d", path},
                           {"fill", "none"},
                           {"stroke", std::string(tone)},
                           {"stroke-width", width},
                           {"stroke-linecap", "round"}});
  }
  void write_start_marks() {
    constexpr std::string_view plus = "m-3 0h6m-3 -3v6";
    write_strokes([](const DiagramDot& d) { return d.start && d.side == Side::first; }, plus, "start first", paper,
                  "2");
    write_strokes([](const DiagramDot& d) { return d.start && d.side == Side::second; }, plus, "start second", red,
                  "2");
  }
  void write_loose_marks() {
    write_strokes([](const DiagramDot& d) { return d.loose; }, "m-8 -8l16 16m0 -16l-16 16", "loose", ink, "2");
  }
  void write_last_mark() {
    const auto last =
        std::find_if(diagram_.dots.begin(), diagram_.dots.end(), [](const DiagramDot& dot) { return dot.last; });
    if (last == diagram_.dots.end()) return;
    markup_.empty("circle", {{"class", "last"},
                             {"cx", std::to_string(at_.x(last->point.x))},
                             {"cy", std::to_string(at_.y(last->point.y))},
                             {"r", "11"},
                             {"fill", "none"},
                             {"stroke", std::string(ink)},
                             {"stroke-width", "2.5"}});
  }

  Markup& markup_;
  const Diagram& diagram_;
  const BoardOptions& options_;
  Layout at_;
};

void write_diagram(Markup& markup, const Diagram& diagram, const BoardOptions& options, std::string xmlns) {
  DiagramPicture board(markup, diagram, options);
  const std::string labels = options.id + "-title" + (options.description.empty() ? "" : " " + options.id + "-text");
  const auto svg = markup.element("svg", {{"xmlns", std::move(xmlns)},
                                          {"class", "board"},
                                          {"viewBox", board.view_box()},
                                          {"width", std::to_string(2 * board.picture_width())},
                                          {"height", std::to_string(2 * board.picture_height())},
                                          {"role", "img"},
                                          {"aria-labelledby", labels}});
  markup.leaf("title", options.title, {{"id", options.id + "-title"}});
  if (!options.description.empty()) markup.leaf("desc", options.description, {{"id", options.id + "-text"}});
  board.write();
}

}  // namespace

int label_step(int side, int longest_side) {
  constexpr std::array steps{1, 5, 10, 25, 50, 100};
  const int font = std::max(11, longest_side * 11 / 20);
  const int needed = font * (side > 99 ? 21 : side > 9 ? 15 : 9) / 10;
  for (const int step : steps)
    if (step * point_gap >= needed) return step;
  return steps.back();
}

void write_swatch(Markup& markup, const Diagram& diagram) {
  const BoardOptions options;
  DiagramPicture board(markup, diagram, options);
  const auto svg =
      markup.element("svg", {{"class", "swatch"}, {"viewBox", board.inner_view_box()}, {"aria-hidden", "true"}});
  board.write_without_labels();
}

void write_board(Markup& markup, const Diagram& diagram, const BoardOptions& options) {
  write_diagram(markup, diagram, options, {});
}

std::string board_svg(const Diagram& diagram, const BoardOptions& options) {
  Markup markup;
  write_diagram(markup, diagram, options, "http://www.w3.org/2000/svg");
  return std::move(markup).take();
}

}  // namespace tournament::publish
