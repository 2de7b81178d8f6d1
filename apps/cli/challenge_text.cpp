#include "cli/challenge_text.h"

#include <algorithm>
#include <map>

#include "cli/challenge_options.h"
#include "cli/challengers.h"

namespace arbiter::cli {

namespace challenge = tournament::challenge;
namespace event = tournament::event;
using challenge::Number;

namespace {

/// A championship with what is derived from it, by number.
struct Scored {
  challenge::Championship championship;
  challenge::Table table;
  std::map<Number, std::size_t> at{};  ///< place in players and in table.players

  Scored(const event::State& state, const Register& people)
      : championship(named_championship(state, people)), table(challenge::score(championship)) {
    for (std::size_t i = 0; i < championship.players.size(); ++i) at[championship.players[i].number] = i;
  }
  [[nodiscard]] const challenge::Player& player(Number number) const { return championship.players[at.at(number)]; }
  [[nodiscard]] const challenge::PlayerScore& row(Number number) const { return table.players[at.at(number)]; }
  [[nodiscard]] std::vector<Number> disqualified() const {
    std::vector<Number> numbers;
    for (const challenge::PlayerScore& each : table.players)
      if (each.disqualified) numbers.push_back(each.number);
    return numbers;
  }
  [[nodiscard]] std::vector<int> hors_concours() const {
    std::vector<int> duels;
    for (const challenge::Duel& duel : championship.duels)
      if (!challenge::is_counted(championship, duel)) duels.push_back(duel.id);
    return duels;
  }
};

Json row_json(const event::State& state, const Register& people, const Scored& scored, Number number, int place,
              bool diploma) {
  const challenge::Player& player = scored.player(number);
  const challenge::PlayerScore& row = scored.row(number);
  const event::Challenger* challenger = event::find_challenger(*state.open_challenge, number);
  const event::Entry* entry = event::find_entry(state, challenger->entry);
  const event::PlayerId id = entry == nullptr ? 0 : entry->player;
  const auto known = people.players().find(id);
  return {{"rank", place == 0 ? Json(nullptr) : Json(place)},
          {"number", number},
          {"name", player.name},
          {"points", std::to_string(row.score)},
          {"tiebreaks", Json::object()},
          {"entry", challenger->entry},
          {"player", id},
          {"club", known == people.players().end() ? "" : known->second.club},
          {"school", player.school},
          {"category", player.category},
          {"base", row.base},
          {"trophy", row.trophy},
          {"score", row.score},
          {"beaten", row.beaten},
          {"diploma", diploma},
          {"disqualified", row.disqualified}};
}

}  // namespace

Json violations_json(const std::vector<challenge::Violation>& violations) {
  Json list = Json::array();
  for (const challenge::Violation& violation : violations)
    list.push_back(
        {{"duel", violation.duel}, {"code", challenge::to_text(violation.kind)}, {"players", violation.players}});
  return list;
}

Json ranking_json(const challenge::Table& table) {
  Json ranking = Json::object();
  for (const auto& [category, order] : table.categories) {
    Json list = Json::array();
    for (const challenge::Ranked& row : order)
      list.push_back({{"place", row.place}, {"number", row.number}, {"points", row.score}, {"diploma", row.diploma}});
    ranking[category] = std::move(list);
  }
  return ranking;
}

Json teams_json(const challenge::Table& table) {
  Json teams = Json::array();
  for (const challenge::RankedTeam& team : table.teams)
    teams.push_back({{"place", team.place}, {"school", team.school}, {"points", team.points}});
  return teams;
}

Json challenge_standings_json(const event::State& state, const Register& people) {
  const Scored scored(state, people);
  Json rows = Json::array();
  for (const auto& [category, order] : scored.table.categories)
    for (const challenge::Ranked& each : order)
      rows.push_back(row_json(state, people, scored, each.number, each.place, each.diploma));
  for (const Number number : scored.disqualified()) rows.push_back(row_json(state, people, scored, number, 0, false));
  return {{"schema", "arbiter.standings/1"},
          {"event", state.settings.code},
          {"system", event::to_text(state.settings.system)},
          {"provisional", !state.closed},
          {"options", challenge_json(state.open_challenge->options)},
          {"rows", std::move(rows)},
          {"ranking", ranking_json(scored.table)},
          {"teams", teams_json(scored.table)},
          {"excluded", scored.disqualified()},
          {"hors_concours", scored.hors_concours()},
          {"violations", violations_json(challenge::violations(scored.championship))}};
}

Json central_table_json(const event::State& state, const Register& people) {
  const challenge::Championship championship = named_championship(state, people);
  const challenge::CentralTable table = challenge::central_table(championship);
  Json rows = Json::array();
  for (std::size_t i = 0; i < table.rows.size(); ++i) {
    const challenge::CentralRow& row = table.rows[i];
    Json beaten = Json::object();
    for (std::size_t game = 0; game < table.games.size(); ++game) beaten[table.games[game]] = row.beaten[game];
    rows.push_back({{"number", row.number},
                    {"name", championship.players[i].name},
                    {"beaten", std::move(beaten)},
                    {"base", row.base},
                    {"trophy", row.trophy},
                    {"score", row.score},
                    {"disqualified", row.disqualified}});
  }
  return {{"schema", "arbiter.central_table/1"},
          {"event", state.settings.code},
          {"games", table.games},
          {"rows", std::move(rows)}};
}

}  // namespace arbiter::cli
