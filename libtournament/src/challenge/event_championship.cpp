#include "tournament/challenge/event_championship.h"

#include <algorithm>

namespace tournament::challenge {
namespace {

template <class Counts>
Championship championship_with(const event::State& state, Counts counts) {
  Championship championship;
  if (!state.open_challenge) return championship;
  const event::OpenChallenge& open = *state.open_challenge;
  championship.options = open.options;
  // A damaged log may speak of players who are not there.
  const auto is_known = [&](Number number) { return event::find_challenger(open, number) != nullptr; };
  for (const event::RecordedDuel& recorded : open.duels)
    if (!recorded.struck && counts(recorded.duel) && is_known(recorded.duel.a) && is_known(recorded.duel.b))
      championship.duels.push_back(recorded.duel);
  championship.refusals = open.refusals;
  for (Refusal& refusal : championship.refusals) {
    // Ids ascend, so the last duel that is left and not later is the one before.
    const auto after = std::ranges::upper_bound(championship.duels, refusal.after_duel, {}, &Duel::id);
    refusal.after_duel = after == championship.duels.begin() ? 0 : std::prev(after)->id;
  }
  championship.excluded = open.excluded;
  return championship;
}

Player player_of(const event::OpenChallenge& open, Number number) {
  Player player{.number = number};
  if (const event::Challenger* challenger = event::find_challenger(open, number)) {
    player.school = challenger->school;
    player.category = challenger->category;
  }
  return player;
}

}  // namespace

Championship championship_of(const event::State& state) {
  Championship championship = championship_with(state, [](const Duel&) { return true; });
  if (!state.open_challenge) return championship;
  for (const event::Challenger& challenger : state.open_challenge->challengers)
    championship.players.push_back(player_of(*state.open_challenge, challenger.number));
  return championship;
}

Championship championship_of(const event::State& state, const std::vector<Number>& players) {
  const auto is_one = [&](Number number) { return std::ranges::find(players, number) != players.end(); };
  Championship championship =
      championship_with(state, [&](const Duel& duel) { return is_one(duel.a) || is_one(duel.b); });
  if (!state.open_challenge) return championship;
  std::vector<Number> all = players;
  for (const Duel& duel : championship.duels) all.insert(all.end(), {duel.a, duel.b});
  std::ranges::sort(all);
  all.erase(std::unique(all.begin(), all.end()), all.end());
  for (const Number number : all) championship.players.push_back(player_of(*state.open_challenge, number));
  return championship;
}

}  // namespace tournament::challenge
