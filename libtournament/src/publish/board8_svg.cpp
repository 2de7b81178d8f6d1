#include "tournament/publish/board8_svg.h"

#include "dots/board8/gfen.h"
#include "publish/picture_colours.h"

namespace tournament::publish {
namespace {

using dots::board8::Gfen;

constexpr int square = 40;  // picture units
constexpr int margin = 24;  // for the coordinates
constexpr int board_side = 8 * square;
constexpr int picture = board_side + 2 * margin;
constexpr int font = 14;

constexpr std::string_view light = "#fffef8";
constexpr std::string_view dark = "#c8d2dd";

std::string number(int value) { return std::to_string(value); }

class BoardPicture {
 public:
  BoardPicture(Markup& markup, const Gfen& gfen, const Board8Options& options)
      : markup_(markup), gfen_(gfen), options_(options) {}

  void write() {
    write_squares();
    write_labels();
    for (int rank = 0; rank < 8; ++rank)
      for (int file = 0; file < 8; ++file) write_piece(file, rank);
  }

 private:
  static int x(int file) { return margin + square * file; }
  [[nodiscard]] int y(int rank) const { return margin + square * (options_.first_rank_on_top ? rank : 7 - rank); }

  void write_rect(std::string_view kind, int left, int top, int size, std::string_view fill) {
    markup_.empty("rect", {{"class", std::string(kind)},
                           {"x", number(left)},
                           {"y", number(top)},
                           {"width", number(size)},
                           {"height", number(size)},
                           {"fill", std::string(fill)},
                           {"stroke", fill == "none" ? std::string(muted) : std::string()}});
  }

  void write_squares() {
    write_rect("paper", margin, margin, board_side, light);
    std::string squares;
    for (int rank = 0; rank < 8; ++rank)
      for (int file = 0; file < 8; ++file)
        if ((file + rank) % 2 == 0)  // a1 is dark
          squares += "M" + number(x(file)) + " " + number(y(rank)) + "h" + number(square) + "v" + number(square) +
                     "h-" + number(square) + "z";
    markup_.empty("path", {{"class", "dark"}, {"d", squares}, {"fill", std::string(dark)}});
    write_rect("edge", margin, margin, board_side, "none");
  }

  void write_label(int left, int middle, char letter) {
    markup_.leaf("text", std::string(1, letter),
                 {{"x", number(left)}, {"y", number(middle + font * 36 / 100)}, {"text-anchor", "middle"}});
  }
  void write_labels() {
    const auto group = markup_.element("g", {{"class", "labels"},
                                             {"fill", std::string(muted)},
                                             {"font-family", "sans-serif"},
                                             {"font-size", number(font)}});
    for (int i = 0; i < 8; ++i) {
      for (const int edge : {margin / 2, picture - margin / 2}) {
        write_label(x(i) + square / 2, edge, static_cast<char>('a' + i));
        write_label(edge, y(i) + square / 2, static_cast<char>('1' + i));
      }
    }
  }

  void write_circle(std::string_view kind, int file, int rank, int radius, std::string_view fill,
                    std::string_view stroke) {
    markup_.empty("circle", {{"class", std::string(kind)},
                             {"cx", number(x(file) + square / 2)},
                             {"cy", number(y(rank) + square / 2)},
                             {"r", number(radius)},
                             {"fill", std::string(fill)},
                             {"stroke", std::string(stroke)},
                             {"stroke-width", "2"}});
  }

  void write_piece(int file, int rank) {
    const char piece = gfen_.at(dots::board8::square_at(file, rank));
    if (piece == '.') return;
    if (piece == '#') {
      const std::string from = "M" + number(x(file) + 4) + " " + number(y(rank) + 4);
      markup_.empty("path", {{"class", "covered"},
                             {"d", from + "l32 32m0 -32l-32 32m0 -32h32v32h-32z"},
                             {"fill", "none"},
                             {"stroke", std::string(ink)},
                             {"stroke-width", "2"}});
      return;
    }
    const bool white = piece == 'w' || piece == 'W';
    write_circle(white ? "piece white" : "piece black", file, rank, 15, white ? light : ink, ink);
    if (piece == 'W' || piece == 'B') write_circle("crown", file, rank, 8, "none", white ? ink : light);
  }

  Markup& markup_;
  const Gfen& gfen_;
  const Board8Options& options_;
};

bool write_board8(Markup& markup, std::string_view text, const Board8Options& options, std::string xmlns) {
  const auto gfen = dots::board8::read_gfen(text);
  if (!gfen) return false;
  const std::string labels = options.id + "-title" + (options.description.empty() ? "" : " " + options.id + "-text");
  const auto svg = markup.element("svg", {{"xmlns", std::move(xmlns)},
                                          {"class", "board board8"},
                                          {"viewBox", "0 0 " + number(picture) + " " + number(picture)},
                                          {"width", number(picture)},
                                          {"height", number(picture)},
                                          {"role", "img"},
                                          {"aria-labelledby", labels}});
  markup.leaf("title", options.title, {{"id", options.id + "-title"}});
  if (!options.description.empty()) markup.leaf("desc", options.description, {{"id", options.id + "-text"}});
  BoardPicture(markup, *gfen, options).write();
  return true;
}

}  // namespace

bool write_board8(Markup& markup, std::string_view gfen, const Board8Options& options) {
  return write_board8(markup, gfen, options, {});
}

std::string board8_svg(std::string_view gfen, const Board8Options& options) {
  Markup markup;
  if (!write_board8(markup, gfen, options, "http://www.w3.org/2000/svg")) return {};
  return std::move(markup).take();
}

}  // namespace tournament::publish
