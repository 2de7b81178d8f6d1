// What the headers of a text with tags make of its moves: which game, from which position, squares by which numbers.
//
//   settle_tagged(record, {options, findings});
#pragma once

#include "records/findings.h"
#include "tournament/records/board_record.h"

namespace tournament::records {

struct TaggedSettling {
  const BoardReadOptions& options;
  Findings& findings;
};

/// Takes GameType, FEN, Position, Ruleset and Result out of the tags, puts the moves of all lines into the form of the
/// referee, and reads the clocks in their comments. A record whose game or start cannot be told becomes unplayable.
void settle_tagged(BoardGameRecord& record, const TaggedSettling& settling);

/// Whether a GFEN is the start position of the game; false when it is not known here.
bool is_start_position(std::string_view game, std::string_view gfen);

}  // namespace tournament::records
