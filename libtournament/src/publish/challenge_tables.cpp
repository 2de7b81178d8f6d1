#include "publish/challenge_tables.h"

#include <algorithm>

#include "dots/catalogue.h"

namespace tournament::publish {
namespace {

using challenge::Number;

template <class Row>
const Row* find_row(const std::vector<Row>& rows, Number number) {
  const auto found = std::ranges::find(rows, number, &Row::number);
  return found == rows.end() ? nullptr : &*found;
}

bool has(const std::vector<Number>& list, Number number) { return std::ranges::find(list, number) != list.end(); }

std::string numbers(const std::vector<Number>& list) {
  std::string text;
  for (const Number number : list) text += (text.empty() ? "" : " ") + std::to_string(number);
  return text;
}

}  // namespace

ChallengeTables::ChallengeTables(const Names& names)
    : names_(names), championship_(challenge::championship_of(names.state)), scored_(challenge::score(championship_)) {}

std::string ChallengeTables::name(Number number) const {
  const event::Challenger* challenger = event::find_challenger(*names_.state.open_challenge, number);
  return challenger == nullptr ? std::to_string(number) : names_.name(challenger->entry);
}

std::string ChallengeTables::category(const std::string& category) const {
  const Texts& t = names_.t;
  if (category == "lower") return title(t.category_lower);
  if (category == "upper") return title(t.category_upper);
  if (category == "adult") return title(t.category_adult);
  return category.empty() ? title(t.no_category) : category;
}

std::string ChallengeTables::school(const challenge::Player& player) const {
  const event::Challenger* challenger = event::find_challenger(*names_.state.open_challenge, player.number);
  const event::Player* known = challenger == nullptr ? nullptr : names_.player(challenger->entry);
  return known != nullptr && known->consent == event::Consent::no ? "" : player.school;
}

Cell ChallengeTables::named(Number number, bool links) const {
  const event::Challenger* challenger = event::find_challenger(*names_.state.open_challenge, number);
  return {name(number), links && challenger != nullptr ? Names::player_page(challenger->entry) : ""};
}

Table ChallengeTables::ranking(const std::string& of_category, const std::vector<challenge::Ranked>& rows,
                               bool links) const {
  const Texts& t = names_.t;
  Table table{.caption = category(of_category), .kind = "standings"};
  table.columns = {{title(t.rank), "rank", ColumnType::integer},
                   {title(t.number), "number", ColumnType::integer, true},
                   {title(t.name), "name"},
                   {title(t.category), "category", ColumnType::text, true},
                   {title(t.school), "school", ColumnType::text, true},
                   {title(t.base_points), "base", ColumnType::integer, true, title(t.base_points_hint)},
                   {title(t.trophy_points), "trophy", ColumnType::integer, true, title(t.trophy_points_hint)},
                   {title(t.points), "score", ColumnType::integer},
                   {title(t.diploma), "diploma", ColumnType::result}};
  for (const challenge::Ranked& row : rows) {
    const challenge::PlayerScore* score = find_row(scored_.players, row.number);
    const challenge::Player* player = find_row(championship_.players, row.number);
    if (score == nullptr || player == nullptr) continue;
    table.rows.push_back({std::to_string(row.place), std::to_string(row.number), named(row.number, links),
                          category(of_category), school(*player), std::to_string(score->base),
                          std::to_string(score->trophy), std::to_string(row.score),
                          row.diploma ? title(t.diploma_mark) : std::string()});
  }
  return table;
}

Table ChallengeTables::teams() const {
  const Texts& t = names_.t;
  Table table{.caption = title(t.teams), .kind = "teams"};
  table.columns = {{title(t.rank), "rank", ColumnType::integer},
                   {title(t.school), "school"},
                   {title(t.points), "points", ColumnType::integer}};
  for (const challenge::RankedTeam& team : scored_.teams)
    table.rows.push_back({std::to_string(team.place), team.school, std::to_string(team.points)});
  return table;
}

std::vector<std::string> ChallengeTables::categories() const {
  std::vector<std::string> all;
  for (const char* known : {"lower", "upper", "adult"})
    if (scored_.categories.contains(known)) all.emplace_back(known);
  for (const auto& [category, rows] : scored_.categories)
    if (std::ranges::find(all, category) == all.end()) all.push_back(category);
  return all;
}

std::vector<Block> ChallengeTables::excluded() const {
  const Texts& t = names_.t;
  const std::vector<challenge::Violation> violations = challenge::violations(championship_);
  std::vector<Block> blocks;
  for (const challenge::PlayerScore& player : scored_.players) {
    if (!player.disqualified) continue;
    std::string why;
    const auto add = [&why](std::string reason) { why += (why.empty() ? "" : ", ") + std::move(reason); };
    if (has(championship_.excluded, player.number)) add(title(t.excluded_by_arbiter));
    for (const challenge::Violation& violation : violations)
      if (challenge::excludes(violation.kind) && has(violation.players, player.number))
        add(fill(t.excluded_by_duel, {{"duel", std::to_string(violation.duel)}}));
    blocks.emplace_back(Paragraph{
        fill(t.out_of_ranking, {{"player", std::to_string(player.number) + ' ' + name(player.number)}, {"why", why}})});
  }
  return blocks;
}

std::string ChallengeTables::hors_concours() const {
  std::string duels;
  for (const challenge::Duel& duel : championship_.duels)
    if (!challenge::is_counted(championship_, duel)) duels += (duels.empty() ? "" : ", ") + std::to_string(duel.id);
  return duels;
}

std::vector<Block> ChallengeTables::standings(bool links) const {
  std::vector<Block> blocks;
  if (!names_.state.closed) blocks.emplace_back(Notice{title(names_.t.provisional_challenge)});
  for (const std::string& category : categories())
    blocks.emplace_back(ranking(category, scored_.categories.at(category), links));
  if (!scored_.teams.empty()) blocks.emplace_back(teams());
  for (Block& block : excluded()) blocks.push_back(std::move(block));
  if (const std::string duels = hors_concours(); !duels.empty())
    blocks.emplace_back(Paragraph{fill(names_.t.duels_hors_concours, {{"duels", duels}})});
  return blocks;
}

Table ChallengeTables::central(bool links) const {
  const Texts& t = names_.t;
  const challenge::CentralTable central = challenge::central_table(championship_);
  Table table{.kind = "central"};
  table.columns = {{title(t.number), "number", ColumnType::integer},
                   {title(t.name), "name"},
                   {title(t.category), "category", ColumnType::text, true},
                   {title(t.school), "school", ColumnType::text, true}};
  for (const std::string& game : central.games) {
    std::string key = game;
    std::ranges::replace(key, '-', '_');
    table.columns.push_back({dots::game_name(game), key, ColumnType::text});
  }
  table.columns.push_back({title(t.base_points), "base", ColumnType::integer, false, title(t.base_points_hint)});
  table.columns.push_back({title(t.trophy_points), "trophy", ColumnType::integer, false, title(t.trophy_points_hint)});
  table.columns.push_back({title(t.points), "score", ColumnType::integer});
  for (const challenge::CentralRow& row : central.rows) {
    const challenge::Player* player = find_row(championship_.players, row.number);
    std::vector<Cell> cells{std::to_string(row.number), named(row.number, links), category(player->category),
                            school(*player)};
    if (row.disqualified) cells[1].note = title(t.excluded);
    for (const std::vector<Number>& beaten : row.beaten) cells.emplace_back(numbers(beaten));
    for (const int points : {row.base, row.trophy, row.score}) cells.emplace_back(std::to_string(points));
    table.rows.push_back(std::move(cells));
  }
  return table;
}

std::vector<Cell> ChallengeTables::sheet_cells(const std::string& game, const challenge::SheetRow& row,
                                               bool links) const {
  const Texts& t = names_.t;
  std::string_view defeat = t.duel_drawn;
  if (row.outcome == challenge::Outcome::lost) defeat = t.duel_lost;
  if (row.outcome == challenge::Outcome::won) defeat = row.signed_by_loser ? t.duel_signed : t.duel_unsigned;
  Cell opponent = named(row.opponent, links);
  if (!row.played.empty() && row.played != game)
    opponent.note = fill(t.duel_played, {{"game", dots::game_name(row.played)}});
  const event::RecordedDuel* recorded = event::find_duel(*names_.state.open_challenge, row.duel);
  const bool has_page = links && recorded != nullptr && !recorded->record.empty();
  const Cell result(title(defeat), has_page ? Names::duel_page(row.duel) : "");
  return {dots::game_name(game), std::to_string(row.opponent), opponent, result,
          std::string(row.counts_as_win ? "1" : "")};
}

Table ChallengeTables::sheet(Number number, bool links) const {
  const Texts& t = names_.t;
  Table table{.kind = "duel-sheet"};
  table.columns = {{title(t.game), "game"},
                   {title(t.opponent_number), "opponent", ColumnType::integer},
                   {title(t.opponent), "name"},
                   {title(t.acknowledged_defeat), "acknowledged"},
                   {title(t.base_points), "base", ColumnType::integer, false, title(t.base_points_hint)}};
  const challenge::Sheet sheet = challenge::sheet_of(championship_, number);
  for (const challenge::SheetGame& game : sheet.games) {
    for (const challenge::SheetRow& row : game.rows) table.rows.push_back(sheet_cells(game.game, row, links));
    for (auto used = static_cast<int>(game.rows.size()); used < championship_.options.rows_a_game; ++used)
      table.rows.push_back({dots::game_name(game.game), Cell(), Cell(), Cell(), Cell()});
  }
  for (const challenge::SheetRow& row : sheet.hors_concours) {
    std::vector<Cell> cells = sheet_cells(row.played, row, links);
    cells[0].note = title(t.hors_concours);
    table.rows.push_back(std::move(cells));
  }
  return table;
}

}  // namespace tournament::publish
