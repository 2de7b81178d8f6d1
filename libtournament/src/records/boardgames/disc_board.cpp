#include "records/boardgames/disc_board.h"

#include "dots/board8/gfen.h"

namespace tournament::records {

using dots::board8::Colour;

std::optional<DiscBoard> read_disc_board(std::string_view text) {
  std::string signs;
  for (const char c : text)
    if (c != ' ' && c != '\t' && c != '\r' && c != '\n') signs += c;
  if (signs.size() != 1 + 64 + 1 || signs.front() != '8') return std::nullopt;
  dots::board8::Gfen gfen;
  DiscBoard board;
  for (std::size_t square = 0; square < 64; ++square) {
    switch (signs[square + 1]) {
      case '*': gfen.cells[square] = 'b'; break;
      case 'O':
      case 'o': gfen.cells[square] = 'w'; break;
      case '-': gfen.cells[square] = '.'; break;
      case '#':
        gfen.cells[square] = '#';
        board.covered = true;
        break;
      default: return std::nullopt;
    }
  }
  if (signs.back() != '*' && signs.back() != 'O' && signs.back() != 'o') return std::nullopt;
  gfen.to_move = signs.back() == '*' ? Colour::black : Colour::white;
  board.gfen = dots::board8::write_gfen(gfen);
  return board;
}

std::string write_disc_board(std::string_view text) {
  const auto gfen = dots::board8::read_gfen(text);
  if (!gfen) return {};
  std::string board = "8";
  for (std::size_t square = 0; square < 64; ++square) {
    if (square % 8 == 0) board += ' ';
    const char cell = gfen->cells[square];
    board += cell == 'b' ? '*' : cell == 'w' ? 'O' : cell == '#' ? '#' : '-';
  }
  return board + (gfen->to_move == Colour::black ? " *" : " O");
}

}  // namespace tournament::records
