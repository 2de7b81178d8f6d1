// Random games of Dots for round trips: legal by the main rules, the same for the same seed.
//
//   GameRecord record = random_record({.width = 39, .height = 32, .plies = 200, .seed = 7});
#pragma once

#include <random>

#include "dots/surround/position.h"
#include "tournament/records/game_record.h"

namespace tournament::records {

struct RandomGame {
  int width = 39;
  int height = 32;
  int plies = 100;
  unsigned seed = 1;
  dots::Side begins = dots::Side::first;
  bool stop = false;  ///< the second side stops two thirds through
};

inline GameRecord random_record(const RandomGame& wanted) {
  using dots::surround::Move;
  using dots::surround::MoveKind;
  std::mt19937 random(wanted.seed);
  const auto below = [&](int bound) { return static_cast<int>(random() % static_cast<unsigned>(bound)); };
  GameRecord record;
  record.width = wanted.width;
  record.height = wanted.height;
  const std::string size = std::to_string(wanted.width) + 'x' + std::to_string(wanted.height);
  record.rules = "tensu;size=" + size + ";start=custom";
  auto rules = dots::surround::parse_ruleset("tensu;stop=yes;size=" + size + ";start=empty").value();
  auto position = dots::surround::Position::start(rules, {.free_turns = true}).value();
  dots::Side side = wanted.begins;
  bool stopped = false;
  // Dots close together make captures.
  const int left = below(std::max(1, wanted.width - 12)), top = below(std::max(1, wanted.height - 12));
  for (int tries = 0; tries < 40 * wanted.plies && static_cast<int>(record.moves.size()) < wanted.plies; ++tries) {
    if (wanted.stop && !stopped && 3 * static_cast<int>(record.moves.size()) > 2 * wanted.plies &&
        side == dots::Side::second) {
      record.moves.push_back({Move::ending(MoveKind::stop, side)});
      stopped = true;
      side = dots::Side::first;
      continue;
    }
    const Move move =
        Move::dot(side, {left + below(std::min(12, wanted.width)), top + below(std::min(12, wanted.height))});
    if (!position.play(move)) continue;
    record.moves.push_back({move});
    if (!stopped) side = dots::other(side);
  }
  return record;
}

}  // namespace tournament::records
