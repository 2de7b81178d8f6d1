// Teams: board order, line-ups of a round, members who are away.
#include <algorithm>
#include <set>

#include "deciding.h"
#include "tournament/event/teams.h"

namespace tournament::event {

namespace {

const Entry* team_of(const State& state, SectionNumber section, PlayerId player, EntryNumber but) {
  return detail::first_where(state.entries, [&](const Entry& e) {
    return e.section == section && e.number != but &&
           std::find(e.members.begin(), e.members.end(), player) != e.members.end();
  });
}

/// The first round that a decision on a team still counts for: a draft, or the next one.
RoundNumber next_round_of(const State& state, SectionNumber section) {
  const RoundNumber paired = rounds_of(state, section);
  const Round* last = find_round(state, section, paired);
  return last != nullptr && last->phase == Phase::draft ? paired : paired + 1;
}

/// Errors: no_entry, no_team.
dots::Result<const Entry*> known_team(const State& state, EntryNumber number) {
  auto entry = known_entry(state, number);
  if (entry && (state.rules.boards == 0 || (*entry)->members.empty())) {
    return refuse(Refusal::no_team, {arg("number", number)});
  }
  return entry;
}

/// Errors: unknown_board, not_a_member, other_team, member_away, twice_in_line_up, wrong_board_order.
dots::Result<void> check_line_up(const State& state, const Entry& entry, const SetLineUp& command) {
  const auto boards = static_cast<std::size_t>(state.rules.boards);
  if (command.players.size() > boards) {
    return refuse(Refusal::unknown_board,
                  {arg("board", static_cast<std::int64_t>(command.players.size())), arg("boards", state.rules.boards)});
  }
  const std::vector<PlayerId>& members = members_in(entry, command.round);
  std::set<PlayerId> seen;
  auto below = members.begin();  // where the next board may look, in the board order
  BoardNumber board = 0;
  for (const PlayerId player : command.players) {
    ++board;
    if (player == 0) continue;
    const auto place = std::find(members.begin(), members.end(), player);
    if (place == members.end()) {
      if (const Entry* other = team_of(state, entry.section, player, entry.number)) {
        return refuse(Refusal::other_team,
                      {arg("player", player), arg("number", entry.number), arg("other", other->number)});
      }
      return refuse(Refusal::not_a_member, {arg("player", player), arg("number", entry.number)});
    }
    if (is_away(entry, player, command.round)) {
      return refuse(Refusal::member_away, {arg("player", player), arg("round", command.round)});
    }
    if (!seen.insert(player).second) {
      return refuse(Refusal::twice_in_line_up, {arg("player", player), arg("board", board)});
    }
    if (state.rules.board_order && place < below) {
      return refuse(Refusal::wrong_board_order, {arg("player", player), arg("board", board)});
    }
    below = place;
  }
  return {};
}

}  // namespace

dots::Result<void> check_members(const Deciding& deciding, SectionNumber section, EntryNumber number,
                                 const std::vector<PlayerId>& members) {
  if (const auto most = static_cast<std::size_t>(deciding.context.limits.team_members); members.size() > most) {
    return over_limit("team_members", most, members.size());
  }
  std::set<PlayerId> seen;
  for (const PlayerId member : members) {
    if (member <= 0) return refuse(Refusal::not_a_player, {arg("player", member)});
    if (!seen.insert(member).second) {
      return refuse(Refusal::twice_in_line_up,
                    {arg("player", member), arg("board", static_cast<std::int64_t>(seen.size()) + 1)});
    }
    if (const Entry* other = team_of(deciding.state, section, member, number)) {
      return refuse(Refusal::other_team, {arg("player", member), arg("number", number), arg("other", other->number)});
    }
  }
  return {};
}

void warn_of_few_members(Deciding& deciding, EntryNumber number, std::size_t members) {
  const int boards = deciding.state.rules.boards;
  if (members == 0 || members >= static_cast<std::size_t>(boards)) return;
  deciding.warn(WarningLevel::acknowledge, Refusal::few_members,
                {arg("number", number), arg("members", static_cast<std::int64_t>(members)), arg("boards", boards)});
}

Bodies decide_on(Deciding& deciding, const SetTeam& command) {
  const State& state = deciding.state;
  const auto entry = known_entry(state, command.number);
  if (!entry) return entry.error();
  const SectionNumber section = (*entry)->section;
  if (auto ok = check_members(deciding, section, command.number, command.members); !ok) return ok.error();
  if (command.captain < 0) return refuse(Refusal::not_a_player, {arg("player", command.captain)});
  // Who has played as a team stays one, and who has played alone stays a person.
  const RoundNumber from = next_round_of(state, section);
  const bool becomes_another = command.members.empty() != (*entry)->members.empty();
  if (command.members.empty() || (becomes_another && from > 1)) {
    return refuse(Refusal::no_team, {arg("number", command.number)});
  }
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  if ((*entry)->members == command.members && (*entry)->captain == command.captain) return std::vector<LogBody>{};
  warn_of_few_members(deciding, command.number, command.members.size());
  return one(TeamSet{command.number, from, command.members, command.captain, command.reason});
}

Bodies decide_on(Deciding& deciding, const SetLineUp& command) {
  const State& state = deciding.state;
  const auto known = known_team(state, command.number);
  if (!known) return known.error();
  const Entry& entry = **known;
  const RoundNumber paired = rounds_of(state, entry.section);
  if (command.round < 1 || command.round > deciding.context.limits.rounds) {
    return refuse(Refusal::unknown_round, {arg("round", command.round), arg("rounds", paired)});
  }
  const Round* round = find_round(state, entry.section, command.round);
  const Pairing* pairing = round == nullptr ? nullptr : pairing_of(*round, entry.number);
  if (command.round < paired || (pairing != nullptr && has_result(*pairing))) {
    return refuse(Refusal::line_up_fixed, {arg("number", command.number), arg("round", command.round)});
  }
  if (auto ok = check_line_up(state, entry, command); !ok) return ok.error();
  const bool published = round != nullptr && round->phase == Phase::published;
  if (auto ok = check_reason(deciding, command.reason, published); !ok) return ok.error();
  const LineUp* stands = detail::first_where(entry.line_ups, [&](const LineUp& l) { return l.round == command.round; });
  if (stands == nullptr ? command.players.empty() : stands->players == command.players) return std::vector<LogBody>{};
  if (published) {
    deciding.warn(WarningLevel::confirm, Refusal::published_changes,
                  {arg("round", command.round), arg("version", round->version)});
  }
  return one(LineUpSet{command.number, command.round, command.players, command.reason});
}

Bodies decide_on(Deciding& deciding, const SetMemberAway& command) {
  const State& state = deciding.state;
  const auto known = known_team(state, command.number);
  if (!known) return known.error();
  const Entry& entry = **known;
  const RoundNumber paired = rounds_of(state, entry.section);
  // For a round that is paired the line-up says who plays.
  if (command.round < next_round_of(state, entry.section) || command.round > deciding.context.limits.rounds) {
    return refuse(Refusal::round_is_past, {arg("round", command.round), arg("paired", paired)});
  }
  const std::vector<PlayerId>& members = entry.members;
  if (std::find(members.begin(), members.end(), command.player) == members.end()) {
    return refuse(Refusal::not_a_member, {arg("player", command.player), arg("number", command.number)});
  }
  if (auto ok = check_reason(deciding, command.reason, false); !ok) return ok.error();
  if (is_away(entry, command.player, command.round) == command.away) return std::vector<LogBody>{};
  const LineUp* named = detail::first_where(entry.line_ups, [&](const LineUp& l) { return l.round == command.round; });
  const bool plays = named != nullptr &&
                     std::find(named->players.begin(), named->players.end(), command.player) != named->players.end();
  if (plays) return refuse(Refusal::member_away, {arg("player", command.player), arg("round", command.round)});
  return one(MemberAwaySet{command.number, command.player, command.round, command.away, command.reason});
}

}  // namespace tournament::event
