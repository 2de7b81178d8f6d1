// Puts the dots of a record on a board under the main rules and tells what each of them captured. For formats that
// write captures beside the moves: theirs are compared with these, and written from these.
//
//   CaptureWalk walk(39, 32);
//   if (walk.put(Side::first, point)) use(walk.last().dots, walk.last().contours);
#pragma once

#include <vector>

#include "dots/surround/field.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

/// What one dot captured.
struct Capture {
  dots::Side owner = dots::Side::first;  ///< not the mover when a dot was put into an enemy house
  std::vector<std::vector<dots::surround::Point>> contours{};
  std::vector<dots::surround::Point> dots{};    ///< enemy dots that the owner did not hold before
  std::vector<dots::surround::Point> others{};  ///< the other points inside
};

class CaptureWalk {
 public:
  CaptureWalk(int width, int height);

  /// False, and nothing happens, where the rules refuse the dot.
  bool put(dots::Side side, dots::surround::Point point);
  /// Empty contours when the last dot captured nothing.
  [[nodiscard]] const Capture& last() const { return last_; }
  [[nodiscard]] const dots::surround::Field& field() const { return field_; }

 private:
  [[nodiscard]] bool is_held(dots::surround::Point point) const;
  dots::surround::Field field_;
  std::vector<bool> held_;  ///< dots inside an enclosure of the other side
  Capture last_;
};

}  // namespace tournament::records
