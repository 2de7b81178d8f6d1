// Game: the referee's handle on a game of any kind, spoken to in texts.
//
//   auto game = Game::start({.game = "dots", .rules = "tensu"});
//   if (auto played = game->play("19.15"); !played) report(played.error());
//   game->outcome();
//
// Callers that want speed use the typed positions (dots/surround/position.h) instead.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "dots/outcome.h"
#include "dots/result.h"

namespace dots {

namespace surround {
class Position;
}

struct GameSpec {
  std::string game;         ///< an id of the catalogue
  std::string rules{};      ///< preset id, canonical text, or either with changed axes; empty = the game's default
  std::string position{};   ///< a position as draw() prints it; empty = the start position
  bool free_turns = false;  ///< of Dots: sides need not alternate; moves name their side
};

class Game {
 public:
  /// Errors: GAM001 {game} unknown game; GAM005 {game} its sides move by turns; those of the rules and of the position.
  static Result<Game> start(const GameSpec& spec);

  Game(Game&&) noexcept;
  Game& operator=(Game&&) noexcept;
  ~Game();

  /// On an error the game is unchanged.
  Result<void> play(std::string_view move);
  Result<void> check(std::string_view move);
  void undo();

  [[nodiscard]] std::string rules() const;  ///< canonical text
  [[nodiscard]] int plies() const;
  [[nodiscard]] Side to_move() const;
  [[nodiscard]] Outcome outcome() const;
  [[nodiscard]] bool over() const { return outcome().ending != Ending::none; }
  [[nodiscard]] Score score() const;
  [[nodiscard]] std::uint64_t digest() const;
  [[nodiscard]] std::string draw() const;
  /// Canonical texts, sorted; at most `limit`.
  std::vector<std::string> legal_moves(std::size_t limit = SIZE_MAX);
  /// Number of legal sequences of exactly `depth` moves.
  std::uint64_t perft(int depth);

  /// The typed position behind a game of Dots; null for other games.
  [[nodiscard]] const surround::Position* dots() const;

  class Engine;  ///< the hidden implementation, one adapter for every family

 private:
  explicit Game(std::unique_ptr<Engine> engine);
  std::unique_ptr<Engine> engine_;
};

}  // namespace dots
