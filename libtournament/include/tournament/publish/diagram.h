// Diagram: the last position of a record, ready to be drawn, and what each move did on the way.
//
//   std::optional<Diagram> diagram = make_diagram(record, report);
//   if (diagram) std::string svg = board_svg(*diagram, {.title = "Round 2, table 1"});
//   diagram->plies[40].captured;                                     // dots taken by move 41
#pragma once

#include <optional>
#include <vector>

#include "dots/outcome.h"
#include "dots/surround/point.h"
#include "tournament/records/game_record.h"
#include "tournament/records/verify.h"

namespace tournament::publish {

struct DiagramDot {
  dots::surround::Point point{};
  dots::Side side = dots::Side::first;
  int ply = 0;            ///< 1-based number of the move in the record; 0 for a dot of the start position
  bool start = false;     ///< of the start position
  bool last = false;      ///< the last dot of the game
  bool captured = false;  ///< held by the other side
  bool loose = false;     ///< not linked to the edge when its holder grounded: paid to the other side
};

/// An enclosure that stands at the end, by its contour: a closed chain without the repeated first point.
struct DiagramArea {
  dots::Side owner = dots::Side::first;
  std::vector<dots::surround::Point> contour{};
};

/// What one move of the main line did.
struct PlyEffect {
  bool accepted = false;
  int captured = 0;      ///< dots taken by the mover, or by the other side when the dot itself was taken
  int freed = 0;         ///< own dots given back
  bool suicide = false;  ///< the dot was taken by the house it entered
};

struct Diagram {
  int width = 0;
  int height = 0;
  bool by_rules = true;  ///< false: dots and contours as the record writes them, because no referee could replay it
  std::vector<DiagramDot> dots{};
  std::vector<DiagramArea> areas{};
  std::vector<PlyEffect> plies{};  ///< parallel to the moves of the record
};

/// Replays the accepted moves of a record by the rules of its report (rules/dots.md §2, §5); by the record's own
/// contours when the report has no rules or the referee does not play them. Nothing for a game on the 8x8 board and
/// when the record has no board of 1 to 255. Dots that are put by hand after a grounding are left out; the dots that
/// they would take are marked as loose.
std::optional<Diagram> make_diagram(const records::GameRecord& record, const records::VerifyReport& report);

}  // namespace tournament::publish
