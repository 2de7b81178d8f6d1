// Reads SGF files of Dots (GM[40]) in all the dialects that sgf_properties.h names.
//
//   ReadResult read = read_sgf(bytes, {.file_name = "t3.sgf"});
#pragma once

#include "tournament/records/codec.h"

namespace tournament::records {

/// Whether the bytes look like SGF; nothing at all does.
bool sniff_sgf(std::string_view bytes);
ReadResult read_sgf(std::string_view bytes, const ReadOptions& options);

/// What the first game says of the encoding of the file (CA); empty for nothing. Encodings of which ASCII is no part
/// need a byte order mark.
std::string declared_encoding(std::string_view bytes, const Limits& limits);

}  // namespace tournament::records
