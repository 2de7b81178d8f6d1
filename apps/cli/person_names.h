// The names by which records may call a person.
//
//   for (const std::string& name : names_of(player)) …      // "Kovács, Anna", "Anna Kovács", "anna17"
#pragma once

#include <string>
#include <vector>

#include "tournament/event/types.h"

namespace arbiter::cli {

/// The name and its Latin form, with a comma also the other way round, and every nick. Never empty texts. Compare with
/// same_name().
std::vector<std::string> names_of(const tournament::event::Player& player);

/// Whether a record that names somebody so may mean the player; without a name it says nothing, and it may.
bool may_be(const std::string& recorded, const tournament::event::Player& player);

}  // namespace arbiter::cli
