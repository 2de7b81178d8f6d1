// A Dots board as SVG, on squared paper: first is blue and filled, second is red and a ring, so that a black-and-white
// print tells them apart as well; enclosures are hatched areas with their contour, in opposite directions.
//
//   std::string svg = board_svg(diagram, {.title = "Final position"});           // a picture of its own
//   write_board(page, diagram, {.title = "Final position", .move_numbers = true}); // within a page
//
// Works from 1x1 to 255x255. Colours are attributes with a class beside them: a style sheet may change them.
#pragma once

#include <string>

#include "tournament/publish/diagram.h"
#include "tournament/publish/markup.h"

namespace tournament::publish {

struct BoardOptions {
  std::string title{};  ///< for those who cannot see the picture
  std::string description{};
  bool move_numbers = false;  ///< numbers in the dots instead of the plain forms
  std::string id = "board";   ///< start of the ids in the picture; different for each picture of a page
};

void write_board(Markup& markup, const Diagram& diagram, const BoardOptions& options);
std::string board_svg(const Diagram& diagram, const BoardOptions& options);

/// A small sample of the same drawing for a key: the grid and its dots, without coordinates, hidden from readers.
void write_swatch(Markup& markup, const Diagram& diagram);

/// Distance of the coordinates along an edge: each one where there is room, else every 5th, 10th ….
int label_step(int side, int longest_side);

}  // namespace tournament::publish
