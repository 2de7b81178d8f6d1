// Plays a capture on a small board, prints the score, and uses one function of the tournament library.
#include <cstdio>

#include "dots/game.h"
#include "tournament/pairing/round_robin.h"

int main() {
  auto game = dots::Game::start({.game = "dots", .rules = "tensu;size=5x5;start=empty"});
  if (!game) return std::fprintf(stderr, "%s\n", game.error().code.c_str()), 1;
  for (const char* move : {"3.2", "3.3", "2.3", "1.1", "4.3", "5.5", "3.4"}) {
    if (auto played = game->play(move); !played) return std::fprintf(stderr, "%s\n", played.error().code.c_str()), 1;
  }
  const dots::Score score = game->score();
  std::printf("first %ld, second %ld\n", score.first_halves / 2, score.second_halves / 2);
  return tournament::pairing::berger(6, {}).size() == 5 ? 0 : 1;
}
