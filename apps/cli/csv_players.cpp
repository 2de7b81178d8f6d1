// The rows of a table as players.
#include <algorithm>
#include <array>
#include <cctype>
#include <limits>
#include <optional>

#include "cli/csv.h"
#include "cli/options.h"
#include "tournament/event/validate.h"

namespace arbiter::cli {
namespace {

using tournament::event::Player;

struct Column {
  std::string_view name;
  std::string_view other_names;  ///< blank-separated
  std::string Player::*text;
  std::optional<int> Player::*number;
};

constexpr std::array columns{
    Column{"name", "player", &Player::name, nullptr},
    Column{"nick", "nickname", &Player::nick, nullptr},
    Column{"club", "", &Player::club, nullptr},
    Column{"federation", "fed country", &Player::federation, nullptr},
    Column{"birth year", "birth_year birthyear born year", nullptr, &Player::birth_year},
    Column{"rating", "elo", nullptr, &Player::rating},
};

bool is_word_of(std::string_view word, std::string_view list) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(' '), list.size());
    if (list.substr(0, end) == word) return true;
    list.remove_prefix(std::min(end + 1, list.size()));
  }
  return false;
}

const Column* column_named(std::string title) {
  std::ranges::transform(title, title.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  const auto found = std::ranges::find_if(
      columns, [&](const Column& column) { return column.name == title || is_word_of(title, column.other_names); });
  return found == columns.end() ? nullptr : &*found;
}

dots::Result<Player> player_of(const CsvRow& row, const std::vector<const Column*>& meaning) {
  if (row.cells.size() > meaning.size())
    return dots::Error{"CSV006",
                       {{"found", std::to_string(row.cells.size())}, {"expected", std::to_string(meaning.size())}}};
  Player player;
  for (std::size_t i = 0; i < row.cells.size(); ++i) {
    const std::string& cell = row.cells[i];
    if (meaning[i] == nullptr || cell.empty()) continue;
    if (meaning[i]->text != nullptr) {
      player.*(meaning[i]->text) = cell;
      continue;
    }
    const auto number = whole_number(cell, 0, std::numeric_limits<int>::max());
    if (!number)
      return dots::Error{"CSV005",
                         {{"column", std::string(meaning[i]->name)}, {"value", cell}, {"allowed", "a whole number"}}};
    player.*(meaning[i]->number) = number;
  }
  if (player.name.empty()) return dots::Error{"CSV004"};
  if (auto sound = tournament::event::validate(player); !sound) return sound.error();
  return player;
}

}  // namespace

dots::Result<PlayerRows> players_of(const CsvTable& table) {
  PlayerRows result;
  std::vector<const Column*> meaning;
  for (const std::string& title : table.rows.front().cells) {
    const Column* column = column_named(title);
    if (column == nullptr) {
      if (!title.empty()) result.unused.push_back(title);
    } else if (std::ranges::find(meaning, column) != meaning.end()) {
      return dots::Error{"CSV002", {{"column", title}}, {table.rows.front().line, 1}};
    }
    meaning.push_back(column);
  }
  if (std::ranges::find(meaning, &columns.front()) == meaning.end())
    return dots::Error{"CSV001", {}, {table.rows.front().line, 1}};
  for (std::size_t i = 1; i < table.rows.size(); ++i)
    result.rows.push_back({table.rows[i].line, player_of(table.rows[i], meaning)});
  return result;
}

}  // namespace arbiter::cli
