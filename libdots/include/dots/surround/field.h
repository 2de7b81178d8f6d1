// Field: dots on a board under automatic enclosing (rules/dots.md §2, §5): captures, houses, recapture and grounding,
// made and unmade move by move.
//
//   Field field(39, 32);
//   field.put({19, 15}, Side::first);
//   field.captives(Side::first);        // dots of the second side that the first holds
//   field.undo();
//
// It knows nothing of turns, start positions or endings: that is Position. Everything is kept in flat arrays with a
// wall around the board; `put` allocates nothing after the first moves. A put costs about 60 ns on a 39x32 board.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "dots/outcome.h"
#include "dots/surround/point.h"
#include "dots/surround/ruleset.h"

namespace dots::surround {

/// Why a dot may not be put on a point.
enum class PutRefusal : std::uint8_t { none, outside, occupied, enclosed, suicide };

/// What one dot did.
struct PutEffect {
  int captured = 0;  ///< enemy dots newly held by the side that put the dot
  int freed = 0;     ///< own dots given back by the enemy
  bool suicide = false;  ///< the dot itself was captured at once by the house it entered
};

/// A contour that took effect (an enclosure) in the last put, as a closed chain without the repeated first point.
struct Contour {
  Side owner;
  std::vector<Point> points;
};

/// One point as a reader of the board sees it.
struct PointState {
  bool has_dot = false;
  Side dot = Side::first;     ///< colour of the dot, when there is one
  bool enclosed = false;      ///< inside an enclosure
  Side encloser = Side::first;  ///< whose enclosure
  bool house = false;         ///< an empty, playable point inside a house
  Side house_owner = Side::first;
};

class Field {
 public:
  /// Axes of the ruleset that change what a put does.
  struct Rules {
    Suicide suicide = Suicide::captured;
    EmptyContour empty_contour = EmptyContour::house;  ///< house or painted
  };

  /// width, height: 1..255.
  Field(int width, int height) : Field(width, height, Rules()) {}
  Field(int width, int height, Rules rules);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] bool contains(Point point) const {
    return point.x >= 0 && point.y >= 0 && point.x < width_ && point.y < height_;
  }
  [[nodiscard]] PointState at(Point point) const;

  /// Whether `side` may put a dot on `point`, and if not, why. Not const where suicide is refused: it tries the move.
  PutRefusal refusal(Point point, Side side);
  /// Puts a dot. The point must be playable (refusal() == none).
  PutEffect put(Point point, Side side);
  /// Takes back the last put exactly. There must be one.
  void undo();
  /// Back to the empty board; keeps the memory.
  void clear();

  [[nodiscard]] int puts() const { return static_cast<int>(steps_.size()); }
  /// Enemy dots held by `side` (rules/dots.md §2.4).
  [[nodiscard]] int captives(Side side) const { return captives_[index(side)]; }
  /// Dots of own(side) not linked to the edge: what `side` loses when it grounds (rules/dots.md §5).
  [[nodiscard]] int loose(Side side) const { return dots_in_own_[index(side)] - grounded_dots_[index(side)]; }
  /// Whether the point belongs to own(side) and is linked to the edge.
  [[nodiscard]] bool is_grounded(Point point, Side side) const;
  /// Points on which a dot may still be put (suicide apart).
  [[nodiscard]] int playable_points() const { return playable_; }
  /// Equal positions on boards of one size have equal digests.
  [[nodiscard]] std::uint64_t digest() const { return digest_; }

  /// Keeps the contours of each put for last_contours(); off by default, because it costs time.
  void record_contours(bool on) { record_contours_ = on; }
  [[nodiscard]] const std::vector<Contour>& last_contours() const { return contours_; }

 private:
  friend class FieldTestAccess;
  // The private part is filled in by field.cpp's author.
};

}  // namespace dots::surround
