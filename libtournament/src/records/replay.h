// Plays a record's setup and moves on a board and notes what the rules refuse.
//
//   auto replay = Replay::start(record, rules, findings);
//   replay->run();
//   replay->accepted();  replay->position();
#pragma once

#include <optional>
#include <vector>

#include "dots/surround/position.h"
#include "records/findings.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

class Replay {
 public:
  /// The start of `rules` is `custom`. Setup dots that the rules refuse are reported and left out.
  static dots::Result<Replay> start(const GameRecord& record, const dots::surround::Ruleset& rules, Findings& findings);

  /// A refused move is reported and skipped: the moves after it are still looked at. Dots that are put by hand after a
  /// grounding are looked at and taken back: the game ended before them.
  void run();

  [[nodiscard]] const dots::surround::Position& position() const { return position_; }
  /// Moves before the first one that the rules refuse or that could not be read.
  [[nodiscard]] int accepted() const { return accepted_; }
  /// Whether a dot was put into an enclosure that the rules made.
  [[nodiscard]] bool entered_enclosure() const { return entered_enclosure_; }
  /// Whether the setup and all moves were accepted.
  [[nodiscard]] bool complete() const { return complete_; }
  [[nodiscard]] const std::vector<int>& out_of_turn() const { return out_of_turn_; }
  /// The side that stopped for good, by the rules or by a comment.
  [[nodiscard]] std::optional<dots::Side> stopped() const { return stopped_; }
  /// The side that puts the dots after the other one grounded.
  [[nodiscard]] std::optional<dots::Side> filler() const { return filler_; }

 private:
  Replay(const GameRecord& record, dots::surround::Position position, Findings& findings, bool complete);
  void move(const RecordedMove& recorded, int ply);
  [[nodiscard]] std::optional<dots::surround::Move> without_foreign_contours(
      const dots::surround::Move& recorded) const;
  void agree_on_areas();
  void note_turn(const RecordedMove& recorded, int ply);
  void compare_contours(const RecordedMove& recorded, int ply);
  [[nodiscard]] bool is_declared_only(const dots::surround::Move& move) const;

  const GameRecord* record_;
  dots::surround::Position position_;
  Findings* findings_;
  bool complete_;
  bool entered_enclosure_ = false;
  int filled_ = 0;
  int accepted_ = 0;
  std::vector<int> out_of_turn_;
  std::optional<dots::Side> stopped_;
  std::optional<dots::Side> filler_;
  std::optional<dots::Side> last_mover_;
  bool last_captured_ = false;
};

}  // namespace tournament::records
