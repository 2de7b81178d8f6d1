#include "text/message_tables.h"

namespace arbiter::text {

std::span<const Message> archive_messages() {
  // Findings have no remedy: they describe a record as it is.
  static constexpr Message table[] = {
      {"CLK001", "the clock of the {side} side rises from {before} to {after}; at most {bound} is possible", ""},
      {"CLK002", "the clock of the {side} side begins at {after}; at most {bound} is possible", ""},
      {"CLK003", "the clock of the {side} side ran out ({after}), but RE is '{claimed}'", ""},
      {"CLK004", "{count} moves of the {side} side follow after its clock had run out", ""},
      {"CLK005", "RE {claimed}: the {side} side cannot have run out of time, since it moved last", ""},
      {"CLK006", "{count} moves of the {side} side have no reading of the clock", ""},
      {"CLK007", "OT {value} is not understood; rising clocks are not looked at", ""},
      {"CLK010", "the record was played with {recorded}, the event has {expected}", ""},
      {"CLK011", "the clock of the {side} side shows {after}; the event allows {bound} at that move", ""},
  };
  return table;
}

}  // namespace arbiter::text
