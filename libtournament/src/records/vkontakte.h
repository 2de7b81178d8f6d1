// The text that the game on vkontakte wrote, "1.0" (formats/vkontakte.md §1): what reader and writer share.
#pragma once

#include <array>
#include <string_view>

#include "dots/surround/point.h"
#include "tournament/records/codec.h"

namespace tournament::records {

namespace vkontakte {

struct Size {
  char letter;
  int width;
  int height;
};
inline constexpr std::array sizes{Size{'s', 15, 20}, Size{'m', 25, 30}, Size{'b', 30, 35}};

/// `1`-`9` are 0 to 8, `a`-`z` are 9 to 34.
inline constexpr std::string_view coordinates = "123456789abcdefghijklmnopqrstuvwxyz";

/// Names of the facts that only this format has (GameRecord::format_facts).
inline constexpr std::string_view first_id_fact = "vkontakte.first-id";
inline constexpr std::string_view second_id_fact = "vkontakte.second-id";
inline constexpr std::string_view settings_fact = "vkontakte.settings";  ///< what follows the size

/// Whether one point may follow another in a border.
constexpr bool linked(dots::surround::Point a, dots::surround::Point b) {
  return a.x - b.x <= 1 && b.x - a.x <= 1 && a.y - b.y <= 1 && b.y - a.y <= 1;
}

}  // namespace vkontakte

bool sniff_vkontakte(std::string_view bytes);
ReadResult read_vkontakte(std::string_view bytes, const ReadOptions& options);
dots::Result<Written> write_vkontakte(const GameRecord& record);

}  // namespace tournament::records
