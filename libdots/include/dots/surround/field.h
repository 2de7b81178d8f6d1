// Field: dots on a board under automatic enclosing (rules/dots.md §2, §5): captures, houses, recapture and grounding,
// made and unmade move by move.
//
//   Field field(39, 32);
//   field.put({19, 15}, Side::first);
//   field.captives(Side::first);        // dots of the second side that the first holds
//   field.undo();
//
// Contours that players draw themselves (§3, §4) are steps of their own: put_open() leaves everything open, draw()
// closes one contour, close() hands the dot over to automatic enclosing. It knows nothing of turns, start positions or
// endings: that is Position. Everything is kept in flat arrays with a wall around the board; `put` allocates nothing
// after the first moves. docs/speed.md says what a put costs.
#pragma once

#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "dots/outcome.h"
#include "dots/surround/cell.h"
#include "dots/surround/drawn_lines.h"
#include "dots/surround/journal.h"
#include "dots/surround/point.h"
#include "dots/surround/ruleset.h"

namespace dots::surround {

/// Why a dot may not be put on a point.
enum class PutRefusal : std::uint8_t { none, outside, occupied, enclosed, suicide };

/// What one dot, or one drawn contour, did.
struct PutEffect {
  int captured = 0;      ///< enemy dots newly held by the side that put the dot or whose contour it is
  int freed = 0;         ///< own dots given back by the enemy
  bool suicide = false;  ///< the dot itself was captured at once by the house it entered
};

/// A contour that took effect (an enclosure) in the last put, as a closed chain without the repeated first point.
struct Contour {
  Side owner;
  std::vector<Point> points;
};

/// A contour that a player drew.
struct DrawnContour : Contour {
  Box box;
};

/// One point as a reader of the board sees it.
struct PointState {
  bool has_dot = false;
  Side dot = Side::first;       ///< colour of the dot, when there is one
  bool enclosed = false;        ///< inside an enclosure
  Side encloser = Side::first;  ///< whose enclosure
  bool on_line = false;         ///< enclosed only because a link of the contour skips over it (§4, two cells)
  bool house = false;           ///< an empty, playable point inside a house
  Side house_owner = Side::first;
};

class Field {
 public:
  /// Axes of the ruleset that change what a put does.
  struct Rules {
    Suicide suicide = Suicide::captured;
    EmptyContour empty_contour = EmptyContour::house;
    Enclosing enclosing = Enclosing::automatic;  ///< optional: put() leaves everything open
    Edge edge = Edge::open;
    Inside inside = Inside::anything;
    Link link = Link::neighbour;
  };
  static Rules rules_of(const Ruleset& rules) {
    return {rules.suicide, rules.empty_contour, rules.enclosing, rules.edge, rules.inside, rules.link};
  }
  /// Whether the links to the edge are kept up (rules/dots.md §5). Who never asks for loose dots saves a quarter.
  enum class Grounds : std::uint8_t { kept, ignored };

  /// width, height: 1..255.
  Field(int width, int height) : Field(width, height, Rules()) {}
  Field(int width, int height, Rules rules, Grounds grounds = Grounds::kept);

  [[nodiscard]] int width() const { return width_; }
  [[nodiscard]] int height() const { return height_; }
  [[nodiscard]] bool contains(Point point) const {
    return point.x >= 0 && point.y >= 0 && point.x < width_ && point.y < height_;
  }
  [[nodiscard]] PointState at(Point point) const {  // inline: who asks one question pays for one
    const Cell value = cells_[at_index(point)];
    return {.has_dot = cell::has_dot(value),
            .dot = cell::colour(value),
            .enclosed = cell::is_enclosed(value),
            .encloser = cell::area_owner(value),
            .on_line = cell::is_on_line(value),
            .house = cell::is_house(value),
            .house_owner = cell::area_owner(value)};
  }

  /// Whether `side` may put a dot on `point`, and if not, why. Not const where suicide is refused: it tries the move.
  PutRefusal refusal(Point point, Side side);
  /// Puts a dot. The point must be playable (refusal() == none).
  PutEffect put(Point point, Side side);
  /// Puts a dot and closes nothing: contours may be drawn before close() judges what is left. Same precondition as
  /// put().
  void put_open(Point point, Side side);
  /// Draws a contour: all inside it is enclosed by `owner`. It must be sound (contour.h: judge_contours() and the
  /// like).
  PutEffect draw(std::span<const Point> contour, Side owner);
  /// The same where it is known what lies inside: points_inside(contour).
  PutEffect draw(std::span<const Point> contour, std::span<const Point> inside, Side owner);
  /// Automatic enclosing for the dot of the last put_open(), which saved `captured` dots by contours drawn since.
  PutEffect close(Point point, Side side, int captured);
  /// Takes back the last step exactly: a put, a drawn contour or a closing. There must be one.
  void undo();
  /// Back to the empty board; keeps the memory.
  void clear();

