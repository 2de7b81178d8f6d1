#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> rules_messages() {
  static constexpr Message table[] = {
      {"DOT001", "'{move}' is no move", "give two letters or x.y, or ground, stop, pass, resign, draw, time"},
      {"DOT002", "the point {point} is outside the board", "choose a point of the board"},
      {"DOT003", "the point {point} is occupied", "choose a free point"},
      {"DOT004", "the point {point} is inside an enclosure", "choose a point outside all enclosures"},
      {"DOT005", "a dot on {point} would be captured at once", "these rules refuse such a move: choose another point"},
      {"DOT006", "the {side} side is to move", "let it move, or play with free turns"},
      {"DOT007", "the game is over ({ending})", "take moves back, or start another game"},
      {"DOT009", "the written contour does not hold: {fault}", "write the contour that the rules enclose, or none"},
      {"DOT010", "the side may not ground now (grounding={grounding})", "go on playing"},
      {"DOT011", "these rules know no STOP", "go on playing"},
      {"DOT012", "these rules allow no pass", "play a dot"},
      {"DOT013", "with free turns the move '{move}' must name its side", "put B: or W: in front of it"},
      {"DOT015", "the side has stopped and moves no more", "let the other side move"},
      {"DOT016", "these rules know no agreement to count", "go on playing"},
      {"DOT017", "these rules allow no contours without a dot", "play a dot"},
      {"DOT020", "the start position {start} does not fit on a {size} board", "choose a larger board or another start"},
      {"DOT021", "this is no picture of a position", "write one row a line with . x o X O , ;"},
      {"GAM001", "there is no game '{game}'", "see 'arbiter rules list'"},
      {"GAM002", "the game is over ({ending})", "take moves back, or start another game"},
      {"GAM003", "nothing gives the draw that is claimed", "go on playing"},
      {"GAM004", "the move is not legal in this position", "see 'arbiter game moves' for those that are"},
      {"GFN001", "the row '{row}' has not eight cells", "write one letter a piece and digits for free cells"},
      {"GFN002", "the position has not eight rows", "write eight rows with / between them"},
      {"GFN003", "'{text}' is no side to move", "write w or b after the rows"},
      {"GFN004", "'{text}' is no count of pieces", "write a count as hand=W:20,B:20, each once"},
      {"GFN005", "there is no piece '{piece}'", "write w and b, W and B for kings or knights, # for a covered cell"},
      {"RUL001", "there are no rules '{rules}'", "see 'arbiter rules list'"},
      {"RUL002", "the rules have no axis '{axis}'", "see 'arbiter rules show tensu' for the axes"},
      {"RUL003", "'{value}' is no value of the axis {axis}", "see 'arbiter rules show tensu' for the axes"},
      {"RUL004", "the axis {axis} is given twice", "leave one of them"},
      {"RUL010", "the axis {axis} is {value}, outside {low} to {high}", "choose a value in that range"},
      {"RUL011", "the axes {axis} and {with} contradict each other",
       "change one of them; see 'arbiter rules show tensu'"},
      {"RUL020", "{axis}={value} is not refereed yet",
       "choose other rules for play; the value can be stored and shown"},
  };
  return table;
}

}  // namespace arbiter::text
