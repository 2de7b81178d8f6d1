// Reads SGF files of Dots (GM[40]) in all the dialects that sgf_properties.h names.
//
//   ReadResult read = read_sgf(bytes, {.file_name = "t3.sgf"});
#pragma once

#include "tournament/records/codec.h"

namespace tournament::records {

/// Whether the bytes look like SGF; nothing at all does.
bool sniff_sgf(std::string_view bytes);
ReadResult read_sgf(std::string_view bytes, const ReadOptions& options);

}  // namespace tournament::records
