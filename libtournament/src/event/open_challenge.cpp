#include "tournament/event/open_challenge.h"

#include <algorithm>

namespace tournament::event {

const RecordedDuel* find_duel(const OpenChallenge& challenge, int id) {
  const auto found = std::ranges::find(challenge.duels, id, [](const RecordedDuel& d) { return d.duel.id; });
  return found == challenge.duels.end() ? nullptr : &*found;
}

const Challenger* find_challenger(const OpenChallenge& challenge, EntryNumber number) {
  const auto found = std::ranges::lower_bound(challenge.challengers, number, {}, &Challenger::number);
  return found == challenge.challengers.end() || found->number != number ? nullptr : &*found;
}

}  // namespace tournament::event
