// A look at the first bytes of a database file, without SQLite: nothing can be written by looking.
//
//   if (auto fine = refuse_what_is_not_ours(path, access); !fine) return fine.error();
#pragma once

#include <cstdint>
#include <string>

#include "dots/result.h"
#include "engine.h"

namespace tournament::store::detail {

/// "Arbt": marks our files (PRAGMA application_id).
inline constexpr std::uint32_t application_id = 0x41726274;

/// Errors: STO001 … STO005, STO016.
dots::Result<void> refuse_what_is_not_ours(const std::string& path, Access access);

/// STO002, STO003 or STO016 for a database with these marks; success when they are those of this program. An older
/// schema is taken for Access::migrate.
dots::Result<void> compare_marks(const std::string& path, std::uint32_t found_application, std::uint32_t found_schema,
                                 Access access);

}  // namespace tournament::store::detail
