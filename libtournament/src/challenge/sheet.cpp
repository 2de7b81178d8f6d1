#include "tournament/challenge/sheet.h"

#include <algorithm>
#include <map>

namespace tournament::challenge {
namespace {

/// Games of the competition and after them those in which duels are booked beside.
std::vector<std::string> all_games(const Championship& championship) {
  std::vector<std::string> games = games_of(championship.options);
  for (const Duel& duel : championship.duels)
    for (const Number player : {duel.a, duel.b})
      if (const std::string& game = duel.row_of(player); std::ranges::find(games, game) == games.end())
        games.push_back(game);
  return games;
}

SheetRow row_of(const Championship& championship, const Duel& duel, Number player) {
  SheetRow row{.duel = duel.id, .opponent = duel.a == player ? duel.b : duel.a};
  if (duel.winner() != 0) row.outcome = duel.winner() == player ? Outcome::won : Outcome::lost;
  row.signed_by_loser = duel.signed_by_loser;
  if (duel.row_of(player) != duel.game) row.played = duel.game;
  row.time = duel.time;
  row.counts_as_win = row.outcome == Outcome::won && is_counted_win(championship, duel);
  return row;
}

Sheet sheet_with(const Championship& championship, const std::vector<std::string>& games, Number number) {
  Sheet sheet{.number = number};
  for (const std::string& game : games) sheet.games.push_back({.game = game});
  for (const Duel& duel : championship.duels) {
    if (duel.a != number && duel.b != number) continue;
    SheetRow row = row_of(championship, duel, number);
    if (!is_counted(championship, duel)) {
      row.played = duel.game;
      sheet.hors_concours.push_back(std::move(row));
      continue;
    }
    const auto game = std::ranges::find(sheet.games, duel.row_of(number), &SheetGame::game);
    if (game != sheet.games.end()) game->rows.push_back(std::move(row));
  }
  return sheet;
}

}  // namespace

std::string_view to_text(Outcome outcome) {
  switch (outcome) {
    case Outcome::won: return "won";
    case Outcome::lost: return "lost";
    case Outcome::drawn: return "drawn";
  }
  return "";
}

Sheet sheet_of(const Championship& championship, Number number) {
  return sheet_with(championship, all_games(championship), number);
}

std::vector<Sheet> sheets_of(const Championship& championship) {
  const std::vector<std::string> games = all_games(championship);
  std::vector<Sheet> sheets;
  for (const Player& player : championship.players) sheets.push_back(sheet_with(championship, games, player.number));
  return sheets;
}

CentralTable central_table(const Championship& championship) {
  CentralTable table{.games = all_games(championship)};
  const Table scored = score(championship);
  std::map<Number, std::size_t> places;
  for (const PlayerScore& player : scored.players) {
    places[player.number] = table.rows.size();
    table.rows.push_back({.number = player.number,
                          .beaten = std::vector<std::vector<Number>>(table.games.size()),
                          .base = player.base,
                          .trophy = player.trophy,
                          .score = player.score,
                          .disqualified = player.disqualified});
  }
  for (const Duel& duel : championship.duels) {
    if (!is_counted_win(championship, duel)) continue;
    const auto game = std::ranges::find(table.games, duel.row_of(duel.winner())) - table.games.begin();
    table.rows[places.at(duel.winner())].beaten[static_cast<std::size_t>(game)].push_back(duel.loser());
  }
  return table;
}

}  // namespace tournament::challenge
