#include "cli/person_names.h"

#include <algorithm>

#include "cli/register.h"

namespace arbiter::cli {

namespace event = tournament::event;

std::vector<std::string> names_of(const event::Player& player) {
  std::vector<std::string> names;
  const auto add = [&](std::string name) {
    if (!name.empty() && std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
  };
  for (const std::string& form : {player.name, event::latin_name(player)}) {
    add(form);
    const std::size_t comma = form.find(',');
    if (comma == std::string::npos) continue;
    std::string given = form.substr(comma + 1);
    given.erase(0, std::min(given.find_first_not_of(' '), given.size()));
    const std::string surname = form.substr(0, comma);
    if (given.empty()) continue;
    add(given + ' ' + surname);
    add(surname + ' ' + given);
  }
  for (const std::string& nick : event::all_nicks(player)) add(nick);
  return names;
}

bool may_be(const std::string& recorded, const event::Player& player) {
  return recorded.empty() ||
         std::ranges::any_of(names_of(player), [&](const std::string& name) { return same_name(recorded, name); });
}

}  // namespace arbiter::cli
