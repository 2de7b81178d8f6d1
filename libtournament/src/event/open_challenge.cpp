#include "tournament/event/open_challenge.h"

#include <algorithm>

namespace tournament::event {

const RecordedDuel* find_duel(const OpenChallenge& challenge, int id) {
  const auto found = std::ranges::find(challenge.duels, id, [](const RecordedDuel& d) { return d.duel.id; });
  return found == challenge.duels.end() ? nullptr : &*found;
}

const Challenger* find_challenger(const OpenChallenge& challenge, challenge::Number number) {
  const auto found = std::ranges::lower_bound(challenge.challengers, number, {}, &Challenger::number);
  return found == challenge.challengers.end() || found->number != number ? nullptr : &*found;
}

const Challenger* challenger_of(const OpenChallenge& challenge, EntryNumber entry) {
  const auto found = std::ranges::find(challenge.challengers, entry, &Challenger::entry);
  return found == challenge.challengers.end() ? nullptr : &*found;
}

bool is_named(const OpenChallenge& challenge, challenge::Number number) {
  return std::ranges::binary_search(challenge.excluded, number) ||
         std::ranges::any_of(challenge.duels,
                             [&](const RecordedDuel& d) { return d.duel.a == number || d.duel.b == number; }) ||
         std::ranges::any_of(challenge.refusals, [&](const challenge::Refusal& r) {
           return r.challenger == number || r.refuser == number;
         });
}

}  // namespace tournament::event
