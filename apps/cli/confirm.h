// Warnings before a decision counts: they are always shown, and each level asks for its own yes.
//
//   if (auto said = confirm(call, decided->warnings); !said) return said.error();
#pragma once

#include <vector>

#include "cli/command.h"
#include "cli/json.h"
#include "tournament/event/warning.h"

namespace arbiter::cli {

/// The gravest level of all warnings; note when there is none.
tournament::event::WarningLevel gravest(const std::vector<tournament::event::Warning>& warnings);

/// "warning EVT110 (confirm): round 3 was published …"; "note EVT115: …".
std::string warning_line(const tournament::event::Warning& warning);
/// {"level","code","message","args"}
Json warnings_json(const std::vector<tournament::event::Warning>& warnings);
void show_warnings(Console& console, const std::vector<tournament::event::Warning>& warnings);

/// Whether the arbiter has said yes to all of them: --yes up to `confirm`, --confirm-twice to all that can be
/// confirmed; on a terminal the question is put, a second time for `confirm_twice`.
/// Errors: EVT086 {warning, level} not confirmed, CLI035 {warning} cannot be confirmed; with the warning's arguments.
dots::Result<void> confirm(const Invocation& call, const std::vector<tournament::event::Warning>& warnings);

}  // namespace arbiter::cli
