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

dots::Result<void> check_game(const OpenChallenge& open, const std::string& game) {
  const std::vector<std::string> games = challenge::games_of(open.options);
  if (std::ranges::find(games, game) == games.end()) return refuse(Refusal::unknown_game, {{"game", game}});
  return {};
}

dots::Result<void> check_challenger(const OpenChallenge& open, challenge::Number number) {
  if (find_challenger(open, number) == nullptr) return refuse(Refusal::not_enrolled, {arg("number", number)});
  return {};
}

/// Both take part, and are two. Errors: not_enrolled, with_itself.
dots::Result<void> check_pair(const OpenChallenge& open, challenge::Number one, challenge::Number other) {
  for (const challenge::Number number : {one, other})
    if (auto known = check_challenger(open, number); !known) return known;
  if (one == other) return refuse(Refusal::with_itself, {arg("number", one)});
  return {};
}

dots::Result<void> check_duel(const Deciding& deciding, const OpenChallenge& open, const challenge::Duel& duel,
                              const RecordId& record) {
  if (auto ok = check_pair(open, duel.a, duel.b); !ok) return ok;
  if (auto ok = check_game(open, duel.game); !ok) return ok;
  for (const std::string& booked : {duel.booked_a, duel.booked_b}) {
    if (booked.empty()) continue;
    if (auto ok = check_game(open, booked); !ok) return ok;
  }
  const Limits& limits = deciding.context.limits;
  if (auto ok = check_text(duel.time, {"time", "label_length", limits.label_length}); !ok) return ok;
  GameResult result;
  result.record = record;
  return validate(result, limits);
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
    case ViolationKind::sheet_corrected: return of_one(WarningLevel::confirm, Refusal::sheet_corrected);
  }
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

/// A number that no duel has had, undone ones too: what was said of one duel must not come to mean another.
int next_duel(const State& state) {
  for (auto body = state.log.rbegin(); body != state.log.rend(); ++body)
    if (const auto* entered = std::get_if<DuelEntered>(&*body)) return entered->duel.id + 1;
  return 1;
}

/// Errors: unknown_game.
dots::Result<void> check_games(const std::vector<std::string>& games) {
  for (auto game = games.begin(); game != games.end(); ++game)
    if (dots::find_game(*game) == nullptr || std::find(games.begin(), game, *game) != game)
      return refuse(Refusal::unknown_game, {{"game", *game}});
  return {};
}

}  // namespace

void warn_of_new_violations(Deciding& deciding, const LogBody& body) {
  if (!deciding.state.open_challenge) return;
  const auto stood = challenge::violations(challenge::championship_of(deciding.state));
  const auto now = challenge::violations(challenge::championship_of(event::apply(deciding.state, body)));
  for (const Violation& violation : now)
    if (std::ranges::find(stood, violation) == stood.end()) warn_of(deciding, violation);
}

Bodies decide_on(Deciding& deciding, const SetChallenge& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  const int most = deciding.context.limits.rounds;
  const challenge::ChallengeOptions& options = command.options;
  for (const auto& [option, value] : {std::pair{"rows", options.rows_a_game},
                                      {"games_an_opponent", options.games_an_opponent},
                                      {"team_of_a_category", options.team_of_a_category},
                                      {"diplomas", options.diploma_places}}) {
    if (value < 1 || value > most) return refuse(Refusal::challenge_option, {{"option", option}, arg("value", value)});
  }
  if (auto ok = check_games(options.games); !ok) return ok.error();
  if ((*open)->options == options) return std::vector<LogBody>{};
  LogBody body = ChallengeSet{options};
  warn_of_new_violations(deciding, body);
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const SetChallenger& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  Challenger wanted = command.challenger;
  if (auto known = known_entry(deciding.state, wanted.entry); !known) return known.error();
  const Limits& limits = deciding.context.limits;
  if (auto ok = check_text(wanted.school, {"school", "name_length", limits.name_length}); !ok) return ok.error();
  if (auto ok = check_text(wanted.category, {"category", "label_length", limits.label_length}); !ok) return ok.error();
  const Challenger* stands = challenger_of(**open, wanted.entry);
  if (wanted.number == 0) wanted.number = stands == nullptr ? wanted.entry : stands->number;
  if (wanted.number < 1 || wanted.number > limits.start_number)
    return refuse(Refusal::challenge_option, {{"option", "number"}, arg("value", wanted.number)});
  if (stands != nullptr && *stands == wanted) return std::vector<LogBody>{};
  const bool named = stands != nullptr && is_named(**open, stands->number);
  if (named && wanted.number != stands->number)
    return refuse(Refusal::start_number_fixed, {arg("number", stands->number)});
  const Challenger* other = find_challenger(**open, wanted.number);
  if (other != nullptr && other->entry != wanted.entry)
    return refuse(Refusal::start_number_taken, {arg("number", wanted.number), arg("entry", other->entry)});
  if (auto ok = check_reason(deciding, command.reason, named); !ok) return ok.error();
  LogBody body = ChallengerSet{wanted, command.reason};
  if (named) warn_of_new_violations(deciding, body);
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const EnterDuel& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (auto ok = check_duel(deciding, **open, command.duel, command.record); !ok) return ok.error();
  challenge::Duel duel = plain(command.duel);
  duel.id = next_duel(deciding.state);
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
  warn_of_new_violations(deciding, body);
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const StrikeDuel& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (const auto stands = standing_duel(**open, command.duel); !stands) return stands.error();
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  LogBody body = DuelStruck{command.duel, command.reason};
  warn_of_new_violations(deciding, body);
  return one(std::move(body));
}

Bodies decide_on(Deciding& deciding, const RecordRefusal& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (auto ok = check_pair(**open, command.challenger, command.refuser); !ok) return ok.error();
  if (auto ok = check_game(**open, command.game); !ok) return ok.error();
  const int last = next_duel(deciding.state) - 1;
  challenge::Refusal refusal{last, command.game, command.challenger, command.refuser};
  const Championship so_far = challenge::championship_of(deciding.state, {command.challenger, command.refuser});
  for (const Violation& violation : challenge::violations_of(so_far, refusal)) warn_of(deciding, violation);
  return one(RefusalRecorded{std::move(refusal)});
}

Bodies decide_on(Deciding& deciding, const SetExclusion& command) {
  const auto open = open_challenge_of(deciding.state);
  if (!open) return open.error();
  if (auto known = check_challenger(**open, command.number); !known) return known.error();
  const auto& excluded = (*open)->excluded;
  const bool stands = std::ranges::find(excluded, command.number) != excluded.end();
  if (stands == command.excluded) return refuse(Refusal::exclusion_stands, {arg("number", command.number)});
  if (auto ok = check_reason(deciding, command.reason, true); !ok) return ok.error();
  return one(ExclusionSet{command.number, command.excluded, command.reason});
}

}  // namespace tournament::event
