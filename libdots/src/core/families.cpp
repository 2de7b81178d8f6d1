#include <algorithm>
#include <array>

#include "core/family.h"

namespace dots {

std::span<const Family> families() {
  static const std::array all{
      surround_family(), draughts_family(), reversi_family(), lines_of_action_family(),
      camelot_family(),  line_up_family(),  quints_family(),
  };
  return all;
}

const Family* family_of(std::string_view game) {
  for (const Family& family : families())
    if (std::ranges::find(family.games, game, &GameInfo::id) != family.games.end()) return &family;
  return nullptr;
}

}  // namespace dots
