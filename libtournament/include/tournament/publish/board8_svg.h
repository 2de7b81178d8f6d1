// A position on the 8x8 board as SVG, for the games that are not Dots: White's pieces are empty discs, Black's are
// full, so that a black-and-white print tells them apart; kings and knights wear a ring; covered squares are crossed
// out.
//
//   std::string svg = board8_svg("8/8/8/3bw3/3wb3/8/8/8 b", {.title = "Start", .first_rank_on_top = true});
//
// Colours are attributes with a class beside them: a style sheet may change them.
#pragma once

#include <string>
#include <string_view>

#include "tournament/publish/markup.h"

namespace tournament::publish {

struct Board8Options {
  std::string title{};  ///< for those who cannot see the picture
  std::string description{};
  bool first_rank_on_top = false;  ///< as Othello is drawn; the names of the squares stay
  std::string id = "board";        ///< start of the ids in the picture; different for each picture of a page
};

/// gfen: a position text (formats/board-game-text.md §3). Writes nothing for a text that is none, and says so.
bool write_board8(Markup& markup, std::string_view gfen, const Board8Options& options);
/// Empty for a text that is no position.
std::string board8_svg(std::string_view gfen, const Board8Options& options);

}  // namespace tournament::publish
