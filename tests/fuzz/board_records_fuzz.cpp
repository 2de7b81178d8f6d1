// Any bytes as a record of a board game: PDN, the text of board games, GGF, squares in a row, SGF; the first byte
// chooses. See records_property.h.
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <string>

#include "records_property.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  constexpr std::string_view fronts[] = {
      "",
      "[GameType \"25\"] ",
      "[GameType \"26,W,8,8,N1,0\"] ",
      "[GameType \"hp-loa\"] ",
      "[GameType \"hp-camelot\"] ",
      "[GameType \"hp-rollin\"] ",
      "[GameType \"hp-pushin\"] ",
      "[GameType \"hp-quints\"] ",
      "[GameType \"hp-reversi\"] ",
      "(;GM[Othello]BO[8 -------- -------- -------- ---O*--- ---*O--- -------- -------- -------- *]",
      "(;GM[9]",
      "(;GM[2]",
      "f5d6c3",
  };
  const std::string text =
      std::string(fronts[data[0] % std::size(fronts)]) + std::string(reinterpret_cast<const char*>(data) + 1, size - 1);
  records_hold(text, "fuzz.pdn");
  return 0;
}
