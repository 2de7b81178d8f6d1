// The rows of a table as players.
#include <algorithm>
#include <optional>
#include <utility>

#include "cli/csv.h"
#include "cli/csv_cells.h"
#include "cli/csv_columns.h"
#include "cli/csv_titles.h"
#include "cli/options.h"
#include "tournament/event/validate.h"
#include "tournament/store/names.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
using tournament::store::folded_name;

/// The fields of a table of players; the whole name may stand in one column or in two.
dots::Result<CsvColumns> columns_of_players(const CsvRow& titles, const std::vector<CsvMapping>& mappings) {
  auto columns = csv_columns(titles, mappings, field_titles);
  if (!columns) return columns;
  CsvColumns& fields = *columns;
  // "Name; Vorname" and "Surname; Name": beside one half of the name, the whole is the other half.
  const auto name = std::ranges::find(fields, "name");
  const bool family = std::ranges::find(fields, "family") != fields.end();
  const bool given = std::ranges::find(fields, "given") != fields.end();
  if (name != fields.end() && family != given) *name = family ? "given" : "family";
  if (name == fields.end() && given && !family) *std::ranges::find(fields, "given") = "name";
  if (name == fields.end() && !family && !given) return dots::Error{"CSV001", {}, {titles.line, 1}};
  return columns;
}

dots::Result<event::Player> player_from(const CsvRow& row, const CsvColumns& fields) {
  if (row.cells.size() > fields.size())
    return dots::Error{"CSV006",
                       {{"found", std::to_string(row.cells.size())}, {"expected", std::to_string(fields.size())}}};
  event::Player player;
  std::string family, given;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const std::string& cell = row.cells[i];
    if (cell.empty() || fields[i].empty()) continue;
    if (fields[i] == "start") continue;
    if (fields[i] == "family")
      family = cell;
    else if (fields[i] == "given")
      given = cell;
    else if (auto put = put_cell(player, fields[i], cell); !put)
      return put.error();
  }
  if (player.name.empty()) player.name = family + (family.empty() || given.empty() ? "" : ", ") + given;
  if (player.name.empty()) return dots::Error{"CSV004"};
  if (auto sound = event::validate(player); !sound) return sound.error();
  return player;
}

dots::Result<int> start_number_of(const CsvRow& row, const CsvColumns& fields) {
  const auto at = static_cast<std::size_t>(std::ranges::find(fields, "start") - fields.begin());
  if (at >= row.cells.size() || row.cells[at].empty()) return 0;
  const auto number = whole_number(row.cells[at], 1, tournament::Limits{}.start_number);
  if (!number)
    return dots::Error{
        "CSV005", {{"column", "start"}, {"value", row.cells[at]}, {"allowed", "a whole number"}}, {row.line, 1}};
  return *number;
}

PlayerRow row_of(const CsvRow& row, const CsvColumns& fields) {
  PlayerRow result{row.line, player_from(row, fields)};
  if (!result.player) return result;
  const auto number = start_number_of(row, fields);
  if (number)
    result.start_number = *number;
  else
    result.player = number.error();
  return result;
}

}  // namespace

dots::Result<PlayerRows> players_of(const CsvTable& table, const std::vector<CsvMapping>& mappings) {
  const CsvRow& titles = table.rows.front();
  const auto fields = columns_of_players(titles, mappings);
  if (!fields) return fields.error();
  PlayerRows result;
  result.unused = unused_columns(titles, *fields);
  for (std::size_t i = 1; i < table.rows.size(); ++i) result.rows.push_back(row_of(table.rows[i], *fields));
  return result;
}

event::Player overlaid(event::Player known, const event::Player& row) {
  const auto put = [](auto& field, const auto& given) {
    if (given != std::remove_cvref_t<decltype(given)>{}) field = given;
  };
  put(known.club, row.club);
  put(known.school, row.school);
  put(known.federation, row.federation);
  put(known.birth_year, row.birth_year);
  put(known.rating, row.rating);
  put(known.latin, row.latin);
  put(known.sex, row.sex);
  put(known.consent, row.consent);
  put(known.categories, row.categories);
  if (known.nick.empty()) known.nick = row.nick;
  const auto is_his = [&row](const std::string& nick) {
    return tournament::store::name_key(nick) == tournament::store::name_key(row.nick);
  };
  if (const auto nicks = event::all_nicks(known); !row.nick.empty() && std::ranges::none_of(nicks, is_his))
    known.nicks.push_back({row.nick});
  for (const event::Nick& nick : row.nicks)
    if (std::ranges::find(known.nicks, nick) == known.nicks.end()) known.nicks.push_back(nick);
  for (const event::ListedRating& rating : row.ratings) {
    const auto same = std::ranges::find_if(known.ratings, [&rating](const event::ListedRating& own) {
      return own.list == rating.list && own.time_class == rating.time_class;
    });
    if (same == known.ratings.end())
      known.ratings.push_back(rating);
    else
      *same = rating;
  }
  return known;
}

}  // namespace arbiter::cli
