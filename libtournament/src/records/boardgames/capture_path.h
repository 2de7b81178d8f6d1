// How PDN writes a capture that shares its first and last square with another (formats/pdn.md §3).
//
//   capture_path("russian-draughts", position, "a1:g7");
#pragma once

#include <string>
#include <string_view>

namespace tournament::records {

/// move: a legal one. A landing square for every captured piece but the last: the turning square where the direction
/// changes, else the square directly behind the piece. The move itself where its ends are enough.
std::string capture_path(std::string_view game, std::string_view gfen, std::string_view move);

}  // namespace tournament::records
