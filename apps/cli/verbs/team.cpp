// Teams: their board order and captain, who is away, and the line-ups of a round.
#include <array>

#include "cli/decisions.h"
#include "cli/event_words.h"
#include "cli/round_text.h"
#include "cli/verbs/table.h"
#include "tournament/event/teams.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;

constexpr std::array team_options{
    OptionSpec{"captain", '\0', "PLAYER", "who speaks for the team, and need not play; 'none' for nobody"},
    reason_option};
constexpr std::array away_options{OptionSpec{"back", '\0', "", "can play after all"}, reason_option};
constexpr std::array line_up_options{
    section_option, OptionSpec{"default", '\0', "", "back to the board order of the team"}, reason_option};

std::string list_of(const Register& people, const std::vector<event::PlayerId>& players) {
  std::string text;
  int board = 0;
  for (const event::PlayerId player : players)
    text += (text.empty() ? "" : ", ") + std::to_string(++board) + " " + (player == 0 ? "-" : people.name(player));
  return text.empty() ? "nobody" : text;
}

/// The players that the arguments from `at` on name; "-" is nobody.
dots::Result<std::vector<event::PlayerId>> players_from(const Invocation& call, const Register& people, std::size_t at,
                                                        bool may_be_empty) {
  std::vector<event::PlayerId> players;
  for (; at < call.arguments(); ++at) {
    if (may_be_empty && call.argument(at) == "-") {
      players.push_back(0);
      continue;
    }
    const auto player = people.find(call.argument(at));
    if (!player) return player.error();
    players.push_back(*player);
  }
  return players;
}

Json team_json(const Register& people, const event::Entry& entry) {
  Json members = Json::array();
  for (const event::PlayerId player : entry.members)
    members.push_back({{"player", player}, {"name", people.name(player)}});
  return {{"number", entry.number},
          {"name", people.name(entry.player)},
          {"captain", entry.captain == 0 ? Json(nullptr) : Json(entry.captain)},
          {"members", std::move(members)}};
}

dots::Result<Exit> team(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto number = entry_named(*opened, call.argument(1));
  if (!number) return number.error();
  const event::Entry* entry = event::find_entry(opened->state, *number);
  if (entry == nullptr) return dots::Error{"EVT042", {{"number", std::to_string(*number)}}};
  event::SetTeam command{*number, entry->members, entry->captain, reason_of(call)};
  if (call.arguments() > 2) {
    auto players = players_from(call, opened->people, 2, false);
    if (!players) return players.error();
    command.members = std::move(players).value();
  }
  if (const auto captain = call.options.value("captain")) {
    command.captain = 0;
    if (*captain != "none") {
      const auto player = opened->people.find(*captain);
      if (!player) return player.error();
      command.captain = *player;
    }
  }
  const auto done = decide(call, *opened, {command});
  if (!done) return done.error();
  const event::Entry& now = *event::find_entry(done->state, *number);
  print_decisions(call, opened->summary.code, *done, {{"team", team_json(opened->people, now)}});
  if (!call.console.for_people() || only_shows(call)) return Exit::done;
  std::string line = "team " + std::to_string(*number) + " " + opened->people.name(now.player) + ": " +
                     list_of(opened->people, now.members);
  if (now.captain != 0) line += "; captain " + opened->people.name(now.captain);
  call.console.line(line);
  return Exit::done;
}

dots::Result<Exit> away(Invocation& call) {
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto number = entry_named(*opened, call.argument(1));
  if (!number) return number.error();
  const auto player = opened->people.find(call.argument(2));
  if (!player) return player.error();
  const bool is_away = !call.options.has("back");
  std::vector<event::Command> commands;
  std::string rounds;
  for (std::size_t at = 3; at < call.arguments(); ++at) {
    const auto round = number_at(call, at, "ROUND");
    if (!round) return round.error();
    commands.emplace_back(event::SetMemberAway{*number, *player, *round, is_away, reason_of(call)});
    rounds += (rounds.empty() ? "" : ", ") + std::to_string(*round);
  }
  const auto done = decide(call, *opened, commands);
  if (!done) return done.error();
  print_done(call, opened->summary.code, *done,
             opened->people.name(*player) + (is_away ? " is away in " : " can play in ") + rounds);
  return Exit::done;
}

dots::Result<Exit> line_up(Invocation& call) {
  const auto round = number_at(call, 1, "ROUND");
  if (!round) return round.error();
  auto opened = open_event_to_change(call);
  if (!opened) return opened.error();
  const auto section = section_of(call, opened->state);
  if (!section) return section.error();
  const auto number = entry_named(*opened, call.argument(2), *section);
  if (!number) return number.error();
  const event::Entry* entry = event::find_entry(opened->state, *number);
  if (entry == nullptr) return dots::Error{"EVT042", {{"number", std::to_string(*number)}}};
  auto players = players_from(call, opened->people, 3, true);
  if (!players) return players.error();
  std::vector<event::Command> commands;
  const bool asks = players->empty() && !call.options.has("default");
  if (!asks) commands.emplace_back(event::SetLineUp{*number, *round, std::move(players).value(), reason_of(call)});
  const auto done = decide(call, *opened, commands);
  if (!done) return done.error();
  const std::vector<event::PlayerId> now =
      event::line_up(done->state, *event::find_entry(done->state, *number), *round);
  print_decisions(call, opened->summary.code, *done, {{"round", *round}, {"number", *number}, {"players", now}});
  if (call.console.for_people() && !only_shows(call))
    call.console.line("round " + std::to_string(*round) + ", " + opened->people.name(entry->player) + ": " +
                      list_of(opened->people, now));
  return Exit::done;
}

constexpr Verb entry_rows[] = {
    {"entry", "team", "EVENT ENTRY [PLAYER…]", "Names the members of a team by board, reserves last; or shows them",
     team_options, team, true},
    {"entry", "away", "EVENT ENTRY PLAYER ROUND…", "A member of a team cannot play in rounds", away_options, away,
     true},
};
constexpr Verb round_rows[] = {
    {"round", "lineup", "EVENT ROUND ENTRY [PLAYER…]", "Names who of a team plays, by board, - for nobody; or shows it",
     line_up_options, line_up, true},
};

}  // namespace

std::span<const Verb> entry_team_verbs() { return entry_rows; }
std::span<const Verb> round_line_up_verbs() { return round_rows; }

}  // namespace arbiter::cli
