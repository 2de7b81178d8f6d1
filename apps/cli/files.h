// Files and folders as the verbs read and write them; `-` is standard input.
//
//   auto bytes = read_input("t3.sgf", limits.file_bytes);
//   auto files = files_below("records", true);     // sorted, folders walked
#pragma once

#include <cstddef>
#include <filesystem>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "dots/result.h"

namespace arbiter::cli {

/// The bytes of a file, or of standard input for `-`, at most `bound`.
/// Errors: FIL001 not there, FIL002 cannot be read, FIL004 a folder, LIM001 {file_bytes} larger than the bound.
dots::Result<std::string> read_input(const std::string& name, std::size_t bound);

/// The file itself; for a folder, with `walk`, every ordinary file below it, sorted by name; links out of it are not
/// followed. Errors: FIL001, FIL002, FIL004 a folder without `walk`.
dots::Result<std::vector<std::string>> files_below(const std::string& name, bool walk);

/// The files of several names, each once, in the order of the names.
dots::Result<std::vector<std::string>> files_named(std::span<const std::string> names, bool walk);

/// Writes beside the file and renames, so that the old content stays until the new one is whole.
/// Error: FIL003 {file, why}.
dots::Result<void> write_file(const std::filesystem::path& file, std::string_view bytes);

}  // namespace arbiter::cli
