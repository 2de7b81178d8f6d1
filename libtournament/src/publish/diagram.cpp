#include "tournament/publish/diagram.h"

#include <algorithm>

#include "dots/surround/contour.h"
#include "dots/surround/field.h"
#include "dots/surround/position.h"
#include "dots/surround/ruleset.h"
#include "dots/surround/start_position.h"

namespace tournament::publish {
namespace {

using dots::Side;
using dots::surround::Contour;
using dots::surround::Enclosing;
using dots::surround::Field;
using dots::surround::MoveKind;
using dots::surround::Point;
using dots::surround::PointState;
using dots::surround::PutEffect;
using dots::surround::PutRefusal;
using dots::surround::Ruleset;
using dots::surround::SetupDot;

/// The rules by which the report was made, when they can be refereed.
std::optional<Ruleset> refereed_rules(const records::VerifyReport& report) {
  if (report.rules.empty()) return std::nullopt;
  dots::Result<Ruleset> rules = dots::surround::parse_ruleset(report.rules);
  if (!rules || !dots::surround::violations(*rules).empty()) return std::nullopt;
  return std::move(rules).value();
}

void mark_last(Diagram& diagram) {
  if (!diagram.dots.empty()) diagram.dots.back().last = !diagram.dots.back().start;
}

class Replay {
 public:
  Replay(const Ruleset& rules, const records::GameRecord& record, int accepted)
      : record_(record), accepted_(accepted), field_(rules.width, rules.height, Field::rules_of(rules)) {
    field_.record_contours(true);
    diagram_.width = rules.width;
    diagram_.height = rules.height;
  }

  /// agreed: the count was made with the final areas that the record writes (rules/dots.md §3.6).
  Diagram run(const std::vector<SetupDot>& start, bool agreed) {
    for (const SetupDot& dot : start) put(dot.side, dot.point, 0);
    for (const records::RecordedMove& recorded : record_.moves) {
      const int ply = static_cast<int>(diagram_.plies.size()) + 1;
      diagram_.plies.push_back(play(recorded, ply));
    }
    if (agreed) draw_final_areas();
    keep_standing_areas();
    mark_dots();
    return std::move(diagram_);
  }

 private:
  PlyEffect play(const records::RecordedMove& recorded, int ply) {
    const dots::surround::Move& move = recorded.move;
    if (ply > accepted_) return {};
    if (recorded.notes->fill) {
      // The other side grounded and the game was over: such a dot only shows what is not grounded.
      grounded_by_ = other(move.side);
      return {.accepted = true};
    }
    if (move.kind == MoveKind::ground) grounded_by_ = move.side;
    if (field_.rules().enclosing != Enclosing::automatic && !move.contours->empty()) return draw(move, ply);
    if (move.kind != MoveKind::dot) return {.accepted = true};
    return put(move.side, move.point, ply);
  }

  /// A move whose contours the player drew himself. It was accepted, so they are sound; where enclosing is obligatory
  /// only those through the dot were chosen.
  PlyEffect draw(const dots::surround::Move& move, int ply) {
    const bool chosen = field_.rules().enclosing == Enclosing::choice;
    const bool dot = move.kind == MoveKind::dot;
    if (chosen && !dot) return {.accepted = true};
    if (chosen) {
      field_.put_open(move.point, move.side);
      diagram_.dots.push_back({.point = move.point, .side = move.side, .ply = ply});
    }
    PlyEffect effect = dot && !chosen ? put(move.side, move.point, ply) : PlyEffect{.accepted = true};
    for (const std::vector<Point>& contour : *move.contours) {
      if (chosen && std::find(contour.begin(), contour.end(), move.point) == contour.end()) continue;
      const Side owner = field_.at(contour.front()).dot;
      const PutEffect drawn = field_.draw(contour, owner);
      diagram_.areas.push_back({owner, contour});
      if (owner != move.side) continue;
      effect.captured += drawn.captured;
      effect.freed += drawn.freed;
    }
    if (!chosen) return effect;
    const PutEffect closed = field_.close(move.point, move.side, effect.captured);
    for (const Contour& contour : field_.last_contours()) diagram_.areas.push_back({contour.owner, contour.points});
    effect.captured += closed.captured;
    effect.freed += closed.freed;
    effect.suicide = closed.suicide;
    return effect;
  }

