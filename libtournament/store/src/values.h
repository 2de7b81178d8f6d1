// Checks and hashes of values on their way into the database.
#pragma once

#include <string>
#include <string_view>

#include "dots/result.h"

namespace tournament::store::detail {

/// SHA-256 in hex.
std::string sha256(std::string_view bytes);

/// STO015 {field, reason}.
dots::Error refused(std::string_view field, std::string_view reason);
/// LIM001 {limit, bound, found}.
dots::Error over_limit(std::string_view limit, std::size_t bound, std::size_t found);

/// UTF-8 without control characters, not empty, of at most Limits::name_length characters.
/// Errors: STO015 {field: actor, reason: empty | encoding | control}, LIM001.
dots::Result<void> check_actor(std::string_view actor);
/// The shape of a UTC time, "2026-11-29T22:05:03Z". Errors: STO015 {field: at}.
dots::Result<void> check_time(std::string_view at);

}  // namespace tournament::store::detail
