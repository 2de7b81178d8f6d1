#include "cli/standings_text.h"

#include "tournament/pairing/engine.h"

namespace arbiter::cli {

namespace event = tournament::event;
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

Json row_json(const event::State& state, const Register& people, const standings::Row& row) {
  Json tiebreaks = Json::object();
  for (const standings::TieBreakValue& value : row.tiebreaks)
    tiebreaks[std::string(event::to_text(value.kind))] =
        value.applies ? Json(standings::to_text(value.value)) : Json(nullptr);
  Json document{{"rank", row.rank},
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
  if (state.rules.boards > 0) {
    document["match_points"] = standings::halves_text(row.match_halves);
    document["board_points"] = standings::halves_text(row.board_halves);
  }
  return document;
}

}  // namespace

Json standings_json(const event::State& state, const Register& people, const standings::Standings& table) {
  Json rows = Json::array();
  for (const standings::Row& row : table.rows) rows.push_back(row_json(state, people, row));
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
    Json row = row_json(state, people, table.rows[r]);
    row["games"] = std::move(games);
    rows.push_back(std::move(row));
  }
  return {{"schema", "arbiter.crosstable/1"}, {"event", state.settings.code}, {"rows", std::move(rows)}};
}

Json boards_json(const event::State& state, const Register& people, const std::vector<standings::BoardRow>& table) {
  Json rows = Json::array();
  for (const standings::BoardRow& row : table)
    rows.push_back({{"board", row.board},
                    {"rank", row.rank},
                    {"player", row.player},
                    {"name", people.name(row.player)},
                    {"team", row.team},
                    {"team_name", people.name(state, row.team)},
                    {"points", standings::halves_text(row.points_halves)},
                    {"played", row.played},
                    {"wins", row.wins},
                    {"draws", row.draws},
                    {"losses", row.losses},
                    {"forfeit_wins", row.forfeit_wins},
                    {"forfeit_losses", row.forfeit_losses}});
  return {{"schema", "arbiter.boards/1"}, {"event", state.settings.code}, {"rows", std::move(rows)}};
}

}  // namespace arbiter::cli