  PlyEffect put(Side side, Point point, int ply) {
    if (!field_.contains(point) || field_.refusal(point, side) != PutRefusal::none) return {};
    const PutEffect effect = field_.put(point, side);
    for (const Contour& contour : field_.last_contours()) diagram_.areas.push_back({contour.owner, contour.points});
    diagram_.dots.push_back({.point = point, .side = side, .ply = ply, .start = ply == 0});
    return {.accepted = true, .captured = effect.captured, .freed = effect.freed, .suicide = effect.suicide};
  }

  void draw_final_areas() {
    for (const auto& [side, areas] :
         {std::pair(Side::first, &record_.areas_first), {Side::second, &record_.areas_second}}) {
      for (const std::vector<Point>& contour : *areas) {
        field_.draw(contour, side);
        diagram_.areas.push_back({side, contour});
      }
    }
  }

  /// A contour with an enclosed dot lies inside a larger enclosure, which alone counts now.
  void keep_standing_areas() {
    const auto swallowed = [&](const DiagramArea& area) {
      return std::any_of(area.contour.begin(), area.contour.end(),
                         [&](Point point) { return field_.at(point).enclosed; });
    };
    auto& areas = diagram_.areas;
    areas.erase(std::remove_if(areas.begin(), areas.end(), swallowed), areas.end());
  }

  void mark_dots() {
    mark_last(diagram_);
    for (DiagramDot& dot : diagram_.dots) {
      const PointState state = field_.at(dot.point);
      dot.captured = state.enclosed && state.encloser != dot.side;
      const Side holder = state.enclosed ? state.encloser : dot.side;
      dot.loose = grounded_by_ && holder == *grounded_by_ && !field_.is_grounded(dot.point, holder);
    }
  }

  const records::GameRecord& record_;
  int accepted_;
  Field field_;
  Diagram diagram_;
  std::optional<Side> grounded_by_{};
};

/// Dots and contours as they are written, on a record that no referee could replay.
Diagram as_written(const records::GameRecord& record) {
  Diagram diagram{.width = record.width, .height = record.height, .by_rules = false};
  const auto on_board = [&](Point p) { return p.x >= 0 && p.y >= 0 && p.x < record.width && p.y < record.height; };
  const auto cell = [&](Point p) {
    return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(record.width) + static_cast<std::size_t>(p.x);
  };
  std::vector<std::optional<Side>> board(static_cast<std::size_t>(record.width) *
                                         static_cast<std::size_t>(record.height));
  const auto put = [&](Side side, Point point, int ply) {
    if (!on_board(point) || board[cell(point)]) return false;
    board[cell(point)] = side;
    diagram.dots.push_back({.point = point, .side = side, .ply = ply, .start = ply == 0});
    return true;
  };
  for (const SetupDot& dot : record.setup) put(dot.side, dot.point, 0);
  for (const records::RecordedMove& recorded : record.moves) {
    const int ply = static_cast<int>(diagram.plies.size()) + 1;
    const bool is_dot = recorded.move.kind == MoveKind::dot;
    diagram.plies.push_back({.accepted = !is_dot || put(recorded.move.side, recorded.move.point, ply)});
    for (const auto& contour : *recorded.move.contours) {
      const bool drawn = contour.size() >= 4 && std::all_of(contour.begin(), contour.end(), on_board);
      // The colour of a written contour is the colour of its dots (rules/dots.md §3.3).
      if (drawn) diagram.areas.push_back({board[cell(contour.front())].value_or(recorded.move.side), contour});
    }
  }
  mark_last(diagram);
  std::vector<std::optional<Side>> enclosed_by(board.size());
  for (const DiagramArea& area : diagram.areas)
    for (const Point point : dots::surround::points_inside(area.contour)) enclosed_by[cell(point)] = area.owner;
  for (DiagramDot& dot : diagram.dots) {
    const std::optional<Side> encloser = enclosed_by[cell(dot.point)];
    dot.captured = encloser && *encloser != dot.side;
  }
  return diagram;
}

}  // namespace

std::optional<Diagram> make_diagram(const records::GameRecord& record, const records::VerifyReport& report) {
  if (record.board) return std::nullopt;  // drawn by board8_svg.h
  const bool agreed = report.outcome.ending == dots::Ending::agreement;
  if (const std::optional<Ruleset> rules = refereed_rules(report)) {
    if (!record.setup.empty()) return Replay(*rules, record, report.accepted).run(record.setup, agreed);
    const auto start = dots::surround::start_dots(*rules);
    if (start) return Replay(*rules, record, report.accepted).run(*start, agreed);
  }
  const auto fits = [](int side) { return side >= 1 && side <= dots::surround::max_side; };
  if (!fits(record.width) || !fits(record.height)) return std::nullopt;
  return as_written(record);
}

}  // namespace tournament::publish
