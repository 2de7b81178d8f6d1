// What a record has and a target format has not, found by comparing the record with what the format says it can hold.
//
//   dots::Diagnostics lost = losses(record, {.clocks = true, .comments = true});
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "tournament/records/game_record.h"

namespace tournament::records {

/// What a format holds beside board, moves and names.
struct Holds {
  bool clocks = false;    ///< after each move
  bool comments = false;  ///< to moves
  bool game_comment = false;
  bool contours = false;
  bool areas = false;
  bool setup = false;
  bool times = false;  ///< at which dots were put, and capture marks
  bool fills = false;
  bool variations = false;
  bool marks = false;
  std::string_view endings{};  ///< blank-separated words of moves that declare an ending
  std::string_view fields{};   ///< blank-separated names of the headers, see losses.cpp
};

void note_loss(dots::Diagnostics& lost, std::string_view code, dots::Arguments args = {});
dots::Diagnostics losses(const GameRecord& record, const Holds& holds);

/// Names what the file had and the record does not hold.
void note_unheld(dots::Diagnostics& lost, const GameRecord& record);

/// Says that readers of the target assume `assumed`, when the rules of the record are others. Size, start and komi
/// are not looked at.
void note_rules(dots::Diagnostics& lost, const GameRecord& record, std::string_view assumed);

}  // namespace tournament::records
