#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> boardgames_messages() {
  static constexpr Message table[] = {
      {"DRA001", "'{move}' is no move of draughts", "write the cells from start to end: c3-d4, c3:e5"},
      {"DRA002", "{square} is a light square", "draughts is played on the dark ones"},
      {"DRA003", "no piece stands on {square}", "name a piece of the side to move"},
      {"DRA004", "the piece on {square} is the opponent's", "name a piece of the side to move"},
      {"DRA005", "capturing is compulsory", "capture, for example {capture}"},
      {"DRA006", "the cell {square} is taken", "choose a free cell"},
      {"DRA007", "the capture may not end on {square}", "go on: a series must be completed"},
      {"DRA008", "the series takes {taken}, and {most} can be taken", "choose a series that takes most"},
      {"DRA009", "the piece on {from} cannot go to {to}", "see 'arbiter game moves' for the legal moves"},
      {"DRA010", "'{move}' captures nothing", "write - between the cells"},
      {"DRA011", "two captures fit, {one} and {other}", "write the cells in between as well"},
      {"DRA020", "the piece on {square} stands on a light square", "put it on a dark one"},
      {"DRA021", "'{piece}' is no piece of draughts", "write w and b for men, W and B for kings"},
      {"DRA022", "a man stands on its last row, on {square}", "write it as a king"},
      {"DRA023", "draughts has no count '{count}'", "leave it out"},
      {"DRA030", "a draw may be agreed after {moves} moves of each side", "go on playing"},
      {"REV001", "'{move}' is no move of Reversi", "write a cell, # and a cell for a block stone, or pass"},
      {"REV002", "a disc lies on {square}", "choose a free cell"},
      {"REV003", "a disc on {square} would turn nothing", "choose a cell that encloses discs of the opponent"},
      {"REV004", "the cell {square} is covered", "choose a free cell"},
      {"REV005", "the side may not pass while it can place a disc", "place a disc"},
      {"REV006", "the side cannot place a disc and must pass", "write pass"},
      {"REV007", "block stones come first", "lay a block stone: # and a cell"},
      {"REV008", "no block stone is left to be laid", "place a disc"},
      {"REV020", "'{piece}' is no piece of Reversi", "write w and b for discs, # for a covered cell"},
      {"REV021", "Othello has no covered cells, but {square} is one", "play blocked-reversi instead"},
      {"REV022", "Reversi has no count '{count}'", "write blocks=W:2,B:2 or nothing"},
      {"REV023", "the sides cannot have {white} and {black} block stones left here",
       "give at most as many as the rules have, and some to the side to move"},
  };
  return table;
}

}  // namespace arbiter::text
