#include "publish/names.h"

#include "dots/catalogue.h"

namespace tournament::publish {

Names::Names(const event::State& event, const std::map<event::PlayerId, event::Player>& people, const Texts& words)
    : state(event), t(words), people_(people) {
  for (const event::Entry& entry : event.entries) {
    const auto found = people.find(entry.player);
    if (found != people.end()) entries_[entry.number] = &found->second;
  }
}

const event::Player* Names::player(event::EntryNumber number) const {
  const auto found = entries_.find(number);
  return found == entries_.end() ? nullptr : found->second;
}

std::string Names::name(event::EntryNumber number) const {
  const event::Player* known = player(number);
  if (known != nullptr && !known->name.empty()) return known->name;
  if (known != nullptr && !known->nick.empty()) return known->nick;
  return fill(t.player_number, {{"number", std::to_string(number)}});
}

std::string Names::person(event::PlayerId id) const {
  if (id == 0) return std::string(t.nobody);
  const auto found = people_.find(id);
  if (found != people_.end() && !found->second.name.empty()) return found->second.name;
  if (found != people_.end() && !found->second.nick.empty()) return found->second.nick;
  return fill(t.player_number, {{"number", std::to_string(id)}});
}

std::string Names::player_page(event::EntryNumber number) { return "player-" + std::to_string(number) + ".html"; }

std::string Names::duel_page(int duel) { return "duel-" + std::to_string(duel) + ".html"; }

}  // namespace tournament::publish
