// How a score of Dots comes about: which points count for whom, and why (rules/dots.md §1 `points`, §3.5-§3.8, §5).
//
//   PointCount counted = count_points(position);
//   for (const CountItem& item : counted.items) show(item.side, to_text(item.reason), item.points, item.halves);
//   counted.score == position.score();   // always
#pragma once

#include <string_view>
#include <vector>

#include "dots/outcome.h"
#include "dots/surround/point.h"
#include "dots/surround/position.h"

namespace dots::surround {

enum class CountReason : std::uint8_t {
  captives,        ///< enemy dots the side holds
  kept_captives,   ///< captured once and taken back since, still counted (`recapture=keeps`)
  inside,          ///< all else inside own areas: own dots and empty points (`count=everything-inside`)
  penalty,         ///< enemy dots inside enemy areas, paid to this side (`penalty`)
  final_empty,     ///< half for each empty point of a final area (§3.6)
  lost_half,       ///< the odd half that the side loses (§3.6); counts less than nothing
  loose_dots,      ///< dots of the side that grounded, lost to this side (§5)
  freed_captives,  ///< captives that loose groups of this side held (§5); count less than nothing
  komi
};
std::string_view to_text(CountReason reason);

/// What one side gets for one reason.
struct CountItem {
  Side side = Side::first;
  CountReason reason = CountReason::captives;
  std::vector<Point> points{};  ///< row by row; none for komi, kept captives and the lost half
  long halves = 0;
};

struct PointCount {
  Score score{};
  std::vector<CountItem> items{};  ///< their halves make the score
  int captives[2] = {0, 0};
  int empty[2] = {0, 0};    ///< empty points of final areas
  int neutral = 0;          ///< empty points in no area
  Side next = Side::first;  ///< the side that would move next
};

/// The count of the position as it stands: final after the end of the game, what it would be without final areas
/// before.
PointCount count_points(const Position& position);

/// Points inside the areas of a side.
struct AreaTally {
  int own_dots = 0;
  int captives = 0;
  int empty = 0;
  [[nodiscard]] int points() const { return own_dots + captives + empty; }
};
AreaTally tally(const Field& field, Side side);

/// The side that loses the odd half of the Polish count (§3.6), when there is one. `empty`: points of the final areas
/// of both sides; `neutral`: empty points in no area, which are filled in turn from `next` on. Where the last dot on a
/// full board is safe, it is the side with the larger areas (decided).
std::optional<Side> loses_half(const int (&empty)[2], int neutral, Side next, bool last_safe);

}  // namespace dots::surround
