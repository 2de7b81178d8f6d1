// What a record says, in a form that can be compared with an event or counted.
//
//   recorded_day("28.04.2010");              // "2010-04-28"
//   recorded_round("Групповой этап. Тур 4"); // 4
//   recorded_event(record);                  // "Sport Dots Spring Open Cup 2017"
//   recorded_start(record).start;            // Start::cross
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "dots/surround/start_position.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

/// An ISO date, or its month or year, of a date as records write it: "2016-11-12 19:54:00", "28.04.2010", "2013-05".
/// Empty for anything else.
std::string recorded_day(std::string_view date);

/// The number of the round: it begins the text ("3", "2 (faza grupowa)") or follows a word for a round ("Round 3",
/// "Тур 4", "runda 2", "kolo 1"). 0 for none: "1/32 финала" and "liga 2" name no round.
int recorded_round(std::string_view round);

/// The event. playdots writes only what kind of game it was ("турнир"), and the name into the comment.
std::string recorded_event(const GameRecord& record);

struct RecordedStart {
  dots::surround::Start start = dots::surround::Start::custom;  ///< `custom`: none of the named ones
  bool colours_swapped = false;
  int moved = 0;  ///< dots of it that were put as the first moves, as playdots did
  std::vector<dots::surround::SetupDot> dots{};
};
/// The start dots: those that were set up, else first moves that make a named start position. A cross may stand one
/// column to the left, as zagram has it.
RecordedStart recorded_start(const GameRecord& record);

/// The marks on the board, in the main line and in the variations.
std::size_t count_marks(const GameRecord& record);

}  // namespace tournament::records
