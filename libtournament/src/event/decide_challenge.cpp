// Open challenge: what counts of an entry, duels, refusals and exclusions (rules/open-challenge.md).
#include <algorithm>

#include "deciding.h"
#include "dots/catalogue.h"
#include "text.h"
#include "tournament/challenge/event_championship.h"
#include "tournament/event/validate.h"

namespace tournament::event {

namespace {

using challenge::Championship;
using challenge::Violation;
using challenge::ViolationKind;

dots::Result<const OpenChallenge*> open_challenge_of(const State& state) {
  if (!state.open_challenge) return refuse(Refusal::not_a_challenge);
  return &*state.open_challenge;
}

dots::Result<void> check_game(const std::string& game) {
  if (dots::find_game(game) == nullptr) return refuse(Refusal::unknown_game, {{"game", game}});
  return {};
}

/// Both take part, and are two. Errors: no_entry, not_enrolled, with_itself.
dots::Result<void> check_pair(const State& state, const OpenChallenge& open, EntryNumber one, EntryNumber other) {
  for (const EntryNumber number : {one, other}) {
    if (auto known = known_entry(state, number); !known) return known.error();
    if (find_challenger(open, number) == nullptr) return refuse(Refusal::not_enrolled, {arg("number", number)});
  }
  if (one == other) return refuse(Refusal::with_itself, {arg("number", one)});
  return {};
}

dots::Result<void> check_duel(const Deciding& deciding, const OpenChallenge& open, const challenge::Duel& duel,
                              const RecordId& record) {
  if (auto ok = check_pair(deciding.state, open, duel.a, duel.b); !ok) return ok;
  if (auto ok = check_game(duel.game); !ok) return ok;
  for (const std::string& booked : {duel.booked_a, duel.booked_b}) {
    if (booked.empty()) continue;
    if (auto ok = check_game(booked); !ok) return ok;
  }
  GameResult result;
  result.record = record;
  return validate(result, deciding.context.limits);
}

void warn_of(Deciding& deciding, const Violation& violation) {
  const auto of_one = [&](WarningLevel level, Refusal code) {
    deciding.warn(level, code, {arg("duel", violation.duel), arg("number", violation.players.front())});
  };
  const auto of_two = [&](WarningLevel level, Refusal code) {
    deciding.warn(level, code,
                  {arg("duel", violation.duel), arg("first", violation.players.front()),
                   arg("second", violation.players.back())});
  };
  switch (violation.kind) {
    case ViolationKind::same_school: return of_two(WarningLevel::confirm, Refusal::duel_same_school);
    case ViolationKind::third_game_same_opponent: return of_two(WarningLevel::confirm_twice, Refusal::duel_third_game);
    case ViolationKind::fourth_row: return of_one(WarningLevel::confirm, Refusal::duel_fourth_row);
    case ViolationKind::rebooked_without_need: return of_one(WarningLevel::confirm, Refusal::duel_rebooked);
    case ViolationKind::unsigned_win: return of_one(WarningLevel::note, Refusal::duel_unsigned);
    case ViolationKind::not_in_table: return of_one(WarningLevel::note, Refusal::duel_not_in_table);
    case ViolationKind::illegal_refusal: return of_one(WarningLevel::confirm, Refusal::illegal_refusal);
  }
}

/// What the change brings about, in the duel itself or in another.
void warn_of_new(Deciding& deciding, const LogBody& body) {
  const auto stood = challenge::violations(challenge::championship_of(deciding.state));
  const auto now = challenge::violations(challenge::championship_of(event::apply(deciding.state, body)));
  for (const Violation& violation : now)
    if (std::ranges::find(stood, violation) == stood.end()) warn_of(deciding, violation);
}

/// A booking under the game itself says nothing.
challenge::Duel plain(challenge::Duel duel) {
  if (duel.booked_a == duel.game) duel.booked_a.clear();
  if (duel.booked_b == duel.game) duel.booked_b.clear();
  return duel;
}

/// The duel that can still be changed. Errors: unknown_duel, duel_is_struck.
dots::Result<const RecordedDuel*> standing_duel(const OpenChallenge& open, int id) {
  const RecordedDuel* recorded = find_duel(open, id);
  if (recorded == nullptr) return refuse(Refusal::unknown_duel, {arg("duel", id)});
  if (recorded->struck) return refuse(Refusal::duel_is_struck, {arg("duel", id)});
  return recorded;
}

bool has_duel(const OpenChallenge& open, EntryNumber number) {
  return std::ranges::any_of(open.duels,
                             [&](const RecordedDuel& d) { return d.duel.a == number || d.duel.b == number; });
}

}  // namespace

Bodies decide_on(Deciding& deciding, const SetChallenge& command) {
  const int most = deciding.context.limits.rounds;
  const challenge::ChallengeOptions& options = command.options;
  for (const auto& [option, value] : {std::pair{"rows", options.rows_a_game},
                                      {"games_an_opponent", options.games_an_opponent},
                                      {"team_of_a_category", options.team_of_a_category},
                                      {"diplomas", options.diploma_places}}) {
    if (value < 1 || value > most) return refuse(Refusal::challenge_option, {{"option", option}, arg("value", value)});
  }
  const auto& open = deciding.state.open_challenge;
  if (open && open->options == options) return std::vector<LogBody>{};
  return one(ChallengeSet{options});
}

Bodies decide_on(Deciding& deciding, const SetChallenger& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  const Challenger& wanted = command.challenger;
  if (auto known = known_entry(deciding.state, wanted.number); !known) return known.error();
  const Limits& limits = deciding.context.limits;
  if (auto ok = check_text(wanted.school, {"school", "name_length", limits.name_length}); !ok) return ok.error();
  if (auto ok = check_text(wanted.category, {"category", "label_length", limits.label_length}); !ok) return ok.error();
  const Challenger* stands = find_challenger(**open, wanted.number);
  if (stands != nullptr && *stands == wanted) return std::vector<LogBody>{};
  if (auto ok = check_reason(deciding, command.reason, has_duel(**open, wanted.number)); !ok) return ok.error();
  LogBody body = ChallengerSet{wanted, command.reason};
  if (stands != nullptr) warn_of_new(deciding, body);
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const EnterDuel& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (auto ok = check_duel(deciding, **open, command.duel, command.record); !ok) return ok.error();
  challenge::Duel duel = plain(command.duel);
  duel.id = (*open)->duels.empty() ? 1 : (*open)->duels.back().duel.id + 1;
  const Championship so_far = challenge::championship_of(deciding.state, {duel.a, duel.b});
  for (const Violation& violation : challenge::violations_of(so_far, duel)) warn_of(deciding, violation);
  return one(DuelEntered{std::move(duel), command.record});
}

Bodies decide_on(Deciding& deciding, const CorrectDuel& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  const auto stands = standing_duel(**open, command.duel.id);
  if (!stands) return stands.error();
  if (auto ok = check_duel(deciding, **open, command.duel, command.record); !ok) return ok.error();
  const challenge::Duel duel = plain(command.duel);
  if ((*stands)->duel == duel && (*stands)->record == command.record) return std::vector<LogBody>{};
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  LogBody body = DuelCorrected{duel, command.record, command.reason};
  warn_of_new(deciding, body);
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const StrikeDuel& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (const auto stands = standing_duel(**open, command.duel); !stands) return stands.error();
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  LogBody body = DuelStruck{command.duel, command.reason};
  warn_of_new(deciding, body);
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const RecordRefusal& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (auto ok = check_pair(deciding.state, **open, command.challenger, command.refuser); !ok) return ok.error();
  if (auto ok = check_game(command.game); !ok) return ok.error();
  const int last = (*open)->duels.empty() ? 0 : (*open)->duels.back().duel.id;
  challenge::Refusal refusal{last, command.game, command.challenger, command.refuser};
  const Championship so_far = challenge::championship_of(deciding.state, {command.challenger, command.refuser});
  for (const Violation& violation : challenge::violations_of(so_far, refusal)) warn_of(deciding, violation);
  return one(RefusalRecorded{std::move(refusal)});
}

Bodies decide_on(Deciding& deciding, const SetExclusion& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (auto known = known_entry(deciding.state, command.number); !known) return known.error();
  const auto& excluded = (*open)->excluded;
  const bool stands = std::ranges::find(excluded, command.number) != excluded.end();
  if (stands == command.excluded) return refuse(Refusal::exclusion_stands, {arg("number", command.number)});
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  return one(ExclusionSet{command.number, command.excluded, command.reason});
}

}  // namespace tournament::event
