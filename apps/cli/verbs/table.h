// The nouns, each with its rows of the table of verbs.
#pragma once

#include <span>

#include "cli/command.h"

namespace arbiter::cli {

std::span<const Verb> rules_verbs();
std::span<const Verb> game_verbs();
std::span<const Verb> record_verbs();
std::span<const Verb> about_verbs();  ///< help, version

}  // namespace arbiter::cli
