// Position: a game of Dots with turns, endings and score over a Field (rules/dots.md §1, §4-§7).
//
//   auto game = Position::start(*parse_ruleset("tensu"), {});
//   game->play(Move::dot(Side::first, {18, 14}));
//   game->play(Move::ending(MoveKind::ground, Side::second));
//   game->outcome();  game->score();
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/outcome.h"
#include "dots/rare.h"
#include "dots/result.h"
#include "dots/surround/field.h"
#include "dots/surround/ruleset.h"
#include "dots/surround/start_position.h"

namespace dots::surround {

enum class MoveKind : std::uint8_t {
  dot,
  contours,  ///< contours without a dot (optional enclosing)
  ground,
  stop,
  pass,
  agree,  ///< both sides agree to count
  resign,
  draw,  ///< agreed
  time   ///< the side ran out of time
};

struct Move {
  MoveKind kind = MoveKind::dot;
  Side side = Side::first;
  Point point{};
  int player = 0;  ///< who of his side put the dot, from 1 (team play); 0 where the move does not say
  /// Contours written with the move, without the repeated first point: drawn with a dot or alone, or (`agree`) the
  /// final areas on which the sides agree. A contour belongs to the side of its dots.
  Rare<std::vector<std::vector<Point>>> contours{};

  static Move dot(Side side, Point point) { return {MoveKind::dot, side, point}; }
  static Move ending(MoveKind kind, Side side) { return {kind, side}; }
  friend bool operator==(const Move&, const Move&) = default;
};

struct StartOptions {
  bool free_turns = false;        ///< any side may move at any time (records, positions set up by hand)
  std::vector<SetupDot> setup{};  ///< dots of a `custom` start, put in this order
  std::string picture{};          ///< a position as draw() prints it; instead of the start position
};

class Position {
 public:
  using MoveType = Move;

  /// Errors: RUL010 … (see ruleset.h), DOT020 start position impossible on this board, DOT002-DOT005 for
  /// setup dots, DOT021 {line, column} for a picture that is none.
  static Result<Position> start(const Ruleset& rules, const StartOptions& options);

  [[nodiscard]] const Ruleset& rules() const { return rules_; }
  [[nodiscard]] const Field& field() const { return field_; }

  /// DOT002 outside, DOT003 occupied, DOT004 enclosed, DOT005 suicide, DOT006 wrong side, DOT007 the game is over,
  /// DOT009 a written contour encloses nothing by the rules, DOT010 no grounding now, DOT011 no STOP, DOT012 no pass,
  /// DOT015 the side has stopped, DOT016 no agreement to count, DOT017 no contours without a dot, DOT018 first dots go
  /// to the central square, DOT019 {player} another member of the team is to move, DOT030-DOT042 a contour may not be
  /// drawn (contour.h).
  Result<void> check(const Move& move);
  /// Plays a move; on an error the position is unchanged.
  Result<void> play(const Move& move);
  /// Takes back the last move exactly. There must be one.
  void undo();

  [[nodiscard]] int plies() const { return static_cast<int>(history_.size()); }
  /// Side whose turn it is; under free turns the side that would move next if the sides alternated.
  [[nodiscard]] Side to_move() const { return state_.to_move; }
  [[nodiscard]] bool over() const { return state_.outcome.ending != Ending::none; }
  [[nodiscard]] Outcome outcome() const { return state_.outcome; }
  /// Who of the side puts its next dot, from 1 (team play).
  [[nodiscard]] int next_player(Side side) const { return state_.player[index(side)] + 1; }
  /// The points by the axes `count`, `recapture` and `penalty`, and komi; after a grounding with the loose dots of the
  /// side that grounded paid. count() in count.h says which points these are.
  [[nodiscard]] Score score() const;
  /// The side that grounded, when one did.
  [[nodiscard]] std::optional<Side> grounded() const;
  /// Dots captured by the side since the start, given back or not (`recapture=keeps`).
  [[nodiscard]] int captured_ever(Side side) const { return state_.captured[index(side)]; }
  /// Empty points of the final areas of the side, closed by no contour of the game (§3.6); 0 before the end.
  [[nodiscard]] int final_empty(Side side) const { return state_.final_empty[index(side)]; }
  /// Which points these are, of either side, row by row.
  [[nodiscard]] std::array<std::vector<Point>, 2> final_empty_points() const;
  /// What the score would be if `side` grounded now, whether the rules allow it or not (§5): its loose dots go to the
  /// other side, the captives they hold are free.
  [[nodiscard]] Score score_if_grounds(Side side) const;
  /// Equal for equal boards with the same turn, stops, passes and ending.
  [[nodiscard]] std::uint64_t digest() const;
  /// Legal dots of the side to move, row by row, and a pass where the rules have it; at most `limit`. Declarations
  /// (grounding, STOP, resignation …) are not listed.
  std::vector<Move> legal_moves(std::size_t limit);
  /// Rows from the top: `.` free, `x`/`o` live dot of first/second, `X`/`O` dot inside an enclosure, `,`/`;` an empty
  /// point enclosed by first/second. Can be given back as StartOptions::picture.
  [[nodiscard]] std::string draw() const;

  /// Move texts: `[B:|W:]point[.contour]…`, `.contour…` for contours without a dot, `agree[.contour]…` with the final
  /// areas, `ground stop resign pass draw time`. In team play `B2:` names the player too. A point is two SGF letters or
  /// `x.y`; a contour ends with its first point. Errors: DOT001 {move}, DOT013 a side prefix is needed under free
  /// turns.
  Result<Move> parse(std::string_view text) const;
  /// The text of a move in this position; the side is named under free turns and when it is not the side to move.
  [[nodiscard]] std::string print(const Move& move) const;

 private:
  struct State {  // everything a move changes besides the field
    Side to_move = Side::first;
    Outcome outcome{};
    bool stopped[2] = {false, false};
    int passes = 0;
    std::int8_t grounded = -1;  ///< index of the side that grounded
    bool moved[2] = {false, false};
    std::uint8_t player[2] = {0, 0};  ///< of each side, who puts the next dot
    int captured[2] = {0, 0};
    int final_empty[2] = {0, 0};
    bool areas_counted = false;  ///< the end was reached and final areas are settled
  };
  struct Step {
    State before;
    int field_steps = 0;  ///< of the field when the move began
  };

  Position(const Ruleset& rules, bool free_turns);
  void begin();
  Result<void> load_picture(std::string_view picture);
  Result<void> allowed(const Move& move);
  Result<void> allowed_dot(const Move& move);
  Result<void> put(const Move& move);
  Result<int> put_drawn(const Move& move);
  Result<int> draw_all(const Move& move, bool final_areas);
  Result<void> agree(const Move& move);
  void finish_turn(Side mover, bool keeps_turn);
  void note_captures(const PutEffect& effect, Side side, int held);
  [[nodiscard]] bool in_central_square(Point point) const;
  [[nodiscard]] bool central_only() const;
  [[nodiscard]] bool goes_on_when_full() const;
  void count_areas();
  [[nodiscard]] Score base_score() const;
  void end(Ending ending, Winner winner) { state_.outcome = {winner, ending}; }
  void end_by_score(Ending ending);
  [[nodiscard]] bool can_put(Side side);
  void pass_the_turn(Side mover, bool keeps_turn);
  void pass_over_a_stuck_side();

  Ruleset rules_;
  bool free_turns_;
  Field field_;
  State state_;
  std::vector<Step> history_;
  std::vector<Point> agreed_;  ///< free points that the final areas last agreed on took in
};

}  // namespace dots::surround
