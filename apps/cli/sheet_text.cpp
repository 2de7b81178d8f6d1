// The sheet of a player, for programs and for people.
#include <algorithm>

#include "cli/challenge_options.h"
#include "cli/challenge_text.h"
#include "dots/catalogue.h"
#include "text/terminal.h"

namespace arbiter::cli {

namespace challenge = tournament::challenge;

namespace {

Json sheet_row_json(const challenge::SheetRow& row) {
  return {{"duel", row.duel},
          {"opponent", row.opponent},
          {"outcome", challenge::to_text(row.outcome)},
          {"signed", row.signed_by_loser},
          {"played", row.played.empty() ? Json(nullptr) : Json(row.played)},
          {"time", row.time.empty() ? Json(nullptr) : Json(row.time)},
          {"point", row.counts_as_win}};
}

const challenge::Player* challenger_of(const challenge::Championship& championship, challenge::Number number) {
  const auto found = std::ranges::find(championship.players, number, &challenge::Player::number);
  return found == championship.players.end() ? nullptr : &*found;
}

/// "202 signed", "301 lost"; the game in brackets where the row stands under another.
std::string row_text(const challenge::SheetRow& row) {
  std::string text = std::to_string(row.opponent);
  switch (row.outcome) {
    case challenge::Outcome::won: text += row.signed_by_loser ? " signed" : " unsigned"; break;
    case challenge::Outcome::lost: text += " lost"; break;
    case challenge::Outcome::drawn: text += " draw"; break;
  }
  return row.played.empty() ? text : text + " (" + row.played + ")";
}

}  // namespace

Json sheet_json(const challenge::Championship& championship, const challenge::Sheet& sheet) {
  const challenge::Player* player = challenger_of(championship, sheet.number);
  Json games = Json::array();
  int points = 0;
  for (const challenge::SheetGame& game : sheet.games) {
    Json rows = Json::array();
    for (const challenge::SheetRow& row : game.rows) {
      rows.push_back(sheet_row_json(row));
      points += row.counts_as_win ? 1 : 0;
    }
    games.push_back({{"game", game.game}, {"rows", std::move(rows)}});
  }
  Json beside = Json::array();
  for (const challenge::SheetRow& row : sheet.hors_concours) beside.push_back(sheet_row_json(row));
  return {{"schema", "arbiter.sheet/1"},
          {"number", sheet.number},
          {"name", player == nullptr ? "" : player->name},
          {"school", player == nullptr ? "" : player->school},
          {"category", player == nullptr ? "" : player->category},
          {"rows_a_game", championship.options.rows_a_game},
          {"base", points},
          {"games", std::move(games)},
          {"hors_concours", std::move(beside)}};
}

std::string sheet_text(const challenge::Championship& championship, const challenge::Sheet& sheet,
                       const std::string& title) {
  constexpr std::size_t game_width = 20, row_width = 18;
  const challenge::Player* player = challenger_of(championship, sheet.number);
  std::string text = title + "\nno " + std::to_string(sheet.number);
  if (player != nullptr)
    for (const std::string& part : {player->name, player->school, player->category})
      if (!part.empty()) text += ", " + part;
  text += "\n\n";
  const auto line = [&text](const std::string& name, const std::vector<challenge::SheetRow>& rows, std::size_t empty) {
    std::string out = text::padded(name, game_width);
    for (std::size_t i = 0; i < std::max(rows.size(), empty); ++i)
      out += "| " + text::padded(i < rows.size() ? row_text(rows[i]) : "", row_width);
    text += out.substr(0, out.find_last_not_of(' ') + 1) + "\n";
  };
  for (const challenge::SheetGame& game : sheet.games)
    line(dots::game_name(game.game), game.rows, static_cast<std::size_t>(championship.options.rows_a_game));
  if (!sheet.hors_concours.empty()) line("hors concours", sheet.hors_concours, 0);
  return text;
}

}  // namespace arbiter::cli
