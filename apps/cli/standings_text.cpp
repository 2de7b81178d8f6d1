#include "cli/standings_text.h"

#include <algorithm>

#include "tournament/pairing/engine.h"

namespace arbiter::cli {

namespace event = tournament::event;
namespace publish = tournament::publish;
namespace standings = tournament::standings;

namespace {

std::string club_of(const Register& people, event::PlayerId id) {
  const auto found = people.players().find(id);
  return found == people.players().end() ? "" : found->second.club;
}

/// 1 -> "A", 27 -> "AA", as the pairings of groups are labelled.
std::string group_name(int group) {
  tournament::pairing::StageLabel label{tournament::pairing::StagePart::group, group};
  const std::string text = tournament::pairing::to_text(label);
  return text.substr(text.find(' ') + 1);
}

Json row_json(const Register& people, const standings::Row& row) {
  Json tiebreaks = Json::object();
  for (const standings::TieBreakValue& value : row.tiebreaks)
    tiebreaks[std::string(event::to_text(value.kind))] = standings::to_text(value.value);
  return {{"rank", row.rank},
          {"number", row.number},
          {"name", people.name(row.player)},
          {"points", standings::halves_text(row.points_halves)},
          {"tiebreaks", std::move(tiebreaks)},
          {"entry", row.number},
          {"player", row.player},
          {"club", club_of(people, row.player)},
          {"category", nullptr},
          {"played", row.played},
          {"wins", row.wins},
          {"draws", row.draws},
          {"losses", row.losses},
          {"forfeit_wins", row.forfeit_wins},
          {"forfeit_losses", row.forfeit_losses},
          {"byes", row.byes},
          {"bye_points", standings::halves_text(row.bye_halves)},
          {"penalty_points", standings::halves_text(row.penalty_halves)},
          {"group", row.group == 0 ? Json(nullptr) : Json(group_name(row.group))},
          {"withdrawn", row.withdrawn},
          {"removed", row.removed}};
}

/// The rows of one group, or all where there are none (group 0).
publish::Table table_of(const event::State& state, const Register& people, const standings::Standings& table,
                        int group) {
  using enum publish::ColumnType;
  publish::Table rows;
  rows.columns = {{"Rank", "rank", integer}, {"No.", "number", integer},   {"Name", "name", text},
                  {"Club", "club", text},    {"Games", "played", integer}, {"W", "wins", integer},
                  {"D", "draws", integer},   {"L", "losses", integer},     {"Points", "points", decimal}};
  for (const event::TieBreak tiebreak : state.settings.tiebreaks) {
    const std::string name(event::to_text(tiebreak));
    rows.columns.push_back({name, name, decimal});
  }
  for (const standings::Row& row : table.rows) {
    if (row.group != group) continue;
    std::vector<publish::Cell> cells{std::to_string(row.rank), std::to_string(row.number), people.name(row.player),
                                     club_of(people, row.player)};
    for (const int count : {row.played, row.wins, row.draws, row.losses}) cells.emplace_back(std::to_string(count));
    cells.emplace_back(standings::halves_text(row.points_halves));
    for (const standings::TieBreakValue& value : row.tiebreaks)
      cells.emplace_back(value.applies ? standings::to_text(value.value) : "");
    rows.rows.push_back(std::move(cells));
  }
  return rows;
}

/// The games of a cell beside each other, "1½"; more than one are parted by a blank.
std::string cell_text(const std::vector<standings::CrossCell>& games) {
  std::string text;
  for (const standings::CrossCell& game : games)
    text += (text.empty() ? "" : " ") + (game.text.empty() ? "." : game.text);
  return text;
}

}  // namespace

publish::Document standings_document(const event::State& state, const Register& people,
                                     const standings::Standings& table) {
  publish::Document document{state.settings.title, {}};
  document.blocks.emplace_back(publish::Heading{2, "Standings after round " + std::to_string(table.after_round)});
  if (table.open_tables > 0)
    document.blocks.emplace_back(
        publish::Notice{"Provisional: tables without a result: " + std::to_string(table.open_tables)});
  int groups = 0;
  for (const standings::Row& row : table.rows) groups = std::max(groups, row.group);
  if (groups == 0) document.blocks.emplace_back(table_of(state, people, table, 0));
  for (int group = 1; group <= groups; ++group) {
    document.blocks.emplace_back(publish::Heading{3, "Group " + group_name(group)});
    document.blocks.emplace_back(table_of(state, people, table, group));
  }
  return document;
}

publish::Document crosstable_document(const event::State& state, const Register& people,
                                      const standings::Crosstable& table) {
  using enum publish::ColumnType;
  publish::Table rows;
  rows.columns = {{"Rank", "rank", integer}, {"No.", "number", integer}, {"Name", "name", text}};
  for (const standings::Row& row : table.rows)
    rows.columns.push_back({std::to_string(row.number), "against_" + std::to_string(row.number), result});
  rows.columns.push_back({"Points", "points", decimal});
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    const standings::Row& row = table.rows[r];
    std::vector<publish::Cell> cells{std::to_string(row.rank), std::to_string(row.number), people.name(row.player)};
    for (std::size_t c = 0; c < table.rows.size(); ++c) cells.emplace_back(r == c ? "×" : cell_text(table.cells[r][c]));
    cells.emplace_back(standings::halves_text(row.points_halves));
    rows.rows.push_back(std::move(cells));
  }
  publish::Document document{state.settings.title, {}};
  document.blocks.emplace_back(publish::Heading{2, "Crosstable"});
  document.blocks.emplace_back(std::move(rows));
  return document;
}

Json standings_json(const event::State& state, const Register& people, const standings::Standings& table) {
  Json rows = Json::array();
  for (const standings::Row& row : table.rows) rows.push_back(row_json(people, row));
  return {{"schema", "arbiter.standings/1"},  {"event", state.settings.code},
          {"after_round", table.after_round}, {"stage", table.stage},
          {"open_tables", table.open_tables}, {"rows", std::move(rows)}};
}

Json crosstable_json(const event::State& state, const Register& people, const standings::Crosstable& table) {
  Json rows = Json::array();
  for (std::size_t r = 0; r < table.rows.size(); ++r) {
    Json games = Json::array();
    for (std::size_t c = 0; c < table.rows.size(); ++c)
      for (const standings::CrossCell& game : table.cells[r][c])
        games.push_back({{"opponent", table.rows[c].number},
                         {"round", game.round},
                         {"result", game.text},
                         {"first", game.moved_first}});
    Json row = row_json(people, table.rows[r]);
    row["games"] = std::move(games);
    rows.push_back(std::move(row));
  }
  return {{"schema", "arbiter.crosstable/1"}, {"event", state.settings.code}, {"rows", std::move(rows)}};
}

}  // namespace arbiter::cli
