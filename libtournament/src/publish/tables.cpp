#include "tournament/publish/tables.h"

#include <algorithm>

#include "publish/challenge_tables.h"
#include "publish/names.h"
#include "tournament/pairing/engine.h"

namespace tournament::publish {
namespace {

using standings::halves_text;

/// Columns that tell nothing are left out: clubs in an event without clubs.
bool has_clubs(const Names& names) {
  return std::any_of(names.state.entries.begin(), names.state.entries.end(), [&](const event::Entry& entry) {
    const event::Player* player = names.player(entry.number);
    return player != nullptr && !player->club.empty();
  });
}

bool has_forfeits(const standings::Standings& table) {
  return std::any_of(table.rows.begin(), table.rows.end(),
                     [](const standings::Row& row) { return row.forfeit_wins + row.forfeit_losses > 0; });
}

/// 1 -> "A", 27 -> "AA", as the pairings of groups are labelled.
std::string group_name(int group) {
  const std::string text = pairing::to_text(pairing::StageLabel{pairing::StagePart::group, group});
  return text.substr(text.find(' ') + 1);
}

std::vector<Column> standings_columns(const Names& names, bool clubs, bool forfeits) {
  const Texts& t = names.t;
  std::vector<Column> columns{{title(t.rank), "rank", ColumnType::integer},
                              {title(t.number), "number", ColumnType::integer, true},
                              {title(t.name), "name", ColumnType::text}};
  if (clubs) columns.push_back({title(t.club), "club", ColumnType::text, true});
  columns.push_back({title(t.played), "played", ColumnType::integer, true, title(t.played_hint)});
  columns.push_back({title(t.wins), "wins", ColumnType::integer, true, title(t.wins_hint)});
  columns.push_back({title(t.draws), "draws", ColumnType::integer, true, title(t.draws_hint)});
  columns.push_back({title(t.losses), "losses", ColumnType::integer, true, title(t.losses_hint)});
  if (forfeits) {
    columns.push_back({"+", "forfeit_wins", ColumnType::integer, true, title(t.forfeit_wins)});
    columns.push_back({"−", "forfeit_losses", ColumnType::integer, true, title(t.forfeit_losses)});
  }
  columns.push_back({title(t.points), "points", ColumnType::decimal});
  for (const event::TieBreak tiebreak : names.state.settings.tiebreaks)
    columns.push_back({title(event::to_text(tiebreak)), title(event::to_text(tiebreak)), ColumnType::decimal, false,
                       title(words(t, tiebreak))});
  return columns;
}

/// The rows of one group, or all where there are none (group 0).
Table standings_table(const Names& names, const standings::Standings& standing, int group, bool links) {
  const bool clubs = has_clubs(names), forfeits = has_forfeits(standing);
  Table table{.caption = fill(names.t.after_round, {{"round", std::to_string(standing.after_round)}}),
              .kind = "standings",
              .columns = standings_columns(names, clubs, forfeits)};
  for (const standings::Row& row : standing.rows) {
    if (row.group != group) continue;
    std::vector<Cell> cells{Cell(std::to_string(row.rank)), Cell(std::to_string(row.number)),
                            Cell(names.name(row.number), links ? Names::player_page(row.number) : "")};
    const event::Player* player = names.player(row.number);
    if (clubs) cells.emplace_back(player == nullptr ? "" : player->club);
    for (const int count : {row.played, row.wins, row.draws, row.losses}) cells.emplace_back(std::to_string(count));
    if (forfeits)
      for (const int count : {row.forfeit_wins, row.forfeit_losses}) cells.emplace_back(std::to_string(count));
    cells.emplace_back(halves_text(row.points_halves));
    for (const standings::TieBreakValue& value : row.tiebreaks)
      cells.emplace_back(value.applies ? standings::to_text(value.value) : std::string());
    table.rows.push_back(std::move(cells));
  }
  return table;
}

Table boards_table(const Names& names, const std::vector<standings::BoardRow>& rows, event::BoardNumber board,
                   bool links) {
  const Texts& t = names.t;
  Table table{.caption = title(t.board) + " " + std::to_string(board), .kind = "boards"};
  table.columns = {{title(t.rank), "rank", ColumnType::integer},
                   {title(t.board), "board", ColumnType::integer, true},
                   {title(t.name), "name", ColumnType::text},
                   {title(t.team), "team", ColumnType::text},
                   {title(t.played), "played", ColumnType::integer, true, title(t.played_hint)},
                   {title(t.wins), "wins", ColumnType::integer, true, title(t.wins_hint)},
                   {title(t.draws), "draws", ColumnType::integer, true, title(t.draws_hint)},
                   {title(t.losses), "losses", ColumnType::integer, true, title(t.losses_hint)},
                   {"+", "forfeit_wins", ColumnType::integer, true, title(t.forfeit_wins)},
                   {"−", "forfeit_losses", ColumnType::integer, true, title(t.forfeit_losses)},
                   {title(t.points), "points", ColumnType::decimal}};
  for (const standings::BoardRow& row : rows) {
    if (row.board != board) continue;
    std::vector<Cell> cells{Cell(std::to_string(row.rank)), Cell(std::to_string(row.board)),
                            Cell(names.person(row.player)),
                            Cell(names.name(row.team), links ? Names::player_page(row.team) : "")};
    for (const int count : {row.played, row.wins, row.draws, row.losses, row.forfeit_wins, row.forfeit_losses})
      cells.emplace_back(std::to_string(count));
    cells.emplace_back(halves_text(row.points_halves));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

std::string cell_text(const std::vector<standings::CrossCell>& games) {
  std::string text;
  for (const standings::CrossCell& game : games)
    text += (text.empty() ? "" : " ") + (game.text.empty() ? "." : game.text);
  return text;
}

}  // namespace

std::vector<Block> standings_blocks(const Names& names, const standings::Standings& table, bool links) {
  std::vector<Block> blocks;
  int groups = 0;
  for (const standings::Row& row : table.rows) groups = std::max(groups, row.group);
  if (groups == 0) blocks.emplace_back(standings_table(names, table, 0, links));
  for (int group = 1; group <= groups; ++group) {
    blocks.emplace_back(Heading{3, fill(names.t.group, {{"group", group_name(group)}})});
    blocks.emplace_back(standings_table(names, table, group, links));
  }
  return blocks;
}

std::vector<Block> boards_blocks(const Names& names, const std::vector<standings::BoardRow>& rows, bool links) {
  std::vector<Block> blocks;
  for (event::BoardNumber board = 1; board <= names.state.rules.boards; ++board)
    blocks.emplace_back(boards_table(names, rows, board, links));
  return blocks;
}

Table crosstable_table(const Names& names, const standings::Crosstable& cross) {
  Table table{.kind = "crosstable"};
  table.columns = {{title(names.t.rank), "rank", ColumnType::integer},
                   {title(names.t.number), "number", ColumnType::integer},
                   {title(names.t.name), "name", ColumnType::text}};
  for (const standings::Row& row : cross.rows) {
    const std::string number = std::to_string(row.number);
    table.columns.push_back({number, "vs_" + number, ColumnType::result});
  }
  table.columns.push_back({title(names.t.points), "points", ColumnType::decimal});
  for (std::size_t i = 0; i < cross.rows.size(); ++i) {
    const standings::Row& row = cross.rows[i];
    std::vector<Cell> cells{Cell(std::to_string(row.rank)), Cell(std::to_string(row.number)),
                            Cell(names.name(row.number))};
    for (std::size_t column = 0; column < cross.rows.size(); ++column) {
      const bool there = i < cross.cells.size() && column < cross.cells[i].size();
      cells.emplace_back(i == column ? "×" : there ? cell_text(cross.cells[i][column]) : std::string());
    }
    cells.emplace_back(halves_text(row.points_halves));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

Document standings_document(const TableSource& source, const standings::Standings& table) {
  const Names names(source.state, source.players, texts(Language::english));
  Document document{source.state.settings.title, {Heading{2, title(names.t.standings)}}};
  if (const int open = table.open_tables; open > 0)
    document.blocks.emplace_back(
        Notice{title(names.t.provisional) + " " +
               fill(open == 1 ? names.t.open_tables_one : names.t.open_tables, {{"count", std::to_string(open)}})});
  for (Block& block : standings_blocks(names, table, false)) document.blocks.push_back(std::move(block));
  return document;
}

Document crosstable_document(const TableSource& source, const standings::Crosstable& table) {
  const Names names(source.state, source.players, texts(Language::english));
  return {source.state.settings.title, {Heading{2, title(names.t.crosstable)}, crosstable_table(names, table)}};
}

Document challenge_document(const TableSource& source) {
  const Names names(source.state, source.players, texts(Language::english));
  return {source.state.settings.title, ChallengeTables(names).standings(false)};
}

Document central_document(const TableSource& source) {
  const Names names(source.state, source.players, texts(Language::english));
  Table table = ChallengeTables(names).central(false);
  table.caption = title(names.t.central_table);
  return {source.state.settings.title, {std::move(table)}};
}

Document boards_document(const TableSource& source, const std::vector<standings::BoardRow>& rows) {
  const Names names(source.state, source.players, texts(Language::english));
  Document document{source.state.settings.title, {Heading{2, title(names.t.boards)}}};
  for (Block& block : boards_blocks(names, rows, false)) document.blocks.push_back(std::move(block));
  return document;
}

}  // namespace tournament::publish
