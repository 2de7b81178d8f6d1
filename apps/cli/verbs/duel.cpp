#include <string>
#include <vector>

#include "cli/challenge_text.h"
#include "cli/files.h"
#include "cli/verbs/table.h"
#include "tournament/challenge/championship.h"
#include "tournament/limits.h"

namespace arbiter::cli {
namespace {

namespace challenge = tournament::challenge;

constexpr OptionSpec score_options[] = {
    {"trophy", '\0', "READING", "per_win (as usual) or per_opponent: what two wins over one opponent earn"}};

Json rows_json(const challenge::Championship& championship, const challenge::Table& table) {
  Json rows = Json::array();
  for (std::size_t i = 0; i < table.players.size(); ++i) {
    const challenge::Player& player = championship.players[i];
    const challenge::PlayerScore& row = table.players[i];
    rows.push_back({{"number", row.number},
                    {"name", player.name},
                    {"school", player.school},
                    {"category", player.category},
                    {"base", row.base},
                    {"trophy", row.trophy},
                    {"score", row.score},
                    {"beaten", row.beaten},
                    {"disqualified", row.disqualified}});
  }
  return rows;
}

Json table_json(const challenge::Championship& championship, const challenge::Table& table,
                const std::vector<challenge::Violation>& violations) {
  return {{"schema", "arbiter.duels/1"},
          {"rows", rows_json(championship, table)},
          {"violations", violations_json(violations)},
          {"ranking", ranking_json(table)},
          {"teams", teams_json(table)}};
}

void print_table(Console& console, const challenge::Championship& championship, const challenge::Table& table,
                 const std::vector<challenge::Violation>& violations) {
  std::map<challenge::Number, std::size_t> row_of;
  for (std::size_t i = 0; i < table.players.size(); ++i) row_of[table.players[i].number] = i;
  for (const auto& [category, order] : table.categories) {
    console.line(category);
    std::vector<std::vector<std::string>> rows{{"place", "number", "name", "school", "base", "trophy", "score"}};
    for (const challenge::Ranked& ranked : order) {
      const std::size_t at = row_of.at(ranked.number);
      const challenge::PlayerScore& row = table.players[at];
      const challenge::Player& player = championship.players[at];
      rows.push_back({std::to_string(ranked.place), std::to_string(row.number), player.name, player.school,
                      std::to_string(row.base), std::to_string(row.trophy), std::to_string(row.score)});
    }
    console.table(rows);
  }
  std::vector<std::vector<std::string>> teams{{"place", "school", "points"}};
  for (const challenge::RankedTeam& team : table.teams)
    teams.push_back({std::to_string(team.place), team.school, std::to_string(team.points)});
  console.line("teams");
  console.table(teams);
  for (const challenge::Violation& violation : violations) {
    std::string players;
    for (const challenge::Number number : violation.players) players += " " + std::to_string(number);
    console.line("duel " + std::to_string(violation.duel) + ": " + std::string(challenge::to_text(violation.kind)) +
                     ", players" + players,
                 Colour::bad);
  }
}

/// Scores a file of duels; what breaks the rules of the competition is a finding.
dots::Result<Exit> score_file(Invocation& call) {
  const auto text = read_input(call.argument(0), tournament::Limits{}.file_bytes);
  if (!text) return text.error();
  auto championship = challenge::read_championship(*text);
  if (!championship) return championship.error();
  if (const auto reading = call.options.value("trophy")) {
    const auto trophy = challenge::read_trophy_reading(*reading);
    if (!trophy) return trophy.error();
    championship->options.trophy = *trophy;
  }
  const challenge::Table table = challenge::score(*championship);
  const auto violations = challenge::violations(*championship);
  if (call.console.for_people())
    print_table(call.console, *championship, table, violations);
  else
    call.console.json(table_json(*championship, table, violations));
  return violations.empty() ? Exit::done : Exit::findings;
}

}  // namespace

std::span<const Verb> duel_verbs() {
  static constexpr Verb verbs[] = {
      {"duel", "score", "FILE", "Scores a file of duels of an open-challenge competition", score_options, score_file},
  };
  return verbs;
}

}  // namespace arbiter::cli
