#include "dots/game.h"

#include "core/family.h"

namespace dots {

Game::Game(std::unique_ptr<Engine> engine) : engine_(std::move(engine)) {}
Game::Game(Game&&) noexcept = default;
Game& Game::operator=(Game&&) noexcept = default;
Game::~Game() = default;

Result<Game> Game::start(const GameSpec& spec) {
  const GameInfo* info = find_game(spec.game);
  if (info == nullptr) return Error{"GAM001", {{"game", spec.game}}};
  auto engine =
      family_of(spec.game)->start(spec, spec.rules.empty() ? info->default_rules : std::string_view(spec.rules));
  if (!engine) return engine.error();
  if (spec.free_turns && (*engine)->dots() == nullptr) return Error{"GAM005", {{"game", spec.game}}};
  return Game(std::move(*engine));
}

Result<void> Game::play(std::string_view move) { return engine_->play(move); }
Result<void> Game::check(std::string_view move) { return engine_->check(move); }
void Game::undo() { engine_->undo(); }
std::string Game::rules() const { return engine_->rules(); }
int Game::plies() const { return engine_->plies(); }
Side Game::to_move() const { return engine_->to_move(); }
Outcome Game::outcome() const { return engine_->outcome(); }
Score Game::score() const { return engine_->score(); }
std::uint64_t Game::digest() const { return engine_->digest(); }
std::string Game::draw() const { return engine_->draw(); }
std::vector<std::string> Game::legal_moves(std::size_t limit) { return engine_->legal_moves(limit); }
std::uint64_t Game::perft(int depth) { return engine_->perft(depth); }
const surround::Position* Game::dots() const { return engine_->dots(); }

}  // namespace dots
