// Played events as short texts, for standings.
//
//   State state = played(4, {"1-4:1 2-3:=", "4-3:+ 1-2:?"}, {TieBreak::wins});
//
// A game is first-second:result, where the result is 1 = 0 (over the board), + - (the first wins or loses by forfeit),
// x (both lose by forfeit) or ? (open), and may be followed by the score on the board in halves, "1/13/6". A number
// alone rests.
#pragma once

#include <gtest/gtest.h>

#include <sstream>
#include <string>
#include <vector>

#include "tournament/standings/standings.h"

namespace arbiter_tests {

namespace ev = tournament::event;

inline std::optional<ev::GameResult> result_of(const std::string& text) {
  ev::GameResult result;
  switch (text.at(0)) {
    case '1': result.kind = ev::ResultKind::first_wins; break;
    case '=': result.kind = ev::ResultKind::draw; break;
    case '0': result.kind = ev::ResultKind::second_wins; break;
    case '+': result.kind = ev::ResultKind::first_wins_forfeit; break;
    case '-': result.kind = ev::ResultKind::second_wins_forfeit; break;
    case 'x': result.kind = ev::ResultKind::double_forfeit; break;
    default: return std::nullopt;
  }
  if (text.size() > 1) {
    const std::size_t slash = text.find('/', 2);
    result.score = ev::BoardScore{std::stol(text.substr(2, slash - 2)), std::stol(text.substr(slash + 1))};
  }
  return result;
}

inline ev::State played(int entries, const std::vector<std::string>& rounds, std::vector<ev::TieBreak> tiebreaks,
                        ev::ScoreTable scores = {}) {
  ev::State state;
  state.created = true;
  state.settings.tiebreaks = std::move(tiebreaks);
  state.settings.scores = scores;
  for (int number = 1; number <= entries; ++number) state.entries.push_back({.number = number, .player = 100 + number});
  for (const std::string& text : rounds) {
    ev::Round round{.number = static_cast<int>(state.rounds.size()) + 1, .pairings = {}};
    std::istringstream games(text);
    for (std::string game; games >> game;) {
      const std::size_t dash = game.find('-'), colon = game.find(':');
      ev::Pairing pairing;
      pairing.first = std::stoi(game.substr(0, dash));
      if (colon != std::string::npos) {
        pairing.table = static_cast<int>(round.pairings.size()) + 1;
        pairing.second = std::stoi(game.substr(dash + 1, colon - dash - 1));
        pairing.result = result_of(game.substr(colon + 1));
      }
      round.pairings.push_back(pairing);
    }
    state.rounds.push_back(std::move(round));
  }
  return state;
}

/// One line a row: rank, number, points, tie-breaks; "." for a direct encounter that nobody asked for.
inline std::string lines(const tournament::standings::Standings& table) {
  std::string out;
  for (const auto& row : table.rows) {
    out += std::to_string(row.rank) + ". #" + std::to_string(row.number) + "  " +
           tournament::standings::halves_text(row.points_halves);
    for (const auto& tiebreak : row.tiebreaks) out += "  " + (tiebreak.applies ? to_text(tiebreak.value) : ".");
    out += '\n';
  }
  return out;
}

}  // namespace arbiter_tests
