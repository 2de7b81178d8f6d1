#include "cli/challenge_text.h"

#include <algorithm>
#include <map>

#include "cli/challenge_options.h"
#include "cli/challengers.h"

namespace arbiter::cli {

namespace challenge = tournament::challenge;
namespace event = tournament::event;
namespace publish = tournament::publish;
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

publish::Column column(std::string title, std::string key, bool number = false) {
  return {.title = std::move(title),
          .key = std::move(key),
          .type = number ? publish::ColumnType::integer : publish::ColumnType::text};
}

std::string list_of(const std::vector<int>& numbers) {
  std::string text;
  for (const int number : numbers) text += (text.empty() ? "" : ", ") + std::to_string(number);
  return text;
}

/// "by the arbiter", "third game in duel 12".
std::string why_excluded(const challenge::Championship& championship, Number number) {
  std::string why;
  if (std::ranges::find(championship.excluded, number) != championship.excluded.end()) why = "by the arbiter";
  for (const challenge::Violation& violation : challenge::violations(championship)) {
    const auto& players = violation.players;
    if (!challenge::excludes(violation.kind) || std::ranges::find(players, number) == players.end()) continue;
    why += (why.empty() ? "" : ", ") + std::string("one game too many in duel ") + std::to_string(violation.duel);
  }
  return why;
}

publish::Table category_table(const Scored& scored, const std::string& category,
                              const std::vector<challenge::Ranked>& ranked) {
  publish::Table table{.caption = category.empty() ? "without category" : category, .kind = "standings"};
  table.columns = {column("place", "place", true), column("no", "number", true), column("name", "name"),
                   column("school", "school"),     column("base", "base", true), column("trophy", "trophy", true),
                   column("score", "score", true), column("diploma", "diploma")};
  for (const challenge::Ranked& each : ranked) {
    const challenge::Player& player = scored.player(each.number);
    const challenge::PlayerScore& row = scored.row(each.number);
    table.rows.push_back({std::to_string(each.place), std::to_string(each.number), player.name, player.school,
                          std::to_string(row.base), std::to_string(row.trophy), std::to_string(row.score),
                          std::string(each.diploma ? "diploma" : "")});
  }
  return table;
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

publish::Document challenge_document(const event::State& state, const Register& people) {
  const Scored scored(state, people);
  publish::Document document{.title = state.settings.title, .blocks = {}};
  if (!state.closed)
    document.blocks.emplace_back(publish::Notice{"provisional: every win also raises who beat the winner"});
  for (const auto& [category, order] : scored.table.categories)
    document.blocks.emplace_back(category_table(scored, category, order));
  publish::Table teams{.caption = "teams", .kind = "standings"};
  teams.columns = {column("place", "place", true), column("school", "school"), column("points", "points", true)};
  for (const challenge::RankedTeam& team : scored.table.teams)
    teams.rows.push_back({std::to_string(team.place), team.school, std::to_string(team.points)});
  document.blocks.emplace_back(std::move(teams));
  for (const Number number : scored.disqualified())
    document.blocks.emplace_back(publish::Paragraph{"excluded: " + std::to_string(number) + " " +
                                                    scored.player(number).name + ", " +
                                                    why_excluded(scored.championship, number)});
  if (const auto duels = scored.hors_concours(); !duels.empty())
    document.blocks.emplace_back(publish::Paragraph{"hors concours: duels " + list_of(duels)});
  return document;
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

publish::Document central_table_document(const event::State& state, const Register& people) {
  const challenge::Championship championship = named_championship(state, people);
  const challenge::CentralTable central = challenge::central_table(championship);
  publish::Table table{.caption = "central table", .kind = "crosstable"};
  table.columns = {column("no", "number", true), column("name", "name")};
  for (const std::string& game : central.games) {
    std::string key = game;
    std::ranges::replace(key, '-', '_');
    table.columns.push_back(column(game_title(game), std::move(key)));
  }
  for (const char* total : {"base", "trophy", "score"}) table.columns.push_back(column(total, total, true));
  for (std::size_t i = 0; i < central.rows.size(); ++i) {
    const challenge::CentralRow& row = central.rows[i];
    std::vector<publish::Cell> cells{std::to_string(row.number), championship.players[i].name};
    for (const auto& beaten : row.beaten) cells.emplace_back(list_of(beaten));
    for (const int total : {row.base, row.trophy, row.score}) cells.emplace_back(std::to_string(total));
    table.rows.push_back(std::move(cells));
  }
  publish::Document document{.title = state.settings.title, .blocks = {}};
  document.blocks.emplace_back(std::move(table));
  return document;
}

}  // namespace arbiter::cli