  /// Steps that can be taken back; without drawn contours the number of dots put.
  [[nodiscard]] int puts() const { return static_cast<int>(steps_.size()); }
  [[nodiscard]] const Rules& rules() const { return rules_; }
  /// The contours drawn so far, in order; those within a later one no longer count.
  [[nodiscard]] const std::vector<DrawnContour>& drawn() const { return drawn_; }
  /// Their lines, beside which those of contours that are not drawn yet may be put for a while.
  [[nodiscard]] DrawnLines& lines() { return lines_; }
  /// Enemy dots held by `side` (rules/dots.md §2.4).
  [[nodiscard]] int captives(Side side) const { return totals_.captives[index(side)]; }
  /// Dots of own(side) not linked to the edge: what `side` loses when it grounds (rules/dots.md §5). Grounds are kept.
  [[nodiscard]] int loose(Side side) const {
    assert(grounds_ == Grounds::kept);
    return totals_.dots_in_own[index(side)] - totals_.grounded_dots[index(side)];
  }
  /// Whether the point belongs to own(side) and is linked to the edge. Grounds are kept.
  [[nodiscard]] bool is_grounded(Point point, Side side) const {
    assert(grounds_ == Grounds::kept);
    return cell::is_grounded(cells_[at_index(point)], side);
  }
  /// Points on which a dot may still be put (suicide apart).
  [[nodiscard]] int playable_points() const { return totals_.playable; }
  /// Equal positions on boards of one size have equal digests.
  [[nodiscard]] std::uint64_t digest() const { return totals_.digest; }

  /// Keeps the contours of each put for last_contours(); off by default, because it costs time.
  void record_contours(bool on) { record_contours_ = on; }
  [[nodiscard]] const std::vector<Contour>& last_contours() const { return contours_; }

  /// Sets the board up from what a reader sees of it (width*height states, row by row); houses and links to the edge
  /// are worked out anew. puts() is 0 afterwards. False, and an empty board, when enclosures have no wall around them.
  bool load(std::span<const PointState> states);

 private:
  using Index = std::uint32_t;  // of a point in the flat arrays, wall included
  using Cell = cell::Cell;
  struct Change {
    Index at;
    Cell before;
  };
  struct Member {  // a dot in its group: dots of a side that are linked, in a closed list
    Index group;   // one of them, the same for all
    Index next;
    Index size;  // of the group, where it is named after this dot
  };
  struct Totals {  // narrow, because every step keeps them
    std::uint64_t digest;
    std::uint16_t captives[2];
    std::uint16_t dots_in_own[2];
    std::uint16_t grounded_dots[2];
    std::uint16_t playable;
  };
  struct Step {  // how long the journals were before it, and the totals
    Totals totals;
    std::uint32_t changes, unions;
    bool drew;            // a contour …
    std::uint32_t lines;  // … and how many lines there were before
  };
  struct Ring {  // a closed contour on its way to being judged
    std::vector<Index> chain;
    long doubled_area = 0;
    Index inside = 0;
  };

  [[nodiscard]] Index at_index(Point p) const { return static_cast<Index>((p.y + 1) * stride_ + p.x + 1); }
  [[nodiscard]] Point point_of(Index i) const {
    return {static_cast<int>(i) % stride_ - 1, static_cast<int>(i) / stride_ - 1};
  }
  [[nodiscard]] Index step(Index from, int direction) const { return from + static_cast<Index>(offset_[direction]); }
  [[nodiscard]] std::uint8_t links(Index at, Side side) const {
    return links_[static_cast<std::size_t>(index(side))][at];
  }

  void begin_step(bool drew = false);
  void place(Index at, Side side);
  void settle(Index at, Side side);
  void look_around(Index at, Side side);
  void close_around(Index at, Side side, Cell before, int captured);
  void capture_suicide(Index at, Side owner);
  void set_cell(Index at, Cell value);
  void toggle_links(Index at, Side side);
  void join(Index at, Index group);
  Index unite(Index group, Index other);
  void part(Index joined);
  void name_group(Index first, Index name);
  int close_rings(Index at, Side side, bool in_closed_area);
  int find_rings(Index at, Side side, bool in_closed_area);
  void close_groups(Index at, Side side);
  bool flood_group(Index from, Side side);
  void link_frame();
  [[nodiscard]] bool is_outside(const Ring& ring) const;
  void ground_anew();
  enum class Closed : std::uint8_t { at_start, by_area };
  long walk_ring(Index from, int direction, Side side, Closed closed, std::vector<Index>& chain);
  void trace_ring(Index at, int direction, Side side, Ring& ring);
  void trace_house_wall(Index inside, Side owner, Ring& ring);
  void flood_inside(const Ring& ring);
  [[nodiscard]] bool takes_effect(Side side) const;
  void make_house(Side side);
  void enclose(const Ring& ring, Side side);
  void dissolve_house(Index at, Side owner);
  void spread_grounding(Index from, Side side);
  void find_houses(Side side);
  std::uint32_t next_stamp(std::uint32_t span);

  int width_, height_, stride_;
  Rules rules_;
  Grounds grounds_;
  std::int32_t offset_[8];
  std::vector<Cell> cells_;
  std::vector<std::uint8_t> links_[2];  // of a side: bit d = one of its live dots stands in direction d
  std::vector<Member> members_;         // groups may only overrate what is linked
  std::vector<std::uint32_t> mark_;     // scratch: stamps of the contour or flood under way
  Journal<Change> changes_;
  Journal<Index> unions_;  // groups that were joined to others
  Journal<Step> steps_;
  Index around_[4];  // groups of the runs of own dots beside the dot just put
  std::size_t groups_around_ = 0;
  std::vector<Index> inside_;  // points within the ring being judged
  std::vector<Index> stack_;
  std::vector<long> area_at_;
  Ring rings_[4];
  std::uint32_t stamp_ = 0;
  Totals totals_{};
  PutEffect effect_{};
  Cell opened_ = 0;  // what the dot of the last put_open() was put on
  bool record_contours_ = false;
  std::vector<Contour> contours_;
  std::vector<DrawnContour> drawn_;
  DrawnLines lines_;  // of drawn_
};

}  // namespace dots::surround
