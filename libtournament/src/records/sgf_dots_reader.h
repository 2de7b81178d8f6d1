// Reads SGF files of Dots (GM[40]) in all the dialects that sgf_properties.h names.
//
//   ReadResult read = read_sgf(bytes, {.file_name = "t3.sgf"});
#pragma once

#include "tournament/records/codec.h"

namespace tournament::records {

/// Whether the bytes look like SGF, or the name of the file says so.
bool sniff_sgf(std::string_view bytes, std::string_view file_name);
ReadResult read_sgf(std::string_view bytes, const ReadOptions& options);

}  // namespace tournament::records
