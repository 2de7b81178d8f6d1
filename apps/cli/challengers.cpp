#include "cli/challengers.h"

#include <algorithm>

#include "cli/event_words.h"
#include "tournament/challenge/event_championship.h"
#include "tournament/limits.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace challenge = tournament::challenge;

event::SetChallenger enrolment_of(const event::Player& player, event::EntryNumber entry, challenge::Number number) {
  constexpr std::string_view usual[] = {"lower", "upper", "adult"};
  const auto known = std::ranges::find_if(player.categories, [&](const std::string& category) {
    return std::ranges::find(usual, category) != std::end(usual);
  });
  const std::string category = known != player.categories.end() ? *known
                               : player.categories.empty()      ? ""
                                                                : player.categories.front();
  return {{entry, number, player.school, category}, ""};
}

dots::Result<challenge::Number> start_number_named(const OpenEvent& opened, const std::string& text) {
  if (!opened.state.open_challenge) return dots::Error{"EVT146", {}};
  const event::OpenChallenge& open = *opened.state.open_challenge;
  const dots::Error nobody{"EVT147", {{"number", text}}};
  if (const auto number = whole_number(text, 0, tournament::Limits{}.start_number)) {
    if (event::find_challenger(open, *number) == nullptr) return nobody;
    return *number;
  }
  const auto entry = entry_named(opened, text);
  if (!entry) return entry.error();
  const event::Challenger* challenger = event::challenger_of(open, *entry);
  if (challenger == nullptr) return nobody;
  return challenger->number;
}

std::string challenger_name(const event::State& state, const Register& people, challenge::Number number) {
  const event::Challenger* challenger =
      state.open_challenge ? event::find_challenger(*state.open_challenge, number) : nullptr;
  return challenger == nullptr ? "" : people.name(state, challenger->entry);
}

challenge::Championship named_championship(const event::State& state, const Register& people) {
  challenge::Championship championship = challenge::championship_of(state);
  for (challenge::Player& player : championship.players) player.name = challenger_name(state, people, player.number);
  return championship;
}

}  // namespace arbiter::cli
