// Text diagrams: a position and a list of moves that people can read and type (formats/diagram.md §1).
#pragma once

#include <string_view>

#include "tournament/records/codec.h"

namespace tournament::records {

bool sniff_diagram(std::string_view bytes);
ReadResult read_diagram(std::string_view bytes, const ReadOptions& options);
dots::Result<Written> write_diagram(const GameRecord& record);

}  // namespace tournament::records
