// What a record of a board game has and a notation cannot hold.
//
//   BoardText written{text, board_losses(record, {.comments = true, .tags = "Event White Black"})};
#pragma once

#include <string_view>

#include "tournament/records/board_record.h"

namespace tournament::records {

/// What a notation can hold beside the moves.
struct BoardHolds {
  bool variations = false;
  bool clocks = false;  ///< the time left
  bool spent = false;   ///< the time a move took
  bool comments = false;
  bool annotations = false;  ///< strengths and NAGs
  bool evaluations = false;
  bool any_tag = false;
  std::string_view tags{};  ///< blank-separated, when not any
};

dots::Diagnostics board_losses(const BoardGameRecord& record, const BoardHolds& holds);

/// BRD001 for another game than those listed, BRD003 for a step of the main line that is no move.
std::optional<dots::Error> refuse_board(const BoardGameRecord& record, std::string_view format, std::string_view games,
                                        bool moves_only);

/// BRD010 for a list of moves without one.
std::optional<dots::Error> refuse_no_moves(const BoardGameRecord& record, std::string_view format);

}  // namespace tournament::records
