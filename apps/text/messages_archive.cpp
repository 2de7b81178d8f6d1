#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> archive_messages() {
  // Findings have no remedy: they describe a record as it is.
  static constexpr Message table[] = {
      {"CLI064", "the record begins with the start position '{recorded}', the event has '{expected}'", ""},
      {"CLI065", "the start position '{start}' has its colours exchanged", ""},
      {"CLI066", "a replay begins with another start position, the record with '{start}' as the game before", ""},
      {"CLI067", "the record {file} has fewer than {wanted} dots", "give a longer one, or a smaller --after"},
      {"CLK001", "the clock of the {side} side rises from {before} to {after}; at most {bound} is possible", ""},
      {"CLK002", "the clock of the {side} side begins at {after}; at most {bound} is possible", ""},
      {"CLK003", "the clock of the {side} side ran out ({after}), but RE is '{claimed}'", ""},
      {"CLK004", "{count} moves of the {side} side follow after its clock had run out", ""},
      {"CLK005", "RE {claimed}: the {side} side cannot have run out of time, since it moved last", ""},
      {"CLK006", "{count} moves of the {side} side have no reading of the clock", ""},
      {"CLK007", "OT {value} is not understood; rising clocks are not looked at", ""},
      {"CLK010", "the record was played with {recorded}, the event has {expected}", ""},
      {"CLK011", "the clock of the {side} side shows {after}; the event allows {bound} at that move", ""},
      {"REC019", "there is no game number {index} in the file", ""},
  };
  return table;
}

}  // namespace arbiter::text
