// LineWalk: the lines of a record in the order in which a tree of parentheses has them: each variation stands where it
// leaves its parent, after what its parent goes on with.
//
//   LineWalk walk(record, sgf_nesting, sgf_holds);
//   while (const auto event = walk.next()) write(*event);    // within the parentheses of the game
//   walk.left_out();
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "tournament/records/game_record.h"

namespace tournament::records {

enum class LineStep : std::uint8_t {
  open,   ///< a parenthesis: the parent goes on, or a variation begins
  close,  ///< of the last one that is open
  begin,  ///< what stands before the first move of the line
  move,
  end  ///< after the last move of the line
};

struct LineEvent {
  LineStep step;
  std::size_t line = 0;  ///< 0 = the main line, n = variation n - 1
  std::size_t move = 0;  ///< 0-based
};

class LineWalk {
 public:
  /// Left out are variations that would stand within more than `nesting` pairs of parentheses, those that `holds`
  /// refuses, and what leaves a variation that is left out.
  LineWalk(const GameRecord& record, std::size_t nesting, bool (*holds)(const Variation&));
  std::optional<LineEvent> next();
  /// How many variations, once there is no next event.
  [[nodiscard]] std::size_t left_out() const { return record_.variations.size() - opened_; }

  /// The moves of a line.
  static const std::vector<RecordedMove>& moves(const GameRecord& record, std::size_t line) {
    return line == 0 ? record.moves : record.variations[line - 1].moves;
  }

 private:
  struct Task {
    std::size_t line = 0;
    std::size_t from = 0;
    bool branched = false;  ///< what leaves the line here is opened already
    bool closing = false;   ///< no line, but the parenthesis of one
  };
  [[nodiscard]] std::size_t place_of(const Variation& variation) const;
  void enter(const Task& task);
  bool branch();

  const GameRecord& record_;
  std::size_t nesting_;
  std::vector<std::size_t> leaving_{};  ///< numbers of variations, by the line and the move where they leave
  std::vector<Task> tasks_{};
  std::size_t opened_ = 0;
  std::size_t depth_ = 1;

  // Of the line that is being walked.
  bool active_ = true;
  Task now_{};
  bool begun_ = false;
  std::size_t next_leaving_ = 0;
};

}  // namespace tournament::records
