#include "records/boardgames/numbering.h"

namespace tournament::records {

std::optional<std::string> SquareNumbers::square(int number) const {
  if (number < 1 || number > 32) return std::nullopt;
  const int row = (number - 1) / 4;  // from the edge where square 1 is
  const int column = (number - 1) % 4;
  const int rank = from_top_ ? 7 - row : row;
  const int place = from_right_ ? 3 - column : column;
  const int file = 2 * place + (rank % 2 == 0 ? 0 : 1);  // a1 is dark
  return std::string{static_cast<char>('a' + file), static_cast<char>('1' + rank)};
}

}  // namespace tournament::records
