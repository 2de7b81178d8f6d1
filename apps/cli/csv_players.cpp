// The rows of a table as players.
#include <algorithm>
#include <optional>
#include <utility>

#include "cli/csv.h"
#include "cli/csv_cells.h"
#include "cli/csv_titles.h"
#include "cli/options.h"
#include "tournament/event/validate.h"
#include "tournament/store/names.h"

namespace arbiter::cli {
namespace {

namespace event = tournament::event;
using tournament::store::folded_name;

bool is_among(const std::string& title, std::string_view titles) {
  while (!titles.empty()) {
    const std::size_t end = std::min(titles.find('|'), titles.size());
    if (folded_name(titles.substr(0, end)) == title) return true;
    titles.remove_prefix(std::min(end + 1, titles.size()));
  }
  return false;
}

/// The field that a title means by itself, or "".
std::string field_titled(const std::string& title) {
  const std::string folded = folded_name(title);
  const auto* found =
      std::ranges::find_if(field_titles, [&folded](const FieldTitles& row) { return is_among(folded, row.titles); });
  return found == field_titles.end() ? "" : std::string(found->field);
}

bool is_field(const std::string& field) {
  if (parse_cell_target(field)) return true;
  return std::ranges::find(field_titles, field, &FieldTitles::field) != field_titles.end();
}

/// The field of each column, "" for one that is not used.
using Columns = std::vector<std::string>;

dots::Result<Columns> columns_of(const CsvRow& titles, const std::vector<CsvMapping>& mappings) {
  Columns fields(titles.cells.size());
  for (const CsvMapping& mapping : mappings) {
    if (!is_field(mapping.field)) return dots::Error{"CSV013", {{"field", mapping.field}}};
    if (mapping.column.empty()) continue;
    const auto column = std::ranges::find_if(
        titles.cells, [&](const std::string& title) { return folded_name(title) == folded_name(mapping.column); });
    if (column == titles.cells.end()) return dots::Error{"CSV014", {{"column", mapping.column}}, {titles.line, 1}};
    fields[static_cast<std::size_t>(column - titles.cells.begin())] = mapping.field;
  }
  const auto is_mapped = [&mappings](const std::string& field) {
    return std::ranges::find(mappings, field, &CsvMapping::field) != mappings.end();
  };
  for (std::size_t i = 0; i < fields.size(); ++i) {
    if (!fields[i].empty()) continue;
    std::string field = field_titled(titles.cells[i]);
    if (field.empty() || is_mapped(field)) continue;
    if (std::ranges::find(fields, field) != fields.end())
      return dots::Error{"CSV002", {{"column", titles.cells[i]}}, {titles.line, 1}};
    fields[i] = std::move(field);
  }
  // "Name; Vorname" and "Surname; Name": beside one half of the name, the whole is the other half.
  const auto name = std::ranges::find(fields, "name");
  const bool family = std::ranges::find(fields, "family") != fields.end();
  const bool given = std::ranges::find(fields, "given") != fields.end();
  if (name != fields.end() && family != given) *name = family ? "given" : "family";
  if (name == fields.end() && given && !family) *std::ranges::find(fields, "given") = "name";
  if (name == fields.end() && !family && !given) return dots::Error{"CSV001", {}, {titles.line, 1}};
  return fields;
}

dots::Result<event::Player> player_of(const CsvRow& row, const Columns& fields) {
  if (row.cells.size() > fields.size())
    return dots::Error{"CSV006",
                       {{"found", std::to_string(row.cells.size())}, {"expected", std::to_string(fields.size())}}};
  event::Player player;
  std::string family, given;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const std::string& cell = row.cells[i];
    if (cell.empty() || fields[i].empty()) continue;
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

}  // namespace

dots::Result<PlayerRows> players_of(const CsvTable& table, const std::vector<CsvMapping>& mappings) {
  const CsvRow& titles = table.rows.front();
  const auto fields = columns_of(titles, mappings);
  if (!fields) return fields.error();
  PlayerRows result;
  for (std::size_t i = 0; i < fields->size(); ++i)
    if ((*fields)[i].empty() && !titles.cells[i].empty()) result.unused.push_back(titles.cells[i]);
  for (std::size_t i = 1; i < table.rows.size(); ++i)
    result.rows.push_back({table.rows[i].line, player_of(table.rows[i], *fields)});
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
